"""Tests of reactions, and of the chat among spectators."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ..conftest import Invite, Meet
from ..kit import LANGUAGES, SIZES, Visitor

Check = Callable[[Visitor], None]
PATIENT_BUBBLES = """
  const later = window.setTimeout;
  const waiting = [];
  window.burst = () => waiting.splice(0).forEach((act) => act());
  window.setTimeout = (act, time, ...rest) =>
    time === 4000 ? waiting.push(act) : later(act, time, ...rest);
"""
"""A script that keeps bubbles until they are told to burst: a busy machine might miss their four
seconds."""

GAMES = {"dice-town": 3, "poker-dice": 3, "gentlemans-deal": 5}
ALL = [
    pytest.param(game, size, language, marks=() if number == other else pytest.mark.slow)
    for number, game in enumerate(GAMES)
    for other, (size, language) in enumerate(zip(SIZES, LANGUAGES, strict=True))
]
"""Every game at every size; all but one size of each only in the slow run."""


def running(ana: Visitor, bob: Visitor, game: str) -> str:
    table = ana.set_table(game, GAMES[game], GAMES[game] - 2, visibility="open")
    bob.ask("POST", f"tables/{table}/sit", {"seat": 1})
    ana.ask("POST", f"tables/{table}/start")
    return table


def box(visitor: Visitor, what: str) -> dict[str, Any]:
    bounds = visitor.page.locator(what).first.bounding_box()
    assert bounds is not None, what
    return dict(bounds)


def lies_on_a_sign(visitor: Visitor, shown: dict[str, Any]) -> bool:
    """True if a bubble is centred on a sign of the first seat and hardly larger."""
    signs = visitor.page.locator('.stage .sign[data-sign="0"]').all()
    return any(
        abs(shown["x"] + shown["width"] / 2 - sign["x"] - sign["width"] / 2) < 2
        and abs(shown["y"] + shown["height"] / 2 - sign["y"] - sign["height"] / 2) < 2
        and shown["width"] <= sign["width"] + 10
        for item in signs
        if (sign := item.bounding_box()) is not None
    )


@pytest.mark.parametrize(("game", "size", "language"), ALL)
def test_a_reaction_lies_on_the_sign_of_its_seat_and_covers_nothing_else(
    invite: Invite, accessible: Check, game: str, size: str, language: str
) -> None:
    ana, bob = invite("Ana"), invite("Bob", size=size, language=language)
    table = running(ana, bob, game)
    bob.run_first(PATIENT_BUBBLES)
    bob.open(f"/table/{table}")
    bob.page.wait_for_selector(".actions")
    ana.open(f"/table/{table}")
    ana.page.locator(".react summary").click()
    ana.page.get_by_role("button", name="Cheers!").click()
    bubble = bob.page.locator('[data-reaction="cheers"][data-seat="0"]')
    bubble.wait_for()

    def lies_right() -> bool:
        shown, bar = box(bob, '[data-reaction="cheers"][data-seat="0"]'), box(bob, ".bar")
        in_the_bar = shown["y"] + shown["height"] <= bar["y"] + bar["height"]
        return lies_on_a_sign(bob, shown) or in_the_bar

    bob.await_that(lies_right)
    words = {"en": "Ana: Cheers!", "ru": "Ana: Ваше здоровье!", "ro": "Ana: Noroc!"}[language]
    bob.page.locator("[aria-live]", has_text=words).wait_for(state="attached")
    bob.page.locator(".react summary").click()
    bob.check_words()
    accessible(bob)
    bob.page.evaluate("burst()")
    bubble.wait_for(state="detached")


def test_what_watchers_say_is_marked_and_stays_with_who_sits_down(
    invite: Invite, meet: Meet, accessible: Check
) -> None:
    ana, eve, max_ = meet("Ana"), invite("Eve"), invite("Max", size="phone")
    table = ana.set_table("poker-dice", 2, 1, visibility="open")
    ana.ask("POST", f"tables/{table}/start")
    eve.open(f"/table/{table}")
    max_.open(f"/table/{table}")
    line = eve.page.get_by_placeholder("To spectators")
    line.fill("Who wins?")
    eve.page.get_by_role("button", name="Send").click()
    mine = eve.page.locator(".talk p", has_text="Who wins?")
    mine.get_by_text("watching").wait_for()
    max_.page.get_by_role("button", name="Talk").click()
    max_.page.locator(".talk p", has_text="Who wins?").get_by_text("watching").wait_for()
    accessible(max_)
    eve.ask("POST", f"tables/{table}/sit", {"seat": 1})
    person = eve.ask("GET", "me")["id"]
    if eve.ask("GET", f"tables/{table}")["chairs"][1].get("person") != person:
        ana.ask("POST", f"tables/{table}/request", {"person": person, "agree": True})
    eve.page.get_by_placeholder("Say something", exact=True).wait_for()
    mine.wait_for()
    eve.page.reload()
    eve.page.get_by_placeholder("Say something", exact=True).wait_for()
    mine.wait_for()


def test_a_watcher_without_a_name_is_asked_before_talking(invite: Invite, meet: Meet) -> None:
    ana, eve = meet("Ana"), invite("Eve")
    eve.context.clear_cookies()
    table = ana.set_table("poker-dice", 2, 1, visibility="open")
    ana.ask("POST", f"tables/{table}/start")
    eve.open(f"/table/{table}")
    eve.page.get_by_placeholder("To spectators").fill("Hello")
    eve.page.get_by_role("button", name="Send").click()
    eve.page.get_by_role("button", name="That’s me").click()
    eve.page.locator(".talk p", has_text="Hello").get_by_text("Eve").wait_for()
