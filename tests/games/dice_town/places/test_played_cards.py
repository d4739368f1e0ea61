"""Tests of played Store cards that lie open on the table until their effect is over (DT-35,
DT-82)."""

from __future__ import annotations

import pytest

from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.cards import names
from fivecups.games.dice_town.components import STORE_CARDS
from fivecups.games.dice_town.places.doc_badluck import doc_opens
from fivecups.games.dice_town.state import DISCARDS

from ..town_scenario import Town, west

PLAIN = "10 10 10 A A"
LASTING = {"dynamite", "unlimited-credit", "girls", "corruption", "elixir", "insurance"}


def order(table: Town, *kinds: str) -> list[str]:
    """Return the events of these kinds in the order in which they happened."""
    return [kind for kind in table.kinds() if kind in kinds]


def test_dt_82_six_cards_lie_open_for_longer() -> None:
    assert {card.name for card in STORE_CARDS if card.lasts} == LASTING


def test_dt_82_unlimited_credit_cannot_feed_itself() -> None:
    """One card is left in the deck: two Jacks draw it, and no discards are there to shuffle."""
    table = Town()
    table.has_dice("J J 9 9 9", "Q Q K K A", PLAIN)
    table.gets(0, "unlimited-credit")
    table.stacks("brute")
    table.store_runs_out(left=1)
    table.at("general-store")
    table.answer(0, "play", "unlimited-credit")
    table.everybody_passes()
    assert [told["card"] for told in table.told("played")] == ["unlimited-credit"]
    assert [told["count"] for told in table.told("drew")] == [1, 0]
    assert "reshuffled" not in table.kinds()
    assert table.hand(0) == ("brute",)
    assert table.told("discarded") == [{"seat": 0, "card": "unlimited-credit"}]
    assert table.kinds()[-1] == "discarded"
    assert names(table.state.store[DISCARDS]) == ("unlimited-credit",)


def test_dt_82_unlimited_credit_lies_open_until_the_last_visit() -> None:
    table = Town()
    table.has_dice("J J 9 9 9", "Q Q K K A", PLAIN)
    table.gets(0, "unlimited-credit")
    table.stacks("equipment-1", "equipment-2", "equipment-3", "equipment-4")
    table.at("general-store")
    table.answer(0, "play", "unlimited-credit")
    table.everybody_passes()
    for card in ("equipment-1", "equipment-3"):
        for seat in (0, 1, None):
            assert table.view(seat).table.players[0].played == ("unlimited-credit",)
            assert "unlimited-credit" not in table.view(seat).table.known_discards
        table.answer(0, "take", card)
        table.everybody_passes()
    assert table.view(1).table.players[0].played == ()
    assert table.view(1).table.known_discards == ("unlimited-credit",)


def test_dt_35_cards_on_the_table_and_cards_being_looked_at_are_not_reshuffled() -> None:
    """Three Jacks draw the last card of the deck and the only discard; neither that card, which is
    being looked at, nor Unlimited Credit is shuffled in."""
    table = Town()
    table.has_dice("J J J 9 9", "Q Q K K A", PLAIN)
    table.gets(0, "unlimited-credit")
    table.discards("elixir")
    table.stacks("brute")
    table.store_runs_out(left=1)
    table.at("general-store")
    table.answer(0, "play", "unlimited-credit")
    table.everybody_passes()
    assert table.told("reshuffled") == [{"count": 1}]
    assert [told["count"] for told in table.told("drew")] == [2]
    assert {answer[1] for answer in table.choices(0)} == {"brute", "elixir"}


def test_dt_82_dynamite_is_discarded_after_the_nuggets() -> None:
    table = Town()
    table.has_dice("9 9 9 J K", "Q Q K K A", PLAIN)
    table.gets(0, "dynamite")
    table.at("mine")
    table.answer(0, "play", "dynamite")
    table.everybody_passes()
    assert order(table, "took_effect", "dug", "discarded") == ["took_effect", "dug", "discarded"]


def test_dt_82_the_girls_are_discarded_after_the_second_theft() -> None:
    table = Town()
    table.has_dice("Q 9 9 9 9", "K K K A A", PLAIN)
    table.gets(0, "girls")
    table.gets(1, "brute")
    table.gets(2, "claim-5")
    table.at("saloon")
    table.answer(0, "play", "girls")
    table.everybody_passes()
    table.picks(0)
    table.answer(0, "rob", 1, 1, 0)
    assert table.state.played[0] != ()
    table.picks(0)
    table.answer(0, "rob", 2, 0, 1)
    assert order(table, "stole", "discarded") == ["stole", "stole", "discarded"]


