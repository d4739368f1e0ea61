"""Values of goods for a player of Dice Town, in points at the end: money, gold, badge, loot."""

from __future__ import annotations

from fivecups.games.dice_town.components import DICE
from fivecups.games.dice_town.components import RIVER as RIVER_CARDS

from .position import Holder, Position

RIVER_CARD_VALUES = {
    "gold-2": 2.0,
    "gold-3": 3.0,
    "gold-4": 4.0,
    "gold-5": 5.0,
    "star": 2.5,
    "purse-2": 1.2,
    "purse-3": 1.8,
    "coupon": 3.0,
    "discovery": 0.0,
    "nothing": 0.0,
}
"""Points that a River card is worth, by name; gold and purses only while the Mine and the Bank can
pay."""
BEST_LOOT_VALUES = (0.0, 2.6, 3.3, 3.8, 4.1, 4.3)
"""Points that the best of n cards drawn from a usual hand is worth, by n."""

RIVER_CARD = {card.name: card for card in RIVER_CARDS}


class UnknownCard(LookupError):
    """Raised if a card is to be valued that has no value in the bots' tables."""

    def __init__(self, name: str, table: str) -> None:
        super().__init__(f"the card {name} has no value in {table}")


def money(holder: Holder, dollars: float) -> float:
    """Return the value of owning `dollars` dollars to this player."""
    return holder.weights.goods.money(dollars, holder.rounds_left)


def pay(position: Position, dollars: float) -> float:
    """Return how much more this seat's money is worth if it gets `dollars`; negative if `dollars`
    is negative."""
    purse = position.me.dollars
    return money(position, max(0.0, purse + dollars)) - money(position, purse)


def nugget(holder: Holder) -> float:
    """Return the value of one nugget to this player."""
    return holder.weights.goods.nugget(holder.rounds_left)


def badge(holder: Holder) -> float:
    """Return the value to this player of being Sheriff from now on."""
    return holder.weights.goods.badge(holder.rounds_left)


def open_point(holder: Holder) -> float:
    """Return the value of a point that lies open before this player: it cannot be lost, but
    attracts thieves."""
    return holder.weights.goods.open_point(holder.rounds_left)


def claim(holder: Holder, points: float) -> float:
    """Return the value of a claim with these points in this player's hand, where it may be
    stolen."""
    return holder.weights.goods.claim(points, holder.rounds_left)


def hidden_claim(holder: Holder) -> float:
    """Return the value of a claim whose points are not known."""
    return holder.weights.goods.hidden_claim(holder.rounds_left)


def next_ranch(holder: Holder) -> float:
    """Return the value to this player of one more Ranch."""
    return holder.weights.goods.next_ranch(holder.ranches, holder.rounds_left)


def ranch_promise(holder: Holder) -> float:
    """Return the value of the player's Ranches beyond their points."""
    return holder.weights.goods.promise(holder.ranches, holder.rounds_left)


def bandit(holder: Holder) -> float:
    """Return the value to this player of a hired Bandit."""
    return holder.weights.goods.bandit(holder.rounds_left)


def indian_die(holder: Holder) -> float:
    """Return the value to this player of holding the Indian die."""
    return holder.weights.goods.indian_die(holder.rounds_left)


def river_card(position: Position, name: str) -> float:
    """Return the value of applying this River card: gold and purses as far as the Mine and the Bank
    can pay."""
    if name not in RIVER_CARD_VALUES:
        raise UnknownCard(name, "RIVER_CARD_VALUES")
    card = RIVER_CARD[name]
    if card.effect == "gold":
        paid = min(1.0, position.table.mine / card.amount)
        return RIVER_CARD_VALUES[name] * nugget(position) * paid
    if card.effect == "purse" and position.weights.goods.by_rounds:
        return pay(position, min(card.amount, position.table.bank))
    if card.effect == "purse":
        return RIVER_CARD_VALUES[name] * min(1.0, position.table.bank / card.amount)
    return RIVER_CARD_VALUES[name] * open_point(position)


def unseen_river_card(position: Position) -> float:
    """Return the value of the top card of the River, which no player has seen."""
    return position.weights.goods.river_card(position.rounds_left)


def loot(position: Position, count: int) -> float:
    """Return the value of the best of `count` cards drawn from a usual hand."""
    if not count:
        return 0.0
    return position.weights.goods.stolen_card(BEST_LOOT_VALUES[count], position.rounds_left)


def usual_theft(position: Position, victim: int, count: int) -> float:
    """Return the value of stealing the best of `count` cards from an opponent, the opponent's loss
    included, by the number of cards in the hand alone."""
    player = position.table.players[victim]
    cards = player.store + player.claims
    if not cards or victim == position.table.guarded:
        return 0.0
    harm = position.rivalry * position.threat[victim]
    return loot(position, max(0, min(count, cards, DICE))) * (1 + harm)


def best_usual_theft(position: Position, count: int) -> float:
    """Return the value of `usual_theft` from the opponent where it is highest."""
    return max([usual_theft(position, other, count) for other in position.others], default=0.0)
