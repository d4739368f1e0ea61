"""Tests of refusals: their rule and details."""

from __future__ import annotations

import pytest

from fivecups.engine import Refusal, Refused
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.places.doc_badluck import doc_opens

from ..town_scenario import Town


def at_the_mine() -> Town:
    """Return a table at which seat 0 has won the Mine and may play Dynamite."""
    table = Town()
    table.has_dice("9 9 9 J K", "Q Q K K A", "10 10 10 A A")
    table.gets(0, "dynamite", "girls")
    table.at("mine")
    return table


def test_dt_1_more_than_five_play_in_the_wild_west_only() -> None:
    with pytest.raises(Refused) as refused:
        DICE_TOWN.settings(6, {})
    assert refused.value.refusal == Refusal(
        "too-many-without-wild-west", "DT-1", {"seats": 6, "high": 5}
    )
    DICE_TOWN.settings(5, {})
    DICE_TOWN.settings(6, {"wild_west": True})


def test_dt_7_the_last_seat_may_be_the_first_sheriff_and_no_seat_beyond() -> None:
    DICE_TOWN.settings(3, {"first_sheriff": 2})
    with pytest.raises(Refused) as refused:
        DICE_TOWN.settings(3, {"first_sheriff": 3})
    assert refused.value.refusal == Refusal(
        "no-such-first-sheriff", "DT-7", {"first_sheriff": 3, "last_seat": 2}
    )


def test_dt_24_a_card_that_is_not_in_the_hand_is_not_played() -> None:
    table = at_the_mine()
    assert table.refuse(0, "play", "elixir") == Refusal(
        "card-not-held", "DT-24", {"card": "elixir"}
    )
    assert table.refuse(0, "play", "nonsense").code == "card-not-held"


def test_dt_76_a_card_has_its_moment() -> None:
    table = at_the_mine()
    assert table.refuse(0, "play", "girls") == Refusal("wrong-moment", "DT-76", {"card": "girls"})
    table.answer(0, "play", "dynamite")


def test_dt_75_what_a_card_says_is_refused_with_the_name_of_the_card() -> None:
    table = at_the_mine()
    assert table.refuse(0, "cheat", "9", "A") == Refusal(
        "card-not-held", "DT-24", {"card": "cheater"}
    )
    table.gets(0, "cheater")
    assert table.refuse(0, "cheat", "9", "A") == Refusal(
        "wrong-moment", "DT-75", {"card": "cheater"}
    )


def test_dt_36_nobody_robs_himself_or_a_seat_that_is_not_there() -> None:
    table = Town()
    table.has_dice("Q Q Q 9 9", "K K K A A", "10 10 10 A A")
    table.gets(0, "claim-2")
    table.gets(1, "brute", "claim-1")
    table.at("saloon")
    for victim in (0, 3):
        assert table.refuse(0, "rob", victim, 1, 0) == Refusal("not-an-opponent", "DT-36")
    assert table.refuse(0, "rob", 1, 2, 0) == Refusal(
        "wrong-split", "DT-36", {"victim": 1, "count": 2, "store": 1, "claims": 1}
    )
    assert table.refuse(0, "rob", 2, 1, 0) == Refusal("nothing-to-steal", "DT-37", {"victim": 2})


def test_dt_64_there_is_no_remedy_out_of_an_empty_store() -> None:
    table = Town(2)
    table.has_dice("9 9 9 9 J", "9 9 9 9 9")
    table.gets(0, "claim-1", "claim-2", "claim-3")
    table.store_runs_out(seat=1)
    table.state.won[1] = True
    table.begin_at(doc_opens)
    table.everybody_passes_to("take_a_remedy")
    assert table.refuse(0, "store") == Refusal("store-is-empty", "DT-64")
    assert table.refuse(0, "wire", ("claim-1",)) == Refusal("wrong-claims", "DT-63", {"count": 2})
