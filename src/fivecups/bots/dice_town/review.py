"""The review of a game of Dice Town: each decision's cost by the expert's values, and playouts of
the costly ones to the end of the round in other worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from fivecups.engine import Answer, Form, Record
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.decisions.sheriff_decisions import GAME
from fivecups.games.dice_town.state import DiceTownState

from ..analysis.answer_comparison import combine_estimates, playout_differences
from ..analysis.decisions import RecordedDecision, replay_decisions
from ..analysis.luck_and_skill import review_seats
from ..analysis.report import Judged, Review
from ..bot import Bot
from ..character import TIE
from .answer_values.evaluator import COST_SHRINKAGE
from .coach import expert_values
from .evaluation.holdings import leads
from .levels import LEVELS, DiceTownBot

MIN_PLAYOUT_COST = 1.1
"""Cost plus its error, in points, from which a decision is checked by playouts."""
PLAYOUT_WORLDS = 8
"""Number of worlds in which both the best and the taken answer of a decision are played on."""
MAX_PLAYOUTS_PER_ROUND = 2
"""Maximum number of decisions of one seat in one round that are checked by playouts, the costliest
first."""
COST_ERROR = 0.6
"""Constant part of the standard error of an evaluated cost, in points."""
RELATIVE_COST_ERROR = 0.4
"""Part of the standard error of an evaluated cost that grows with it, as a fraction of the cost."""
OFFER_COST_ERROR = 1.2
"""Standard error of the cost of an offer, in points; the evaluator has no value for it."""
PLAYOUT_SPREAD = 4.5
"""Standard deviation of the difference between two answers from world to world, in points."""

TakenDecision: TypeAlias = RecordedDecision[DiceTownState]


class DiceTownAnalysis:
    """The analysis of a finished game of Dice Town, in steps: one for the decisions of each seat in
    each round. Naming the winner of a final tie is left out, because it changes no points."""

    def __init__(self, record: Record) -> None:
        self.record = record
        decisions, self.end = replay_decisions(DICE_TOWN, record)
        self.taken = [
            decision
            for decision in decisions
            if not decision.ask.optional and decision.ask.data.get("decision") != GAME
        ]
        groups = {(decision.state.round, decision.seat) for decision in self.taken if decision.free}
        self.groups = sorted(groups)
        self.steps = len(self.groups)

    def step(self, number: int) -> list[Judged]:
        group = self.groups[number]
        return judge(
            [
                decision
                for decision in self.taken
                if decision.free and (decision.state.round, decision.seat) == group
            ]
        )

    def review(self, judgements: Sequence[list[Judged]]) -> Review:
        judged: list[list[Judged]] = [[] for _ in range(self.record.seats)]
        for (_, seat), group in zip(self.groups, judgements, strict=True):
            judged[seat] += group
        first: dict[int, DiceTownState] = {}
        for decision in self.taken:
            first.setdefault(decision.state.round, decision.state)
        worth = [leads(first[number]) for number in sorted(first)] + [leads(self.end)]
        says = {decision.ask.question: dict(decision.ask.says) for decision in self.taken}
        return Review(self.record.game, "points", "lead", False, review_seats(worth, judged), says)


def expert(decision: TakenDecision) -> DiceTownBot:
    bot = DiceTownBot(LEVELS["expert"], "review")
    bot.observe(decision.habits)
    return bot


def model(decision: TakenDecision) -> tuple[Answer, float, float]:
    """Return the expert's answer to a decision, the cost of the answer that was taken, and the
    standard error of that cost."""
    values = expert_values(
        DICE_TOWN.view(decision.state, decision.seat), decision.ask, decision.habits
    )
    if values is None or isinstance(decision.ask.choices, Form):
        best = expert(decision).answer(DICE_TOWN.view(decision.state, decision.seat), decision.ask)
        return best, 0.0, 0.0 if best == decision.answer else OFFER_COST_ERROR
    best_value = max(values)
    cost = COST_SHRINKAGE * (best_value - values[decision.ask.choices.index(decision.answer)])
    if cost < TIE:
        return decision.answer, 0.0, 0.0
    return (
        decision.ask.choices[values.index(best_value)],
        cost,
        COST_ERROR + RELATIVE_COST_ERROR * cost,
    )


def judge(decisions: Sequence[TakenDecision]) -> list[Judged]:
    """Return a judgement of each decision of one seat in one round."""
    models = [model(decision) for decision in decisions]
    at_most = {
        place: cost + error
        for place, (_, cost, error) in enumerate(models)
        if cost + error >= MIN_PLAYOUT_COST
    }
    played_on = sorted(at_most, key=lambda place: -at_most[place])[:MAX_PLAYOUTS_PER_ROUND]
    judgements = []
    for place, (decision, (best, cost, error)) in enumerate(zip(decisions, models, strict=True)):
        seen = play_both(decision, best) if place in played_on else []
        cost, uncertainty = (
            combine_estimates(cost, error, seen, PLAYOUT_SPREAD) if error else (0.0, 0.0)
        )
        number = decision.state.round
        judgements.append(
            Judged(
                decision.seq,
                number,
                decision.ask.question,
                decision.answer,
                best,
                cost,
                uncertainty,
                "points",
            )
        )
    return judgements


def play_both(decision: TakenDecision, best: Answer) -> list[float]:
    """Return, by world, how many points more the best answer brings than the one taken, each played
    on to the end of the round by the expert in this seat and regulars in the others."""
    here = decision.state.round
    seats = decision.state.seats
    regular = DiceTownBot(LEVELS["regular"], "review")
    bots: list[Bot] = [
        expert(decision) if seat == decision.seat else regular for seat in range(seats)
    ]
    return playout_differences(
        DICE_TOWN,
        decision,
        best,
        PLAYOUT_WORLDS,
        lambda seed: bots,
        lambda world: world.round != here,
        lambda world: leads(world)[decision.seat],
    )
