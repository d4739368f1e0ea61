"""What the levels of Dice Town think of answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fivecups.bots.character import CHARACTERS, PLAIN
from fivecups.bots.dice_town.answers.evaluator import WORTH, Evaluator
from fivecups.bots.dice_town.answers.offers import offer
from fivecups.bots.dice_town.bot import OFFERS
from fivecups.bots.dice_town.coach import advise
from fivecups.bots.dice_town.dice.policies import DicePolicy, ExpertPolicy, RegularPolicy
from fivecups.bots.dice_town.dice.policies import GreedyPolicy as Greedy
from fivecups.bots.dice_town.traits import traits
from fivecups.bots.dice_town.value.position import Position, read_position
from fivecups.engine import Ask, Form, View
from fivecups.games.dice_town.state import read
from fivecups.games.dice_town.view import DiceTownView

LEVELS: Mapping[str, type[DicePolicy]] = {
    "expert": ExpertPolicy,
    "regular": RegularPolicy,
    "greedy": Greedy,
}


def figures(view: View[DiceTownView], ask: Ask) -> dict[str, Any]:
    if isinstance(ask.choices, Form):
        return offers(view, ask) if ask.question in OFFERS else {}
    if len(ask.choices) == 1:
        return {}
    found: dict[str, Any] = {}
    for level, policy in LEVELS.items():
        position = read_position(view, policy.tuned)
        found[level] = worths(position, policy(), ask)
    position = read_position(view)
    found["traits"] = [dict(traits(position, ask.question, one)) for one in ask.choices]
    found["reasons"] = [[one.why.code, dict(one.why.data)] for one in advised(view, ask)]
    return found


def worths(position: Position, policy: DicePolicy, ask: Ask) -> list[float]:
    assert not isinstance(ask.choices, Form)
    if ask.question == "keep_dice":
        options = [read(answer[1]) for answer in ask.choices]
        kept = read(position.me.dice)
        return list(policy.keeps(position, kept, options, "brute" in position.table.hand))
    if ask.question not in WORTH:
        return []
    decision = Evaluator(position, policy, ask)
    return [decision.worth(answer) for answer in ask.choices]


def offers(view: View[DiceTownView], ask: Ask) -> dict[str, Any]:
    """Offers are found by trying; those of the plain and the generous differ."""
    decision = Evaluator(read_position(view), ExpertPolicy(), ask)
    characters = {"plain": PLAIN, **CHARACTERS}
    return {name: offer(decision, ask, one) for name, one in characters.items()}


def advised(view: View[DiceTownView], ask: Ask) -> list[Any]:
    return [one for one in advise(view, ask).choices if one.why is not None]
