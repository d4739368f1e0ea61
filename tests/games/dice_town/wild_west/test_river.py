"""Tests of Wild West: the River (WW-50 to WW-56)."""

from __future__ import annotations

from collections import Counter

import pytest

from fivecups.engine import RandomChance
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.cards import names, river_names
from fivecups.games.dice_town.components import RIVER
from fivecups.games.dice_town.state import DISCARDS

from ..town_scenario import Town, west


def panning(*river: str, sheriff: int = 0) -> Town:
    """Return a table at which seat 1 wins the Mine alone and may pan in this River."""
    table = west("A A K Q J", "9 9 J Q K", "A J Q K 10", sheriff=sheriff)
    table.river_is(*river)
    return table


def pan(table: Town) -> Town:
    table.at("mine")
    table.answer(1, "act", "pan")
    return table


@pytest.mark.parametrize("amount", [2, 3, 4, 5])
def test_ww_50_gold_from_the_mine_as_far_as_it_goes(amount: int) -> None:
    assert pan(panning(f"gold-{amount}")).state.nuggets[1] == amount
    nearly_empty = panning(f"gold-{amount}")
    nearly_empty.state.mine = 1
    assert pan(nearly_empty).state.nuggets[1] == 1


def test_ww_50_dynamite_does_not_double_gold() -> None:
    table = panning("gold-5")
    table.gets(1, "dynamite")
    pan(table)
    assert table.question is None
    assert table.state.nuggets[1] == 5


def test_ww_50_a_share_of_the_gold_can_be_promised() -> None:
    table = west("A A K Q J", "9 9 J Q K", "9 9 Q K 10")
    table.river_is("gold-5")
    table.at("mine")
    table.answer(1, table.offer(1, outcome=1, share_nuggets=5))
    table.nobody_offers()
    table.answer(0, "choose", 1)
    table.answer(1, "act", "pan")
    assert table.state.nuggets == [5, 0, 2]


def test_ww_51_star_takes_the_badge_at_once_and_marshall_has_no_say() -> None:
    table = panning("star")
    table.gets(0, "marshall")
    pan(table)
    assert table.question is None
    assert table.state.sheriff == 1
    table.at("sheriff")
    assert table.told("asked_the_sheriff")[-1]["seat"] == 1
    assert table.question == "make_offer"


def test_ww_51_a_share_promised_to_the_old_sheriff_is_paid_to_him_who_decided() -> None:
    table = west("A A A K K", "9 9 Q K A", "9 9 K K A", "9 9 K K A")
    table.river_is("star")
    table.at("mine")
    table.nobody_offers()
    table.answer(0, "choose", 1)
    table.answer(1, "act", "pan")
    table.answer(2, table.offer(2, outcome=2, share_nuggets=1))
    table.nobody_offers()
    table.answer(0, "choose", 2)
    assert table.state.sheriff == 1
    assert table.state.nuggets == [1, 0, 1, 0]


def test_ww_51_star_from_the_river_changes_who_decides_the_next_tie() -> None:
    table = west("A A A K K", "9 10 10 K K", "10 10 J K K")
    table.river_is("star")
    table.at("mine")
    table.answer(1, "act", "pan")
    table.at("bank")
    assert table.told("asked_the_sheriff")[-1]["seat"] == 1
    table.nobody_offers()
    table.answer(1, "choose", 1)
    assert table.told("won")[-1]["seat"] == 1


def test_ww_51_a_star_for_the_sheriff_in_office_changes_nothing() -> None:
    assert pan(panning("star", sheriff=1)).state.sheriff == 1


@pytest.mark.parametrize("amount", [2, 3])
def test_ww_52_purse_from_the_bank_as_far_as_it_goes(amount: int) -> None:
    table = panning(f"purse-{amount}")
    assert pan(table).state.dollars[1] == 8 + amount
    assert table.state.bank == 3 - amount
    poor = panning(f"purse-{amount}")
    poor.state.bank = 1
    assert pan(poor).state.dollars[1] == 9


