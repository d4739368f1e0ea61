"""Scenes of an evening of Dice Town with Wild West and the Indians, from the rules to a rematch."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from ..kit import Visitor
from ..play_ahead import Ask, play_ahead, play_until
from .camera import Camera
from .other_screens import lesson_to_its_end
from .rare_moments import CUT_OFF, LOSE
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
"""Script that holds timers, so that the narration goes on by one step at a time."""

BEFORE_PLACES = ("keep_dice", "play_or_pass", "send_bandits")
PASS = "[data-question=play_or_pass] .row:last-child > .button:last-child"
MOST_STEPS = 60
FEW = 25
"""Number of answers that are enough for a review."""


def how_to_play(camera: Camera, seated: list[Visitor]) -> None:
    camera.open(f"/rules/{GAME}", ".how li")
    camera.shoot("town-how")
    camera.shoot("town-how-below", scrolled(900))


def lost(camera: Camera, seated: list[Visitor]) -> None:
    """Shoot a lost connection in the middle of a round."""
    for window in camera.windows:
        window.run_first(CUT_OFF)
    begun(camera, seated, GAME, **WILD)
    for page in camera.pages:
        page.evaluate(LOSE)
    camera.see(".status.urgent:not(:empty)")
    camera.shoot("town-lost")


def _has_a_card(ask: Ask) -> bool:
    """Shoot a window for cards in which the owner has none and passes by itself."""
    return ask["question"] == "play_or_pass" and len(ask["choices"]) > 1


def anybody(camera: Camera, seated: list[Visitor]) -> None:
    """Shoot a window for cards in which another player takes their time."""
    table = begun(camera, seated, GAME, **WILD)
    looks, thinks, away = seated
    while play_until([thinks, looks, away], table, _has_a_card):
        looks.page.wait_for_timeout(1_000)
        looks.press(PASS, *looks.counts(PASS))
        looks.page.wait_for_timeout(1_000)
        if looks.counts(".wait .bar") == [1]:
            break
    camera.see(".wait .bar")
    camera.shoot("town-anybody")


def told(camera: Camera, seated: list[Visitor]) -> None:
    """Shoot a round at a calm pace: the last roll, the places, and a question during the
    narration."""
    for window in camera.windows:
        window.run_first("localStorage['fivecups-pace'] = 'calm'")
        window.run_first(STEP_BY_STEP)
    table = begun(camera, seated, GAME, **WILD)
    for page in camera.pages:
        page.evaluate("hold()")
    play_until(seated, table, lambda ask: ask["question"] not in BEFORE_PLACES)
    for name, shown, more in (("last-roll", ".ticker.climax", 0), ("place", ".ticker", 3)):
        for page in camera.pages:
            for _ in range(MOST_STEPS):
                if page.locator(shown).count():
                    break
                page.evaluate("step()")
            for _ in range(more):
                page.evaluate("step()")
        camera.shoot(f"town-told-{name}")


def ended(camera: Camera, seated: list[Visitor]) -> None:
    """Shoot the end and the wish for a rematch."""
    table = begun(camera, seated, GAME, **WILD)
    play_until(seated, table, lambda ask: False)
    camera.see(".ending .seal.checked")
    camera.shoot("town-end")
    seated[1].page.locator(".ending .button.main").click()
    camera.see(".banner")
    camera.shoot("town-rematch", scrolled(0))


def reviewed(camera: Camera, seated: list[Visitor]) -> None:
    """Shoot the review and the replay at a key moment. Bots end the game soon, so that it is
    quick."""
    table = begun(camera, seated, GAME, **WILD)
    play_ahead(seated, table, FEW)
    for one in seated:
        one.ask("POST", f"tables/{table}/resign")
    person = camera.person
    person.await_end(table)
    person.await_that(lambda: person.ask("GET", f"tables/{table}/review")["status"] == "done")
    camera.open(f"/table/{table}", ".review dl")
    camera.shoot("town-review", _at(".review"))
    camera.open(f"/table/{table}/replay", ".controls")
    camera.see(".review dl")
    for page in camera.pages:
        page.locator("button.moment").last.click()
    camera.shoot("town-replay")
    camera.shoot("town-replay-below", _at(".review"))


def _at(part: str) -> Callable[[Page], object]:
    """Return a function that scrolls the page to a part of it."""
    return lambda page: page.locator(part).first.evaluate("part => part.scrollIntoView()")


def lesson(camera: Camera, seated: list[Visitor]) -> None:
    lesson_to_its_end(camera, GAME)


TOWN: dict[str, Scene] = {
    "town-how": how_to_play,
    "town-lost": lost,
    "town-anybody": anybody,
    "town-told": told,
    "town-ended": ended,
    "town-reviewed": reviewed,
    "town-lesson": lesson,
}
