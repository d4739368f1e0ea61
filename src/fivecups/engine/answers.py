"""Answers as plain data, and the reasons for which one is refused.

An answer from a list is a tuple that begins with a verb: ``("keep", (5, 5))``, ``("pass",)``.
An answer to a form is a dictionary with the form's fields. Both are made of nothing but integers,
booleans, strings, ``None``, tuples and dictionaries with string keys, so they go through JSON
and back unchanged once :func:`plain` has turned its lists into tuples.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Chosen: TypeAlias = tuple[Any, ...]
"""An answer from a list: a verb, and what goes with it."""

Filled: TypeAlias = dict[str, Any]
"""An answer to a form, by its fields."""

Answer: TypeAlias = Chosen | Filled

DEEPEST = 8
LARGEST = 2_000
LARGEST_NUMBER = 2**53
SMALL = range(1000)
"""Numbers that most answers are made of; they need no further look."""

SHORT = 30
"""How long words are at most that need none either, if they are ASCII."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an answer was not taken: a code that the texts translate, the rule, and the details."""

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
    """Raised by whoever must not go on after a refusal; carries the :class:`Refusal`."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


def plain(value: object) -> Any:
    """A copy of `value` in the form in which answers are kept; raises ``ValueError`` for anything
    else."""
    return _plain(value, DEEPEST, [LARGEST - 1])


def _plain(part: object, depth: int, budget: list[int]) -> Any:
    """A part of an answer that may still be nested so deep; `budget` is how many values there may
    still be in all."""
    if isinstance(part, str):
        return _text(part)
    if part is None or isinstance(part, bool):
        return part
    if isinstance(part, int):
        if abs(part) > LARGEST_NUMBER:
            raise ValueError("a number out of range")
        return int(part)
    if depth == 0:
        raise ValueError(f"nested deeper than {DEEPEST}")
    if isinstance(part, (list, tuple, dict)):
        budget[0] -= len(part)
        if budget[0] < 0:
            raise ValueError(f"more than {LARGEST} values")
    if isinstance(part, (list, tuple)):
        return tuple(
            [
                item
                if (type(item) is int and item in SMALL)
                or (type(item) is str and len(item) <= SHORT and item.isascii())
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
    if len(part) > LARGEST:
        raise ValueError(f"a text of more than {LARGEST} characters")
    if not part.isascii() and any("\ud800" <= letter <= "\udfff" for letter in part):
        raise ValueError(
            "a text that is not Unicode"
        )  # half a pair could not be written to any record
    return part


def same(one: object, other: object) -> bool:
    """Equal in value and in type all the way down: ``1``, ``True`` and ``1.0`` are three things
    here."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    return one == other
