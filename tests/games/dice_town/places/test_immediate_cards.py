"""Tests of cards that must be played as soon as they are obtained, in whatever way (DT-24)."""

from __future__ import annotations

from fivecups.games.dice_town.places.doc_badluck import doc_opens

from ..town_scenario import Town, west

QUEENS, OTHERS = "Q Q Q 9 9", ("9 10 J K A", "9 10 J K K")


def turns_up(table: Town, seat: int) -> None:
    """Check that a seat has turned up Nervous Joe, and that the player it chooses pays $4."""
    assert table.told("turned_up") == [{"seat": seat, "card": "nervous-joe"}]
    assert table.question == "choose_a_player" and table.asked(seat)[0] == "choose_a_player"
    payer = (seat + 1) % table.state.seats
    before = table.state.dollars[payer]
    table.answer(seat, "choose", payer)
    table.everybody_passes()
    assert table.state.dollars[payer] == before - 4
    assert "nervous-joe" not in table.hand(seat)


def test_dt_24_a_card_got_as_a_bribe() -> None:
    table = Town(3, sheriff=2)
    table.has_dice("9 9 J Q K", "9 9 J Q A", "10 J Q K A")
    table.gets(0, "nervous-joe")
    table.at("mine")
    table.answer(0, table.offer(0, outcome=0, cards=("nervous-joe",)))
    table.answer(1, table.offer(1))
    table.answer(2, "choose", 0)
    turns_up(table, 2)


def test_dt_24_a_stolen_card() -> None:
    table = Town(3)
    table.has_dice(QUEENS, *OTHERS)
    table.gets(1, "nervous-joe")
    table.at("saloon")
    table.everybody_passes()
    table.answer(0, "rob", 1, 1, 0)
    table.everybody_passes()
    turns_up(table, 0)


def test_dt_24_a_card_of_docs() -> None:
    table = Town(3)
    table.has_dice("J 9 9 9 9", *OTHERS)
    table.stacks("nervous-joe")
    table.state.won = [False, True, True]
    table.begin_at(doc_opens)
    table.everybody_passes()
    table.answer(0, "store")
    turns_up(table, 0)


def test_dt_24_a_card_for_a_coupon() -> None:
    table = west("9 9 J Q K", "10 J Q K A", "10 J Q K K")
    table.river_is("coupon")
    table.discards("nervous-joe", "brute")
    table.at("mine")
    table.answer(0, "act", "pan")
    table.answer(0, "take", "nervous-joe")
    turns_up(table, 0)


def test_dt_24_a_card_that_was_given() -> None:
    table = west("J 9 9 9 9", "9 10 10 K A", "9 10 10 K K")
    table.gets(1, "nervous-joe")
    table.stacks("gift")
    table.at("general-store")
    table.everybody_passes()
    table.answer(0, "act", "go_shopping")
    while table.question == "play_or_pass":
        table.everybody_passes_once()
    assert [told["card"] for told in table.told("turned_up")] == ["gift", "nervous-joe"]
    assert table.asked(0)[0] == "choose_a_player"


def test_dt_24_a_card_of_the_insurance() -> None:
    table = west(QUEENS, *OTHERS)
    table.gets(1, "insurance", "brute")
    table.stacks("nervous-joe")
    table.at("saloon")
    table.everybody_passes()
    table.answer(0, "act", "look_for_a_victim")
    table.everybody_passes()
    table.answer(0, "rob", 1, 2, 0)
    table.plays(1, "play", "insurance")
    table.everybody_passes()
    table.answer(0, "rob", 1, 1, 0)
    table.everybody_passes()
    turns_up(table, 1)
