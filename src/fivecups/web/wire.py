"""The shape of everything on the wire, for programs that generate code from it: ``python -m
fivecups.web.wire``."""

from __future__ import annotations

from typing import Any

import msgspec

from fivecups.games import GAMES
from fivecups.house.wire.protocol import FromHouse, ToHouse

from .app import make_app
from .services import Settings


def wire_schema() -> dict[str, Any]:
    """`socket`: JSON Schemas of the messages, `from_house` and `to_house`; `http`: the OpenAPI
    description; `games`: the options and the kinds of details of each game, by name."""
    (out, into), parts = msgspec.json.schema_components(
        [FromHouse, ToHouse], ref_template="#/$defs/{name}"
    )
    return {
        "socket": {"from_house": out, "to_house": into, "$defs": parts},
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
