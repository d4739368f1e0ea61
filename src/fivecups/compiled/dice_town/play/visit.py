"""The visit: what goes on at a place, from its winner on."""

from __future__ import annotations

from ...door import Ints, inner
from ..layout import (
    ACTING,
    CLAIMS_WON,
    PROMISED,
    PROMISED_DOLLARS,
    PROMISED_NUGGETS,
    SEATS,
    STOLEN,
    TIMES,
    VICTIM,
    VISIT,
    VISIT_END,
)


@inner
def visit_of(s: Ints, seat: int) -> None:
    """A seat begins to act; claims just won (WI-2) and shares promised (DT-26) stay, for all who
    act at the place."""
    for place in range(VISIT, VISIT_END):
        s[place] = 0
    s[ACTING], s[TIMES] = seat, 1
    s[VICTIM] = s[STOLEN] = -1


@inner
def no_visit(s: Ints) -> None:
    """Nobody acts yet."""
    visit_of(s, -1)
    s[CLAIMS_WON] = s[PROMISED] = 0
    for seat in range(s[SEATS]):
        s[PROMISED_DOLLARS + seat] = s[PROMISED_NUGGETS + seat] = 0
