"""Answers as plain data, and the refusals of answers.

An answer from a list is a tuple that begins with a verb: ``("keep", (5, 5))``, ``("pass",)``. An
answer to a form is a dictionary with the form's fields. Both consist of integers, booleans,
strings, ``None``, tuples and dictionaries with string keys only, so they survive JSON unchanged
once :func:`plain` has turned lists into tuples.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

ListAnswer: TypeAlias = tuple[Any, ...]
"""An answer from a list of choices: a verb and its arguments."""

FormAnswer: TypeAlias = dict[str, Any]
"""An answer to a form: values by the names of the form's fields."""

Answer: TypeAlias = ListAnswer | FormAnswer

MAX_DEPTH = 8
"""Maximum nesting of tuples and dictionaries in an answer, in levels."""

MAX_VALUES = 2_000
"""Maximum number of values in a whole answer."""

MAX_TEXT_LENGTH = 2_000
"""Maximum length of a text in an answer, in characters."""

MAX_NUMBER = 2**53
SMALL_NUMBERS = range(1000)
"""Whole numbers that are accepted without further checks, for speed; most answers hold no
others."""

MAX_SHORT_TEXT = 30
"""Length in characters up to which an ASCII text is accepted without further checks, for speed."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """The reason why an answer was not taken: a code that the texts translate, the rule, and
    details."""

    code: str
    rule: str = ""
    data: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        details = ", ".join(f"{name}: {value}" for name, value in self.data.items())
        return (
            self.code
            + (f" ({details})" if details else "")
            + (f" [{self.rule}]" if self.rule else "")
        )


class Refused(ValueError):
    """The exception for an illegal answer or setup; it carries the :class:`Refusal`."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


def plain(value: object) -> Any:
    """Return a checked copy of `value` in the form in which answers are stored, with tuples in
    place of lists. Raise ``ValueError`` if `value` is no plain data, too deep or too large."""
    return _plain(value, MAX_DEPTH, [MAX_VALUES - 1])


def _plain(part: object, depth: int, budget: list[int]) -> Any:
    """Return a copy of a part of an answer, with tuples in place of lists. `depth` is the number of
    levels that may still follow; `budget` holds the number of values still allowed in the whole
    answer and is reduced in place."""
    if isinstance(part, str):
        return _text(part)
    if part is None or isinstance(part, bool):
        return part
    if isinstance(part, int):
        if abs(part) > MAX_NUMBER:
            raise ValueError("a number out of range")
        return int(part)
    if depth == 0:
        raise ValueError(f"nested deeper than {MAX_DEPTH}")
    if isinstance(part, (list, tuple, dict)):
        budget[0] -= len(part)
        if budget[0] < 0:
            raise ValueError(f"more than {MAX_VALUES} values")
    if isinstance(part, (list, tuple)):
        return tuple(
            [
                item
                if (type(item) is int and item in SMALL_NUMBERS)
                or (type(item) is str and len(item) <= MAX_SHORT_TEXT and item.isascii())
                else _plain(item, depth - 1, budget)
                for item in part
            ]
        )
    if isinstance(part, dict):
        if not all(isinstance(key, str) for key in part):
            raise ValueError("a key that is not a string")
        return {_text(key): _plain(item, depth - 1, budget) for key, item in part.items()}
    raise ValueError(f"a value of type {type(part).__name__}")


def _text(part: str) -> str:
    if len(part) > MAX_TEXT_LENGTH:
        raise ValueError(f"a text of more than {MAX_TEXT_LENGTH} characters")
    if not part.isascii() and any("\ud800" <= letter <= "\udfff" for letter in part):
        raise ValueError("a text that is not Unicode")  # half of a surrogate pair cannot be encoded
    return part


def strictly_equal(left: object, right: object) -> bool:
    """True if both values are equal in value and type at every level: ``1``, ``True`` and ``1.0``
    all differ."""
    if left is right:
        return True
    if type(left) is not type(right):
        return False
    if isinstance(left, tuple) and isinstance(right, tuple):
        return len(left) == len(right) and all(map(strictly_equal, left, right))
    if isinstance(left, dict) and isinstance(right, dict):
        return left.keys() == right.keys() and all(
            strictly_equal(left[key], right[key]) for key in left
        )
    return left == right
