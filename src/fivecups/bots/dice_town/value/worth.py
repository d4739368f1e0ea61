"""What money, gold, the badge and stolen cards are worth in points at the end."""

from __future__ import annotations

from math import exp

from fivecups.games.dice_town.components import BADGE_POINTS, DICE, DOLLARS_A_POINT
from fivecups.games.dice_town.components import RIVER as RIVER_CARDS

from .figures import LIQUID_SCALE, LOOT, REACH, RIVER
from .position import Holder, Position

HALF = 1 / DOLLARS_A_POINT
RIVER_LINE = {card.name: card for card in RIVER_CARDS}


def money(holder: Holder, dollars: float) -> float:
    """The worth of a purse."""
    return HALF * dollars + holder.figures.liquid * (1 - exp(-dollars / LIQUID_SCALE)) * min(
        1.0, holder.rounds_left / REACH
    )


def nugget(holder: Holder) -> float:
    """The worth of a nugget, of which Doc's visitors take a part before the end."""
    return 1 - (1 - holder.figures.nugget) * min(1.0, holder.rounds_left)


def pay(position: Position, dollars: float) -> float:
    """What my purse gains, or loses if below 0, by this many dollars."""
    have = position.me.dollars
    return money(position, max(0.0, have + dollars)) - money(position, have)


def badge(holder: Holder) -> float:
    """The worth of being Sheriff from now on."""
    figures = holder.figures
    return BADGE_POINTS * float(
        figures.badge_stays**holder.rounds_left
    ) + figures.badge_office * min(1.0, holder.rounds_left / REACH)


def river(position: Position, name: str) -> float:
    """The worth of a River card: gold and purses as far as the Mine and the Bank go."""
    card = RIVER_LINE[name]
    if card.effect == "gold":
        return RIVER[name] * nugget(position) * min(1.0, position.table.mine / card.amount)
    if card.effect == "purse":
        return RIVER[name] * min(1.0, position.table.bank / card.amount)
    return RIVER[name]


def loot(position: Position, count: int) -> float:
    """The worth of the best of so many cards out of a hand."""
    return LOOT[count] - (position.figures.loot_risk if count else 0.0)


def theft(position: Position, victim: int, count: int) -> float:
    """What a theft of the best of so many cards from this opponent brings, his loss included."""
    player = position.table.players[victim]
    cards = player.store + player.claims
    if not cards or victim == position.table.guarded:
        return 0.0
    return loot(position, max(0, min(count, cards, DICE))) * (
        1 + position.rivalry * position.threat[victim]
    )


def best_theft(position: Position, count: int) -> float:
    return max([theft(position, other, count) for other in position.others], default=0.0)
