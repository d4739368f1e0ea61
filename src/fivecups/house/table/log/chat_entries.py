"""Entries of chat: lines and reactions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from .base_entry import SPECTATORS, Entry, all_observers

if TYPE_CHECKING:
    from ..table import Table

MAX_REMEMBERED_LINES = 16
"""Number of latest chat lines of each person that are recognised if they arrive again."""

MAX_REMEMBERED_CHATTERS = 200
"""Number of people whose latest chat lines are remembered."""

Reaction: TypeAlias = Literal["cheers", "hat", "laugh", "wow", "ouch", "hurry"]


class Said(Entry, frozen=True):
    """A line of chat. `ref` is an id made by the sender, by which a repeated line is recognised."""

    public = ("person", "name", "seat", "channel", "text")
    changes_info = False
    is_progress = False
    muted_fields = ("text",)

    person: str
    name: str
    seat: int | None
    channel: Literal["table", "spectators"]
    text: str
    ref: str

    def observers(self, seats: int) -> tuple[int, ...]:
        return (SPECTATORS,) if self.channel == "spectators" else all_observers(seats)

    def apply(self, table: Table) -> None:
        _remember(table, self.person, self.ref)


class Reacted(Entry, frozen=True):
    """A reaction (a small picture) of a player in place of a line of chat; `ref` as in
    :class:`Said`."""

    public = ("person", "name", "seat", "reaction")
    changes_info = False
    is_progress = False
    muted_fields = ("reaction",)

    person: str
    name: str
    seat: int
    reaction: Reaction
    ref: str

    def apply(self, table: Table) -> None:
        _remember(table, self.person, self.ref)


def _remember(table: Table, person: str, ref: str) -> None:
    latest = table.latest_chat_refs.get(person, ())[1 - MAX_REMEMBERED_LINES :]
    others = [(name, refs) for name, refs in table.latest_chat_refs.items() if name != person]
    table.latest_chat_refs = {**dict(others[1 - MAX_REMEMBERED_CHATTERS :]), person: (*latest, ref)}


ChatEntry: TypeAlias = Said | Reacted
