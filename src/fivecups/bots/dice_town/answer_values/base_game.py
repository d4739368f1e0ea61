"""Values of answers in the base game: cards, thefts, rulings, Doc Badluck."""

from __future__ import annotations

from fivecups.games.dice_town.cards import cards_with
from fivecups.games.dice_town.components import NERVOUS_JOE_DOLLARS
from fivecups.games.dice_town.view import OfferView

from ..evaluation import card_values, goods_values
from ..evaluation.card_values import AnswerParts
from ..evaluation.position import BANDIT, Position
from ..weights import DOLLAR_POINTS, PLAIN_DOLLAR_VALUE
from .evaluator import Evaluator, value_of

STOLEN_CLAIM_BONUS = 0.15
"""Points that a stolen claim counts more than a stolen Store card, by rule of thumb."""
GIFTS = cards_with("chosen-player-gives-a-card")
MAX_GIFT_CARDS = 3
"""Store cards of a giver that count when a victim of the Gift is chosen."""
GIFT_CARD_VALUE = 0.7
"""Points by Store card that the giver can choose from."""
AFTER_COUNT_FACTOR = 0.01
"""Factor on the value of offered goods once the final points are counted, when goods hardly
matter."""
CALL_BONUS = 0.2
"""Points that the Sheriff expects to gain by calling for higher offers, or to lose if the Sheriff's
own seat would win anyway."""


@value_of("play_or_pass")
def play(e: Evaluator, answer: AnswerParts) -> float:
    """Return the value of an answer in a window for cards: the gain of playing the card, less its
    value in the hand; 0 for passing."""
    return 0.0 if answer[0] == "pass" else card_values.gain(e, answer)


@value_of("keep_a_card", "keep_the_loot", "take_from_discards")
def take_a_card(e: Evaluator, answer: AnswerParts) -> float:
    return card_values.card_value(e.position, answer[1])


@value_of("give_a_card")
def give_the_least(e: Evaluator, answer: AnswerParts) -> float:
    return -card_values.card_value(e.position, answer[1])


@value_of("rob_somebody", "say_anew")
def rob(e: Evaluator, answer: AnswerParts) -> float:
    """Return the value of a theft answer by rule of thumb: the value of the best card drawn, the
    victim's loss included, with a small bonus for claims."""
    if answer[0] == "decline":
        return 0.0
    _, victim, store, claims = answer
    player = e.position.table.players[victim]
    best = max([card_values.card_value(e.position, name) for name in player.known], default=0.0)
    sure = best if store + claims >= player.store + player.claims else 0.0
    return max(
        goods_values.usual_theft(e.position, victim, store + claims), sure
    ) + STOLEN_CLAIM_BONUS * float(claims)


@value_of("choose_a_player")
def against_whom(e: Evaluator, answer: AnswerParts) -> float:
    player = e.position.table.players[answer[1]]
    threat = e.position.threat[answer[1]]
    if e.data.get("card") in GIFTS:
        return min(player.store, MAX_GIFT_CARDS) * GIFT_CARD_VALUE + threat
    taken = min(NERVOUS_JOE_DOLLARS, player.dollars)
    return taken * (PLAIN_DOLLAR_VALUE + DOLLAR_POINTS * e.position.rivalry * threat)


@value_of("take_a_remedy", "be_treated")
def remedy(e: Evaluator, answer: AnswerParts) -> float:
    if answer[0] == "decline":
        return 0.0
    if answer[0] == "wire":
        worths = sum(card_values.card_value(e.position, claim) for claim in answer[1])
        return card_values.saved(e.position, answer[1], worths)
    return card_values.doc(e.position, answer[0])


def received_value(position: Position, offer: OfferView) -> float:
    """Return the value to the Sheriff of accepting an offer: the Sheriff's own gain and the giver's
    loss."""
    giver = position.table.players[offer.seat]
    dollars = offer.dollars + offer.share_dollars
    gold = goods_values.nugget(position) * (offer.nuggets + offer.share_nuggets)
    given = sum(
        card_values.card_value(position, name) for name in (offer.cards or ()) + offer.wired
    )
    for bandit in offer.bandits:
        if bandit in giver.caught:
            given += DOLLAR_POINTS * BANDIT[bandit].bounty
        else:
            given += goods_values.bandit(position) * card_values.soon(position)
    ranches = ranch_points(position.ranches + offer.ranches) - ranch_points(position.ranches)
    lost = ranch_points(giver.ranches) - ranch_points(giver.ranches - offer.ranches)
    loss = (DOLLAR_POINTS * dollars + gold + given + lost) * position.rivalry
    threat = position.threat.get(offer.seat, 1.0)
    return goods_values.pay(position, dollars) + gold + given + ranches + loss * threat


def ranch_points(ranches: int) -> float:
    """Return the points that this number of Ranches gives at the end (WW-40)."""
    return ranches * (ranches + 1) / 2


@value_of("name_one")
def rule(e: Evaluator, answer: AnswerParts) -> float:
    """Return the value of the Sheriff's answer: naming a seat, or calling for higher offers."""
    if answer[0] == "call":
        outcomes, seat = e.data["outcomes"], e.position.seat
        best = max(ruling(e, outcome) for outcome in outcomes)
        mine = ruling(e, seat) if seat in outcomes else float("-inf")
        hopes = mine < best and not e.decides_the_game
        return best + (CALL_BONUS if hopes else -CALL_BONUS)
    return ruling(e, answer[1])


def ruling(e: Evaluator, outcome: int) -> float:
    """Return the value, to the deciding Sheriff, of naming the seat `outcome`: the offers made for
    it, and the place won by the Sheriff's own seat or lost to an opponent. At the end of the game
    offers only decide between opponents."""
    position = e.position
    offered = sum(
        received_value(position, offer)
        for offer in position.table.offers
        if offer.outcome == outcome
    )
    if e.decides_the_game:
        offered *= AFTER_COUNT_FACTOR
    prize = e.place_value(outcome)
    if outcome == position.seat:
        return offered + prize
    return offered - prize * position.rivalry * position.threat[outcome]
