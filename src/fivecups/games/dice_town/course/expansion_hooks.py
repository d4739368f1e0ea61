"""Hooks by which an expansion adds to the course of a game. Each hook is a list of functions of the
state, called in order; steps that they put on the agenda are taken at that point."""

from __future__ import annotations

from collections.abc import Callable

from ..state import DiceTownState

Hook = Callable[[DiceTownState], None]

LAYING_OUT: list[Hook] = []
"""Functions called before the first shuffle, with which an expansion puts more components on the
table."""

OPENING: list[Hook] = []
"""Functions called after the decks are shuffled and before the first claims are laid in the row."""

BEFORE_A_ROLL: list[Hook] = []
BEFORE_THE_PLACES: list[Hook] = []
END_OF_THE_ROUND: list[Hook] = []
"""Functions called at the end of a round, after the check for the end of the game, if the game goes
on."""
