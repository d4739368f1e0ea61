"""Values of dice for the rollout policy: the rest is rolled once more, for the places of this
round, against usual players.

`scratch` is working memory with the layout of `policy_rows`.
"""

from __future__ import annotations

from fivecups.compiled.dice_codes import bits_in, lowest_bit
from fivecups.compiled.dice_town import state_layout
from fivecups.compiled.dice_town.lookup_tables import RANCH_BITS
from fivecups.compiled.jit import Ints, Tables, inner
from fivecups.games.dice_town.components import (
    FIRST_ROUND_VISITS,
    JACK,
    KING,
    MOST_CLAIMS,
    NINE,
    QUEEN,
    TEN,
)
from fivecups.games.dice_town.state import ZONES

from ...dice.lattice import HAND_COUNT, KEEP_COUNT, NODE_COUNT
from ..dice.place_prizes import CHASE_DIE_POINTS, COUNTS, FACES, WINNING_COUNT
from ..dice.round_stakes import UNKNOWN_WIRE_VALUE
from ..weights import MEAN_CLAIM_POINTS, FormulaGoods
from . import policy_rows
from .policy_rows import GOODS_COUNT
from .seat_values import card_value, claim_value, money

RIVER_CARD_NUGGETS = FormulaGoods().unseen_river_card
"""Value of an unseen River card, in nuggets."""


@inner
def insert_sorted(scratch: policy_rows.Floats, last: int) -> None:
    """Move the value at index `last` of the scratch list of card values to its place in descending
    order."""
    while last > policy_rows.LIST and scratch[last] > scratch[last - 1]:
        scratch[last], scratch[last - 1] = scratch[last - 1], scratch[last]
        last -= 1


@inner
def list_card_values(
    state: Ints,
    tables: Tables,
    values: policy_rows.Floats,
    scratch: policy_rows.Floats,
    step: int,
    seat: int,
    cards: int,
    claims: int,
) -> int:
    """Fill the scratch list with the values of these Store cards and claims (bits) for a seat,
    highest first; return their number."""
    last = policy_rows.LIST
    while cards:
        scratch[last] = card_value(state, tables, values, step, seat, lowest_bit(cards))
        insert_sorted(scratch, last)
        last += 1
        cards &= cards - 1
    while claims:
        scratch[last] = claim_value(values, step, lowest_bit(claims))
        insert_sorted(scratch, last)
        last += 1
        claims &= claims - 1
    return last - policy_rows.LIST


@inner
def expected_best(scratch: policy_rows.Floats, size: int, drawn: int) -> float:
    """Return the expected highest of `drawn` values drawn at random from the scratch list, which
    has `size` values."""
    drawn = min(drawn, size)
    if drawn == 0:
        return 0.0
    total, chance = 0.0, drawn / size
    for place in range(size - drawn + 1):
        total += chance * scratch[policy_rows.LIST + place]
        chance *= (size - place - drawn) / (size - place - 1) if place < size - 1 else 0.0
    return total


@inner
def fill_prizes(
    state: Ints,
    tables: Tables,
    values: policy_rows.Floats,
    scratch: policy_rows.Floats,
    step: int,
    seat: int,
) -> None:
    """Fill the scratch row with the prizes of the places for this seat: by face and count, and by
    Aces at the Town Hall."""
    rivalry = 1.0 / (state[state_layout.SEATS] - 1)
    good, dollars = GOODS_COUNT * step, state[state_layout.DOLLARS + seat]
    for place in range(2 * FACES * COUNTS):
        scratch[policy_rows.FIRST + place] = 0.0
    unseen = 0
    for zone in range(ZONES):
        if zone != seat:
            unseen |= state[state_layout.STORE + zone]
    size = list_card_values(state, tables, values, scratch, step, seat, unseen, 0)
    visits = FIRST_ROUND_VISITS if state[state_layout.ROUND] == 1 else 1
    badge = values[good + policy_rows.BADGE]
    for count in range(1, COUNTS):
        at_nine = policy_rows.FIRST + COUNTS * (NINE - 1) + count
        scratch[at_nine] = min(count, state[state_layout.MINE]) * values[good + policy_rows.NUGGET]
        at_ten = policy_rows.FIRST + COUNTS * (TEN - 1) + count
        scratch[at_ten] = money(values, step, dollars + state[state_layout.BANK]) - money(
            values, step, dollars
        )
        at_jack = policy_rows.FIRST + COUNTS * (JACK - 1) + count
        scratch[at_jack] = expected_best(scratch, size, count) * visits
        at_king = policy_rows.FIRST + COUNTS * (KING - 1) + count
        scratch[at_king] = badge if state[state_layout.SHERIFF] == seat else badge * (1 + rivalry)
    scratch[policy_rows.ONE_CARD] = scratch[policy_rows.FIRST + COUNTS * (JACK - 1) + 1] / visits
    for victim in range(state[state_layout.SEATS]):
        if victim == seat or victim == state[state_layout.GUARDED]:
            continue
        size = list_card_values(
            state,
            tables,
            values,
            scratch,
            step,
            seat,
            state[state_layout.STORE + victim],
            state[state_layout.CLAIMS + victim],
        )
        for count in range(1, COUNTS):
            place = policy_rows.FIRST + COUNTS * (QUEEN - 1) + count
            scratch[place] = max(
                scratch[place], (1 + rivalry) * expected_best(scratch, size, count)
            )
    if state[state_layout.WILD_WEST]:
        add_second_actions(state, values, scratch, step, seat)
    row = 0.0
    for aces in range(COUNTS):
        if aces < min(MOST_CLAIMS, state[state_layout.ROW_SIZE]):
            claim = state[state_layout.ROW + aces]
            if RANCH_BITS >> claim & 1:
                points = 1 + bits_in(state[state_layout.RANCHES + seat])
                row += values[good + policy_rows.OPEN] * points + values[good + policy_rows.RANCH]
            else:
                row += claim_value(values, step, claim)
        scratch[policy_rows.TOWN_HALL + aces] = row


