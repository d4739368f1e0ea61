"""The beginning and the reset of a visit to a place."""

from __future__ import annotations

from ...jit import Ints, inner
from ..state_layout import (
    ACTING,
    CLAIMS_WON,
    PROMISED,
    PROMISED_DOLLARS,
    PROMISED_NUGGETS,
    SEATS,
    SHERIFF_PAID,
    STOLEN,
    TIMES,
    VICTIM,
    VISIT,
    VISIT_END,
)


@inner
def begin_visit(s: Ints, seat: int) -> None:
    """Reset the state of the visit for a seat that begins to act at a place. Claims just won
    (WI-2), promised shares (DT-26) and the Sheriff's pay (DT-77) stay, since they concern all who
    act at the place."""
    for place in range(VISIT, VISIT_END):
        s[place] = 0
    s[ACTING], s[TIMES] = seat, 1
    s[VICTIM] = s[STOLEN] = -1


@inner
def clear_visit(s: Ints) -> None:
    """Reset the state of the visit completely: no seat acts, and there are no claims just won and
    no promises."""
    begin_visit(s, -1)
    s[CLAIMS_WON] = s[PROMISED] = s[SHERIFF_PAID] = 0
    for seat in range(s[SEATS]):
        s[PROMISED_DOLLARS + seat] = s[PROMISED_NUGGETS + seat] = 0
