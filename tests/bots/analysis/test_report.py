"""What a review is made of."""

import msgspec
import pytest

from fivecups.bots.analysis import report
from fivecups.bots.analysis.report import Judged
from fivecups.bots.analysis.shares import share_out

PARTS = [
    one
    for one in vars(report).values()
    if isinstance(one, type) and issubclass(one, msgspec.Struct) and one is not msgspec.Struct
]


def lost(cost: float) -> Judged:
    return Judged(1, 1, "keep_dice", ("keep",), ("keep",), cost, 0.0, "points")


@pytest.mark.parametrize("part", PARTS)
def test_nothing_of_a_review_is_changed_later(part: type[msgspec.Struct]) -> None:
    """It is kept, sent and shown to several people."""
    assert part.__struct_config__.frozen


def test_what_somebody_loses_by_decisions_is_a_gift_to_all_others_alike() -> None:
    worth = [[0.0, 0.0, 0.0], [1.0, 1.0, -2.0]]
    seats = share_out(worth, [[], [], [lost(1.5), lost(0.5)]])
    assert [one.skill for one in seats] == [0.0, 0.0, 2.0]
    assert [one.gifts for one in seats] == [1.0, 1.0, 0.0]
    for one in seats:
        assert one.outcome == one.expected + one.luck - one.skill
