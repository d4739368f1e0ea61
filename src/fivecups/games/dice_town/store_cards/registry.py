"""The register of what Store cards do: an effect is known by the name that lines of `components.py`
give it, and several cards may share it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..cards import KIND_BITS
from ..components import MOMENTS, STORE_CARDS
from ..state import DiceTownState

Choice = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Effect:
    """What a card does, whether it can be played now as everybody can tell, and the choices
    announced with it."""

    apply: Callable[..., None]
    possible: Callable[[DiceTownState, int], bool]
    choices: Callable[[DiceTownState, int], tuple[Choice, ...]]


EFFECTS: dict[str, Effect] = {}

FITTING: dict[str, list[tuple[int, Callable[[DiceTownState, int], bool]]]] = {
    moment: [] for moment in MOMENTS
}
"""The cards of each moment: the bits of all copies, and when such a card can be played."""

FITTING_BITS = dict.fromkeys(MOMENTS, 0)
ALWAYS_FITTING_BITS = dict.fromkeys(MOMENTS, 0)
"""The bits of all cards of each moment, and of those that can then always be played."""


def always(s: DiceTownState, seat: int) -> bool:
    return True


def no_choices(s: DiceTownState, seat: int) -> tuple[Choice, ...]:
    return ((),)


def effect(
    name: str,
    possible: Callable[[DiceTownState, int], bool] = always,
    choices: Callable[[DiceTownState, int], tuple[Choice, ...]] = no_choices,
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Decorator: the function that a card's `effect` names."""

    def register(apply: Callable[..., None]) -> Callable[..., None]:
        EFFECTS[name] = Effect(apply, possible, choices)
        for card in STORE_CARDS:
            if card.effect == name:
                for moment in card.moments:
                    FITTING[moment].append((KIND_BITS[card.name], possible))
                    FITTING_BITS[moment] |= KIND_BITS[card.name]
                    if possible is always:
                        ALWAYS_FITTING_BITS[moment] |= KIND_BITS[card.name]
        return apply

    return register
