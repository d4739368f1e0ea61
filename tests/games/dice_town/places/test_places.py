"""Tests of the places of the town (DT-23, DT-24, DT-30 to DT-40)."""

from __future__ import annotations

from fivecups.games.dice_town.cards import names
from fivecups.games.dice_town.places.bank import stagecoach_arrives
from fivecups.games.dice_town.places.doc_badluck import doc_opens
from fivecups.games.dice_town.state import DECK, DISCARDS

from ..town_scenario import Town


def test_dt_23_a_card_for_winning_is_played_after_the_winner_is_known_and_before_the_action() -> (
    None
):
    table = Town()
    table.has_dice("9 9 9 J K", "Q Q K K A", "J J K K A")
    table.gets(0, "dynamite")
    table.at("mine")
    assert table.told("won")[-1]["seat"] == 0
    assert table.state.nuggets[0] == 0
    table.answer(0, "play", "dynamite")
    assert table.state.nuggets[0] == 6


def test_dt_23_a_card_taken_as_a_bribe_may_be_played_for_what_follows() -> None:
    table = Town()
    table.has_dice("9 9 J K A", "9 9 Q K A", "J J K K A")
    table.gets(1, "dynamite")
    table.at("mine")
    table.answer(1, table.offer(1, outcome=0, cards=("dynamite",)))
    table.nobody_offers()
    table.answer(0, "choose", 0)
    assert table.choices(0, "play_or_pass") == [("play", "dynamite"), ("pass",)]
    table.answer(0, "play", "dynamite")
    table.everybody_passes()
    assert table.state.nuggets[0] == 4


def test_dt_23_even_split_taken_as_a_bribe_answers_the_robbery_that_follows() -> None:
    table = Town()
    table.state.bank = 8
    table.has_dice("9 9 J K A", "10 10 Q K A", "10 10 K K A")
    table.gets(1, "even-split")
    table.at("bank")
    table.answer(1, table.offer(1, outcome=1, cards=("even-split",)))
    table.nobody_offers()
    table.answer(0, "choose", 1)
    assert table.choices(0, "play_or_pass") == [("play", "even-split"), ("pass",)]
    table.plays(0, "play", "even-split")
    table.everybody_passes()
    assert table.state.dollars == [12, 12, 8]


def test_dt_23_unlimited_credit_kept_on_the_first_of_two_visits_serves_the_second() -> None:
    table = Town(in_round=1)
    table.has_dice("J 9 9 9 9", "Q Q K K A", "10 10 10 A A")
    table.stacks("unlimited-credit", "equipment-1", "equipment-2", "equipment-3")
    table.at("general-store")
    assert table.choices(0) == [("play", "unlimited-credit"), ("pass",)]
    table.answer(0, "play", "unlimited-credit")
    table.everybody_passes()
    assert sorted(table.hand(0)) == ["equipment-1", "equipment-2"]
    assert table.question is None


def test_dt_23_a_moment_that_has_passed_is_not_reopened() -> None:
    table = Town(in_round=1)
    table.has_dice("J 9 9 9 9", "Q Q K K A", "10 10 10 A A")
    table.stacks("equipment-1", "unlimited-credit")
    table.at("general-store")
    table.everybody_passes()
    assert sorted(table.hand(0)) == ["equipment-1", "unlimited-credit"]
    assert table.question is None


def test_dt_23_a_wanted_just_drawn_answers_the_next_card() -> None:
    table = Town()
    table.has_dice("J J 10 10 10", "J J Q Q Q", "K K K K K")
    table.state.won = [False, False, True]
    table.stacks("wanted", "nervous-joe")
    table.begin_at(doc_opens)
    table.nobody_offers()
    table.answer(0, "choose", 0)
    table.answer(0, "store")
    table.answer(1, "store")
    table.answer(1, "choose", 2)
    assert table.choices(0) == [("play", "wanted"), ("pass",)]
    table.answer(0, "play", "wanted")
    assert table.state.dollars == [8, 8, 8]


