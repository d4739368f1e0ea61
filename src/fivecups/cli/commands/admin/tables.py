"""`fivecups admin tables, close, recount`: list and close tables; recompute the club's
statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ...arguments import Json, Language, UsageError, print_json, say
from ...settings import HouseSettings, with_settings
from .session import change_store, format_time, load_texts, now, print_rows, with_store

if TYPE_CHECKING:
    from fivecups.store import Store


@with_settings("data", "database")
def tables(settings: HouseSettings, json: Json = False, lang: Language = "en") -> None:
    """List tables that are open or at which a game is being played."""
    texts = load_texts(lang)
    rows = with_store(settings, texts, lambda store: store.admin.live_summaries())
    if json:
        print_json(rows)
        return
    print_rows(
        texts,
        ("id", "game", "phase", "since", "players"),
        (
            (
                row.id,
                row.game,
                texts.say("admin-phase", phase=row.phase),
                format_time(row.created_at),
                ", ".join(
                    chair.name or texts.say("admin-chair", kind=chair.kind) for chair in row.chairs
                ),
            )
            for row in rows
        ),
    )


@with_settings("data", "database")
def close(
    settings: HouseSettings,
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")],
    lang: Language = "en",
) -> None:
    """Close a table; a game that is being played there ends without a result."""
    from fivecups.house.admin.offline_commands import run_offline
    from fivecups.house.ports import NoSuchTable
    from fivecups.house.table.commands import close_as_admin

    texts = load_texts(lang)
    try:
        closed = change_store(
            settings, texts, lambda store: run_offline(store, table, close_as_admin, now())
        )
    except NoSuchTable as error:
        raise UsageError(texts.say("admin-no-such-table", table=table)) from error
    if not closed:
        raise UsageError(texts.say("admin-closed-already", table=table))
    say(texts.say("admin-closed", table=table))


@with_settings("data", "database")
def recount(settings: HouseSettings, lang: Language = "en") -> None:
    """Count all finished games again for the club, from their logs.

    An open house counts older games by itself, some every minute; this does it at once.
    """
    from fivecups.house.club.recount import recount as recount_game
    from fivecups.house.ports import StorageError

    texts = load_texts(lang)

    async def work(store: Store) -> tuple[int, int]:
        names = await store.results.finished_tables()
        failed = 0
        for name in names:
            try:
                await recount_game(store, name)
            except StorageError:
                raise
            except Exception as error:
                failed += 1
                say(texts.say("admin-unreadable", table=name, problem=str(error)))
        return len(names) - failed, failed

    counted, failed = with_store(settings, texts, work)
    say(texts.say("admin-counted", games=counted))
    if failed:
        say(texts.say("admin-not-counted", games=failed))
