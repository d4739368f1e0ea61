"""Playouts at a compiled table: the rollout policy plays all seats for some rounds."""

from __future__ import annotations

from typing import Any

from fivecups.compiled.dice_town import state_layout
from fivecups.compiled.dice_town.common import agenda
from fivecups.compiled.dice_town.lookup_tables import REVEAL
from fivecups.compiled.dice_town.questions import choices, take, to_move
from fivecups.compiled.jit import Ints, Tables, compiled, inner

from . import policy_rows
from .reroll_values import fill_dice_values
from .rollout_policy import choose_answer
from .seat_values import steps_left, win_chance

MAX_QUESTIONS = 300
"""Number of questions in a round after which the rollout policy plays no more cards; it bounds the
round, because Unlimited Credit may be drawn again and again."""


@inner
def depends_on_dice(state: Ints) -> bool:
    """True if the rollout policy needs the values of dice to answer the open question."""
    question = state[state_layout.QUESTION]
    return question in (
        agenda.KEEP_DICE,
        agenda.SEND_BANDITS,
        agenda.RETURN_DICE,
        agenda.SHAMANS_BLESSING,
    ) or (question == agenda.PLAY_OR_PASS and state[state_layout.ARGUMENTS] == REVEAL)


@inner
def play_rounds(
    state: Ints,
    tables: Tables,
    values: Any,
    dice_row: Ints,
    scratch: policy_rows.Floats,
    trial: Ints,
    rounds: int,
) -> None:
    """Play the compiled game `state` on with the rollout policy until `rounds` more rounds have
    begun, or to the end of the game."""
    last = state[state_layout.ROUND] + rounds
    weighed = asked = 0
    while not state[state_layout.OVER] and state[state_layout.ROUND] < last:
        asked += 1
        count = choices(state, tables)
        if count == 1:
            take(state, tables, 0)
        elif asked > MAX_QUESTIONS and state[state_layout.QUESTION] == agenda.PLAY_OR_PASS:
            take(state, tables, count - 1)
        else:
            if weighed != state[state_layout.ROUND] and depends_on_dice(state):
                weighed, asked = state[state_layout.ROUND], 0
                for seat in range(state[state_layout.SEATS]):
                    fill_dice_values(
                        state, tables, values[seat], dice_row, scratch, steps_left(state, 1), seat
                    )
            seat = to_move(state)
            take(
                state,
                tables,
                choose_answer(state, tables, values[seat], dice_row, scratch, trial, seat),
            )


@compiled()
def fill_win_chances(
    worlds: Any,
    answers: Any,
    seat: int,
    tables: Tables,
    values: Any,
    dice_row: Ints,
    scratch: policy_rows.Floats,
    row: Any,
    trial: Any,
    rounds: int,
    chances: Any,
) -> None:
    """Fill `chances` (answer, world) with this seat's chance to win, estimated `rounds` rounds
    after giving each answer in each world. The policy answers for the seats that are asked the same
    question before this one."""
    for world in range(len(worlds)):
        for which in range(len(answers)):
            row[:] = worlds[world]
            while to_move(row) != seat:
                first = to_move(row)
                take(
                    row,
                    tables,
                    choose_answer(row, tables, values[first], dice_row, scratch, trial, first),
                )
            take(row, tables, answers[which])
            play_rounds(row, tables, values, dice_row, scratch, trial, rounds)
            scratch[policy_rows.EXPECTED] = 0.0
            if row[state_layout.OVER]:
                chances[which, world] = 1.0 * (row[state_layout.WINNER] == seat)
            else:
                chances[which, world] = win_chance(
                    row, tables, values[seat], steps_left(row, 0), seat, scratch
                )
