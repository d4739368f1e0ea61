"""The review of a game of Poker Dice: exact costs of decisions, luck of rolls, and par."""

from __future__ import annotations

from collections.abc import Sequence

from fivecups.engine import Record
from fivecups.games.poker_dice import POKER_DICE
from fivecups.games.poker_dice.state import LAST_ROLL, PokerDiceState

from ..analysis.advice_parts import margin_of
from ..analysis.decisions import RecordedDecision, replay_decisions
from ..analysis.report import Judged, Review, RoundShare, SeatReview
from .levels import solution_for
from .par import Decision, par
from .solver.position import Position
from .solver.rule_arrays import variant_of
from .solver.solution import Solution, ValuedChoice


class PokerDiceAnalysis:
    """The analysis in steps: one for each seat, since seats do not influence each other's
    scores."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.taken, end = replay_decisions(POKER_DICE, record)
        self.options = end.options
        self.steps = record.seats

    def step(self, number: int) -> SeatReview:
        return review_seat(
            solution_for(variant_of(self.options)),
            number,
            [decision for decision in self.taken if decision.seat == number],
        )

    def review(self, seat_reviews: Sequence[SeatReview]) -> Review:
        says = {decision.ask.question: dict(decision.ask.says) for decision in self.taken}
        return Review(self.record.game, "points", "score", True, list(seat_reviews), says)


def review_seat(
    solution: Solution, seat: int, taken: Sequence[RecordedDecision[PokerDiceState]]
) -> SeatReview:
    """Return the review of a seat. The luck of a roll is the expected score after it minus that
    before it; everything else is the cost of decisions."""
    start = solution.expected_score()
    before = start
    judged: list[Judged] = []
    luck: dict[int, float] = {}
    skill: dict[int, float] = {}
    par_decisions: list[Decision] = []
    for decision in taken:
        state = decision.state
        position = position_from_state(state, seat)
        choices = solution.choices(*position)
        best = choices[0]
        chosen = next(valued for valued in choices if valued.choice == decision.answer)
        par_decisions.append(Decision(*position, chosen.choice))
        luck[state.round] = luck.get(state.round, 0.0) + best.expected_score - before
        skill[state.round] = skill.get(state.round, 0.0) + chosen.cost
        before = chosen.expected_score
        if decision.free:
            judged.append(judge(decision, state.round, choices, chosen))
    result = par(solution, par_decisions)
    return SeatReview(
        seat,
        result.score,
        start,
        sum(luck.values()),
        sum(skill.values()),
        0.0,
        judged,
        [RoundShare(number, luck[number], skill[number]) for number in sorted(luck)],
        par=result.par,
    )


def judge(
    decision: RecordedDecision[PokerDiceState],
    round_number: int,
    choices: Sequence[ValuedChoice],
    chosen: ValuedChoice,
) -> Judged:
    """Return the judgement of one decision, with its exact cost."""
    return Judged(
        decision.seq,
        round_number,
        decision.ask.question,
        decision.answer,
        choices[0].choice,
        chosen.cost,
        0.0,
        "points",
        margin_of([valued.cost for valued in choices], "points"),
    )


def position_from_state(state: PokerDiceState, seat: int) -> Position:
    """Return the position of the seat whose turn it is."""
    sheet = state.sheets[seat]
    return Position(sheet, state.poker_plus[seat], state.dice, LAST_ROLL - state.rolls)
