"""Tests of edge cases of Dice Town; the name of each test gives the ruling."""

from __future__ import annotations

from fivecups.games.dice_town.cards import names
from fivecups.games.dice_town.course.round import begin_round, go_into_town
from fivecups.games.dice_town.dice.cups import roll_for_the_last_time, roll_under_cups
from fivecups.games.dice_town.places.doc_badluck import doc_opens
from fivecups.games.dice_town.state import DECK, DISCARDS, shown

from ..town_scenario import Town, faces


def test_dt_74_brute_cancelled_by_wanted_without_the_money_pays_what_there_is_and_picks_the_dice_that_stay() -> (
    None
):
    table = Town(2)
    table.state.dollars = [1, 8]
    table.gets(0, "brute")
    table.gets(1, "wanted")
    table.rolls("J Q Q A 9", "A K Q J 10")
    table.begin_at(roll_under_cups)
    table.answer(0, "keep", ("J", "Q", "Q", "A"))
    table.answer(1, "keep", ("A",))
    table.plays(0, "play", "brute")
    table.answer(1, "play", "wanted")
    assert (table.state.dollars, table.state.stagecoach) == ([0, 8], 1)
    assert table.question == "return_dice"
    assert table.choices(0) == [
        ("stay", pair) for pair in (("J", "Q"), ("J", "A"), ("Q", "Q"), ("Q", "A"))
    ]
    assert table.refuse(0, "stay", ("Q",)).code == "paid-for-fewer"
    table.answer(0, "stay", ("Q", "Q"))
    assert shown(table.state.kept[0]) == ("Q", "Q")
    assert len(table.state.cups[0]) == 3


def test_dt_74_brute_cancelled_with_no_dollar_at_all_one_die_always_stays() -> None:
    table = Town(2)
    table.state.dollars = [0, 8]
    table.gets(0, "brute")
    table.gets(1, "wanted")
    table.rolls("Q Q Q Q Q", "A K Q J 10")
    table.begin_at(roll_under_cups)
    table.answer(0, "keep", ("Q",) * 5)
    table.answer(1, "keep", ("A",))
    table.plays(0, "play", "brute")
    table.answer(1, "play", "wanted")
    assert table.choices(0) == [("stay", ("Q",))]
    table.answer(0, "stay", ("Q",))
    assert table.question == "keep_dice"
    assert [len(cup) for cup in table.state.cups] == [4, 4]


def test_dt_74_brute_cancelled_with_the_money_is_paid_in_full() -> None:
    table = Town(2)
    table.gets(0, "brute")
    table.gets(1, "wanted")
    table.rolls("Q Q Q 9 9", "A K Q J 10")
    table.begin_at(roll_under_cups)
    table.answer(0, "keep", ("Q", "Q", "Q"))
    table.answer(1, "keep", ("A",))
    table.plays(0, "play", "brute")
    table.answer(1, "play", "wanted")
    assert table.state.dollars == [6, 8]
    assert shown(table.state.kept[0]) == ("Q", "Q", "Q")


def test_dt_13_a_second_brute_may_follow_a_cancelled_one() -> None:
    table = Town(2)
    table.state.dollars = [0, 8]
    table.gets(0, "brute", "brute")
    table.gets(1, "wanted")
    table.rolls("Q Q Q 9 9", "A K Q J 10")
    table.begin_at(roll_under_cups)
    table.answer(0, "keep", ("Q", "Q", "Q"))
    table.answer(1, "keep", ("A",))
    table.plays(0, "play", "brute")
    table.answer(1, "play", "wanted")
    assert table.choices(0) == [("play", "brute"), ("pass",)]
    table.answer(0, "play", "brute")
    assert shown(table.state.kept[0]) == ("Q", "Q", "Q")


