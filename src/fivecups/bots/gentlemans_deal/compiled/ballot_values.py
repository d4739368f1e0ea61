"""Values of ballots for voters who weigh them against the chances of all other ballots, by small
convolutions of vote weights.

All of the expert's thinking ends in these loops. They take single arrays as arguments, because
passing the tuples of the other compiled code would cost more than the sums here.
"""

from __future__ import annotations

from math import exp

from ...arrays import FloatArray, IntArray
from ...compiled import compiled
from ..weights import BEST_RESPONSE_ROUNDS, IDLE_VOTE_PREFERENCE

ZERO_MARGIN = 64
"""Index of a margin of 0 in arrays by margin; larger than the weight of all voters together."""

BALLOTS = 4
FOR, FOR_ARGUMENT, AGAINST, AGAINST_ARGUMENT = range(BALLOTS)


@compiled()
def margin_chances(
    voters: IntArray,
    first: int,
    last: int,
    excluded: int,
    plain_weight: IntArray,
    argument_weight: IntArray,
    ballot_chances: FloatArray,
    chances: FloatArray,
    buffer: FloatArray,
) -> tuple[FloatArray, int]:
    """Return the chances of each margin (weight for minus weight against) of the voters from
    `first` to before `last`, without the seat `excluded`, and the largest margin. The chances are
    in one of the two work arrays, `chances` and `buffer`."""
    chances[ZERO_MARGIN] = 1.0
    max_margin = 0
    for voter in range(first, last):
        seat: int = voters[voter]
        if seat == excluded:
            continue
        plain, argued = plain_weight[seat], argument_weight[seat]
        for index in range(
            ZERO_MARGIN - max_margin - argued, ZERO_MARGIN + max_margin + argued + 1
        ):
            buffer[index] = 0.0
        for index in range(ZERO_MARGIN - max_margin, ZERO_MARGIN + max_margin + 1):
            chance = chances[index]
            if chance > 0.0:
                buffer[index + plain] += chance * ballot_chances[seat, FOR]
                buffer[index - plain] += chance * ballot_chances[seat, AGAINST]
                buffer[index + argued] += chance * ballot_chances[seat, FOR_ARGUMENT]
                buffer[index - argued] += chance * ballot_chances[seat, AGAINST_ARGUMENT]
        max_margin += argued
        chances, buffer = buffer, chances
    return chances, max_margin


@compiled()
def accumulate_from_above(chances: FloatArray, max_margin: int, table_margin: int) -> None:
    """Turn the chances of each margin into chances of at least that margin, for margins up to
    `table_margin`."""
    for index in range(ZERO_MARGIN + max_margin + 1, ZERO_MARGIN + table_margin + 1):
        chances[index] = 0.0
    for index in range(ZERO_MARGIN + max_margin - 1, ZERO_MARGIN - max_margin - 1, -1):
        chances[index] += chances[index + 1]
    for index in range(ZERO_MARGIN - table_margin, ZERO_MARGIN - max_margin):
        chances[index] = chances[ZERO_MARGIN - max_margin]


@compiled()
def fill_ballot_values(
    plain_weight: int,
    argument_weight: int,
    gain: float,
    preference: float,
    argument_price: float,
    near_chances: FloatArray,
    near_margin: int,
    far_at_least: FloatArray,
    values: FloatArray,
) -> None:
    """Fill `values` with the value of each ballot, in usual coins, for a voter who gains `gain` if
    the offer is accepted; a tie accepts it (GD-23). The other voters come as two groups:
    `near_chances` by margin, up to `near_margin`, and `far_at_least` by the chance of at least each
    margin."""
    for ballot in range(BALLOTS):
        values[ballot] = 0.0
    for index in range(ZERO_MARGIN - near_margin, ZERO_MARGIN + near_margin + 1):
        chance = near_chances[index]
        if chance > 0.0:
            even = 2 * ZERO_MARGIN - index
            values[FOR] += chance * far_at_least[even - plain_weight]
            values[FOR_ARGUMENT] += chance * far_at_least[even - argument_weight]
            values[AGAINST] += chance * far_at_least[even + plain_weight]
            values[AGAINST_ARGUMENT] += chance * far_at_least[even + argument_weight]
    values[FOR] = values[FOR] * gain + preference
    values[FOR_ARGUMENT] = values[FOR_ARGUMENT] * gain + preference - argument_price
    values[AGAINST] = values[AGAINST] * gain - preference
    values[AGAINST_ARGUMENT] = values[AGAINST_ARGUMENT] * gain - preference - argument_price


