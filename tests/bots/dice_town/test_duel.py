"""Dice Town against a single opponent: rounds for all pairs of hands, thefts by what is in a hand,
and the master's figures."""

from dataclasses import replace
from itertools import product
from typing import Any

import numpy as np
import pytest

from fivecups.bots import make_bot
from fivecups.bots.dice.lattice import HAND_INDEX
from fivecups.bots.dice_town.answer_values.evaluator import Evaluator
from fivecups.bots.dice_town.compiled.duel_resolution import fill_duel_leads
from fivecups.bots.dice_town.compiled.round_resolution import lead, resolve_round
from fivecups.bots.dice_town.dice.dice_policies import ExpertDice
from fivecups.bots.dice_town.dice.place_prizes import FACE_COUNTS, RANKS
from fivecups.bots.dice_town.dice.round_stakes import hand_leads, round_stakes, value_scale
from fivecups.bots.dice_town.evaluation import card_values
from fivecups.bots.dice_town.evaluation.position import Position, read_position
from fivecups.bots.dice_town.evaluation.thefts import (
    best_drawn,
    best_split,
    claims_first,
    hand_of,
    safer,
)
from fivecups.engine import Ask, RandomChance, awaited, twin
from fivecups.games.dice_town.game import DICE_TOWN

from .test_worlds import position


def position_at(seed: int, moves: int) -> Position:
    state = position(2, {}, seed, moves)
    return read_position(DICE_TOWN.view(state, awaited(state)[0]))


def with_hands(
    position: Position, mine: tuple[str, ...] = (), his: tuple[str, ...] = (), **seen: Any
) -> Position:
    """The position with these cards in hand, the opponent's as far as they are known."""
    players = list(position.table.players)
    for seat, held in ((position.seat, mine), (position.others[0], his)):
        claims = sum(name.startswith("claim") for name in held)
        players[seat] = replace(players[seat], store=len(held) - claims, claims=claims, known=held)
    return replace(
        position, table=replace(position.table, hand=mine, players=tuple(players), **seen)
    )


def decision(position: Position, question: str) -> Evaluator:
    return Evaluator(
        position, ExpertDice(), Ask("1", question, "DT-36", {"about": position.others[0]}, (), {})
    )


@pytest.mark.parametrize(("seed", "moves"), [(1, 0), (2, 60), (3, 150), (4, 260), (5, 400)])
def test_a_round_of_two_is_resolved_as_one_of_many(seed: int, moves: int) -> None:
    """The quick way for pairs of hands finds what the way for any number of players finds."""
    position = position_at(seed, moves)
    random = np.random.default_rng(seed)
    mine, his = random.permutation(len(HAND_INDEX))[:60], random.permutation(len(HAND_INDEX))[:60]
    here = round_stakes(position)
    numbers = value_scale(position.weights, 2)
    computed = np.zeros((len(HAND_INDEX), len(HAND_INDEX)))
    fill_duel_leads(here, numbers, FACE_COUNTS, RANKS, mine, his, computed)
    worths, purses, hands = (
        np.zeros(2),
        np.zeros((3, 2), dtype=np.int64),
        np.zeros(2, dtype=np.int64),
    )
    for own, other in product(mine, his[:20]):
        hands[position.seat], hands[1 - position.seat] = own, other
        resolve_round(here, numbers, FACE_COUNTS, RANKS, hands, 0.0, purses, worths)
        assert computed[own, other] == pytest.approx(lead(worths, position.seat), abs=1e-9)


def test_a_thief_keeps_the_best_of_what_he_draws() -> None:
    assert best_drawn((8.0,), (1.0, 3.0), 0, 1) == pytest.approx(2.0)
    assert best_drawn((8.0,), (1.0, 3.0), 0, 2) == pytest.approx(3.0)
    assert best_drawn((2.0, 8.0), (3.0,), 1, 1) == pytest.approx((3 + 8) / 2)
    assert best_split((8.0,), (1.0, 3.0), 1) == pytest.approx(8.0)
    assert claims_first((8.0,), (1.0, 3.0), 1) == pytest.approx(2.0)
    assert claims_first((8.0,), (1.0, 3.0), 5) == pytest.approx(8.0)
    assert best_split((), (), 3) == claims_first((), (), 3) == 0.0


