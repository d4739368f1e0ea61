"""Encoding of states and views as bytes."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from fivecups.engine import Game, State, from_plain, to_plain

S = TypeVar("S", bound=State)


def encode(state: State) -> bytes:
    """Return a state as compact bytes: the values of its fields in order, as MessagePack."""
    return msgspec.msgpack.encode(to_plain(state))


def decode(game: Game[S], data: bytes) -> S:
    """Return the state of `game` that :func:`encode` turned into these bytes. Raise ``ValueError``
    if they are no state of this game."""
    try:
        raw = msgspec.msgpack.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ValueError(f"not a state of {game.name}: {error}") from error
    return from_plain(game.state, raw)


def wire(value: Any) -> bytes:
    """Return a view, an event or any other plain value as JSON bytes."""
    return msgspec.json.encode(value)
