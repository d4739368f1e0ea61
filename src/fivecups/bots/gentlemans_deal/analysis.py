"""Gentleman's Deal: final offers and votes by their effect on the chance to win, and the costly
ones tried on other voters.

What is said before the final offer binds nobody, the first offer included, so it is not judged. Nor
is time that runs out.
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

from ..analysis.decisions import Taken, play_again
from ..analysis.report import Judged, Review
from ..analysis.shares import share_out
from ..analysis.worlds import differences, weigh
from ..bot import Bot
from ..character import TIE, Chooser
from .coach import EXPERT, worth_of_a_coin
from .compiled.future import judged
from .players.regular import RegularBot
from .reading.position import packed

Decided: TypeAlias = Taken[DealState]

JUDGED = ("final_offer", "confirm_offer", "vote")
WORTH_TRYING = 0.01
"""From this part of a win on, the expert's figure is checked against other voters."""

WORLDS = 40
MOST_TRIED = 12
"""Decisions of one seat that are tried, the costliest first."""

ERROR, ERROR_OF_COST = 0.008, 0.5
"""The standard error of the expert's figures, in parts of a win: so much, and so much of the cost
(benchmarks/analysis.py)."""

USUAL_SPREAD = 0.07
"""Of a difference between two answers, from world to world."""

NERVES = (0.0, 0.8, 2.0)
"""λ of the voters that a world may have, in money."""


class GentlemansDealAnalysis:
    """One step for the decisions of each seat."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.taken, self.end = play_again(GENTLEMANS_DEAL, record)
        self.steps = record.seats

    def step(self, number: int) -> list[Judged]:
        return judge(number, self.taken)

    def review(self, found: Sequence[list[Judged]]) -> Review:
        result = self.end.result
        assert result is not None
        first: dict[int, DealState] = {}
        for one in self.taken:
            first.setdefault(one.state.turn, one.state)
        worth = [chances(first[turn]) for turn in sorted(first)] + [list(result.win_shares)]
        says = {"final_offer": {}, "vote": dict(vote.verbs)}
        return Review(self.record.game, "win", "win", False, share_out(worth, found), says)


def chances(state: DealState) -> list[float]:
    """The chance of each seat to win, by the expert's formula and all money, when a turn begins."""
    p = EXPERT.position(GENTLEMANS_DEAL.view(state, state.dealer))
    have = np.array([float(money(state, seat)) for seat in range(state.seats)])
    found: list[float] = judged(p._replace(money=have), state.dealer).tolist()
    return found


def best_and_cost(one: Decided) -> tuple[Answer, float]:
    """The expert's answer, and what the one that was taken costs against it."""
    best, cost = weigh_votes(one) if one.ask.question == "vote" else weigh_offers(one)
    return (best, cost) if cost > TIE else (one.answer, 0.0)


def weigh_votes(one: Decided) -> tuple[Answer, float]:
    view = GENTLEMANS_DEAL.view(one.state, one.seat)
    assert not isinstance(one.ask.choices, Form)
    coin, values = worth_of_a_coin(view), EXPERT.ballots(view)
    best: tuple[str, str] = max(one.ask.choices, key=lambda choice: values[choice[1]])
    _, given = one.answer
    return best, coin * (values[best[1]] - values[given])


def weigh_offers(one: Decided) -> tuple[Answer, float]:
    view = GENTLEMANS_DEAL.view(one.state, one.seat)
    best, p = EXPERT.answer(view, one.ask), EXPERT.position(view)
    both = [packed(offer_of(one.state, answer), view.seats) for answer in (best, one.answer)]
    offers, chances = EXPERT.weighed(view, one.ask, p, np.stack(both))
    worth, given = (
        chances[next(at for at, found in enumerate(offers) if np.array_equal(found, offer))]
        for offer in both
    )
    return best, float(worth - given)


def offer_of(state: DealState, answer: Any) -> Offer:
    """The offer that an answer of the dealer makes."""
    shares = {
        int(seat): Share(share["money"], tuple(share["accomplices"]))
        for seat, share in answer.items()
    }
    return tuple(shares.get(seat, Share()) for seat in range(state.seats))


def final(one: Decided) -> Decided:
    """The offer that was confirmed, as the final offer that it is."""
    ask = next(
        ask
        for ask in GENTLEMANS_DEAL.view(one.state, one.seat).asks
        if ask.question == "final_offer"
    )
    assert isinstance(ask.choices, Form)
    return one._replace(ask=ask, answer=ask.choices.default)


def judge(seat: int, taken: Sequence[Decided]) -> list[Judged]:
    """All decisions of a seat that count."""
    decided = [
        final(one) if one.ask.question == "confirm_offer" else one
        for one in taken
        if one.seat == seat and one.ask.question in JUDGED
    ]
    models = [(one, *best_and_cost(one)) for one in decided]
    costly = sorted(
        (place for place in range(len(models)) if models[place][2] >= WORTH_TRYING),
        key=lambda at: -models[at][2],
    )
    found = []
    for place, (one, best, cost) in enumerate(models):
        seen = try_both(one, best) if place in costly[:MOST_TRIED] else []
        cost, uncertainty = (
            weigh(cost, ERROR + ERROR_OF_COST * cost, seen, USUAL_SPREAD)
            if best != one.answer
            else (0.0, 0.0)
        )
        turn = one.state.turn
        found.append(
            Judged(one.seq, turn, one.ask.question, one.answer, best, cost, uncertainty, "win")
        )
    return found


def try_both(one: Decided, best: Answer) -> list[float]:
    """The best answer against the one that was taken, each before voters who differ from world to
    world."""
    state = one.state

    def voters(seed: str) -> list[Bot]:
        random = Random(seed)
        return [
            RegularBot(Chooser(f"{seed} {seat}", random.choice(NERVES)))
            for seat in range(state.seats)
        ]

    def value(world: DealState) -> float:
        return (world.result.win_shares if world.result is not None else chances(world))[one.seat]

    return differences(
        GENTLEMANS_DEAL, one, best, WORLDS, voters, lambda world: world.turn != state.turn, value
    )
