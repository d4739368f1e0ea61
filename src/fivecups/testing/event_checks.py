"""Conformance checks of events: a game tells events as it declares them."""

from __future__ import annotations

from typing import Any, get_args, get_origin

from fivecups.engine import Event, Game


def check_events(game: Game[Any], events: list[Event]) -> None:
    """Check that each event is of a kind that the game declares, with the declared details and
    types. Games without declarations are not checked."""
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
    """True if a detail has its declared type; for a tuple, if all its items have the type declared
    for them."""
    if get_origin(hint) is tuple:
        return isinstance(value, (tuple, list)) and all(
            _is(item, get_args(hint)[0]) for item in value
        )
    return type(value) is hint
