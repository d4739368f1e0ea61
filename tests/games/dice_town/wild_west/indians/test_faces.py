"""Tests of the effects of the Indian die's faces (WI-4)."""

from __future__ import annotations

from collections import Counter

import pytest

from fivecups.games.dice_town.components import INDIAN_DIE
from fivecups.games.dice_town.course.round import end_round
from fivecups.games.dice_town.places.doc_badluck import doc_opens
from fivecups.games.dice_town.state import NOBODY, shown

from .indian_scenarios import BLESSING, BODYGUARD, TRAP, WAR_PATH, guarded, rolled


def test_wi_4_blessing_turns_one_of_ones_own_dice_to_any_face() -> None:
    table = rolled(BLESSING, "9 9 9 J K", "A A A A A")
    assert len(table.choices(0)) == 3 * 6
    table.answer(0, "turn", "J", "9")
    assert shown(table.state.kept[0]) == ("9", "9", "9", "9", "K")
    assert table.told("won")[-1]["count"] == 4


def test_wi_4_trap_an_opponent_one_of_his_dice_and_its_new_face() -> None:
    table = rolled(TRAP, "9 9 9 J K", "A A A A Q", "10 10 10 10 10")
    assert len(table.choices(0)) == (2 + 1) * 5
    assert table.refuse(0, "trap", 0, "9", "A").code == "not-a-choice"
    table.answer(0, "trap", 1, "A", "9")
    assert shown(table.state.kept[1]) == ("9", "Q", "A", "A", "A")


def test_wi_4_the_die_has_two_blessings_two_traps_a_bodyguard_and_a_war_path() -> None:
    assert Counter(INDIAN_DIE) == {"blessing": 2, "trap": 2, "bodyguard": 1, "war-path": 1}


def test_wi_4_bodyguard_is_there_for_this_round_only() -> None:
    table = rolled(BODYGUARD, "A A A A A", "Q Q Q Q Q", holder=0)
    assert table.state.guarded == 0
    assert table.view(1).table.guarded == 0
    table.begin_at(end_round)
    assert table.state.guarded == NOBODY


def test_wi_4_bodyguard_at_the_saloon_a_guarded_player_cannot_be_chosen_nor_his_ranch_taken() -> (
    None
):
    table = guarded("Q Q 9 9 9", "K K K A A", "10 10 10 A A")
    table.gets(0, "whiskey")
    table.gets(1, "brute", "claim-1")
    table.gets(2, "elixir")
    table.lays_ranches(1, 1)
    table.at("saloon")
    table.answer(0, "act", "look_for_a_victim")
    table.everybody_passes_to("theft")
    assert table.question == "rob_somebody"
    assert table.choices(0) == [("rob", 2, 1, 0), ("decline",)]
    assert table.refuse(0, "rob", 1, 1, 1).code == "guarded"


def test_wi_4_bodyguard_at_the_saloon_with_nobody_else_to_rob_leaves_only_the_hire() -> None:
    table = guarded("Q Q 9 9 9", "K K K A A", "10 10 10 A A")
    table.gets(1, "brute")
    table.at("saloon")
    assert "hired" in table.kinds()


@pytest.mark.parametrize("remedy", ["dollars", "nuggets"])
def test_wi_4_bodyguard_against_docs_kings_and_aces(remedy: str) -> None:
    table = guarded("K A 9 9 9", "J J J J J", "J J J J J")
    table.state.won = [False, True, True]
    table.state.nuggets = [0, 3, 3]
    table.begin_at(doc_opens)
    table.answer(0, remedy)
    assert (table.state.dollars[1], table.state.nuggets[1]) == (8, 3)
    assert (table.state.dollars[2], table.state.nuggets[2]) == (
        (6, 3) if remedy == "dollars" else (8, 2)
    )


def test_wi_4_nervous_joe_is_no_theft() -> None:
    table = guarded("J 9 9 9 9", "Q Q K K A", "10 10 10 A A", "10 10 10 A A")
    table.stacks("nervous-joe")
    table.at("general-store")
    table.answer(0, "act", "go_shopping")
    assert table.choices(0) == [("choose", 1), ("choose", 2), ("choose", 3)]


