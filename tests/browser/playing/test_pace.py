"""Tests of the narration: step by step, while the player's own decision never waits for it."""

from __future__ import annotations

from playwright.sync_api import expect

from ..conftest import Invite
from ..kit import Visitor

LOG = ".log .line"
SKIP = ".skip"
TIMERS = """
  const later = window.setTimeout;
  const waiting = [];
  let held = false;
  window.hold = () => (held = true);
  window.goOn = () => { held = false; waiting.splice(0).forEach((act) => act()); };
  window.setTimeout = (act, ...rest) => (held ? waiting.push(act) && 0 : later(act, ...rest));
"""
"""A script that holds timers, so that the narration stops however long a busy machine takes."""


def at_a_table(visitor: Visitor) -> str:
    """Open Dice Town with three bots at the question to keep dice."""
    table = visitor.set_table("dice-town", 4, 3)
    visitor.ask("POST", f"tables/{table}/start")
    visitor.run_first(TIMERS)
    visitor.open(f"/table/{table}")
    visitor.page.wait_for_selector(".question .keep")
    return table


def asked_again(visitor: Visitor) -> None:
    """Keep a die and wait for the next question. Only the first step before it is narrated until
    the player goes on."""
    page = visitor.page
    page.evaluate("hold()")
    before = page.locator("[data-question]").get_attribute("data-ask")
    visitor.move()
    page.wait_for_function(
        "before => ![null, undefined, before].includes("
        "document.querySelector('[data-question]')?.dataset.ask)",
        arg=before,
    )


def test_the_question_is_there_while_the_rest_is_told_and_a_tap_skips_it(invite: Invite) -> None:
    ana = invite(pace="calm", motion=True)
    at_a_table(ana)
    page = ana.page
    asked_again(ana)
    assert page.locator(SKIP).count() == 1, "the next question has waited for what is told"
    line_count = page.locator(LOG).count()
    first = page.locator(".ticker").inner_text()
    page.evaluate("goOn()")
    expect(page.locator(".ticker")).not_to_have_text(first)
    assert page.locator(LOG).count() > line_count, "the log is ahead of what is told"
    expect(page.locator(SKIP)).to_have_count(0)
    ana.resize("phone")
    asked_again(ana)
    page.locator(".neighbour").first.click()
    expect(page.locator(SKIP)).to_have_count(0)
    page.evaluate("goOn()")
    ana.resize("desktop")
    asked_again(ana)
    page.locator(SKIP).click()
    expect(page.locator(SKIP)).to_have_count(0)
    line_count = page.locator(LOG).count()
    page.reload()
    page.wait_for_selector("[data-question]")
    assert page.locator(LOG).count() == line_count, "something was still to be told"


def test_the_pace_is_kept_on_the_device(invite: Invite) -> None:
    ana = invite(pace="calm", motion=True)
    at_a_table(ana)
    ana.page.locator(".menu summary").click()
    ana.page.locator(".menu select[name=pace]").select_option("instant")
    ana.page.keyboard.press("Escape")
    ana.page.reload()
    ana.page.wait_for_selector(".question .keep")
    asked_again(ana)
    expect(ana.page.locator(".ticker")).not_to_be_empty()
    assert ana.page.locator(SKIP).count() == 0


def test_reduced_motion_has_the_line_without_movement(invite: Invite) -> None:
    ana = invite(pace="calm", motion=True)
    ana.page.emulate_media(reduced_motion="reduce")
    at_a_table(ana)
    asked_again(ana)
    expect(ana.page.locator(".ticker")).not_to_be_empty()
    assert ana.page.locator(".sky .one").count() == 0
    moving = ana.page.evaluate(
        "document.getAnimations().filter((one) => one.effect.getTiming().duration > 1).length"
    )
    assert moving == 0


def test_while_anybody_may_play_a_card_nothing_tells_who(invite: Invite) -> None:
    ana = invite()
    at_a_table(ana)
    page = ana.page
    page.evaluate(
        """() => {
          window.waits = new Set();
          new MutationObserver(() => {
            const bar = document.querySelector('.wait .bar');
            if (bar) window.waits.add(bar.closest('.wait').innerText.trim());
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
        }"""
    )

    def waited() -> bool:
        ana.move()
        return bool(page.evaluate("window.waits.size"))

    ana.await_that(waited)
    # One whose own answer is in is told that, and nobody is told about anybody else.
    waiting_texts = set(page.evaluate("[...window.waits]"))
    anybody = "Anyone may play a card now."
    assert waiting_texts <= {anybody, f"Your answer is in. {anybody}"}
