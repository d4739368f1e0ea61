"""What lies open on the table and can be offered to the Sheriff (WW-17): Ranches and Bandits."""

from __future__ import annotations

from typing import Any

from ..cards import bandit_names, bandits_named
from ..decisions.parts import Part
from ..state import DiceTownState

Numbers = tuple[int, ...]


def own_ranches(s: DiceTownState, seat: int, outcomes: Numbers) -> int:
    return len(s.ranches[seat])


def give_ranches(s: DiceTownState, giver: int, sheriff: int, count: int) -> None:
    """WW-17: a Ranch stays face up; they are all alike."""
    given = s.ranches[giver][:count]
    s.ranches[giver] = s.ranches[giver][count:]
    s.ranches[sheriff] = tuple(sorted(s.ranches[sheriff] + given))


def own_bandits(s: DiceTownState, seat: int, outcomes: Numbers) -> Numbers:
    return tuple(sorted(s.hired[seat] + s.caught[seat]))


def give_bandits(s: DiceTownState, giver: int, sheriff: int, bandits: Numbers) -> None:
    """WW-17: a Bandit stays what it is, hired or caught."""
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
