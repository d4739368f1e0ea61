"""The weight of a rated game for each player: low against the same people again and again, and next
to nothing against somebody at the same address."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Pair = tuple[str, str]

REPEAT_DAYS = 30
"""Days for which an earlier game of two people counts as a repetition."""

REPEATS_TO_HALF = 2.0
"""Earlier games of two people after which another one counts half."""

SAME_NETWORK_WEIGHT = 0.05
"""Weight of an opponent at the same address."""


def pair_of(one: str, other: str) -> Pair:
    return (one, other) if one < other else (other, one)


def game_weights(
    people: Sequence[str], games_together: Mapping[Pair, int], networks: Mapping[str, str]
) -> list[float]:
    """Return for each of `people` the weight of their game, from 0 to 1: the mean over the
    opponents. `games_together` counts the recent rated games of pairs, `networks` has the code of
    each person's network, if it is known."""

    def weight(person: str, other: str) -> float:
        network = networks.get(person, "")
        same = network != "" and network == networks.get(other, "")
        repeats = games_together.get(pair_of(person, other), 0)
        return (SAME_NETWORK_WEIGHT if same else 1.0) / (1.0 + repeats / REPEATS_TO_HALF)

    return [
        sum(weight(person, other) for other in people if other != person) / (len(people) - 1)
        for person in people
    ]