def test_ww_53_discovery_looks_alone_at_three_applies_one_and_orders_the_others() -> None:
    table = pan(panning("discovery", "gold-2", "star", "gold-5", "nothing"))
    assert len(table.choices(1)) == 6
    assert table.view(1).table.known_river == ("gold-2", "star", "gold-5")
    assert table.view(0).table.known_river == ()
    assert [
        event.data.get("rivers") for event in table.events(0) if event.kind == "looked_at_the_river"
    ] == [None]
    assert table.refuse(1, "apply", "nothing", ("gold-2", "star")).code == "not-the-cards-looked-at"
    table.answer(1, "apply", "gold-5", ("star", "gold-2"))
    assert table.state.nuggets[1] == 5
    assert river_names(table.state.river) == ("nothing", "gold-2", "star")
    assert table.view(1).table.known_river == ("star", "gold-2")


def test_ww_53_discovery_with_two_cards_left_looks_at_what_is_there() -> None:
    table = pan(panning("discovery", "gold-2", "star"))
    assert table.choices(1) == [("apply", "gold-2", ("star",)), ("apply", "star", ("gold-2",))]
    table.answer(1, "apply", "gold-2", ("star",))
    assert river_names(table.state.river) == ("star",)


def test_ww_53_discovery_with_one_card_left_applies_it_and_with_none_nothing() -> None:
    assert pan(panning("discovery", "gold-4")).state.nuggets[1] == 4
    table = pan(panning("discovery"))
    assert table.told("looked_at_the_river")[-1]["count"] == 0
    assert table.question is None


def test_ww_53_the_seer_knows_the_order_until_the_cards_are_drawn() -> None:
    table = pan(panning("discovery", "gold-2", "star", "gold-5", "nothing", "coupon", "gold-3"))
    table.answer(1, "apply", "gold-5", ("star", "gold-2"))
    seen = {
        river_names(DICE_TOWN.redeal(table.state, 1, RandomChance(seed)).river)[-2:]
        for seed in range(20)
    }
    assert seen == {("gold-2", "star")}
    assert (
        len({DICE_TOWN.redeal(table.state, 0, RandomChance(seed)).river for seed in range(20)}) > 10
    )
    pan(table)
    assert table.view(1).table.known_river == ("gold-2",)


def test_ww_54_coupon_takes_a_store_card_out_of_the_discards_seen_by_nobody_else() -> None:
    table = panning("coupon")
    table.discards("brute", "wanted", "elixir")
    pan(table)
    assert sorted(table.choices(1)) == [("take", "brute"), ("take", "elixir"), ("take", "wanted")]
    assert table.refuse(1, "take", "girls").code == "card-not-among-discards"
    table.answer(1, "take", "wanted")
    assert table.hand(1) == ("wanted",)
    assert names(table.state.store[DISCARDS]) == ("brute", "elixir")
    assert table.view(0).table.players[1].known == ()
    assert [
        event.data.get("card") for event in table.events(0) if event.kind == "took_from_discards"
    ] == [None]
    assert table.view(1).table.known_discards == ("brute", "elixir")


def test_ww_54_an_immediate_card_taken_with_the_coupon_is_played_at_once() -> None:
    table = panning("coupon")
    table.discards("nervous-joe")
    pan(table)
    table.answer(1, "take", "nervous-joe")
    table.answer(1, "choose", 2)
    assert table.state.dollars == [8, 12, 4]


def test_ww_54_coupon_without_discards_gives_nothing() -> None:
    table = pan(panning("coupon"))
    assert table.question is None
    assert table.hand(1) == ()


def test_ww_55_nothing() -> None:
    table = panning("nothing")
    before = DICE_TOWN.totals(table.state)
    pan(table)
    assert DICE_TOWN.totals(table.state) == before
    assert (table.state.dollars, table.state.nuggets, table.hand(1)) == ([8, 8, 8], [0, 0, 0], ())


def test_ww_56_twelve_cards_and_an_empty_river_makes_the_action_impossible() -> None:
    counts = {card.name: card.count for card in RIVER}
    assert Counter(counts) == {
        "gold-2": 2, "gold-3": 1, "gold-4": 1, "gold-5": 1, "star": 1, "purse-2": 1, "purse-3": 1,
        "discovery": 1, "coupon": 1, "nothing": 2,
    }  # fmt: skip
    table = panning()
    table.at("mine")
    assert table.question is None
    assert table.state.nuggets[1] == 2
