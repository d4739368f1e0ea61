"""The parts of a review are immutable."""

import msgspec
import pytest

from fivecups.bots.analysis import report
from fivecups.bots.analysis.luck_and_skill import review_seats
from fivecups.bots.analysis.report import Judged

PARTS = [
    entry
    for entry in vars(report).values()
    if isinstance(entry, type) and issubclass(entry, msgspec.Struct) and entry is not msgspec.Struct
]


def lost(cost: float) -> Judged:
    return Judged(1, 1, "keep_dice", ("keep",), ("keep",), cost, 0.0, "points")


@pytest.mark.parametrize("part", PARTS)
def test_nothing_of_a_review_is_changed_later(part: type[msgspec.Struct]) -> None:
    """A review is stored, sent and shown to several people."""
    assert part.__struct_config__.frozen


def test_what_somebody_loses_by_decisions_is_a_gift_to_all_others_alike() -> None:
    worth = [[0.0, 0.0, 0.0], [1.0, 1.0, -2.0]]
    seats = review_seats(worth, [[], [], [lost(1.5), lost(0.5)]])
    assert [entry.skill for entry in seats] == [0.0, 0.0, 2.0]
    assert [entry.gifts for entry in seats] == [1.0, 1.0, 0.0]
    for entry in seats:
        assert entry.outcome == entry.expected + entry.luck - entry.skill