def test_dt_82_corruption_is_discarded_after_the_claims() -> None:
    table = Town()
    table.has_dice("A A A A A", "Q Q K K A", PLAIN)
    table.gets(0, "corruption")
    table.at("town-hall")
    table.answer(0, "play", "corruption")
    table.everybody_passes()
    assert order(table, "took_top_claim", "discarded") == ["took_top_claim", "discarded"]


def test_dt_82_the_elixir_cannot_be_drawn_by_its_own_visit() -> None:
    table = Town()
    table.has_dice("J J J J J", "9 9 9 9 9", "K K K K K")
    table.state.won = [True, True, True]
    table.gets(0, "elixir")
    table.store_runs_out(seat=2)
    table.begin_at(doc_opens)
    table.plays(0, "play", "elixir")
    table.everybody_passes()
    assert table.told("found_nothing") == [{"seat": 0, "place": "doc-badluck"}]
    assert table.kinds()[-1] == "discarded"
    assert table.hand(0) == ()
    assert names(table.state.store[DISCARDS]) == ("elixir",)


def test_dt_82_the_elixir_is_discarded_after_its_visit() -> None:
    table = Town()
    table.has_dice("J J J J J", "9 9 9 9 9", "K K K K K")
    table.state.won = [True, True, True]
    table.gets(0, "elixir")
    table.stacks("brute")
    table.begin_at(doc_opens)
    table.plays(0, "play", "elixir")
    table.everybody_passes()
    assert table.view(1).table.players[0].played == ("elixir",)
    table.answer(0, "store")
    assert order(table, "got_a_card", "discarded") == ["got_a_card", "discarded"]


def test_dt_82_a_cancelled_card_is_discarded_at_once() -> None:
    table = Town()
    table.has_dice("J J 9 9 9", "Q Q K K A", PLAIN)
    table.gets(0, "unlimited-credit")
    table.gets(1, "wanted")
    table.at("general-store")
    table.answer(0, "play", "unlimited-credit")
    table.plays(1, "play", "wanted")
    assert table.told("discarded") == [
        {"seat": 1, "card": "wanted"},
        {"seat": 0, "card": "unlimited-credit"},
    ]
    kinds = table.kinds()
    assert kinds.index("cancelled") < kinds.index("drew")
    assert len([kind for kind in kinds[: kinds.index("drew")] if kind == "discarded"]) == 2


def test_dt_82_while_wanted_is_awaited_a_played_card_lies_open() -> None:
    table = Town()
    table.has_dice("10 10 9 9 9", "Q Q K K A", "J J K K A")
    table.state.bank = 7
    table.gets(2, "even-split")
    table.gets(0, "wanted")
    table.at("bank")
    table.plays(2, "play", "even-split")
    assert table.question == "play_or_pass"
    assert table.view(1).table.players[2].played == ("even-split",)
    table.everybody_passes()
    assert table.view(1).table.players[2].played == ()
    assert table.told("discarded") == [{"seat": 2, "card": "even-split"}]


@pytest.mark.parametrize("card", ["nervous-joe", "crook"])
def test_dt_82_all_other_cards_are_discarded_as_soon_as_they_took_effect(card: str) -> None:
    table = west("J 9 9 9 9", "Q Q K K A")
    table.stacks(card)
    table.at("general-store")
    table.answer(0, "act", "go_shopping")
    table.everybody_passes()
    assert order(table, "took_effect", "gave", "discarded") == ["took_effect", "gave", "discarded"]


def test_dt_82_a_gift_without_a_giver_is_discarded() -> None:
    table = west("J 9 9 9 9", "Q Q K K A")
    table.stacks("gift")
    table.at("general-store")
    table.answer(0, "act", "go_shopping")
    table.everybody_passes()
    assert order(table, "had_no_effect", "discarded") == ["had_no_effect", "discarded"]
    assert names(table.state.store[DISCARDS]) == ("gift",)


def test_dt_3_cards_on_the_table_are_counted() -> None:
    table = Town()
    table.has_dice("J J 9 9 9", "Q Q K K A", PLAIN)
    table.gets(0, "unlimited-credit")
    before = DICE_TOWN.totals(table.state)
    table.at("general-store")
    table.answer(0, "play", "unlimited-credit")
    table.everybody_passes()
    assert table.state.played[0] != ()
    assert DICE_TOWN.totals(table.state) == before
