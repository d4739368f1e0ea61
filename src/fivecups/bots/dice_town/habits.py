"""Habits of players of Dice Town: dice kept in a reveal, faces of final hands, and who hurt whom
last."""

from __future__ import annotations

from typing import NamedTuple

from fivecups.engine import SeenEvent
from fivecups.games.dice_town.components import FACES
from fivecups.games.dice_town.state import NOBODY

from ..habits import HabitRules, Habits


class SeatHabits(NamedTuple):
    """The habits of one player, as counts: reveals, dice kept in them, and how often each face, 9
    to A, was in its final hands; `hurt_by` is the last player who chose to take something from this
    player or to trap it."""

    reveals: int = 0
    dice_kept: int = 0
    hurt_by: int = NOBODY
    nines: int = 0
    tens: int = 0
    jacks: int = 0
    queens: int = 0
    kings: int = 0
    aces: int = 0

    @property
    def faces(self) -> tuple[int, ...]:
        return self[3:]


TAKEN_BY = {
    ("stole", "DT-36"): ("victim", "seat"),
    ("stole_a_ranch", "WW-67"): ("victim", "seat"),
    ("trapped", "WI-4"): ("victim", "seat"),
    ("gave", "DT-79"): ("seat", "receiver"),
    ("gave_a_card", "WW-64"): ("seat", "receiver"),
}
"""The events that hurt a player, by kind and rule: the names of the details that hold the victim
and the player who hurt it."""


def count(habits: Habits, event: SeenEvent) -> Habits:
    data = event.data
    if event.kind == "revealed":
        row = SeatHabits(*habits[data["seat"]])
        kept = row.dice_kept + len(data["dice"])
        return changed(habits, data["seat"], row._replace(reveals=row.reveals + 1, dice_kept=kept))
    if event.kind == "final_hand":
        row = SeatHabits(*habits[data["seat"]])
        faces = [had + data["dice"].count(face) for had, face in zip(row.faces, FACES, strict=True)]
        return changed(habits, data["seat"], SeatHabits(*row[:3], *faces))
    if (event.kind, event.rule) in TAKEN_BY:
        victim, by = TAKEN_BY[event.kind, event.rule]
        row = SeatHabits(*habits[data[victim]])
        return changed(habits, data[victim], row._replace(hurt_by=data[by]))
    return habits


def changed(habits: Habits, seat: int, row: SeatHabits) -> Habits:
    return (*habits[:seat], tuple(row), *habits[seat + 1 :])


HABITS = HabitRules(tuple(SeatHabits()), count)
