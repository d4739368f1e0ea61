"""Chance for compiled games: every draw follows from a seed in the state and from the address of
the draw (SplitMix64).

`SplitMixChance` gives the readable engine the same draws for the same seed, so that a game can be
played in both and compared. A roll is a single draw among all ordered rolls of five dice, of which
the first ones are taken.
"""

from __future__ import annotations

from fivecups.engine import AddressedChance, Chance
from fivecups.engine.chance import ROLLS

from .jit import Ints, inner

SEED, STREAM = 0, 1
"""The indexes in every compiled state of the seed, and of the random generator's number, which
`seek` sets for each draw."""

ADDRESS_NAMES = (
    "dice",
    "store",
    "claims",
    "river",
    "bandits",
    "first-sheriff",
    "theft-of-store",
    "theft-of-claims",
    "chase",
    "indian-die",
)
(
    DICE_ADDRESS,
    STORE_ADDRESS,
    CLAIMS_ADDRESS,
    RIVER_ADDRESS,
    BANDITS_ADDRESS,
    FIRST_SHERIFF_ADDRESS,
    THEFT_OF_STORE_ADDRESS,
    THEFT_OF_CLAIMS_ADDRESS,
    CHASE_ADDRESS,
    INDIAN_DIE_ADDRESS,
) = range(len(ADDRESS_NAMES))
"""The number of each name with which the address of a draw begins."""

NUMBER_BITS = 10
"""The bits of each number of a packed address; an address has at most four numbers."""

FIVE_DICE_ROLLS = 6**5

STEP = 0x9E3779B97F4A7C15
FIRST_FACTOR = 0xBF58476D1CE4E5B9
SECOND_FACTOR = 0x94D049BB133111EB
WORD = 1 << 64


def to_signed(number: int) -> int:
    """Return the lowest 64 bits of `number` as a signed integer, as compiled code holds them."""
    number %= WORD
    return number - WORD if number >= WORD // 2 else number


_STEP, _FIRST, _SECOND = to_signed(STEP), to_signed(FIRST_FACTOR), to_signed(SECOND_FACTOR)
_LOW_34, _LOW_37, _LOW_33, _LOW_31 = [(1 << bits) - 1 for bits in (34, 37, 33, 31)]


@inner
def mixed(z: int) -> int:
    """Return the number of SplitMix64 for the generator's value `z`."""
    z = (z ^ (z >> 30 & _LOW_34)) * _FIRST
    z = (z ^ (z >> 27 & _LOW_37)) * _SECOND
    return z ^ (z >> 31 & _LOW_33)


@inner
def seek(s: Ints, name: int, first: int, second: int, third: int, fourth: int) -> None:
    """Set the generator to the address that consists of the number of its `name` and up to four
    numbers; those that it lacks are 0."""
    code = name + 1
    for number in (first, second, third, fourth):
        code = code << NUMBER_BITS | number
    s[STREAM] = mixed(s[SEED] + _STEP * code)


@inner
def below(s: Ints, limit: int) -> int:
    """Return a random whole number from 0 to `limit` - 1 and advance the generator in the state
    `s`."""
    s[STREAM] += _STEP
    return (mixed(s[STREAM]) >> 32 & _LOW_31) * limit >> 31


@inner
def roll_number(s: Ints, count: int) -> int:
    """Return the number of a random roll of `count` dice among all ordered rolls: the first dice of
    a roll of five."""
    number = below(s, FIVE_DICE_ROLLS)
    for _ in range(5 - count):
        number //= 6
    return number


@inner
def shuffle(s: Ints, first: int, count: int) -> None:
    """Shuffle `count` entries of the state in place, beginning at index `first`."""
    for place in range(count - 1, 0, -1):
        other = below(s, place + 1)
        s[first + place], s[first + other] = s[first + other], s[first + place]


def packed_address(address: str) -> int:
    """Return the number of an address of a draw, as `seek` makes it."""
    name, *numbers = address.split()
    code = ADDRESS_NAMES.index(name) + 1
    for number in (*map(int, numbers), 0, 0, 0, 0)[:4]:
        code = code << NUMBER_BITS | number
    return code


def _mixed(z: int) -> int:
    z = (z ^ z >> 30) * FIRST_FACTOR % WORD
    z = (z ^ z >> 27) * SECOND_FACTOR % WORD
    return z ^ z >> 31


class SplitMixChance(AddressedChance):
    """A source of chance for the readable engine that draws the same numbers as a compiled game
    with the same seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed % WORD

    def source_at(self, address: str) -> Chance:
        return _SplitMixStream(_mixed((self.seed + STEP * packed_address(address)) % WORD))


class _SplitMixStream(Chance):
    """The numbers of SplitMix64 from a given value of the generator on."""

    def __init__(self, value: int) -> None:
        self.value = value

    def below(self, limit: int) -> int:
        self.value = (self.value + STEP) % WORD
        return (_mixed(self.value) >> 32 & _LOW_31) * limit >> 31

    def roll(self, count: int, faces: int = 6, *, at: str = "") -> tuple[int, ...]:
        if not count:
            return ()
        if faces != 6:
            return super().roll(count, faces)
        return ROLLS[5][self.below(FIVE_DICE_ROLLS)][:count]
