"""How a master values answers against a single opponent where an expert has rules of thumb: thefts
by what is likely to be in the opponent's hand, barbed wire by what thieves would take, some cards
by what they gain now."""

from __future__ import annotations

from collections.abc import Callable

from fivecups.games.dice_town.components import QUEEN

from . import worth
from .deciding import Decision, Parts
from .thefts import best_drawn, best_split, hand_of, safer


def rob(d: Decision, answer: Parts) -> float:
    """What the opponent loses, the thief gains."""
    if answer[0] == "decline":
        return 0.0
    _, victim, store, claims = answer
    return 2 * best_drawn(*hand_of(d.town, victim), store, claims)


def wire(d: Decision, answer: Parts) -> float | None:
    """Claims behind barbed wire are safe from thieves."""
    return safer(d.town, answer[1]) if answer[0] == "wire" else None


def play(d: Decision, answer: Parts) -> float | None:
    """Cards whose gain depends on the opponent's hand or on a purse."""
    town = d.town
    if answer == ("play", "girls"):
        gain = 2 * best_split(*hand_of(town, town.others[0]), town.count(town.seat, QUEEN))
    elif answer == ("play", "even-split"):
        half = town.facts["paid_dollars"] // 2
        gain = worth.pay(town, half) + worth.HALF * half
    elif answer == ("play", "brute") and not town.me.must_play_brute:
        gain = -worth.pay(town, 1 - len(town.me.fresh))
    else:
        return None
    return gain - worth.card(town, answer[1])


IN_A_DUEL: dict[str, Callable[[Decision, Parts], float | None]] = {
    "rob_somebody": rob,
    "take_a_remedy": wire,
    "play_or_pass": play,
}
"""By question, the worth of an answer, or None where it is the same as to an expert."""


def duel_worth(d: Decision, answer: Parts) -> float:
    """The worth of an answer to any ask, in points."""
    look = IN_A_DUEL.get(d.question)
    found = look(d, answer) if look is not None else None
    return d.worth(answer) if found is None else found
