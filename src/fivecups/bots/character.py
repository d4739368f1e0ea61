"""Level and character by one formula: the chance of a choice is proportional to prior × exp(value /
λ).

λ is the noise of the level, in the units of the value: a bot with λ = 1 often takes a choice that
is one point worse than the best, one with λ = 0 never does. The prior is the character: what a
player likes to do beyond its value. Chance is drawn from the seed and the id of the ask, so that
the same bot in the same position always does the same, whatever it was asked before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, inf
from random import Random
from typing import TypeVar

T = TypeVar("T")

MIN_NOISE = 1e-3
"""Noise λ below which the best choice is always taken; a prior then decides only between equal
choices. Among equal choices the lot decides, because otherwise the first seats would always be hit
first."""

TIE = 1e-9
"""Difference of values below which two choices count as equal, in the unit of the values."""


@dataclass(frozen=True, slots=True)
class Character:
    """A character: how much a player likes each trait of a choice, as the logarithm of a prior; a
    trait that is not named counts as 0. ``revenge``: against players who hurt this one; ``mercy``:
    for the weakest; ``give``: for large shares; ``risk``: for the uncertain; ``word``: for what
    this player has said."""

    name: str = "plain"
    likes: Mapping[str, float] = field(default_factory=dict)

    def prior(self, traits: Mapping[str, float]) -> float:
        """Return the logarithm of the prior of a choice; `traits` gives the degree of each of its
        traits."""
        return sum([self.likes.get(trait, 0.0) * degree for trait, degree in traits.items()])


PLAIN = Character()
CHARACTERS: dict[str, Character] = {
    character.name: character
    for character in (
        PLAIN,
        Character("grudging", {"revenge": 2.0, "mercy": -0.5}),
        Character("generous", {"mercy": 2.0, "revenge": -1.0, "give": 1.0}),
        Character("bold", {"risk": 2.0, "word": -1.0}),
        Character("honest", {"word": 4.0, "risk": -0.5}),
    )
}


@dataclass(frozen=True, slots=True)
class Chooser:
    """A random chooser among valued choices, by the formula of level and character. `taste` is the
    value of one unit of a prior's logarithm even to a bot that makes no mistakes, so that a
    character shows at every level."""

    seed: str
    level: float = 0.0
    taste: float = 0.0
    character: Character = PLAIN

    def worth(self, value: float, traits: Mapping[str, float] | None = None) -> float:
        """Return the value of a choice to a player of this character: `value` plus what the
        character likes in its `traits`."""
        if not traits or not self.character.likes:
            return value
        return value + max(self.taste, self.level) * self.character.prior(traits)

    def choose(self, ask: str, options: Sequence[T], values: Sequence[float]) -> T:
        """Return one of the options, drawn at random by their `values`, which already include the
        character's likes; the draw follows from the seed and the id `ask`."""
        best = max(values)
        if self.level < MIN_NOISE:
            equal = [
                option for option, value in zip(options, values, strict=True) if value >= best - TIE
            ]
            return equal[0] if len(equal) == 1 else Random(f"{self.seed} {ask}").choice(equal)
        weights = [exp((value - best) / self.level) if value > -inf else 0.0 for value in values]
        return Random(f"{self.seed} {ask}").choices(options, weights)[0]
