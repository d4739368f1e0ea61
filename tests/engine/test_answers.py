"""Tests of answers as plain data: values that are too large, too deep or no data at all."""

from __future__ import annotations

from typing import Any

import pytest

from fivecups.engine import Refusal, Refused, plain
from fivecups.engine.answers import strictly_equal


def nested(depth: int, kind: type) -> Any:
    value: Any = "bottom"
    for _ in range(depth):
        value = {"in": value} if kind is dict else kind([value])
    return value


@pytest.mark.parametrize("kind", [list, tuple, dict])
def test_answers_are_nested_eight_deep_at_most(kind: type) -> None:
    assert plain(nested(8, kind)) == nested(8, tuple if kind is list else kind)
    with pytest.raises(ValueError, match="nested deeper than 8"):
        plain(nested(9, kind))


def test_an_answer_has_two_thousand_values_at_most() -> None:
    assert len(plain([0] * 1999)) == 1999, "the list itself is a value too"
    assert len(plain([[0] * 998, [0] * 999])) == 2
    for many in ([0] * 2000, [[0] * 999, [0] * 999], {str(key): 0 for key in range(2000)}):
        with pytest.raises(ValueError, match="more than 2000 values"):
            plain(many)


def test_a_text_has_two_thousand_characters_at_most_and_is_unicode() -> None:
    for fine in ("x" * 2000, "é" * 2000, "\ud7ff", "\ue000", "🎲"):
        assert plain(fine) == fine
        assert plain({fine: 1}) == {fine: 1}
    for wrong in ("x" * 2001, "\ud800", "a\udfff"):
        with pytest.raises(ValueError, match="a text"):
            plain(wrong)
        with pytest.raises(ValueError, match="a text"):
            plain({wrong: 1})


@pytest.mark.parametrize("wrong", [1.0, {1: 2}, {1}, b"keep", object()])
def test_what_is_no_plain_data_is_refused(wrong: object) -> None:
    with pytest.raises(ValueError, match=r"a value of type|a key that is not a string"):
        plain(("keep", wrong))


def test_values_are_the_same_in_value_and_in_type() -> None:
    assert strictly_equal(("a", {"b": (1, None)}), ("a", {"b": (1, None)}))
    for left, right in [
        (1, True),
        (1, 1.0),
        ((1,), (True,)),
        ((1,), (1, 2)),
        ((1, 2), (1,)),
        ({"a": 1}, {"a": True}),
        ({"a": 1}, {"b": 1}),
        ({"a": 1}, {"a": 1, "b": 2}),
        ((1, 2), (2, 1)),
    ]:
        assert not strictly_equal(left, right)
        assert not strictly_equal(right, left)


def test_a_refusal_says_its_code_its_details_and_its_rule() -> None:
    assert str(Refusal("cannot-pay", "DT-13", {"dollars": 2, "most": 3})) == (
        "cannot-pay (dollars: 2, most: 3) [DT-13]"
    )
    assert str(Refusal("cannot-pay", "DT-13")) == "cannot-pay [DT-13]"
    assert str(Refused(Refusal("game-over"))) == "game-over"
