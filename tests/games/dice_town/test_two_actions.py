"""The frame for two actions at a place: here the Mine is given the Bank's robbery as its second action."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from fivecups.games.dice_town.places.bank import dollars_are_there, rob_the_bank
from fivecups.games.dice_town.winning import PLACES, Action

from .town import Town

SECOND = Action("rob", "WW-10", rob_the_bank, dollars_are_there)


@pytest.fixture(autouse=True)
def a_second_action_at_the_mine() -> Iterator[None]:
    mine = PLACES["mine"]
    PLACES["mine"] = replace(mine, second=SECOND)
    yield
    PLACES["mine"] = mine


def wild(*hands: str, sheriff: int = 0) -> Town:
    table = Town(len(hands), sheriff=sheriff)
    table.state.options = {**table.state.options, "wild_west": True}
    table.has_dice(*hands)
    return table


def test_the_winner_chooses_and_second_place_does_the_other_with_his_own_dice() -> None:
    table = wild("9 9 9 J K", "9 9 Q K A", "9 J K K A")
    table.at("mine")
    assert table.choices(0) == [("act", "dig"), ("act", "rob")]
    table.answer(0, "act", "rob")
    assert (table.state.dollars, table.state.nuggets) == ([11, 8, 8], [0, 2, 0])
    assert table.state.won == [True, True, False]
    assert table.told("won") == [{"seat": 0, "place": "mine", "count": 3}]
    assert table.told("came_second") == [{"seat": 1, "place": "mine", "count": 2}]
    assert [(acts["seat"], acts["action"]) for acts in table.told("acts")] == [(0, "rob"), (1, "dig")]


def test_both_ties_are_settled_before_anybody_acts() -> None:
    table = wild("A A A K K", "9 9 Q K A", "9 9 K K A", "9 9 K K A")
    table.at("mine")
    table.nobody_offers()
    table.answer(0, "choose", 3)
    table.nobody_offers()
    assert table.choices(0)[:2] == [("choose", 1), ("choose", 2)]
    table.answer(0, "choose", 2)
    assert [(told["decision"], told["chosen"]) for told in table.told("decided")] == [("first", 3), ("second", 2)]
    assert [told["decision"] for told in table.told("asked_the_sheriff")] == ["first", "second"]
    table.answer(3, "act", "dig")
    assert (table.state.nuggets, table.state.dollars[2]) == ([0, 0, 0, 2], 11)


def test_with_two_tied_for_first_the_other_is_second() -> None:
    table = wild("A A A K K", "9 9 Q K A", "9 9 K K A")
    table.at("mine")
    table.nobody_offers()
    table.answer(0, "choose", 2)
    table.answer(2, "act", "rob")
    assert table.state.nuggets == [0, 2, 0]


def test_among_two_players_only_the_winner_acts() -> None:
    table = wild("9 9 9 J K", "9 9 Q K A")
    table.at("mine")
    table.answer(0, "act", "rob")
    assert (table.state.dollars, table.state.nuggets) == ([11, 8], [0, 0])


def test_an_action_with_nothing_to_act_on_is_not_chosen_and_lapses_for_second_place() -> None:
    table = wild("9 9 9 J K", "9 9 Q K A", "9 J K K A")
    table.state.bank = 0
    table.at("mine")
    assert table.state.nuggets == [3, 0, 0]
    assert table.told("found_nothing")[-1] == {"seat": 1, "place": "mine", "action": "rob"}
    assert table.state.won == [True, False, False]


def test_cards_go_with_the_base_action_whoever_does_it() -> None:
    table = wild("9 9 9 J K", "9 9 Q K A", "9 J K K A")
    table.gets(1, "dynamite")
    table.at("mine")
    table.answer(0, "act", "rob")
    table.everybody_passes_once()
    assert table.state.askings[-1].args[:2] == ("mine", 1)
    table.answer(1, "play", "dynamite")
    assert table.state.nuggets[1] == 4
