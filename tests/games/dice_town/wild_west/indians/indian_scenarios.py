"""Scenarios with the Indians, for tests."""

from __future__ import annotations

from fivecups.games.dice_town.components import INDIAN_DIE
from fivecups.games.dice_town.course.round import go_into_town

from ...town_scenario import Town, west

BLESSING, TRAP, BODYGUARD, WAR_PATH = (
    1 + INDIAN_DIE.index(face) for face in ("blessing", "trap", "bodyguard", "war-path")
)


def indians(*hands: str, sheriff: int = 0) -> Town:
    return west(*hands, sheriff=sheriff, indians=True)


def town_hall(*top: str) -> Town:
    """Return a table at which seat 0 is first and seat 2 second at the Town Hall."""
    table = indians("K K K A 9", "9 10 J Q A", "J J 10 9 A")
    table.lays_row("claim-1", "claim-2", "claim-3")
    table.stacks(*(top or ("claim-5", "claim-4", "claim-4")))
    table.at("town-hall")
    return table


def rolled(face: int, *hands: str, holder: int = 0, sheriff: int = 0) -> Town:
    """Return a table at which the holder of the Indian die has just rolled this face."""
    table = indians(*hands, sheriff=sheriff)
    table.state.die_holder = holder
    table.dice(str(face))
    table.begin_at(go_into_town)
    return table


def guarded(*hands: str, seat: int = 1) -> Town:
    """Return a table at which a seat has the Bodyguard in this round."""
    table = indians(*hands)
    table.state.guarded = seat
    return table
