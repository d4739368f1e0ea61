"""Scenes at tables: every question of the games, the menus and the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page

from ..kit import Visitor
from ..play_ahead import Ask, play_until
from .camera import Camera

LOOKING = "Александра Константинова"
OTHERS = ("Ștefania-Alexandra Munte", "Максимилиан Воскресенски")
BOTS = ("random", "regular")
UNHURRIED = {"talk_seconds": None, "vote_seconds": None}
MOST_GAMES = 6

Scene = Callable[[Camera, list[Visitor]], None]


def people(browser: Browser, base: str) -> tuple[Camera, list[Visitor]]:
    """Return the window that is shot, and the people: its owner, one who is connected, and one who
    is away unless it is their turn."""
    camera = Camera(browser, base, LOOKING)
    return camera, [
        camera.person,
        *(Visitor(browser, base, name).become_known() for name in OTHERS),
    ]


def sat_down(camera: Camera, seated: list[Visitor], game: str, **options: Any) -> str:
    """Set a table of three people and two bots that has not begun, and return its id."""
    first = seated[0]
    table: str = first.ask(
        "POST", "tables", {"game": game, "seats": 5, "visibility": "open", "options": options}
    )["id"]
    for seat, one in enumerate(seated):
        one.ask("POST", f"tables/{table}/sit", {"seat": seat})
    for seat, level in enumerate(BOTS, len(seated)):
        first.ask("POST", f"tables/{table}/bot", {"seat": seat, "level": level})
    return table


def begun(camera: Camera, seated: list[Visitor], game: str, **options: Any) -> str:
    table = sat_down(camera, seated, game, **options)
    camera.person.ask("POST", f"tables/{table}/start")
    camera.open(f"/table/{table}", ".actions")
    seated[1].open(f"/table/{table}")
    return table


def arriving(camera: Camera, seated: list[Visitor]) -> None:
    table = sat_down(camera, seated, "dice-town", wild_west=True)
    camera.person.ask("POST", f"tables/{table}/bot", {"seat": 4, "level": None})
    camera.open("/", ".game")
    camera.shoot("lobby")
    camera.open(f"/table/{table}", ".seats")
    camera.see(".invitation .code")
    camera.shoot("waiting")
    camera.shoot("waiting-below", scrolled(700))


def label(ask: Ask) -> str:
    """Return a name for the kind of question, so that each kind is shot once."""
    verbs = sorted({str(one[0]) for one in ask["choices"]} - {"pass"}) if _is_list(ask) else []
    return "-".join((ask["question"], *(verbs if ask["question"] == "play_or_pass" else [])))


def _is_list(ask: Ask) -> bool:
    return isinstance(ask["choices"], list)


def every_question(
    camera: Camera, seated: list[Visitor], prefix: str, games: int, begin: Callable[[], str]
) -> str:
    """Shoot each kind of question that the window's owner is asked in `games` games."""
    seen: set[str] = set()

    def new(ask: Ask) -> bool:
        passing = ask["question"] == "play_or_pass" and len(ask["choices"]) == 1
        return label(ask) not in seen and not passing

    for _ in range(games):
        table = begin()
        while ask := play_until(seated, table, new):
            seen.add(label(ask))
            camera.see(f'[data-ask="{ask["id"]}"]')
            camera.shoot(f"{prefix}-{label(ask)}")
    return table


def dice_town(camera: Camera, seated: list[Visitor]) -> None:
    every_question(camera, seated, "town", 1, lambda: begun(camera, seated, "dice-town"))


def wild_west(camera: Camera, seated: list[Visitor]) -> None:
    every_question(
        camera,
        seated,
        "west",
        MOST_GAMES,
        lambda: begun(camera, seated, "dice-town", wild_west=True),
    )


def poker_dice(camera: Camera, seated: list[Visitor]) -> None:
    table = begun(camera, seated, "poker-dice")
    camera.see(".actions.mine")
    camera.shoot("poker-first")
    answers = 0

    def later(ask: Ask) -> bool:
        nonlocal answers
        answers += 1
        return answers > 18

    play_until(seated, table, later)
    camera.see(".actions.mine")
    camera.shoot("poker-later")


