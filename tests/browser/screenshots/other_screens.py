"""Scenes around the games: coming in, names, replays, the club, lessons to their end."""

from __future__ import annotations

from playwright.sync_api import Page

from ..kit import Visitor
from .camera import Camera
from .club_members import MEMBERS, PASSWORD
from .scenes import Scene, begun, sat_down, scrolled

GAMES = ("poker-dice", "dice-town", "gentlemans-deal")
GO_ON = ".lesson .row .button.main"
BUTTONS = ".lesson .row .button"
"""At its end a lesson also offers a game with others."""
STRANGER = "Gheorghe-Constantin Ioan"


def strangers(camera: Camera) -> Camera:
    """Return the same devices as an unknown person holds them."""
    for window in camera.windows:
        window.context.clear_cookies()
        window.run_first("localStorage['fivecups-met'] = 'no'")
    return camera


def naming(camera: Camera, seated: list[Visitor]) -> None:
    """Shoot the question for a name at a table, guests with numbers, and a full table."""
    owner, other = seated[1:]
    table = owner.set_table("gentlemans-deal", 6, 0, visibility="open")
    other.ask("POST", f"tables/{table}/sit", {"seat": 5})
    strangers(camera).open(f"/table/{table}", ".seats .button.main")
    for page in camera.pages:
        page.locator(".seats .button.main").first.click()
    camera.see("dialog[open]")
    camera.shoot("naming")
    for page in camera.pages:
        page.locator("dialog .button.quiet").click()
        page.wait_for_selector(".seats .mine")
    camera.shoot("naming-guests")
    for seat in (2, 3, 4):
        owner.ask("POST", f"tables/{table}/bot", {"seat": seat, "level": "regular"})
    spectators = Camera(owner.context.browser, owner.base, STRANGER)  # type: ignore[arg-type]
    spectators.open(f"/table/{table}", ".seats")
    spectators.shoot("naming-full")
    for window in spectators.windows:
        window.leave()


def finished(camera: Camera, seated: list[Visitor], game: str) -> str:
    """Shoot a game that all three people have given up and bots have ended."""
    table = sat_down(camera, seated, game)
    camera.person.ask("POST", f"tables/{table}/start")
    for one in seated:
        one.ask("POST", f"tables/{table}/resign")
    camera.person.await_end(table)
    return table


def replays(camera: Camera, seated: list[Visitor]) -> None:
    for game in GAMES:
        table = finished(camera, seated, game)
        camera.open(f"/table/{table}/replay", ".controls")
        camera.see(".review dl" if game != "gentlemans-deal" else ".controls")
        for page in camera.pages:
            page.locator("button.moment, button.round").last.click()
        camera.shoot(f"replay-{game}")
        camera.shoot(f"replay-{game}-below", scrolled(700))
        for page in camera.pages:
            page.evaluate("scrollTo(0, 0)")


def club(camera: Camera, seated: list[Visitor]) -> None:
    """Shoot leaderboards, head to head and plots of a house after two months, as its first member
    sees them."""
    ask = camera.person.ask
    ask("POST", "me/login", {"login": MEMBERS[0], "password": PASSWORD})
    for window in camera.windows[1:]:
        window.context.add_cookies(camera.person.context.cookies())  # type: ignore[arg-type]
    camera.open("/house", "figure")
    camera.shoot("club", whole=True)
    camera.open(f"/house/{ask('GET', 'me')['id']}", "figure")
    camera.shoot("club-person", whole=True)
    camera.open("/house/m1", "figure")
    camera.shoot("club-other", whole=True)
    finished(camera, seated, "poker-dice")
    camera.open("/you", "main")
    camera.shoot("you", whole=True)


def lesson_ends(camera: Camera, seated: list[Visitor]) -> None:
    """Shoot every step of the lessons."""
    for game in GAMES:
        lesson_to_its_end(camera, game)


def lesson_to_its_end(camera: Camera, game: str) -> None:
    table = camera.person.ask("POST", "tables/lesson", {"game": game})["id"]
    camera.open(f"/table/{table}", ".lesson p")
    steps: set[str] = set()
    while not _follow(camera, game, steps):
        camera.person.page.wait_for_timeout(100)
    camera.shoot(f"lesson-{game}-end")


def _follow(camera: Camera, game: str, steps: set[str]) -> bool:
    """Do what a lesson says next. True if the lesson is over."""
    person = camera.person
    step = person.page.locator(".lesson p")
    if step.count() and (words := step.first.inner_text()) not in steps:
        steps.add(words)
        camera.shoot(f"lesson-{game}-{len(steps)}")
        person.page.set_viewport_size({"width": 1366, "height": 768})
    if person.counts(BUTTONS) == [2]:
        return True
    for window in camera.windows:
        if window.counts(BUTTONS) == [1]:
            window.press(GO_ON, 1)
    person.move()
    return False


def how_to_play(camera: Camera, seated: list[Visitor]) -> None:
    for game in GAMES:
        camera.open(f"/rules/{game}", ".how li")
        camera.shoot(f"rules-{game}")


def banners(camera: Camera, seated: list[Visitor]) -> None:
    """Shoot the banners at Poker Dice and the Deal."""
    browser = camera.person.context.browser
    assert browser is not None
    stranger = Visitor(browser, camera.person.base, STRANGER).become_known()
    for game in ("poker-dice", "gentlemans-deal"):
        table = begun(camera, seated, game)
        stranger.ask("POST", f"tables/{table}/sit", {"seat": 3})
        camera.see(".banner")
        camera.shoot(f"banner-take-over-{game}")
        seated[1].ask("POST", f"tables/{table}/pause")
        camera.see(".banner")
        camera.shoot(f"banner-two-{game}")
        camera.person.ask("POST", f"tables/{table}/owner", {"seat": 1})
        seated[1].ask("POST", f"tables/{table}/replace", {"seat": 0})
        camera.see(".banner.urgent")
        camera.shoot(f"banner-bot-plays-{game}")
    stranger.leave()


def reacting(camera: Camera, seated: list[Visitor]) -> None:
    begun(camera, seated, "poker-dice")

    def menu(page: Page) -> None:
        page.keyboard.press("Escape")
        page.locator(".react > summary, button.react").first.click()
        page.wait_for_timeout(100)

    camera.shoot("reactions", menu)


AROUND: dict[str, Scene] = {
    "naming": naming,
    "replays": replays,
    "club": club,
    "lesson-ends": lesson_ends,
    "how": how_to_play,
    "banners": banners,
    "reacting": reacting,
}
