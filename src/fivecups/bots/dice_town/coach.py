"""The coach of Dice Town: the expert's three best answers, what the others cost against the first,
and what speaks for each."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from fivecups.engine import Ask, Form, View
from fivecups.games.dice_town.components import ACE
from fivecups.games.dice_town.state import read
from fivecups.games.dice_town.view import DiceTownView

from ..analysis.coach import BEST, advice
from ..analysis.report import Advice, Weighed, Why
from ..character import Chooser
from ..dice.lattice import NODE_INDEX
from ..habits import Habits
from .answers.evaluator import FACE_OF_PLACE, WORTH, Evaluator
from .answers.offers import bids, weigh_offers
from .bot import OFFERS, DiceTownBot
from .compiled.keeping import all_dice
from .dice.foresight import final_hand
from .dice.hands import Prizes, prizes, values
from .dice.policies import ExpertPolicy
from .traits import why
from .value.figures import HOLDS
from .value.position import Position, read_position

TOWN_HALL = "town-hall"
A_LARGE_PART = 0.3
"""From this part of all that dice may win on, a place is named."""


def figures(view: View[DiceTownView], ask: Ask, habits: Habits = ()) -> list[float] | None:
    """What the expert thinks each of the choices is worth, in points; None where it has no
    figures."""
    if isinstance(ask.choices, Form):
        return None
    position = read_position(view, habits=habits)
    if ask.question == "keep_dice":
        kept = read(position.me.dice)
        options = [read(answer[1]) for answer in ask.choices]
        return ExpertPolicy().keeps(position, kept, options, "brute" in position.table.hand)
    if ask.question not in WORTH:
        return None
    decision = Evaluator(position, ExpertPolicy(), ask)
    return [decision.worth(answer) for answer in ask.choices]


def advise(view: View[DiceTownView], ask: Ask) -> Advice:
    offers = weighed_offers(view, ask)
    if offers:
        return advice(view, ask, offers, "points")
    found = figures(view, ask)
    if found is None or isinstance(ask.choices, Form):
        best = DiceTownBot(ExpertPolicy(), Chooser("coach")).answer(view, ask)
        only = not isinstance(ask.choices, Form) and len(ask.choices) == 1
        weighed = [Weighed(best, None, 0.0, why_so(view, ask, best))]
        return advice(view, ask, weighed, "points", "forced" if only else "said")
    order = sorted(range(len(found)), key=lambda place: -found[place])[:BEST]
    choices = [
        Weighed(
            ask.choices[place],
            None,
            HOLDS * (found[order[0]] - found[place]),
            why_so(view, ask, ask.choices[place]),
        )
        for place in order
    ]
    return advice(view, ask, choices, "points")


def weighed_offers(view: View[DiceTownView], ask: Ask) -> list[Weighed]:
    """The best offers to the Sheriff, if one bids at all."""
    if ask.question not in OFFERS or not isinstance(ask.choices, Form):
        return []
    decision = Evaluator(read_position(view), ExpertPolicy(), ask)
    if decision.decides_the_game or not bids(decision, ask.choices):
        return []
    found = weigh_offers(decision, ask.choices)[:BEST]
    most = found[0][1]
    return [
        Weighed(answer, None, HOLDS * (most - worth), why_so(view, ask, answer))
        for answer, worth in found
    ]


def why_so(view: View[DiceTownView], ask: Ask, answer: Any) -> Why | None:
    """What speaks for an answer, where it can be said in a few words."""
    position = read_position(view)
    if ask.question == "keep_dice":
        places = aims(position, read(position.me.dice) + read(answer[1]))
        return Why("aims", {"place": places}) if places else None
    if isinstance(ask.choices, Form):
        decision = Evaluator(position, ExpertPolicy(), ask)
        if position.seat not in ask.data.get("outcomes", ()) or decision.decides_the_game:
            return None
        return Why("offer", {"points": round(decision.place_worth(position.seat))})
    reason = why(position, ask, answer)
    return Why(reason.code, dict(reason.data)) if reason else None


def aims(position: Position, dice: tuple[int, ...]) -> tuple[str, ...]:
    """The places from which most is to be expected with these dice, the best one first."""
    rivals = np.stack([final_hand(position, other) for other in position.others])
    chances = all_dice().fill[NODE_INDEX[tuple(sorted(dice))]]
    whole = prizes(position)
    found = {
        place: float(chances @ values(one, rivals)) for place, one in single_places(whole).items()
    }
    likely = sum(max(worth, 0.0) for worth in found.values())
    best = sorted(found, key=lambda place: -found[place])
    return tuple(place for place in best if found[place] > A_LARGE_PART * likely)


def single_places(whole: Prizes) -> dict[str, Prizes]:
    """The prizes as if there were nothing to win but one place."""
    nothing = replace(
        whole,
        first=np.zeros_like(whole.first),
        second=np.zeros_like(whole.second),
        hall=np.zeros_like(whole.hall),
        hall_second=0.0,
        to_others=np.zeros_like(whole.to_others),
        hall_to_others=0.0,
        doc=np.zeros_like(whole.doc),
    )
    found = {TOWN_HALL: replace(nothing, hall=whole.hall)}
    for place, face in FACE_OF_PLACE.items():
        assert face != ACE
        only = np.zeros_like(whole.first)
        only[face - 1] = whole.first[face - 1]
        found[place] = replace(nothing, first=only)
    return found
