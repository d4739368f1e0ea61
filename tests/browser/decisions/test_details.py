"""Tests of small things at a table that players stumbled over."""

from __future__ import annotations

from playwright.sync_api import expect

from ..conftest import Invite
from ..kit import CLOSED_BOXES, open_for_two
from .test_keys import at_a_question, at_the_dice
from .test_ties import top


def test_what_one_has_said_oneself_is_not_unread(invite: Invite) -> None:
    ana, ion = invite(size="phone"), invite("Ion")
    open_for_two(ana, ion)
    ana.page.get_by_role("button", name="Talk").click()
    ana.page.get_by_label("Say something").fill("Howdy!")
    ana.page.get_by_role("button", name="Send").click()
    ana.page.locator(".talk .lines p", has_text="Howdy!").wait_for()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".unread")).to_have_count(0)
    ion.page.get_by_label("Say something").fill("Howdy, Ana!")
    ion.page.get_by_role("button", name="Send").click()
    expect(ana.page.locator(".unread")).to_have_text("1")


def test_a_wrong_code_is_explained(invite: Invite) -> None:
    ana = invite(lobby=True)
    field = ana.page.locator("section:has(#join) input")
    field.fill("AB01")
    field.press("Enter")
    expect(ana.page.get_by_role("alert")).to_contain_text("0, O, 1 and I are never used")


def test_the_first_dice_do_not_move_and_promise_nothing(invite: Invite) -> None:
    for size in ("phone", "desktop"):
        ana = invite(size=size)
        at_the_dice(ana, "dice-town", 4)
        dice = ana.page.locator(".keep button.die")
        before = top(ana.page.locator(".keep .dice"))
        for place in range(3):
            dice.nth(place).click()
            assert top(ana.page.locator(".keep .dice")) == before, size
        expect(ana.page.locator(".keep")).not_to_contain_text("You would")


def test_a_closed_box_has_a_short_name(invite: Invite) -> None:
    ana = invite()
    at_the_dice(ana)
    label = ana.page.locator(CLOSED_BOXES).first.get_attribute("aria-label")
    assert label is not None and len(label.split()) < 6


def test_a_theft_is_said_in_words(invite: Invite) -> None:
    ana = invite()
    at_a_question(ana, "dice-town", 4, lambda ask: ask["question"] == "rob_somebody")
    expect(ana.page.locator(".rob .victim .button").first).to_contain_text("c")
    ana.check_words()


def test_why_opens_in_sight_and_is_one_stop_of_the_tab_key(invite: Invite) -> None:
    ana = invite()
    at_the_dice(ana, "dice-town", 4)
    log = ana.page.locator(".log")
    expect(log.locator(".link[tabindex='0']")).to_have_count(1)
    links = log.locator(".line > .link")
    links.last.focus()
    ana.page.keyboard.press("Enter")
    expect(log.locator(".rule")).to_be_in_viewport(ratio=1)
    ana.page.keyboard.press("ArrowUp")
    expect(links.nth(links.count() - 2)).to_be_focused()
