"""What answers are worth to experts: by what is likely to be in every hand, by who would win, and
by values that were learned."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from fivecups.bots.dice_town.answers.evaluator import Evaluator
from fivecups.bots.dice_town.dice.policies import ExpertPolicy
from fivecups.bots.dice_town.dice.prospects import stakes
from fivecups.bots.dice_town.value import cards, worth
from fivecups.bots.dice_town.value.figures import USUAL
from fivecups.bots.dice_town.value.learned import between
from fivecups.bots.dice_town.value.position import Position
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
    return Evaluator(position, ExpertPolicy(), Ask("1", question, "DT-36", data, (), {}))


def test_the_leader_is_the_more_of_a_threat_the_fewer_rounds_are_left() -> None:
    early, late = table(mine=40), table(mine=3)
    leader, *rest = early.others
    assert late.threat[leader] > early.threat[leader] > 1 > early.threat[rest[0]]
    assert sum(early.threat.values()) == pytest.approx(len(early.others))
    usual = replace(late, figures=USUAL)
    assert usual.threat == replace(early, figures=USUAL).threat


def test_an_expert_steals_from_the_side_where_the_horse_is() -> None:
    position = table()
    victim, other = position.others[1:]
    position = holding(position, victim, ("equipment-8", "claim-1", "claim-1"))
    position = holding(position, other, ("claim-1", "claim-1", "claim-1"))
    rob = decision(position, "rob_somebody")
    horse = rob.worth(("rob", victim, 1, 0))
    assert horse > rob.worth(("rob", victim, 0, 1)) > rob.worth(("decline",))
    assert horse > rob.worth(("rob", other, 0, 1))
    loot = stakes(position).loot
    assert loot[victim, 1] == pytest.approx(cards.card(position, "equipment-8"), abs=0.01)
    assert loot[other, 1] < loot[victim, 1]


def test_a_card_is_worth_what_it_brings_at_once() -> None:
    position = table()
    players = list(position.table.players)
    players[position.seat] = replace(players[position.seat], dice=("A", "A", "K", "K", "Q"))
    told = replace(position, table=replace(position.table, players=tuple(players)))
    taking = decision(told, "keep_a_card")
    assert taking.worth(("take", "elixir")) == cards.best_remedy(told)
    assert cards.best_remedy(told) > cards.card(told, "elixir")
    assert taking.worth(("take", "wanted")) == cards.card(told, "wanted")


def test_remedies_take_more_from_whoever_is_ahead() -> None:
    position = table(mine=6)
    leader, *rest = position.others
    taken = [replace(one, nuggets=0, dollars=0) for one in position.table.players]

    def gold_of(seat: int) -> float:
        players = list(taken)
        players[seat] = replace(players[seat], nuggets=1)
        threatened = replace(position, table=replace(position.table, players=tuple(players)))
        threatened.__dict__["threat"] = position.threat
        return cards.doc(threatened, "nuggets")

    assert gold_of(leader) > gold_of(rest[0])


def test_barbed_wire_saves_what_claims_would_lose() -> None:
    position = table(hand=("claim-5", "claim-4", "claim-1", "brute"))
    told = decision(position, "take_a_remedy")
    saved = worth.laid_point(position) * 9 - sum(
        cards.card(position, name) for name in ("claim-5", "claim-4")
    )
    assert told.worth(("wire", ("claim-5", "claim-4"))) == pytest.approx(saved)
    assert cards.doc(position, "wire") == pytest.approx(saved)


def test_the_girls_go_where_most_is_to_be_had() -> None:
    position = table()
    players = list(position.table.players)
    players[position.seat] = replace(players[position.seat], dice=("Q", "Q", "Q", "9", "9"))
    position = replace(position, table=replace(position.table, players=tuple(players)))
    poor = decision(position, "play_or_pass").worth(("play", "girls"))
    rich = holding(position, position.others[2], ("equipment-8",))
    assert decision(rich, "play_or_pass").worth(("play", "girls")) > poor
    assert poor == pytest.approx(-cards.card(position, "girls"))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_experts_play_by_what_was_learned(seats: int) -> None:
    """Points that lie open draw thieves, those in hand are stolen; at the end all count alike."""
    position = position_at(seats, 3, 0)
    assert position.figures.learned is not None and USUAL.learned is None
    early = replace(position, table=replace(position.table, mine=30))
    late = replace(position, table=replace(position.table, mine=2))
    assert late.rounds_left == 0 < early.rounds_left
    for value in (worth.nugget, worth.laid_point, worth.hidden_point):
        assert value(early) < value(late) == 1
    assert worth.claim(late, 4) == 4 > worth.claim(early, 4)
    assert worth.badge(late) == 5 > worth.badge(early)
    assert worth.money(late, 6) == 3
    assert worth.hidden_claim(late) == pytest.approx(3)


def test_a_remembered_worth_is_a_plain_number_whoever_asked_for_it_first() -> None:
    """One of numpy's, equal to a plain one, cannot be written into a review."""
    worths = (3.0, 2.0, 1.0, 0.5, 0.25)
    assert type(between(worths, np.float64(2.0))) is float
    assert type(between(worths, 2.0)) is float
