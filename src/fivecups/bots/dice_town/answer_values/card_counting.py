"""Values of answers for levels that count hands: thefts by the likely cards in each hand, barbed
wire by what thieves would take, cards by their gain in this round."""

from __future__ import annotations

from fivecups.games.dice_town.cards import cards_with
from fivecups.games.dice_town.components import QUEEN

from ..evaluation import card_values, goods_values
from ..evaluation.card_values import AnswerParts
from ..evaluation.position import BANDIT
from ..evaluation.thefts import best_drawn, best_theft, hand_of, harm, safer
from ..weights import DOLLAR_POINTS
from .evaluator import Evaluator, value_of

THEFTS_AGAIN = cards_with("once-more", "saloon")
HALVES_OF_A_HAUL = cards_with("half-the-haul")
VISITS_TO_DOC = cards_with("visit-doc")


@value_of("rob_somebody", "say_anew", counts_hands=True)
def rob(e: Evaluator, answer: AnswerParts) -> float:
    """Return the value of a theft answer: the expected value of the best card drawn from the
    victim's likely hand, the victim's loss included."""
    if answer[0] == "decline":
        return 0.0
    _, victim, store, claims = answer
    best = best_drawn(*hand_of(e.position, victim), store, claims)
    return best * (1 + harm(e.position, victim))


@value_of("take_a_remedy", counts_hands=True)
def wire(e: Evaluator, answer: AnswerParts) -> float | None:
    """Return the value of a remedy answer that puts barbed wire on claims: what thieves could
    otherwise take of them; None if the game is no duel."""
    if answer[0] != "wire" or not e.position.is_duel:
        return None
    return safer(e.position, answer[1])


@value_of("keep_a_card", "keep_the_loot", "take_from_discards", counts_hands=True)
def take_a_card(e: Evaluator, answer: AnswerParts) -> float:
    """Return the value of taking a card: its value in the hand, or that of playing it in this round
    if that is higher."""
    held = card_values.card_value(e.position, answer[1])
    return max(held, card_values.best_remedy(e.position)) if answer[1] in VISITS_TO_DOC else held


@value_of("catch_bandits", counts_hands=True)
def catch(e: Evaluator, answer: AnswerParts) -> float:
    """Return the value of an answer that catches Bandits: their bounties in points (WW-34)."""
    return DOLLAR_POINTS * sum(BANDIT[name].bounty for name in answer[1])


@value_of("play_or_pass", counts_hands=True)
def play(e: Evaluator, answer: AnswerParts) -> float | None:
    """Return the value of playing a card whose gain depends on other players' hands or dollars;
    None for other cards."""
    position = e.position
    if answer[0] != "play":
        return None
    if answer[1] in THEFTS_AGAIN:
        gain = best_theft(position, position.my_count(QUEEN))
    elif answer[1] in HALVES_OF_A_HAUL:
        half = position.knowledge.visit.paid_dollars // 2
        gain = goods_values.pay(position, half) + DOLLAR_POINTS * half * harm(
            position, e.data["about"]
        )
    elif answer[1] in card_values.FREE_KEEPERS and not position.me.must_play_brute:
        gain = -goods_values.pay(position, 1 - len(position.me.fresh))
    else:
        return None
    return gain - card_values.card_value(position, answer[1])
