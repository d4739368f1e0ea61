"""What those who play agree on: that a bot plays for somebody who is away, where no clock decides
that."""

from __future__ import annotations

from collections.abc import Sequence

from ...entries import AnyEntry, Returned, StandInDropped, StandInWished, StoodIn
from ...seats import Person
from ...table import Table, refuse
from ..outcome import Outcome, chair_of, own_seat, require_phase
from .bots import stand_in_level

PATIENCE = 60
"""For so many seconds nothing may have happened at the table before somebody counts as away.
Whether it waits for them is not asked: of a hidden question nobody may know it."""


def wish_stand_in(table: Table, person: Person, seat: int, agree: bool, now: int) -> Outcome:
    """Wish that a bot plays for somebody who is away, or be against it. It does when all others who
    play wish it, until its player is back."""
    chair, own = chair_of(table, seat), own_seat(table, person)
    require_phase(table, "playing")
    if not agree:
        wished = bool(chair.stand_in_wishes)
        dropped = StandInDropped(at=now, seat=seat, by=own)
        return Outcome([dropped] if wished else [], again=not wished)
    if own == seat:
        raise refuse("not-yourself")
    if not chair.played_by_person or own in chair.stand_in_wishes:
        return Outcome([], again=True)
    if table.clocks.setting.kind != "none":
        raise refuse("clock-decides")
    if (quiet := now - table.stirred) < 1000 * PATIENCE:
        raise refuse("not-away-yet", seconds=PATIENCE - quiet // 1000)
    here: list[AnyEntry] = (
        [] if table.chairs[own].played_by_person else [Returned(at=now, seat=own)]
    )
    return agreed_stand_ins(table, [*here, StandInWished(at=now, seat=seat, by=own)], now)


def agreed_stand_ins(table: Table, entries: Sequence[AnyEntry], now: int) -> Outcome:
    """These entries, and bots for those for whom all others who play wish one after them."""
    after = table
    for entry in entries:
        after = after.after(entry)
    agreed = [
        StoodIn(at=now, seat=seat, level=stand_in_level(after, seat))
        for seat, chair in enumerate(after.chairs)
        if chair.stand_in_wishes
        and {*after.people()} - {seat} <= {*chair.stand_in_wishes}
        and {*after.people()} - {seat}
    ]
    return Outcome([*entries, *agreed])
