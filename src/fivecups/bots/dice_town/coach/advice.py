"""The coach of Dice Town: the expert's three best answers, the cost of the others, and reasons."""

from __future__ import annotations

from fivecups.engine import Ask, Form, View
from fivecups.games.dice_town.state import read
from fivecups.games.dice_town.view import DiceTownView

from ...analysis.advice_parts import MAX_ADVISED_ANSWERS, advice
from ...analysis.report import Advice, Unit, Weighed
from ...habits import Habits
from ..answer_values.evaluator import COST_SHRINKAGE, Evaluator
from ..dice.dice_policies import ExpertDice
from ..evaluation import card_values
from ..evaluation.position import read_position
from .offer_advice import weigh_every_offer
from .reasons import why_so


def expert_values(view: View[DiceTownView], ask: Ask, habits: Habits = ()) -> list[float] | None:
    """Return the expert's value of each choice of the ask, in points; None if the ask has no list
    of choices."""
    if isinstance(ask.choices, Form):
        return None
    position = read_position(view, habits=habits)
    if ask.question == "keep_dice":
        kept = read(position.me.dice)
        options = [read(answer[1]) for answer in ask.choices]
        brute = bool(card_values.free_keepers(position))
        return ExpertDice().keep_values(position, kept, options, brute)
    evaluator = Evaluator(position, ExpertDice(), ask)
    return [evaluator.value(answer) for answer in ask.choices]


def advise(view: View[DiceTownView], ask: Ask) -> Advice:
    """Return the coach's advice on an ask: the expert's best answers, with what each costs against
    the best and why."""
    evaluator = Evaluator(read_position(view), ExpertDice(), ask)
    values = expert_values(view, ask)
    if values is None or isinstance(ask.choices, Form):
        offers = weigh_every_offer(evaluator, ask)
        unit: Unit = "win" if evaluator.decides_the_game else "points"
        return advice(view, ask, offers, unit, "said" if len(offers) == 1 else None)
    if evaluator.decides_the_game:
        return advice(view, ask, weigh_winners(evaluator, ask, values), "win")
    order = sorted(range(len(values)), key=lambda place: -values[place])[:MAX_ADVISED_ANSWERS]
    choices = [
        Weighed(
            ask.choices[place],
            None,
            COST_SHRINKAGE * (values[order[0]] - values[place]),
            why_so(evaluator, ask.choices[place]),
        )
        for place in order
    ]
    return advice(view, ask, choices, "points")


def weigh_winners(evaluator: Evaluator, ask: Ask, values: list[float]) -> list[Weighed]:
    """Return the choices for naming the winner of a final tie: the Sheriff's own seat is best where
    that is possible; a call for more offers costs nothing then."""
    assert not isinstance(ask.choices, Form)
    order = sorted(range(len(values)), key=lambda place: -values[place])
    seat = evaluator.position.seat
    best = float(seat in evaluator.data["outcomes"])
    chances = [best if answer in (("choose", seat), ("call",)) else 0.0 for answer in ask.choices]
    return [
        Weighed(
            ask.choices[place],
            chances[place],
            best - chances[place],
            why_so(evaluator, ask.choices[place]),
        )
        for place in order[:MAX_ADVISED_ANSWERS]
    ]