@inner
def add_second_actions(
    state: Ints, values: policy_rows.Floats, scratch: policy_rows.Floats, step: int, seat: int
) -> None:
    """Change the prizes in the scratch row for Wild West: the better action of a place goes to its
    winner and the other one to second place (WW-10)."""
    good, dollars = GOODS_COUNT * step, state[state_layout.DOLLARS + seat]
    have = money(values, step, dollars)
    for count in range(1, COUNTS):
        for face in range(1, FACES):
            other = 0.0
            if face == NINE:
                other = (
                    values[good + policy_rows.NUGGET] * RIVER_CARD_NUGGETS
                    if state[state_layout.RIVER_SIZE]
                    else 0.0
                )
            elif face == TEN:
                other = (
                    money(values, step, dollars + min(count, state[state_layout.STAGECOACH])) - have
                )
            elif face == JACK:
                other = max(scratch[policy_rows.ONE_CARD], UNKNOWN_WIRE_VALUE)
            elif face == QUEEN:
                other = (
                    values[good + policy_rows.BANDIT]
                    if state[state_layout.BANDITS_SIZE] and step > 2
                    else 0.0
                )
            elif face == KING:
                other = (
                    values[good + policy_rows.OPEN]
                    * CHASE_DIE_POINTS
                    * bits_in(state[state_layout.WANTED])
                    * count
                )
            place = policy_rows.FIRST + COUNTS * (face - 1) + count
            base = scratch[place]
            scratch[place] = max(base, other)
            if state[state_layout.SEATS] > 2:
                scratch[policy_rows.SECOND_PRIZE + COUNTS * (face - 1) + count] = max(
                    0.0, min(base, other)
                )


@inner
def fill_dice_values(
    state: Ints,
    tables: Tables,
    values: policy_rows.Floats,
    dice_row: Ints,
    scratch: policy_rows.Floats,
    step: int,
    seat: int,
) -> None:
    """Fill the scratch row with the values of a seat's dice by node (multiset of set dice), in
    points."""
    fill_prizes(state, tables, values, scratch, step, seat)
    rivalry = 1.0 / (state[state_layout.SEATS] - 1)
    office = state[state_layout.SHERIFF] == seat
    chances = FACES * COUNTS * office
    for face in range(FACES):
        to_others = scratch[policy_rows.FIRST + COUNTS * face + WINNING_COUNT] * rivalry
        if face == TEN - 1:
            to_others = 0.5 * state[state_layout.BANK] * rivalry
        elif face == KING - 1:
            to_others = (
                values[GOODS_COUNT * step + policy_rows.BADGE] * (1 + rivalry) if office else 0.0
            )
        for count in range(COUNTS):
            place = COUNTS * face + count
            win = values[policy_rows.WIN + chances + place]
            lost = 1 - win - (values[policy_rows.NONE + face] if count == 0 else 0.0)
            scratch[policy_rows.GAIN + place] = (
                win * scratch[policy_rows.FIRST + place]
                + values[policy_rows.SECOND + chances + place]
                * scratch[policy_rows.SECOND_PRIZE + place]
                - lost * to_others
            )
    hall_second = 0.0
    if (
        state[state_layout.WILD_WEST]
        and state[state_layout.SEATS] > 2
        and state[state_layout.CLAIMS_DECK_SIZE]
    ):
        hall_second = (
            MEAN_CLAIM_POINTS * values[GOODS_COUNT * step + policy_rows.CLAIM_POINT]
            + values[GOODS_COUNT * step + policy_rows.CLAIM]
        )
    first = policy_rows.DICE + NODE_COUNT * seat
    for hand in range(HAND_COUNT):
        total = 0.0
        for face in range(FACES):
            total += scratch[
                policy_rows.GAIN + COUNTS * face + dice_row[policy_rows.COUNT + FACES * hand + face]
            ]
        best = values[policy_rows.HALL + hand]
        total += (
            best
            * scratch[
                policy_rows.TOWN_HALL + dice_row[policy_rows.COUNT + FACES * hand + FACES - 1]
            ]
        )
        total -= (1 - best) * scratch[policy_rows.TOWN_HALL] * rivalry
        scratch[first + KEEP_COUNT + hand] = (
            total + values[policy_rows.RUNNER_UP + hand] * hall_second
        )
    for node in range(KEEP_COUNT - 1, -1, -1):
        total = 0.0
        for face in range(FACES):
            total += scratch[first + dice_row[policy_rows.ABOVE + FACES * node + face]]
        scratch[first + node] = total / FACES
