"""Tests of the standings: the goal at the start, possible scores, the last round."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ..conftest import Invite
from ..kit import LANGUAGES, SIZES, Visitor, fits
from ..play_ahead import play_to_the_round

Check = Callable[[Visitor], None]
SEATS = {"dice-town": 3, "poker-dice": 2, "gentlemans-deal": 5}
LOOKED_AT = dict(zip(SEATS, SIZES, strict=True))
"""The size at which each game's panel is checked with axe, each in another language."""

WHOLE = "all => all.every((one) => one.clientWidth > 0 && one.scrollWidth <= one.clientWidth)"
OBSERVE_LAST = """
    window.lastSaid = false;
    new MutationObserver(() => { lastSaid ||= document.querySelector(".goal.last") !== null; })
      .observe(document.body, { childList: true, subtree: true, attributes: true });
"""
"""A script that notes whether the last round is ever announced, however short."""


def sat_down(visitor: Visitor, game: str) -> str:
    table = visitor.set_table(game, SEATS[game], SEATS[game] - 1)
    visitor.ask("POST", f"tables/{table}/start")
    visitor.open(f"/table/{table}")
    visitor.page.wait_for_selector(".actions")
    return table


@pytest.mark.parametrize("game", SEATS)
def test_the_goal_and_where_everybody_stands(invite: Invite, accessible: Check, game: str) -> None:
    ana = invite(dark=game == "poker-dice")
    sat_down(ana, game)
    goal = ana.page.locator(".goal")
    text = goal.locator("p")
    expect(goal).to_be_visible()
    for look, language in zip(SIZES, LANGUAGES, strict=True):
        ana.speak(language)
        for width, height in ((360, 740), (1366, 768)):
            ana.page.set_viewport_size({"width": width, "height": height})
            placed = goal.bounding_box()
            assert placed is not None and placed["height"] <= 50, "it takes more than its button"
            assert text.evaluate("one => one.scrollHeight <= one.clientHeight"), "it is cut"
            assert text.evaluate("one => one.scrollWidth <= one.clientWidth"), "it is cut"
        ana.resize(look)
        ana.page.locator("button.stand").click()
        panel = ana.page.locator(".standing:popover-open")
        expect(panel).to_contain_text(text.inner_text())
        expect(panel.locator("li")).to_have_count(SEATS[game])
        expect(panel.locator("li.own")).to_have_count(1)
        expect(panel.get_by_role("button")).to_be_in_viewport(ratio=0.9)
        bots = panel.locator("li:not(.own) .tag")
        expect(bots).to_have_count(SEATS[game] - 1)
        names = panel.locator("li:not(.own) .name")
        assert names.evaluate_all(WHOLE), "short names are cut"
        ana.check_words()
        assert fits(ana)
        if look == LOOKED_AT[game]:
            accessible(ana)
        ana.page.keyboard.press("Escape")
        expect(panel).to_have_count(0)
    goal.get_by_role("button").click()
    expect(goal).to_have_count(0)
    ana.page.reload()
    ana.page.wait_for_selector(".actions")
    expect(goal).to_have_count(0)


def test_the_last_round_is_said_while_it_is_played(invite: Invite) -> None:
    ana = invite()
    table = ana.set_table("poker-dice", 1, 0)
    ana.ask("POST", f"tables/{table}/start")
    play_to_the_round([ana], table, 12)
    ana.open(f"/table/{table}")
    ana.page.wait_for_selector(".actions.mine")
    assert ana.page.locator(".goal.last").count() == 0
    ana.page.evaluate(OBSERVE_LAST)
    while not ana.ended:
        ana.page.wait_for_selector(".actions.mine, .ending")
        ana.move()
    assert ana.page.evaluate("lastSaid")
