"""Conformance of secrets: nobody can tell worlds apart that differ only in what is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

from fivecups.engine import (
    ChanceError,
    Draw,
    Event,
    Game,
    Match,
    RandomChance,
    RecordedChance,
    advance,
    random_answer,
    seen,
    twin,
)
from fivecups.records import wire

from .answers import other_parts, spoilt
from .states import choose_part

OTHER_OPENINGS = 12
"""With how many others an opening is compared."""


def check_opening(game: Game[Any], match: Match[Any], rng: Random) -> None:
    """What an observer is told before the first ask is the same in every opening that looks the
    same to it in the end."""
    record = match.record
    for _ in range(OTHER_OPENINGS if record.opening else 0):
        draws = list(record.opening)
        place = rng.randrange(len(draws))
        draws[place] = other_draw(draws[place], rng)
        try:
            other = Match(game, record.seats, record.options, RecordedChance(draws))
        except ChanceError:
            continue
        for observer in (None, *range(record.seats)):
            if same_view(game, match.state, other.state, observer):
                told, other_told = seen(match.events, observer), seen(other.events, observer)
                assert wire(told) == wire(other_told), (
                    f"what seat {observer} is told of the opening depends on what it may not know"
                )


def other_draw(draw: Draw, rng: Random) -> Draw:
    """A draw with two of its numbers changing places, or one of them by one."""
    kind, numbers = draw[0], list(draw[1])
    one, other = rng.randrange(len(numbers)), rng.randrange(len(numbers))
    if kind == "shuffle":
        numbers[one], numbers[other] = numbers[other], numbers[one]
    else:
        numbers[one] += rng.choice((-1, 1))
    return kind, tuple(numbers)


def check_secrecy(game: Game[Any], state: Any, rng: Random) -> set[str]:
    """A seat sees the same in a world that differs only in what it may not know, now and after the
    next answer. Returns the secrets that the other world has differently."""
    observer = rng.choice([None, *range(state.seats)])
    world = twin(game, state, observer, RandomChance(rng.getrandbits(32)))
    redealt = {name for name in game.secrets if getattr(world, name) != getattr(state, name)}
    assert game.totals(world) == game.totals(state), (
        "redealing does not conserve what the game conserves"
    )
    assert same_view(game, state, world, observer), (
        f"what seat {observer} sees depends on what it may not know"
    )
    if observer is not None:
        check_same_refusals(state, world, observer, rng)
    seat, part = choose_part(state, rng)
    if part not in world.parts(seat):
        return redealt
    answer = random_answer(state, seat, RandomChance(rng.getrandbits(32)), part)
    if world.refusal(seat, answer, part) is not None:
        assert seat != observer, (
            f"whether seat {seat} may answer {answer} depends on what it may not know"
        )
        return redealt
    seed = rng.getrandbits(32)
    still_open = state.askings[-1].number
    here = advance(state, seat, answer, part, RandomChance(seed))
    there = advance(world, seat, answer, part, RandomChance(seed))
    sees_same = same_view(game, here.state, there.state, observer)
    if part == 0 and here.state.askings and here.state.askings[-1].number == still_open:
        assert sees_same, "a sealed answer shows before the others are in"
        assert not seen(here.events, observer), "a sealed answer is told before the others are in"
    told, other_told = received(here.events, observer), received(there.events, observer)
    shown = common_length(told, other_told, observer)
    if shown == len(told) == len(other_told):
        assert sees_same, f"seat {observer} sees a difference that no event has told it"
        return redealt
    assert may_differ(told[shown : shown + 1], other_told[shown : shown + 1], observer), (
        f"the events told to seat {observer} depend on what it may not know: {told[shown:]} or {other_told[shown:]}"
    )
    return redealt


def may_differ(one: list[Event], other: list[Event], observer: int | None) -> bool:
    """Whether two worlds may part at these events, of which one may be missing: by what is told to
    the observer alone, and by what an event is marked to reveal. Two events of one kind may differ
    in nothing else."""
    events = one + other
    if any(event.to is not None for event in events):
        return True
    if len({(event.kind, event.rule) for event in events}) > 1 or len(events) < 2:
        return any(event.reveals or observer in event.secret for event in events)
    left, right = (
        {**event.data, **event.secret.get(-1 if observer is None else observer, {})}
        for event in events
    )
    open_details = {name for event in events for name in details_open_to(event, observer)}
    return all(left.get(name) == right.get(name) for name in {*left, *right} - open_details)


def details_open_to(event: Event, observer: int | None) -> set[str]:
    """The details of an event that may differ between worlds which this observer cannot tell
    apart."""
    own = set() if observer is None else set(event.secret.get(observer, ()))
    return own | (set(event.data) if event.reveals is True else set(event.reveals or ()))


def check_same_refusals(state: Any, world: Any, seat: int, rng: Random) -> None:
    """The reasons for which a seat's answers are refused tell it nothing that it may not know."""
    for part in state.parts(seat):
        question, args = state.part(state.askings[-1], part)
        choices = question.choices(state, seat, *args)
        for answer in [*spoilt(choices, rng), *other_parts(choices, rng, state.seats)]:
            reasons = [one.refusal(seat, answer, part) for one in (state, world)]
            assert wire(reasons[0]) == wire(reasons[1]), (
                f"why seat {seat} may not answer {answer} depends on what it may not know: {reasons[0]} or {reasons[1]}"
            )


def received(events: list[Event], seat: int | None) -> list[Event]:
    """The events of which a seat sees anything."""
    return [event for event in events if event.seen_by(seat) is not None]


def common_length(one: list[Event], other: list[Event], seat: int | None) -> int:
    """With how many events that look the same to a seat the two begin."""
    pairs = zip(seen(one, seat), seen(other, seat), strict=False)
    return next(
        (place for place, (left, right) in enumerate(pairs) if wire(left) != wire(right)),
        min(len(one), len(other)),
    )


def same_view(game: Game[Any], one: Any, other: Any, seat: int | None) -> bool:
    return wire(game.view(one, seat)) == wire(game.view(other, seat))
