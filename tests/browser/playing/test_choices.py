"""Tests of a choice before it is sent, and of the bots' reasons in a replay."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from ..conftest import Invite
from ..kit import NO_REVIEW, Visitor
from ..play_ahead import play_until

Check = Callable[[Visitor], None]
UNHURRIED = {"talk_seconds": None, "vote_seconds": None}


def test_a_choice_can_be_taken_back_until_it_is_confirmed(
    invite: Invite, accessible: Check
) -> None:
    ana = invite(size="phone")
    table = ana.set_table("gentlemans-deal", 5, 4, options=UNHURRIED)
    ana.ask("POST", f"tables/{table}/start")
    assert play_until([ana], table, lambda ask: ask["question"] == "vote")
    ana.open(f"/table/{table}")
    ballots = ana.page.locator(".question .vote")
    ballots.first.wait_for()
    lines_before = ana.page.locator(".log .line").count()
    ballots.first.click()
    ana.page.locator(".to-confirm").wait_for()
    accessible(ana)
    ana.page.get_by_role("button", name="Undo").click()
    ballots.last.click()
    ana.page.keyboard.press("Escape")
    ballots.first.wait_for()
    assert ana.page.locator(".log .line").count() == lines_before, "nothing was sent"
    last = ballots.last.locator("span").inner_text()
    ballots.last.click()
    expect(ana.page.locator(".to-confirm strong")).to_have_text(last)
    ana.page.keyboard.press("Enter")
    ana.page.locator(".to-confirm").wait_for(state="detached")
    ana.page.wait_for_function(
        f"() => document.querySelectorAll('.log .line').length > {lines_before}"
    )


def test_a_replay_tells_what_bots_said_for_themselves(invite: Invite, accessible: Check) -> None:
    ana = invite()
    ana.run_first(NO_REVIEW)
    table = ana.set_table("gentlemans-deal", 5, 0, options=UNHURRIED)
    for seat in range(1, 5):
        ana.ask("POST", f"tables/{table}/bot", {"seat": seat, "level": "regular"})
    ana.ask("POST", f"tables/{table}/start")
    ana.ask("POST", f"tables/{table}/resign")
    ana.await_end(table)
    steps = ana.ask("GET", f"tables/{table}/replay")["steps"]
    step = next(item["step"] for item in steps if item.get("reasons"))
    ana.open(f"/table/{table}/replay#{step}")
    ana.page.locator(".told .reason q").first.wait_for()
    ana.check_words()
    accessible(ana)