@compiled()
def acceptance_gain(win_if_accepted: float, win_if_refused: float, scale: float) -> float:
    """Return the gain of an acceptance over a refusal in usual coins, from a voter's chances to win
    after each."""
    return (win_if_accepted - win_if_refused) / max(
        win_if_accepted * (1 - win_if_accepted) / scale, 1e-9
    )


@compiled()
def side_preference(stake: float, min_gain: float) -> float:
    """Return the value of voting for rather than with the other side where the vote changes
    nothing, in usual coins: it follows the sign of the voter's stake."""
    return (IDLE_VOTE_PREFERENCE if stake > 0 else -IDLE_VOTE_PREFERENCE) - min_gain / 2


@compiled()
def softmax_ballots(values: FloatArray, argument: bool, noise: float) -> None:
    """Turn values of ballots into chances, in place: a ballot is e times as likely as another that
    is worth `noise` less. Ballots with an argument are impossible if the voter has no
    `argument`."""
    best = max(values[FOR], values[AGAINST])
    if argument:
        best = max(best, max(values[FOR_ARGUMENT], values[AGAINST_ARGUMENT]))
    total = 0.0
    for ballot in range(BALLOTS):
        possible = argument or ballot in (FOR, AGAINST)
        values[ballot] = exp((values[ballot] - best) / noise) if possible else 0.0
        total += values[ballot]
    for ballot in range(BALLOTS):
        values[ballot] /= total


@compiled()
def mix_kinds(
    kinds: FloatArray, by_kind: FloatArray, seat: int, ballot_chances: FloatArray
) -> None:
    """Fill in the chances of a seat's ballots: the mean over the kinds of voters, weighted by the
    chance that the seat is of each kind."""
    for ballot in range(BALLOTS):
        ballot_chances[seat, ballot] = 0.0
        for kind in range(kinds.shape[1]):
            ballot_chances[seat, ballot] += kinds[seat, kind] * by_kind[seat, kind, ballot]


@compiled()
def fill_best_responses(
    voters: IntArray,
    plain_weight: IntArray,
    argument_weight: IntArray,
    arguments: IntArray,
    win_if_accepted: FloatArray,
    win_if_refused: FloatArray,
    stakes: FloatArray,
    argument_price: FloatArray,
    scale: float,
    noise: float,
    min_gain: float,
    max_margin: int,
    kinds: FloatArray,
    kind: int,
    by_kind: FloatArray,
    ballot_chances: FloatArray,
    buffers: FloatArray,
    values: FloatArray,
) -> None:
    """Fill in the ballot chances of voters of the given kind by some rounds of best responses: each
    weighs its ballots against the chances of the others', and moves halfway to the result. While
    one half of the table is updated, the margin of the other half is computed only once."""
    half = len(voters) // 2
    far_row, far_buffer = buffers[0], buffers[1]
    near_row, near_buffer = buffers[2], buffers[3]
    for pass_number in range(2 * BEST_RESPONSE_ROUNDS):
        first, last = (half, len(voters)) if pass_number % 2 else (0, half)
        start, end = (0, half) if pass_number % 2 else (half, len(voters))
        far_at_least, far_margin = margin_chances(
            voters,
            start,
            end,
            -1,
            plain_weight,
            argument_weight,
            ballot_chances,
            far_row,
            far_buffer,
        )
        accumulate_from_above(far_at_least, far_margin, max_margin)
        for voter in range(first, last):
            seat: int = voters[voter]
            near_chances, near_margin = margin_chances(
                voters,
                first,
                last,
                seat,
                plain_weight,
                argument_weight,
                ballot_chances,
                near_row,
                near_buffer,
            )
            fill_ballot_values(
                plain_weight[seat],
                argument_weight[seat],
                acceptance_gain(win_if_accepted[seat], win_if_refused[seat], scale),
                side_preference(stakes[seat], min_gain),
                argument_price[seat],
                near_chances,
                near_margin,
                far_at_least,
                values,
            )
            softmax_ballots(values, arguments[seat] > 0, noise)
            for ballot in range(BALLOTS):
                by_kind[seat, kind, ballot] = (by_kind[seat, kind, ballot] + values[ballot]) / 2
            mix_kinds(kinds, by_kind, seat, ballot_chances)
