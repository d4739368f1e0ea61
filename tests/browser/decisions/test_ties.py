"""Tests of a tie: the Sheriff marks a player and confirms by one button, and then it is over."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from ..conftest import Invite
from .test_keys import at_a_question

# The next tie of the round may follow at once.
DECIDED = """place => !document.querySelector('.scale .pan .button')
  || document.querySelector('.scale .stake strong')?.innerText !== place"""


def names_one(ask: dict[str, Any]) -> bool:
    return bool(ask["question"] == "name_one" and ask["data"]["decision"] == "winner")


def top(element: Locator) -> float:
    box = element.bounding_box()
    assert box is not None
    return box["y"]


def test_a_tie_is_decided_by_one_button_and_ends_visibly(invite: Invite) -> None:
    ana = invite(pace="calm")
    at_a_question(ana, "dice-town", 4, names_one)
    page = ana.page
    pans = page.locator(".scale .pan")
    pans.first.wait_for()
    expect(page.locator(".scale .stake")).to_contain_text("The winner ")
    expect(page.locator(".button.main:visible")).to_have_count(1)
    confirm = page.locator(".question .button.main")
    expect(confirm).to_be_disabled()
    before = top(pans.first)
    pans.last.locator(".button").click()
    expect(page.locator(".pan.chosen")).to_have_count(1)
    pans.first.locator(".button").click()
    expect(page.locator(".pan.chosen")).to_have_count(1)
    expect(pans.first).to_contain_class("chosen")
    assert top(pans.first) == before, "the choice has moved what is under the finger"
    log = page.locator(".log .line")
    lines = log.count()
    page.keyboard.press("Escape")
    expect(page.locator(".pan.chosen")).to_have_count(0)
    assert log.count() == lines, "nothing was sent"
    place = page.locator(".scale .stake strong").inner_text()
    pans.first.locator(".button").click()
    confirm.click()
    page.wait_for_function(DECIDED, arg=place)
    ana.check_words()
