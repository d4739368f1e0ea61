"""Tests of the cards of the General Store (DT-70 to DT-82)."""

from __future__ import annotations

from collections import Counter

import pytest

from fivecups.engine import awaited
from fivecups.games.dice_town.cards import CARD, names, store_deck
from fivecups.games.dice_town.components import STORE_CARDS
from fivecups.games.dice_town.dice.cups import roll_for_the_last_time, roll_under_cups
from fivecups.games.dice_town.places.doc_badluck import doc_opens
from fivecups.games.dice_town.state import DECK, DISCARDS, shown

from ..town_scenario import Town, faces, west

PLAIN = "10 10 10 A A"


def test_dt_70_equipment_is_worth_its_points_and_never_played() -> None:
    equipment = [card for card in STORE_CARDS if card.name.startswith("equipment")]
    assert [(card.count, card.points, card.when) for card in equipment] == [
        (1, points, "never") for points in (1, 2, 3, 4, 5, 8)
    ]


def test_dt_71_dynamite_doubles_the_nuggets() -> None:
    table = Town()
    table.has_dice("9 9 9 J K", "Q Q K K A", PLAIN)
    table.gets(0, "dynamite")
    table.at("mine")
    table.answer(0, "play", "dynamite")
    assert (table.state.nuggets[0], table.state.mine) == (6, 24)
    table.at("mine")
    assert table.state.nuggets[0] == 9


def test_dt_72_even_split_takes_half_of_the_haul_rounded_down() -> None:
    table = Town()
    table.has_dice("10 10 9 9 9", "Q Q K K A", "J J K K A")
    table.state.bank = 7
    table.gets(2, "even-split")
    table.gets(0, "elixir")
    table.at("bank")
    assert table.asked(0) == ["pass_in_advance"]
    table.answer(2, "play", "even-split")
    table.everybody_passes()
    assert table.state.dollars == [12, 8, 11]


def test_dt_73_unlimited_credit_repeats_the_visit() -> None:
    table = Town()
    table.has_dice("J 9 9 9 9", "Q Q K K A", PLAIN)
    table.gets(0, "unlimited-credit")
    table.stacks("brute", "wanted", "elixir")
    table.at("general-store")
    table.answer(0, "play", "unlimited-credit")
    table.everybody_passes()
    assert table.hand(0) == ("brute", "wanted")


def test_dt_74_the_brute_keeps_more_than_one_die_for_free() -> None:
    table = Town(2)
    table.gets(0, "brute")
    table.rolls("Q Q Q Q 9", "A K Q J 10")
    table.begin_at(roll_under_cups)
    table.answer(0, "keep", ("Q",) * 4)
    table.answer(1, "keep", ("A",))
    table.answer(0, "play", "brute")
    assert (table.state.dollars, table.state.stagecoach) == ([8, 8], 0)


def test_dt_13_whoever_must_play_the_brute_plays_it_even_by_passing_in_advance() -> None:
    table = Town(2)
    table.gets(0, "brute")
    table.state.dollars[0] = 0
    table.rolls("Q Q Q Q 9", "A K Q J 10")
    table.begin_at(roll_under_cups)
    table.answer(0, "keep", ("Q",) * 4)
    table.answer(1, "keep", ("A",))
    assert table.refuse(0, "pass").code == "must-play"
    table.answer(0, "do_not_ask_me")
    table.everybody_passes()
    assert table.hand(0) == () and shown(table.state.kept[0]) == ("Q",) * 4
    assert (table.state.dollars, table.state.stagecoach) == ([0, 8], 0)


def test_dt_74_the_brute_works_for_one_reveal_only() -> None:
    table = Town(2)
    table.gets(0, "brute")
    table.rolls("Q Q 9 9 9", "A K Q J 10", "Q Q Q", "A K Q J")
    table.begin_at(roll_under_cups)
    table.answer(0, "keep", ("Q", "Q"))
    table.answer(1, "keep", ("A",))
    table.answer(0, "play", "brute")
    table.answer(0, "keep", ("Q", "Q"))
    table.answer(1, "keep", ("A",))
    assert table.state.dollars == [7, 8]


