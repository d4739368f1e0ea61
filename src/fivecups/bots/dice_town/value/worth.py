"""What money, gold, the badge and stolen cards are worth in points at the end."""

from __future__ import annotations

from math import exp

from fivecups.games.dice_town.components import BADGE_POINTS, DICE, DOLLARS_A_POINT
from fivecups.games.dice_town.components import RIVER as RIVER_CARDS

from .figures import A_RANCH, LEAST_CLAIM, LOOT, MEAN_CLAIM, RANCH_SIGHT, REACH, RIVER, SAFE, USUAL
from .learned import LIQUID_SCALE
from .position import Holder, Position

HALF = 1 / DOLLARS_A_POINT
SAFE_AT_LAST = 0.5
"""With fewer rounds left nobody takes a claim any more."""

RIVER_LINE = {card.name: card for card in RIVER_CARDS}


def money(holder: Holder, dollars: float) -> float:
    """The worth of a purse."""
    learned = holder.figures.learned
    if learned is not None:
        return learned.money(dollars, holder.rounds_left)
    return HALF * dollars + holder.figures.liquid * (1 - exp(-dollars / LIQUID_SCALE)) * min(
        1.0, holder.rounds_left / REACH
    )


def nugget(holder: Holder) -> float:
    """The worth of a nugget, of which Doc's visitors take a part before the end."""
    learned = holder.figures.learned
    if learned is not None:
        return learned.good("nugget", holder.rounds_left)
    return 1 - (1 - holder.figures.nugget) * min(1.0, holder.rounds_left)


def laid_point(holder: Holder) -> float:
    """The worth of a point that lies open: it cannot be lost, but makes its owner a victim."""
    learned = holder.figures.learned
    return 1.0 if learned is None else learned.good("laid point", holder.rounds_left)


def ranch(holder: Holder) -> float:
    """The worth of one more Ranch."""
    learned, left = holder.figures.learned, holder.rounds_left
    if learned is not None:
        return (holder.ranches + 1) * laid_point(holder) + learned.good("ranch", left)
    return A_RANCH + holder.ranches + holder.figures.ranch_hope * min(1.0, left / RANCH_SIGHT)


def hope(holder: Holder) -> float:
    """What the Ranches that one has promise beyond their points."""
    learned, left = holder.figures.learned, holder.rounds_left
    if learned is not None:
        return learned.good("ranch", left) * holder.ranches
    return holder.figures.ranch_hope * holder.ranches * min(1.0, left / RANCH_SIGHT)


def bandit(holder: Holder) -> float:
    """The worth of a Bandit in hire."""
    learned = holder.figures.learned
    return holder.figures.bandit if learned is None else learned.good("bandit", holder.rounds_left)


def indian_die(holder: Holder) -> float:
    learned = holder.figures.learned
    return (
        holder.figures.indian_die
        if learned is None
        else learned.good("indian die", holder.rounds_left)
    )


def hidden_point(holder: Holder) -> float:
    """The worth of a point on a card in hand, beside what thieves take by a rule of thumb."""
    learned = holder.figures.learned
    return 1.0 if learned is None else learned.good("equipment point", holder.rounds_left)


def claim(holder: Holder, points: float) -> float:
    """The worth of a claim in hand while thieves may come."""
    learned, left = holder.figures.learned, holder.rounds_left
    if learned is not None:
        return max(
            LEAST_CLAIM, learned.good("claim point", left) * points + learned.good("claim", left)
        )
    if left <= SAFE_AT_LAST:
        return points
    return max(LEAST_CLAIM, points * SAFE - holder.figures.claim_risk)


def hidden_claim(holder: Holder) -> float:
    """The worth of a claim that one cannot see."""
    if holder.figures.learned is None:
        return holder.figures.hidden_claim
    return claim(holder, MEAN_CLAIM)


def pay(position: Position, dollars: float) -> float:
    """What my purse gains, or loses if below 0, by this many dollars."""
    have = position.me.dollars
    return money(position, max(0.0, have + dollars)) - money(position, have)


def badge(holder: Holder) -> float:
    """The worth of being Sheriff from now on."""
    figures = holder.figures
    if figures.learned is not None:
        return figures.learned.good("badge", holder.rounds_left)
    return BADGE_POINTS * float(
        figures.badge_stays**holder.rounds_left
    ) + figures.badge_office * min(1.0, holder.rounds_left / REACH)


def river(position: Position, name: str) -> float:
    """The worth of a River card: gold and purses as far as the Mine and the Bank go."""
    card = RIVER_LINE[name]
    if card.effect == "gold":
        return RIVER[name] * nugget(position) * min(1.0, position.table.mine / card.amount)
    if card.effect == "purse" and position.figures.learned is not None:
        return pay(position, min(card.amount, position.table.bank))
    if card.effect == "purse":
        return RIVER[name] * min(1.0, position.table.bank / card.amount)
    return RIVER[name] * laid_point(position)


def panning(position: Position) -> float:
    """The worth of the top card of the River, which nobody has seen."""
    if position.figures.learned is None:
        return position.figures.river
    return USUAL.river * nugget(position)


def loot(position: Position, count: int) -> float:
    """The worth of the best of so many cards out of a hand."""
    return (LOOT[count] - (position.figures.loot_risk if count else 0.0)) * hidden_point(position)


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
