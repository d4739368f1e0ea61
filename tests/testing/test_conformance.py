"""Tests that the conformance checks pass a good game and catch every kind of fault."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Any

import pytest
from high_cup import HIGH_CUP, HighCup, HighCupState, HighCupView

from fivecups.engine import (
    Chance,
    Choices,
    RecordedChance,
    Recorder,
    Refusal,
    ReplayError,
    Rules,
    data,
)
from fivecups.games.poker_dice import POKER_DICE
from fivecups.testing import check_game

STAND_OR_FOLD = HIGH_CUP.rules.questions["stand_or_fold"]


def test_high_cup_conforms() -> None:
    findings = check_game(HIGH_CUP, examples=5)
    assert findings.games >= 20
    assert findings.redealt == {"cups"}


def test_poker_dice_conforms() -> None:
    findings = check_game(POKER_DICE, examples=1, paired=False, every=8)
    assert findings.games >= 16
    assert findings.decisions > 1_000


@pytest.mark.slow
def test_poker_dice_conforms_with_every_pair_of_options() -> None:
    check_game(POKER_DICE, examples=3)


def spoilt_rules(**steps: Any) -> Rules[Any]:
    """Return High Cup's rules with some steps replaced."""
    rules: Rules[Any] = Rules()
    rules.steps.update(HIGH_CUP.rules.steps)
    rules.questions.update(HIGH_CUP.rules.questions)
    for name, step in steps.items():
        rules.steps[name] = step
    return rules


def game_with(steps: Mapping[str, Any], **methods: Any) -> HighCup:
    """Return High Cup with other steps and methods."""
    rules = spoilt_rules(**steps)

    @data
    class SpoiltState(HighCupState):
        pass

    SpoiltState.rules = rules

    def set_up(self: HighCup, seats: int, options: Mapping[str, Any]) -> Any:
        s = SpoiltState(seats, options, pot=options["pot"], coins=[0] * seats, cups=[0] * seats)
        s.agenda.append(("roll_under_cups",))
        return s

    members = {"rules": rules, "state": SpoiltState, "set_up": set_up, **methods}
    return type("SpoiltCup", (HighCup,), members)()  # type: ignore[no-any-return]


def test_spoiling_nothing_conforms() -> None:
    check_game(game_with({}), examples=2)


def a_view_shows_all_cups(self: Any, s: HighCupState, seat: int | None) -> HighCupView:
    return replace(HIGH_CUP.view_table(s, seat), my_die=sum(s.cups))


def test_a_view_that_shows_too_much_is_caught() -> None:
    with pytest.raises(AssertionError, match="depends on what it may not know"):
        check_game(game_with({}, view_table=a_view_shows_all_cups))


def test_an_event_that_tells_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def roll(s: HighCupState) -> None:
        HIGH_CUP.rules.steps["roll_under_cups"](s)

    def next_round(s: HighCupState) -> None:
        s.tell("boast", "HC-5", die=s.cups[0])
        HIGH_CUP.rules.steps["next_round"](s)

    def lifted(s: HighCupState, answers: dict[int, Any]) -> None:
        s.agenda.append(("next_round",))

    game = game_with({"roll_under_cups": roll, "next_round": next_round})
    monkeypatch.setattr(STAND_OR_FOLD, "take", lifted)
    with pytest.raises(AssertionError, match="events told to seat"):
        check_game(game)


def test_a_redeal_that_changes_nothing_is_caught() -> None:
    def redeal(self: Any, s: HighCupState, seat: int | None, chance: Chance) -> HighCupState:
        return s.copy()

    with pytest.raises(AssertionError, match="redeal never changes"):
        check_game(game_with({}, redeal=redeal))


def test_a_coin_from_nowhere_is_caught() -> None:
    def take_a_coin(s: HighCupState, seat: int) -> None:
        s.coins[seat] += 1
        s.pot -= 1 if s.coins[seat] < 3 else 2

    with pytest.raises(AssertionError, match="have become"):
        check_game(game_with({"take_a_coin": take_a_coin}), examples=20)


def test_a_game_that_does_not_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fivecups.testing.conformance.MAX_DECISIONS", 200)

    def take_a_coin(s: HighCupState, seat: int) -> None:
        s.tell("took", "HC-4", seat=seat)

    with pytest.raises(AssertionError, match="does not end"):
        check_game(game_with({"take_a_coin": take_a_coin}))


def test_a_question_without_an_answer_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_with({})
    original = STAND_OR_FOLD.choices

    def choices(s: HighCupState, seat: int) -> Choices:
        return () if seat == 1 else original(s, seat)

    monkeypatch.setattr(STAND_OR_FOLD, "choices", choices)
    with pytest.raises((AssertionError, IndexError, ZeroDivisionError)):
        check_game(game)


def test_a_sealed_answer_that_shows_is_caught() -> None:
    def view_table(self: Any, s: HighCupState, seat: int | None) -> HighCupView:
        shown = len(
            [
                answer
                for asking in s.askings
                for answer in asking.answers.values()
                if answer == ("stand",)
            ]
        )
        return replace(HIGH_CUP.view_table(s, seat), pot=shown)

    with pytest.raises(AssertionError, match=r"may not know|sealed answer shows"):
        check_game(game_with({}, view_table=view_table))


