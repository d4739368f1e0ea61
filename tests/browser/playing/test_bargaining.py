"""Tests of GD-12 on the page: a dealer who is a bot takes a person's demand into account, and the
person sees the result."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from ..conftest import Invite
from ..kit import Visitor

Check = Callable[[Visitor], None]

OBSERVE = """window.said = [];
new MutationObserver(() => {
  for (const remark of document.querySelectorAll('.ticker .remark')) {
    const { top, bottom } = remark.getBoundingClientRect();
    const names = [...document.querySelectorAll('.board .seat-name')].map(
      (name) => name.getBoundingClientRect(),
    );
    said.push({ covers: names.some((name) => top < name.bottom && bottom > name.top) });
  }
}).observe(document.body, { childList: true, subtree: true });"""
"""A script that notes the bots' reasons on a phone, and whether they cover a name."""


def sit_with_a_dealer(ana: Visitor, **options: object) -> str:
    """Seat Ana beside four regular bots, the next of whom deals."""
    table = ana.set_table(
        "gentlemans-deal",
        5,
        0,
        options={"first_dealer": 1, "talk_seconds": None, "vote_seconds": None, **options},
    )
    for seat in range(1, 5):
        ana.ask("POST", f"tables/{table}/bot", {"seat": seat, "level": "regular"})
    ana.ask("POST", f"tables/{table}/start")
    ana.open(f"/table/{table}")
    return table


def test_a_demand_of_a_bot_that_deals_is_weighed(invite: Invite, accessible: Check) -> None:
    ana = invite(size="phone")
    sit_with_a_dealer(ana, least_talk_seconds=600)
    page = ana.page
    enough = page.locator('[data-question="nothing_to_add"] .button')
    enough.wait_for()
    expect(page.get_by_role("timer")).to_be_visible()
    expect(page.locator(".seat .silent")).to_have_count(3)
    accessible(ana)
    page.get_by_text("Make a demand", exact=True).click()
    send = page.get_by_role("button", name="Demand this")
    expect(send).to_be_in_viewport(ratio=1)
    send.click()
    expect(page.locator(".seat.mine .bubble")).to_be_visible()
    assert page.locator(".log .line", has_text="The vote").count() == 0
    page.evaluate(OBSERVE)
    enough.click()
    page.locator('[data-question="vote"]').wait_for()
    expect(page.get_by_role("timer")).to_have_count(0)
    page.wait_for_function("() => said.length > 0")
    assert page.evaluate("said.every((bubble) => !bubble.covers)"), "it lies over a name"
    dealers_answer = page.locator(".log .reason q").last
    expect(dealers_answer).to_contain_text("Ana")
    ana.check_words()
    accessible(ana)


def test_nothing_to_add_by_one_key_and_a_demand_taken_back(invite: Invite) -> None:
    ana = invite()
    sit_with_a_dealer(ana, least_talk_seconds=600)
    page = ana.page
    page.locator('[data-question="nothing_to_add"]').wait_for()
    page.get_by_text("Make a demand", exact=True).click()
    page.get_by_role("button", name="Demand this").click()
    expect(page.locator(".seat.mine .bubble")).to_have_count(1)
    page.get_by_role("button", name="Take back demand").click()
    expect(page.locator(".seat.mine .bubble")).to_have_count(0)
    page.keyboard.press("n")
    page.locator('[data-question="vote"]').wait_for()


def test_a_bot_that_deals_goes_on_when_the_least_time_is_over(invite: Invite) -> None:
    ana = invite()
    sit_with_a_dealer(ana, least_talk_seconds=2)
    ana.page.locator('[data-question="vote"]').wait_for()
    expect(ana.page.locator(".log")).to_contain_text("The time to speak is over.")