def test_dt_75_cheater_on_the_last_roll_changes_the_winner_of_two_places() -> None:
    table = Town(3)
    table.gets(1, "cheater")
    table.state.kept = [faces("9 9 10 10 Q"), faces("9 9 10"), faces("J J J K K")]
    table.rolls("9 10")
    table.begin_at(roll_for_the_last_time)
    table.answer(1, "cheat", "9", "10")
    table.everybody_passes()
    assert shown(table.state.kept[1]) == ("9", "9", "10", "10", "10")
    table.state.agenda.clear()
    table.at("mine")
    assert table.question == "make_offer"
    table.at("bank")
    assert table.told("won")[-1]["seat"] == 1
    table.at("town-hall")
    assert table.told("won")[-1]["seat"] == 2


def test_dt_35_store_deck_running_out_within_a_draw_leaves_the_drawn_cards_out_of_the_shuffle() -> (
    None
):
    table = Town()
    table.has_dice("J J J J 9", "Q Q K K A", "10 10 10 A A")
    table.stacks("wanted", "girls")
    table.discards("brute", "dynamite")
    table.store_runs_out(left=2)
    table.at("general-store")
    assert sorted(card for _, card in table.choices(0)) == ["brute", "dynamite", "girls", "wanted"]
    table.answer(0, "take", "girls")
    assert table.state.store[DECK] == ()
    assert sorted(names(table.state.store[DISCARDS])) == ["brute", "dynamite", "wanted"]


def test_dt_34_round_one_double_visit_plays_nervous_joe_before_the_second_visit() -> None:
    table = Town(2, in_round=1)
    table.has_dice("J J 9 9 9", "Q Q K K A")
    table.stacks("nervous-joe", "equipment-1", "equipment-2", "equipment-3")
    table.at("general-store")
    table.answer(0, "take", "nervous-joe")
    assert table.state.dollars == [12, 4]
    assert table.choices(0) == [("take", "equipment-2"), ("take", "equipment-3")]


def test_dt_76_the_girls_on_two_victims_or_twice_on_one() -> None:
    for second, hand in ((2, ("brute", "wanted")), (1, ("brute", "cheater"))):
        table = Town()
        table.has_dice("Q 9 9 9 9", "K K K A A", "10 10 10 A A")
        table.gets(0, "girls")
        table.gets(1, "brute", "cheater")
        table.gets(2, "wanted")
        table.at("saloon")
        table.answer(0, "play", "girls")
        table.everybody_passes()
        table.picks(0, 0)
        table.answer(0, "rob", 1, 1, 0)
        table.answer(0, "rob", second, 1, 0)
        assert table.hand(0) == hand


def test_dt_76_the_girls_find_nobody_left_for_the_second_theft() -> None:
    table = Town(2)
    table.has_dice("Q 9 9 9 9", "K K K A A")
    table.gets(0, "girls")
    table.gets(1, "claim-1")
    table.at("saloon")
    table.answer(0, "play", "girls")
    table.answer(0, "rob", 1, 0, 1)
    assert table.question is None


def test_dt_36_stealing_from_a_player_with_one_card_needs_no_choice() -> None:
    table = Town()
    table.has_dice("Q Q Q Q Q", "K K K A A", "10 10 10 A A")
    table.gets(1, "claim-2")
    table.at("saloon")
    assert table.choices(0) == [("rob", 1, 0, 1), ("decline",)]
    table.answer(0, "rob", 1, 0, 1)
    assert table.hand(0) == ("claim-2",)
    assert table.question is None


def test_dt_77_marshall_stops_a_king_winner_without_any_other_win_who_then_goes_to_doc() -> None:
    table = Town(2, sheriff=0)
    table.has_dice("9 9 9 9 A", "K K K 9 10")
    table.gets(0, "marshall")
    table.state.bank = 0
    table.begin_at(go_into_town)
    while table.question == "play_or_pass" and table.state.askings[-1].args[0] != "badge-passes":
        table.everybody_passes_once()
    table.answer(0, "play", "marshall")
    table.everybody_passes()
    assert table.state.sheriff == 0
    assert table.state.visitors == (1,)
    table.answer(1, "dollars")
    assert table.state.dollars == [6, 10]


def test_dt_80_elixir_after_a_win_lets_the_winner_visit() -> None:
    table = Town(2)
    table.has_dice("J 9 9 9 9", "A A K K J")
    table.gets(0, "elixir")
    table.state.won = [True, True]
    table.begin_at(doc_opens)
    table.answer(0, "play", "elixir")
    assert table.told("doc_awaits")[-1]["seats"] == (0,)
    assert table.choices(0) == [("store",), ("decline",)]


