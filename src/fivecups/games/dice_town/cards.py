"""The physical cards: every single card has a number of its own, the Store's cards first and the
claims after them.

Copies of one card follow each other. `BIT` is the card's bit in a set of cards with the same back,
and `ALIKE` the bits of all its copies.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from .components import (
    BANDITS,
    BASE,
    CLAIMS,
    INDIANS,
    RANCHES,
    RIVER,
    STORE_CARDS,
    WILD_WEST,
    RiverCard,
    StoreCard,
)

STORE, CLAIM = 0, 1
"""The two backs."""

BACKS = (STORE, CLAIM)

CARD = {card.name: card for card in STORE_CARDS}
"""What the line of data says about a Store card, by name."""

CLAIM_POINTS = {f"claim-{value}": value for value in CLAIMS}
RANCH = "ranch"

_store = [card.name for card in STORE_CARDS for _ in range(card.count)]
_claims = [f"claim-{value}" for value, count in CLAIMS.items() for _ in range(count)] + [
    RANCH
] * RANCHES
_backs = ((_store, STORE), (_claims, CLAIM))

NAME = tuple(_store + _claims)
BACK = tuple(back for names, back in _backs for _ in names)
BIT = tuple(1 << place for names, _ in _backs for place in range(len(names)))
ALIKE = tuple(
    sum(1 << place for place, other in enumerate(names) if other == name)
    for names, _ in _backs
    for name in names
)
FIRST = (0, len(_store))
"""The number of the first card with each back."""

KIND_BITS = {name: ALIKE[NAME.index(name)] for name in NAME}
"""The bits of all copies of a card, by name."""

STORE_CARD: tuple[StoreCard, ...] = tuple(CARD[name] for name in _store)
"""What the line of data says about a Store card, by number."""


HAND_BITS = (-1, ~KIND_BITS[RANCH])
"""The cards with each back that can be in a hand: a Ranch never is (WW-26)."""

RIVER_CARD: tuple[RiverCard, ...] = tuple(card for card in RIVER for _ in range(card.count))
"""What the line of data says about a River card, by number; River cards and Bandits are numbered
for themselves."""

BANDIT_NUMBER = {bandit.name: number for number, bandit in enumerate(BANDITS)}


def store_deck(*editions: str) -> tuple[int, ...]:
    """The numbers of the Store cards of these editions."""
    return tuple(number for number, card in enumerate(STORE_CARD) if card.edition in editions)


def claims_deck(ranches: bool) -> tuple[int, ...]:
    """The numbers of the claims, with the Ranches or without them."""
    return tuple(
        number for number in range(FIRST[CLAIM], len(NAME)) if ranches or NAME[number] != RANCH
    )


def editions(wild_west: bool, indians: bool) -> tuple[str, ...]:
    return (BASE, *([WILD_WEST] if wild_west else []), *([INDIANS] if indians else []))


def names(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(NAME.__getitem__, cards))


def named(cards: tuple[int, ...], wanted: tuple[str, ...]) -> tuple[int, ...]:
    """The cards among `cards` that bear these names, each card once, in order."""
    if not wanted:
        return ()
    left = list(cards)
    found: list[int] = []
    for name in wanted:
        for card in left:
            if NAME[card] == name:
                left.remove(card)
                found.append(card)
                break
    return tuple(found)


def by_back(cards: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Store cards and, behind them, claims, apart."""
    stores = bisect_left(cards, FIRST[CLAIM])
    return cards[:stores], cards[stores:]


def without(cards: tuple[int, ...], some: tuple[int, ...]) -> tuple[int, ...]:
    """The cards that are left when some of them have gone."""
    if not some:
        return cards
    left = list(cards)
    for card in some:
        left.remove(card)
    return tuple(left)


def river_names(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([RIVER_CARD[card].name for card in cards])


def bandit_names(bandits: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([BANDITS[bandit].name for bandit in bandits])


def bandits_named(names: Sequence[str]) -> tuple[int, ...]:
    return tuple([BANDIT_NUMBER[name] for name in names])


def set_of(cards: tuple[int, ...]) -> int:
    """The bits of cards with one back."""
    bits = 0
    for card in cards:
        bits |= BIT[card]
    return bits


def listed(bits: int, back: int) -> tuple[int, ...]:
    """The cards of a set of bits."""
    first = FIRST[back]
    return tuple([first + place for place in range(bits.bit_length()) if bits >> place & 1])
