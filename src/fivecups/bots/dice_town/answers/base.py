"""What answers are worth in the base game: cards, thefts, rulings, Doc Badluck."""

from __future__ import annotations

from fivecups.games.dice_town.components import NERVOUS_JOE_DOLLARS
from fivecups.games.dice_town.view import OfferView

from ..value import cards, worth
from ..value.card_value import Parts
from ..value.figures import (
    A_CLAIM_MORE,
    AFTER_THE_COUNT,
    CALL_FOR_MORE,
    DOLLAR,
    GIFT_CARD,
    GIFT_CARDS,
)
from ..value.position import BANDIT, Position
from .evaluator import Evaluator, worth_of


@worth_of("play_or_pass")
def play(e: Evaluator, answer: Parts) -> float:
    """The gain of a card less its worth in the hand; 0 for passing."""
    return 0.0 if answer[0] == "pass" else cards.gain(e, answer)


@worth_of("keep_a_card", "keep_the_loot", "take_from_discards")
def take_a_card(e: Evaluator, answer: Parts) -> float:
    return cards.card(e.position, answer[1])


@worth_of("give_a_card")
def give_the_least(e: Evaluator, answer: Parts) -> float:
    return -cards.card(e.position, answer[1])


@worth_of("rob_somebody")
def rob(e: Evaluator, answer: Parts) -> float:
    """The best of the cards drawn and the victim's loss; claims are worth a little more than Store
    cards."""
    if answer[0] == "decline":
        return 0.0
    _, victim, store, claims = answer
    player = e.position.table.players[victim]
    best = max([cards.card(e.position, name) for name in player.known], default=0.0)
    sure = best if store + claims >= player.store + player.claims else 0.0
    return max(worth.theft(e.position, victim, store + claims), sure) + A_CLAIM_MORE * float(claims)


@worth_of("choose_a_player")
def against_whom(e: Evaluator, answer: Parts) -> float:
    player = e.position.table.players[answer[1]]
    threat = e.position.threat[answer[1]]
    if e.data.get("card") == "gift":
        return min(player.store, GIFT_CARDS) * GIFT_CARD + threat
    taken = min(NERVOUS_JOE_DOLLARS, player.dollars)
    return taken * (DOLLAR + worth.HALF * e.position.rivalry * threat)


@worth_of("take_a_remedy", "be_treated")
def remedy(e: Evaluator, answer: Parts) -> float:
    if answer[0] == "decline":
        return 0.0
    if answer[0] == "wire":
        worths = sum(cards.card(e.position, claim) for claim in answer[1])
        return cards.saved(e.position, answer[1], worths)
    return cards.doc(e.position, answer[0])


def offer_worth(position: Position, offer: OfferView) -> float:
    """What the Sheriff gains by an offer, and what its giver loses."""
    giver = position.table.players[offer.seat]
    dollars = offer.dollars + offer.share_dollars
    gold = worth.nugget(position) * (offer.nuggets + offer.share_nuggets)
    given = sum(cards.card(position, name) for name in (offer.cards or ()) + offer.wired)
    for bandit in offer.bandits:
        if bandit in giver.caught:
            given += worth.HALF * BANDIT[bandit].bounty
        else:
            given += worth.bandit(position) * cards.soon(position)
    ranches = herd(position.ranches + offer.ranches) - herd(position.ranches)
    lost = herd(giver.ranches) - herd(giver.ranches - offer.ranches)
    loss = (worth.HALF * dollars + gold + given + lost) * position.rivalry
    threat = position.threat.get(offer.seat, 1.0)
    return worth.pay(position, dollars) + gold + given + ranches + loss * threat


def herd(ranches: int) -> float:
    """WW-40: the points of so many Ranches."""
    return ranches * (ranches + 1) / 2


@worth_of("name_one")
def rule(e: Evaluator, answer: Parts) -> float:
    """What is offered for an outcome, and what the outcome gives to me or to somebody else."""
    if answer[0] == "call":
        outcomes, seat = e.data["outcomes"], e.position.seat
        best = max(ruling(e, outcome) for outcome in outcomes)
        mine = ruling(e, seat) if seat in outcomes else float("-inf")
        hopes = mine < best and not e.decides_the_game
        return best + (CALL_FOR_MORE if hopes else -CALL_FOR_MORE)
    return ruling(e, answer[1])


def ruling(e: Evaluator, outcome: int) -> float:
    """What naming one of the tied brings. What is offered for the game itself counts for nothing
    any more: it decides only between others."""
    position = e.position
    offered = sum(
        offer_worth(position, offer) for offer in position.table.offers if offer.outcome == outcome
    )
    if e.decides_the_game:
        offered *= AFTER_THE_COUNT
    prize = e.place_worth(outcome)
    if outcome == position.seat:
        return offered + prize
    return offered - prize * position.rivalry * position.threat[outcome]
