"""Random ids can be typed on a command line."""

from __future__ import annotations

from fivecups.house.table.text_cleaning import new_id


def test_no_id_looks_like_an_option() -> None:
    made = [new_id(1) for _ in range(2000)]
    assert not any(id_.startswith("-") for id_ in made)
    assert len({new_id(12) for _ in range(100)}) == 100
