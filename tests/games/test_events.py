"""Tests that every event in a game's code is declared; the conformance checks cover the events that
are told."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fivecups.engine import Game
from fivecups.games import GAMES


def strings(node: ast.expr) -> Iterator[str]:
    """Yield the event kinds that an expression names: a string, or either of two."""
    if isinstance(node, ast.Constant):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from strings(node.body)
        yield from strings(node.orelse)


def calls(game: Game[Any]) -> Iterator[ast.Call]:
    """Yield the calls in a game's code that tell an event."""
    package = importlib.import_module(type(game).__module__.rpartition(".")[0])
    for file in Path(package.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "tell"
            ):
                yield node


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_what_the_code_tells_is_declared(game: Game[Any]) -> None:
    told = [
        (kind, {word.arg for word in call.keywords if word.arg} - {"to", "secret", "reveals"})
        for call in calls(game)
        for kind in strings(call.args[0])
    ]
    assert sorted({kind for kind, _ in told} - game.events.keys()) == []
    unknown = {kind: names - game.events[kind].details.keys() for kind, names in told}
    assert {kind: names for kind, names in unknown.items() if names} == {}
