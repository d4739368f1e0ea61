"""What answers are worth to somebody who counts where others have rules of thumb: thefts by what is
likely to be in each hand, barbed wire by what thieves would take, cards by what they gain now."""

from __future__ import annotations

from fivecups.games.dice_town.components import QUEEN

from ..value import cards, worth
from ..value.card_value import Parts
from ..value.position import BANDIT
from ..value.thefts import best_drawn, best_theft, hand_of, harm, safer
from .evaluator import Evaluator, worth_of


@worth_of("rob_somebody", informed=True)
def rob(e: Evaluator, answer: Parts) -> float:
    """The best of the cards drawn, and what its loss costs the victim."""
    if answer[0] == "decline":
        return 0.0
    _, victim, store, claims = answer
    found = best_drawn(*hand_of(e.position, victim), store, claims)
    return found * (1 + harm(e.position, victim))


@worth_of("take_a_remedy", informed=True)
def wire(e: Evaluator, answer: Parts) -> float | None:
    """Claims behind barbed wire are safe from thieves."""
    if answer[0] != "wire" or not e.position.is_duel:
        return None
    return safer(e.position, answer[1])


@worth_of("keep_a_card", "keep_the_loot", "take_from_discards", informed=True)
def take_a_card(e: Evaluator, answer: Parts) -> float:
    """Its worth in the hand, or what it brings in this round, if that is more."""
    held = cards.card(e.position, answer[1])
    return max(held, cards.best_remedy(e.position)) if answer[1] == "elixir" else held


@worth_of("catch_bandits", informed=True)
def catch(e: Evaluator, answer: Parts) -> float:
    """WW-34: the bounties, in points."""
    return worth.HALF * sum(BANDIT[name].bounty for name in answer[1])


@worth_of("play_or_pass", informed=True)
def play(e: Evaluator, answer: Parts) -> float | None:
    """Cards whose gain depends on hands or on a purse."""
    position = e.position
    if answer == ("play", "girls"):
        gain = best_theft(position, position.my_count(QUEEN))
    elif answer == ("play", "even-split"):
        half = position.knowledge.visit.paid_dollars // 2
        gain = worth.pay(position, half) + worth.HALF * half * harm(position, e.data["about"])
    elif answer == ("play", "brute") and not position.me.must_play_brute:
        gain = -worth.pay(position, 1 - len(position.me.fresh))
    else:
        return None
    return gain - cards.card(position, answer[1])
