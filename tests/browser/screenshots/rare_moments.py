"""Scenes that seldom happen at a table."""

from __future__ import annotations

from playwright.sync_api import Page

from ..kit import Visitor
from ..play_ahead import Ask, play_until
from .camera import Camera
from .scenes import MOST_GAMES, UNHURRIED, Scene, begun, label

STRANGER = "Gheorghe-Constantin Ioan"
SELDOM = ("shamans_blessing", "set_a_trap", "discover")
MANY = 4
"""Number of answers of a Sheriff who may also ask for better offers."""

CUT_OFF = """
window.lines = [];
const Line = WebSocket;
window.WebSocket = class extends Line {
  constructor(address, ...more) {
    super(window.cut ? address.replace('/api/', '/nowhere/') : address, ...more);
    lines.push(this);
  }
};
"""
LOSE = "window.cut = true; lines.forEach((line) => line.close());"


def replaced(camera: Camera, seated: list[Visitor]) -> None:
    """Shoot a table at which a bot stands in for the person at the window."""
    table = begun(camera, seated, "dice-town")
    camera.person.ask("POST", f"tables/{table}/owner", {"seat": 1})
    seated[1].ask("POST", f"tables/{table}/replace", {"seat": 0})
    camera.see(".banner.urgent")
    camera.shoot("table-bot-plays-for-you")


def cut_off(camera: Camera, seated: list[Visitor]) -> None:
    """Shoot a lost connection in a game with a long name."""
    for window in camera.windows:
        window.run_first(CUT_OFF)
    begun(camera, seated, "gentlemans-deal", **UNHURRIED)
    for page in camera.pages:
        page.evaluate(LOSE)
    camera.see(".status.urgent:not(:empty)")
    camera.shoot("table-connection-lost")


def seldom_asked(camera: Camera, seated: list[Visitor]) -> None:
    """Shoot Shaman's Blessing, the Trap and Discovery."""
    missing = set(SELDOM)

    def wanted(ask: Ask) -> bool:
        return bool(missing & {ask["question"], label(ask)})

    for _ in range(MOST_GAMES):
        table = begun(camera, seated, "dice-town", wild_west=True, indians=True)
        while missing and (ask := play_until(seated, table, wanted)):
            missing.discard(ask["question"])
            camera.see(f'[data-ask="{ask["id"]}"]')
            camera.shoot(f"west-{ask['question']}")
    print("never came up:", missing, flush=True)


def many_tied(camera: Camera, seated: list[Visitor]) -> None:
    """Shoot a Sheriff who decides among four or five."""

    def wanted(ask: Ask) -> bool:
        return ask["question"] == "name_one" and len(ask["choices"]) > MANY

    for _ in range(MOST_GAMES):
        table = begun(camera, seated, "dice-town")
        if ask := play_until(seated, table, wanted):
            camera.see(f'[data-ask="{ask["id"]}"]')
            camera.shoot("town-many-tied")
            return


def demanding(camera: Camera, seated: list[Visitor]) -> None:
    table = begun(camera, seated, "gentlemans-deal", least_talk_seconds=600, **UNHURRIED)
    if play_until(seated, table, lambda ask: ask["question"] == "nothing_to_add"):
        camera.see(".foot summary")
        for page in camera.pages:
            page.locator(".foot summary").first.click()
        camera.shoot("deal-demand")


def calm(camera: Camera, seated: list[Visitor]) -> None:
    """Shoot the narration at a calm pace, with its ticker."""
    table = begun(camera, seated, "dice-town")
    for page in camera.pages:
        page.evaluate("localStorage['fivecups-pace'] = 'calm'")
        page.reload()
    answered = 0

    def later(ask: Ask) -> bool:
        nonlocal answered
        answered += 1
        return answered > 6

    camera.see(".actions")
    play_until(seated, table, later)
    camera.see(".ticker")
    camera.shoot("table-calm")


def watching(camera: Camera, seated: list[Visitor]) -> None:
    table = begun(camera, seated, "dice-town")
    browser = camera.person.context.browser
    assert browser is not None
    strangers = Camera(browser, camera.person.base, STRANGER)
    strangers.open(f"/table/{table}", ".take-over")
    for visitor, words in ((strangers.person, "Viel Glück!"), (seated[1], "Mulțumesc!")):
        visitor.page.locator("#talk-line").fill(words)
        visitor.page.locator("#talk-line").press("Enter")

    def talking(page: Page) -> None:
        button = page.locator(".drawer-button").nth(1)
        if button.is_visible() and button.get_attribute("aria-expanded") == "false":
            button.click()

    strangers.see(".talk .lines p:nth-of-type(1) span")
    strangers.shoot("watching")
    strangers.shoot("watching-talk", talking)
    for window in strangers.windows:
        window.leave()


def lessons(camera: Camera, seated: list[Visitor]) -> None:
    for game in ("poker-dice", "dice-town", "gentlemans-deal"):
        table = camera.person.ask("POST", "tables/lesson", {"game": game})["id"]
        camera.open(f"/table/{table}", ".lesson p")
        camera.shoot(f"lesson-{game}")
        for _ in range(6):
            person = camera.person
            person.press(".lesson .row .button.main", *person.counts(".lesson .row .button.main"))
            person.move()
        camera.shoot(f"lesson-{game}-later")
        camera.open(f"/rules/{game}", ".how li")
        camera.shoot(f"rules-{game}")


RARE: dict[str, Scene] = {
    "replaced": replaced,
    "lost": cut_off,
    "seldom": seldom_asked,
    "tied": many_tied,
    "demand": demanding,
    "calm": calm,
    "watching": watching,
    "lessons": lessons,
}
