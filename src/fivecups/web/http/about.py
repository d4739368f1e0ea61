"""HTTP: the games there are, the state of the house, its counters."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import PermissionDeniedException

from fivecups import __version__
from fivecups.bots import bot_names, characters
from fivecups.bots.analysis import COACHED, REVIEWED
from fivecups.bots.registry import bots_of
from fivecups.games import GAMES
from fivecups.house.live.manager import Problem

from ..security import is_local
from ..services.metrics import CONTENT_TYPE
from ..services.services import ServicesDep
from .routes import read


class OptionInfo(msgspec.Struct):
    """A setting of the table: one of `choices`, or a whole number from `low` to `high` where `low`
    is not above `high`."""

    name: str
    default: Any
    rule: str
    choices: list[Any]
    low: int
    high: int


class GameInfo(msgspec.Struct):
    """A game; its words are in the texts under its name. `bots` are levels, the strongest first; a
    level may be followed by one of `characters`, as in `expert+bold`. `coached` games have a coach,
    who advises also on the questions `advised_meanwhile`, which nobody waits for; `reviewed` ones
    have a review when they are over. In a game that `hides` nothing everybody may see what
    everybody else sees."""

    name: str
    version: int
    complete: bool
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    words: dict[str, str]
    bots: list[str]
    characters: list[str]
    coached: bool
    reviewed: bool
    hides: bool
    advised_meanwhile: list[str]


class Health(msgspec.Struct):
    """A `degraded` house serves everybody, with `problems`: `bus`, it does not hear of news from
    other processes and has to look for them; `leases`, it cannot attend any tables, so that others
    have to."""

    status: Literal["ok", "degraded"]
    version: str
    problems: list[Problem] = []


@read("/api/games", tags=["house"])
async def games() -> list[GameInfo]:
    """The games of the house."""
    return [
        GameInfo(
            game.name,
            game.version,
            game.complete,
            game.seat_counts[0],
            game.seat_counts[-1],
            [
                OptionInfo(one.name, one.default, one.rule, list(one.choices), one.low, one.high)
                for one in game.options
            ],
            dict(game.words),
            bot_names(game.name),
            characters(game.name),
            game.name in COACHED,
            game.name in REVIEWED,
            bool(game.secrets),
            list(bots_of(game.name).advised_meanwhile),
        )
        for game in GAMES.values()
    ]


@read("/health", tags=["house"])
async def health(services: ServicesDep) -> Health:
    """Whether the house is open, in order, and can write to its database."""
    await services.upkeep.check_health()
    problems = services.manager.problems
    return Health("degraded" if problems else "ok", __version__, problems)


@read("/metrics", tags=["house"], media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any], services: ServicesDep) -> Response[bytes]:
    """Counters for Prometheus: for the house's own machine, unless they are opened to all."""
    settings = services.settings
    if not settings.public_metrics and not is_local(request, settings.public_address):
        raise PermissionDeniedException
    return Response(services.metrics.text(), media_type=CONTENT_TYPE)
