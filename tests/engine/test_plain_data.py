"""Tests of states as data: copies and compact form."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from fivecups.engine import data, fixed, from_plain, to_plain


@dataclass(frozen=True)
class Card:
    name: str
    value: int


@data
class Purse:
    coins: int = 0
    cards: list[Card] = field(default_factory=list)


@fixed
class Coin:
    side: str = "heads"

    def but(self, **changes: Any) -> Coin: ...  # type: ignore[empty-body]


@data
class Table:
    numbers: list[int] = field(default_factory=list)
    grid: list[list[int]] = field(default_factory=list)
    purses: list[Purse] = field(default_factory=list)
    best: Purse | None = None
    facts: dict[int, list[str]] = field(default_factory=dict)
    names: dict[str, int] = field(default_factory=dict)
    pair: tuple[int, ...] = ()
    card: Card | None = None


def full_table() -> Table:
    purse = Purse(3, [Card("ace", 1)])
    return Table(
        [1],
        [[2], [3]],
        [purse, Purse()],
        Purse(9),
        {1: ["a"], 2: []},
        {"x": 1},
        (4, 5),
        Card("king", 2),
    )


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    table = full_table()
    copy: Table = table.copy()  # type: ignore[attr-defined]
    assert copy == table
    copy.numbers.append(0)
    copy.grid[0].append(0)
    copy.purses[0].coins = 0
    copy.purses[0].cards.clear()
    assert copy.best is not None
    copy.best.coins = 0
    copy.facts[1].append("b")
    copy.names["y"] = 2
    assert table == full_table()


def test_the_compact_form_gives_the_same_back() -> None:
    table = full_table()
    assert to_plain(Purse(3, [Card("ace", 1)])) == [3, [["ace", 1]]]
    assert from_plain(Table, to_plain(table)) == table
    assert from_plain(Table, to_plain(Table())) == Table()


@pytest.mark.parametrize(
    "raw", [None, 3, [], [1, 2], {"coins": 1}, [1, [["ace"]]], ["1", []], [True, []], [1, {}]]
)
def test_data_that_does_not_fit_is_refused(raw: object) -> None:
    with pytest.raises(ValueError, match=r"not a|expected"):
        from_plain(Purse, raw)


@data
class Row:
    cards: tuple[Card, ...] = ()
    numbers: tuple[int, ...] = ()
    bet: tuple[int, str] = (0, "")
    either: int | str = 0
    anything: Any = None


def test_tuples_are_read_as_they_were() -> None:
    row = Row((Card("ace", 1), Card("king", 2)), (3, 4), (5, "six"), "seven", (8, ("nine",)))
    read = from_plain(Row, to_plain(row))
    assert read == row
    assert isinstance(read.cards[0], Card)
    for wrong in (["x"], [True], 3):
        with pytest.raises(ValueError, match=r"not a Row: .* expected"):
            from_plain(Row, [[], wrong, [0, ""], 0, None])


def test_a_field_that_cannot_be_copied_is_refused_when_the_class_is_made() -> None:
    class Wrong:
        things: set[int]

    with pytest.raises(TypeError, match="a state cannot hold"):
        data(Wrong)


def test_a_field_that_nobody_declared_cannot_be_set() -> None:
    assert Coin().but(side="tails") == Coin("tails")
    with pytest.raises(AttributeError):
        Coin().but(sides="tails")
    with pytest.raises(AttributeError):
        Purse().coin = 1  # type: ignore[attr-defined]
