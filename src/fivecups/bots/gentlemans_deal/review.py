"""The review of a game of Gentleman's Deal: the cost of final offers and votes in chance to win,
and playouts of the costly ones against other voters.

Talk before the final offer, the first offer included, binds no player and is not judged. Nor is
time that runs out.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias

import numpy as np

from fivecups.engine import Answer, Form, Record
from fivecups.games.gentlemans_deal import GENTLEMANS_DEAL
from fivecups.games.gentlemans_deal.state import DealState, Offer, Share, money
from fivecups.games.gentlemans_deal.vote import vote

from ..analysis.answer_comparison import combine_estimates, playout_differences
from ..analysis.decisions import RecordedDecision, replay_decisions
from ..analysis.luck_and_skill import review_seats
from ..analysis.report import Judged, Review
from ..bot import Bot
from ..character import TIE, Chooser
from .coach.advice import EXPERT, voter_coin_value
from .compiled.playout import win_chances_at_turn_start
from .observation.position import offer_to_array
from .players.regular import RegularBot

Decided: TypeAlias = RecordedDecision[DealState]

JUDGED_QUESTIONS = ("final_offer", "confirm_offer", "vote")
MIN_PLAYOUT_COST = 0.01
"""Cost, as a part of a win, from which a decision is checked by playouts."""

PLAYOUT_WORLDS = 40
MAX_PLAYOUTS_PER_SEAT = 12
"""Decisions of one seat that are played on, the costliest first."""

COST_ERROR, RELATIVE_COST_ERROR = 0.008, 0.5
"""Standard error of a cost by the expert's values, as a part of a win: the constant part, and the
part that grows with the cost (benchmarks/analysis.py)."""

PLAYOUT_SPREAD = 0.07
"""Standard deviation of the difference between two answers from world to world, as a part of a
win."""

VOTER_NOISES = (0.0, 0.8, 2.0)
"""λ of the voters in playouts, in coins; each voter of a world draws one of them."""


class GentlemansDealAnalysis:
    """The analysis in steps: one for the decisions of each seat."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.taken, self.end = replay_decisions(GENTLEMANS_DEAL, record)
        self.steps = record.seats

    def step(self, number: int) -> list[Judged]:
        return judge(number, self.taken)

    def review(self, judged: Sequence[list[Judged]]) -> Review:
        result = self.end.result
        assert result is not None
        first: dict[int, DealState] = {}
        for decision in self.taken:
            first.setdefault(decision.state.turn, decision.state)
        chances_by_turn = [win_chances(first[turn]) for turn in sorted(first)] + [
            list(result.win_shares)
        ]
        says = {"final_offer": {}, "vote": dict(vote.verbs)}
        return Review(
            self.record.game, "win", "win", False, review_seats(chances_by_turn, judged), says
        )


def win_chances(state: DealState) -> list[float]:
    """Return each seat's chance to win when a turn begins, by the expert's values and the true
    money of all seats."""
    position = EXPERT.position(GENTLEMANS_DEAL.view(state, state.dealer))
    money_now = np.array([float(money(state, seat)) for seat in range(state.seats)])
    chances: list[float] = win_chances_at_turn_start(
        position._replace(money=money_now), state.dealer
    ).tolist()
    return chances


def best_answer_and_cost(decision: Decided) -> tuple[Answer, float]:
    """Return the expert's answer, and the cost of the answer that was taken in chance to win."""
    best, cost = vote_cost(decision) if decision.ask.question == "vote" else offer_cost(decision)
    return (best, cost) if cost > TIE else (decision.answer, 0.0)


def vote_cost(decision: Decided) -> tuple[Answer, float]:
    """Return the expert's ballot, and the cost of the ballot that was cast in chance to win."""
    view = GENTLEMANS_DEAL.view(decision.state, decision.seat)
    assert not isinstance(decision.ask.choices, Form)
    coin, values = voter_coin_value(view), EXPERT.ballot_values(view)
    best: tuple[str, str] = max(decision.ask.choices, key=lambda choice: values[choice[1]])
    _, given = decision.answer
    return best, coin * (values[best[1]] - values[given])


def offer_cost(decision: Decided) -> tuple[Answer, float]:
    """Return the expert's final offer, and the cost of the offer that was made in chance to win."""
    view = GENTLEMANS_DEAL.view(decision.state, decision.seat)
    best, position = EXPERT.answer(view, decision.ask), EXPERT.position(view)
    both = [
        offer_to_array(offer_from_answer(decision.state, answer), view.seats)
        for answer in (best, decision.answer)
    ]
    offers, chances = EXPERT.value_offers(view, decision.ask, position, np.stack(both))
    best_chance, given_chance = (
        chances[next(index for index, other in enumerate(offers) if np.array_equal(other, offer))]
        for offer in both
    )
    return best, float(best_chance - given_chance)


def offer_from_answer(state: DealState, answer: Any) -> Offer:
    """Return the offer that an answer of the dealer makes."""
    shares = {
        int(seat): Share(share["money"], tuple(share["accomplices"]))
        for seat, share in answer.items()
    }
    return tuple(shares.get(seat, Share()) for seat in range(state.seats))


def as_final_offer(decision: Decided) -> Decided:
    """Return the decision to confirm the first offer as the decision for it as final offer."""
    ask = next(
        ask
        for ask in GENTLEMANS_DEAL.view(decision.state, decision.seat).asks
        if ask.question == "final_offer"
    )
    assert isinstance(ask.choices, Form)
    return decision._replace(ask=ask, answer=ask.choices.default)


def judge(seat: int, taken: Sequence[Decided]) -> list[Judged]:
    """Return a judgement of each final offer and vote of a seat."""
    decided = [
        as_final_offer(decision) if decision.ask.question == "confirm_offer" else decision
        for decision in taken
        if decision.seat == seat and decision.ask.question in JUDGED_QUESTIONS
    ]
    estimates = [(decision, *best_answer_and_cost(decision)) for decision in decided]
    costly = sorted(
        (index for index in range(len(estimates)) if estimates[index][2] >= MIN_PLAYOUT_COST),
        key=lambda index: -estimates[index][2],
    )
    judgements = []
    for index, (decision, best, cost) in enumerate(estimates):
        playout_costs = play_both(decision, best) if index in costly[:MAX_PLAYOUTS_PER_SEAT] else []
        cost, uncertainty = (
            combine_estimates(
                cost, COST_ERROR + RELATIVE_COST_ERROR * cost, playout_costs, PLAYOUT_SPREAD
            )
            if best != decision.answer
            else (0.0, 0.0)
        )
        turn = decision.state.turn
        judgements.append(
            Judged(
                decision.seq,
                turn,
                decision.ask.question,
                decision.answer,
                best,
                cost,
                uncertainty,
                "win",
            )
        )
    return judgements


def play_both(decision: Decided, best: Answer) -> list[float]:
    """Return, by world, how much more chance to win the best answer brings than the one taken, each
    played on to the end of the turn by regulars with different noise."""
    state = decision.state

    def voters(seed: str) -> list[Bot]:
        random = Random(seed)
        return [
            RegularBot(Chooser(f"{seed} {seat}", random.choice(VOTER_NOISES)))
            for seat in range(state.seats)
        ]

    def value(world: DealState) -> float:
        return (world.result.win_shares if world.result is not None else win_chances(world))[
            decision.seat
        ]

    return playout_differences(
        GENTLEMANS_DEAL,
        decision,
        best,
        PLAYOUT_WORLDS,
        voters,
        lambda world: world.turn != state.turn,
        value,
    )
