"""What things are worth in points at the end: money, the badge, cards."""

from __future__ import annotations

from functools import lru_cache
from math import comb, exp

from fivecups.games.dice_town.cards import CARD, CLAIM_POINTS
from fivecups.games.dice_town.components import DICE, STORE_CARDS

from .figures import Figures
from .position import Position

HALF = 0.5
LIQUID_SCALE = 3.0
"""Most of what dollars are worth beyond half a point (`Figures.liquid`) is in the first three."""

BADGE = 5.0
"""Points at the end."""

SAFE = 0.9
"""The part of a card in hand that thieves leave."""

PLAYED = {
    "dynamite": 2.0, "even-split": 1.2, "unlimited-credit": 2.2, "brute": 1.3, "cheater": 2.2, "girls": 1.8, "marshall": 1.2,
    "corruption": 2.4, "nervous-joe": 2.6, "elixir": 1.8, "wanted": 0.9,
    "gift": 1.5, "two-guns": 1.2, "whiskey": 2.0, "insurance": 0.9, "desperado": 1.4, "smoke-signals": 1.0,
}  # fmt: skip
BRUTE_PLAYED = 1.3
DOLLAR = 0.65
"""What a dollar is worth to those who do not count further."""

RIVER = {
    "gold-2": 2.0,
    "gold-3": 3.0,
    "gold-4": 4.0,
    "gold-5": 5.0,
    "star": 2.5,
    "purse-2": 1.2,
    "purse-3": 1.8,
    "coupon": 3.0,
}
LOOT = (0.0, 2.6, 3.3, 3.8, 4.1, 4.3)
"""The best of so many cards out of a hand."""

REACH = 2.0
"""Rounds that must be left for a card to be played with full profit."""


def money(position: Position, dollars: float) -> float:
    """The worth of a purse."""
    return HALF * dollars + position.figures.liquid * (1 - exp(-dollars / LIQUID_SCALE)) * min(
        1.0, position.rounds_left / REACH
    )


def nugget(position: Position) -> float:
    """The worth of a nugget, of which Doc's visitors take a part before the end."""
    return 1 - (1 - position.figures.nugget) * min(1.0, position.rounds_left)


def pay(position: Position, dollars: float, seat: int | None = None) -> float:
    """What a purse gains, or loses if below 0, by this many dollars."""
    have = position.table.players[position.seat if seat is None else seat].dollars
    return money(position, max(0.0, have + dollars)) - money(position, have)


def badge(position: Position) -> float:
    """The worth of being Sheriff from now on."""
    figures = position.figures
    return BADGE * float(figures.badge_stays**position.rounds_left) + figures.badge_office * min(
        1.0, position.rounds_left / REACH
    )


def card(position: Position, name: str) -> float:
    """The worth of a card in one's hand."""
    if name in CLAIM_POINTS:
        points = CLAIM_POINTS[name]
        return (
            max(0.2, points * SAFE - position.figures.claim_risk)
            if position.rounds_left > 0.5
            else points
        )
    if name == "ranch":
        return (
            1.0
            + position.me.ranches
            + position.figures.ranch_hope * min(1.0, position.rounds_left / 5)
        )
    if name == "mule":
        return 1.0 + position.me.store + min(position.rounds_left / 3, 1.5)
    if name == "dog":
        return 2.0 * len(position.me.caught) + min(position.rounds_left / 4, 1.0)
    if name == "crook":
        return 0.9 * sum(min(2, position.table.players[other].dollars) for other in position.others)
    if name == "nervous-joe":
        return (
            0.6
            * min(4, max(position.table.players[other].dollars for other in position.others))
            * (1 + position.rivalry)
        )
    if name in PLAYED:
        return played(position.figures, name) * min(1.0, position.rounds_left / REACH)
    return CARD[name].points * SAFE


def played(figures: Figures, name: str) -> float:
    """What a card brings that is played, while rounds are left."""
    return next(
        (value for card, value in figures.cards if card == name),
        PLAYED.get(name, 0.0) * figures.played,
    )


def river(position: Position, name: str) -> float:
    """The worth of a River card."""
    return RIVER.get(name, 0.0) * (nugget(position) if name.startswith("gold") else 1.0)


def loot(position: Position, count: int) -> float:
    """The worth of the best of so many cards out of a hand."""
    return LOOT[count] - (position.figures.loot_risk if count else 0.0)


def store_draw(position: Position, count: int) -> float:
    """The best of so many cards of the Store, among all that this seat has not seen."""
    return store_draws(position)[min(count, DICE)]


def store_draws(position: Position) -> list[float]:
    """The same for no card up to five."""
    if not position.draws:
        rest = unseen(position)
        if rest and position.table.store_deck + position.table.discards:
            ordered = tuple(sorted(round(card(position, name), 2) for name in rest))
            position.draws[:] = [
                0.0,
                *[expected_best(ordered, count) for count in range(1, DICE + 1)],
            ]
        else:
            position.draws[:] = [0.0] * (DICE + 1)
    return position.draws


def unseen(position: Position) -> list[str]:
    """The Store cards that may lie in the deck."""
    editions = {"base"} | ({"wild-west"} if position.wild_west else set())
    rest = [
        line.name for line in STORE_CARDS if line.edition in editions for _ in range(line.count)
    ]
    known = [*position.table.hand, *position.table.known_discards]
    for other in position.others:
        known += position.table.players[other].known
    for name in known:
        if name in rest:
            rest.remove(name)
    return rest


@lru_cache(maxsize=4096)
def expected_best(values: tuple[float, ...], count: int) -> float:
    """The mean of the highest of `count` values drawn from these, which are in ascending order."""
    count = min(count, len(values))
    ways = comb(len(values), count)
    return sum(value * comb(place, count - 1) for place, value in enumerate(values)) / ways


def theft(position: Position, victim: int, count: int) -> float:
    """What a theft of the best of so many cards from this opponent brings, his loss included."""
    player = position.table.players[victim]
    cards = player.store + player.claims
    if not cards or victim == position.table.guarded:
        return 0.0
    return loot(position, max(0, min(count, cards, 5))) * (
        1 + position.rivalry * position.threat[victim]
    )


def best_theft(position: Position, count: int) -> float:
    return max([theft(position, other, count) for other in position.others], default=0.0)


def doc(position: Position, remedy: str) -> float:
    """DT-61: what a remedy brings this seat; what opponents lose counts too."""
    others = [
        position.table.players[other]
        for other in position.others
        if other != position.table.guarded
    ]
    if remedy == "nuggets":
        return (
            sum(min(1, player.nuggets) for player in others)
            * nugget(position)
            * (1 + position.rivalry)
        )
    if remedy == "dollars":
        taken = sum(min(2, player.dollars) for player in others)
        return pay(position, taken) + taken * HALF * position.rivalry
    if remedy == "store":
        return store_draw(position, 1)
    claims = sorted((CLAIM_POINTS.get(name, 0) for name in position.table.hand), reverse=True)[:2]
    return 0.12 * sum(claims) * min(1.0, position.rounds_left / REACH)
