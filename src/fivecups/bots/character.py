"""Level and character by one formula: the chance of a choice is proportional to prior × exp(value /
λ).

λ is the level, in the units of the value: a bot with λ = 1 often takes a choice that is one point
worse than the best, one with λ = 0 never does. The prior is the character: what somebody likes to
do beyond what it is worth. Chance is drawn from the seed and the id of the ask, so that the same
bot in the same position always does the same, whatever it was asked before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, inf
from random import Random
from typing import TypeVar

T = TypeVar("T")

LEAST_LAMBDA = 1e-3
"""Below this the best choice is taken; a prior then decides only between choices that are as good.
Among equals the lot decides, for whoever sits first would otherwise be hit first."""

TIE = 1e-9


@dataclass(frozen=True, slots=True)
class Character:
    """What somebody likes, as the logarithm of a prior by trait; a trait that is not named counts
    as 0.

    ``revenge``: against those who hurt me; ``mercy``: for the weakest; ``give``: for large shares;
    ``risk``: for the uncertain; ``word``: for what I have said.
    """

    name: str = "plain"
    likes: Mapping[str, float] = field(default_factory=dict)

    def prior(self, traits: Mapping[str, float]) -> float:
        """The logarithm of the prior of a choice that has these traits, each to a degree."""
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
    """Chooses by the formula. `taste` is how many units of value one unit of a prior's logarithm is
    worth even to a bot that makes no mistakes, so that a character shows at every level."""

    seed: str
    level: float = 0.0
    taste: float = 0.0
    character: Character = PLAIN

    def worth(self, value: float, traits: Mapping[str, float] | None = None) -> float:
        """What a choice is worth to somebody of this character."""
        if not traits or not self.character.likes:
            return value
        return value + max(self.taste, self.level) * self.character.prior(traits)

    def choose(self, ask: str, options: Sequence[T], values: Sequence[float]) -> T:
        """One of the options, by values that already are what they are worth to this character."""
        best = max(values)
        if self.level < LEAST_LAMBDA:
            equal = [
                option for option, value in zip(options, values, strict=True) if value >= best - TIE
            ]
            return equal[0] if len(equal) == 1 else Random(f"{self.seed} {ask}").choice(equal)
        weights = [exp((value - best) / self.level) if value > -inf else 0.0 for value in values]
        return Random(f"{self.seed} {ask}").choices(options, weights)[0]