def test_dt_74_not_for_keeping_none_nor_in_the_last_roll() -> None:
    table = Town(2)
    table.gets(0, "brute")
    table.rolls("Q Q Q Q 9", "A K Q J 10")
    table.begin_at(roll_under_cups)
    table.answer(0, "keep", ())
    table.answer(1, "keep", ("A",))
    assert "play_or_pass" not in table.asked(0)
    assert table.state.dollars == [7, 8]
    table.state.kept = [faces("Q Q"), faces("A A A A A")]
    table.begin_at(roll_for_the_last_time)
    assert table.question == "play_or_pass"
    assert table.choices(0) == [("pass",)]
    assert table.refuse(0, "play", "brute").code == "card-not-playable"


def test_dt_75_the_cheater_turns_a_die_kept_in_this_reveal_only() -> None:
    table = Town(2)
    table.gets(0, "cheater")
    table.state.kept = [faces("9 9"), faces("9")]
    table.rolls("Q Q J", "A K Q J")
    table.begin_at(roll_under_cups)
    table.answer(0, "keep", ("Q",))
    table.answer(1, "keep", ("A",))
    assert {answer[1] for answer in table.choices(0) if answer[0] == "cheat"} == {"Q"}
    assert table.refuse(0, "cheat", "9", "A").code == "card-not-playable"
    table.answer(0, "cheat", "Q", "A")
    table.everybody_passes()
    assert shown(table.state.kept[0]) == ("9", "9", "A")


def test_dt_76_the_girls_steal_twice() -> None:
    table = Town()
    table.has_dice("Q 9 9 9 9", "K K K A A", PLAIN)
    table.gets(0, "girls")
    table.gets(1, "brute")
    table.gets(2, "claim-5")
    table.at("saloon")
    table.answer(0, "play", "girls")
    table.everybody_passes()
    table.answer(0, "rob", 1, 1, 0)
    table.answer(0, "rob", 2, 0, 1)
    assert table.hand(0) == ("brute", "claim-5")
    assert table.question is None


def test_dt_77_marshall_keeps_the_badge_where_it_is_and_anybody_may_play_it() -> None:
    for owner in range(3):
        table = Town(3, sheriff=0)
        table.has_dice("9 9 9 9 9", "K K K A A", PLAIN)
        table.gets(owner, "marshall")
        table.at("sheriff")
        table.answer(owner, "play", "marshall")
        table.everybody_passes()
        assert table.state.sheriff == 0
        assert names(table.state.store[DISCARDS]) == ("marshall",)


@pytest.mark.parametrize("owner", range(4))
def test_dt_77_before_the_offers_on_a_tie_of_kings_marshall_ends_the_place(owner: int) -> None:
    table = Town(4, sheriff=0)
    table.has_dice("9 9 9 9 9", "K K K A A", "K K K Q Q", PLAIN)
    table.gets(owner, "marshall")
    table.at("sheriff")
    assert table.question == "play_or_pass"
    assert "asked_the_sheriff" not in table.kinds()
    table.plays(owner, "play", "marshall")
    table.everybody_passes()
    assert table.question is None
    assert table.told("tie_undecided") == [{"seat": 0, "place": "sheriff", "seats": (1, 2)}]
    assert table.state.sheriff == 0
    assert table.state.won == [False] * 4


def test_dt_77_marshall_not_played_before_the_offers_may_be_played_when_the_badge_passes() -> None:
    table = Town(3, sheriff=0)
    table.has_dice("9 9 9 9 9", "K K K A A", "K K K Q Q")
    table.gets(0, "marshall")
    table.at("sheriff")
    table.everybody_passes()
    table.nobody_offers()
    table.answer(0, "choose", 2)
    table.plays(0, "play", "marshall")
    table.everybody_passes()
    assert table.told("badge_stayed")[-1]["victim"] == 2
    assert table.state.sheriff == 0


def paid_for_the_badge(holder: int, paying: int = 1) -> Town:
    """Return a table at which the Sheriff is offered $3 by `paying` for naming seat 1, whose badge
    it then is about to be; `holder` has Marshall."""
    table = Town(4, sheriff=0)
    table.has_dice("9 9 9 9 9", "K K K A A", "K K K Q Q", PLAIN)
    table.gets(holder, "marshall")
    table.gets((holder + 1) % 4, "elixir")
    table.at("sheriff")
    table.everybody_passes()
    table.answer(paying, table.offer(paying, outcome=1, dollars=3))
    table.nobody_offers()
    table.answer(0, "choose", 1)
    return table


