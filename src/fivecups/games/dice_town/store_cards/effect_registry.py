"""The registry of the effects of Store cards, by the names used in `components.py`. Several cards
may share an effect."""

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
    """The effect of a Store card as functions of state and seat: `apply` carries it out, `possible`
    says whether public facts allow to play it now, `choices` lists what the player announces with
    it."""

    apply: Callable[..., None]
    possible: Callable[[DiceTownState, int], bool]
    choices: Callable[[DiceTownState, int], tuple[Choice, ...]]


EFFECTS: dict[str, Effect] = {}

FITTING: dict[str, list[tuple[int, Callable[[DiceTownState, int], bool]]]] = {
    moment: [] for moment in MOMENTS
}
"""For each moment, the cards that may be played then: a bit set of the card's copies, and the
condition under which the card can be played."""

FITTING_BITS = dict.fromkeys(MOMENTS, 0)
ALWAYS_FITTING_BITS = dict.fromkeys(MOMENTS, 0)
"""For each moment, the bit set of the cards that can be played then without a further condition;
`FITTING_BITS` has all cards of the moment."""


def always(s: DiceTownState, seat: int) -> bool:
    return True


def no_choices(s: DiceTownState, seat: int) -> tuple[Choice, ...]:
    return ((),)


def effect(
    name: str,
    possible: Callable[[DiceTownState, int], bool] = always,
    choices: Callable[[DiceTownState, int], tuple[Choice, ...]] = no_choices,
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Decorator that registers a function as the effect called `name` in `STORE_CARDS`, with its
    condition and choices."""

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
