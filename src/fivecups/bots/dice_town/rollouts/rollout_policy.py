"""The rollout policy: quick answers at a compiled table.

Dice are valued by the prizes of the places. Other answers are tried on a copy of the state with
other chance to come, follow-up questions are settled there, and the answer with the best chance to
win is taken. Thefts follow the regular level, offers are not made, and a Sheriff who is tied names
himself. The policy sees hidden cards: it only plays in sampled worlds.
"""

from __future__ import annotations

from fivecups.compiled.chance import SEED
from fivecups.compiled.dice_codes import SIZE as DICE_IN
from fivecups.compiled.dice_codes import bits_in, lowest_bit
from fivecups.compiled.dice_town import state_layout
from fivecups.compiled.dice_town.common import agenda
from fivecups.compiled.dice_town.common.seat_order import order_length, seat_at
from fivecups.compiled.dice_town.lookup_tables import CLAIM, EFFECT, REVEAL, TURN_A_DIE
from fivecups.compiled.dice_town.lookup_tables import STORE as STORE_BACK
from fivecups.compiled.dice_town.places.saloon import nth_kind, ways_to_rob
from fivecups.compiled.dice_town.play.cups import dice_kept_by, turn_one_die
from fivecups.compiled.dice_town.play.windows import CHOICE_SHIFT, window_answers
from fivecups.compiled.dice_town.questions import choices, take, to_move
from fivecups.compiled.jit import Ints, Tables, inner
from fivecups.games.dice_town.components import BADGE_POINTS, DOLLARS_A_POINT
from fivecups.games.dice_town.state import TABLE

from ...dice.lattice import NODE_COUNT
from ..answer_values.base_game import STOLEN_CLAIM_BONUS
from ..evaluation.goods_values import BEST_LOOT_VALUES
from ..evaluation.position import (
    HIDDEN_CLAIM_POINTS,
    HIDDEN_STORE_CARD_POINTS,
    MAX_THREAT,
    MIN_THREAT,
    POINTS_PER_THREAT,
)
from . import policy_rows
from .seat_values import card_value, claim_value, money, open_points, steps_left, win_chance

MAX_TRIED = 40
"""Maximum number of answers that are tried on a copy of the state."""

MAX_SETTLED = 12
"""Maximum number of follow-up questions that are answered after a tried answer."""


@inner
def best_card(state: Ints, tables: Tables, values: policy_rows.Floats, step: int, seat: int) -> int:
    """Return the index of the answer that keeps the most valuable of the cards that the seat is
    looking at."""
    looted = state[state_layout.QUESTION] == agenda.KEEP_THE_LOOT
    store = state[state_layout.LOOKED] if looted else state[state_layout.STORE + TABLE]
    kinds = nth_kind(tables, STORE_BACK, store, -1)
    best, best_answer = -1e9, 0
    for place in range(kinds):
        card = lowest_bit(nth_kind(tables, STORE_BACK, store, place))
        value = card_value(state, tables, values, step, seat, card)
        if value > best:
            best, best_answer = value, place
    if looted:
        claims = state[state_layout.LOOKED + 1]
        for place in range(nth_kind(tables, CLAIM, claims, -1)):
            value = claim_value(values, step, lowest_bit(nth_kind(tables, CLAIM, claims, place)))
            if value > best:
                best, best_answer = value, kinds + place
    return best_answer


@inner
def settle_follow_ups(state: Ints, tables: Tables, values: policy_rows.Floats) -> None:
    """Answer the questions that follow a tried answer at once: no card is played, and the best card
    is kept."""
    for _ in range(MAX_SETTLED):
        if state[state_layout.OVER]:
            return
        question = state[state_layout.QUESTION]
        if question == agenda.PLAY_OR_PASS:
            take(state, tables, choices(state, tables) - 1)
        elif question in (agenda.KEEP_THE_LOOT, agenda.KEEP_A_CARD):
            take(
                state,
                tables,
                best_card(state, tables, values, steps_left(state, 1), to_move(state)),
            )
        else:
            return


@inner
def node_value(
    state: Ints, dice_row: Ints, scratch: policy_rows.Floats, seat: int, dice: int
) -> float:
    return scratch[policy_rows.DICE + NODE_COUNT * seat + dice_row[policy_rows.NODE + dice]]


@inner
def keep_dice(
    state: Ints,
    tables: Tables,
    values: policy_rows.Floats,
    dice_row: Ints,
    scratch: policy_rows.Floats,
    seat: int,
) -> int:
    """Return the index of the answer that keeps the dice with the highest value less their
    price."""
    step, dollars = steps_left(state, 1), state[state_layout.DOLLARS + seat]
    best, best_answer = -1e9, 0
    for answer in range(choices(state, tables)):
        part = dice_kept_by(state, tables, seat, answer)
        cost = max(1, tables[DICE_IN + part]) - (tables[DICE_IN + part] > 0)
        value = node_value(state, dice_row, scratch, seat, state[state_layout.KEPT + seat] + part)
        value += money(values, step, max(0, dollars - cost))
        if value > best:
            best, best_answer = value, answer
    return best_answer


