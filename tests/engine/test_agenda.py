"""Tests of steps, asks, sealed answers, optional questions and standing questions."""

from __future__ import annotations

from dataclasses import field
from typing import Any

import pytest

from fivecups.engine import (
    CLOCK,
    Ask,
    Choices,
    Game,
    Match,
    RandomChance,
    Refusal,
    Refused,
    Result,
    Rules,
    State,
    data,
    from_plain,
    play_out,
    to_plain,
)
from fivecups.records import wire

rules: Rules[ToyState] = Rules()


@data
class ToyState(State):
    rules = rules
    log: list[str] = field(default_factory=list)


@rules.step
def note(s: ToyState, text: str) -> None:
    s.log.append(text)
    s.tell("noted", "T-1", text=text)


@rules.step
def paragraph(s: ToyState, name: str) -> None:
    s.then(note, f"{name} first")
    s.then(inner, name)
    s.then(note, f"{name} last")


@rules.step
def inner(s: ToyState, name: str) -> None:
    s.then(note, f"{name} inner 1")
    s.then(note, f"{name} inner 2")


@rules.question("T-2", {"say": ("text",)})
def speak(s: ToyState, seat: int) -> Choices:
    return ("say", "yes"), ("say", "no")


@speak.answered
def spoken(s: ToyState, seat: int, answer: tuple[str, str]) -> None:
    s.then(note, f"{seat} says {answer[1]}")


@rules.sealed_question("T-3", {"bid": ("amount",)})
def bid(s: ToyState, seat: int, limit: int) -> Choices:
    return tuple(("bid", amount) for amount in range(limit))


@bid.answered_together
def bids(s: ToyState, answers: dict[int, Any], limit: int) -> None:
    s.then(note, f"bids {sorted(answers.items())} below {limit}")


@rules.question("T-4", {"heckle": ()})
def heckle(s: ToyState, seat: int) -> Choices:
    return (("heckle",),)


@heckle.answered
def heckled(s: ToyState, seat: int, answer: Any) -> None:
    s.then(note, f"{seat} heckles")
    s.then(note, "laughter")


@rules.question("T-5", {"time": ()})
def time_up(s: ToyState, seat: int) -> Choices:
    return (("time",),)


@time_up.answered
def ring(s: ToyState, seat: int, answer: Any) -> None:
    s.then(note, f"time is up, answers {s.withdraw()}")


@rules.question("T-6", {"mute": ("on",)}, standing=True)
def mute(s: ToyState, seat: int) -> Choices:
    return ("mute", True), ("mute", False)


@mute.answered
def muted(s: ToyState, seat: int, answer: Any) -> None:
    note(s, f"{seat} mute {answer[1]}")


@rules.question("T-8", {"wave": ()}, standing=True)
def wave(s: ToyState, seat: int) -> Choices:
    return (("wave",),)


@wave.answered
def waved(s: ToyState, seat: int, answer: Any) -> None:
    note(s, f"{seat} waves")


@rules.sealed_question("T-7", {"pass": ()}, quiet=True)
def react(s: ToyState, seat: int) -> Choices:
    return (("pass",),)


@react.answered_together
def reacted(s: ToyState, answers: dict[int, Any]) -> None:
    s.then(note, "no reaction")


@rules.step
def fail(s: ToyState) -> None:
    s.log.append("half done")
    raise RuntimeError("a fault in a rule")


@rules.step
def finish(s: ToyState) -> None:
    s.end(Result((0,) * s.seats, (0,)))


class Toy(Game[ToyState]):
    name = "toy"
    state = ToyState
    rules = rules
    seat_counts = range(1, 4)

    def set_up(self, seats: int, options: Any) -> ToyState:
        s = ToyState(seats, options)
        s.ask(speak, 0)
        s.agenda.insert(0, ("finish",))
        return s

    def view_table(self, state: ToyState, seat: int | None) -> tuple[str, ...]:
        return tuple(state.log)


def match_at(arrange: Any, seats: int = 3) -> Match[ToyState]:
    """Return a match whose agenda is filled by `arrange`."""
    match = Match(Toy(), seats, chance=RandomChance(0))
    match.state.askings.clear()
    match.state.agenda[:] = [("finish",)]
    arrange(match.state)
    match.state.agenda[1:] = match.state.agenda[1:][::-1]
    match.state.run()
    return match


def test_steps_are_taken_in_the_order_in_which_they_are_said() -> None:
    def arrange(s: ToyState) -> None:
        s.then(paragraph, "A")
        s.then(paragraph, "B")
        s.ask(speak, 0)

    parts = ["first", "inner 1", "inner 2", "last"]
    assert match_at(arrange).state.log == [f"{name} {part}" for name in "AB" for part in parts]


