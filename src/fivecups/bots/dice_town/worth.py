"""What things are worth in points at the end: money, the badge, cards."""

from __future__ import annotations

from functools import lru_cache
from math import comb, exp

from fivecups.games.dice_town.cards import CARD, CLAIM_POINTS
from fivecups.games.dice_town.components import DICE, STORE_CARDS

from .figures import Figures
from .town import Town

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


def money(town: Town, dollars: float) -> float:
    """The worth of a purse."""
    return HALF * dollars + town.figures.liquid * (1 - exp(-dollars / LIQUID_SCALE)) * min(
        1.0, town.rounds_left / REACH
    )


def nugget(town: Town) -> float:
    """The worth of a nugget, of which Doc's visitors take a part before the end."""
    return 1 - (1 - town.figures.nugget) * min(1.0, town.rounds_left)


def pay(town: Town, dollars: float, seat: int | None = None) -> float:
    """What a purse gains, or loses if below 0, by this many dollars."""
    have = town.table.players[town.seat if seat is None else seat].dollars
    return money(town, max(0.0, have + dollars)) - money(town, have)


def badge(town: Town) -> float:
    """The worth of being Sheriff from now on."""
    figures = town.figures
    return BADGE * float(figures.badge_stays**town.rounds_left) + figures.badge_office * min(
        1.0, town.rounds_left / REACH
    )


def card(town: Town, name: str) -> float:
    """The worth of a card in one's hand."""
    if name in CLAIM_POINTS:
        points = CLAIM_POINTS[name]
        return (
            max(0.2, points * SAFE - town.figures.claim_risk) if town.rounds_left > 0.5 else points
        )
    if name == "ranch":
        return 1.0 + town.me.ranches + town.figures.ranch_hope * min(1.0, town.rounds_left / 5)
    if name == "mule":
        return 1.0 + town.me.store + min(town.rounds_left / 3, 1.5)
    if name == "dog":
        return 2.0 * len(town.me.caught) + min(town.rounds_left / 4, 1.0)
    if name == "crook":
        return 0.9 * sum(min(2, town.table.players[other].dollars) for other in town.others)
    if name == "nervous-joe":
        return (
            0.6
            * min(4, max(town.table.players[other].dollars for other in town.others))
            * (1 + town.rivalry)
        )
    if name in PLAYED:
        return played(town.figures, name) * min(1.0, town.rounds_left / REACH)
    return CARD[name].points * SAFE


def played(figures: Figures, name: str) -> float:
    """What a card brings that is played, while rounds are left."""
    return next(
        (value for card, value in figures.cards if card == name),
        PLAYED.get(name, 0.0) * figures.played,
    )


def river(town: Town, name: str) -> float:
    """The worth of a River card."""
    return RIVER.get(name, 0.0) * (nugget(town) if name.startswith("gold") else 1.0)


def loot(town: Town, count: int) -> float:
    """The worth of the best of so many cards out of a hand."""
    return LOOT[count] - (town.figures.loot_risk if count else 0.0)


def store_draw(town: Town, count: int) -> float:
    """The best of so many cards of the Store, among all that this seat has not seen."""
    return store_draws(town)[min(count, DICE)]


def store_draws(town: Town) -> list[float]:
    """The same for no card up to five."""
    if not town.draws:
        rest = unseen(town)
        if rest and town.table.store_deck + town.table.discards:
            ordered = tuple(sorted(round(card(town, name), 2) for name in rest))
            town.draws[:] = [0.0, *[expected_best(ordered, count) for count in range(1, DICE + 1)]]
        else:
            town.draws[:] = [0.0] * (DICE + 1)
    return town.draws


def unseen(town: Town) -> list[str]:
    """The Store cards that may lie in the deck."""
    editions = {"base"} | ({"wild-west"} if town.wild_west else set())
    rest = [
        line.name for line in STORE_CARDS if line.edition in editions for _ in range(line.count)
    ]
    known = [*town.table.hand, *town.table.known_discards]
    for other in town.others:
        known += town.table.players[other].known
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


def theft(town: Town, victim: int, count: int) -> float:
    """What a theft of the best of so many cards from this opponent brings, his loss included."""
    player = town.table.players[victim]
    cards = player.store + player.claims
    if not cards or victim == town.table.guarded:
        return 0.0
    return loot(town, max(0, min(count, cards, 5))) * (1 + town.rivalry * town.threat[victim])


def best_theft(town: Town, count: int) -> float:
    return max([theft(town, other, count) for other in town.others], default=0.0)


def doc(town: Town, remedy: str) -> float:
    """DT-61: what a remedy brings this seat; what opponents lose counts too."""
    others = [town.table.players[other] for other in town.others if other != town.table.guarded]
    if remedy == "nuggets":
        return sum(min(1, player.nuggets) for player in others) * nugget(town) * (1 + town.rivalry)
    if remedy == "dollars":
        taken = sum(min(2, player.dollars) for player in others)
        return pay(town, taken) + taken * HALF * town.rivalry
    if remedy == "store":
        return store_draw(town, 1)
    claims = sorted((CLAIM_POINTS.get(name, 0) for name in town.table.hand), reverse=True)[:2]
    return 0.12 * sum(claims) * min(1.0, town.rounds_left / REACH)
