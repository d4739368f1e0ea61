"""Comparison of compiled and readable Poker Dice: the same chance and answers give the same
choices, states and scores at every step."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from fivecups.compiled.chance import SplitMixChance, to_signed
from fivecups.compiled.dice_codes import CODES, DICE_BY_CODE, NODES, code_of
from fivecups.compiled.jit_linking import is_supported
from fivecups.compiled.poker_dice import state_layout
from fivecups.compiled.poker_dice.table import PokerDiceGames
from fivecups.games.poker_dice import POKER_DICE
from fivecups.games.poker_dice.boxes import (
    BOXES,
    EMPTY,
    JOKER_OPTIONS,
    UPPER_BONUS_OPTIONS,
    ZEROS_OPTIONS,
)
from fivecups.games.poker_dice.state import PokerDiceState

from .decision_counts import AT_LENGTH, OFTEN, play_until, share

VARIANTS = [
    {"upper_bonus": upper_bonus, "joker": joker, "zeros": zeros}
    for upper_bonus, joker, zeros in product(UPPER_BONUS_OPTIONS, JOKER_OPTIONS, ZEROS_OPTIONS)
]


def test_no_two_dice_have_the_same_code() -> None:
    assert len(DICE_BY_CODE) == len(NODES)
    assert max(map(code_of, NODES)) == CODES - 1


def test_a_coded_seed_draws_the_same_on_both_sides() -> None:
    games = PokerDiceGames(3, 1)
    games.reset([1, -5, 2**62])
    for game, seed in enumerate((1, -5, 2**62)):
        assert DICE_BY_CODE[int(games.states[game, state_layout.DICE])] == tuple(
            sorted(SplitMixChance(seed).roll(5, at="dice 0 1 0"))
        )


def read(row: Any, seats: int) -> dict[str, Any]:
    """Return the contents of a compiled state in the form of the readable one."""
    sheets = (
        row[state_layout.SHEETS :]
        .reshape(state_layout.MAX_SEATS, state_layout.BOX_COUNT)[:seats]
        .tolist()
    )
    return {
        "sheets": [tuple(sheet) for sheet in sheets],
        "poker_plus": row[state_layout.POKER_PLUS : state_layout.POKER_PLUS + seats].tolist(),
        "round": int(row[state_layout.ROUND]),
        "seat": int(row[state_layout.SEAT]),
        "rolls": int(row[state_layout.ROLLS]),
        "dice": DICE_BY_CODE[int(row[state_layout.DICE])],
        "over": bool(row[state_layout.OVER]),
    }


def compare(
    games: PokerDiceGames, game: int, state: PokerDiceState, chance: SplitMixChance
) -> None:
    row = games.states[game]
    told = {name: getattr(state, name) for name in read(row, state.seats)}
    assert read(row, state.seats) == told
    for seat, sheet in enumerate(state.sheets):
        written = [box for box in range(len(BOXES)) if row[state_layout.FILLED + seat] >> box & 1]
        assert written == [box for box, entry in enumerate(sheet) if entry != EMPTY]
    if state.result is None:
        assert games.counts[game] == len(choices(state))
        assert games.seats_to_move[game] == state.askings[-1].seats[0]
    else:
        assert games.counts[game] == 0
        assert tuple(games.scores[game].tolist()) == state.result.scores


def choices(state: PokerDiceState) -> Any:
    asking = state.askings[-1]
    return state.rules.questions[asking.question].choices(state, asking.seats[0])


def play(number: int, seats: int, options: dict[str, str], seed: int) -> int:
    """Play games to the end in both forms. Return the number of decisions. In every second game
    equal dice are kept, so that jokers and Poker+ occur."""
    rng = Random(seed)
    chances = [SplitMixChance(rng.getrandbits(64)) for _ in range(number)]
    games = PokerDiceGames(number, seats, options)
    games.reset([to_signed(chance.seed) for chance in chances])
    states = [POKER_DICE.start(seats, options, chance) for chance in chances]
    actions = np.zeros(number, dtype=np.int64)
    decisions = 0
    while True:
        for game, state in enumerate(states):
            compare(games, game, state, chances[game])
            if state.result is None:
                listed = choices(state)
                answer = rng.randrange(len(listed))
                if game % 2:
                    answer = likes_poker(listed, state.dice, answer)
                actions[game] = answer
                state.take(state.seat, listed[answer])
                decisions += 1
            else:
                actions[game] = -3
        if (actions == -3).all():
            return decisions
        games.step(actions)


def likes_poker(listed: Any, dice: tuple[int, ...], otherwise: int) -> int:
    """Return the answer that keeps the most frequent face or writes Poker if possible, else
    `otherwise`."""
    face = max(dice, key=dice.count)
    best = ("keep", tuple(die for die in dice if die == face))
    if dice.count(face) == 5:
        best = ("write", "poker")
    return listed.index(best) if best in listed else otherwise


@pytest.mark.parametrize("options", VARIANTS)
def test_pd_3_same_choices_states_and_scores_at_every_step(options: dict[str, str]) -> None:
    least, place = share(OFTEN, len(VARIANTS)), VARIANTS.index(options)
    assert (
        play_until(least, lambda seed: play(20, 1 + seed % 4, options, 100 * place + seed)) >= least
    )


@pytest.mark.slow
@pytest.mark.parametrize("seats", POKER_DICE.seat_counts)
def test_pd_3_same_over_a_million_decisions(seats: int) -> None:
    least = share(AT_LENGTH, len(POKER_DICE.seat_counts))

    def batch(seed: int) -> int:
        return play(10, seats, VARIANTS[seed % len(VARIANTS)], 1000 + seed)

    assert play_until(least, batch) >= least


def test_random_play_ends_with_sheets_that_are_full() -> None:
    games = PokerDiceGames(50, 3)
    games.reset(list(range(50)))
    assert games.play_out() > 50 * 3 * 13
    assert not games.counts.any()
    first = games.scores.copy()
    games.reset(list(range(50)))
    games.play_out()
    assert (games.scores == first).all()


def test_what_is_no_choice_is_refused_and_a_finished_game_stays_as_it_is() -> None:
    games = PokerDiceGames(2, 1)
    games.reset([1, 2])
    with pytest.raises(ValueError, match="not among the choices"):
        games.step(games.counts.copy())
    games.play_out()
    before = games.states.copy()
    games.step(np.zeros(2, dtype=np.int64))
    assert (games.states == before).all()


@pytest.mark.slow
def test_a_numba_without_the_internals_compiles_the_same_game(tmp_path: Path) -> None:
    script = """
from fivecups.compiled.jit_linking import is_supported
from fivecups.compiled.poker_dice.table import PokerDiceGames
games = PokerDiceGames(20, 2)
games.reset(range(20))
print(is_supported(), games.play_out(), games.states.tolist())
"""
    plain = {**os.environ, "FIVECUPS_PLAIN_JIT": "1", "FIVECUPS_CACHE": str(tmp_path)}
    plain.pop("NUMBA_CACHE_DIR", None)
    command = [sys.executable, "-c", script]
    printed = subprocess.run(command, env=plain, capture_output=True, text=True, check=True).stdout
    games = PokerDiceGames(20, 2)
    games.reset(range(20))
    assert is_supported()
    assert printed.split(maxsplit=1) == ["False", f"{games.play_out()} {games.states.tolist()}\n"]
