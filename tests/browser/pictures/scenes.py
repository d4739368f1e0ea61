"""Tables at which everything happens that is worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page

from ..ahead import Ask, play_until
from ..kit import Visitor
from .eyes import Eyes

LOOKING = "Александра Константинова"
OTHERS = ("Ștefania-Alexandra Munte", "Максимилиан Воскресенски")
BOTS = ("random", "regular")
UNHURRIED = {"talk_seconds": None, "vote_seconds": None}
MOST_GAMES = 6

Scene = Callable[[Eyes, list[Visitor]], None]


def people(browser: Browser, base: str) -> tuple[Eyes, list[Visitor]]:
    """One who looks, one who is there, and one who is away unless it is their turn."""
    eyes = Eyes(browser, base, LOOKING)
    return eyes, [eyes.person, *(Visitor(browser, base, name).become_known() for name in OTHERS)]


def sat_down(eyes: Eyes, seated: list[Visitor], game: str, **options: Any) -> str:
    """A table of three people and two bots that has not begun."""
    first = seated[0]
    table: str = first.ask(
        "POST",
        "tables",
        {"game": game, "seats": 5, "visibility": "open", "options": options},
    )["id"]
    for seat, one in enumerate(seated):
        one.ask("POST", f"tables/{table}/sit", {"seat": seat})
    for seat, level in enumerate(BOTS, len(seated)):
        first.ask("POST", f"tables/{table}/bot", {"seat": seat, "level": level})
    return table


def begun(eyes: Eyes, seated: list[Visitor], game: str, **options: Any) -> str:
    table = sat_down(eyes, seated, game, **options)
    eyes.person.ask("POST", f"tables/{table}/start")
    eyes.open(f"/table/{table}", ".actions")
    seated[1].open(f"/table/{table}")
    return table


def arriving(eyes: Eyes, seated: list[Visitor]) -> None:
    table = sat_down(eyes, seated, "dice-town", wild_west=True)
    eyes.person.ask("POST", f"tables/{table}/bot", {"seat": 4, "level": None})
    eyes.open("/", ".game")
    eyes.shoot("lobby")
    eyes.open(f"/table/{table}", ".seats")
    eyes.see(".invitation .code")
    eyes.shoot("waiting")
    eyes.shoot("waiting-below", scrolled(700))


def label(ask: Ask) -> str:
    """What a question is about, so that each is looked at once."""
    verbs = sorted({str(one[0]) for one in ask["choices"]} - {"pass"}) if _is_list(ask) else []
    return "-".join((ask["question"], *(verbs if ask["question"] == "play_or_pass" else [])))


def _is_list(ask: Ask) -> bool:
    return isinstance(ask["choices"], list)


def every_question(
    eyes: Eyes, seated: list[Visitor], prefix: str, games: int, begin: Callable[[], str]
) -> str:
    """A picture of each question that the looking one is asked in some games."""
    seen: set[str] = set()

    def new(ask: Ask) -> bool:
        passing = ask["question"] == "play_or_pass" and len(ask["choices"]) == 1
        return label(ask) not in seen and not passing

    for _ in range(games):
        table = begin()
        while ask := play_until(seated, table, new):
            seen.add(label(ask))
            eyes.see(f'[data-ask="{ask["id"]}"]')
            eyes.shoot(f"{prefix}-{label(ask)}")
    return table


def dice_town(eyes: Eyes, seated: list[Visitor]) -> None:
    every_question(eyes, seated, "town", 1, lambda: begun(eyes, seated, "dice-town"))


def wild_west(eyes: Eyes, seated: list[Visitor]) -> None:
    every_question(
        eyes, seated, "west", MOST_GAMES, lambda: begun(eyes, seated, "dice-town", wild_west=True)
    )


def poker_dice(eyes: Eyes, seated: list[Visitor]) -> None:
    table = begun(eyes, seated, "poker-dice")
    eyes.see(".actions.mine")
    eyes.shoot("poker-first")
    answers = 0

    def later(ask: Ask) -> bool:
        nonlocal answers
        answers += 1
        return answers > 18

    play_until(seated, table, later)
    eyes.see(".actions.mine")
    eyes.shoot("poker-later")


def gentlemans_deal(eyes: Eyes, seated: list[Visitor]) -> None:
    every_question(
        eyes,
        seated,
        "deal",
        2,
        lambda: begun(eyes, seated, "gentlemans-deal", least_talk_seconds=600, **UNHURRIED),
    )


def at_the_table(eyes: Eyes, seated: list[Visitor]) -> None:
    """What has to do with the seats and the table itself, in the middle of Wild West."""
    table = begun(eyes, seated, "dice-town", wild_west=True)
    eyes.see(".goal")
    eyes.shoot("table-goal")
    asked = 0

    def later(ask: Ask) -> bool:
        nonlocal asked
        asked += 1
        return asked > 12 and ask["question"] == "keep_dice"

    play_until(seated, table, later)
    eyes.see(".question .keep")
    eyes.shoot("table-standing", _toggled("button.stand"))
    _close(eyes)
    eyes.shoot("table-menu", _toggled("details.menu > summary"))
    _close(eyes)
    eyes.shoot("table-place", _toggled(".place .house >> nth=1", (20, 4)))
    _close(eyes)
    eyes.shoot("table-seat", _toggled(".neighbour .seat-name >> nth=1"))
    _close(eyes)
    stranger = Visitor(eyes.person.context.browser, eyes.person.base, "Gheorghe-Constantin Ioan")  # type: ignore[arg-type]
    stranger.become_known()
    seated[1].ask("POST", f"tables/{table}/pause")
    eyes.see(".banner")
    eyes.shoot("table-pause-wish")
    stranger.ask("POST", f"tables/{table}/sit", {"seat": 3})
    seated[1].await_that(lambda: _wish_stand_in(seated[1], table, 2))
    eyes.see(".banner:nth-of-type(3)")
    eyes.shoot("table-three-banners")
    for one in seated[:1] + seated[2:]:
        one.ask("POST", f"tables/{table}/pause")
    eyes.see(".banner")
    eyes.shoot("table-paused")
    eyes.person.ask("POST", f"tables/{table}/resume")
    stranger.leave()
    play_until(seated, table, lambda ask: False)
    eyes.see(".ending")


def ending(eyes: Eyes, seated: list[Visitor]) -> None:
    for game in ("poker-dice", "dice-town", "gentlemans-deal"):
        options = UNHURRIED if game == "gentlemans-deal" else {}
        table = begun(eyes, seated, game, **options)
        play_until(seated, table, lambda ask: False)
        eyes.see(".ending")
        eyes.see(".review dl" if game == "poker-dice" else ".seal.checked")
        eyes.shoot(f"end-{game}")
        eyes.shoot(f"end-{game}-below", scrolled(800))
        seated[1].page.locator(".ending .button.main").click()
        eyes.see(".banner")
        eyes.shoot(f"end-{game}-rematch", scrolled(0))


def _wish_stand_in(visitor: Visitor, table: str, seat: int) -> bool:
    """Whether the house lets one wish for a bot already: somebody has to be away for a while."""
    path = f"{visitor.base}/api/tables/{table}/stand-in"
    return visitor.context.request.post(path, data={"seat": seat, "agree": True}).ok


def _toggled(button: str, at: tuple[int, int] | None = None) -> Callable[[Page], object]:
    """Press a button once; at the next sizes what it has opened is still open."""

    def press(page: Page) -> None:
        page.keyboard.press("Escape")
        spot = {"x": at[0], "y": at[1]} if at else None
        page.locator(button).click(position=spot)  # type: ignore[arg-type]
        page.wait_for_timeout(100)

    return press


def scrolled(top: int) -> Callable[[Page], object]:
    return lambda page: page.evaluate(f"scrollTo({{top: {top}, behavior: 'instant'}})")


def _close(eyes: Eyes) -> None:
    for page in eyes.pages:
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
