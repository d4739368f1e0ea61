"""Tests of Wild West: Insurance, played after a theft (WW-68)."""

from __future__ import annotations

from fivecups.engine import awaited
from fivecups.games.dice_town.cards import STORE, names
from fivecups.games.dice_town.state import DISCARDS, Visit
from fivecups.games.dice_town.wild_west.effects import can_be_insured

from ...town_scenario import Town, west
from .saloon_scenario import saloon, steal


def test_ww_68_insurance_after_a_theft_draws_a_card_of_the_same_kind() -> None:
    table = saloon()
    table.gets(1, "insurance", "brute", "claim-2")
    table.stacks("elixir")
    table.stacks("claim-5")
    steal(table)
    table.picks(0, 0)
    table.answer(0, "rob", 1, 2, 0)
    table.answer(1, "pass")
    table.answer(0, "take", "brute")
    assert table.choices(1) == [("play", "insurance"), ("pass",)]
    table.answer(1, "play", "insurance")
    table.everybody_passes()
    assert table.hand(1) == ("elixir", "claim-2")
    assert table.view(0).table.players[1].known == ()
    assert not table.state.won[1]


def test_ww_68_insurance_for_a_claim_draws_a_claim() -> None:
    table = saloon()
    table.gets(1, "insurance", "claim-2")
    table.stacks("claim-5")
    steal(table)
    table.picks(0, 0)
    table.answer(0, "rob", 1, 1, 1)
    table.answer(1, "pass")
    table.answer(0, "take", "claim-2")
    table.answer(1, "play", "insurance")
    table.everybody_passes()
    assert table.hand(1) == ("claim-5",)


def test_ww_68_insurance_for_a_ranch_taken_with_whiskey_draws_a_claim() -> None:
    table = saloon()
    table.gets(0, "whiskey")
    table.gets(1, "insurance")
    table.lays_ranches(1, 1)
    table.stacks("ranch")
    steal(table)
    table.answer(0, "take_a_ranch", 1)
    table.everybody_passes_to("robbed")
    assert table.choices(1) == [("play", "insurance"), ("pass",)]
    table.answer(1, "play", "insurance")
    table.everybody_passes()
    assert [len(ranches) for ranches in table.state.ranches] == [1, 1, 0]


def test_ww_68_insurance_does_not_draw_itself_out_of_the_discards() -> None:
    table = saloon()
    table.gets(1, "insurance", "brute")
    table.discards("elixir")
    table.store_runs_out(seat=2)
    steal(table)
    table.picks(0, 0)
    table.answer(0, "rob", 1, 2, 0)
    table.answer(1, "pass")
    table.answer(0, "take", "brute")
    table.answer(1, "play", "insurance")
    table.everybody_passes()
    assert table.told("reshuffled")[-1] == {"count": 1}
    assert table.hand(1) == ("elixir",)
    assert names(table.state.store[DISCARDS]) == ("insurance",)


def test_ww_68_a_stolen_insurance_insures_nobody() -> None:
    table = saloon()
    table.gets(1, "insurance")
    table.gets(2, "elixir")
    steal(table)
    table.answer(0, "rob", 1, 1, 0)
    table.answer(1, "pass")
    assert table.question is None
    assert table.hand(0) == ("insurance",)


def test_ww_68_who_plays_insurance_at_once_cannot_lose_it_to_the_thief() -> None:
    table = saloon()
    table.gets(1, "insurance", "brute")
    table.stacks("elixir")
    steal(table)
    table.answer(0, "rob", 1, 2, 0)
    assert table.told("named_the_victim")[-1]["victim"] == 1
    assert "drew_from_hand" not in table.kinds()
    assert table.choices(1) == [("play", "insurance"), ("pass",)]
    table.answer(1, "play", "insurance")
    table.everybody_passes()
    table.answer(0, "rob", 1, 1, 0)
    table.everybody_passes()
    assert table.hand(0) == ("brute",)
    assert table.hand(1) == ("elixir",)
    assert table.kinds().index("stole") < table.kinds().index("was_insured")