def test_dt_77_a_sheriff_who_was_paid_for_naming_somebody_cannot_keep_the_badge() -> None:
    table = paid_for_the_badge(holder=0)
    assert 0 not in awaited(table.state)
    table.everybody_passes()
    assert (table.state.sheriff, table.state.dollars[0]) == (1, 11)
    assert table.hand(0) == ("marshall",)


def test_dt_77_anybody_else_may_play_marshall_after_the_sheriff_was_paid() -> None:
    for holder, paying in ((1, 1), (2, 1), (3, 1), (1, 3)):
        table = paid_for_the_badge(holder, paying)
        table.plays(holder, "play", "marshall")
        table.everybody_passes()
        assert (table.state.sheriff, table.state.dollars[0]) == (0, 11)


def test_dt_77_an_offer_that_lapsed_is_no_payment() -> None:
    table = Town(3, sheriff=0)
    table.has_dice("9 9 9 9 9", "K K K A A", "K K K Q Q")
    table.gets(0, "marshall")
    table.at("sheriff")
    table.everybody_passes()
    table.answer(1, table.offer(1, outcome=1, dollars=3))
    table.nobody_offers()
    table.answer(0, "choose", 2)
    table.plays(0, "play", "marshall")
    table.everybody_passes()
    assert table.state.sheriff == 0


def test_dt_77_payment_at_another_place_does_not_matter() -> None:
    table = Town(3, sheriff=0)
    table.has_dice("9 9 9 9 K", "10 10 K K A", "10 10 Q Q A")
    table.gets(0, "marshall")
    table.at("bank")
    table.answer(1, table.offer(1, outcome=1, dollars=3))
    table.nobody_offers()
    table.answer(0, "choose", 1)
    table.everybody_passes()
    table.at("sheriff")
    table.plays(0, "play", "marshall")
    table.everybody_passes()
    assert (table.state.sheriff, table.state.dollars[0]) == (0, 11)


@pytest.mark.parametrize("action", ["take_the_badge", "chase"])
def test_dt_77_in_the_west_payment_for_first_place_binds_the_sheriff(action: str) -> None:
    """First or second place takes the badge; the Sheriff was paid for naming the first."""
    table = west("9 9 9 9 9", "K K K A A", "K K K Q Q", PLAIN)
    table.bandits_are(wanted="9-4")
    table.gets(0, "marshall")
    table.at("sheriff")
    table.answer(1, table.offer(1, outcome=1, dollars=3))
    table.nobody_offers()
    table.answer(0, "choose", 1)
    table.answer(1, "act", action)
    table.everybody_passes()
    assert table.hand(0) == ("marshall",)
    assert table.state.sheriff == (1 if action == "take_the_badge" else 2)


def test_dt_77_marshall_cancelled_before_the_offers_the_tie_is_decided() -> None:
    table = Town(3, sheriff=0)
    table.has_dice("9 9 9 9 9", "K K K A A", "K K K Q Q")
    table.gets(0, "marshall")
    table.gets(1, "wanted")
    table.at("sheriff")
    table.plays(0, "play", "marshall")
    table.plays(1, "play", "wanted")
    table.everybody_passes()
    assert table.question == "make_offer"


def test_dt_77_in_the_west_marshall_answers_the_choice_of_the_badge_only() -> None:
    table = west("9 9 9 9 9", "K K K A A", "K K K Q Q")
    table.gets(0, "marshall")
    table.at("sheriff")
    assert table.question == "make_offer"


def test_dt_79_nervous_joe_against_an_empty_purse_is_told() -> None:
    table = Town()
    table.has_dice("J 9 9 9 9", "Q Q K K A", "10 10 10 A A")
    table.stacks("nervous-joe")
    table.state.dollars[1] = 0
    table.at("general-store")
    table.answer(0, "choose", 1)
    table.everybody_passes()
    assert table.told("had_nothing_to_pay") == [{"seat": 1, "receiver": 0}]


def test_dt_77_not_when_the_badge_stays_anyway() -> None:
    table = Town(3, sheriff=1)
    table.has_dice("9 9 9 9 9", "K K K A A", PLAIN)
    table.gets(0, "marshall")
    table.at("sheriff")
    assert table.question is None


