"""`fivecups admin ladder, annul`: find suspicious rated games and take them back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from ...arguments import Json, Language, UsageError, print_json, say
from ...settings import HouseSettings, with_settings
from .session import change_store, load_texts, print_rows, with_store

if TYPE_CHECKING:
    from fivecups.store import Store


@with_settings("data", "database")
def ladder(settings: HouseSettings, json: Json = False, lang: Language = "en") -> None:
    """List suspicious patterns in rated games: wins against one opponent, one address or
    newcomers, and many games in an hour. They are reasons to look, not proofs."""
    from fivecups.house.accounts.ladder.detector import suspicions

    texts = load_texts(lang)

    async def work(store: Store) -> list[dict[str, Any]]:
        rows = []
        for found in suspicions(await store.ladder.rated_seats()):
            account = await store.people.account(found.person)
            name = "" if account is None else account.name
            rows.append({**msgspec.to_builtins(found), "name": name})
        return rows

    rows = with_store(settings, texts, work)
    if json:
        print_json(rows)
        return
    if not rows:
        say(texts.say("admin-ladder-clean"))
        return
    print_rows(
        texts,
        ("id", "name", "game", "why", "wins", "tables"),
        (
            (
                row["person"],
                row["name"],
                row["game"],
                texts.say("admin-pattern", pattern=row["pattern"]),
                row["wins"],
                " ".join(row["tables"]),
            )
            for row in rows
        ),
    )


@with_settings("data", "database")
def annul(
    settings: HouseSettings,
    tables: Annotated[
        list[str], typer.Argument(metavar="TABLE…", help="The ids of tables with rated games.")
    ],
    lang: Language = "en",
) -> None:
    """Take back what rated games have changed in the ratings of their players."""
    texts = load_texts(lang)

    async def work(store: Store) -> int:
        annulled = [await store.ladder.annul(table) for table in tables]
        if not any(annulled):
            raise UsageError(texts.say("admin-not-rated", tables=" ".join(tables)))
        return sum(players > 0 for players in annulled)

    say(texts.say("admin-annulled", games=change_store(settings, texts, work)))
