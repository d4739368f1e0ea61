"""Dice Town: the expert's figures for every decision, and the costly ones played on to the end of
the round in other worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from fivecups.engine import Answer, Form, Record
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.decisions.deciding import GAME
from fivecups.games.dice_town.state import DiceTownState

from ..analysis.decisions import Taken, play_again
from ..analysis.report import Judged, Review
from ..analysis.shares import share_out
from ..analysis.worlds import differences, weigh
from ..bot import Bot
from ..character import TIE, Chooser
from .bot import DiceTownBot
from .coach import figures
from .dice.policies import ExpertPolicy, RegularPolicy
from .value.figures import (
    ERROR,
    ERROR_OF_COST,
    ERROR_OF_OFFERS,
    HOLDS,
    MOST_PLAYED_ON,
    REVIEW_WORLDS,
    USUAL_SPREAD,
    WORTH_PLAYING_ON,
)
from .value.holdings import leads

Decided: TypeAlias = Taken[DiceTownState]


class DiceTownAnalysis:
    """One step for the decisions of each seat in each round. Who is named the winner changes
    nobody's points."""

    def __init__(self, record: Record) -> None:
        self.record = record
        taken, self.end = play_again(DICE_TOWN, record)
        self.taken = [
            one for one in taken if not one.ask.optional and one.ask.data.get("decision") != GAME
        ]
        groups = {(one.state.round, one.seat) for one in self.taken if one.free}
        self.groups = sorted(groups)
        self.steps = len(self.groups)

    def step(self, number: int) -> list[Judged]:
        group = self.groups[number]
        return judge(
            [one for one in self.taken if one.free and (one.state.round, one.seat) == group]
        )

    def review(self, found: Sequence[list[Judged]]) -> Review:
        judged: list[list[Judged]] = [[] for _ in range(self.record.seats)]
        for (_, seat), decisions in zip(self.groups, found, strict=True):
            judged[seat] += decisions
        first: dict[int, DiceTownState] = {}
        for one in self.taken:
            first.setdefault(one.state.round, one.state)
        worth = [leads(first[number]) for number in sorted(first)] + [leads(self.end)]
        says = {one.ask.question: dict(one.ask.says) for one in self.taken}
        return Review(self.record.game, "points", "lead", False, share_out(worth, judged), says)


def expert(one: Decided) -> DiceTownBot:
    bot = DiceTownBot(ExpertPolicy(), Chooser("review"))
    bot.observe(one.habits)
    return bot


def model(one: Decided) -> tuple[Answer, float, float]:
    """The expert's answer, what the one that was taken costs against it, and how far that may be
    wrong."""
    values = figures(DICE_TOWN.view(one.state, one.seat), one.ask, one.habits)
    if values is None or isinstance(one.ask.choices, Form):
        best = expert(one).answer(DICE_TOWN.view(one.state, one.seat), one.ask)
        return best, 0.0, 0.0 if best == one.answer else ERROR_OF_OFFERS
    most = max(values)
    cost = HOLDS * (most - values[one.ask.choices.index(one.answer)])
    if cost < TIE:
        return one.answer, 0.0, 0.0
    return one.ask.choices[values.index(most)], cost, ERROR + ERROR_OF_COST * cost


def judge(taken: Sequence[Decided]) -> list[Judged]:
    """All decisions of a seat in a round."""
    models = [model(one) for one in taken]
    at_most = {
        place: cost + error
        for place, (_, cost, error) in enumerate(models)
        if cost + error >= WORTH_PLAYING_ON
    }
    played_on = sorted(at_most, key=lambda place: -at_most[place])[:MOST_PLAYED_ON]
    found = []
    for place, (one, (best, cost, error)) in enumerate(zip(taken, models, strict=True)):
        seen = play_both(one, best) if place in played_on else []
        cost, uncertainty = weigh(cost, error, seen, USUAL_SPREAD) if error else (0.0, 0.0)
        number = one.state.round
        found.append(
            Judged(one.seq, number, one.ask.question, one.answer, best, cost, uncertainty, "points")
        )
    return found


def play_both(one: Decided, best: Answer) -> list[float]:
    """The best answer against the one that was taken, each played on to the end of the round: by
    the expert in this seat, by regulars in the others."""
    here = one.state.round
    seats = one.state.seats
    regular = DiceTownBot(RegularPolicy(), Chooser("review"))
    bots: list[Bot] = [expert(one) if seat == one.seat else regular for seat in range(seats)]
    return differences(
        DICE_TOWN,
        one,
        best,
        REVIEW_WORLDS,
        lambda seed: bots,
        lambda world: world.round != here,
        lambda world: leads(world)[one.seat],
    )
