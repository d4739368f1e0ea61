"""Tests of Wild West: Whiskey, which takes a Ranch instead of a drawn card (WW-67)."""

from __future__ import annotations

import pytest

from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.cards import names
from fivecups.games.dice_town.state import DISCARDS
from fivecups.records import wire

from ...town_scenario import Town, west
from .saloon_scenario import saloon, steal


def test_ww_67_whiskey_takes_a_ranch_instead_of_drawing_from_a_victim_who_needs_no_card_in_hand() -> (
    None
):
    table = saloon()
    table.gets(0, "whiskey")
    table.gets(2, "brute")
    table.lays_ranches(1, 2)
    steal(table)
    assert table.choices(0) == [("take_a_ranch", 1), ("pass",)]
    table.answer(0, "take_a_ranch", 1)
    table.everybody_passes()
    assert [len(ranches) for ranches in table.state.ranches] == [1, 1, 0]
    assert table.hand(2) == ("brute",)
    assert table.question is None
    assert table.state.won[0]


def test_ww_67_whiskey_passed_a_hand_is_robbed_as_usual() -> None:
    table = saloon()
    table.gets(0, "whiskey")
    table.gets(2, "brute")
    table.lays_ranches(1, 1)
    steal(table)
    table.answer(0, "pass")
    assert table.choices(0) == [("rob", 2, 1, 0), ("decline",)]


def test_ww_67_with_the_girls_whiskey_replaces_one_theft() -> None:
    table = saloon(girls=True)
    table.gets(0, "whiskey")
    table.gets(1, "brute", "claim-2")
    table.lays_ranches(1, 1)
    table.at("saloon")
    table.answer(0, "act", "look_for_a_victim")
    table.answer(0, "play", "girls")
    table.everybody_passes_to("theft")
    table.answer(0, "take_a_ranch", 1)
    table.everybody_passes()
    assert table.question == "rob_somebody"
    table.answer(0, "rob", 1, 1, 1)
    table.everybody_passes()
    table.answer(0, "take", "claim-2")
    assert table.hand(0) == ("claim-2",)
    assert len(table.state.ranches[0]) == 1


def test_ww_67_whiskey_can_be_played_after_looking_at_what_was_drawn_which_goes_back() -> None:
    table = saloon()
    table.gets(0, "whiskey")
    table.gets(1, "brute", "elixir")
    table.gets(2, "wanted")
    table.lays_ranches(1, 1)
    table.lays_ranches(2, 1)
    steal(table)
    assert table.choices(0) == [("take_a_ranch", 1), ("take_a_ranch", 2), ("pass",)]
    table.answer(0, "pass")
    table.answer(0, "rob", 1, 2, 0)
    table.everybody_passes_to("theft")
    assert table.view(0).table.looking_at == ("brute", "elixir")
    assert table.choices(0) == [("take_a_ranch", 1), ("pass",)]
    table.answer(0, "take_a_ranch", 1)
    table.everybody_passes()
    assert [len(ranches) for ranches in table.state.ranches] == [1, 0, 1]
    assert table.hand(1) == ("brute", "elixir")
    assert table.view(0).table.looking_at == ()
    assert table.told("put_back") == [{"seat": 0, "victim": 1, "place": "saloon"}]
    assert table.question is None


def test_ww_67_whiskey_cancelled_a_card_is_kept_as_usual() -> None:
    table = saloon()
    table.gets(0, "whiskey")
    table.gets(1, "brute", "elixir")
    table.gets(2, "wanted")
    table.lays_ranches(1, 1)
    steal(table)
    table.answer(0, "pass")
    table.answer(0, "rob", 1, 2, 0)
    table.everybody_passes_to("theft")
    table.answer(0, "take_a_ranch", 1)
    table.plays(2, "play", "wanted")
    table.everybody_passes()
    table.answer(0, "take", "brute")
    assert table.hand(0) == ("brute",)
    assert [len(ranches) for ranches in table.state.ranches] == [0, 1, 0]


def looks_and_plays_whiskey(*hand: str, others: tuple[str, ...] = ()) -> Town:
    """Return a table at which seat 0 has looked at the whole hand of seat 1 and played Whiskey;
    seat 2 has `others`."""
    table = saloon()
    table.has_dice("Q Q Q 9 9", "K K K A A", "10 10 10 A A")
    table.gets(2, *others)
    table.gets(0, "whiskey")
    table.gets(1, *hand)
    table.lays_ranches(1, 1)
    steal(table)
    table.answer(0, "pass")
    table.answer(0, "rob", 1, len(hand), 0)
    table.everybody_passes_to("theft")
    assert table.view(0).table.looking_at == hand
    table.answer(0, "take_a_ranch", 1)
    return table


@pytest.mark.parametrize(("hand", "stolen"), [(("wanted",), ()), (("brute", "wanted"), ("brute",))])
def test_ww_67_dt_81_a_drawn_wanted_that_answers_whiskey_cannot_be_kept(
    hand: tuple[str, ...], stolen: tuple[str, ...]
) -> None:
    table = looks_and_plays_whiskey(*hand)
    before = DICE_TOWN.totals(table.state)
    table.plays(1, "play", "wanted")
    table.everybody_passes()
    assert DICE_TOWN.totals(table.state) == before
    assert table.hand(0) == stolen
    assert table.hand(1) == ()
    assert "wanted" in names(table.state.store[DISCARDS])
    assert [len(ranches) for ranches in table.state.ranches] == [0, 1, 0]
    assert ("found_nothing" in table.kinds()) == (not stolen)
    assert table.view(0).table.looking_at == ()
    assert table.question is None


