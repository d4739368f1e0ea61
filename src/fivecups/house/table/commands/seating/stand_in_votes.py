"""Votes of the players to let a bot play for an absent player, at tables without a clock."""

from __future__ import annotations

from collections.abc import Sequence

from ...entries import AnyEntry, Returned, StandInDropped, StandInWished, StoodIn
from ...seats import Person
from ...table import Table, refuse
from ..command_result import Outcome, chair_of, own_seat, require_phase
from .bot_seats import stand_in_level

ABSENT_AFTER_SECONDS = 60
"""Seconds without progress at the table after which a player counts as absent. The check ignores
for whom the table waits, since at a hidden question that is secret."""


def wish_stand_in(table: Table, person: Person, seat: int, agree: bool, now: int) -> Outcome:
    """Record a player's vote for (`agree`) or against a bot in place of the absent player of
    `seat`. When all other players have voted for it, the bot plays until the player is back."""
    chair, own = chair_of(table, seat), own_seat(table, person)
    require_phase(table, "playing")
    if not agree:
        wished = bool(chair.stand_in_wishes)
        dropped = StandInDropped(at=now, seat=seat, by=own)
        return Outcome([dropped] if wished else [], repeated=not wished)
    if own == seat:
        raise refuse("not-yourself")
    if not chair.played_by_person or own in chair.stand_in_wishes:
        return Outcome([], repeated=True)
    if table.clocks.setting.kind != "none":
        raise refuse("clock-decides")
    if (quiet := now - table.last_progress) < 1000 * ABSENT_AFTER_SECONDS:
        raise refuse("not-away-yet", seconds=ABSENT_AFTER_SECONDS - quiet // 1000)
    returned: list[AnyEntry] = (
        [] if table.chairs[own].played_by_person else [Returned(at=now, seat=own)]
    )
    return with_agreed_stand_ins(table, [*returned, StandInWished(at=now, seat=seat, by=own)], now)


def with_agreed_stand_ins(table: Table, entries: Sequence[AnyEntry], now: int) -> Outcome:
    """Return an outcome with `entries`, followed by an entry for each stand-in for which all other
    players have voted once `entries` are applied."""
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
