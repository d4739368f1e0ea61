"""What everybody has at a moment of Dice Town, in points, by the worths that the expert plays
with."""

from __future__ import annotations

from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.cards import CLAIM_POINTS
from fivecups.games.dice_town.state import DiceTownState

from . import cards, worth
from .position import BANDIT, Position, read_position


def holdings(position: Position) -> float:
    """What one seat has, its hand included: points at the end, and what brings points until
    then."""
    table, me = position.table, position.me
    bounties = sum(BANDIT[name].bounty for name in me.caught)
    soon = min(1.0, position.rounds_left)
    return (
        worth.nugget(position) * me.nuggets
        + worth.money(position, me.dollars)
        + worth.HALF * bounties
        + (worth.badge(position) if position.is_sheriff else 0.0)
        + sum(CLAIM_POINTS.get(name, 0) for name in me.wired)
        + me.ranches * (me.ranches + 1) / 2
        + sum(cards.card(position, name) for name in table.hand)
        + position.figures.bandit * soon * len(me.hired)
        + (position.figures.indian_die * soon if table.die_holder == position.seat else 0.0)
    )


def leads(state: DiceTownState) -> list[float]:
    """By seat, what it has less the mean of what the others have; at the end of the game, of the
    scores."""
    if state.result is not None:
        have = [float(score) for score in state.result.scores]
    else:
        have = [holdings(read_position(DICE_TOWN.view(state, seat))) for seat in range(state.seats)]
    whole = sum(have)
    return [mine - (whole - mine) / (state.seats - 1) for mine in have]