def test_a_thief_in_a_duel_takes_from_the_side_where_the_horse_is() -> None:
    position = with_hands(position_at(3, 0), his=("equipment-8", "claim-1", "claim-2", "claim-1"))
    d = decision(position, "rob_somebody")
    other = position.others[0]
    assert d.value(("rob", other, 1, 0)) > d.value(("rob", other, 0, 1)) > d.value(("decline",))
    assert round_stakes(position).loot[other, 1] == pytest.approx(
        card_values.card_value(position, "equipment-8"), abs=0.01
    )


def test_unknown_cards_of_an_opponent_are_guessed_from_those_that_one_has_not_seen() -> None:
    position = position_at(3, 0)
    players = list(position.table.players)
    players[position.others[0]] = replace(players[position.others[0]], store=2, claims=1, known=())
    position = replace(position, table=replace(position.table, players=tuple(players)))
    store, claims = hand_of(position, position.others[0])
    assert len(store) == 2 and claims == (position.weights.goods.unseen_claim,)
    assert set(store) <= {
        round(card_values.card_value(position, name), 2) for name in card_values.unseen(position)
    }


def test_barbed_wire_is_for_claims_that_thieves_would_take() -> None:
    rich = with_hands(position_at(3, 0), mine=("claim-5", "claim-5", "claim-1", "claim-1"))
    assert safer(rich, ("claim-5", "claim-5")) > 1 and safer(rich, ("claim-1", "claim-1")) == 0
    assert decision(rich, "take_a_remedy").value(
        ("wire", ("claim-5", "claim-5"))
    ) > card_values.doc(rich, "wire")


def test_even_split_is_worth_half_of_the_haul() -> None:
    position = with_hands(position_at(3, 0), mine=("even-split",))
    values = []
    for haul in (2, 8):
        visit = position.knowledge.visit.but(paid_dollars=haul)
        told = replace(position, knowledge=replace(position.knowledge, visit=visit))
        values.append(decision(told, "play_or_pass").value(("play", "even-split")))
    assert values[0] < 0 < values[1]


def test_the_brute_is_not_taken_to_be_free_in_a_duel() -> None:
    position = with_hands(position_at(3, 0), mine=("brute",))
    worths = np.array([0.0, 2.0, 3.0, 3.6])
    among_many = replace(position, seats=3)
    assert ExpertDice().value_when_paid(among_many, worths, 3, 2, brute=True) == pytest.approx(3.6)
    assert ExpertDice().value_when_paid(position, worths, 3, 2, brute=True) == pytest.approx(3.0)
    assert ExpertDice().value_when_paid(position, worths, 3, 4, brute=True) == pytest.approx(
        3.6 - card_values.card_value(position, "brute")
    )
    assert ExpertDice().value_when_paid(position, worths, 0, 3, brute=False) == -np.inf


def test_whoever_counts_goes_for_queens_where_there_is_much_to_steal() -> None:
    queens, jacks = HAND_INDEX[1, 2, 4, 4, 4], HAND_INDEX[1, 2, 3, 3, 3]
    leads = []
    for his in (("equipment-8", "equipment-5"), ("claim-1", "claim-1")):
        position = with_hands(position_at(3, 0), his=his)
        computed = hand_leads(position, round_stakes(position))
        leads.append(computed[queens] - computed[jacks])
    assert leads[0] > leads[1] + 3


def test_hidden_cards_and_future_dice_do_not_change_what_a_master_does_in_a_duel() -> None:
    state = DICE_TOWN.start(2, {}, RandomChance("duel"))
    bots = [make_bot("expert", "dice-town", state.options, f"{seat}") for seat in range(2)]
    asked: dict[str, int] = {}
    while not state.over:
        seat = awaited(state)[0]
        view = DICE_TOWN.view(state, seat)
        ask = view.asks[0]
        if isinstance(ask.choices, tuple) and len(ask.choices) > 1:
            asked[ask.question] = asked.get(ask.question, 0) + 1
            if ask.question != "keep_dice" or asked[ask.question] % 10 == 0:
                other = twin(DICE_TOWN, state, seat, RandomChance(f"twin {state.asked}"))
                other.chance = RandomChance("other dice")
                seen = (view, DICE_TOWN.view(other, seat))
                answers = [
                    make_bot("master", "dice-town", state.options, "same").answer(
                        each, each.asks[0]
                    )
                    for each in seen
                ]
                assert answers[0] == answers[1]
        state.take(seat, bots[seat].answer(view, ask))
    assert asked["rob_somebody"] > 2 and asked["keep_dice"] > 20