def test_ww_67_with_wanted_played_the_thief_keeps_one_of_the_other_cards_drawn() -> None:
    table = looks_and_plays_whiskey("brute", "elixir", "wanted")
    table.plays(1, "play", "wanted")
    table.everybody_passes()
    assert table.choices(0, "keep_the_loot") == [("take", "brute"), ("take", "elixir")]
    assert table.state.visit.drawn == (2, 0)


def test_ww_68_a_drawn_insurance_that_is_played_is_no_longer_looked_at() -> None:
    table = looks_and_plays_whiskey("brute", "insurance", others=("elixir",))
    table.everybody_passes_to("robbed")
    table.plays(1, "play", "insurance")
    assert table.question == "play_or_pass"
    assert table.view(0).table.looking_at == ("brute",)
    table.everybody_passes()
    assert table.told("was_insured") == [{"seat": 1, "store": 0, "claims": 1}]


def insured_with_an_empty_hand(card: str) -> Town:
    """Return a table at which seat 0 has a Store card; the victim, seat 1, has played Insurance,
    his only card. Seats 1 and 2 have a Ranch each."""
    table = saloon()
    table.gets(0, card)
    table.gets(1, "insurance")
    table.lays_ranches(1, 1)
    table.lays_ranches(2, 1)
    table.stacks("claim-5")
    steal(table)
    table.answer(0, "pass")
    table.answer(0, "rob", 1, 1, 0)
    table.answer(1, "play", "insurance")
    table.everybody_passes_to("theft")
    return table


def test_ww_67_ww_68_whiskey_can_be_played_when_insurance_has_left_the_hand_empty() -> None:
    table = insured_with_an_empty_hand("whiskey")
    assert "found_nothing" not in table.kinds()
    assert table.choices(0) == [("take_a_ranch", 1), ("pass",)]
    table.answer(0, "take_a_ranch", 1)
    table.everybody_passes()
    assert [len(ranches) for ranches in table.state.ranches] == [1, 0, 1]
    assert table.hand(1) == ("claim-5",)
    assert not {"found_nothing", "put_back"} & set(table.kinds())
    assert table.question is None


@pytest.mark.parametrize("card", ["whiskey", "elixir"])
def test_dt_27_with_the_hand_empty_nobody_sees_whether_the_thief_could_play_whiskey(
    card: str,
) -> None:
    table = insured_with_an_empty_hand(card)
    assert table.question == "play_or_pass"
    table.answer(0, "pass")
    assert table.kinds()[-2:] == ["found_nothing", "discarded"]
    told = {"seat": 0, "place": "saloon", "action": "look_for_a_victim"}
    assert table.told("found_nothing")[-1] == told
    assert table.hand(0) == (card,)
    assert table.question is None


def only_ranches(card: str, *hands: str) -> Town:
    """Return a table at which seat 0 wins the Saloon with this Store card in hand, and only a Ranch
    of seat 1 can be taken."""
    table = west(*(hands or ("Q Q 9 9 9", "K K K A A", "10 10 10 A A")))
    table.bandits_are(top="J-4")
    table.gets(0, card)
    table.lays_ranches(1, 1)
    return table


def test_ww_14_with_nothing_but_ranches_to_take_only_the_holder_of_whiskey_may_choose_the_theft() -> (
    None
):
    table = only_ranches("whiskey")
    table.at("saloon")
    assert table.choices(0) == [("act", "look_for_a_victim"), ("act", "hire")]
    others = [wire(table.view(seat)) for seat in (1, 2, None)]
    table = only_ranches("elixir")
    table.at("saloon")
    assert table.choices(0) == [("act", "hire")]
    assert [wire(table.view(seat)) for seat in (1, 2, None)] == others
    assert table.refuse(0, "act", "look_for_a_victim").code == "nothing-to-act-on"
    table.answer(0, "act", "hire")
    table.everybody_passes()
    assert table.state.won == [True, False, False]


def test_ww_14_without_a_store_card_nobody_can_hold_whiskey_and_the_bandit_is_hired_unasked() -> (
    None
):
    table = saloon()
    table.lays_ranches(1, 1)
    table.at("saloon")
    assert "hired" in table.kinds()


def test_ww_67_with_nothing_but_ranches_whiskey_takes_one() -> None:
    table = only_ranches("whiskey")
    table.at("saloon")
    table.answer(0, "act", "look_for_a_victim")
    assert table.view(2).table.players[0].known == ("whiskey",)
    table.everybody_passes_to("theft")
    table.answer(0, "take_a_ranch", 1)
    table.everybody_passes()
    assert [len(ranches) for ranches in table.state.ranches] == [1, 0, 0]
    assert table.state.won == [True, False, False]


def test_dt_36_who_chooses_the_theft_and_declines_to_take_a_ranch_has_won() -> None:
    table = only_ranches("whiskey")
    table.at("saloon")
    table.answer(0, "act", "look_for_a_victim")
    table.everybody_passes()
    assert table.told("declined") == [{"seat": 0, "place": "saloon"}]
    assert table.state.won == [True, False, False]


@pytest.mark.parametrize("card", ["whiskey", "elixir"])
def test_dt_27_second_place_at_a_saloon_with_nothing_but_ranches_shows_nobody_whether_it_holds_whiskey(
    card: str,
) -> None:
    table = only_ranches(card, "Q 9 9 9 9", "K K K A A", "Q Q 10 A A")
    table.at("saloon")
    table.answer(2, "act", "hire")
    assert table.question == "play_or_pass"
    table.everybody_passes()
    assert table.told("found_nothing")[-1]["seat"] == 0
    assert table.state.won == [False, False, True]