def test_dt_80_elixir_cancelled_by_wanted_gives_no_visit() -> None:
    table = Town(2)
    table.has_dice("J 9 9 9 9", "A A K K J")
    table.gets(0, "elixir")
    table.gets(1, "wanted")
    table.state.won = [True, True]
    table.begin_at(doc_opens)
    table.plays(0, "play", "elixir")
    table.answer(1, "play", "wanted")
    assert table.question is None
    assert table.state.visitors == ()


def test_dt_78_corruption_with_an_empty_deck_cannot_be_played() -> None:
    table = Town()
    table.has_dice("K K K K 9", "J J 10 9 A", "J J 10 9 A")
    table.gets(0, "corruption")
    table.claims_run_out(1)
    table.at("town-hall")
    assert table.question is None
    assert len(table.state.row) == 2
    assert table.hand(0)[0] == "corruption"


def test_dt_78_corruption_with_a_deck_shorter_than_the_row_leaves_a_gap() -> None:
    table = Town()
    table.has_dice("K K K A A", "J J 10 9 A", "J J 10 9 A")
    table.gets(0, "corruption")
    deck = table.state.claims[DECK]
    table.claims_run_out(1)
    table.state.claims[1] = deck[2:]
    table.state.claims[DECK] = deck[:2]
    table.gets(0)
    table.at("town-hall")
    table.answer(0, "play", "corruption")
    assert len(table.hand(0)) == 4
    assert len(table.state.row) == 1


def test_dt_30_all_nuggets_gone_in_the_middle_of_a_round_it_is_played_to_its_end() -> None:
    table = Town(2)
    table.state.mine = 2
    table.state.nuggets = [28, 0]
    table.stacks("brute")
    table.rolls("9 9 9 J K", "10 10 Q Q A")
    table.begin_at(begin_round)
    table.answer(0, "keep", ("9", "9", "9", "J", "K"))
    table.answer(1, "keep", ("10", "10", "Q", "Q", "A"))
    assert table.state.mine == 0
    assert not table.match.over
    while not table.match.over:
        seat = table.state.askings[-1].seats[0]
        table.answer(seat, *table.choices(seat)[-1])
    kinds = table.kinds()
    assert kinds.index("took_claims") > kinds.index("dug")
    assert table.told("ended")


def test_dt_81_wanted_cannot_be_answered_and_reactions_nest() -> None:
    table = Town(3)
    table.has_dice("10 10 9 9 9", "Q Q K K A", "J J K K A")
    table.state.bank = 8
    table.gets(2, "even-split")
    table.gets(0, "wanted")
    table.gets(1, "equipment-1")
    table.at("bank")
    table.plays(2, "play", "even-split")
    table.plays(0, "play", "wanted")
    assert table.question is None
    assert table.state.dollars == [16, 8, 8]
    assert [details["card"] for details in table.told("played")] == ["even-split", "wanted"]


def test_dt_73_unlimited_credit_cancelled_leaves_one_visit() -> None:
    table = Town(2)
    table.has_dice("J 9 9 9 9", "Q Q K K A")
    table.gets(0, "unlimited-credit")
    table.gets(1, "wanted")
    table.stacks("brute", "elixir")
    table.at("general-store")
    table.answer(0, "play", "unlimited-credit")
    table.answer(1, "play", "wanted")
    assert table.hand(0) == ("brute",)


def test_dt_60_a_visit_by_a_store_card_may_find_the_store_empty_by_then() -> None:
    table = Town(3, sheriff=0)
    table.has_dice("J J J J J", "J J J J J", "9 9 9 9 9")
    table.stacks("brute")
    table.store_runs_out(left=1)
    table.state.won[2] = True
    table.begin_at(doc_opens)
    table.everybody_passes()
    table.nobody_offers()
    table.answer(0, "choose", 1)
    table.answer(1, "store")
    assert table.told("found_nothing")[-1] == {"seat": 0, "place": "doc-badluck"}
    assert table.question is None
