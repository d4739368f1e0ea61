"""Rounds that quick players play by themselves at a compiled table: whole games, and answers tried
out in the same worlds."""

from __future__ import annotations

from typing import Any

from fivecups.compiled.dice_town import layout as at
from fivecups.compiled.dice_town.common import agenda as a
from fivecups.compiled.dice_town.data import REVEAL
from fivecups.compiled.dice_town.questions import choices, take, to_move
from fivecups.compiled.door import Ints, Tables, compiled, inner

from . import tables as of
from .dice import weigh_dice
from .player import answer_of
from .worths import chance, count_goods, steps_left

PATIENCE = 300
"""Questions of a round after which no more cards are played: whoever draws Unlimited Credit again
and again would never come to an end."""


@inner
def is_about_dice(s: Ints) -> bool:
    """Whether the question is answered by what dice are worth."""
    question = s[at.QUESTION]
    return question in (a.KEEP_DICE, a.SEND_BANDITS, a.RETURN_DICE, a.SHAMANS_BLESSING) or (
        question == a.PLAY_OR_PASS and s[at.ARGUMENTS] == REVEAL
    )


@inner
def play_rounds(
    s: Ints, t: Tables, w: Any, n: Ints, room: of.Floats, copy: Ints, rounds: int
) -> None:
    """Go on until so many more rounds have begun, or to the end of the game."""
    last = s[at.ROUND] + rounds
    weighed = asked = 0
    while not s[at.OVER] and s[at.ROUND] < last:
        asked += 1
        count = choices(s, t)
        if count == 1:
            take(s, t, 0)
        elif asked > PATIENCE and s[at.QUESTION] == a.PLAY_OR_PASS:
            take(s, t, count - 1)
        else:
            if weighed != s[at.ROUND] and is_about_dice(s):
                weighed, asked = s[at.ROUND], 0
                for seat in range(s[at.SEATS]):
                    weigh_dice(s, t, w[seat], n, room, steps_left(s, 1), seat)
            seat = to_move(s)
            take(s, t, answer_of(s, t, w[seat], n, room, copy, seat))


@compiled()
def play_games(
    states: Any, t: Tables, w: Any, n: Ints, room: of.Floats, copy: Any, counted: Any
) -> None:
    """Play each game to its end, each seat by its own row of values. `counted` is filled with what
    everybody has as each round begins, as far as it has room for that (game, round, seat, thing).
    """
    for game in range(len(states)):
        s = states[game]
        while not s[at.OVER]:
            if s[at.ROUND] <= counted.shape[1]:
                for seat in range(s[at.SEATS]):
                    count_goods(s, t, n, seat, counted[game, s[at.ROUND] - 1, seat])
            play_rounds(s, t, w, n, room, copy, 1)


@compiled()
def try_at_a_table(
    worlds: Any,
    answers: Any,
    seat: int,
    t: Tables,
    w: Any,
    n: Ints,
    room: of.Floats,
    row: Any,
    copy: Any,
    rounds: int,
    found: Any,
) -> None:
    """Fill in the chance of a seat to win after each of these answers in each of these worlds
    (answer, world), so many rounds later, by its own row of values. Others who are asked the same
    may answer before."""
    for world in range(len(worlds)):
        for which in range(len(answers)):
            row[:] = worlds[world]
            while to_move(row) != seat:
                first = to_move(row)
                take(row, t, answer_of(row, t, w[first], n, room, copy, first))
            take(row, t, answers[which])
            play_rounds(row, t, w, n, room, copy, rounds)
            room[of.HOPE] = 0.0
            if row[at.OVER]:
                found[which, world] = 1.0 * (row[at.WINNER] == seat)
            else:
                found[which, world] = chance(row, t, w[seat], steps_left(row, 0), seat, room)
