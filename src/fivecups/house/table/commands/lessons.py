"""Lessons: a first game of each kind against bots, on dice that were prepared.

The tape of chance follows from the secret and everybody's entropy (see `fairness`), so a lesson's
dice are prepared by fixing both. Each secret was chosen so that, for whoever follows the advice of
the page, the first turns bring up what there is to learn; `tests/house/table/test_lessons.py` says
what. From then on the game is like any other. Everybody can know the dice of a lesson, so it is
private and never rated.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ..entries import AnyEntry, ClockSetting, Placed
from ..seats import Person
from ..table import Table, refuse
from .lifecycle import create
from .seating.seats import take_seat

PUPIL = 0
"""The seat of whoever takes a lesson."""

ENTROPY = "lesson"


@dataclass(frozen=True, slots=True)
class Lesson:
    """A table of `seats` with bots of one level, and the secret of its dice."""

    seats: int
    level: str
    secret: str
    options: Mapping[str, Any] = field(default_factory=dict)


def _secret(number: int) -> str:
    return f"{number:064x}"


LESSONS: dict[str, Lesson] = {
    "poker-dice": Lesson(2, "greedy", _secret(24954)),
    "dice-town": Lesson(3, "regular", _secret(221), {"first_sheriff": PUPIL}),
    "gentlemans-deal": Lesson(
        5,
        "regular",
        _secret(1),
        {"first_dealer": PUPIL, "talk_seconds": None, "vote_seconds": None},
    ),
}


def set_up_lesson(person: Person, game: str, now: int) -> list[AnyEntry]:
    """A new table with a person and bots in their seats, ready to begin a first game."""
    lesson = LESSONS.get(game)
    if lesson is None:
        raise refuse("no-such-game", game=game, known=", ".join(LESSONS))
    options = dict(lesson.options)
    made = create(
        person, game, lesson.seats, options, ClockSetting(), "private", rated=False, now=now
    )
    first = msgspec.structs.replace(made, secret=lesson.secret, lesson=True)
    bots = [seat for seat in range(lesson.seats) if seat != PUPIL]
    return [
        first,
        *take_seat(Table.new("", first), person, PUPIL, ENTROPY, now).entries,
        *(Placed(at=now, seat=seat, level=lesson.level, entropy=ENTROPY) for seat in bots),
    ]
