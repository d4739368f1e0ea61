"""What every card is worth in Dice Town: in the hand, and played, whether or not it could be."""

from __future__ import annotations

from itertools import product
from typing import Any

from fivecups.bots.dice_town.answers.evaluator import Evaluator
from fivecups.bots.dice_town.dice.policies import RegularPolicy
from fivecups.bots.dice_town.value import cards, thefts, worth
from fivecups.bots.dice_town.value.card_value import Parts
from fivecups.bots.dice_town.value.position import Position, read_position
from fivecups.engine import Ask, View
from fivecups.games.dice_town.cards import CLAIM_POINTS, RANCH
from fivecups.games.dice_town.components import REMEDIES, RIVER
from fivecups.games.dice_town.view import DiceTownView

DICE = ("9", "J", "Q")
"""Dice that are thrown again in a chase."""


def figures(view: View[DiceTownView], ask: Ask) -> dict[str, Any]:
    position = read_position(view)
    occasion = Evaluator(position, RegularPolicy(), ask)
    names = [*cards.CARDS, *sorted(CLAIM_POINTS), RANCH]
    return {
        "held": [cards.card(position, name) for name in names],
        "played": {
            name: [row.gain(occasion, said) for said in sayings(position, name)]
            for name, row in cards.CARDS.items()
            if row.gain is not None and (name != "wanted" or ask.data.get("card"))
        },
        "draws": cards.store_draws(position),
        "doc": [cards.doc(position, remedy) for remedy in REMEDIES.values()],
        "wire": thefts.best_wire(position),
        "river": [worth.river(position, one.name) for one in RIVER],
        "badge": worth.badge(position),
        "purse": [worth.pay(position, dollars) for dollars in (-2, 1, 4)],
        "loot": [
            worth.theft(position, other, count)
            for other, count in product(position.others, range(1, 4))
        ],
        "hands": [thefts.hand_of(position, seat) for seat in range(position.seats)],
    }


def sayings(position: Position, name: str) -> list[Parts]:
    """What may be said with a card."""
    if name == "whiskey":
        return [(victim,) for victim in position.others]
    if name == "two-guns":
        return [(DICE[:count],) for count in range(4)]
    if name == "cheater":
        return [(die, face) for die in sorted(set(position.me.fresh)) for face in DICE]
    return [()]
