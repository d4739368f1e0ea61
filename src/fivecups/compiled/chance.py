"""Chance at a compiled table: one number in the state, from which all draws follow (SplitMix64).

`SameChance` gives the readable engine the same draws for the same seed, so that a game can be
played on both sides and compared. A roll is one draw among all rolls of so many dice.
"""

from __future__ import annotations

from fivecups.engine import Chance
from fivecups.engine.chance import ROLLS

from .door import Ints, inner

SEED = 0
"""Where every state keeps the number."""

STEP = 0x9E3779B97F4A7C15
FIRST_FACTOR = 0xBF58476D1CE4E5B9
SECOND_FACTOR = 0x94D049BB133111EB
WORD = 1 << 64


def signed(number: int) -> int:
    """The 64 bits of a number as compiled code holds them."""
    number %= WORD
    return number - WORD if number >= WORD // 2 else number


_STEP, _FIRST, _SECOND = signed(STEP), signed(FIRST_FACTOR), signed(SECOND_FACTOR)
_LOW_34, _LOW_37, _LOW_33, _LOW_31 = [(1 << bits) - 1 for bits in (34, 37, 33, 31)]


@inner
def below(s: Ints, limit: int) -> int:
    """A whole number from 0 up to, but not including, `limit`."""
    s[SEED] += _STEP
    z = s[SEED]
    z = (z ^ (z >> 30 & _LOW_34)) * _FIRST
    z = (z ^ (z >> 27 & _LOW_37)) * _SECOND
    z = z ^ (z >> 31 & _LOW_33)
    return ((z >> 32) & _LOW_31) * limit >> 31


@inner
def shuffle(s: Ints, first: int, count: int) -> None:
    """Shuffle a part of the state in place."""
    for place in range(count - 1, 0, -1):
        other = below(s, place + 1)
        s[first + place], s[first + other] = s[first + other], s[first + place]


class SameChance(Chance):
    """The chance of a compiled table with this seed, for the readable engine."""

    def __init__(self, seed: int) -> None:
        self.state = seed % WORD

    def below(self, limit: int) -> int:
        self.state = (self.state + STEP) % WORD
        z = self.state
        z = (z ^ z >> 30) * FIRST_FACTOR % WORD
        z = (z ^ z >> 27) * SECOND_FACTOR % WORD
        z ^= z >> 31
        return (z >> 32 & _LOW_31) * limit >> 31

    def roll(self, count: int, faces: int = 6) -> tuple[int, ...]:
        if not count:
            return ()
        return ROLLS[count][self.below(6**count)] if faces == 6 else super().roll(count, faces)
