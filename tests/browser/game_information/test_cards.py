"""Tests of card fronts: in the hand, in choices, enlarged, and in the rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from fivecups.games.dice_town.cards import CLAIM_POINTS
from fivecups.games.dice_town.components import BANDITS, RIVER, STORE_CARDS
from fivecups.games.gentlemans_deal.components import ACCOMPLICES

from ..conftest import Invite
from ..kit import Visitor, fits
from ..play_ahead import Ask, Wanted, play_until

Check = Callable[[Visitor], None]
CARDS = {
    "dice-town": len(STORE_CARDS) + len(CLAIM_POINTS) + 1 + len(RIVER) + len(BANDITS),
    "gentlemans-deal": len(ACCOMPLICES),
}
EMPTY = "faces => faces.filter(face => !face.querySelector('.picture path')).length"
CLOSE_UP = ".whole:popover-open .card"


@pytest.mark.parametrize("game", CARDS)
def test_the_rules_show_every_card(invite: Invite, game: str) -> None:
    ana = invite()
    ana.open(f"/rules/{game}")
    faces = ana.page.locator("#cards .card")
    for _ in ana.looks():
        expect(faces).to_have_count(CARDS[game])
        assert faces.evaluate_all(EMPTY) == 0
        assert all(faces.locator(".does").all_inner_texts())
        ana.check_words()
        assert fits(ana)


def test_the_lobby_loads_no_faces(invite: Invite) -> None:
    ana = invite(lobby=True, new=True)
    loaded = ana.page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
    assert any(name.endswith(".js") for name in loaded)
    assert not [name for name in loaded if "faces" in name or "board" in name.rpartition("/")[2]]


def asks_what_to_keep(ask: Ask) -> bool:
    return bool(ask["question"] == "keep_a_card")


def asks_for_dice_with_cards_in_hand(ask: Ask) -> bool:
    """True while the player's cards stay where they are, since he has to choose dice."""
    return bool(ask["question"] == "keep_dice" and ask["view"]["hand"])


def at_a_question(visitor: Visitor, wanted: Wanted) -> None:
    """Open a table of Wild West with a question that `wanted` accepts."""
    question = None
    while not question:
        table = visitor.set_table("dice-town", 2, 1, options={"wild_west": True})
        visitor.ask("POST", f"tables/{table}/start")
        question = play_until([visitor], table, wanted)
    visitor.open(f"/table/{table}")


def test_a_choice_shows_cards_with_pictures(invite: Invite) -> None:
    ana = invite(size="phone")
    at_a_question(ana, asks_what_to_keep)
    picked = ana.page.locator(".question .cards .card")
    picked.first.wait_for()
    assert picked.evaluate_all(EMPTY) == 0


def test_a_hand_is_cards_that_can_be_looked_at(invite: Invite, accessible: Check) -> None:
    ana = invite(size="phone")
    at_a_question(ana, asks_for_dice_with_cards_in_hand)
    hand = ana.page.locator(".hand .card")
    hand.first.wait_for()
    assert hand.evaluate_all(EMPTY) == 0
    name = hand.first.locator(".name").inner_text()
    accessible(ana)
    hand.first.click()
    whole = ana.page.locator(CLOSE_UP)
    whole.wait_for()
    expect(whole.locator(".name")).to_have_text(name)
    assert (whole.bounding_box() or {"width": 0})["width"] > 200, "it is as small as in the hand"
    assert (whole.locator(".name").bounding_box() or {"width": 0})["width"] > 100
    assert whole.locator(".does").inner_text()
    ana.page.keyboard.press("Escape")
    whole.wait_for(state="hidden")


def test_an_accomplice_says_what_he_does(invite: Invite) -> None:
    ana = invite()
    table = ana.set_table("gentlemans-deal", 5, 4, options={"talk_seconds": None})
    ana.ask("POST", f"tables/{table}/start")
    ana.open(f"/table/{table}")
    owned = ana.page.locator(".seat .things .plain")
    while not ana.ended and not owned.count():
        ana.page.wait_for_selector(".actions.mine, .ending")
        ana.move()
    owned.first.click()
    assert ana.page.locator(CLOSE_UP).locator(".does").inner_text()
