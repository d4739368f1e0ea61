"""Poker Dice: every cost, every roll's luck and par, all exact."""

from __future__ import annotations

from collections.abc import Sequence

from fivecups.engine import Ask, Record, View
from fivecups.games.poker_dice import POKER_DICE
from fivecups.games.poker_dice.state import LAST_ROLL, PokerDiceState
from fivecups.games.poker_dice.view import PokerDiceView

from ..analysis.coach import advice, margin_of
from ..analysis.decisions import Taken, play_again
from ..analysis.report import Advice, Judged, Review, RoundShare, SeatReview, Weighed
from .levels import position_of, solved
from .par import Decision, par
from .solver.position import Position
from .solver.rules import variant_of
from .solver.solution import Solution, Valued


def advise(view: View[PokerDiceView], ask: Ask) -> Advice:
    """All choices of the player whose turn it is."""
    choices = solved(variant_of(view.options)).choices(*position_of(view))
    weighed = [Weighed(valued.choice, valued.expected_score, valued.cost) for valued in choices]
    return advice(view, ask, weighed, "points")


class PokerDiceAnalysis:
    """One step for each seat: the seats do not influence each other's scores."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.taken, end = play_again(POKER_DICE, record)
        self.options = end.options
        self.steps = record.seats

    def step(self, number: int) -> SeatReview:
        return review_seat(
            solved(variant_of(self.options)),
            number,
            [one for one in self.taken if one.seat == number],
        )

    def review(self, found: Sequence[SeatReview]) -> Review:
        says = {one.ask.question: dict(one.ask.says) for one in self.taken}
        return Review(self.record.game, "points", "score", True, list(found), says)


def review_seat(
    solution: Solution, seat: int, taken: Sequence[Taken[PokerDiceState]]
) -> SeatReview:
    """The luck of a roll is the expected score after it less that before it; all the rest is what
    decisions cost."""
    start = solution.expected_score()
    before = start
    judged: list[Judged] = []
    luck: dict[int, float] = {}
    skill: dict[int, float] = {}
    decisions: list[Decision] = []
    for one in taken:
        state = one.state
        position = position_in(state, seat)
        choices = solution.choices(*position)
        best = choices[0]
        chosen = next(valued for valued in choices if valued.choice == one.answer)
        decisions.append(Decision(*position, chosen.choice))
        luck[state.round] = luck.get(state.round, 0.0) + best.expected_score - before
        skill[state.round] = skill.get(state.round, 0.0) + chosen.cost
        before = chosen.expected_score
        if one.free:
            judged.append(judge(one, state.round, choices, chosen))
    whole = par(solution, decisions)
    return SeatReview(
        seat,
        whole.score,
        start,
        sum(luck.values()),
        sum(skill.values()),
        0.0,
        judged,
        [RoundShare(number, luck[number], skill[number]) for number in sorted(luck)],
        par=whole.par,
    )


def judge(one: Taken[PokerDiceState], at: int, choices: Sequence[Valued], chosen: Valued) -> Judged:
    return Judged(
        one.seq,
        at,
        one.ask.question,
        one.answer,
        choices[0].choice,
        chosen.cost,
        0.0,
        "points",
        margin_of([valued.cost for valued in choices], "points"),
    )


def position_in(state: PokerDiceState, seat: int) -> Position:
    """The position of the seat whose turn it is."""
    sheet = state.sheets[seat]
    return Position(sheet, state.poker_plus[seat], state.dice, LAST_ROLL - state.rolls)