def test_ww_68_no_card_is_drawn_where_nothing_was_stolen() -> None:
    table = saloon()
    table.gets(1, "insurance")
    steal(table)
    table.answer(0, "rob", 1, 1, 0)
    table.answer(1, "play", "insurance")
    table.everybody_passes()
    assert table.hand(0) == table.hand(1) == ()
    assert "was_insured" not in table.kinds()
    assert table.question is None


def test_ww_68_insurance_insures_one_theft_only() -> None:
    table = saloon(girls=True)
    table.gets(1, "insurance", "brute", "claim-2")
    table.stacks("elixir")
    table.at("saloon")
    table.answer(0, "act", "look_for_a_victim")
    table.answer(0, "play", "girls")
    table.everybody_passes()
    table.picks(0, 0)
    table.answer(0, "rob", 1, 1, 1)
    table.answer(1, "play", "insurance")
    table.everybody_passes()
    table.answer(0, "rob", 1, 1, 1)
    table.everybody_passes()
    table.answer(0, "take", "brute")
    assert table.hand(1) == ("elixir", "claim-2")
    table.everybody_passes()
    table.picks(0)
    table.answer(0, "rob", 1, 1, 1)
    table.everybody_passes()
    table.answer(0, "take", "claim-2")
    table.everybody_passes()
    assert table.hand(1) == ("elixir",)


def test_ww_68_insurance_needs_a_card_of_that_kind_in_its_deck() -> None:
    table = saloon()
    table.gets(1, "insurance", "claim-2")
    table.claims_run_out(2)
    steal(table)
    table.picks(0, 0)
    table.answer(0, "rob", 1, 1, 1)
    table.answer(1, "pass")
    table.answer(0, "take", "claim-2")
    assert table.question is None


def test_ww_68_the_next_theft_is_one_of_its_own() -> None:
    """A victim insured against the first theft may be insured against the second too."""
    before = Visit(acting=1, times=2, paid_dollars=3)
    robbed = before.but(victim=2, drawn=(1, 1), stolen=0, theft_done=True, insured=True)
    assert robbed.next_theft() == before


def test_ww_68_nobody_is_insured_twice_against_one_theft() -> None:
    table = saloon()
    table.gets(1, "claim-2")
    s = table.state
    s.visit = Visit(acting=0, victim=1, stolen=STORE)
    assert can_be_insured(s, 1)
    s.visit = s.visit.but(insured=True)
    assert not can_be_insured(s, 1)


# WW-68: when Insurance is asked for, and what it cannot do.


def claims_only(table: Town) -> None:
    """Empty the Store deck, so that only claims can be drawn."""
    table.store_runs_out(seat=2)


def test_ww_68_insurance_played_before_the_draw_does_not_foil_the_theft() -> None:
    """Seat 0 says two Store cards; Insurance leaves one and a claim, of which he says both."""
    table = saloon()
    table.gets(1, "insurance", "brute", "claim-2")
    table.stacks("elixir")
    steal(table)
    table.answer(0, "rob", 1, 2, 0)
    table.answer(1, "play", "insurance")
    table.everybody_passes()
    assert table.question == "say_anew"
    assert table.choices(0) == [("rob", 1, 1, 1), ("decline",)]
    assert table.refuse(0, "rob", 1, 2, 0).code == "wrong-split"
    table.answer(0, "rob", 1, 1, 1)
    table.everybody_passes()
    table.answer(0, "take", "claim-2")
    table.everybody_passes()
    assert table.hand(0) == ("claim-2",)


def test_ww_68_the_thief_says_anew_even_if_as_many_cards_are_still_there() -> None:
    table = west("Q 9 9 9 9", "K K K A A", "10 10 10 A A")
    table.bandits_are(top="J-4")
    table.gets(1, "insurance", "brute", "claim-2")
    steal(table)
    table.answer(0, "rob", 1, 1, 0)
    table.answer(1, "play", "insurance")
    table.everybody_passes()
    assert table.choices(0) == [("rob", 1, 0, 1), ("rob", 1, 1, 0), ("decline",)]


