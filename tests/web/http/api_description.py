"""The shape of everything that the house accepts and returns over HTTP and WebSocket, without the
words: ``python -m tests.web.http.api_description`` writes it anew after an intended change."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from fivecups.web.app import make_app
from fivecups.web.services import Settings
from fivecups.web.wire_schema import wire_schema

KEPT = Path(__file__).with_suffix(".json")
WORDS = ("description", "summary", "title", "operationId")
UNUSED = ("tags", "deprecated", "allowEmptyValue", "allowReserved")


def described() -> dict[str, Any]:
    """Return the parts of the description, each under its own name."""
    shape = wire_schema()
    http, socket = shape["http"], shape["socket"]
    parts = {
        **{
            f"{method.upper()} {path}": {**operation, "responses": _answers(operation)}
            for path, methods in http["paths"].items()
            for method, operation in methods.items()
        },
        **{f"over HTTP: {name}": item for name, item in http["components"]["schemas"].items()},
        **{f"by socket: {name}": entry for name, entry in socket["$defs"].items()},
        "to the house": socket["to_house"],
        "from the house": socket["from_house"],
        "taken": msgspec.json.schema_components(sorted(bodies(), key=lambda body: body.__name__))[
            1
        ],
    }
    written = msgspec.json.decode(msgspec.json.encode(parts))
    return {name: _without_words(part) for name, part in written.items()}


def bodies() -> set[type[Any]]:
    """Return the types of request bodies."""
    handlers = [
        handler
        for route in make_app(Settings(":memory:")).routes
        for handler in getattr(route, "route_handlers", ())
    ]
    taken = [handler.parsed_fn_signature.parameters.get("data") for handler in handlers]
    return {item.annotation for item in taken if item is not None}


def _answers(operation: dict[str, Any]) -> dict[str, Any]:
    """Return the type of a response for each status code."""
    return {
        code: {kind: item.get("schema") for kind, item in answer.get("content", {}).items()}
        for code, answer in operation["responses"].items()
    }


def _without_words(part: Any) -> Any:
    if isinstance(part, dict):
        return {
            name: _without_words(item)
            for name, item in part.items()
            if name not in UNUSED and (name not in WORDS or not isinstance(item, str))
        }
    return [_without_words(entry) for entry in part] if isinstance(part, list) else part


def main() -> None:
    lines = [f"{json.dumps(name)}: {json.dumps(part)}" for name, part in described().items()]
    KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
