"""Tests that the conformance checks find events that differ from their declarations."""

from __future__ import annotations

from typing import Any

import pytest

from fivecups.engine import Event, Game, event_kinds
from fivecups.testing.event_checks import check_events


class Declared(Game[Any]):
    name = "declared"
    events = event_kinds(
        {"seat": int, "dice": tuple[str, ...], "card": str},
        {"rolled": "seat dice", "drew": "seat card?"},
    )


@pytest.mark.parametrize(
    "event",
    [
        Event("rolled", "X-1", {"seat": 0, "dice": ("9", "K")}),
        Event("drew", "X-1", {"seat": 0}, {0: {"card": "cheater"}}),
    ],
)
def test_what_is_declared_passes(event: Event) -> None:
    check_events(Declared(), [event])


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        (Event("threw", "X-1", {}), "not declared"),
        (Event("rolled", "X-1", {"seat": 0}), "is declared with"),
        (Event("rolled", "X-1", {"seat": 0, "dice": (), "dcie": ()}), "is declared with"),
        (Event("rolled", "X-1", {"seat": "0", "dice": ()}), "seat is declared as"),
        (Event("rolled", "X-1", {"seat": 0, "dice": (1,)}), "dice is declared as"),
        (Event("drew", "X-1", {"seat": 0}, {0: {"card": 3}}), "card is declared as"),
    ],
)
def test_what_is_not_declared_so_fails(event: Event, reason: str) -> None:
    with pytest.raises(AssertionError, match=reason):
        check_events(Declared(), [event])
