"""Conformance checks of asks and refusals: every offered answer is accepted, everything else is
refused."""

from __future__ import annotations

from random import Random
from typing import Any

from fivecups.engine import CLOCK, Form, Match, RandomChance, Refused, awaited
from fivecups.records import encode

JUNK: tuple[Any, ...] = (
    None, True, 0, -1, 1.5, "", "pass", (), ((),), ("",), (None,), (0,), ({},), (({},),), ("\ud800",),
    ("pass", "pass", "pass", "pass", "pass"),
    ["keep", [[[[[[[[[[]]]]]]]]]]], {},
    {"": {}}, {"money": float("nan")}, {1: 2}, b"x", 10**30, "x" * 100_000, [0] * 5_000, object(),
)  # fmt: skip


def check_asks(match: Match[Any]) -> None:
    """Check that every open ask has legal answers, that they are accepted, and that views show the
    asks of their seats only."""
    state = match.state
    assert awaited(state), "nobody is asked anything, but the game is not over"
    assert match.view(None).asks == (), "a spectator is asked something"
    for seat in [*range(state.seats), CLOCK]:
        assert seat == CLOCK or match.view(seat).asks == match.asks(seat), (
            f"the view of seat {seat} does not show what it is asked"
        )
        ids = [ask.id for ask in match.asks(seat)]
        assert len(ids) == len(set(ids)), f"two asks of seat {seat} have the same id"
        for ask in match.asks(seat):
            legal: list[Any] = (
                [ask.choices.default] if isinstance(ask.choices, Form) else list(ask.choices)
            )
            assert legal, f"{ask.question} of seat {seat} has no legal answer"
            for answer in (legal[0], legal[-1]):
                refusal = match.refusal(seat, answer, ask.id)
                assert refusal is None, (
                    f"{ask.question} of seat {seat} offers {answer} and refuses it: {refusal}"
                )
            if not isinstance(ask.choices, Form):
                verbs = {answer[0]: len(answer) - 1 for answer in legal}
                for verb, parts in verbs.items():
                    assert len(ask.says.get(verb, ())) == parts and verb in ask.says, (
                        f"{ask.question} does not say what {verb} is"
                    )


def check_refusals(match: Match[Any], rng: Random) -> None:
    """Check that malformed, stale and misdirected answers are refused and change nothing."""
    state = match.state
    before = encode(state)
    moves, events = len(match.record.moves), len(match.events)
    for seat in range(state.seats):
        for ask in match.asks(seat):
            wrong = [*rng.sample(JUNK, 4), *spoilt(ask.choices, rng)]
            for answer in wrong:
                must_refuse(match, seat, answer, ask.id)
            must_refuse(match, seat, rng.choice(JUNK), None)
        if not state.parts(seat):
            must_refuse(match, seat, ("pass",), None)
    must_refuse(match, state.seats, ("pass",), None)
    must_refuse(match, awaited(state)[0], ("pass",), "no such ask")
    assert encode(state) == before and match.state is state, (
        "a refused answer has changed the state"
    )
    assert (moves, events) == (len(match.record.moves), len(match.events)), (
        "a refused answer has left a trace"
    )


def spoilt(choices: Any, rng: Random) -> list[Any]:
    """Return illegal answers that differ only a little from legal ones."""
    if isinstance(choices, Form):
        fields = dict(choices.default)
        dropped = dict(list(fields.items())[1:])
        return [dropped, {**fields, "surplus": 1}, dict.fromkeys(fields), dict.fromkeys(fields, -1)]
    answer = rng.choice(choices)
    return [
        (*answer, 0),
        ("no such verb", *answer[1:]),
        (answer[0], *[("no", "such", "part")] * max(1, len(answer) - 1)),
    ]


def must_refuse(match: Match[Any], seat: int, answer: Any, ask: str | None) -> None:
    """Check that the match refuses an answer, twice with the same reason."""
    refusal = match.refusal(seat, answer, ask)
    assert refusal is not None, f"seat {seat} may answer {answer!r}"
    assert refusal.code, "a refusal without a reason"
    try:
        match.answer(seat, answer, ask)
    except Refused as refused:
        assert refused.refusal == refusal, "the reason changes from one time to the next"
    else:
        raise AssertionError(f"seat {seat} has answered {answer!r}, which is to be refused")


def other_parts(choices: Any, rng: Random, seats: int) -> list[Any]:
    """Return answers of the right shape, legal or not: random values for a form, the listed choices
    with parts exchanged for a list."""
    if isinstance(choices, Form):
        return [choices.sample(RandomChance(rng.getrandbits(32))) for _ in range(3)]
    answer = rng.choice(choices)
    return [
        (answer[0], *[rng.randrange(seats)] * (len(answer) - 1)),
        (answer[0], *rng.choice(choices)[1:]),
    ]
