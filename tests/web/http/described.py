"""What the house takes and gives over HTTP and by socket, without the words: ``python -m
tests.web.http.described`` writes it anew after a meant change."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from fivecups.web.app import make_app
from fivecups.web.services import Settings
from fivecups.web.wire import wire_schema

KEPT = Path(__file__).with_suffix(".json")
WORDS = ("description", "summary", "title", "operationId")
UNUSED = ("tags", "deprecated", "allowEmptyValue", "allowReserved")


def described() -> dict[str, Any]:
    """The parts of the description, each by a name of its own."""
    shape = wire_schema()
    http, socket = shape["http"], shape["socket"]
    parts = {
        **{
            f"{method.upper()} {path}": {**operation, "responses": _answers(operation)}
            for path, methods in http["paths"].items()
            for method, operation in methods.items()
        },
        **{f"over HTTP: {name}": one for name, one in http["components"]["schemas"].items()},
        **{f"by socket: {name}": one for name, one in socket["$defs"].items()},
        "to the house": socket["to_house"],
        "from the house": socket["from_house"],
        "taken": msgspec.json.schema_components(sorted(bodies(), key=lambda one: one.__name__))[1],
    }
    written = msgspec.json.decode(msgspec.json.encode(parts))
    return {name: _without_words(part) for name, part in written.items()}


def bodies() -> set[type[Any]]:
    """What is taken in the bodies of requests."""
    handlers = [
        handler
        for route in make_app(Settings(":memory:")).routes
        for handler in getattr(route, "route_handlers", ())
    ]
    taken = [handler.parsed_fn_signature.parameters.get("data") for handler in handlers]
    return {one.annotation for one in taken if one is not None}


def _answers(operation: dict[str, Any]) -> dict[str, Any]:
    """Of what kind an answer is, by its code."""
    return {
        code: {kind: one.get("schema") for kind, one in answer.get("content", {}).items()}
        for code, answer in operation["responses"].items()
    }


def _without_words(part: Any) -> Any:
    if isinstance(part, dict):
        return {
            name: _without_words(one)
            for name, one in part.items()
            if name not in UNUSED and (name not in WORDS or not isinstance(one, str))
        }
    return [_without_words(one) for one in part] if isinstance(part, list) else part


def main() -> None:
    lines = [f"{json.dumps(name)}: {json.dumps(part)}" for name, part in described().items()]
    KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
