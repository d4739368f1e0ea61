"""The JSON schema of everything on the wire, from which client code is generated: ``python -m
fivecups.web.wire_schema``."""

from __future__ import annotations

from typing import Any

import msgspec

from fivecups.games import GAMES
from fivecups.house.wire.protocol import FromHouse, ToHouse

from .app import make_app
from .services import Settings


def wire_schema() -> dict[str, Any]:
    """Return the schemas of the whole protocol as JSON data. `socket`: JSON Schemas of the
    WebSocket messages `from_house` and `to_house`. `http`: the OpenAPI description. `games`:
    options and kinds of event details of each game, by name."""
    (from_house, to_house), parts = msgspec.json.schema_components(
        [FromHouse, ToHouse], ref_template="#/$defs/{name}"
    )
    return {
        "socket": {"from_house": from_house, "to_house": to_house, "$defs": parts},
        "http": make_app(Settings(":memory:")).openapi_schema.to_schema(),
        "games": {
            name: {"words": dict(game.words), "options": [option.name for option in game.options]}
            for name, game in GAMES.items()
        },
    }


if __name__ == "__main__":
    print(
        msgspec.json.format(msgspec.json.encode(wire_schema(), order="sorted"), indent=1).decode()
    )
