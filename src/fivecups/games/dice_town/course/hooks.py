"""Where an expansion plugs into the course of a game. Each list holds functions of the state, which
are called in turn; what they put on the agenda is done there and then."""

from __future__ import annotations

from collections.abc import Callable

from ..state import DiceTownState

Hook = Callable[[DiceTownState], None]

LAYING_OUT: list[Hook] = []
"""Before the first shuffle: what else lies on the table."""

OPENING: list[Hook] = []
"""After the decks have been shuffled, before the row is laid."""

BEFORE_A_ROLL: list[Hook] = []
BEFORE_THE_PLACES: list[Hook] = []
END_OF_THE_ROUND: list[Hook] = []
"""After the check of the end, if the game goes on."""
