"""Tests of edge cases of Wild West; the name of each test gives the ruling."""

from __future__ import annotations

from fivecups.engine import RandomChance, play_out
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.course.round import go_into_town
from fivecups.games.dice_town.dice.cups import roll_under_cups

from ..town_scenario import Town, west


def test_ww_13_two_players_with_wild_west_play_a_whole_round_in_which_only_winners_act() -> None:
    table = west("9 9 10 J Q", "9 10 10 K K", sheriff=0)
    table.bandits_are(wanted="A-4", top="J-4")
    table.river_is("gold-2")
    table.stacks("brute")
    table.lays_row("claim-1", "claim-2", "claim-3")
    table.begin_at(go_into_town)
    table.answer(0, "act", "pan")
    assert table.state.nuggets == [2, 0]
    table.answer(1, "act", "hold_up_the_stagecoach")
    assert table.state.dollars == [8, 10]
    table.answer(0, "act", "go_shopping")
    table.everybody_passes()
    assert table.told("hired")[-1]["seat"] == 0
    table.answer(1, "act", "take_the_badge")
    table.everybody_passes()
    assert table.state.sheriff == 1
    assert table.told("won")[-1] == {
        "seat": 1,
        "place": "town-hall",
        "hand": "two-pair",
        "dice": ("9", "10", "10", "K", "K"),
    }
    table.answer(1, "act", "take_claims")
    assert table.hand(1) == ("claim-1",)
    assert table.told("chased") == []


def test_ww_12_offers_are_made_for_second_place_too() -> None:
    table = west("A A A K K", "9 9 9 K A", "9 9 K K A", "9 9 K K A")
    table.at("mine")
    table.answer(1, "act", "pan")
    table.answer(3, table.offer(3, outcome=3, dollars=4))
    table.nobody_offers()
    table.answer(0, "choose", 3)
    assert table.state.dollars[0] == 12
    assert table.state.nuggets[3] == 2


def test_ww_16_a_winner_who_chases_leaves_the_badge_to_second_place_against_whom_marshall_can_be_played() -> (
    None
):
    table = west("9 9 9 9 9", "K K K A A", "K J J J J")
    table.gets(0, "marshall")
    table.bandits_are(wanted="9-4")
    table.rolls("9 9 9")
    table.at("sheriff")
    table.answer(1, "act", "chase")
    table.answer(0, "play", "marshall")
    table.everybody_passes()
    assert table.state.sheriff == 0
    assert table.told("badge_stayed")[-1]["victim"] == 2
    assert table.state.won == [False, True, False]


def test_ww_23_second_place_steals_from_the_winner_who_alone_has_cards_and_therefore_had_to_hire() -> (
    None
):
    table = west("Q Q 9 9 9", "Q K K A A", "10 10 10 A A")
    table.gets(0, "brute")
    table.at("saloon")
    table.everybody_passes()
    assert table.told("hired")[-1]["seat"] == 0
    table.answer(1, "rob", 0, 1, 0)
    table.everybody_passes()
    assert table.hand(1) == ("brute",)


def test_ww_22_doc_at_the_store_may_put_up_wire_by_a_nine() -> None:
    table = west("J J 9 Q Q", "J K K K K", "10 10 10 A A")
    table.gets(0, "claim-4", "claim-5")
    table.stacks("brute")
    table.at("general-store")
    table.answer(0, "act", "see_doc")
    table.answer(0, "wire", ("claim-4", "claim-5"))
    assert len(table.state.wired[0]) == 2


def test_ww_26_ranches_are_neither_in_hand_nor_wired() -> None:
    table = west("A A K Q 10", "9 9 J Q K", "9 9 J Q A")
    table.lays_ranches(1, 2)
    table.at("mine")
    form = table.offer(1)
    assert (form["cards"], form["wired"]) == ((), ())
    assert table.refuse(1, table.offer(1, wired=("ranch",))).code == "form-some-of"


def test_ww_54_a_card_taken_with_the_coupon_cannot_change_the_same_resolution() -> None:
    table = west("9 9 9 K K", "9 9 J Q K", "A A A J J")
    table.river_is("coupon")
    table.discards("dynamite")
    table.at("mine")
    table.answer(0, "act", "pan")
    table.answer(0, "take", "dynamite")
    assert table.question is None
    assert table.state.nuggets == [0, 2, 0]


def test_wild_west_games_of_all_sizes_come_to_an_end_and_conserve_everything() -> None:
    for seats in range(2, 7):
        for indians in (False, True):
            s = DICE_TOWN.start(seats, {"wild_west": True, "indians": indians}, RandomChance(seats))
            totals = DICE_TOWN.totals(s)
            play_out(s, RandomChance(seats))
            assert DICE_TOWN.totals(s) == totals


def test_ww_31_bandits_are_declared_before_anybody_rolls() -> None:
    table = Town(2, wild_west=True)
    table.bandits_are(hired={1: "J-4"})
    table.begin_at(roll_under_cups)
    assert table.question == "send_bandits"
    assert "rolled" not in [event.kind for event in table.latest]