def test_dt_24_a_card_that_says_immediately_is_played_when_it_is_kept_not_when_it_is_looked_at() -> (
    None
):
    table = Town()
    table.has_dice("J J 9 9 9", "Q Q K K A", "10 10 10 A A")
    table.stacks("nervous-joe", "equipment-1")
    table.at("general-store")
    assert "turned_up" not in table.kinds()
    table.answer(0, "take", "nervous-joe")
    assert table.event("turned_up").data == {"seat": 0, "card": "nervous-joe"}
    assert table.choices(0) == [("choose", 1), ("choose", 2)]
    table.answer(0, "choose", 2)
    assert table.state.dollars == [12, 8, 4]


def test_dt_24_an_immediate_card_that_is_not_kept_is_discarded_unplayed() -> None:
    table = Town()
    table.has_dice("J J 9 9 9", "Q Q K K A", "10 10 10 A A")
    table.stacks("nervous-joe", "equipment-1")
    table.at("general-store")
    table.answer(0, "take", "equipment-1")
    assert table.question is None
    assert names(table.state.store[DISCARDS]) == ("nervous-joe",)


def test_dt_24_an_immediate_card_obtained_by_theft_or_by_an_offer_is_played_at_once() -> None:
    table = Town(2)
    table.has_dice("Q 9 9 9 9", "K K K A A")
    table.gets(1, "nervous-joe")
    table.at("saloon")
    table.answer(0, "rob", 1, 1, 0)
    assert table.state.dollars == [12, 4]
    table = Town(3)
    table.has_dice("K A A Q 10", "9 9 J Q K", "9 9 J Q A")
    table.gets(1, "nervous-joe")
    table.at("mine")
    table.answer(1, table.offer(1, outcome=1, cards=("nervous-joe",)))
    table.nobody_offers()
    table.answer(0, "choose", 1)
    table.answer(0, "choose", 2)
    assert table.state.dollars == [12, 8, 4]
    assert table.state.nuggets == [0, 2, 0]


def test_dt_24_playing_a_card_is_otherwise_optional() -> None:
    table = Town()
    table.has_dice("9 9 9 J K", "Q Q K K A", "J J K K A")
    table.gets(0, "dynamite")
    table.at("mine")
    table.answer(0, "pass")
    assert table.state.nuggets[0] == 3
    assert table.hand(0) == ("dynamite",)


def test_dt_30_one_nugget_for_each_nine_or_what_is_left() -> None:
    table = Town()
    table.has_dice("9 9 9 J K", "9 Q K K A", "J J K K A")
    table.at("mine")
    assert (table.state.nuggets, table.state.mine) == ([3, 0, 0], 27)
    table.state.mine = 2
    table.at("mine")
    assert (table.state.nuggets, table.state.mine) == ([5, 0, 0], 0)


def test_dt_30_in_an_empty_mine_nothing_is_won() -> None:
    table = Town()
    table.has_dice("9 9 9 J K", "9 Q K K A", "J J K K A")
    table.gets(0, "dynamite")
    table.state.mine = 0
    table.at("mine")
    assert table.told("found_nothing")[-1] == {"seat": 0, "place": "mine", "action": "dig"}
    assert not table.told("dug") and not table.state.won[0]
    assert table.question is None, "no card makes nuggets of nothing"


def test_dt_31_all_dollars_in_the_bank() -> None:
    table = Town()
    table.has_dice("9 9 9 J K", "10 Q K K A", "J J K K A")
    table.state.bank = 9
    table.at("bank")
    assert (table.state.dollars, table.state.bank) == ([8, 17, 8], 0)
    assert table.state.won == [False, True, False]


def test_dt_31_an_empty_bank_gives_nothing() -> None:
    table = Town()
    table.has_dice("9 9 9 J K", "10 Q K K A", "J J K K A")
    table.state.bank = 0
    table.at("bank")
    assert table.told("found_nothing")[-1]["seat"] == 1
    assert table.state.won == [False] * 3


def test_dt_32_the_stagecoach_moves_to_the_bank_after_the_robbery() -> None:
    table = Town()
    table.has_dice("10 10 9 J K", "10 Q K K A", "J J K K A")
    table.state.stagecoach = 6
    table.at("bank")
    table.begin_at(stagecoach_arrives)
    assert (table.state.dollars[0], table.state.bank, table.state.stagecoach) == (11, 6, 0)


