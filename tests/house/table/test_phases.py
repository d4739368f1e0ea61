"""The commands that are allowed before a game, during it, in a pause and after it; all others are
refused with the phase."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, get_args

import pytest

from fivecups.engine import Refused
from fivecups.house.table import commands
from fivecups.house.table.entries import ClockSetting, Phase
from fivecups.house.table.seats import Person
from fivecups.house.table.table import Table

from ..kit import ANA, BOB, begun, new_table

LIVE = ("open", "playing", "paused")
GAME = ("playing", "paused")

WHEN: tuple[tuple[Callable[..., Any], Person, tuple[Any, ...], tuple[str, ...]], ...] = (
    (commands.sit, BOB, (1, ""), LIVE),
    (commands.leave, BOB, (), ("open",)),
    (commands.place_bot, ANA, (1, "random"), ("open",)),
    (commands.start, ANA, (), ("open", "playing")),
    (commands.close, ANA, (), ("open",)),
    (commands.change_settings, ANA, (2, {}, ClockSetting(), "open", False), ("open",)),
    (commands.remove, ANA, (1,), LIVE),
    (commands.replace_by_bot, ANA, (1, None), LIVE),
    (commands.lock, ANA, (True,), LIVE),
    (commands.answer_request, ANA, ("bob", True), LIVE),
    (commands.answer_own_ask, ANA, ("1", ("keep", ())), ("playing",)),
    (commands.wish_pause, ANA, (), ("playing",)),
    (commands.wish_stand_in, ANA, (1, True), ("playing",)),
    (commands.set_automatic_passes, ANA, ([["play"]],), GAME),
    (commands.resign, ANA, (), GAME),
    (commands.rematch, ANA, ("other",), ("over",)),
)


def table_in(phase: Phase) -> Table:
    table = new_table() if phase == "open" else begun()
    table.phase = phase
    return table


@pytest.mark.parametrize(("command", "person", "args", "phases"), WHEN)
@pytest.mark.parametrize("phase", get_args(Phase))
def test_when_something_may_be_done(
    phase: Phase,
    command: Callable[..., Any],
    person: Person,
    args: tuple[Any, ...],
    phases: tuple[str, ...],
) -> None:
    try:
        command(table_in(phase), person, *args, 5000)
        refused = None
    except Refused as error:
        refused = error.refusal if error.refusal.code == "wrong-phase" else None
    assert (refused is None) == (phase in phases)
    assert refused is None or refused.data == {"phase": phase}


def test_a_pause_is_taken_back_and_a_seat_taken_again_during_the_game_only() -> None:
    for phase in get_args(Phase):
        table = table_in(phase)
        table.chairs = [replace(chair, level="random", wishes_pause=True) for chair in table.chairs]
        for command in (commands.resume, commands.return_to_seat):
            if phase in GAME:
                assert len(command(table, ANA, 5000).entries) == 1
            else:
                with pytest.raises(Refused, match="wrong-phase"):
                    command(table, ANA, 5000)
