"""Wild West: Insurance (WW-68), played after a theft."""

from __future__ import annotations

from fivecups.games.dice_town.cards import STORE, names
from fivecups.games.dice_town.state import DISCARDS, Visit
from fivecups.games.dice_town.wild_west.effects import can_be_insured

from .saloon import saloon, steal


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
    """Whoever was insured against the first may be insured against the second."""
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
