"""Forms: questions with too many answers to list, such as offers.

A form declares the fields of an answer and the allowed values of each. So a client can draw it, a
bot can fill it in, and a wrong answer is refused with the name of the field. Limits across fields
(such as money shared among them) are checked by the question that returns the form; `default` is an
answer that always passes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from .answers import Refusal, strictly_equal
from .chance import Chance
from .plain_data import fixed


@fixed
class Amount:
    """A form field for a whole number from `low` to `high`."""

    low: int
    high: int

    def check(self, value: object, path: str) -> Refusal | None:
        if type(value) is int and self.low <= value <= self.high:
            return None
        return Refusal("form-amount", data={"field": path, "low": self.low, "high": self.high})

    def sample(self, chance: Chance) -> int:
        low, high = self.low, self.high
        return low + chance.below(high - low + 1) if low < high else low


@fixed
class OneOf:
    """A form field for exactly one of the listed values."""

    values: tuple[Any, ...]

    def check(self, value: object, path: str) -> Refusal | None:
        if any(strictly_equal(value, allowed) for allowed in self.values):
            return None
        return Refusal("form-one-of", data={"field": path, "values": self.values})

    def sample(self, chance: Chance) -> Any:
        return self.values[chance.below(len(self.values))]


@fixed
class SomeOf:
    """A form field for a selection: between `least` and `most` of the listed values, each at most
    once, in the order of the list."""

    values: tuple[Any, ...]
    least: int
    most: int

    def check(self, value: object, path: str) -> Refusal | None:
        if isinstance(value, tuple) and self.least <= len(value) <= self.most:
            left = iter(self.values)
            if all(any(strictly_equal(item, allowed) for allowed in left) for item in value):
                return None
        data = {"field": path, "least": self.least, "most": self.most, "values": self.values}
        return Refusal("form-some-of", data=data)

    def sample(self, chance: Chance) -> tuple[Any, ...]:
        values = self.values
        if not values:
            return ()
        if self.least == 0 and self.most >= len(values):
            taken = chance.below(1 << len(values))
            some = []
            for value in values:
                if taken & 1:
                    some.append(value)
                taken >>= 1
            return tuple(some)
        count = self.least + chance.below(min(self.most, len(values)) - self.least + 1)
        order = chance.shuffle(len(values))
        return tuple([values[place] for place in sorted(order[:count])])


@fixed
class Fields:
    """A group of named form fields. An answer must have all of them and no others."""

    fields: Mapping[str, Field]

    def check(self, value: object, path: str) -> Refusal | None:
        if not isinstance(value, dict) or value.keys() != self.fields.keys():
            return Refusal("form-fields", data={"field": path, "fields": tuple(self.fields)})
        for name, inner in self.fields.items():
            refusal = inner.check(value[name], f"{path}.{name}" if path else name)
            if refusal is not None:
                return refusal
        return None

    def sample(self, chance: Chance) -> dict[str, Any]:
        sampled: dict[str, Any] = {}
        for name, inner in self.fields.items():
            sampled[name] = inner.sample(chance)
        return sampled


Field: TypeAlias = "Amount | OneOf | SomeOf | Fields"


@fixed
class Form:
    """A question's form: the fields of an answer, and a default answer that is always accepted."""

    fields: Fields
    default: dict[str, Any]

    def check(self, answer: object) -> Refusal | None:
        return self.fields.check(answer, "")

    def sample(self, chance: Chance) -> dict[str, Any]:
        return self.fields.sample(chance)


Choices: TypeAlias = "tuple[tuple[Any, ...], ...] | Form"