def test_ww_68_the_thief_says_anew_after_a_cancelled_insurance_too() -> None:
    table = saloon()
    table.gets(1, "insurance", "brute", "claim-2")
    table.gets(0, "wanted")
    steal(table)
    table.answer(0, "rob", 1, 2, 0)
    table.answer(1, "play", "insurance")
    table.plays(0, "play", "wanted")
    table.everybody_passes()
    assert "cancelled" in table.kinds()
    assert table.choices(0) == [("rob", 1, 1, 1), ("decline",)]


def test_ww_68_a_thief_who_declines_then_leaves_the_insurance_without_a_draw() -> None:
    table = saloon()
    table.gets(1, "insurance", "brute")
    steal(table)
    table.answer(0, "rob", 1, 2, 0)
    table.answer(1, "play", "insurance")
    table.everybody_passes()
    table.answer(0, "decline")
    assert table.hand(1) == ("brute",)
    assert "was_insured" not in table.kinds()
    assert names(table.state.store[DISCARDS]) == ("insurance",)


def test_ww_68_insurance_is_not_asked_for_where_nothing_that_can_be_stolen_can_be_drawn() -> None:
    table = saloon()
    table.gets(1, "insurance", "brute")
    claims_only(table)
    steal(table)
    table.picks(0, 0)
    table.answer(0, "rob", 1, 2, 0)
    assert "named_the_victim" not in table.kinds()
    assert table.question == "keep_the_loot"


def test_ww_68_insurance_is_asked_for_where_a_claim_may_still_be_stolen() -> None:
    table = saloon()
    table.gets(1, "insurance", "claim-2")
    claims_only(table)
    steal(table)
    table.answer(0, "rob", 1, 1, 1)
    assert table.choices(1) == [("play", "insurance"), ("pass",)]


def test_ww_68_a_ranch_counts_where_the_thief_may_hold_whiskey() -> None:
    table = saloon()
    table.gets(0, "whiskey")
    table.gets(1, "insurance", "brute")
    table.lays_ranches(1, 1)
    claims_only(table)
    steal(table)
    table.everybody_passes()
    table.answer(0, "rob", 1, 2, 0)
    assert table.choices(1) == [("play", "insurance"), ("pass",)]


def test_ww_68_a_draw_that_finds_nothing_is_told() -> None:
    table = saloon()
    table.gets(1, "insurance", "brute", "claim-2")
    claims_only(table)
    steal(table)
    table.answer(0, "rob", 1, 2, 0)
    table.answer(1, "play", "insurance")
    table.everybody_passes()
    table.answer(0, "rob", 1, 1, 1)
    table.everybody_passes()
    table.answer(0, "take", "brute")
    table.everybody_passes()
    assert table.told("was_not_insured") == [{"seat": 1, "store": 1, "claims": 0}]
    assert "was_insured" not in table.kinds()
    assert table.kinds().index("was_not_insured") < table.kinds().index("discarded")


def test_dt_82_insurance_lies_open_until_its_draw() -> None:
    table = saloon()
    table.gets(1, "insurance", "brute")
    table.stacks("elixir")
    steal(table)
    table.answer(0, "rob", 1, 2, 0)
    table.answer(1, "play", "insurance")
    table.everybody_passes()
    assert awaited(table.state) == (0,)
    assert table.view(2).table.players[1].played == ("insurance",)
    assert table.view(2).table.discards == 0
    table.answer(0, "rob", 1, 1, 0)
    table.everybody_passes()
    assert table.view(2).table.players[1].played == ()
    assert table.kinds().index("was_insured") < table.kinds().index("discarded")


def test_dt_82_insurance_is_discarded_where_nothing_was_stolen() -> None:
    table = saloon()
    table.gets(1, "insurance")
    steal(table)
    table.answer(0, "rob", 1, 1, 0)
    table.answer(1, "play", "insurance")
    table.everybody_passes()
    assert table.told("discarded") == [{"seat": 1, "card": "insurance"}]
    assert table.state.played[1] == ()