def test_dt_33_draw_as_many_as_jacks_keep_one_discard_the_rest() -> None:
    table = Town()
    table.has_dice("J J J 9 9", "Q Q K K A", "10 10 10 A A")
    table.stacks("brute", "wanted", "equipment-8", "cheater")
    table.at("general-store")
    assert table.choices(0) == [("take", "equipment-8"), ("take", "brute"), ("take", "wanted")]
    assert table.refuse(0, "take", "cheater").code == "card-not-drawn"
    table.answer(0, "take", "wanted")
    assert table.hand(0) == ("wanted",)
    assert sorted(names(table.state.store[DISCARDS])) == ["brute", "equipment-8"]
    assert len(table.state.store[DECK]) == 16


def test_dt_34_in_the_first_round_the_winner_does_the_whole_action_twice() -> None:
    table = Town(in_round=1)
    table.has_dice("J J 9 9 9", "Q Q K K A", "10 10 10 A A")
    table.stacks("brute", "wanted", "equipment-8", "cheater")
    table.at("general-store")
    table.answer(0, "take", "brute")
    table.everybody_passes()
    table.answer(0, "take", "equipment-8")
    assert sorted(table.hand(0)) == ["brute", "equipment-8"]
    assert table.question is None


def test_dt_34_without_a_jack_in_the_first_round_the_extra_visit_lapses() -> None:
    table = Town(in_round=1)
    table.has_dice("9 9 9 9 9", "Q Q K K A", "10 10 10 A A")
    table.at("general-store")
    assert table.told("nobody_won")[-1]["place"] == "general-store"
    table.state.round = 2
    table.has_dice("J 9 9 9 9", "Q Q K K A", "10 10 10 A A")
    table.stacks("brute", "equipment-1")
    table.at("general-store")
    assert table.hand(0) == ("brute",)


def test_dt_35_the_deck_runs_out_within_a_draw_then_the_discards_are_shuffled() -> None:
    table = Town()
    table.has_dice("J J J 9 9", "Q Q K K A", "10 10 10 A A")
    table.stacks("wanted")
    table.discards("brute", "dynamite", "elixir")
    table.store_runs_out(left=1)
    table.shuffles((0, 2, 1))
    table.at("general-store")
    assert table.told("reshuffled")[-1] == {"count": 3}
    assert sorted(card for _, card in table.choices(0)) == ["brute", "elixir", "wanted"]
    assert names(table.state.store[DECK]) == ("dynamite",)


def test_dt_35_cards_being_looked_at_are_not_shuffled_in_and_fewer_may_be_drawn() -> None:
    table = Town()
    table.has_dice("J J J 9 9", "Q Q K K A", "10 10 10 A A")
    table.stacks("brute", "wanted")
    table.store_runs_out(left=2)
    table.at("general-store")
    assert table.told("drew")[-1]["count"] == 2
    assert table.state.store[DECK] == table.state.store[DISCARDS] == ()


def test_dt_36_cards_are_drawn_at_random_by_backs_one_is_kept_the_rest_returned() -> None:
    table = Town()
    table.has_dice("Q Q Q 9 9", "K K K A A", "10 10 10 A A")
    table.gets(1, "brute", "wanted", "claim-1", "claim-5")
    table.at("saloon")
    assert table.choices(0) == [("rob", 1, 1, 2), ("rob", 1, 2, 1), ("decline",)]
    assert table.refuse(0, "rob", 1, 3, 0).code == "wrong-split"
    assert table.refuse(0, "rob", 2, 1, 0).code == "nothing-to-steal"
    table.picks(1, 0, 0)
    table.answer(0, "rob", 1, 1, 2)
    assert table.choices(0) == [("take", "wanted"), ("take", "claim-1"), ("take", "claim-5")]
    table.answer(0, "take", "claim-5")
    assert table.hand(0) == ("claim-5",)
    assert table.hand(1) == ("brute", "wanted", "claim-1")


def test_dt_36_with_fewer_cards_than_queens_all_are_drawn() -> None:
    table = Town()
    table.has_dice("Q Q Q 9 9", "K K K A A", "10 10 10 A A")
    table.gets(1, "brute", "claim-5")
    table.at("saloon")
    assert table.choices(0) == [("rob", 1, 1, 1), ("decline",)]


