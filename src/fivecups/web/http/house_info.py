"""HTTP routes about the house itself: its games, its health, its metrics."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import PathParameter

from fivecups import __version__
from fivecups.bots import bot_names, characters
from fivecups.bots.analysis import COACHED, REVIEWED
from fivecups.bots.registry import bots_of
from fivecups.games import GAMES, MANIFESTS
from fivecups.house.live.manager import Problem
from fivecups.texts import LANGUAGES, game_texts

from ..security import is_local
from ..services.metrics import CONTENT_TYPE
from ..services.services import ServicesDep
from .pages.link_preview import preview_image_path
from .pages.static_files import content_tag, etag_matches
from .route_helpers import COMPRESSED, read


class OptionInfo(msgspec.Struct):
    """An option of a game. Its value is one of `choices`, or a whole number from `low` to `high` if
    `low` is not above `high`."""

    name: str
    default: Any
    rule: str
    choices: list[Any]
    low: int
    high: int


class GameInfo(msgspec.Struct):
    """A game of the house; its name and descriptions are in the texts. `bots` are levels, strongest
    first; a level may be followed by one of `characters`, as in `expert+bold`. `coached` games have
    a coach, who also advises on the questions `advised_meanwhile`, for which the game does not
    wait; `reviewed` games have a review when they are over. `hides` is false for a game in which
    everybody may see everything.

    `minutes` are the shortest and the longest usual duration, `quick_seats` the number of seats of
    a quick game; with `draws` equal scores are a draw. `books` names the files of the rules in
    order, `picture` the path of a picture for links; with `lesson` the game has a lesson."""

    name: str
    version: int
    complete: bool
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    words: dict[str, str]
    bots: list[str]
    characters: list[str]
    minutes: tuple[int, int]
    quick_seats: int
    draws: bool
    books: tuple[str, ...]
    lesson: bool
    picture: str
    coached: bool
    reviewed: bool
    hides: bool
    advised_meanwhile: list[str]


class Health(msgspec.Struct):
    """The health of the house. A `degraded` house serves all its clients, but has `problems`: with
    `bus` it gets no messages from other processes and polls the database; with `leases` it cannot
    run bots and clocks of tables, so that other nodes have to."""

    status: Literal["ok", "degraded"]
    version: str
    problems: list[Problem] = []


@read("/api/games", tags=["house"], middleware=[COMPRESSED])
async def games() -> list[GameInfo]:
    """Return the games of the house."""
    return [
        GameInfo(
            game.name,
            game.version,
            game.complete,
            game.seat_counts[0],
            game.seat_counts[-1],
            [
                OptionInfo(
                    option.name,
                    option.default,
                    option.rule,
                    list(option.choices),
                    option.low,
                    option.high,
                )
                for option in game.options
            ],
            dict(game.words),
            bot_names(game.name),
            characters(game.name),
            manifest.minutes,
            manifest.quick_seats,
            manifest.draws,
            manifest.books,
            manifest.lesson is not None,
            preview_image_path(game.name),
            game.name in COACHED,
            game.name in REVIEWED,
            bool(game.secrets),
            list(bots_of(game.name).advised_meanwhile),
        )
        for manifest in MANIFESTS.values()
        for game in (GAMES[manifest.name],)
    ]


@read(
    "/api/games/{game:str}/texts/{language:str}",
    tags=["house"],
    media_type=MediaType.TEXT,
    middleware=[COMPRESSED],
)
async def texts_of_game(
    request: Request[Any, Any, Any],
    game: Annotated[str, PathParameter(max_length=40)],
    language: Annotated[str, PathParameter(max_length=40)],
) -> Response[str]:
    """Return the Fluent texts of a game with its rules, in English if there are none in this
    language; an empty text for a game without texts."""
    if game not in GAMES:
        raise NotFoundException
    text = await asyncio.to_thread(game_texts, game, language if language in LANGUAGES else "en")
    headers = {"cache-control": "no-cache", "etag": content_tag(text.encode())}
    if etag_matches(request.headers.get("if-none-match", ""), headers["etag"]):
        return Response("", status_code=304, media_type=MediaType.TEXT, headers=headers)
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@read("/health", tags=["house"])
async def health(services: ServicesDep) -> Health:
    """Return the health of the house; an error if it does not work or cannot write to its
    database."""
    await services.periodic_tasks.check_health()
    problems = services.manager.problems
    return Health("degraded" if problems else "ok", __version__, problems)


@read("/metrics", tags=["house"], media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any], services: ServicesDep) -> Response[bytes]:
    """Return the metrics for Prometheus: only to the house's own machine, unless they are
    public."""
    settings = services.settings
    if not settings.public_metrics and not is_local(request, settings.public_address):
        raise PermissionDeniedException
    return Response(services.metrics.text(), media_type=CONTENT_TYPE)
