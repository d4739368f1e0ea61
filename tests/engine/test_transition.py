"""Tests of taking an answer: the stored answer, and the state that stays unchanged."""

from __future__ import annotations

from fivecups.engine import RandomChance, advance, examine
from fivecups.engine.chance import NO_CHANCE
from fivecups.games import GAMES


def test_an_answer_from_a_list_is_kept_as_the_one_in_the_list() -> None:
    state = GAMES["poker-dice"].start(1, {}, RandomChance(1))
    choices = GAMES["poker-dice"].view(state, 0).asks[0].choices
    assert isinstance(choices, tuple)
    for choice in choices:
        sent = [list(part) if isinstance(part, tuple) else part for part in choice]
        assert examine(state, 0, sent).require_legal().answer is choice


def test_the_state_after_an_answer_holds_neither_chance_nor_events() -> None:
    state = GAMES["poker-dice"].start(1, {}, RandomChance(1))
    taken = advance(state, 0, ("keep", ()), 0, RandomChance(2))
    assert taken.events
    assert taken.state.chance is NO_CHANCE
    assert taken.state.journal is None
