"""Comparison of compiled and readable Dice Town: the same chance and answers give the same choices,
states and scores at every step."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

from fivecups.compiled.batch import GO_ON, WAIT
from fivecups.compiled.chance import SplitMixChance, to_signed
from fivecups.compiled.dice_town import state_layout
from fivecups.compiled.dice_town.common.agenda import QUESTION_NAMES, STEP_NAMES
from fivecups.compiled.dice_town.lookup_tables import EFFECT_NAMES
from fivecups.compiled.dice_town.state_encoder import encode
from fivecups.compiled.dice_town.table import PASS_IN_ADVANCE, DiceTownGames
from fivecups.engine import Form, awaited
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.decisions.sheriff_decisions import earlier_offer
from fivecups.games.dice_town.state import DiceTownState, rules
from fivecups.games.dice_town.store_cards.effect_registry import EFFECTS

from .decision_counts import AT_LENGTH, OFTEN, play_until, share
from .dice_town_states import answer_of, as_list, compiled_state, readable_state

BASE = {"wild_west": False, "indians": False}
WEST = {"wild_west": True, "indians": False}
INDIANS = {"wild_west": True, "indians": True}
PART_NAMES = {
    state_layout.OFFERED_DOLLARS: "dollars",
    state_layout.OFFERED_NUGGETS: "nuggets",
    state_layout.SHARE_DOLLARS: "share_dollars",
    state_layout.SHARE_NUGGETS: "share_nuggets",
    state_layout.OFFERED_RANCHES: "ranches",
}
ONE_IN_SO_MANY_PASSES = 60
ENCODED_STATE_ODDS = 4
"""At one decision in this many, the compiled game goes on from the encoded readable state instead
of its own."""


class Pair:
    """A game played in its compiled and its readable form."""

    def __init__(
        self, games: DiceTownGames, game: int, chance: SplitMixChance, rng: Random
    ) -> None:
        self.games, self.game, self.chance, self.rng = games, game, chance, rng
        self.state: DiceTownState = DICE_TOWN.start(games.seats, games.options, chance)
        self.decisions = 0
        self.shy = rng.random() < 0.6
        """Whether little is offered to the Sheriff, so that games are not decided by bribes."""

    @property
    def row(self) -> list[int]:
        return as_list(self.games.states[self.game])

    def compare(self) -> None:
        state, row = self.state, self.row
        told, from_row = readable_state(state), compiled_state(row, state.seats)
        if told != from_row:
            differ = {
                name: (told[name], from_row[name]) for name in told if told[name] != from_row[name]
            }
            raise AssertionError(f"readable and compiled differ: {differ}")
        if state.result is None:
            seat = awaited(state)[0]
            assert self.games.seats_to_move[self.game] == seat
            listed = self.choices(seat)
            if not isinstance(listed, Form):
                assert self.games.counts[self.game] == len(listed), state.askings[-1]
        else:
            self.compare_results(row)

    def compare_results(self, row: list[int]) -> None:
        result = self.state.result
        assert result is not None
        assert self.games.counts[self.game] == 0
        assert tuple(self.games.scores[self.game].tolist()) == result.scores
        assert (row[state_layout.WINNER],) == result.winners
        for seat, source in enumerate(result.sources):
            points = row[state_layout.POINTS + len(state_layout.SOURCES) * seat :][
                : len(state_layout.SOURCES)
            ]
            assert dict(zip(state_layout.SOURCES, points, strict=True)) == {"ranches": 0, **source}

    def choices(self, seat: int) -> Any:
        asking = self.state.askings[-1]
        return self.state.rules.questions[asking.question].choices(self.state, seat, *asking.args)

    def choose(self) -> int:
        """Return the next action and take it in the readable game too, unless an offer is not yet
        complete."""
        if self.state.result is not None:
            return WAIT
        seat = awaited(self.state)[0]
        listed = self.choices(seat)
        if isinstance(listed, Form):
            return self.fill_in(seat, listed)
        if not self.rng.randrange(ONE_IN_SO_MANY_PASSES):
            return self.pass_in_advance()
        answer = self.rng.randrange(len(listed))
        self.state.take(seat, listed[answer])
        self.decisions += 1
        return answer

    def pass_in_advance(self) -> int:
        """Make a random seat pass in advance, or take that back (DT-27). Return the action."""
        seat = self.rng.randrange(self.state.seats)
        (said,) = self.state.rules.standing[0].choices(self.state, seat)
        self.state.take(seat, said, -1)
        self.decisions += 1
        return PASS_IN_ADVANCE - seat

    def fill_in(self, seat: int, form: Form) -> int:
        """Return the action for a field of an offer. The readable game takes the offer in
        :meth:`after`."""
        row, count = self.row, int(self.games.counts[self.game])
        part = row[state_layout.FIELD]
        if part in PART_NAMES:
            field: Any = form.fields.fields[PART_NAMES[part]]
            assert count == field.high - field.low + 1
        elif part == state_layout.OUTCOME:
            assert count == len(form.fields.fields["outcome"].values)  # type: ignore[union-attr]
        else:
            assert count == (1 if part == state_layout.OFFER_PARTS else 2)
        if self.shy and part != state_layout.OUTCOME and self.rng.randrange(8):
            return 0
        return self.rng.randrange(count)

    def after(self) -> bool:
        """Take a complete form in the readable game. False while the form is not complete."""
        state = self.state
        if state.result is not None or not isinstance(
            self.choices(seat := awaited(state)[0]), Form
        ):
            return True
        row = self.row
        waiting = (
            row[state_layout.ASKED] & ~row[state_layout.ANSWERED]
            if row[state_layout.ASKS] == state.asked
            else 0
        )
        if waiting >> seat & 1:
            return False
        said = answer_of(row, seat, earlier_of(state, seat), state.options["wild_west"])
        assert state.refusal(seat, said) is None, (said, state.refusal(seat, said))
        state.take(seat, said)
        self.decisions += 1
        return True


def earlier_of(state: DiceTownState, seat: int) -> Any:
    return earlier_offer(state, seat) if state.askings[-1].question == "raise_offer" else None


def play(number: int, seats: int, options: dict[str, Any], seed: int) -> int:
    """Play games to the end in both forms. Return the number of decisions."""
    rng = Random(seed)
    chances = [SplitMixChance(rng.getrandbits(64)) for _ in range(number)]
    games = DiceTownGames(number, seats, options)
    games.reset([to_signed(chance.seed) for chance in chances])
    pairs = [Pair(games, game, chance, rng) for game, chance in enumerate(chances)]
    for pair in pairs:
        pair.compare()
    while any(pair.state.result is None for pair in pairs):
        forms = [
            pair.state.result is None and isinstance(pair.choices(awaited(pair.state)[0]), Form)
            for pair in pairs
        ]
        games.step(np.array([pair.choose() for pair in pairs], dtype=np.int64))
        encoded = np.full(number, WAIT, dtype=np.int64)
        for pair, form in zip(pairs, forms, strict=True):
            if not form or pair.after():
                pair.compare()
                if pair.state.result is None and not rng.randrange(ENCODED_STATE_ODDS):
                    games.states[pair.game] = encode(pair.state, pair.chance.seed)
                    encoded[pair.game] = GO_ON
        games.step(encoded)
    return sum(pair.decisions for pair in pairs)


A_FEW = [
    (2, BASE),
    (3, BASE),
    (4, BASE),
    (5, BASE),
    (2, WEST),
    (4, WEST),
    (3, INDIANS),
    (6, INDIANS),
]
ALL = [
    (seats, options)
    for seats, options in product(range(2, 7), (BASE, WEST, INDIANS))
    if seats < 6 or options["wild_west"]
]


@pytest.mark.parametrize(("seats", "options"), A_FEW)
def test_dt_20_same_choices_states_and_scores_at_every_step(
    seats: int, options: dict[str, Any]
) -> None:
    least = share(OFTEN, len(A_FEW))
    assert play_until(least, lambda seed: play(2, seats, options, 10 * seats + seed)) >= least


@pytest.mark.slow
@pytest.mark.parametrize("half", [1, 2])
@pytest.mark.parametrize(("seats", "options"), ALL)
def test_dt_20_same_over_a_million_decisions(
    seats: int, options: dict[str, Any], half: int
) -> None:
    least = share(AT_LENGTH, 2 * len(ALL))
    assert play_until(least, lambda seed: play(10, seats, options, 1000 * half + seed)) >= least


def test_every_effect_and_every_question_has_its_twin() -> None:
    assert set(EFFECT_NAMES) - {""} == set(EFFECTS)
    assert set(QUESTION_NAMES) | {"pass_in_advance"} == set(rules.questions)
    assert set(STEP_NAMES) - set(rules.steps) == {"apply_the_top_card"}


def test_random_play_ends_and_is_the_same_for_the_same_seeds() -> None:
    games = DiceTownGames(40, 4, INDIANS)
    games.reset(list(range(40)))
    assert games.play_out() > 40 * 100
    assert not games.counts.any()
    first = games.scores.copy()
    games.reset(list(range(40)))
    games.play_out()
    assert (games.scores == first).all()
