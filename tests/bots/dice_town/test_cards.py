"""Values of cards: each Store card of the game has a row, and gains what its rules give."""

from collections import Counter
from dataclasses import replace

import pytest

from fivecups.bots.dice_town.evaluation.card_values import (
    CARDS,
    WIRE_SAVING_RATE,
    card_value,
    doc,
    played_by,
    store_draw,
    unseen,
)
from fivecups.bots.dice_town.evaluation.goods_values import RIVER_CARD_VALUES as RIVER_WORTH
from fivecups.bots.dice_town.evaluation.goods_values import nugget, pay, river_card
from fivecups.bots.dice_town.evaluation.position import Position
from fivecups.bots.dice_town.traits import is_dirty
from fivecups.bots.dice_town.weights import usual_weights
from fivecups.games.dice_town.cards import CLAIM_POINTS, RANCH
from fivecups.games.dice_town.components import (
    BASE,
    IMMEDIATELY,
    INDIANS,
    MOMENTS,
    RIVER,
    STORE_CARDS,
    WILD_WEST,
)

from .test_values import position_at


def test_every_store_card_of_the_game_has_a_row_and_no_other_card_has() -> None:
    assert set(CARDS) == {line.name for line in STORE_CARDS}


def test_every_river_card_of_the_game_has_its_worth() -> None:
    assert set(RIVER_WORTH) == {line.name for line in RIVER}


def test_gold_and_purses_are_worth_what_the_mine_and_the_bank_can_pay() -> None:
    position = position_at(4, 3, 0, {"wild_west": True, "indians": True})
    position = replace(position, weights=usual_weights(), counts_hands=False)

    def with_left(mine: int, bank: int) -> Position:
        return replace(position, table=replace(position.table, mine=mine, bank=bank))

    def part(mine: int, bank: int, name: str) -> float:
        """Return the value as a part of the whole card's."""
        position = with_left(mine, bank)
        return river_card(position, name) / RIVER_WORTH[name] / (nugget(position) if mine else 1)

    assert part(40, 0, "gold-4") == part(4, 0, "gold-4") == 1
    assert part(2, 0, "gold-4") == part(0, 1, "purse-2") == 0.5
    assert part(0, 9, "purse-3") == part(0, 3, "purse-3") == 1
    assert part(0, 9, "gold-4") == part(0, 0, "purse-2") == 0
    assert part(0, 0, "star") == part(0, 0, "coupon") == 1


def test_a_remedy_is_worth_what_those_who_can_be_robbed_have() -> None:
    """To people who do not look at who is ahead."""
    whole = position_at(4, 3, 0, {"wild_west": True, "indians": True})
    whole = replace(whole, weights=usual_weights(), counts_hands=False)
    players = list(whole.table.players)
    for seat, (dollars, nuggets) in zip(whole.others, ((8, 3), (1, 1), (0, 0)), strict=True):
        players[seat] = replace(players[seat], dollars=dollars, nuggets=nuggets)
    hand = ("claim-1", "claim-5", "brute", "claim-4")

    def guarded(seat: int) -> Position:
        table = replace(whole.table, players=tuple(players), guarded=seat, hand=hand)
        return replace(whole, table=table)

    nobody = guarded(-1)
    each = nugget(nobody) * (1 + nobody.rivalry)
    assert doc(nobody, "nuggets") == pytest.approx(2 * each)
    assert doc(guarded(whole.others[0]), "nuggets") == pytest.approx(each)
    assert doc(nobody, "dollars") == pytest.approx(pay(nobody, 3) + 1.5 * nobody.rivalry)
    assert doc(nobody, "store") == store_draw(nobody, 1) < store_draw(nobody, 2)
    assert doc(nobody, "wire") == pytest.approx(WIRE_SAVING_RATE * (5 + 4))


def test_cards_that_are_played_say_what_they_gain() -> None:
    in_windows = {line.name for line in STORE_CARDS if line.when in MOMENTS}
    assert {name for name, row in CARDS.items() if row.gain is not None} == in_windows
    at_once = {line.name for line in STORE_CARDS if line.when == IMMEDIATELY}
    assert {name for name, row in CARDS.items() if row.played} == in_windows | at_once


def test_no_card_is_worthless_while_rounds_are_left() -> None:
    position = position_at(4, 3, 0, {"wild_west": True, "indians": True})
    assert position.rounds_left > 5
    for name in (*CARDS, *CLAIM_POINTS, RANCH):
        assert card_value(position, name) > 0, name


def test_a_card_is_known_by_the_answer_that_plays_it() -> None:
    assert played_by(("play", "dynamite")) == "dynamite"
    assert played_by(("cheat", "9", "A")) == "cheater"
    assert played_by(("throw_again", ("9",))) == "two-guns"
    assert played_by(("pass",)) == played_by(("take", "corruption")) == ""


def test_only_playing_a_dirty_card_is_dirty() -> None:
    assert is_dirty(("play", "corruption")) and is_dirty(("cheat", "9", "A"))
    assert not is_dirty(("take", "corruption")) and not is_dirty(("pass",))


def test_all_cards_of_the_editions_at_the_table_may_lie_in_the_deck() -> None:
    for options, wanted in (
        ({}, {BASE}),
        ({"wild_west": True}, {BASE, WILD_WEST}),
        ({"wild_west": True, "indians": True}, {BASE, WILD_WEST, INDIANS}),
    ):
        position = position_at(3, 5, 0, options)
        lines = [line for line in STORE_CARDS if line.edition in wanted]
        seen = [*position.table.hand, *position.table.known_discards]
        names = [line.name for line in lines for _ in range(line.count)]
        assert Counter(unseen(position)) == Counter(names) - Counter(seen)
