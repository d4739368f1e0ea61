"""Golden games as text: everything that a game tells, shows, asks and refuses, move by move.

    python -m tests.games.playthroughs [GAME/NAME…]    write the files anew after a meant change

A file `tests/golden/GAME/NAME.txt` is one recorded game. A move has the answer, the events with
their rules and audiences, what changed in the spectator's view and beyond that in each seat's view,
the questions that are open then, and the refusals of answers that are nearly legal, where they are
not those of an earlier move. Now and then it has worlds that a seat cannot tell from the real one.
"""

from __future__ import annotations

import dataclasses
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from fivecups.engine import (
    CLOCK,
    Event,
    Form,
    Match,
    Move,
    RandomChance,
    Record,
    View,
    awaited,
    random_answer,
    replay_steps,
    to_plain,
    twin,
)
from fivecups.games import GAMES
from fivecups.records import read, wire

GOLDEN = Path(__file__).parents[1] / "golden"
WORLDS_EVERY = 40
"""Moves between two looks at other worlds."""
UNSTORED = ("chance", "journal", "agenda", "askings", "options", "result", "seats")
"""Fields of states that are not stored, or that views show as they are."""
MAX_CHOICES = 6
"""Choices of an ask that are written out; of longer lists the first and the last ones are."""

Facts = dict[str, str]
"""Plain data as text: the path of every value, and the value."""


def golden_games() -> list[str]:
    """Return the names of all recorded games, as in "dice-town/two"."""
    return sorted(str(path.relative_to(GOLDEN).with_suffix("")) for path in GOLDEN.glob("*/*.json"))


def text_file(name: str) -> Path:
    """Return the file of a play-through."""
    return GOLDEN / f"{name}.txt"


def playthrough(name: str) -> Iterator[str]:
    """Yield the lines of a play-through."""
    record = read(GOLDEN / f"{name}.json")
    yield f"# {name}: {record.seats} seats, {brief(dict(sorted(record.options.items())))}"
    views: dict[int | None, Facts] = {}
    state: Facts = {}
    asked: set[str] = set()
    refused: set[str] = set()
    for step in replay_steps(GAMES[record.game], record):
        yield ""
        if step.number:
            yield f"{step.number}. {move_line(record.moves[step.number - 1])}"
        for event in step.events:
            yield f"  * {event_line(event)}"
        yield from view_lines(step.match, views)
        yield from wrapped("  state:", changes(state, state := state_facts(step.match.state)))
        yield from ask_lines(step.match, asked)
        for line in refusal_lines(step.match, record, step.number):
            if line not in refused:
                refused.add(line)
                yield line
        if step.number % WORLDS_EVERY == 0:
            yield from world_lines(step.match)


def brief(value: Any) -> str:
    """Return plain data as short text."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{name}: {brief(entry)}" for name, entry in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "(" + " ".join(brief(entry) for entry in value) + ")"
    return "-" if value is None else str(value)


def move_line(move: Move) -> str:
    """Return who answered what."""
    seat = "clock" if move.seat == CLOCK else f"seat {move.seat}"
    return f"{seat} answers {move.ask}: {brief(move.answer)}"


def event_line(event: Event) -> str:
    """Return the kind, rule and details of an event, with who else sees what."""
    parts = [event.kind, event.rule, brief(event.data)]
    if event.to is not None:
        parts.append(f"to {brief(event.to)}")
    parts += [f"seat {seat} sees {brief(own)}" for seat, own in sorted(event.secret.items())]
    if event.reveals:
        parts.append("reveals" if event.reveals is True else f"reveals {brief(event.reveals)}")
    return " ".join(parts)


def facts(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield the path and the text of every value in plain data; short lists are one value."""
    if isinstance(value, Mapping) and value:
        for name, entry in value.items():
            yield from facts(entry, f"{path}.{name}" if path else str(name))
    elif isinstance(value, list | tuple) and any(isinstance(e, Mapping | list) for e in value):
        yield f"{path}.length", str(len(value))
        for place, entry in enumerate(value):
            yield from facts(entry, f"{path}.{place}")
    else:
        yield path, brief(value)


def view_facts(view: View[Any]) -> Facts:
    """Return what a view shows, without its asks, which have lines of their own, and with a hash of
    what only programs read."""
    plain = msgspec.json.decode(wire(view))
    del plain["asks"]
    knowledge = sha256(wire(plain.pop("knowledge"))).hexdigest()[:8]
    return {**dict(facts(plain)), "knowledge": knowledge}


def view_lines(match: Match[Any], before: dict[int | None, Facts]) -> Iterator[str]:
    """Yield what changed in the spectator's view, and in seats' views other than in that."""
    shared: list[str] = []
    for seat in (None, *range(match.state.seats)):
        now, was = view_facts(match.game.view(match.state, seat)), before.get(seat, {})
        changed = changes(was, now)
        before[seat] = now
        if seat is None:
            shared = changed
            yield from wrapped("  spectator:", changed)
        elif own := [change for change in changed if change not in shared]:
            yield from wrapped(f"  seat {seat}:", own)


