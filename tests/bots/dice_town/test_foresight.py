"""Tests of an expert's opponent model with several opponents: where they go, what they can pay for,
and when the dice end."""

from dataclasses import replace

import msgspec
import numpy as np
import pytest

from fivecups.bots import make_bot
from fivecups.bots.dice.lattice import HAND_INDEX, KEEP_COUNT
from fivecups.bots.dice_town.dice.dice_policies import ExpertDice
from fivecups.bots.dice_town.dice.hand_values import hand_values
from fivecups.bots.dice_town.dice.opponent_model import (
    final_hand,
    opponents_end,
    places_predict,
    set_dice_chances,
)
from fivecups.bots.dice_town.dice.place_prizes import FACE_COUNTS, place_prizes
from fivecups.bots.dice_town.dice.round_stakes import hand_leads, round_stakes
from fivecups.bots.dice_town.evaluation.position import Position
from fivecups.engine import Form, RandomChance, awaited, twin
from fivecups.games.dice_town.components import DICE, QUEEN, TEN
from fivecups.games.dice_town.game import DICE_TOWN

from .test_values import position_at

FIVE = 5


def changed(
    position: Position,
    dice: tuple[str, ...] | None = None,
    dollars: int | None = None,
    bank: int | None = None,
) -> Position:
    """The same table with other dice set, other purses or another Bank."""
    players = tuple(
        replace(
            player,
            dice=player.dice if dice is None else dice,
            dollars=player.dollars if dollars is None else dollars,
        )
        for player in position.table.players
    )
    table = replace(
        position.table, players=players, bank=position.table.bank if bank is None else bank
    )
    return replace(position, table=table)


def test_a_full_bank_draws_the_others() -> None:
    position = position_at(FIVE, 1, 0)
    poor, rich = changed(position, bank=0), changed(position, bank=20)
    rival = position.others[0]
    assert (
        final_hand(rich, rival) @ FACE_COUNTS[:, TEN - 1]
        > final_hand(poor, rival) @ FACE_COUNTS[:, TEN - 1] + 0.5
    )


def test_dice_that_are_set_stay_in_the_hand() -> None:
    position = changed(position_at(FIVE, 1, 0), dice=("Q", "Q"))
    for rival in position.others:
        hand = final_hand(position, rival)
        assert hand.sum() == pytest.approx(1) and hand[FACE_COUNTS[:, QUEEN - 1] < 2].sum() == 0


def test_who_has_no_money_sets_one_die_at_a_time() -> None:
    position = changed(position_at(FIVE, 1, 0), dice=("Q", "Q"), dollars=0)
    assert opponents_end(position)[:2].max() == 0 < opponents_end(position)[2]
    rich = changed(position, dollars=8)
    assert 0 < opponents_end(rich)[0] < opponents_end(rich)[2]
    assert all(walked[:, KEEP_COUNT:].sum() > 0 for walked in set_dice_chances(rich))


def test_nobody_keeps_any_more_when_somebody_has_five_dice() -> None:
    position = changed(position_at(FIVE, 1, 0), dice=("Q",))
    mine = replace(position.me, dice=("9",) * DICE)
    players = tuple(
        mine if seat == position.seat else player
        for seat, player in enumerate(position.table.players)
    )
    position = replace(position, table=replace(position.table, players=players))
    assert final_hand(position, position.others[0]) @ FACE_COUNTS[:, QUEEN - 1] == pytest.approx(
        1 + (DICE - 1) / 6
    )


def test_several_opponents_are_foreseen() -> None:
    assert places_predict(position_at(3, 1, 0)) and not places_predict(position_at(2, 1, 0))
    assert not places_predict(position_at(FIVE, 1, 0, {"wild_west": True}))


def test_experts_resolve_the_round_but_in_wild_west() -> None:
    for position in (position_at(2, 2, 0), position_at(4, 2, 0), position_at(FIVE, 2, 0)):
        resolved = hand_leads(position, round_stakes(position))
        assert np.array_equal(ExpertDice().hand_values(position), resolved)
    west = position_at(4, 2, 0, {"wild_west": True})
    rivals = np.stack([final_hand(west, other) for other in west.others])
    assert np.array_equal(ExpertDice().hand_values(west), hand_values(place_prizes(west), rivals))


def test_a_place_counts_by_its_weight() -> None:
    for options in ({}, {"wild_west": True}):
        position = position_at(4, 2, 0, options)
        jacks, aces = HAND_INDEX[1, 2, 3, 3, 3], HAND_INDEX[1, 2, 6, 6, 6]
        leads = []
        for hall in (0.5, 1.0, 2.0):
            places = msgspec.structs.replace(position.weights.places, hall=hall)
            weights = msgspec.structs.replace(position.weights, places=places)
            values = ExpertDice().hand_values(replace(position, weights=weights))
            leads.append(values[aces] - values[jacks])
        assert leads[0] < leads[1] < leads[2]


def test_hidden_cards_and_future_dice_do_not_change_what_an_expert_does_among_five() -> None:
    state = DICE_TOWN.start(FIVE, {}, RandomChance(7))
    bots = [make_bot("regular", "dice-town", state.options, f"{seat}") for seat in range(FIVE)]
    compared = 0
    while not state.over:
        seat = awaited(state)[0]
        view = DICE_TOWN.view(state, seat)
        ask = view.asks[0]
        if state.asked % 17 == 0 and not isinstance(ask.choices, Form) and len(ask.choices) > 1:
            other = twin(DICE_TOWN, state, seat, RandomChance(f"twin {state.asked}"))
            other.chance = RandomChance("other dice")
            seen = DICE_TOWN.view(other, seat)
            expert = make_bot("expert", "dice-town", state.options, "same")
            assert expert.answer(view, ask) == expert.answer(seen, seen.asks[0])
            compared += 1
        state.take(seat, bots[seat].answer(view, ask))
    assert compared > 5