def gentlemans_deal(camera: Camera, seated: list[Visitor]) -> None:
    every_question(
        camera,
        seated,
        "deal",
        2,
        lambda: begun(camera, seated, "gentlemans-deal", least_talk_seconds=600, **UNHURRIED),
    )


def at_the_table(camera: Camera, seated: list[Visitor]) -> None:
    """Shoot panels and banners of seats and table in the middle of Wild West."""
    table = begun(camera, seated, "dice-town", wild_west=True)
    camera.see(".goal")
    camera.shoot("table-goal")
    asked = 0

    def later(ask: Ask) -> bool:
        nonlocal asked
        asked += 1
        return asked > 12 and ask["question"] == "keep_dice"

    play_until(seated, table, later)
    camera.see(".question .keep")
    camera.shoot("table-standing", _toggled("button.stand"))
    _close(camera)
    camera.shoot("table-menu", _toggled("details.menu > summary"))
    _close(camera)
    camera.shoot("table-place", _toggled(".place .house >> nth=1", (20, 4)))
    _close(camera)
    camera.shoot("table-seat", _toggled(".neighbour .seat-name >> nth=1"))
    _close(camera)
    stranger = Visitor(
        camera.person.context.browser, camera.person.base, "Gheorghe-Constantin Ioan"
    )  # type: ignore[arg-type]
    stranger.become_known()
    seated[1].ask("POST", f"tables/{table}/pause")
    camera.see(".banner")
    camera.shoot("table-pause-wish")
    stranger.ask("POST", f"tables/{table}/sit", {"seat": 3})
    seated[1].await_that(lambda: _wish_stand_in(seated[1], table, 2))
    camera.see(".banner:nth-of-type(3)")
    camera.shoot("table-three-banners")
    for one in seated[:1] + seated[2:]:
        one.ask("POST", f"tables/{table}/pause")
    camera.see(".banner")
    camera.shoot("table-paused")
    camera.person.ask("POST", f"tables/{table}/resume")
    stranger.leave()
    play_until(seated, table, lambda ask: False)
    camera.see(".ending")


def ending(camera: Camera, seated: list[Visitor]) -> None:
    for game in ("poker-dice", "dice-town", "gentlemans-deal"):
        options = UNHURRIED if game == "gentlemans-deal" else {}
        table = begun(camera, seated, game, **options)
        play_until(seated, table, lambda ask: False)
        camera.see(".ending")
        camera.see(".review dl" if game == "poker-dice" else ".seal.checked")
        camera.shoot(f"end-{game}")
        camera.shoot(f"end-{game}-below", scrolled(800))
        seated[1].page.locator(".ending .button.main").click()
        camera.see(".banner")
        camera.shoot(f"end-{game}-rematch", scrolled(0))


def _wish_stand_in(visitor: Visitor, table: str, seat: int) -> bool:
    """Wish for a stand-in. True if the house takes it; the player must be away."""
    path = f"{visitor.base}/api/tables/{table}/stand-in"
    return visitor.context.request.post(path, data={"seat": seat, "agree": True}).ok


def _toggled(button: str, at: tuple[int, int] | None = None) -> Callable[[Page], object]:
    """Return a function that closes what is open and presses the button."""

    def press(page: Page) -> None:
        page.keyboard.press("Escape")
        spot = {"x": at[0], "y": at[1]} if at else None
        page.locator(button).click(position=spot)  # type: ignore[arg-type]
        page.wait_for_timeout(100)

    return press


def scrolled(top: int) -> Callable[[Page], object]:
    return lambda page: page.evaluate(f"scrollTo({{top: {top}, behavior: 'instant'}})")


def _close(camera: Camera) -> None:
    for page in camera.pages:
        page.keyboard.press("Escape")


SCENES: dict[str, Scene] = {
    "arriving": arriving,
    "town": dice_town,
    "west": wild_west,
    "poker": poker_dice,
    "deal": gentlemans_deal,
    "table": at_the_table,
    "ending": ending,
}
