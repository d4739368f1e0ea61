"""Lessons: a first game of each kind against bots, with prepared dice.

The dice of a game follow from the house's secret and the seats' entropies (see `fairness`), so a
lesson's dice are prepared by fixing both. Each secret was chosen so that the first turns show what
there is to learn to a player who follows the page's advice; `tests/house/table/test_lessons.py`
says what. After that the game is like any other.

The dice of a lesson are known to everybody, so a lesson is private and never rated.
"""

from __future__ import annotations

import msgspec

from fivecups.games import MANIFESTS

from ..entries import AnyEntry, ClockSetting, Placed
from ..seats import Person
from ..table import Table, refuse
from .lifecycle import create
from .seating.seat_changes import take_seat

PUPIL_SEAT = 0
"""The seat of the person who takes a lesson."""

LESSON_ENTROPY = "lesson"


LESSONS = {
    name: manifest.lesson for name, manifest in MANIFESTS.items() if manifest.lesson is not None
}
"""The lessons by name of the game."""


def lesson_entries(person: Person, game: str, now: int) -> list[AnyEntry]:
    """Return the first entries of a new table for a lesson: the person and the bots are seated, and
    the game can start."""
    lesson = LESSONS.get(game)
    if lesson is None:
        raise refuse("no-such-game", game=game, known=", ".join(LESSONS))
    options = dict(lesson.options)
    created = create(
        person, game, lesson.seats, options, ClockSetting(), "private", rated=False, now=now
    )
    first = msgspec.structs.replace(created, secret=f"{lesson.secret:064x}", lesson=True)
    bots = [seat for seat in range(lesson.seats) if seat != PUPIL_SEAT]
    return [
        first,
        *take_seat(Table.new("", first), person, PUPIL_SEAT, LESSON_ENTROPY, now).entries,
        *(Placed(at=now, seat=seat, level=lesson.level, entropy=LESSON_ENTROPY) for seat in bots),
    ]
