"""Tests of Wild West: two actions at every place, for first and second place (WW-10 to WW-16)."""

from __future__ import annotations

from typing import Any

import pytest

from fivecups.games.dice_town.places.doc_badluck import doc_opens
from fivecups.games.dice_town.state import DECK
from fivecups.games.dice_town.winning.place_winners import PLACES

from ..town_scenario import west

LOW = "9 9 10 10 J"


def test_ww_10_the_winner_chooses_and_second_place_must_do_the_other_with_its_own_count() -> None:
    table = west("9 9 9 J K", "9 9 Q K A", "9 J K K A")
    table.river_is("purse-2")
    table.at("mine")
    assert table.choices(0) == [("act", "dig"), ("act", "pan")]
    assert table.refuse(0, "act", "hire").code == "no-such-action"
    table.answer(0, "act", "pan")
    assert table.state.dollars == [10, 8, 8]
    assert table.state.nuggets == [0, 2, 0]
    kinds = table.kinds()
    assert kinds.index("found_a_purse") < kinds.index("dug")


def test_ww_10_every_place_has_two_actions() -> None:
    assert all(place.second is not None for place in PLACES.values())


def test_ww_11_second_place_needs_a_die_of_the_face() -> None:
    table = west("9 9 9 J K", "J Q K A A", "J Q K A A")
    table.at("mine")
    table.answer(0, "act", "dig")
    assert table.state.nuggets == [3, 0, 0]
    assert len(table.state.river) == 12


def test_ww_11_at_the_town_hall_there_is_always_a_second() -> None:
    table = west("A A A A A", "9 10 J Q A", "9 10 J K A")
    table.lays_row("claim-1", "claim-2", "claim-3")
    table.stacks("claim-5")
    table.at("town-hall")
    table.answer(0, "act", "take_claims")
    assert table.hand(0) == ("claim-1", "claim-2", "claim-3")
    assert len(table.hand(2)) == 1 or table.state.ranches[2]
    assert table.hand(1) == ()


def test_ww_12_second_place_is_settled_after_the_choice_and_before_first_place_acts() -> None:
    table = west("A A A K K", "9 9 Q K A", "9 9 K K A", "9 9 K K A")
    table.at("mine")
    table.nobody_offers()
    assert table.told("asked_the_sheriff")[-1]["decision"] == "first"
    table.answer(0, "choose", 3)
    table.answer(3, "act", "pan")
    assert table.told("chose_the_action")[-1]["action"] == "pan"
    assert "drew_from_the_river" not in table.kinds()
    assert table.told("asked_the_sheriff")[-1]["decision"] == "second"
    table.nobody_offers()
    assert table.choices(0)[:2] == [("choose", 1), ("choose", 2)]
    assert table.state.nuggets == [0, 0, 0, 0]
    table.answer(0, "choose", 2)
    assert table.state.nuggets[2] >= 2


def test_ww_12_the_share_for_second_place_is_of_the_remaining_action() -> None:
    table = west("A A A K K", "9 9 9 K A", "9 9 K K A", "9 9 K K A")
    table.at("mine")
    table.answer(1, "act", "pan")
    fields: Any = table.ask(2).choices
    assert fields.fields.fields["share_nuggets"].high == 4
    assert fields.fields.fields["share_dollars"].high == 0


def test_ww_12_second_place_is_not_asked_for_where_the_remaining_action_is_impossible() -> None:
    table = west("A A A K K", "9 9 9 K A", "9 9 K K A", "9 9 K K A")
    table.river_is()
    table.at("mine")
    assert table.question is None
    assert "asked_the_sheriff" not in table.kinds()
    assert table.told("nothing_to_decide") == [{"place": "mine", "seats": (2, 3)}]
    assert table.state.nuggets == [0, 3, 0, 0]
    assert table.state.won == [False, True, False, False]


def test_ww_12_the_action_of_first_place_is_told_where_there_was_nothing_to_choose() -> None:
    """The River is empty, so first place can only dig."""
    table = west("A A A K K", "9 9 9 K A", "9 9 K K A", "9 9 K K A")
    table.river_is()
    table.at("mine")
    assert table.told("must_act") == [{"seat": 1, "place": "mine", "action": "dig"}]
    assert table.kinds().index("must_act") < table.kinds().index("nothing_to_decide")


def test_ww_12_bidders_for_second_place_see_the_action_of_first_place() -> None:
    table = west("A A A K K", "Q Q Q K A", "Q Q K K A", "Q Q K K A")
    table.bandits_are(top="J-4")
    table.gets(0, "brute")
    table.at("saloon")
    assert table.view(2).table.first_action == ""
    table.answer(1, "act", "hire")
    assert table.question == "make_offer"
    for seat in (0, 1, 2, 3, None):
        assert table.view(seat).table.first_action == "hire"
    table.nobody_offers()
    assert table.view(0).table.first_action == "hire"
    table.answer(0, "choose", 2)
    assert table.view(0).table.first_action == ""


def test_ww_12_bidders_are_told_an_action_that_was_not_chosen_too() -> None:
    """First place alone owns cards, so that it can only hire; the others can rob it."""
    table = west("A A A K K", "Q Q Q K A", "Q Q K K A", "Q Q K K A")
    table.bandits_are(top="J-4")
    table.gets(1, "claim-2")
    table.at("saloon")
    kinds = table.kinds()
    assert table.told("must_act") == [{"seat": 1, "place": "saloon", "action": "hire"}]
    assert kinds.index("must_act") < kinds.index("asked_the_sheriff")
    assert table.view(3).table.first_action == "hire"


