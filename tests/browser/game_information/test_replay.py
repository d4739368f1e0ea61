"""Tests of the replay: speed, rounds, key moments, and an address that points to the step."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from ..conftest import Invite
from ..kit import Visitor, fits
from .test_ending import finished

Check = Callable[..., None]


def step(visitor: Visitor) -> int:
    return int(visitor.page.locator(".controls input").input_value())


def test_rounds_key_moments_and_the_address(invite: Invite, accessible: Check) -> None:
    ana, friend = invite(size="phone"), invite("Ion", size="tablet", language="ro", dark=True)
    table = finished(ana, "poker-dice", 2)
    ana.open(f"/table/{table}/replay")
    ana.page.wait_for_selector(".controls")
    ana.page.wait_for_selector(".review dl")
    ana.page.locator("button.round").click()
    second = step(ana)
    assert second > 0
    expect(ana.page).to_have_url(re.compile(rf"#{second}$"))
    ana.page.keyboard.press("PageDown")
    assert step(ana) > second
    ana.page.keyboard.press("PageUp")
    assert step(ana) == second
    ana.page.keyboard.press("Home")
    ana.page.locator("button.moment").click()
    expect(ana.page.locator("p.moment")).to_be_visible()
    moment = step(ana)
    handles = ana.page.locator(".handles")
    expect(handles).to_be_in_viewport(ratio=1)
    ana.check_words()
    assert fits(ana)
    accessible(ana)
    ana.resize("desktop")
    ana.speak("ro")
    expect(ana.page.locator("p.moment")).to_be_visible()
    expect(handles).to_be_in_viewport(ratio=1)
    assert step(ana) == moment
    ana.check_words()
    assert fits(ana)
    friend.open(f"/table/{table}/replay#{moment}")
    friend.page.wait_for_selector(".controls")
    assert step(friend) == moment
    expect(friend.page.locator("p.moment")).to_have_text(ana.page.locator("p.moment").inner_text())
    accessible(friend, rules=["color-contrast"])
    friend.speak("ru")
    expect(friend.page.locator("p.moment")).to_be_visible()
    friend.check_words()
    assert fits(friend)


def test_the_speed_is_kept_and_the_keyboard_runs_the_game(invite: Invite) -> None:
    ana = invite()
    table = finished(ana, "poker-dice", 2)
    ana.open(f"/table/{table}/replay")
    ana.page.wait_for_selector(".controls")
    ana.page.locator(".speed").select_option("4")
    ana.page.locator("h1").click()
    ana.page.keyboard.press(" ")
    ana.await_that(lambda: step(ana) > 2)
    ana.page.keyboard.press("End")
    last = step(ana)
    ana.page.keyboard.press("ArrowLeft")
    assert step(ana) == last - 1
    ana.page.reload()
    expect(ana.page.locator(".speed")).to_have_value("4")
    assert step(ana) == last - 1
