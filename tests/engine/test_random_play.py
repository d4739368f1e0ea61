"""Tests of random play: the same seed plays the same game, and forms are filled in until they are
legal."""

from __future__ import annotations

from typing import Any

import pytest

from fivecups.engine import (
    Amount,
    Choices,
    Fields,
    Form,
    RandomChance,
    Refusal,
    Rules,
    State,
    data,
    play_out,
    random_answer,
)
from fivecups.games import GAMES

rules: Rules[Fair] = Rules()
tried: list[dict[str, Any]] = []


@data
class Fair(State):
    rules = rules
    purse: int = 0


@rules.question("T-1")
def spend(s: Fair, seat: int) -> Choices:
    stalls = {f"stall {number}": Amount(0, 9) for number in range(8)}
    return Form(Fields(stalls), dict.fromkeys(stalls, 0))


@spend.checked
def why_not_spend(s: Fair, seat: int, answer: Any) -> Refusal | None:
    tried.append(answer)
    return Refusal("too-much") if sum(answer.values()) > s.purse else None


def answers_with(purse: int, seed: int) -> Any:
    state = Fair(1, {}, purse=purse)
    state.ask(spend, 0)
    state.run()
    tried.clear()
    return random_answer(state, 0, RandomChance(seed))


def test_a_form_is_filled_in_with_fewer_and_fewer_fields_until_it_is_legal() -> None:
    """The first attempt fills in every field; then one field in two, four, eight and sixteen is
    filled in, then all again."""
    filled = [0] * 20
    for seed in range(400):
        assert not any(answers_with(-1, seed).values()), "what is always legal comes last"
        assert len(tried) == 20
        for number, answer in enumerate(tried):
            filled[number] += sum(map(bool, answer.values()))
    # One in ten draws is a nought.
    wanted = [400 * 8 * 0.9 / 2 ** (number % 5) for number in range(20)]
    for number, (drawn, meant) in enumerate(zip(filled, wanted, strict=True)):
        assert abs(drawn - meant) < 0.25 * meant + 20, number


@pytest.mark.parametrize("purse", [0, 5, 20, 72])
def test_what_is_legal_at_once_is_not_tried_again(purse: int) -> None:
    for seed in range(20):
        answer = answers_with(purse, seed)
        assert answer == tried[-1] or len(tried) == 20
        assert sum(answer.values()) <= purse
    assert purse < 72 or len(tried) == 1


@pytest.mark.parametrize(
    ("name", "seats", "options", "answers", "scores"),
    [
        ("poker-dice", 2, {}, 75, (119, 130)),
        ("gentlemans-deal", 5, {}, 97, (21, 17, 12, 36, 17)),
        ("dice-town", 4, {}, 483, (21, 83, 33, 0)),
        ("dice-town", 3, {"wild_west": True, "indians": True}, 618, (5, 13, 117)),
    ],
    ids=["poker-dice", "gentlemans-deal", "dice-town", "indians"],
)
def test_the_same_seed_plays_the_same_game(
    name: str, seats: int, options: dict[str, Any], answers: int, scores: tuple[int, ...]
) -> None:
    chance = RandomChance(1)
    state = GAMES[name].start(seats, options, chance)
    assert play_out(state, chance) == answers
    assert state.result is not None
    assert state.result.scores == scores