def changes(was: Facts, now: Facts) -> list[str]:
    """Return the facts that are new or gone."""
    changed = [f"{path} = {text}" for path, text in now.items() if was.get(path) != text]
    return changed + [f"{path} is gone" for path in was if path not in now]


def wrapped(head: str, parts: Sequence[str], width: int = 160) -> Iterator[str]:
    """Yield parts separated by semicolons, in lines of bounded length."""
    line = head
    for part in parts:
        if len(line) + len(part) > width and line != head:
            yield line
            line = "     "
        line += f" {part};"
    if parts:
        yield line


def ask_lines(match: Match[Any], before: set[str]) -> Iterator[str]:
    """Yield the questions that were not open before this move, with their choices."""
    now = set()
    for seat in range(match.state.seats):
        for ask in match.game.view(match.state, seat).asks:
            number = "optional" if ask.optional else ask.id
            data = f" {brief(ask.data)}" if ask.data else ""
            head = f"  ? {number} seat {seat} {ask.question} {ask.rule}{data}"
            line = f"{head}: {choices_text(ask.choices)}"
            if line not in before:
                yield line
            now.add(line)
    before.clear()
    before.update(now)


def choices_text(choices: Any) -> str:
    """Return the fields of a form, or the number of choices with the first and last of them."""
    if isinstance(choices, Form):
        return f"form {brief(msgspec.json.decode(wire(choices.fields)))} default {brief(choices.default)}"
    shown = [brief(choice) for choice in choices]
    if len(shown) > MAX_CHOICES:
        half = MAX_CHOICES // 2
        every = sha256(" ".join(shown).encode()).hexdigest()[:8]
        shown = [*shown[:half], f"… {every} …", *shown[-half:]]
    return f"{len(choices)} choices: {' '.join(shown)}"


def refusal_lines(match: Match[Any], record: Record, number: int) -> Iterator[str]:
    """Yield how often each reason is given to wrong answers: those nearly like the next one, the
    next one from other seats, and the last one again."""
    codes: Counter[str] = Counter()
    for move in record.moves[number : number + 1]:
        for near in alterations(move.answer):
            codes[code_of(match, move.seat, near, move.ask)] += 1
        for seat in range(CLOCK, match.state.seats + 1):
            codes[code_of(match, seat, move.answer, move.ask)] += 1
    for move in record.moves[max(0, number - 1) : number]:
        codes[code_of(match, move.seat, move.answer, move.ask)] += 1
    reasons = ", ".join(f"{code} ×{count}" for code, count in sorted(codes.items()))
    if reasons:
        yield f"  refused: {reasons}"


def code_of(match: Match[Any], seat: int, answer: Any, ask: str) -> str:
    """Return the code and rule of a refusal, or "taken"."""
    refusal = match.refusal(seat, answer, ask)
    return "taken" if refusal is None else f"{refusal.code} {refusal.rule}".strip()


def alterations(answer: Any) -> Iterator[Any]:
    """Yield answers that differ from one in a single place: a number is one more or less, a part is
    missing or comes twice."""
    if isinstance(answer, dict):
        for name, part in answer.items():
            yield from ({**answer, name: other} for other in alterations(part))
    elif isinstance(answer, tuple):
        for place, part in enumerate(answer):
            before, after = answer[:place], answer[place + 1 :]
            yield from ((*before, other, *after) for other in alterations(part))
            yield (*before, *after)
            yield (*before, part, part, *after)
    elif isinstance(answer, int):
        yield from (int(answer) - 1, int(answer) + 1)


def world_lines(match: Match[Any]) -> Iterator[str]:
    """Yield a world for each observer that looks the same to it, with random answers in it."""
    real = state_facts(match.state)
    for seat in (None, *range(match.state.seats)):
        chance = RandomChance(match.state.asked)
        world = twin(match.game, match.state, seat, chance)
        answers = [random_answer(world, asked, chance) for asked in awaited(world)]
        other = state_facts(world)
        differing = sorted(path for path in real if other.get(path) != real[path])
        hashed = sha256(wire(to_plain(world))).hexdigest()[:8]
        observer = "spectator" if seat is None else f"seat {seat}"
        yield from wrapped(
            f"  world of {observer} {hashed}, answers {brief(answers)}, differs in:", differing
        )


def state_facts(state: Any) -> Facts:
    """Return the fields of a state that are stored."""
    names = [field.name for field in dataclasses.fields(state) if field.name not in UNSTORED]
    return dict(facts({name: plain_fields(getattr(state, name)) for name in names}))


def plain_fields(value: Any) -> Any:
    """Return a value with dataclasses and named tuples as mappings by field."""
    if dataclasses.is_dataclass(value):
        names = [field.name for field in dataclasses.fields(value)]
        return {name: plain_fields(getattr(value, name)) for name in names}
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {name: plain_fields(getattr(value, name)) for name in value._fields}
    return [plain_fields(entry) for entry in value] if isinstance(value, list) else value


def main() -> None:
    """Write the play-throughs that are named, or all that there are."""
    names = sys.argv[1:] or [name for name in golden_games() if text_file(name).exists()]
    for name in names:
        text_file(name).write_text("\n".join(playthrough(name)) + "\n")


if __name__ == "__main__":
    main()
