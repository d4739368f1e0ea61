"""Values of what a seat holds in a compiled game, and its chance to win."""

from __future__ import annotations

from math import exp

from fivecups.compiled.dice_codes import bits_in, lowest_bit
from fivecups.compiled.dice_town import state_layout
from fivecups.compiled.dice_town.lookup_tables import (
    BOUNTY,
    CARD_POINTS,
    CLAIM_COPIES,
    EFFECT,
    NO_EFFECT,
    PER_CARD,
)
from fivecups.compiled.jit import Ints, Tables, inner

from ..evaluation.position import CLAIMS_PER_ROUND, NUGGETS_PER_ROUND
from ..weights import MIN_CLAIM_VALUE
from . import policy_rows
from .policy_rows import GOODS_COUNT


@inner
def rounds_left(state: Ints) -> float:
    """Return the estimated rounds until the Mine or the claims run out."""
    claims = state[state_layout.CLAIMS_DECK_SIZE] + state[state_layout.ROW_SIZE]
    return min(state[state_layout.MINE] / NUGGETS_PER_ROUND, claims / CLAIMS_PER_ROUND)


@inner
def steps_left(state: Ints, during: int) -> int:
    """Return the estimated rounds left in quarters, as an index of the tables; with `during`, those
    left after the present round."""
    rounds = rounds_left(state)
    if rounds == 0.0:
        return 0
    if during:
        return min(
            policy_rows.LAST_STEP, max(0, int(policy_rows.STEPS_PER_ROUND * (rounds - 1.0) + 0.5))
        )
    return min(
        policy_rows.LAST_STEP,
        max(policy_rows.STEPS_PER_ROUND, int(policy_rows.STEPS_PER_ROUND * rounds + 0.5)),
    )


@inner
def money(values: policy_rows.Floats, step: int, dollars: int) -> float:
    dollars = min(dollars, policy_rows.MAX_DOLLARS - 1)
    return (
        values[GOODS_COUNT * step + policy_rows.DOLLAR] * dollars
        + values[GOODS_COUNT * step + policy_rows.PURSE] * values[policy_rows.SPENDING + dollars]
    )


@inner
def claim_value(values: policy_rows.Floats, step: int, claim: int) -> float:
    points = 1 + claim // CLAIM_COPIES
    best_answer = (
        values[GOODS_COUNT * step + policy_rows.CLAIM_POINT] * points
        + values[GOODS_COUNT * step + policy_rows.CLAIM]
    )
    return max(MIN_CLAIM_VALUE, best_answer)


@inner
def points_in(claims: int) -> int:
    """Return the sum of the points of a set of claims, given as bits."""
    points = 0
    while claims:
        points += 1 + lowest_bit(claims) // CLAIM_COPIES
        claims &= claims - 1
    return points


@inner
def open_points(state: Ints, tables: Tables, seat: int) -> float:
    """Return the points of a seat that lie open and cannot be lost: wired claims, Ranches, caught
    Bandits."""
    ranches = bits_in(state[state_layout.RANCHES + seat])
    points = points_in(state[state_layout.WIRED + seat]) + 0.5 * ranches * (ranches + 1)
    caught = state[state_layout.CAUGHT + seat]
    while caught:
        points += 0.5 * tables[BOUNTY + lowest_bit(caught)]
        caught &= caught - 1
    return points


@inner
def points_per_card(state: Ints, tables: Tables, seat: int, card: int) -> int:
    """Return the points of a Store card that gives points for each Store card held or Bandit
    caught."""
    counted = (
        state[state_layout.STORE + seat]
        if tables[PER_CARD + card] == 1
        else state[state_layout.CAUGHT + seat]
    )
    return tables[CARD_POINTS + card] * bits_in(counted)


@inner
def card_value(
    state: Ints, tables: Tables, values: policy_rows.Floats, step: int, seat: int, card: int
) -> float:
    """Return the value of a Store card in the hand of a seat."""
    if tables[PER_CARD + card]:
        return 1.0 * points_per_card(state, tables, seat, card)
    if tables[EFFECT + card] == NO_EFFECT:
        return values[GOODS_COUNT * step + policy_rows.EQUIPMENT] * tables[CARD_POINTS + card]
    return values[policy_rows.CARD + card] * values[policy_rows.USE + step]


@inner
def seat_value(
    state: Ints, tables: Tables, values: policy_rows.Floats, step: int, seat: int
) -> float:
    """Return the value of everything that a seat holds, in points at the end."""
    good = GOODS_COUNT * step
    total = values[good + policy_rows.NUGGET] * state[state_layout.NUGGETS + seat] + money(
        values, step, state[state_layout.DOLLARS + seat]
    )
    if state[state_layout.SHERIFF] == seat:
        total += values[good + policy_rows.BADGE]
    if state[state_layout.DIE_HOLDER] == seat:
        total += values[good + policy_rows.DIE]
    cards = state[state_layout.STORE + seat]
    while cards:
        total += card_value(state, tables, values, step, seat, lowest_bit(cards))
        cards &= cards - 1
    claims = state[state_layout.CLAIMS + seat]
    while claims:
        total += claim_value(values, step, lowest_bit(claims))
        claims &= claims - 1
    total += values[good + policy_rows.OPEN] * open_points(state, tables, seat)
    total += values[good + policy_rows.RANCH] * bits_in(state[state_layout.RANCHES + seat])
    return total + values[good + policy_rows.BANDIT] * bits_in(state[state_layout.HIRED + seat])


@inner
def win_chance(
    state: Ints,
    tables: Tables,
    values: policy_rows.Floats,
    step: int,
    seat: int,
    scratch: policy_rows.Floats,
) -> float:
    """Return the chance that a seat wins: proportional to exp(value / spread), its expected dice
    included."""
    mine = seat_value(state, tables, values, step, seat) + scratch[policy_rows.EXPECTED]
    spread = values[policy_rows.SPREAD + step]
    total = 1.0
    for other in range(state[state_layout.SEATS]):
        if other != seat:
            total += exp(
                min(40.0, (seat_value(state, tables, values, step, other) - mine) / spread)
            )
    return 1.0 / total
