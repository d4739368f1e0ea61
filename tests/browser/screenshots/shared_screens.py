"""Scenes of several people at one device, and of a television with phones beside it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from fivecups.client.requests import COOKIE

from ..kit import Visitor
from ..play_ahead import Ask, play_until
from .camera import PHONES, TABLETS, WIDE, Camera
from .scenes import UNHURRIED, Scene, sat_down

GAMES: dict[str, dict[str, Any]] = {
    "dice-town": {"wild_west": True},
    "poker-dice": {},
    "gentlemans-deal": UNHURRIED,
}
COMPANY = ("Ana-Maria Constantinescu", "Bob")
COVER = ".hand-over"
DEVICES = (PHONES[0], *TABLETS, *WIDE)


class Partner:
    """A person at another's device, as far as playing ahead needs them."""

    def __init__(self, owner: Visitor, person: str, name: str) -> None:
        self.base, self.name = owner.base, name
        self.cookie = next(
            one["value"] for one in owner.context.cookies() if one["name"] == f"{COOKIE}-{person}"
        )


def _gathered(camera: Camera, elsewhere: Visitor, game: str) -> tuple[str, list[Any]]:
    """Set a table of three people at one device, one elsewhere and a bot, before it begins."""
    owner = camera.person
    known = {one["name"]: one["id"] for one in owner.ask("GET", "me")["company"]}
    body = {"game": game, "seats": 5, "options": GAMES[game]}
    table: str = owner.ask("POST", "tables", body)["id"]
    owner.ask("POST", f"tables/{table}/sit", {"seat": 0})
    for seat, name in enumerate(COMPANY, 1):
        if name not in known:
            known[name] = owner.ask("POST", "me/company", {"name": name})["id"]
        owner.ask("POST", f"tables/{table}/sit?as={known[name]}", {"seat": seat})
    for window in camera.windows[1:]:
        window.context.add_cookies(owner.context.cookies())  # type: ignore[arg-type]
    elsewhere.ask("POST", f"tables/{table}/sit", {"seat": 3})
    owner.ask("POST", f"tables/{table}/bot", {"seat": 4, "level": "random"})
    return table, [owner, *(Partner(owner, known[name], name) for name in COMPANY), elsewhere]


def _take(camera: Camera) -> None:
    """Hand the device to the person who is asked."""
    for page in camera.pages:
        page.locator(f"{COVER} .button.main").click()
    camera.see(".actions.mine")


def shared_device(camera: Camera, seated: list[Visitor]) -> None:
    for game in GAMES:
        table, players = _gathered(camera, seated[1], game)
        camera.open(f"/table/{table}", ".start")
        if game == "dice-town":
            camera.shoot("device-waiting", sizes=DEVICES)
        camera.person.ask("POST", f"tables/{table}/start")
        if game == "poker-dice":
            camera.see(".hold-bar strong")
            camera.shoot("device-poker-dice", sizes=DEVICES)
            continue
        camera.see(COVER)
        camera.shoot(f"device-{game}-cover", sizes=DEVICES)
        _take(camera)
        camera.shoot(f"device-{game}-held", sizes=DEVICES)
        for page in camera.pages:
            page.locator(".hold-bar .button").click()
        camera.see(COVER)
        if game == "dice-town" and play_until(players, table, _may_play_a_card):
            camera.see(".anybody")
            camera.shoot("device-anybody", sizes=DEVICES)
        if game == "gentlemans-deal" and play_until(players, table, _votes):
            camera.see(COVER)
            _take(camera)
            camera.shoot("device-vote", sizes=DEVICES)
            for page in camera.pages:
                page.locator(".hold-bar .button").click()
        play_until(players, table, lambda ask: False)
        camera.see(".ending")
        camera.shoot(f"device-{game}-end", sizes=DEVICES)
    camera.open("/you", ".company")
    camera.shoot("device-company", lambda page: _show(page, ".company"), sizes=DEVICES)


def _may_play_a_card(ask: Ask) -> bool:
    return bool(ask["question"] == "play_or_pass" and len(ask["choices"]) > 1)


def _votes(ask: Ask) -> bool:
    return bool(ask["question"] == "vote")


def _show(page: Page, what: str) -> None:
    page.locator(what).scroll_into_view_if_needed()


def big_screen(camera: Camera, seated: list[Visitor]) -> None:
    """Shoot each game on a television: waiting, the first round, a later one, the end; and the
    phones beside it."""
    for game, options in GAMES.items():
        table = sat_down(camera, seated, game, **options)
        camera.person.ask("POST", f"tables/{table}/bot", {"seat": 4, "level": None})
        camera.open(f"/screen/{table}", ".code")
        camera.shoot(f"screen-{game}-before", sizes=(*TABLETS, *WIDE))
        camera.person.ask("POST", f"tables/{table}/bot", {"seat": 4, "level": "regular"})
        camera.person.ask("POST", f"tables/{table}/start")
        camera.see("main.big .table > *")
        camera.shoot(f"screen-{game}-first", sizes=(*TABLETS, *WIDE))
        for part, answers in enumerate((6, 14, 30)):
            play_until(seated, table, _after(answers))
            camera.shoot(f"screen-{game}-{part + 1}", sizes=WIDE)
        if game != "poker-dice":
            _beside(camera, seated, game, table)
        play_until(seated, table, lambda ask: False)
        camera.open(f"/screen/{table}", ".scores li")
        camera.shoot(f"screen-{game}-end", sizes=(*TABLETS, *WIDE))


def _beside(camera: Camera, seated: list[Visitor], game: str, table: str) -> None:
    """Shoot the phones while another device shows the table."""
    seated[1].open(f"/screen/{table}")
    for page in camera.pages:
        page.set_viewport_size({"width": PHONES[0][0], "height": PHONES[0][1]})
    camera.open(f"/table/{table}", ".look-up")
    camera.shoot(f"beside-{game}", sizes=PHONES)
    seated[1].open("/")


def _after(answers: int) -> Any:
    """Return a condition that holds when the first person has been asked `number` times."""
    asked = 0

    def reached(ask: Ask) -> bool:
        nonlocal asked
        asked += 1
        return asked > answers

    return reached


TOGETHER: dict[str, Scene] = {"device": shared_device, "screen": big_screen}
