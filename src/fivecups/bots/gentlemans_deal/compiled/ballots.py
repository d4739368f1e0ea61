"""What ballots are worth to voters who weigh them against everybody else's chances, by small
convolutions of the weights.

These are the loops that all thinking of the expert ends in, so they get what they need as single
arrays: the tuples that the rest of the compiled code hands on cost more than the sums here.
"""

from __future__ import annotations

from math import exp

from ...arrays import FloatArray, IntArray
from ...compiled import compiled
from ..figures import BALLOT_ROUNDS, LEANS

EVEN = 64
"""More than all voters together can weigh; here a difference of nothing stands."""

BALLOTS = 4
FOR, FOR_ARGUMENT, AGAINST, AGAINST_ARGUMENT = range(BALLOTS)


@compiled()
def weigh_voters(
    voters: IntArray,
    first: int,
    last: int,
    left_out: int,
    light: IntArray,
    heavy: IntArray,
    ways: FloatArray,
    chances: FloatArray,
    after: FloatArray,
) -> tuple[FloatArray, int]:
    """The chances of the weight for less the weight against, over voters from the first to before
    the last but for one, and how far that goes; in one of the two rows that are given to work in.
    """
    chances[EVEN] = 1.0
    reach = 0
    for number in range(first, last):
        seat: int = voters[number]
        if seat == left_out:
            continue
        one, most = light[seat], heavy[seat]
        for place in range(EVEN - reach - most, EVEN + reach + most + 1):
            after[place] = 0.0
        for place in range(EVEN - reach, EVEN + reach + 1):
            here = chances[place]
            if here > 0.0:
                after[place + one] += here * ways[seat, FOR]
                after[place - one] += here * ways[seat, AGAINST]
                after[place + most] += here * ways[seat, FOR_ARGUMENT]
                after[place - most] += here * ways[seat, AGAINST_ARGUMENT]
        reach += most
        chances, after = after, chances
    return chances, reach


@compiled()
def add_up(chances: FloatArray, reach: int, whole_reach: int) -> None:
    """Chances of a difference become those of as much or more."""
    for place in range(EVEN + reach + 1, EVEN + whole_reach + 1):
        chances[place] = 0.0
    for place in range(EVEN + reach - 1, EVEN - reach - 1, -1):
        chances[place] += chances[place + 1]
    for place in range(EVEN - whole_reach, EVEN - reach):
        chances[place] = chances[EVEN - reach]


@compiled()
def compare_ballots(
    light: int,
    heavy: int,
    gain: float,
    leaning: float,
    price: float,
    near: FloatArray,
    reach: int,
    others: FloatArray,
    worth: FloatArray,
) -> None:
    """Fill `worth` for a voter who gains so much by an acceptance (GD-23: a tie is one): the others
    are those `near`, by chances of their difference, and all beyond them, added up."""
    for ballot in range(BALLOTS):
        worth[ballot] = 0.0
    for place in range(EVEN - reach, EVEN + reach + 1):
        here = near[place]
        if here > 0.0:
            even = 2 * EVEN - place
            worth[FOR] += here * others[even - light]
            worth[FOR_ARGUMENT] += here * others[even - heavy]
            worth[AGAINST] += here * others[even + light]
            worth[AGAINST_ARGUMENT] += here * others[even + heavy]
    worth[FOR] = worth[FOR] * gain + leaning
    worth[FOR_ARGUMENT] = worth[FOR_ARGUMENT] * gain + leaning - price
    worth[AGAINST] = worth[AGAINST] * gain - leaning
    worth[AGAINST_ARGUMENT] = worth[AGAINST_ARGUMENT] * gain - leaning - price


@compiled()
def gain_in_coins(win: float, lose: float, scale: float) -> float:
    """What an acceptance brings, by the chances to win after it and after a refusal."""
    return (win - lose) / max(win * (1 - win) / scale, 1e-9)


@compiled()
def leaning_of(stake: float, wants: float) -> float:
    """Where a vote changes next to nothing, it goes with what one wants."""
    return (LEANS if stake > 0 else -LEANS) - wants / 2


@compiled()
def weigh_ballots(worth: FloatArray, argument: bool, slips: float) -> None:
    """Turn what ballots are worth into chances: a ballot is e times as likely as one that is worth
    `slips` less."""
    most = max(worth[FOR], worth[AGAINST])
    if argument:
        most = max(most, max(worth[FOR_ARGUMENT], worth[AGAINST_ARGUMENT]))
    whole = 0.0
    for ballot in range(BALLOTS):
        possible = argument or ballot in (FOR, AGAINST)
        worth[ballot] = exp((worth[ballot] - most) / slips) if possible else 0.0
        whole += worth[ballot]
    for ballot in range(BALLOTS):
        worth[ballot] /= whole


@compiled()
def mix(kinds: FloatArray, by_kind: FloatArray, seat: int, ways: FloatArray) -> None:
    """The chances of a seat's ballots, whatever its kind."""
    for ballot in range(BALLOTS):
        ways[seat, ballot] = 0.0
        for kind in range(kinds.shape[1]):
            ways[seat, ballot] += kinds[seat, kind] * by_kind[seat, kind, ballot]


@compiled()
def go_round(
    voters: IntArray,
    light: IntArray,
    heavy: IntArray,
    arguments: IntArray,
    win: FloatArray,
    lose: FloatArray,
    stake: FloatArray,
    price: FloatArray,
    scale: float,
    slips: float,
    wants: float,
    reach: int,
    kinds: FloatArray,
    kind: int,
    by_kind: FloatArray,
    ways: FloatArray,
    rows: FloatArray,
    worth: FloatArray,
) -> None:
    """Voters of this kind weigh their ballots, each against the others' chances, some times round
    the table. One half of the table stays as it is while the other is gone through."""
    half = len(voters) // 2
    others, others_after, near, near_after = rows[0], rows[1], rows[2], rows[3]
    for turn in range(2 * BALLOT_ROUNDS):
        first, last = (half, len(voters)) if turn % 2 else (0, half)
        start, end = (0, half) if turn % 2 else (half, len(voters))
        beyond, far = weigh_voters(voters, start, end, -1, light, heavy, ways, others, others_after)
        add_up(beyond, far, reach)
        for number in range(first, last):
            seat: int = voters[number]
            beside, far = weigh_voters(
                voters, first, last, seat, light, heavy, ways, near, near_after
            )
            compare_ballots(
                light[seat],
                heavy[seat],
                gain_in_coins(win[seat], lose[seat], scale),
                leaning_of(stake[seat], wants),
                price[seat],
                beside,
                far,
                beyond,
                worth,
            )
            weigh_ballots(worth, arguments[seat] > 0, slips)
            for ballot in range(BALLOTS):
                by_kind[seat, kind, ballot] = (by_kind[seat, kind, ballot] + worth[ballot]) / 2
            mix(kinds, by_kind, seat, ways)
