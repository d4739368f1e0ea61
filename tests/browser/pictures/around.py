"""What lies around the games: coming in, names, replays, the club, lessons to their end."""

from __future__ import annotations

from playwright.sync_api import Page

from ..kit import Visitor
from .eyes import Eyes
from .members import MEMBERS, PASSWORD
from .scenes import Scene, begun, sat_down, scrolled

GAMES = ("poker-dice", "dice-town", "gentlemans-deal")
GO_ON = ".lesson .row .button.main"
BUTTONS = ".lesson .row .button"
"""At the end one may also play with others."""
STRANGER = "Gheorghe-Constantin Ioan"


def strangers(eyes: Eyes) -> Eyes:
    """The same devices, in the hands of somebody whom the house does not know."""
    for window in eyes.windows:
        window.context.clear_cookies()
        window.run_first("localStorage['fivecups-met'] = 'no'")
    return eyes


def naming(eyes: Eyes, seated: list[Visitor]) -> None:
    """Whoever sits down is asked who they are; guests have numbers; the table is full."""
    owner, other = seated[1:]
    table = owner.set_table("gentlemans-deal", 6, 0, visibility="open")
    other.ask("POST", f"tables/{table}/sit", {"seat": 5})
    strangers(eyes).open(f"/table/{table}", ".seats .button.main")
    for page in eyes.pages:
        page.locator(".seats .button.main").first.click()
    eyes.see("dialog[open]")
    eyes.shoot("naming")
    for page in eyes.pages:
        page.locator("dialog .button.quiet").click()
        page.wait_for_selector(".seats .mine")
    eyes.shoot("naming-guests")
    for seat in (2, 3, 4):
        owner.ask("POST", f"tables/{table}/bot", {"seat": seat, "level": "regular"})
    spectators = Eyes(owner.context.browser, owner.base, STRANGER)  # type: ignore[arg-type]
    spectators.open(f"/table/{table}", ".seats")
    spectators.shoot("naming-full")
    for window in spectators.windows:
        window.leave()


def finished(eyes: Eyes, seated: list[Visitor], game: str) -> str:
    """A game that all three have given up, so that bots have ended it."""
    table = sat_down(eyes, seated, game)
    eyes.person.ask("POST", f"tables/{table}/start")
    for one in seated:
        one.ask("POST", f"tables/{table}/resign")
    eyes.person.await_end(table)
    return table


def replays(eyes: Eyes, seated: list[Visitor]) -> None:
    for game in GAMES:
        table = finished(eyes, seated, game)
        eyes.open(f"/table/{table}/replay", ".controls")
        eyes.see(".review dl" if game != "gentlemans-deal" else ".controls")
        for page in eyes.pages:
            page.locator("button.moment, button.round").last.click()
        eyes.shoot(f"replay-{game}")
        eyes.shoot(f"replay-{game}-below", scrolled(700))
        for page in eyes.pages:
            page.evaluate("scrollTo(0, 0)")


def club(eyes: Eyes, seated: list[Visitor]) -> None:
    """Leaderboards, head to head and plots of a house whose members have met for two months, seen
    by the first of them."""
    ask = eyes.person.ask
    ask("POST", "me/login", {"login": MEMBERS[0], "password": PASSWORD})
    for window in eyes.windows[1:]:
        window.context.add_cookies(eyes.person.context.cookies())  # type: ignore[arg-type]
    eyes.open("/house", "figure")
    eyes.shoot("club", whole=True)
    eyes.open(f"/house/{ask('GET', 'me')['id']}", "figure")
    eyes.shoot("club-person", whole=True)
    eyes.open("/house/m1", "figure")
    eyes.shoot("club-other", whole=True)
    finished(eyes, seated, "poker-dice")
    eyes.open("/you", "main")
    eyes.shoot("you", whole=True)


def lesson_ends(eyes: Eyes, seated: list[Visitor]) -> None:
    """Every step of the lessons."""
    for game in GAMES:
        lesson_to_its_end(eyes, game)


def lesson_to_its_end(eyes: Eyes, game: str) -> None:
    table = eyes.person.ask("POST", "tables/lesson", {"game": game})["id"]
    eyes.open(f"/table/{table}", ".lesson p")
    steps: set[str] = set()
    while not _follow(eyes, game, steps):
        eyes.person.page.wait_for_timeout(100)
    eyes.shoot(f"lesson-{game}-end")


def _follow(eyes: Eyes, game: str, steps: set[str]) -> bool:
    """Do what a lesson says next; whether it is over."""
    person = eyes.person
    step = person.page.locator(".lesson p")
    if step.count() and (words := step.first.inner_text()) not in steps:
        steps.add(words)
        eyes.shoot(f"lesson-{game}-{len(steps)}")
        person.page.set_viewport_size({"width": 1366, "height": 768})
    if person.counts(BUTTONS) == [2]:
        return True
    for window in eyes.windows:
        if window.counts(BUTTONS) == [1]:
            window.press(GO_ON, 1)
    person.move()
    return False


def how_to_play(eyes: Eyes, seated: list[Visitor]) -> None:
    for game in GAMES:
        eyes.open(f"/rules/{game}", ".how li")
        eyes.shoot(f"rules-{game}")


def banners(eyes: Eyes, seated: list[Visitor]) -> None:
    """What asks for everybody's attention at Poker Dice and the Deal."""
    browser = eyes.person.context.browser
    assert browser is not None
    stranger = Visitor(browser, eyes.person.base, STRANGER).become_known()
    for game in ("poker-dice", "gentlemans-deal"):
        table = begun(eyes, seated, game)
        stranger.ask("POST", f"tables/{table}/sit", {"seat": 3})
        eyes.see(".banner")
        eyes.shoot(f"banner-take-over-{game}")
        seated[1].ask("POST", f"tables/{table}/pause")
        eyes.see(".banner")
        eyes.shoot(f"banner-two-{game}")
        eyes.person.ask("POST", f"tables/{table}/owner", {"seat": 1})
        seated[1].ask("POST", f"tables/{table}/replace", {"seat": 0})
        eyes.see(".banner.urgent")
        eyes.shoot(f"banner-bot-plays-{game}")
    stranger.leave()


def reacting(eyes: Eyes, seated: list[Visitor]) -> None:
    begun(eyes, seated, "poker-dice")

    def menu(page: Page) -> None:
        page.keyboard.press("Escape")
        page.locator(".react > summary, button.react").first.click()
        page.wait_for_timeout(100)

    eyes.shoot("reactions", menu)


AROUND: dict[str, Scene] = {
    "naming": naming,
    "replays": replays,
    "club": club,
    "lesson-ends": lesson_ends,
    "how": how_to_play,
    "banners": banners,
    "reacting": reacting,
}