@inner
def play_at_reveal(
    state: Ints,
    tables: Tables,
    values: policy_rows.Floats,
    dice_row: Ints,
    scratch: policy_rows.Floats,
    seat: int,
) -> int:
    """Return the index of the answer in the window at a reveal: turn a die or keep dice for free,
    if that is worth more than the card, else pass."""
    step, count = steps_left(state, 1), choices(state, tables)
    kept, fresh, dollars = (
        state[state_layout.KEPT + seat],
        state[state_layout.FRESH + seat],
        state[state_layout.DOLLARS + seat],
    )
    now = node_value(state, dice_row, scratch, seat, kept + fresh)
    best, best_answer = 0.0, count - 1
    for answer in range(count):
        wish = window_answers(state, tables, seat, answer)
        if not wish:
            continue
        card = (wish & (1 << CHOICE_SHIFT) - 1) - 1
        if tables[EFFECT + card] == TURN_A_DIE:
            gain = (
                node_value(
                    state, dice_row, scratch, seat, kept + turn_one_die(fresh, wish >> CHOICE_SHIFT)
                )
                - now
            )
        else:
            price = tables[DICE_IN + fresh] - 1
            gain = money(values, step, dollars) - money(values, step, max(0, dollars - price))
        gain -= card_value(state, tables, values, step, seat, card)
        if gain > best:
            best, best_answer = gain, answer
    return best_answer


@inner
def try_answers(
    state: Ints,
    tables: Tables,
    values: policy_rows.Floats,
    dice_row: Ints,
    scratch: policy_rows.Floats,
    trial: Ints,
    seat: int,
) -> int:
    """Return the index of the answer after which the seat's chance to win is highest, by trying
    each on the copy `trial` of the state."""
    count = min(choices(state, tables), MAX_TRIED)
    dice = state[state_layout.QUESTION] in (
        agenda.SEND_BANDITS,
        agenda.RETURN_DICE,
        agenda.SHAMANS_BLESSING,
    )
    other = state[SEED] * 3 + 1
    best, best_answer = -1.0, 0
    for answer in range(count):
        for place in range(state_layout.LENGTH):
            trial[place] = state[place]
        trial[SEED] = other
        take(trial, tables, answer)
        settle_follow_ups(trial, tables, values)
        scratch[policy_rows.EXPECTED] = 0.0
        if dice:
            kept = trial[state_layout.KEPT + seat] + trial[state_layout.FRESH + seat]
            scratch[policy_rows.EXPECTED] = node_value(state, dice_row, scratch, seat, kept)
        if trial[state_layout.OVER]:
            value = 1.0 * (trial[state_layout.WINNER] == seat)
        else:
            value = win_chance(trial, tables, values, steps_left(trial, dice), seat, scratch)
        if value > best + 1e-9:
            best, best_answer = value, answer
    return best_answer


@inner
def visible_points(state: Ints, tables: Tables, seat: int) -> float:
    """Return the public points of a seat, with usual values for its hidden cards."""
    return (
        state[state_layout.NUGGETS + seat]
        + state[state_layout.DOLLARS + seat] / DOLLARS_A_POINT
        + BADGE_POINTS * (state[state_layout.SHERIFF] == seat)
        + open_points(state, tables, seat)
        + HIDDEN_CLAIM_POINTS * bits_in(state[state_layout.CLAIMS + seat])
        + HIDDEN_STORE_CARD_POINTS * bits_in(state[state_layout.STORE + seat])
    )


@inner
def choose_theft(state: Ints, tables: Tables, seat: int) -> int:
    """Return the index of the theft that a regular would choose: as many cards as possible from the
    leader, claims first."""
    mean, others = 0.0, state[state_layout.SEATS] - 1
    for other in range(state[state_layout.SEATS]):
        if other != seat:
            mean += visible_points(state, tables, other) / others
    best, best_answer = -1e9, 0
    for answer in range(ways_to_rob(state, tables, seat, -1)):
        way = ways_to_rob(state, tables, seat, answer)
        victim, store, drawn = way & 7, way >> 3 & 7, way >> 6
        ahead = (visible_points(state, tables, victim) - mean) / POINTS_PER_THREAT
        threat = max(MIN_THREAT, min(MAX_THREAT, 1 + ahead))
        value = BEST_LOOT_VALUES[drawn] * (1 + threat / others) + STOLEN_CLAIM_BONUS * (
            drawn - store
        )
        if value > best:
            best, best_answer = value, answer
    return best_answer


@inner
def choose_answer(
    state: Ints,
    tables: Tables,
    values: policy_rows.Floats,
    dice_row: Ints,
    scratch: policy_rows.Floats,
    trial: Ints,
    seat: int,
) -> int:
    """Return the index of the answer that the rollout policy gives for the seat to move."""
    question = state[state_layout.QUESTION]
    if question == agenda.KEEP_DICE:
        return keep_dice(state, tables, values, dice_row, scratch, seat)
    if question in (agenda.MAKE_OFFER, agenda.RAISE_OFFER):
        return 0
    if question == agenda.PLAY_OR_PASS and state[state_layout.ARGUMENTS] == REVEAL:
        return play_at_reveal(state, tables, values, dice_row, scratch, seat)
    if question == agenda.NAME_ONE:
        outcomes = state[state_layout.ARGUMENTS + 2]
        for place in range(order_length(outcomes)):
            if seat_at(outcomes, place) == seat:
                return place
    if question in (agenda.KEEP_THE_LOOT, agenda.KEEP_A_CARD):
        return best_card(state, tables, values, steps_left(state, 1), seat)
    if question == agenda.ROB_SOMEBODY:
        return choose_theft(state, tables, seat)
    return try_answers(state, tables, values, dice_row, scratch, trial, seat)