def test_a_copy_that_shares_is_caught() -> None:
    @data
    class SharingState(HighCupState):
        shared: Any = field(default_factory=list)

    def roll(s: Any) -> None:
        s.shared.append(len(s.shared))
        HIGH_CUP.rules.steps["roll_under_cups"](s)

    game = game_with({"roll_under_cups": roll})
    SharingState.rules = game.rules
    game.state = SharingState

    def set_up(seats: int, options: Mapping[str, Any]) -> Any:
        s = SharingState(seats, options, pot=options["pot"], coins=[0] * seats, cups=[0] * seats)
        s.agenda.append(("roll_under_cups",))
        return s

    game.set_up = set_up  # type: ignore[method-assign]
    with pytest.raises(AssertionError, match=r"changes the original|gives another"):
        check_game(game)


def test_a_refusal_that_changes_the_state_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def meddle(s: Any, seat: int, answer: Any) -> Refusal | None:
        s.rolls = 1
        s.poker_plus[seat] += 1
        return None

    monkeypatch.setattr(POKER_DICE.rules.questions["play_on"], "reason", meddle)
    with pytest.raises(AssertionError, match="has changed the state"):
        check_game(POKER_DICE, examples=1)


def test_a_leak_that_the_event_and_the_view_share_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Both the event and the view show the dice openly, and the event is not marked as
    revealing."""
    game = game_with({}, totals=lambda self, s: {})

    def lifted(s: HighCupState, answers: dict[int, Any]) -> None:
        s.tell("lifted", "HC-2", standing=(), dice=tuple(s.cups))
        s.coins = list(s.cups)
        s.pot -= 1
        s.agenda.append(("next_round",))

    monkeypatch.setattr(STAND_OR_FOLD, "take", lifted)
    with pytest.raises(AssertionError, match="events told to seat"):
        check_game(game)


def test_an_event_that_tells_more_than_it_is_marked_to_reveal_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The event is marked to reveal who stands, but also tells all dice."""
    game = game_with({}, totals=lambda self, s: {})

    def lifted(s: HighCupState, answers: dict[int, Any]) -> None:
        standing = tuple(seat for seat, (verb,) in answers.items() if verb == "stand")
        s.tell("lifted", "HC-2", standing=standing, dice=tuple(s.cups), reveals=("standing",))
        s.pot -= 1
        s.agenda.append(("next_round",))

    monkeypatch.setattr(STAND_OR_FOLD, "take", lifted)
    with pytest.raises(AssertionError, match="events told to seat"):
        check_game(game)


def test_a_leak_behind_an_event_that_reveals_something_else_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = game_with({}, totals=lambda self, s: {})

    def lifted(s: HighCupState, answers: dict[int, Any]) -> None:
        s.tell("lifted", "HC-2", standing=tuple(answers), reveals=True)
        s.tell("peeped", "HC-2", dice=tuple(s.cups))
        s.pot -= 1
        s.agenda.append(("next_round",))

    monkeypatch.setattr(STAND_OR_FOLD, "take", lifted)
    with pytest.raises(AssertionError, match="events told to seat"):
        check_game(game)


def test_a_refusal_that_tells_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell_the_highest(s: HighCupState, seat: int, answer: Any) -> Refusal:
        return Refusal("too-low", "HC-2", {"highest": max(s.cups)})

    monkeypatch.setattr(STAND_OR_FOLD, "verbs", {**STAND_OR_FOLD.verbs, "no such verb": ()})
    monkeypatch.setattr(STAND_OR_FOLD, "reason", tell_the_highest)
    with pytest.raises(AssertionError, match=r"why seat . may not answer"):
        check_game(game_with({}))


def test_a_game_that_depends_on_its_journal_is_caught() -> None:
    def take_a_coin(s: HighCupState, seat: int) -> None:
        s.pot -= 1
        s.coins[seat if s.journal is not None else 0] += 1

    with pytest.raises(AssertionError, match="without a journal"):
        check_game(game_with({"take_a_coin": take_a_coin}))


def test_a_result_that_no_file_can_hold_is_caught() -> None:
    def next_round(s: HighCupState) -> None:
        HIGH_CUP.rules.steps["next_round"](s)
        if s.result is not None:
            s.result = replace(s.result, sources=tuple({"coins": (coin,)} for coin in s.coins))

    with pytest.raises((AssertionError, ReplayError)):
        check_game(game_with({"next_round": next_round}))


def test_an_opening_that_tells_too_much_is_caught() -> None:
    """The leak is only before the first ask; from the second round on nothing is told."""

    def roll(s: HighCupState) -> None:
        HIGH_CUP.rules.steps["roll_under_cups"](s)
        if s.pot == s.options["pot"] and not any(s.coins) and len(s.journal or ()) == 1:
            s.tell("boast", "HC-1", die=s.cups[0])

    with pytest.raises(AssertionError, match="told of the opening"):
        check_game(game_with({"roll_under_cups": roll}))


def test_a_view_without_its_asks_is_caught() -> None:
    def view(self: HighCup, s: HighCupState, seat: int | None) -> Any:
        return replace(HighCup.view(self, s, seat), asks=())

    with pytest.raises(AssertionError, match="does not show what it is asked"):
        check_game(game_with({}, view=view))


def test_a_replay_that_asks_for_fewer_draws_is_caught() -> None:
    """The game draws more when it is first played than in a replay."""

    def roll(s: HighCupState) -> None:
        HIGH_CUP.rules.steps["roll_under_cups"](s)
        if isinstance(s.chance, Recorder) and not isinstance(s.chance.source, RecordedChance):
            s.chance.pick(2, at="once more")

    with pytest.raises(AssertionError, match="fewer draws"):
        check_game(game_with({"roll_under_cups": roll}))