def test_wi_4_gift_is_no_theft() -> None:
    table = guarded("J 9 9 9 9", "Q Q K K A", "10 10 10 A A")
    table.stacks("gift")
    table.gets(1, "brute")
    table.at("general-store")
    table.answer(0, "act", "go_shopping")
    table.everybody_passes()
    assert table.hand(0) == ("brute",)


def test_wi_4_crook_is_no_theft() -> None:
    table = guarded("J 9 9 9 9", "Q Q K K A", "10 10 10 A A")
    table.stacks("crook")
    table.at("general-store")
    table.answer(0, "act", "go_shopping")
    assert table.state.dollars == [12, 6, 6]


def test_wi_4_even_split_is_no_theft() -> None:
    table = guarded("10 10 9 9 9", "Q Q K K A", "J J K K A", seat=0)
    table.state.bank = 8
    table.state.stagecoach = 0
    table.gets(2, "even-split")
    table.at("bank")
    table.plays(2, "play", "even-split")
    table.everybody_passes()
    assert table.state.dollars == [12, 8, 12]


def test_wi_4_bodyguard_the_badge_can_be_lost_and_offers_to_the_sheriff_stay_possible() -> None:
    table = guarded("9 9 K A A", "J J J 10 10", "9 9 K A A", seat=0)
    table.bandits_are()
    table.state.sheriff = 1
    table.at("mine")
    table.answer(0, table.offer(0, outcome=0, dollars=3))
    table.nobody_offers()
    table.answer(1, "choose", 0)
    assert table.state.dollars == [5, 11, 8]
    table = guarded("9 9 9 9 9", "K K K 10 10", "A A A A A", seat=0)
    table.bandits_are()
    table.at("sheriff")
    assert table.state.sheriff == 1


def test_wi_4_war_path_only_first_place_acts_where_the_die_lies() -> None:
    table = rolled(WAR_PATH, "9 9 9 J K", "9 9 A A A", "9 J J J J")
    places = ["mine", "bank", "general-store", "saloon", "sheriff", "town-hall"]
    assert table.choices(0) == [("block", place) for place in places]
    table.answer(0, "block", "mine")
    table.answer(0, "act", "dig")
    assert table.state.nuggets == [3, 0, 0]
    assert len(table.state.river) == 12
    assert table.view(None).table.war_path == "mine"
    table.begin_at(end_round)
    assert table.view(None).table.war_path == ""


def test_wi_4_war_path_with_a_tie_for_second_asks_the_sheriff_nothing() -> None:
    table = rolled(WAR_PATH, "9 9 9 J K", "9 9 A A A", "9 9 J J J")
    table.answer(0, "block", "mine")
    assert table.question == "choose_action"
    assert "asked_the_sheriff" not in table.kinds()
    unblocked = rolled(WAR_PATH, "9 9 9 J K", "9 9 A A A", "9 9 J J J")
    unblocked.answer(0, "block", "bank")
    unblocked.answer(0, "act", "dig")
    assert unblocked.told("asked_the_sheriff")[-1]["seats"] == (1, 2)


def test_wi_4_war_path_with_a_tie_for_first_is_still_decided() -> None:
    table = rolled(WAR_PATH, "J J J J K", "9 9 A A A", "9 9 J J J")
    table.answer(0, "block", "mine")
    table.nobody_offers()
    table.answer(0, "choose", 2)
    table.answer(2, "act", "dig")
    assert table.state.nuggets == [0, 0, 2]


def test_wi_4_war_path_changes_nothing_for_two_and_no_place_is_asked_for() -> None:
    table = rolled(WAR_PATH, "9 9 9 J K", "9 9 A A A")
    assert table.told("war_path_leads_nowhere") == [{"seat": 0}]
    assert table.question == "choose_action"
    assert table.view(None).table.war_path == ""