def test_ww_12_with_two_players_nothing_is_called_first_place() -> None:
    table = west("9 9 A K K", "9 9 Q K A")
    table.at("mine")
    assert table.told("asked_the_sheriff")[-1]["decision"] == "winner"


def test_ww_12_with_exactly_two_tied_for_first_the_other_is_second() -> None:
    table = west("A A A K K", "9 9 Q K A", "9 9 K K A")
    table.river_is("nothing")
    table.at("mine")
    table.nobody_offers()
    table.answer(0, "choose", 2)
    table.answer(2, "act", "pan")
    assert table.state.nuggets == [0, 2, 0]


def test_ww_13_two_players_only_the_winner_acts_with_either_action() -> None:
    for action, nuggets in (("dig", [3, 0]), ("pan", [4, 0])):
        table = west("9 9 9 J K", "9 9 Q K A")
        table.river_is("gold-4")
        table.at("mine")
        table.answer(0, "act", action)
        assert table.state.nuggets == nuggets
        assert table.question is None


def test_ww_14_an_action_with_nothing_to_act_on_cannot_be_chosen_and_lapses_for_second_place() -> (
    None
):
    table = west("9 9 9 J K", "9 9 Q K A", "9 J K K A")
    table.river_is()
    table.at("mine")
    assert table.state.nuggets == [3, 0, 0]
    assert table.told("found_nothing")[-1] == {"seat": 1, "place": "mine", "action": "pan"}
    assert table.state.won == [True, False, False]


@pytest.mark.parametrize(
    ("place", "hand", "chosen"),
    [
        ("bank", "10 10 9 9 9", "rob_the_bank"),
        ("saloon", "Q Q 9 9 9", "hire"),
        ("sheriff", "K K 9 9 9", "take_the_badge"),
    ],
)
def test_ww_14_with_one_action_possible_the_winner_does_it_unasked(
    place: str, hand: str, chosen: str
) -> None:
    table = west(hand, "A A A A J", "A A A J J", sheriff=1)
    table.state.stagecoach = 0
    table.bandits_are(wanted="", top="9-4")
    table.at(place)
    assert {"rob_the_bank": "robbed_the_bank", "hire": "hired", "take_the_badge": "took_the_badge"}[
        chosen
    ] in table.kinds()
    assert table.question is None


@pytest.mark.parametrize("place", PLACES)
def test_ww_14_a_single_one_is_something_to_act_on(place: str) -> None:
    """With a single nugget, dollar, card or Bandit both actions can be chosen."""
    table = west("9 10 J Q K", "A A A J J", "A A A J J", sheriff=1)
    if place == "town-hall":
        table.has_dice("A A A A A", "9 10 J Q A", "9 10 J K A")
    elif place == "general-store":
        table.has_dice("J J J K K", "A A 9 9 10", "A A 9 9 Q")
    s = table.state
    s.mine = s.bank = s.stagecoach = 1
    table.river_is("nothing")
    table.bandits_are(wanted="9-4")
    s.bandits = s.bandits[-1:]
    table.gets(2, "claim-1")
    table.store_runs_out(left=1, seat=2)
    s.row, s.claims[DECK] = s.row[:1], s.claims[DECK][-1:]
    table.at(place)
    table.everybody_passes()
    assert len(table.choices(0, "choose_action")) == 2


def test_ww_14_the_badge_is_always_something_also_for_the_sheriff_who_keeps_it_by_choosing_it() -> (
    None
):
    table = west("K K 9 9 9", "K A A A J", "A A A J J")
    table.bandits_are(wanted="9-4")
    table.at("sheriff")
    assert ("act", "take_the_badge") in table.choices(0)
    table.answer(0, "act", "take_the_badge")
    assert table.state.sheriff == 0
    assert "kept_the_badge" in table.kinds()
    assert table.state.won[:2] == [True, True]
    assert table.told("chased")[-1]["seat"] == 1


def test_ww_15_base_cards_go_with_the_base_action_whoever_does_it() -> None:
    table = west("9 9 9 J K", "9 9 Q K A", "9 J K K A")
    table.gets(0, "dynamite")
    table.gets(1, "equipment-1")
    table.river_is("gold-2")
    table.at("mine")
    table.answer(0, "act", "pan")
    assert table.state.nuggets[0] == 2
    assert table.state.askings[-1].args[:2] == ("mine", 1)
    assert "play_or_pass" not in table.asked(0)


def test_ww_15_the_first_rounds_double_visit_goes_to_whoever_does_the_stores_base_action() -> None:
    table = west("J J K 9 9", "J 9 9 9 9", "A A A K K", in_round=1)
    table.stacks("brute", "wanted")
    table.at("general-store")
    table.answer(0, "act", "see_doc")
    table.answer(0, "dollars")
    table.everybody_passes()
    assert table.hand(1) == ("brute", "wanted")


def test_ww_16_marshall_answers_the_badge_whose_action_is_then_spent_and_the_other_still_chases() -> (
    None
):
    table = west("9 9 9 9 9", "K K K A A", "K J J J J")
    table.gets(0, "marshall")
    table.bandits_are(wanted="9-4")
    table.at("sheriff")
    table.answer(1, "act", "take_the_badge")
    table.rolls("9")
    table.answer(0, "play", "marshall")
    table.everybody_passes()
    assert table.state.sheriff == 0
    assert table.view(None).table.players[2].caught == ("9-4",)
    assert table.state.won == [False, False, True]
    table.has_dice("9 9 9 9 9", "K K K A A", "K J J J J")
    table.begin_at(doc_opens)
    assert 1 in table.state.visitors
