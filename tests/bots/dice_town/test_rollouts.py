"""The master's rollouts, and the compiled policy that plays them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from fivecups.bots import make_bot
from fivecups.bots.arrays import FloatArray
from fivecups.bots.dice.lattice import KEEP_COUNT, NODE_COUNT
from fivecups.bots.dice_town.dice.hand_values import hand_values
from fivecups.bots.dice_town.dice.place_prizes import (
    COUNTS,
    FACES,
    SHERIFF_TIE_SHARE,
    PlacePrizes,
    place_prizes,
)
from fivecups.bots.dice_town.dice.usual_opponents import usual_hands
from fivecups.bots.dice_town.evaluation import card_values
from fivecups.bots.dice_town.evaluation.position import read_position
from fivecups.bots.dice_town.rollouts import policy_rows
from fivecups.bots.dice_town.rollouts.goods_by_rounds_left import goods_as_curves
from fivecups.bots.dice_town.rollouts.reroll_values import fill_dice_values
from fivecups.bots.dice_town.rollouts.rollout_policy import choose_theft
from fivecups.bots.dice_town.rollouts.rollouts import MAX_CANDIDATES, Rollouts
from fivecups.bots.dice_town.rollouts.seat_values import steps_left
from fivecups.bots.dice_town.weights import Weights, usual_weights, weights_for
from fivecups.compiled.dice_town.lookup_tables import tables
from fivecups.compiled.dice_town.places.saloon import ways_to_rob
from fivecups.compiled.dice_town.state_encoder import encode
from fivecups.compiled.jit import compiled
from fivecups.engine import RandomChance, awaited
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.components import KING, NINE, TEN
from fivecups.games.dice_town.state import DiceTownState

from ..tables import positions

WEST = {"wild_west": True, "indians": True}


@compiled()
def chosen_theft(state: Any, lookup: Any, seat: int) -> int:
    """Return the theft that the policy chooses: victim, Store cards and all cards, packed."""
    return ways_to_rob(state, lookup, seat, choose_theft(state, lookup, seat))


@compiled()
def fill_for_seat(
    state: Any, lookup: Any, values: Any, dice_row: Any, scratch: Any, seat: int
) -> int:
    """Fill the scratch row with the prizes and dice values of a seat; return the step."""
    step = steps_left(state, 1)
    fill_dice_values(state, lookup, values, dice_row, scratch, step, seat)
    return step


def keeping_states(seats: int, options: dict[str, Any]) -> Iterator[tuple[DiceTownState, int]]:
    """Yield states of a game between regulars in which a seat is to keep dice."""
    state = DICE_TOWN.start(seats, DICE_TOWN.settings(seats, options), RandomChance("dice values"))
    bots = [make_bot("regular", "dice-town", state.options, f"{seat}") for seat in range(seats)]
    while not state.over:
        seat = awaited(state)[0]
        view = DICE_TOWN.view(state, seat)
        if view.asks[0].question == "keep_dice":
            yield state, seat
        state.take(seat, bots[seat].answer(view, view.asks[0]))


def scratch_for(state: DiceTownState, seat: int, weights: Weights) -> tuple[FloatArray, float]:
    """Return the filled scratch row and the rounds left that it was filled for."""
    scratch = np.zeros(policy_rows.SCRATCH_SIZE)
    row = policy_rows.value_row(goods_as_curves(weights), state.seats)
    encoded = encode(state, 1)
    step = fill_for_seat(encoded, tables(), row, policy_rows.dice_row(), scratch, seat)
    return scratch, step / policy_rows.STEPS_PER_ROUND


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (5, {}), (4, WEST)])
def test_dice_values_agree_with_the_readable_ones(seats: int, options: dict[str, Any]) -> None:
    """Prizes of places that depend on nothing hidden are the readable ones; and with the policy's
    own prizes the value of every hand is what `hand_values` makes of them."""
    weights = weights_for("expert", seats, bool(options))
    weights = Weights(goods_as_curves(weights), tie=usual_weights().tie)
    compared = 0
    for number, (state, seat) in enumerate(keeping_states(seats, options)):
        if number % 25:
            continue
        scratch, rounds = scratch_for(state, seat, weights)
        first = scratch[policy_rows.FIRST :][: FACES * COUNTS].reshape(FACES, COUNTS)
        second = scratch[policy_rows.SECOND_PRIZE :][: FACES * COUNTS].reshape(FACES, COUNTS)
        hall = scratch[policy_rows.TOWN_HALL :][:COUNTS]
        position = read_position(DICE_TOWN.view(state, seat), weights)
        position = replace(position, table=replace(position.table, hand=()))
        position.__dict__["_rounds_left"] = rounds
        readable = place_prizes(position)
        if not options:
            for face in (NINE, TEN, KING):
                assert first[face - 1] == pytest.approx(readable.first[face - 1])
        assert hall == pytest.approx(readable.hall)
        to_others = readable.to_others.copy()
        for face in range(1, FACES + 1):
            if face not in (TEN, KING):
                to_others[face - 1] = first[face - 1, 2] * position.rivalry
        hall_second = position.wild_west and state.seats > 2 and position.table.claims_deck > 0
        prizes = PlacePrizes(
            first,
            second,
            hall,
            weights.goods.hidden_claim(rounds) if hall_second else 0.0,
            to_others,
            float(hall[0]) * position.rivalry,
            np.zeros(len(readable.doc)),
            SHERIFF_TIE_SHARE if position.is_sheriff else weights.tie,
        )
        opponents = np.stack([usual_hands(seats)[0, 0]] * (seats - 1))
        values = scratch[policy_rows.DICE + NODE_COUNT * seat :][KEEP_COUNT:NODE_COUNT]
        assert values == pytest.approx(hand_values(prizes, opponents))
        compared += 1
    assert compared >= 5


def test_the_policy_robs_as_regulars_do() -> None:
    thefts = 0
    state = DICE_TOWN.start(4, {}, RandomChance("thieves"))
    bots = [make_bot("regular", "dice-town", state.options, f"{seat}") for seat in range(4)]
    while not state.over:
        seat = awaited(state)[0]
        view = DICE_TOWN.view(state, seat)
        ask = view.asks[0]
        if ask.question == "rob_somebody":
            thefts += 1
            players = tuple([replace(player, known=()) for player in view.table.players])
            unaware = replace(view, table=replace(view.table, players=players))
            _, victim, store, claims = bots[seat].answer(unaware, ask)
            theft = chosen_theft(encode(state, 1), tables(), seat)
            assert (theft & 7, theft >> 3 & 7, theft >> 6) == (victim, store, store + claims)
        state.take(seat, bots[seat].answer(view, ask))
    assert thefts > 5


def test_rollouts_find_the_better_of_two_cards() -> None:
    """Without values of the evaluator the master takes the better card, and always the same one."""
    right = tried = 0
    for seed in range(2):
        for game, state, seat in positions("dice-town", "regular", seed):
            view = game.view(state, seat)
            ask = view.asks[0]
            if (
                ask.question != "keep_a_card"
                or not isinstance(ask.choices, tuple)
                or len(ask.choices) < 2
            ):
                continue
            position = read_position(view)
            nothing = [0.0] * len(ask.choices)
            corrected = Rollouts(view, ask, position.weights, "seed").corrected(nothing)
            assert corrected == Rollouts(view, ask, position.weights, "seed").corrected(nothing)
            held = [card_values.card_value(position, choice[1]) for choice in ask.choices]
            if max(held) - min(held) > 1.5 and len(held) <= MAX_CANDIDATES:
                tried += 1
                right += held[corrected.index(max(corrected))] > min(held)
    assert tried >= 3 and right >= 0.7 * tried