def test_an_ask_stops_the_game_until_it_is_answered() -> None:
    def arrange(s: ToyState) -> None:
        s.ask(speak, 1)
        s.then(note, "after")

    match = match_at(arrange)
    assert match.state.log == []
    assert [ask.question for ask in match.asks(1)] == ["speak", "mute", "wave"]
    match.answer(1, ("say", "yes"))
    assert match.state.log == ["1 says yes", "after"]
    assert match.over


def sealed(s: ToyState) -> None:
    s.ask_all(bid, (0, 1, 2), 5)
    s.meanwhile(heckle, (1,))
    s.meanwhile(time_up, (CLOCK,))
    s.then(note, "after")
    s.ask(speak, 0)


def test_sealed_answers_are_taken_together() -> None:
    match = match_at(sealed)
    assert match.answer(2, ("bid", 3)) == []
    assert match.answer(0, ("bid", 1)) == []
    assert match.view(1).waiting.seats == (1,)  # type: ignore[union-attr]
    assert match.view(0).sealed == ("bid", 1)
    assert match.view(1).sealed is None
    match.answer(1, ("bid", 4))
    assert match.state.log == [
        "bids [(0, ('bid', 1)), (1, ('bid', 4)), (2, ('bid', 3))] below 5",
        "after",
    ]


def test_a_game_is_played_out_from_the_middle_of_sealed_answers() -> None:
    match = match_at(sealed)
    match.answer(1, ("bid", 1))
    state = match.state.copy()
    assert play_out(state, RandomChance(0)) == 3
    assert "(1, ('bid', 1))" in state.log[0]


def test_a_sealed_answer_cannot_be_given_twice() -> None:
    match = match_at(sealed)
    match.answer(2, ("bid", 3))
    refusal = match.refusal(2, ("bid", 4), "2")
    assert refusal is not None
    assert refusal.code == "stale-ask"


def test_nobody_to_ask_is_an_empty_answer() -> None:
    def arrange(s: ToyState) -> None:
        s.ask_all(bid, (), 5)
        s.ask(speak, 0)

    match = match_at(arrange)
    assert match.state.log == ["bids [] below 5"]
    assert match.asks(0)[0].id == "3"


def test_meanwhile_others_may_speak_any_number_of_times() -> None:
    match = match_at(sealed)
    first = match.asks(1)[1]
    assert (first.question, first.optional) == ("heckle", True)
    match.answer(0, ("bid", 1))
    match.answer(1, ("heckle",), first.id)
    second = match.asks(1)[1]
    assert second.id != first.id
    refusal = match.refusal(1, ("heckle",), first.id)
    assert refusal is not None
    assert refusal.code == "stale-ask"
    match.answer(1, ("heckle",), second.id)
    assert match.state.log == ["1 heckles", "laughter"] * 2
    assert match.asks(1)[0].id == "2"
    match.answer(1, ("bid", 0))
    match.answer(2, ("bid", 0))
    assert match.state.log[-1] == "after"


def test_the_clock_can_close_an_ask() -> None:
    match = match_at(sealed)
    match.answer(0, ("bid", 1))
    match.answer(CLOCK, ("time",))
    assert match.state.log == ["time is up, answers {0: ('bid', 1)}", "after"]
    assert match.asks(CLOCK) == ()


def test_a_standing_question_can_be_answered_at_any_time() -> None:
    match = match_at(sealed)
    match.answer(2, ("mute", True))
    assert match.state.log == ["2 mute True"]
    assert "bid" in [ask.question for ask in match.asks(2)]
    refusal = match.refusal(2, ("mute", 1))
    assert refusal is not None
    assert refusal.code == "not-a-choice"


def test_of_several_standing_questions_each_is_asked_by_its_own_part() -> None:
    match = match_at(sealed)
    standing = [ask.question for ask in match.asks(2) if ask.optional]
    assert standing == ["mute", "wave"]
    match.answer(2, ("wave",))
    match.answer(2, ("mute", False))
    assert match.state.log == ["2 waves", "2 mute False"]


def test_an_ask_waits_for_its_answer_unless_it_says_that_it_is_optional() -> None:
    assert not Ask("1", "bid", "T-1", {}, (("bid", 1),), {}).optional


def test_a_quiet_question_shows_nobody_whom_the_table_waits_for() -> None:
    match = match_at(lambda s: s.ask_all(react, (0, 2)))
    for seat in (None, 0, 1, 2):
        waiting = match.view(seat).waiting
        assert waiting is not None
        assert (waiting.seats, waiting.question) == (None, None)
    before = match.view(1)
    match.answer(0, ("pass",))
    assert match.view(1) == before


