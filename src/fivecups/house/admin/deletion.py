"""The deletion of a person with their traces.

Account, devices, ratings, mutes and reports are gone for good, and so are the person's name and
words in the logs of tables. Their moves stay, since the games belong to the others too and are to
be verified; they carry nothing but a random id that stands for nobody any more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from ..ports import TableStore
from ..table.commands import forget
from ..table.log.forgetting import without
from .outside import do_at


class DeletionStore(TableStore, Protocol):
    """A store in which traces can be found and removed."""

    async def remove_other_devices(self, person: str, device: str) -> None: ...

    async def tables_with(self, person: str) -> list[str]:
        """The tables whose logs name a person."""
        ...

    async def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> None:
        """Put other bodies in the place of these entries of a table's log. Its shortcut goes."""
        ...

    async def delete_account(self, person: str) -> None:
        """Delete a person and all that hangs on them, apart from logs."""
        ...


async def delete_person(store: DeletionStore, person: str, now: int) -> int:
    """Delete a person; returns at how many tables there were traces. They leave the tables at which
    they still sit. Where this is cut off, it can be begun again."""
    tables = await store.tables_with(person)
    await store.remove_other_devices(person, "")
    for name in tables:
        await store.rewrite(name, without(await store.entries(name), person))
        await do_at(store, name, lambda table, at: forget(table, person, at), now)
    await store.delete_account(person)
    return len(tables)
