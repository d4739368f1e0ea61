"""The numbers of the physical cards, Store cards first, then claims, and the conversion between
numbers, names and bit sets.

Copies of a card have consecutive numbers. A card's *back* is its kind: Store card or claim. `NAME`,
`BACK`, `BIT` and `ALIKE` are indexed by card number: `BIT` is the card's bit in a bit set of cards
with the same back, `ALIKE` the bits of all copies of the card.
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
"""The two backs, that is, the two kinds of cards: Store cards and claims."""

BACKS = (STORE, CLAIM)
BACK_NAMES = ("store", "claims")

CARD = {card.name: card for card in STORE_CARDS}
"""The definition (an entry of `STORE_CARDS`) of each Store card, by name."""


def cards_with(effect: str, moment: str = "") -> frozenset[str]:
    """Return the names of the Store cards with this effect; with `moment`, of those that are played
    then."""
    return frozenset(
        [
            card.name
            for card in STORE_CARDS
            if card.effect == effect and (not moment or moment in card.moments)
        ]
    )


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
"""The lowest card number with each back."""

KIND_BITS = {name: ALIKE[NAME.index(name)] for name in NAME}
"""The bits of all copies of a card, by the card's name."""

STORE_CARD: tuple[StoreCard, ...] = tuple(CARD[name] for name in _store)
"""The definition (an entry of `STORE_CARDS`) of each Store card, by card number."""


HAND_BITS = (-1, ~KIND_BITS[RANCH])
"""For each back, a bit mask of the cards that can be in a hand: all, except that a Ranch never is
(WW-26)."""

RIVER_CARD: tuple[RiverCard, ...] = tuple(card for card in RIVER for _ in range(card.count))
"""The definition (an entry of `RIVER`) of each River card, by its number. River cards and Bandits
are numbered apart from the other cards, each from 0."""

BANDIT_NUMBER = {bandit.name: number for number, bandit in enumerate(BANDITS)}


def store_deck(*editions: str) -> tuple[int, ...]:
    """Return the numbers of the Store cards that belong to the given editions, as an unshuffled
    deck."""
    return tuple(number for number, card in enumerate(STORE_CARD) if card.edition in editions)


def claims_deck(ranches: bool) -> tuple[int, ...]:
    """Return the numbers of all claims, with or without the Ranches, as an unshuffled deck."""
    return tuple(
        number for number in range(FIRST[CLAIM], len(NAME)) if ranches or NAME[number] != RANCH
    )


def editions(wild_west: bool, indians: bool) -> tuple[str, ...]:
    return (BASE, *([WILD_WEST] if wild_west else []), *([INDIANS] if indians else []))


def names(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(NAME.__getitem__, cards))


def named(cards: tuple[int, ...], wanted: tuple[str, ...]) -> tuple[int, ...]:
    """Return the numbers of cards among `cards` that have the names `wanted`, in the order of
    `wanted`. Each card is used once; a name without a card left is skipped."""
    if not wanted:
        return ()
    left = list(cards)
    matches: list[int] = []
    for name in wanted:
        for card in left:
            if NAME[card] == name:
                left.remove(card)
                matches.append(card)
                break
    return tuple(matches)


def by_back(cards: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Split the sorted card numbers `cards` into a pair: Store cards and claims."""
    stores = bisect_left(cards, FIRST[CLAIM])
    return cards[:stores], cards[stores:]


def without(cards: tuple[int, ...], some: tuple[int, ...]) -> tuple[int, ...]:
    """Return `cards` without the cards in `some`, all of which must be there."""
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
    """Return the bit set of `cards`, which must all have the same back."""
    bits = 0
    for card in cards:
        bits |= BIT[card]
    return bits


def listed(bits: int, back: int) -> tuple[int, ...]:
    """Return the card numbers in a bit set of cards with this back, in ascending order."""
    first = FIRST[back]
    return tuple([first + place for place in range(bits.bit_length()) if bits >> place & 1])
