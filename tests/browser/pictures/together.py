"""Several people at one device, and a table on a television with phones beside it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from fivecups.client.requests import COOKIE

from ..ahead import Ask, play_until
from ..kit import Visitor
from .eyes import PHONES, TABLETS, WIDE, Eyes
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
    """Somebody at another's device, as far as playing ahead needs them."""

    def __init__(self, owner: Visitor, person: str, name: str) -> None:
        self.base, self.name = owner.base, name
        self.cookie = next(
            one["value"] for one in owner.context.cookies() if one["name"] == f"{COOKIE}-{person}"
        )


def _gathered(eyes: Eyes, elsewhere: Visitor, game: str) -> tuple[str, list[Any]]:
    """Three at one device, somebody elsewhere and a bot, who have not begun."""
    owner = eyes.person
    known = {one["name"]: one["id"] for one in owner.ask("GET", "me")["company"]}
    body = {"game": game, "seats": 5, "options": GAMES[game]}
    table: str = owner.ask("POST", "tables", body)["id"]
    owner.ask("POST", f"tables/{table}/sit", {"seat": 0})
    for seat, name in enumerate(COMPANY, 1):
        if name not in known:
            known[name] = owner.ask("POST", "me/company", {"name": name})["id"]
        owner.ask("POST", f"tables/{table}/sit?as={known[name]}", {"seat": seat})
    for window in eyes.windows[1:]:
        window.context.add_cookies(owner.context.cookies())  # type: ignore[arg-type]
    elsewhere.ask("POST", f"tables/{table}/sit", {"seat": 3})
    owner.ask("POST", f"tables/{table}/bot", {"seat": 4, "level": "random"})
    return table, [owner, *(Partner(owner, known[name], name) for name in COMPANY), elsewhere]


def _take(eyes: Eyes) -> None:
    """Whoever is asked to takes the device."""
    for page in eyes.pages:
        page.locator(f"{COVER} .button.main").click()
    eyes.see(".actions.mine")


def shared_device(eyes: Eyes, seated: list[Visitor]) -> None:
    for game in GAMES:
        table, players = _gathered(eyes, seated[1], game)
        eyes.open(f"/table/{table}", ".start")
        if game == "dice-town":
            eyes.shoot("device-waiting", sizes=DEVICES)
        eyes.person.ask("POST", f"tables/{table}/start")
        if game == "poker-dice":
            eyes.see(".hold-bar strong")
            eyes.shoot("device-poker-dice", sizes=DEVICES)
            continue
        eyes.see(COVER)
        eyes.shoot(f"device-{game}-cover", sizes=DEVICES)
        _take(eyes)
        eyes.shoot(f"device-{game}-held", sizes=DEVICES)
        for page in eyes.pages:
            page.locator(".hold-bar .button").click()
        eyes.see(COVER)
        if game == "dice-town" and play_until(players, table, _may_play_a_card):
            eyes.see(".anybody")
            eyes.shoot("device-anybody", sizes=DEVICES)
        if game == "gentlemans-deal" and play_until(players, table, _votes):
            eyes.see(COVER)
            _take(eyes)
            eyes.shoot("device-vote", sizes=DEVICES)
            for page in eyes.pages:
                page.locator(".hold-bar .button").click()
        play_until(players, table, lambda ask: False)
        eyes.see(".ending")
        eyes.shoot(f"device-{game}-end", sizes=DEVICES)
    eyes.open("/you", ".company")
    eyes.shoot("device-company", lambda page: _show(page, ".company"), sizes=DEVICES)


def _may_play_a_card(ask: Ask) -> bool:
    return bool(ask["question"] == "play_or_pass" and len(ask["choices"]) > 1)


def _votes(ask: Ask) -> bool:
    return bool(ask["question"] == "vote")


def _show(page: Page, what: str) -> None:
    page.locator(what).scroll_into_view_if_needed()


def big_screen(eyes: Eyes, seated: list[Visitor]) -> None:
    """Each game on a television: those who come, the first round, later on, the end; and the phones
    beside it."""
    for game, options in GAMES.items():
        table = sat_down(eyes, seated, game, **options)
        eyes.person.ask("POST", f"tables/{table}/bot", {"seat": 4, "level": None})
        eyes.open(f"/screen/{table}", ".code")
        eyes.shoot(f"screen-{game}-before", sizes=(*TABLETS, *WIDE))
        eyes.person.ask("POST", f"tables/{table}/bot", {"seat": 4, "level": "regular"})
        eyes.person.ask("POST", f"tables/{table}/start")
        eyes.see("main.big .table > *")
        eyes.shoot(f"screen-{game}-first", sizes=(*TABLETS, *WIDE))
        for part, answers in enumerate((6, 14, 30)):
            play_until(seated, table, _after(answers))
            eyes.shoot(f"screen-{game}-{part + 1}", sizes=WIDE)
        if game != "poker-dice":
            _beside(eyes, seated, game, table)
        play_until(seated, table, lambda ask: False)
        eyes.open(f"/screen/{table}", ".scores li")
        eyes.shoot(f"screen-{game}-end", sizes=(*TABLETS, *WIDE))


def _beside(eyes: Eyes, seated: list[Visitor], game: str, table: str) -> None:
    """What phones show while another device shows the table."""
    seated[1].open(f"/screen/{table}")
    for page in eyes.pages:
        page.set_viewport_size({"width": PHONES[0][0], "height": PHONES[0][1]})
    eyes.open(f"/table/{table}", ".look-up")
    eyes.shoot(f"beside-{game}", sizes=PHONES)
    seated[1].open("/")


def _after(answers: int) -> Any:
    """Whether the first one has been asked so many times."""
    asked = 0

    def reached(ask: Ask) -> bool:
        nonlocal asked
        asked += 1
        return asked > answers

    return reached


TOGETHER: dict[str, Scene] = {"device": shared_device, "screen": big_screen}