def test_arguments_on_the_agenda_go_by_place() -> None:
    def arrange(s: ToyState) -> None:
        with pytest.raises(TypeError, match="by place, not by name: text"):
            s.then(note, text="lost")
        with pytest.raises(TypeError, match="by place, not by name: limit"):
            s.ask_all(bid, (0, 1), limit=5)
        s.ask(speak, 0)

    match_at(arrange)


def test_whoever_gets_a_view_cannot_change_the_table_by_it() -> None:
    match = match_at(lambda s: s.ask(speak, 0))
    match.view(0).options["loud"] = True  # type: ignore[index]
    assert match.state.options == {}


def test_meanwhile_needs_an_ask() -> None:
    state = Toy().set_up(2, {})
    state.then(note, "x")
    with pytest.raises(ValueError, match="only an ask"):
        state.meanwhile(heckle, (1,))


def test_the_same_name_cannot_be_given_to_two_steps_or_questions() -> None:
    with pytest.raises(ValueError, match="already a step called note"):
        rules.step(note)
    with pytest.raises(ValueError, match="already a question called heckle"):
        rules.question("T-4")(heckle.choices)


def test_a_fault_in_a_rule_leaves_the_match_as_it_was() -> None:
    def arrange(s: ToyState) -> None:
        s.ask(speak, 0)
        s.then(fail)

    match = match_at(arrange)
    before = match.state.copy()
    with pytest.raises(RuntimeError):
        match.answer(0, ("say", "yes"))
    assert match.state == before
    assert match.record.moves == []
    assert match.asks(0)[0].question == "speak"


@pytest.mark.parametrize(
    ("seat", "answer", "ask", "code"),
    [
        (5, ("say", "yes"), None, "no-such-seat"),
        ("0", ("say", "yes"), None, "no-such-seat"),
        (True, ("say", "yes"), None, "no-such-seat"),
        pytest.param(10**5000, ("say", "yes"), None, "no-such-seat", id="a huge seat"),
        (0, ("say", "yes"), "99", "stale-ask"),
        (0, ("shout",), None, "unknown-verb"),
        (0, ("say",), None, "wrong-parts"),
        (0, ("say", "perhaps"), None, "not-a-choice"),
        (0, 1.5, None, "malformed"),
        (0, "say", None, "not-an-answer"),
        (0, ({},), None, "not-an-answer"),
        (0, (({},), "yes"), None, "not-an-answer"),
        (0, ("\ud800",), None, "malformed"),
        (0, {"\udfff": 1}, None, "malformed"),
        (0, {"x" * 10_000: 1}, None, "malformed"),
        (0, ("say", "yes"), "\ud800" * 10_000, "stale-ask"),
        (CLOCK, ("time",), None, "not-asked"),
    ],
)
def test_refusals_name_their_reason(seat: Any, answer: Any, ask: str | None, code: str) -> None:
    match = match_at(lambda s: s.ask(speak, 0))
    with pytest.raises(Refused) as refused:
        match.answer(seat, answer, ask)
    assert refused.value.refusal.code == code
    assert len(wire(refused.value.refusal)) < 300, "a refusal goes back over the wire"
    assert str(refused.value)


def test_after_the_end_nothing_is_taken() -> None:
    match = match_at(lambda s: s.ask(speak, 0))
    match.answer(0, ("say", "no"))
    refusal = match.refusal(0, ("say", "no"))
    assert refusal is not None
    assert refusal.code == "game-over"


def test_a_state_in_the_middle_of_everything_survives_encoding() -> None:
    match = match_at(sealed)
    match.answer(0, ("bid", 1))
    match.answer(1, ("heckle",))
    assert from_plain(ToyState, to_plain(match.state)) == match.state


def test_a_refusal_repeats_the_beginning_of_what_was_sent() -> None:
    match = match_at(lambda s: s.ask(speak, 0))
    for sent, echo in [("x" * 65, "x" * 64), ("x" * 64, "x" * 64), ("é", "'\\xe9'"), (1.5, "1.5")]:
        refusal = match.refusal(sent, ("say", "yes"))  # type: ignore[arg-type]
        assert refusal is not None
        assert refusal.data == {"seat": echo, "seats": 3}
    refusal = match.refusal(0, ("say", "yes"), ask="é" * 100)
    assert refusal is not None
    assert refusal.data == {"ask": ascii("é" * 100)[:64]}


def test_neither_chance_nor_journal_is_part_of_how_a_state_looks() -> None:
    state = match_at(lambda s: s.ask(speak, 0)).state
    assert "chance" not in repr(state) and "journal" not in repr(state)
    assert state.refusal(1, ("say", "yes")) == Refusal("not-asked", data={"seat": 1})
    assert state.refusal(0, ("say", "yes")) is None
    assert state.refusal(0, ("say", "yes"), 1) == Refusal("not-asked", data={"seat": 0})
