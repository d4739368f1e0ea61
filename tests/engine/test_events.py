"""Tests of events and results: who sees which part, and who has won."""

from __future__ import annotations

from fivecups.engine import Event, Result, highest_wins, seen
from fivecups.engine.events import event_kinds, result_from_events

OPEN = Event("dug", "T-1", {"nuggets": 2})
DRAWN = Event("drew", "T-2", {"seat": 1}, {1: {"card": "mule"}}, reveals=("seat",))
WHISPERED = Event("asked", "T-3", {"seat": 0}, to=(0, 2))


def test_everybody_sees_the_same_of_what_is_public_only() -> None:
    assert [event.public for event in (OPEN, DRAWN, WHISPERED)] == [True, False, False]
    assert not Event("drew", "T-2", {}, {1: {"card": "mule"}}, to=(1,)).public


def test_each_sees_the_part_that_is_for_him() -> None:
    events = [OPEN, DRAWN, WHISPERED]
    assert [event.kind for event in seen(events, 0)] == ["dug", "drew", "asked"]
    assert [event.kind for event in seen(events, 1)] == ["dug", "drew"]
    assert [event.kind for event in seen(events, None)] == ["dug", "drew"]
    own, others = seen([DRAWN], 1)[0], seen([DRAWN], 0)[0]
    assert (own.data, own.private, own.reveals) == ({"seat": 1, "card": "mule"}, True, True)
    assert (others.data, others.private, others.reveals) == ({"seat": 1}, False, True)
    assert not seen([OPEN], 1)[0].reveals


def test_details_that_are_not_always_there_are_marked() -> None:
    kinds = event_kinds({"seat": int, "card": str}, {"drew": "seat card?", "passed": ""})
    assert dict(kinds["drew"].details) == {"seat": int, "card": str}
    assert kinds["drew"].maybe == {"card"}
    assert (dict(kinds["passed"].details), kinds["passed"].maybe) == ({}, frozenset())


def test_equal_scores_share_the_win() -> None:
    assert highest_wins((3, 5, 5)) == Result((3, 5, 5), (1, 2))
    assert highest_wins((3, 5, 5)).win_shares == (0.0, 0.5, 0.5)
    assert highest_wins((3, 0), ({"a": 3}, {})).sources == ({"a": 3}, {})
    assert highest_wins((3, 0)).win_shares == (1.0, 0.0)


def test_a_result_is_told_by_the_last_event() -> None:
    ended = Event("ended", "T-4", {"scores": [3, 5], "winners": [1]})
    assert result_from_events([OPEN, ended]) == Result((3, 5), (1,))
    assert result_from_events([OPEN, DRAWN]) is None
