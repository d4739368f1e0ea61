"""Decorators that turn states into plain data with a fast and complete copy, and the conversion of
states to nested lists and back.

The copy is generated from the types of the fields, so no new field can be forgotten in it. Two
rules hold for everything in a state: tuples and mappings are never changed in place, and a list or
dict belongs to a single state.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields, is_dataclass
from functools import cache
from typing import (
    Any,
    Literal,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

T = TypeVar("T")

SHARED = {"transient": "shared"}
"""Marks a dataclass field that is not part of the position: a copy shares its value with the
original."""

DROPPED = {"transient": "dropped"}
"""Marks a dataclass field that is not part of the position: a copy resets it to its default."""


@dataclass_transform(field_specifiers=(field,))
def data(cls: type[T]) -> type[T]:
    """Class decorator: make `cls` a slotted dataclass with a generated `copy()` that shares nothing
    mutable with the original."""
    decorated = dataclass(slots=True)(cls)
    decorated.copy = _make_copy(decorated)  # type: ignore[attr-defined]
    return decorated


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def fixed(cls: type[T]) -> type[T]:
    """Class decorator: make `cls` a slotted dataclass that is never changed, so copies of a state
    can share its instances. Type checkers enforce this; a frozen dataclass would too, but takes
    three times as long to create. If the class declares `but(**changes)`, which returns a changed
    copy, a fast version replaces it."""
    decorated = dataclass(slots=True, unsafe_hash=True)(cls)
    if hasattr(decorated, "but"):
        decorated.but = _make_but(decorated)  # type: ignore[attr-defined]
    return decorated


def _make_but(cls: type[Any]) -> Callable[..., Any]:
    lines = ["def but(self, **changes):", "    new = create(cls)"]
    lines += [f"    new.{part.name} = self.{part.name}" for part in fields(cls)]
    lines += ["    for name, value in changes.items():", "        setattr(new, name, value)"]
    lines.append("    return new")
    scope: dict[str, Any] = {"cls": cls, "create": object.__new__}
    exec("\n".join(lines), scope)
    but: Callable[..., Any] = scope["but"]
    return but


def position_fields(cls: type[Any]) -> list[Field[Any]]:
    """Return the dataclass fields of a state class that are part of the position, without those
    marked `SHARED` or `DROPPED`."""
    return [part for part in fields(cls) if "transient" not in part.metadata]


def _make_copy(cls: type[Any]) -> Callable[[Any], Any]:
    hints = get_type_hints(cls)
    lines = ["def copy(self):", "    new = create(cls)"]
    for part in fields(cls):
        transient = part.metadata.get("transient")
        if transient == "dropped":
            value = repr(part.default)
        elif transient == "shared":
            value = f"self.{part.name}"
        else:
            value = _copy_expression(
                hints[part.name], f"self.{part.name}", f"{cls.__name__}.{part.name}"
            )
        lines.append(f"    new.{part.name} = {value}")
    lines.append("    return new")
    scope: dict[str, Any] = {"cls": cls, "create": object.__new__}
    exec("\n".join(lines), scope)
    copy: Callable[[Any], Any] = scope["copy"]
    return copy


def _copy_expression(hint: Any, value: str, where: str) -> str:
    if _is_fixed(hint):
        return value
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        if _is_fixed(args[0]):
            return f"{value}[:]"
        return f"[{_copy_expression(args[0], 'item', where)} for item in {value}]"
    if origin is dict:
        if _is_fixed(args[1]):
            return f"{value}.copy()"
        return (
            f"{{key: {_copy_expression(args[1], 'item', where)} for key, item in {value}.items()}}"
        )
    if origin in (Union, types.UnionType):
        inner = [part for part in args if part is not type(None)]
        if len(inner) == 1:
            return f"None if {value} is None else {_copy_expression(inner[0], value, where)}"
    if is_dataclass(hint) and hasattr(hint, "copy"):
        return f"{value}.copy()"
    raise TypeError(f"{where}: a state cannot hold {hint!r}")


def _is_fixed(hint: Any) -> bool:
    """True if values of type `hint` never change, so that a copy may share them."""
    if hint in (int, str, bool, float, bytes, type(None), Any):
        return True
    origin = get_origin(hint)
    if origin in (tuple, Literal, Mapping, frozenset) or hint in (tuple, Mapping):
        return True
    if origin in (Union, types.UnionType):
        return all(_is_fixed(part) for part in get_args(hint))
    if not is_dataclass(hint):
        return False
    parameters = hint.__dataclass_params__  # type: ignore[union-attr]
    return bool(parameters.frozen or parameters.unsafe_hash)


def to_plain(value: Any) -> Any:
    """Convert a state into nested lists, numbers and strings; a dataclass becomes the list of its
    position fields."""
    write = _writer(value.__class__)
    return value if write is None else write(value)


@cache
def _writer(cls: type[Any]) -> Callable[[Any], Any] | None:
    """Return the function that converts values of type `cls` into plain data; None if they are
    plain already."""
    if is_dataclass(cls):
        names = [part.name for part in position_fields(cls)]
        return lambda value: [to_plain(getattr(value, name)) for name in names]
    if issubclass(cls, list | tuple):
        return lambda value: [to_plain(item) for item in value]
    if issubclass(cls, Mapping):
        return lambda value: {key: to_plain(item) for key, item in value.items()}
    return None


def from_plain(cls: type[T], value: Any) -> T:
    """Build an instance of `cls` from the result of :func:`to_plain`. Raise ``ValueError`` if the
    data does not fit `cls`."""
    try:
        built: T = _reader(cls)(value)  # type: ignore[arg-type]
    except (TypeError, KeyError, AttributeError, ValueError) as error:
        raise ValueError(f"not a {cls.__name__}: {error}") from error
    return built


def frozen_plain(value: Any) -> Any:
    """Return a copy of plain data with tuples in place of lists, the form in which frames and
    answers are stored."""
    if isinstance(value, list | tuple):
        return tuple([frozen_plain(item) for item in value])
    if isinstance(value, dict):
        return {key: frozen_plain(item) for key, item in value.items()}
    return value


@cache
def _reader(hint: Any) -> Callable[[Any], Any]:
    origin, args = get_origin(hint), get_args(hint)
    if is_dataclass(hint) and isinstance(hint, type):
        return _dataclass_reader(hint)
    if origin in (Union, types.UnionType):
        inner = [part for part in args if part is not type(None)]
        if len(inner) == 1:
            read = _reader(inner[0])
            return lambda value: None if value is None else read(value)
        return frozen_plain
    if origin is list:
        item = _reader(args[0])
        return lambda value: [item(part) for part in _listed(value)]
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        item = _reader(args[0])
        return lambda value: tuple([item(part) for part in _listed(value)])
    if origin in (dict, Mapping):
        key, item = _reader(args[0]), _reader(args[1])
        return lambda value: {key(name): item(part) for name, part in value.items()}
    if hint in (int, str, bool):
        return lambda value: _typed(hint, value)
    return frozen_plain


def _dataclass_reader(cls: type[Any]) -> Callable[[Any], Any]:
    hints = get_type_hints(cls)
    readers = [(part.name, _reader(hints[part.name])) for part in position_fields(cls)]

    def read(value: Any) -> Any:
        if len(_listed(value)) != len(readers):
            raise ValueError(f"{len(readers)} values expected, {len(value)} found")
        return cls(**{name: reader(value[place]) for place, (name, reader) in enumerate(readers)})

    return read


def _listed(value: Any) -> Any:
    if not isinstance(value, list | tuple):
        raise ValueError(f"a list expected, {type(value).__name__} found")
    return value


def _typed(hint: type, value: Any) -> Any:
    if type(value) is not hint:
        raise ValueError(f"{hint.__name__} expected, {type(value).__name__} found")
    return value
