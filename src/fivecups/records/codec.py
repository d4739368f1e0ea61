"""States and views as bytes."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from fivecups.engine import Game, State, from_plain, to_plain

S = TypeVar("S", bound=State)


def encode(state: State) -> bytes:
    """A state in compact form: the values of its fields in order, as MessagePack."""
    return msgspec.msgpack.encode(to_plain(state))


def decode(game: Game[S], data: bytes) -> S:
    """The state that was encoded; raises ``ValueError`` for anything else."""
    try:
        raw = msgspec.msgpack.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ValueError(f"not a state of {game.name}: {error}") from error
    return from_plain(game.state, raw)


def wire(value: Any) -> bytes:
    """A view, an event or any other plain value as JSON."""
    return msgspec.json.encode(value)
