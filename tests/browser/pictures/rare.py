"""What seldom happens at a table, and has to be looked at all the same."""

from __future__ import annotations

from playwright.sync_api import Page

from ..ahead import Ask, play_until
from ..kit import Visitor
from .eyes import Eyes
from .scenes import MOST_GAMES, UNHURRIED, Scene, begun, label

STRANGER = "Gheorghe-Constantin Ioan"
SELDOM = ("shamans_blessing", "set_a_trap", "discover")
MANY = 4
"""Answers of a Sheriff who may also ask for better offers."""

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


def replaced(eyes: Eyes, seated: list[Visitor]) -> None:
    """A bot plays for the one who looks."""
    table = begun(eyes, seated, "dice-town")
    eyes.person.ask("POST", f"tables/{table}/owner", {"seat": 1})
    seated[1].ask("POST", f"tables/{table}/replace", {"seat": 0})
    eyes.see(".banner.urgent")
    eyes.shoot("table-bot-plays-for-you")


def cut_off(eyes: Eyes, seated: list[Visitor]) -> None:
    """The connection is lost, in a game with a long name."""
    for window in eyes.windows:
        window.run_first(CUT_OFF)
    begun(eyes, seated, "gentlemans-deal", **UNHURRIED)
    for page in eyes.pages:
        page.evaluate(LOSE)
    eyes.see(".status.urgent:not(:empty)")
    eyes.shoot("table-connection-lost")


def seldom_asked(eyes: Eyes, seated: list[Visitor]) -> None:
    """Shaman's Blessing, the Trap and Discovery."""
    missing = set(SELDOM)

    def wanted(ask: Ask) -> bool:
        return bool(missing & {ask["question"], label(ask)})

    for _ in range(MOST_GAMES):
        table = begun(eyes, seated, "dice-town", wild_west=True, indians=True)
        while missing and (ask := play_until(seated, table, wanted)):
            missing.discard(ask["question"])
            eyes.see(f'[data-ask="{ask["id"]}"]')
            eyes.shoot(f"west-{ask['question']}")
    print("never came up:", missing, flush=True)


def many_tied(eyes: Eyes, seated: list[Visitor]) -> None:
    """The Sheriff decides among four or five."""

    def wanted(ask: Ask) -> bool:
        return ask["question"] == "name_one" and len(ask["choices"]) > MANY

    for _ in range(MOST_GAMES):
        table = begun(eyes, seated, "dice-town")
        if ask := play_until(seated, table, wanted):
            eyes.see(f'[data-ask="{ask["id"]}"]')
            eyes.shoot("town-many-tied")
            return


def demanding(eyes: Eyes, seated: list[Visitor]) -> None:
    table = begun(eyes, seated, "gentlemans-deal", least_talk_seconds=600, **UNHURRIED)
    if play_until(seated, table, lambda ask: ask["question"] == "nothing_to_add"):
        eyes.see(".foot summary")
        for page in eyes.pages:
            page.locator(".foot summary").first.click()
        eyes.shoot("deal-demand")


def calm(eyes: Eyes, seated: list[Visitor]) -> None:
    """What is told at a calm pace, with its ticker."""
    table = begun(eyes, seated, "dice-town")
    for page in eyes.pages:
        page.evaluate("localStorage['fivecups-pace'] = 'calm'")
        page.reload()
    answered = 0

    def later(ask: Ask) -> bool:
        nonlocal answered
        answered += 1
        return answered > 6

    eyes.see(".actions")
    play_until(seated, table, later)
    eyes.see(".ticker")
    eyes.shoot("table-calm")


def watching(eyes: Eyes, seated: list[Visitor]) -> None:
    table = begun(eyes, seated, "dice-town")
    browser = eyes.person.context.browser
    assert browser is not None
    strangers = Eyes(browser, eyes.person.base, STRANGER)
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


def lessons(eyes: Eyes, seated: list[Visitor]) -> None:
    for game in ("poker-dice", "dice-town", "gentlemans-deal"):
        table = eyes.person.ask("POST", "tables/lesson", {"game": game})["id"]
        eyes.open(f"/table/{table}", ".lesson p")
        eyes.shoot(f"lesson-{game}")
        for _ in range(6):
            person = eyes.person
            person.press(".lesson .row .button.main", *person.counts(".lesson .row .button.main"))
            person.move()
        eyes.shoot(f"lesson-{game}-later")
        eyes.open(f"/rules/{game}", ".how li")
        eyes.shoot(f"rules-{game}")


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
