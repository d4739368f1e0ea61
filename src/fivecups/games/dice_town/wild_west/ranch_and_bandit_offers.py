"""The parts of an offer to the Sheriff that lie open on the table: Ranches and Bandits (WW-17)."""

from __future__ import annotations

from typing import Any

from ..cards import bandit_names, bandits_named
from ..decisions.offer_parts import Part
from ..state import DiceTownState

Numbers = tuple[int, ...]


def own_ranches(s: DiceTownState, seat: int, outcomes: Numbers) -> int:
    return len(s.ranches[seat])


def give_ranches(s: DiceTownState, giver: int, sheriff: int, count: int) -> None:
    """Transfer `count` Ranches, face up, from `giver` to the Sheriff; all Ranches are alike
    (WW-17)."""
    given = s.ranches[giver][:count]
    s.ranches[giver] = s.ranches[giver][count:]
    s.ranches[sheriff] = tuple(sorted(s.ranches[sheriff] + given))


def own_bandits(s: DiceTownState, seat: int, outcomes: Numbers) -> Numbers:
    return tuple(sorted(s.hired[seat] + s.caught[seat]))


def give_bandits(s: DiceTownState, giver: int, sheriff: int, bandits: Numbers) -> None:
    """Transfer these Bandits from `giver` to the Sheriff; hired Bandits stay hired and caught ones
    stay caught (WW-17)."""
    for group in (s.hired, s.caught):
        given = tuple([bandit for bandit in group[giver] if bandit in bandits])
        if given:
            group[giver] = tuple([bandit for bandit in group[giver] if bandit not in given])
            group[sheriff] = tuple(sorted(group[sheriff] + given))


def named_bandits(among: Numbers, names: tuple[str, ...]) -> Numbers:
    return bandits_named(names)


def in_the_open(bandits: Numbers) -> dict[str, Any]:
    return {"bandits": bandit_names(bandits)}


OFFERED_RANCHES = Part("ranches", own_ranches, give_ranches)
OFFERED_BANDITS = Part(
    "bandits", own_bandits, give_bandits, in_the_open, bandit_names, named_bandits
)
