"""What everybody has as a round begins, in points at the end."""

from __future__ import annotations

from dataclasses import dataclass

from fivecups.games.dice_town.cards import BACKS, CLAIM_POINTS, NAME
from fivecups.games.dice_town.components import BANDITS
from fivecups.games.dice_town.state import DECK, DiceTownState

from . import cards, worth
from .figures import CLAIMS_A_ROUND, NUGGETS_A_ROUND, Figures, tuned


def rounds_to_come(mine: int, claims: int) -> float:
    """How many rounds there will be, about, with so much left in the Mine and so many claims."""
    return min(mine / NUGGETS_A_ROUND, claims / CLAIMS_A_ROUND)


@dataclass(frozen=True, slots=True)
class Owner:
    """A seat, for what its cards are worth to it."""

    figures: Figures
    rounds_left: float
    rivalry: float
    ranches: int
    store_cards: int
    bandits_caught: int
    others_dollars: tuple[int, ...]


def owner(s: DiceTownState, seat: int, figures: Figures) -> Owner:
    claims = len(s.claims[DECK]) + len(s.row)
    return Owner(
        figures,
        max(1.0, rounds_to_come(s.mine, claims)),
        1 / (s.seats - 1),
        len(s.ranches[seat]),
        len(s.store[seat]),
        len(s.caught[seat]),
        tuple([s.dollars[other] for other in s.opponents(seat)]),
    )


def holdings(s: DiceTownState, seat: int, figures: Figures) -> float:
    """What one seat has, its hand included: points at the end, and what brings points until
    then."""
    me = owner(s, seat, figures)
    hand = [NAME[card] for back in BACKS for card in s.piles(back)[seat]]
    laid = (
        worth.HALF * sum([BANDITS[bandit].bounty for bandit in s.caught[seat]])
        + sum([CLAIM_POINTS[NAME[card]] for card in s.wired[seat]])
        + me.ranches * (me.ranches + 1) / 2
    )
    return (
        worth.nugget(me) * s.nuggets[seat]
        + worth.money(me, s.dollars[seat])
        + worth.laid_point(me) * laid
        + worth.hope(me)
        + (worth.badge(me) if s.sheriff == seat else 0.0)
        + sum([cards.card(me, name) for name in hand])
        + worth.bandit(me) * len(s.hired[seat])
        + (worth.indian_die(me) if s.die_holder == seat else 0.0)
    )


def leads(s: DiceTownState) -> list[float]:
    """By seat, what it has less the mean of what the others have; at the end of the game, of the
    scores."""
    if s.result is not None:
        have = [float(score) for score in s.result.scores]
    else:
        figures = tuned(s.seats, bool(s.options["wild_west"]))
        have = [holdings(s, seat, figures) for seat in range(s.seats)]
    whole = sum(have)
    return [mine - (whole - mine) / (s.seats - 1) for mine in have]
