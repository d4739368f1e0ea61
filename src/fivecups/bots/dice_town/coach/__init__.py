"""The coach of Dice Town: the expert's three best answers, what the others cost against the first,
and what speaks for each."""

from __future__ import annotations

from fivecups.engine import Ask, Form, View
from fivecups.games.dice_town.state import read
from fivecups.games.dice_town.view import DiceTownView

from ...analysis.coach import BEST, advice
from ...analysis.report import Advice, Unit, Weighed
from ...habits import Habits
from ..answers.evaluator import Evaluator
from ..dice.policies import ExpertPolicy
from ..value.figures import HOLDS
from ..value.position import read_position
from .offers import weigh_every_offer
from .reasons import why_so


def figures(view: View[DiceTownView], ask: Ask, habits: Habits = ()) -> list[float] | None:
    """What the expert thinks each of the choices is worth, in points; None where they cannot be
    listed."""
    if isinstance(ask.choices, Form):
        return None
    position = read_position(view, habits=habits)
    if ask.question == "keep_dice":
        kept = read(position.me.dice)
        options = [read(answer[1]) for answer in ask.choices]
        return ExpertPolicy().keeps(position, kept, options, "brute" in position.table.hand)
    decision = Evaluator(position, ExpertPolicy(), ask)
    return [decision.worth(answer) for answer in ask.choices]


def advise(view: View[DiceTownView], ask: Ask) -> Advice:
    decision = Evaluator(read_position(view), ExpertPolicy(), ask)
    found = figures(view, ask)
    if found is None or isinstance(ask.choices, Form):
        offers = weigh_every_offer(decision, ask)
        unit: Unit = "win" if decision.decides_the_game else "points"
        return advice(view, ask, offers, unit, "said" if len(offers) == 1 else None)
    if decision.decides_the_game:
        return advice(view, ask, weigh_winners(decision, ask, found), "win")
    order = sorted(range(len(found)), key=lambda place: -found[place])[:BEST]
    choices = [
        Weighed(
            ask.choices[place],
            None,
            HOLDS * (found[order[0]] - found[place]),
            why_so(decision, ask.choices[place]),
        )
        for place in order
    ]
    return advice(view, ask, choices, "points")


def weigh_winners(decision: Evaluator, ask: Ask, found: list[float]) -> list[Weighed]:
    """Whom to name the winner of a final tie: oneself, where that is possible, after hearing more
    offers as well as before."""
    assert not isinstance(ask.choices, Form)
    order = sorted(range(len(found)), key=lambda place: -found[place])
    me = decision.position.seat
    best = float(me in decision.data["outcomes"])
    chances = [best if answer in (("choose", me), ("call",)) else 0.0 for answer in ask.choices]
    return [
        Weighed(
            ask.choices[place],
            chances[place],
            best - chances[place],
            why_so(decision, ask.choices[place]),
        )
        for place in order[:BEST]
    ]
