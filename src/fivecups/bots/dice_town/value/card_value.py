"""What a row of the table of cards says, and the occasion on which a card is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from .position import Dice, Holder, Position

Parts = tuple[Any, ...]
"""An answer of a list, or what is said with a card."""


class Occasion(Protocol):
    """The ask at which a card can be played."""

    @property
    def position(self) -> Position: ...

    @property
    def data(self) -> Mapping[str, Any]: ...

    def dice_worth(self, dice: Dice) -> float:
        """The worth of having set these dice when the rest is about to be rolled."""
        ...


@dataclass(frozen=True, slots=True)
class CardValue:
    """One card.

    ``played``: what it usually brings when it is played; ``held``: its worth in the hand, where
    that is neither its points nor what it brings when there are rounds left to play it; ``gain``:
    what playing it now brings, with the choices that are announced with it; ``dirty``: whether an
    honest player would rather not play it.
    """

    played: float = 0.0
    held: Callable[[Holder], float] | None = None
    gain: Callable[[Occasion, Parts], float] | None = None
    dirty: bool = False
