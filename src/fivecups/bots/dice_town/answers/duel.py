"""How a master values answers against a single opponent where an expert has rules of thumb: thefts
by what is likely to be in the opponent's hand, barbed wire by what thieves would take, some cards
by what they gain now."""

from __future__ import annotations

from collections.abc import Callable

from fivecups.games.dice_town.components import QUEEN

from ..value import cards, worth
from ..value.card_value import Parts
from ..value.thefts import best_drawn, best_split, hand_of, safer
from .evaluator import Evaluator


def rob(e: Evaluator, answer: Parts) -> float:
    """What the opponent loses, the thief gains."""
    if answer[0] == "decline":
        return 0.0
    _, victim, store, claims = answer
    return 2 * best_drawn(*hand_of(e.position, victim), store, claims)


def wire(e: Evaluator, answer: Parts) -> float | None:
    """Claims behind barbed wire are safe from thieves."""
    return safer(e.position, answer[1]) if answer[0] == "wire" else None


def play(e: Evaluator, answer: Parts) -> float | None:
    """Cards whose gain depends on the opponent's hand or on a purse."""
    position = e.position
    if answer == ("play", "girls"):
        gain = 2 * best_split(
            *hand_of(position, position.others[0]), position.count(position.seat, QUEEN)
        )
    elif answer == ("play", "even-split"):
        half = position.knowledge.visit.paid_dollars // 2
        gain = worth.pay(position, half) + worth.HALF * half
    elif answer == ("play", "brute") and not position.me.must_play_brute:
        gain = -worth.pay(position, 1 - len(position.me.fresh))
    else:
        return None
    return gain - cards.card(position, answer[1])


IN_A_DUEL: dict[str, Callable[[Evaluator, Parts], float | None]] = {
    "rob_somebody": rob,
    "take_a_remedy": wire,
    "play_or_pass": play,
}
"""By question, the worth of an answer, or None where it is the same as to an expert."""


def duel_worth(e: Evaluator, answer: Parts) -> float:
    """The worth of an answer to any ask, in points."""
    look = IN_A_DUEL.get(e.question)
    found = look(e, answer) if look is not None else None
    return e.worth(answer) if found is None else found