def test_dt_36_declining_still_counts_as_having_won() -> None:
    table = Town()
    table.has_dice("Q Q Q 9 9", "K K K A A", "10 10 10 A A")
    table.gets(1, "brute")
    table.at("saloon")
    table.answer(0, "decline")
    assert table.hand(1) == ("brute",)
    assert table.state.won[0]


def test_dt_37_wired_claims_badge_money_and_nuggets_cannot_be_stolen() -> None:
    table = Town(2, sheriff=1)
    table.has_dice("Q Q Q 9 9", "K K K A A")
    table.wires(1, "claim-5")
    table.state.nuggets[1] = 4
    table.at("saloon")
    assert table.told("found_nothing")[-1] == {
        "seat": 0,
        "place": "saloon",
        "action": "look_for_a_victim",
    }
    assert not table.state.won[0]


def test_dt_38_most_kings_take_the_badge_and_the_old_sheriff_decides_a_tie() -> None:
    table = Town(3, sheriff=2)
    table.has_dice("K K 9 9 9", "K K J J J", "10 10 10 A A")
    table.at("sheriff")
    table.nobody_offers()
    table.answer(2, "choose", 1)
    assert table.state.sheriff == 1
    assert table.state.won == [False, True, False]


def test_dt_38_without_a_king_the_sheriff_stays() -> None:
    table = Town(3, sheriff=2)
    table.has_dice("9 9 9 9 9", "J J J J J", "10 10 10 A A")
    table.at("sheriff")
    assert table.state.sheriff == 2
    assert not table.state.won[2]


def test_dt_38_from_here_on_the_new_sheriff_decides() -> None:
    table = Town(3, sheriff=2)
    table.has_dice("K K 9 9 9", "A A J J J", "A A J J J")
    table.at("sheriff")
    table.at("town-hall")
    table.nobody_offers()
    assert table.choices(0, "name_one")[0] == ("choose", 1)


def test_dt_40_the_first_claim_and_one_for_each_ace_then_the_row_is_refilled() -> None:
    table = Town()
    table.has_dice("K K 9 9 A", "J J 10 9 A", "J J 10 9 A")
    table.lays_row("claim-1", "claim-2", "claim-3")
    table.stacks("claim-4", "claim-5")
    table.at("town-hall")
    assert table.told("took_claims")[-1]["cards"] == ("claim-1", "claim-2")
    assert table.told("won")[-1]["hand"] == "two-pair"
    assert table.event("won").rule == "DT-40"
    assert names(table.state.row) == ("claim-3", "claim-4", "claim-5")
    assert table.view(1).table.players[0].known == ("claim-1", "claim-2")


def test_dt_40_three_claims_at_most_and_aces_of_the_others_count_for_nothing() -> None:
    table = Town()
    table.has_dice("A A A A 9", "J J 10 9 A", "J J 10 9 A")
    table.lays_row("claim-1", "claim-2", "claim-3", "claim-4")
    table.at("town-hall")
    assert table.hand(0) == ("claim-1", "claim-2", "claim-3")
    table = Town()
    table.has_dice("K K K K 9", "J J 10 9 A", "J J 10 9 A")
    table.at("town-hall")
    assert len(table.hand(0)) == 1
    assert len(table.state.row) == 3


def test_dt_23_a_card_gained_at_one_place_may_be_played_at_the_next() -> None:
    table = Town()
    table.has_dice("J Q 9 9 9", "K K K A A", "10 10 10 A A")
    table.stacks("girls")
    table.at("general-store")
    table.gets(1, "brute")
    table.at("saloon")
    assert table.choices(0) == [("play", "girls"), ("pass",)]


def test_dt_23_a_card_gained_at_the_town_hall_may_be_played_at_docs() -> None:
    table = Town()
    table.has_dice("9 9 10 10 J", "K K K K 9", "K K K K 9")
    table.gets(1, "elixir")
    table.at("town-hall")
    table.answer(1, table.offer(1, outcome=1, cards=("elixir",)))
    table.nobody_offers()
    table.answer(0, "choose", 1)
    table.state.won = [True] * 3
    table.begin_at(doc_opens)
    assert table.choices(0) == [("play", "elixir"), ("pass",)]
