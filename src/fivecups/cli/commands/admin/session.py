"""Helpers of the admin commands: open the database, find a person, print lists."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from ...arguments import UsageError, escape_control_characters
from ...settings import HouseSettings

if TYPE_CHECKING:
    from fivecups.house.accounts.people import Account
    from fivecups.store import Store
    from fivecups.texts import Texts

T = TypeVar("T")

Person = Annotated[
    str, typer.Argument(metavar="PERSON", help="A person's id, or the name they sign in with.")
]
FILE_WIDTH = 200
"""Width of lists in columns if the output is not a terminal."""


def load_texts(lang: str) -> Texts:
    """Return the texts of a language."""
    from fivecups.texts import Texts

    return Texts(lang)


def change_store(settings: HouseSettings, texts: Texts, work: Callable[[Store], Awaitable[T]]) -> T:
    """Run `work`, which changes the database of a house, return its result, and signal a running
    house to read the data again."""

    async def change(store: Store) -> T:
        done = await work(store)
        await store.admin.announce()
        return done

    return with_store(settings, texts, change)


def with_store(settings: HouseSettings, texts: Texts, work: Callable[[Store], Awaitable[T]]) -> T:
    """Run `work` with the database of a house, running or not, and return its result. Errors become
    a UsageError in the language of `texts`."""
    from fivecups.engine import Refused
    from fivecups.house.ports import StorageError
    from fivecups.store import open_store
    from fivecups.store.backups import read_state

    async def run() -> T:
        url = settings.database_url()
        async with read_state(url):
            pass  # Fails unless the database is that of a house of this version: nothing may be upgraded here.
        store = await open_store(url)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except StorageError as error:
        raise UsageError(texts.say("admin-no-database", problem=str(error))) from error
    except Refused as error:
        code, data = error.refusal.code, error.refusal.data
        raise UsageError(texts.say(f"refusal-{code}", **data)) from error


async def find_person(store: Store, texts: Texts, text: str) -> Account:
    """Return the account whose id or login is `text`; raise :class:`UsageError` if there is none.
    Guests have no login."""
    from fivecups.house.accounts.people import login_key

    account = await store.people.account(text)
    if account is None and (login := login_key(text)) is not None:
        account = await store.people.account_by_login(login)
    if account is None:
        near = await store.admin.find_people(text, 5)
        suggestions = ", ".join(f"{person.id} ({person.name})" for person in near)
        hint = {"near": suggestions} if near else {}
        raise UsageError(texts.say(f"admin-nobody{'-but' if near else ''}", person=text, **hint))
    return account


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return int(time.time() * 1000)


def format_time(at: int | None) -> str:
    """Return a time as local date and time, or "-" if there is none."""
    if not at:
        return "-"
    return f"{datetime.fromtimestamp(at / 1000):%Y-%m-%d %H:%M}"


def print_rows(texts: Texts, heads: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print rows as a table for people, with `heads` above its columns. Nothing is cut off, since
    ids are meant to be copied."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    shown = Table(box=None, pad_edge=False, header_style="bold")
    for head in heads:
        shown.add_column(texts.say(f"admin-head-{head}"), overflow="fold")
    for row in rows:
        shown.add_row(*(Text(escape_control_characters(str(value))) for value in row))
    console = Console()
    if not console.is_terminal:
        console = Console(width=FILE_WIDTH)
    console.print(shown, highlight=False)
