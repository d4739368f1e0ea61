"""Conformance checks of secrecy: an observer cannot tell worlds apart that differ only in what is
hidden from it."""

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

from .answer_checks import other_parts, spoilt
from .copy_and_replay_checks import choose_part

OTHER_OPENINGS = 12
"""Number of other openings, with changed draws, with which a game's opening is compared."""


def check_opening(game: Game[Any], match: Match[Any], rng: Random) -> None:
    """Check that openings which look the same to an observer at the first ask have given it the
    same events."""
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
                events, other_events = seen(match.events, observer), seen(other.events, observer)
                assert wire(events) == wire(other_events), (
                    f"what seat {observer} is told of the opening depends on what it may not know"
                )


def other_draw(draw: Draw, rng: Random) -> Draw:
    """Return a changed copy of a draw: a shuffle with two of its numbers exchanged, another draw
    with one number changed by one."""
    kind, numbers = draw.kind, list(draw.numbers)
    first, second = rng.randrange(len(numbers)), rng.randrange(len(numbers))
    if kind == "shuffle":
        numbers[first], numbers[second] = numbers[second], numbers[first]
    else:
        numbers[first] += rng.choice((-1, 1))
    return draw._replace(numbers=tuple(numbers))


def check_secrecy(game: Game[Any], state: Any, rng: Random) -> set[str]:
    """Check that an observer sees the same in a world that differs only in what it may not know,
    now and after the next answer. Return the hidden fields in which that world differs."""
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
    events, other_events = received(here.events, observer), received(there.events, observer)
    common = common_length(events, other_events, observer)
    if common == len(events) == len(other_events):
        assert sees_same, f"seat {observer} sees a difference that no event has told it"
        return redealt
    assert may_differ(events[common : common + 1], other_events[common : common + 1], observer), (
        f"the events told to seat {observer} depend on what it may not know: {events[common:]} or {other_events[common:]}"
    )
    return redealt


def may_differ(here: list[Event], there: list[Event], observer: int | None) -> bool:
    """True if secrecy allows two worlds to differ in the events `here` and `there`, of which one
    may be missing: only in details that are for the observer alone or marked as revealing."""
    events = here + there
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
    """Return the names of the event's details that may differ between worlds which this observer
    could not tell apart before: details for the observer alone, and revealing ones."""
    own = set() if observer is None else set(event.secret.get(observer, ()))
    return own | (set(event.data) if event.reveals is True else set(event.reveals or ()))


def check_same_refusals(state: Any, world: Any, seat: int, rng: Random) -> None:
    """Check that refusals of a seat's answers are the same in both worlds, so that they give away
    nothing."""
    for part in state.parts(seat):
        question, args = state.part(state.askings[-1], part)
        choices = question.choices(state, seat, *args)
        for answer in [*spoilt(choices, rng), *other_parts(choices, rng, state.seats)]:
            reasons = [position.refusal(seat, answer, part) for position in (state, world)]
            assert wire(reasons[0]) == wire(reasons[1]), (
                f"why seat {seat} may not answer {answer} depends on what it may not know: {reasons[0]} or {reasons[1]}"
            )


def received(events: list[Event], seat: int | None) -> list[Event]:
    """Return the events of which a seat (None: a spectator) sees at least a part."""
    return [event for event in events if event.seen_by(seat) is not None]


def common_length(here: list[Event], there: list[Event], seat: int | None) -> int:
    """Return the number of events at the beginning of both lists that look the same to a seat."""
    pairs = zip(seen(here, seat), seen(there, seat), strict=False)
    return next(
        (place for place, (left, right) in enumerate(pairs) if wire(left) != wire(right)),
        min(len(here), len(there)),
    )


def same_view(game: Game[Any], state: Any, world: Any, seat: int | None) -> bool:
    return wire(game.view(state, seat)) == wire(game.view(world, seat))
