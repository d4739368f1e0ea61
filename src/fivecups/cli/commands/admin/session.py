"""What the commands of administrators share: the open database, whom they mean, and lists."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from ...common import UsageError, harmless
from ...settings import HouseSettings

if TYPE_CHECKING:
    from fivecups.house.accounts.people import Account
    from fivecups.store import Store
    from fivecups.texts import Texts

T = TypeVar("T")

Person = Annotated[
    str, typer.Argument(metavar="PERSON", help="A person's id, or the name they sign in with.")
]
WIDE = 200
"""Columns where nobody watches."""


def spoken(lang: str) -> Texts:
    """What is said in a language."""
    from fivecups.texts import Texts

    return Texts(lang)


def change_house(settings: HouseSettings, texts: Texts, work: Callable[[Store], Awaitable[T]]) -> T:
    """Change something in the database of a house, and have the house look again if it is open."""

    async def change(store: Store) -> T:
        done = await work(store)
        await store.announce()
        return done

    return in_house(settings, texts, change)


def in_house(settings: HouseSettings, texts: Texts, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the database of a house, open or not; what cannot be done is told in the
    words of these texts."""
    from fivecups.engine import Refused
    from fivecups.house.ports import StorageError
    from fivecups.store import open_store
    from fivecups.store.copies import read_state

    async def run() -> T:
        url = settings.database_url()
        async with read_state(url):
            """Only to see that there is a house of this version: nothing is to be upgraded here."""
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
    """The person of this id, or who signs in with this name; guests have none."""
    from fivecups.house.accounts.people import login_key

    account = await store.account(text)
    if account is None and (login := login_key(text)) is not None:
        account = await store.account_by_login(login)
    if account is None:
        near = await store.find_people(text, 5)
        meant = ", ".join(f"{one.id} ({one.name})" for one in near)
        hint = {"near": meant} if near else {}
        raise UsageError(texts.say(f"admin-nobody{'-but' if near else ''}", person=text, **hint))
    return account


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


def moment(at: int | None) -> str:
    """A time as people read it."""
    if not at:
        return "-"
    return f"{datetime.fromtimestamp(at / 1000):%Y-%m-%d %H:%M}"


def print_rows(texts: Texts, heads: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """A list for people; nothing in it is cut off, since ids are to be copied."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    shown = Table(box=None, pad_edge=False, header_style="bold")
    for head in heads:
        shown.add_column(texts.say(f"admin-head-{head}"), overflow="fold")
    for row in rows:
        shown.add_row(*(Text(harmless(str(value))) for value in row))
    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDE)
    console.print(shown, highlight=False)