def test_dt_78_corruption_takes_the_top_claim_too_unseen_before_the_row_is_refilled() -> None:
    table = Town()
    table.has_dice("K K K K 9", "J J 10 9 A", "J J 10 9 A")
    table.gets(0, "corruption")
    table.lays_row("claim-1", "claim-2", "claim-3")
    table.stacks("claim-5", "claim-4")
    table.at("town-hall")
    table.answer(0, "play", "corruption")
    assert table.hand(0) == ("claim-1", "claim-5")
    assert names(table.state.row) == ("claim-2", "claim-3", "claim-4")
    assert table.view(1).table.players[0].known == ("claim-1",)
    assert [
        event.data.get("card") for event in table.events(1) if event.kind == "took_top_claim"
    ] == [None]


def test_dt_79_nervous_joe_makes_a_chosen_player_pay_four_dollars_or_what_he_has() -> None:
    table = Town()
    table.has_dice("J 9 9 9 9", "Q Q K K A", PLAIN)
    table.state.dollars[2] = 3
    table.stacks("nervous-joe")
    table.at("general-store")
    assert table.refuse(0, "choose", 0).code == "not-a-choice"
    table.answer(0, "choose", 2)
    assert table.state.dollars == [11, 8, 0]
    assert names(table.state.store[DISCARDS]) == ("nervous-joe",)


def test_dt_80_the_elixir_is_announced_before_the_order_is_set() -> None:
    table = Town(3)
    table.has_dice("J 9 9 9 9", "J Q K K A", "J 10 10 A A")
    table.state.won = [True, False, False]
    table.gets(0, "elixir")
    table.begin_at(doc_opens)
    table.answer(0, "play", "elixir")
    table.everybody_passes()
    assert table.state.visitors == (1, 2, 0)
    table.nobody_offers()
    assert table.choices(0)[:3] == [("choose", 1), ("choose", 2), ("choose", 0)]


def test_dt_80_the_elixir_never_gives_a_second_visit() -> None:
    table = Town(2)
    table.has_dice("J 9 9 9 9", "J Q K K A")
    table.state.won = [False, True]
    table.gets(0, "elixir")
    table.begin_at(doc_opens)
    assert "play_or_pass" not in table.asked(0)


def test_dt_81_wanted_cancels_a_card_that_an_opponent_plays() -> None:
    table = Town()
    table.has_dice("9 9 9 J K", "Q Q K K A", PLAIN)
    table.gets(0, "dynamite")
    table.gets(2, "wanted")
    table.at("mine")
    table.answer(0, "play", "dynamite")
    assert table.choices(2) == [("play", "wanted"), ("pass",)]
    assert table.state.askings[-1].args == ("card-played", 0, "dynamite", 0)
    table.answer(2, "play", "wanted")
    assert table.told("cancelled")[-1] == {"seat": 0, "card": "dynamite"}
    assert table.state.nuggets[0] == 3


def test_dt_81_one_does_not_answer_ones_own_card() -> None:
    table = Town(2)
    table.has_dice("9 9 9 J K", "Q Q K K A")
    table.gets(0, "dynamite", "wanted")
    table.at("mine")
    table.answer(0, "play", "dynamite")
    assert table.state.nuggets[0] == 6


def test_dt_81_the_choices_are_announced_before_wanted_may_answer() -> None:
    table = Town()
    table.has_dice("J 9 9 9 9", "Q Q K K A", PLAIN)
    table.stacks("nervous-joe")
    table.gets(1, "wanted")
    table.at("general-store")
    table.answer(0, "choose", 1)
    assert table.told("played")[-1] == {"seat": 0, "card": "nervous-joe", "victim": 1}
    assert table.state.dollars == [8, 8, 8]
    table.answer(1, "play", "wanted")
    assert table.state.dollars == [8, 8, 8]


def test_dt_82_a_played_card_is_discarded_and_so_is_a_cancelled_one() -> None:
    table = Town()
    table.has_dice("9 9 9 J K", "Q Q K K A", PLAIN)
    table.gets(0, "dynamite")
    table.gets(2, "wanted")
    table.at("mine")
    table.answer(0, "play", "dynamite")
    table.answer(2, "play", "wanted")
    assert names(table.state.store[DISCARDS]) == ("dynamite", "wanted")
    assert table.view(1).table.known_discards == ("dynamite", "wanted")


def test_the_counts_of_the_base_store_cards() -> None:
    assert Counter(names(store_deck("base"))) == {
        card.name: card.count for card in STORE_CARDS if card.edition == "base"
    }
    assert CARD["brute"].count == CARD["cheater"].count == 2
    assert len(Town().state.store[DECK]) == 19
