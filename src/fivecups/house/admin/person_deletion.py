"""Deletion of a person and their data.

Account, devices, ratings, mutes and reports are deleted, and so are the person's name and words in
the logs of tables. Their moves stay, since the games belong to the other players too and must
remain verifiable; they carry only a random id.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from ..accounts.people import PeopleStore
from ..ports import TableStore
from ..table import commands
from ..table.log.erasure import erase_person
from .offline_commands import run_offline


class PersonDataStore(Protocol):
    """The interface for finding and removing a person's data."""

    async def tables_with(self, person: str) -> list[str]:
        """Return the ids of the tables whose logs contain a person's id."""
        ...

    async def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> None:
        """Replace the stored entries of a table's log whose numbers are the keys of `bodies`, and
        delete the table's snapshot."""

    async def delete_account(self, person: str) -> None:
        """Delete a person and all their data outside of logs."""


class DeletionStore(TableStore, Protocol):
    """The parts of a store that have data of people."""

    @property
    def people(self) -> PeopleStore: ...

    @property
    def admin(self) -> PersonDataStore: ...


async def delete_person(store: DeletionStore, person: str, now: int) -> int:
    """Delete a person and their data, and return the number of tables whose logs named the person.
    The person leaves the tables at which they still sit. After an interruption it can be run
    again."""
    tables = await store.admin.tables_with(person)
    await store.people.remove_other_devices(person, "")
    for name in tables:
        await store.admin.rewrite(name, erase_person(await store.entries(name), person))
        await run_offline(
            store, name, lambda table, at: commands.delete_person(table, person, at), now
        )
    await store.admin.delete_account(person)
    return len(tables)
