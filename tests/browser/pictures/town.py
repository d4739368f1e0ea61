"""An evening in Dice Town with Wild West and the Indians, from the rules to another game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from ..ahead import Ask, play_ahead, play_until
from ..kit import Visitor
from .around import lesson_to_its_end
from .eyes import Eyes
from .rare import CUT_OFF, LOSE
from .scenes import Scene, begun, scrolled

GAME = "dice-town"
WILD = {"wild_west": True, "indians": True}
STEP_BY_STEP = """
  const later = window.setTimeout;
  const waiting = [];
  let held = false;
  window.hold = () => (held = true);
  window.step = () => waiting.splice(0).forEach((act) => act());
  window.setTimeout = (act, ...rest) => (held ? waiting.push(act) && 0 : later(act, ...rest));
"""
"""While timers are held only a step more is told at a time."""

BEFORE_PLACES = ("keep_dice", "play_or_pass", "send_bandits")
PASS = "[data-question=play_or_pass] .row:last-child > .button:last-child"
MOST_STEPS = 60
FEW = 25
"""Answers, so many as to have something to be reviewed."""


def how_to_play(eyes: Eyes, seated: list[Visitor]) -> None:
    eyes.open(f"/rules/{GAME}", ".how li")
    eyes.shoot("town-how")
    eyes.shoot("town-how-below", scrolled(900))


def lost(eyes: Eyes, seated: list[Visitor]) -> None:
    """The connection is lost in the middle of a round."""
    for window in eyes.windows:
        window.run_first(CUT_OFF)
    begun(eyes, seated, GAME, **WILD)
    for page in eyes.pages:
        page.evaluate(LOSE)
    eyes.see(".status.urgent:not(:empty)")
    eyes.shoot("town-lost")


def _has_a_card(ask: Ask) -> bool:
    """Who has none to play is asked like everybody, and passes by itself."""
    return ask["question"] == "play_or_pass" and len(ask["choices"]) > 1


def anybody(eyes: Eyes, seated: list[Visitor]) -> None:
    """Somebody else may play a card, and takes their time."""
    table = begun(eyes, seated, GAME, **WILD)
    looks, thinks, away = seated
    while play_until([thinks, looks, away], table, _has_a_card):
        looks.page.wait_for_timeout(1_000)
        looks.press(PASS, *looks.counts(PASS))
        looks.page.wait_for_timeout(1_000)
        if looks.counts(".wait .bar") == [1]:
            break
    eyes.see(".wait .bar")
    eyes.shoot("town-anybody")


def told(eyes: Eyes, seated: list[Visitor]) -> None:
    """A round as it is told at a calm pace: the last roll, the places, and one's own question while
    things are still told."""
    for window in eyes.windows:
        window.run_first("localStorage['fivecups-pace'] = 'calm'")
        window.run_first(STEP_BY_STEP)
    table = begun(eyes, seated, GAME, **WILD)
    for page in eyes.pages:
        page.evaluate("hold()")
    play_until(seated, table, lambda ask: ask["question"] not in BEFORE_PLACES)
    for name, shown, more in (("last-roll", ".ticker.climax", 0), ("place", ".ticker", 3)):
        for page in eyes.pages:
            for _ in range(MOST_STEPS):
                if page.locator(shown).count():
                    break
                page.evaluate("step()")
            for _ in range(more):
                page.evaluate("step()")
        eyes.shoot(f"town-told-{name}")


def ended(eyes: Eyes, seated: list[Visitor]) -> None:
    """The end, and the wish for another game."""
    table = begun(eyes, seated, GAME, **WILD)
    play_until(seated, table, lambda ask: False)
    eyes.see(".ending .seal.checked")
    eyes.shoot("town-end")
    seated[1].page.locator(".ending .button.main").click()
    eyes.see(".banner")
    eyes.shoot("town-rematch", scrolled(0))


def reviewed(eyes: Eyes, seated: list[Visitor]) -> None:
    """The review with its figures, and the replay at a key moment. Bots end the game soon: a review
    of few decisions is quick."""
    table = begun(eyes, seated, GAME, **WILD)
    play_ahead(seated, table, FEW)
    for one in seated:
        one.ask("POST", f"tables/{table}/resign")
    person = eyes.person
    person.await_end(table)
    person.await_that(lambda: person.ask("GET", f"tables/{table}/review")["status"] == "done")
    eyes.open(f"/table/{table}", ".review dl")
    eyes.shoot("town-review", _at(".review"))
    eyes.open(f"/table/{table}/replay", ".controls")
    eyes.see(".review dl")
    for page in eyes.pages:
        page.locator("button.moment").last.click()
    eyes.shoot("town-replay")
    eyes.shoot("town-replay-below", _at(".review"))


def _at(part: str) -> Callable[[Page], object]:
    """The page scrolled to a part of it."""
    return lambda page: page.locator(part).first.evaluate("part => part.scrollIntoView()")


def lesson(eyes: Eyes, seated: list[Visitor]) -> None:
    lesson_to_its_end(eyes, GAME)


TOWN: dict[str, Scene] = {
    "town-how": how_to_play,
    "town-lost": lost,
    "town-anybody": anybody,
    "town-told": told,
    "town-ended": ended,
    "town-reviewed": reviewed,
    "town-lesson": lesson,
}
