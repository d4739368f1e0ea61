"""Tests of the experts' values of answers: by the likely contents of hands, by the likely winner of
a place, and by learned values."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from fivecups.bots.dice_town.answer_values.evaluator import Evaluator
from fivecups.bots.dice_town.dice.dice_policies import ExpertDice
from fivecups.bots.dice_town.dice.round_stakes import round_stakes
from fivecups.bots.dice_town.evaluation import card_values, goods_values
from fivecups.bots.dice_town.evaluation.position import Position
from fivecups.bots.dice_town.weights import between, usual_weights
from fivecups.engine import Ask

from .test_values import position_at


def table(**changes: Any) -> Position:
    """Four players; the first opponent has gold, the others have nothing to speak of."""
    whole = position_at(4, 3, 0)
    players = list(whole.table.players)
    for place, seat in enumerate(whole.others):
        players[seat] = replace(
            players[seat], nuggets=0 if place else 12, dollars=3, store=0, claims=0, known=()
        )
    return replace(whole, table=replace(whole.table, players=tuple(players), **changes))


def holding(position: Position, seat: int, held: tuple[str, ...]) -> Position:
    """Cards that everybody has seen a player take."""
    players = list(position.table.players)
    claims = sum(name.startswith("claim") for name in held)
    players[seat] = replace(players[seat], store=len(held) - claims, claims=claims, known=held)
    return replace(position, table=replace(position.table, players=tuple(players)))


def decision(position: Position, question: str, **data: Any) -> Evaluator:
    return Evaluator(position, ExpertDice(), Ask("1", question, "DT-36", data, (), {}))


def test_the_leader_is_the_more_of_a_threat_the_fewer_rounds_are_left() -> None:
    early, late = table(mine=40), table(mine=3)
    leader, *rest = early.others
    assert late.threat[leader] > early.threat[leader] > 1 > early.threat[rest[0]]
    assert sum(early.threat.values()) == pytest.approx(len(early.others))
    usual = replace(late, weights=usual_weights(), counts_hands=False)
    assert usual.threat == replace(early, weights=usual_weights(), counts_hands=False).threat


def test_an_expert_steals_from_the_side_where_the_horse_is() -> None:
    position = table()
    victim, other = position.others[1:]
    position = holding(position, victim, ("equipment-8", "claim-1", "claim-1"))
    position = holding(position, other, ("claim-1", "claim-1", "claim-1"))
    rob = decision(position, "rob_somebody")
    horse = rob.value(("rob", victim, 1, 0))
    assert horse > rob.value(("rob", victim, 0, 1)) > rob.value(("decline",))
    assert horse > rob.value(("rob", other, 0, 1))
    loot = round_stakes(position).loot
    assert loot[victim, 1] == pytest.approx(
        card_values.card_value(position, "equipment-8"), abs=0.01
    )
    assert loot[other, 1] < loot[victim, 1]


def test_a_card_is_worth_what_it_brings_at_once() -> None:
    position = table()
    players = list(position.table.players)
    players[position.seat] = replace(players[position.seat], dice=("A", "A", "K", "K", "Q"))
    told = replace(position, table=replace(position.table, players=tuple(players)))
    taking = decision(told, "keep_a_card")
    assert taking.value(("take", "elixir")) == card_values.best_remedy(told)
    assert card_values.best_remedy(told) > card_values.card_value(told, "elixir")
    assert taking.value(("take", "wanted")) == card_values.card_value(told, "wanted")


def test_remedies_take_more_from_whoever_is_ahead() -> None:
    position = table(mine=6)
    leader, *rest = position.others
    taken = [replace(player, nuggets=0, dollars=0) for player in position.table.players]

    def gold_of(seat: int) -> float:
        players = list(taken)
        players[seat] = replace(players[seat], nuggets=1)
        threatened = replace(position, table=replace(position.table, players=tuple(players)))
        threatened.__dict__["threat"] = position.threat
        return card_values.doc(threatened, "nuggets")

    assert gold_of(leader) > gold_of(rest[0])


def test_barbed_wire_saves_what_claims_would_lose() -> None:
    position = table(hand=("claim-5", "claim-4", "claim-1", "brute"))
    told = decision(position, "take_a_remedy")
    saved = goods_values.open_point(position) * 9 - sum(
        card_values.card_value(position, name) for name in ("claim-5", "claim-4")
    )
    assert told.value(("wire", ("claim-5", "claim-4"))) == pytest.approx(saved)
    assert card_values.doc(position, "wire") == pytest.approx(saved)


def test_the_girls_go_where_most_is_to_be_had() -> None:
    position = table()
    players = list(position.table.players)
    players[position.seat] = replace(players[position.seat], dice=("Q", "Q", "Q", "9", "9"))
    position = replace(position, table=replace(position.table, players=tuple(players)))
    poor = decision(position, "play_or_pass").value(("play", "girls"))
    rich = holding(position, position.others[2], ("equipment-8",))
    assert decision(rich, "play_or_pass").value(("play", "girls")) > poor
    assert poor == pytest.approx(-card_values.card_value(position, "girls"))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_experts_play_by_what_was_learned(seats: int) -> None:
    """Points that lie open draw thieves, those in hand are stolen; at the end all count alike."""
    position = position_at(seats, 3, 0)
    assert position.weights.goods.by_rounds and not usual_weights().goods.by_rounds
    early = replace(position, table=replace(position.table, mine=30))
    late = replace(position, table=replace(position.table, mine=2))
    assert late.rounds_left == 0 < early.rounds_left
    for value in (goods_values.nugget, goods_values.open_point):
        assert value(early) < value(late) == 1
    assert goods_values.claim(late, 4) == 4 > goods_values.claim(early, 4)
    assert goods_values.badge(late) == 5 > goods_values.badge(early)
    assert goods_values.money(late, 6) == 3
    assert goods_values.hidden_claim(late) == pytest.approx(3)


def test_a_remembered_worth_is_a_plain_number_whoever_asked_for_it_first() -> None:
    """One of numpy's, equal to a plain one, cannot be written into a review."""
    worths = (3.0, 2.0, 1.0, 0.5, 0.25)
    assert type(between(worths, np.float64(2.0))) is float
    assert type(between(worths, 2.0)) is float
