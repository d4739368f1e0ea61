"""What everybody has at a moment of Dice Town, in points, by the worths that the expert plays
with."""

from __future__ import annotations

from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.cards import CLAIM_POINTS
from fivecups.games.dice_town.state import DiceTownState

from . import worth
from .town import Town, read_town


def holdings(town: Town) -> float:
    """What one seat has, its hand included: points at the end, and what brings points until
    then."""
    table, me = town.table, town.me
    bounties = sum(int(name.rpartition("-")[2]) for name in me.caught)
    soon = min(1.0, town.rounds_left)
    return (
        worth.nugget(town) * me.nuggets
        + worth.money(town, me.dollars)
        + worth.HALF * bounties
        + (worth.badge(town) if town.is_sheriff else 0.0)
        + sum(CLAIM_POINTS.get(name, 0) for name in me.wired)
        + me.ranches * (me.ranches + 1) / 2
        + sum(worth.card(town, name) for name in table.hand)
        + town.figures.bandit * soon * len(me.hired)
        + (town.figures.indian_die * soon if table.die_holder == town.seat else 0.0)
    )


def leads(state: DiceTownState) -> list[float]:
    """By seat, what it has less the mean of what the others have; at the end of the game, of the
    scores."""
    if state.result is not None:
        have = [float(score) for score in state.result.scores]
    else:
        have = [holdings(read_town(DICE_TOWN.view(state, seat))) for seat in range(state.seats)]
    whole = sum(have)
    return [mine - (whole - mine) / (state.seats - 1) for mine in have]
