"""What players of Dice Town have shown: how many dice they keep, which hands they end with, and who
hurt whom last."""

from __future__ import annotations

from typing import NamedTuple

from fivecups.engine import SeenEvent
from fivecups.games.dice_town.components import FACES
from fivecups.games.dice_town.state import NOBODY

from ..habits import HabitRules, Habits


class SeatHabits(NamedTuple):
    """One player: reveals, dice kept in them, who was the last to take something from him by choice
    or to trap him, and how often each face, 9 to A, stood in his final hands."""

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
"""Events by kind and rule in which somebody is hurt: the details that name him and who did it."""


def count(habits: Habits, event: SeenEvent) -> Habits:
    told = event.data
    if event.kind == "revealed":
        row = SeatHabits(*habits[told["seat"]])
        kept = row.dice_kept + len(told["dice"])
        return changed(habits, told["seat"], row._replace(reveals=row.reveals + 1, dice_kept=kept))
    if event.kind == "final_hand":
        row = SeatHabits(*habits[told["seat"]])
        faces = [had + told["dice"].count(face) for had, face in zip(row.faces, FACES, strict=True)]
        return changed(habits, told["seat"], SeatHabits(*row[:3], *faces))
    if (event.kind, event.rule) in TAKEN_BY:
        victim, by = TAKEN_BY[event.kind, event.rule]
        row = SeatHabits(*habits[told[victim]])
        return changed(habits, told[victim], row._replace(hurt_by=told[by]))
    return habits


def changed(habits: Habits, seat: int, row: SeatHabits) -> Habits:
    return (*habits[:seat], tuple(row), *habits[seat + 1 :])


HABITS = HabitRules(tuple(SeatHabits()), count)
