"""Conformance of events: a game tells what it declares."""

from __future__ import annotations

from typing import Any, get_args, get_origin

from fivecups.engine import Event, Game


def check_events(game: Game[Any], events: list[Event]) -> None:
    """A game that declares its events tells them as it has declared them."""
    for event in events if game.events else ():
        assert event.kind in game.events, f"the event {event.kind} is not declared"
        kind = game.events[event.kind]
        always = kind.details.keys() - kind.maybe
        for details in (event.data, *({**event.data, **own} for own in event.secret.values())):
            assert always <= details.keys() <= kind.details.keys(), (
                f"{event.kind} is declared with {sorted(kind.details)} and tells {sorted(details)}"
            )
            for name, value in details.items():
                assert _is(value, kind.details[name]), (
                    f"{event.kind}: {name} is declared as {kind.details[name]} and is {value!r}"
                )


def _is(value: Any, hint: Any) -> bool:
    """Whether a detail has its declared type; that of a list is the type of its parts."""
    if get_origin(hint) is tuple:
        return isinstance(value, (tuple, list)) and all(
            _is(one, get_args(hint)[0]) for one in value
        )
    return type(value) is hint
