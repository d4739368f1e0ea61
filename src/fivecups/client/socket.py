"""The WebSocket client of a person, and the tables it watches."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import secrets
from dataclasses import dataclass, field
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fivecups.engine import Refusal, Refused
from fivecups.house.table.entries import Reaction
from fivecups.house.wire.protocol import (
    Back,
    Called,
    Done,
    Frame,
    FromHouse,
    GiveAnswer,
    News,
    NotDone,
    Presence,
    PresenceNow,
    React,
    Say,
    TableInfo,
    TableNow,
    ToHouse,
    Unwatch,
    Watch,
    Welcome,
)

from .requests import HouseError, HouseRequests

_decode = msgspec.json.Decoder(FromHouse).decode
_encode = msgspec.json.Encoder().encode


RETRY_PAUSES = (0.2, 0.5, 1.0, 2.0, 4.0)
"""Seconds before each further try of a request that was refused for a temporary reason."""


def is_temporary(code: str) -> bool:
    """True if the refusal code `code` stands for a temporary problem of the house, so that the
    request may be tried again."""
    return code == "too-fast" or code.startswith("storage-")


@dataclass(slots=True)
class WatchedTable:
    """The latest state of a watched table. `frames` are all received frames, in order."""

    id: str
    seat: int | None
    seq: int
    info: TableInfo
    view: dict[str, Any] | None
    frames: list[Frame] = field(default_factory=list)
    presence: Presence | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def asks(self) -> list[dict[str, Any]]:
        """The asks that this client's seat may answer now."""
        return list((self.view or {}).get("asks", ()))

    @property
    def over(self) -> bool:
        return self.info.phase in ("over", "abandoned")


class HouseClient(HouseRequests):
    """A person's connection to a house. A big screen (`screen`) watches tables as a spectator, no
    matter who opened it, and cannot act there; the same holds for a shared device that is `laid` on
    the table."""

    def __init__(self, base: str, cookie: str | None = None, *, screen: bool = False) -> None:
        super().__init__(base, cookie)
        self.screen = screen
        self.laid = False
        self.person: str | None = None
        self.tables: dict[str, WatchedTable] = {}
        self.called: list[Called] = []
        self.raw: list[str] | None = None
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._numbers = itertools.count(1)
        self._prefix = secrets.token_hex(4)
        self._waiting: dict[str, asyncio.Future[Any]] = {}

    @classmethod
    async def enter(
        cls,
        base: str,
        name: str,
        language: str = "en",
        *,
        record: bool = False,
        table: str | None = None,
    ) -> HouseClient:
        """Sign up as a new guest and open the socket, for a `table` if it is known. With `record`,
        every received text is stored in `raw`."""
        client = cls(base)
        if record:
            client.raw = []
        await client.request("POST", "/api/me", {"name": name, "language": language})
        await client.open(table)
        return client

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # The socket.

    async def open(self, table: str | None = None) -> None:
        """Open the socket, and watch all tables that were watched before, from the last frame seen.
        With several workers the socket is served by the worker that drives `table`, which saves
        work."""
        address = self.base.replace("http", "ws", 1) + "/api/socket"
        query = {
            "table": table,
            "as": self.acting,
            "screen": self.screen or None,
            "laid": self.laid or None,
        }
        parameters = [
            f"{name}={'1' if value is True else value}" for name, value in query.items() if value
        ]
        address += f"?{'&'.join(parameters)}" if parameters else ""
        headers = {"cookie": self.cookies}
        self._socket = await connect(
            address, additional_headers=headers, max_size=2**24, compression=None, proxy=None
        )
        text = await self._socket.recv()
        welcome = _decode(text)
        if not isinstance(welcome, Welcome):
            raise HouseError(0, "no welcome")
        self.person = welcome.person
        self._reading = asyncio.create_task(self._read(self._socket))
        await asyncio.gather(*(self._watch_again(name) for name in list(self.tables)))

    async def _watch_again(self, name: str) -> None:
        """Subscribe to a table again after reconnecting. A table that this person may no longer
        watch is dropped; a table that cannot be read at the moment is kept."""
        try:
            await self.watch(name)
        except Refused as refused:
            if not is_temporary(refused.refusal.code):
                self.tables.pop(name, None)

    async def hand_to(self, person: str | None) -> None:
        """Hand this shared device to a person of its `company`, or to its owner (None): drop
        everything that the last person has seen, and watch the same tables as the new person."""
        await self._switch_person(person, laid=False)

    async def lay_down(self) -> None:
        """Lay this shared device on the table: from now on it receives only what spectators see."""
        await self._switch_person(None, laid=True)

    async def _switch_person(self, person: str | None, laid: bool) -> None:
        await self.close()
        watched = list(self.tables)
        self.tables.clear()
        self.acting, self.laid = person, laid
        await self.open()
        for table in watched:
            await self.watch(table)

    @property
    def connected(self) -> bool:
        return self._reading is not None and not self._reading.done()

    async def close(self) -> None:
        """Close the socket. The watched tables are remembered."""
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)
        self._socket = self._reading = None

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                if self.raw is not None:
                    self.raw.append(str(text))
                self._receive(_decode(text))
        except ConnectionClosed:
            pass
        finally:
            for waiting in self._waiting.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionError("the socket was closed"))
            self._waiting.clear()
            for table in self.tables.values():
                table.changed.set()

    def _receive(self, message: Any) -> None:
        if isinstance(message, News):
            self._receive_news(message)
        elif isinstance(message, TableNow):
            self._receive_table(message)
        elif isinstance(message, Done):
            self._settle(message.id, message)
        elif isinstance(message, NotDone):
            refusal = Refusal(message.code, message.rule, message.data)
            if message.id is not None and message.id in self._waiting:
                self._waiting.pop(message.id).set_exception(Refused(refusal))
            elif message.id is None and message.table in self.tables:
                self.tables.pop(message.table).changed.set()
        elif isinstance(message, Called):
            self.called.append(message)
        elif isinstance(message, PresenceNow) and message.table in self.tables:
            self.tables[message.table].presence = message.presence
            self.tables[message.table].changed.set()

    def _receive_news(self, news: News) -> None:
        table = self.tables.get(news.table)
        if table is None or news.frame.seq <= table.seq:
            return
        table.frames.append(news.frame)
        table.seq = news.frame.seq
        table.info = news.info or table.info
        table.view = news.view if news.view is not None else table.view
        table.changed.set()

    def _receive_table(self, message: TableNow) -> None:
        table = self.tables.get(message.table)
        if (
            table is None
            or table.seat != message.seat
            or (message.frames and message.frames[0].seq == 1)
        ):
            changed = table.changed if table is not None else asyncio.Event()
            table = self.tables[message.table] = WatchedTable(
                message.table,
                message.seat,
                message.seq,
                message.info,
                message.view,
                list(message.frames),
                changed=changed,
            )
        else:
            table.frames += [frame for frame in message.frames if frame.seq > table.seq]
            table.seq, table.info, table.view = message.seq, message.info, message.view
        table.presence = message.presence
        table.changed.set()
        if message.id is not None:
            self._settle(message.id, table)

    def _settle(self, ref: str, value: Any) -> None:
        waiting = self._waiting.pop(ref, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(value)

    async def send(self, request: ToHouse | bytes | str) -> None:
        """Send a request, or any raw message, without waiting for a response."""
        if self._socket is None:
            raise ConnectionError("the socket is closed")
        await self._socket.send(
            request if isinstance(request, bytes | str) else _encode(request).decode()
        )

    async def _ask(self, ref: str, request: ToHouse) -> Any:
        waiting = self._waiting[ref] = asyncio.get_running_loop().create_future()
        try:
            await self.send(request)
        except ConnectionClosed as error:
            self._waiting.pop(ref, None)
            raise ConnectionError("the socket was closed") from error
        return await waiting

    def new_ref(self) -> str:
        return f"{self._prefix}-{next(self._numbers)}"

    async def watch(self, table: str) -> WatchedTable:
        """Subscribe to a table and return its state, including all frames since it was last
        watched. If the house cannot read the table at the moment, try again for a while."""
        for pause in RETRY_PAUSES:
            try:
                return await self._watch_once(table)
            except Refused as refused:
                if not is_temporary(refused.refusal.code):
                    raise
            await asyncio.sleep(pause)
        return await self._watch_once(table)

    async def _watch_once(self, table: str) -> WatchedTable:
        watched_before = self.tables.get(table)
        ref = self.new_ref()
        request = (
            Watch(table, ref, watched_before.seat, watched_before.seq)
            if watched_before is not None
            else Watch(table, ref)
        )
        watched: WatchedTable = await self._ask(ref, request)
        return watched

    async def news(self, table: str) -> WatchedTable:
        """Wait until a message about a watched table has arrived since the last call, and return
        the table's latest state. Raise ``ConnectionError`` if the socket is lost, and
        :class:`Refused` if the table may no longer be watched."""
        changed = self.tables[table].changed
        if self.connected or changed.is_set():
            await changed.wait()
            changed.clear()
        if not self.connected:
            raise ConnectionError("the socket was closed")
        if table not in self.tables:
            raise Refused(Refusal("private-table"))
        return self.tables[table]

    async def act(self, table: str, what: str, body: Any = None) -> TableInfo:
        """Run a command as :meth:`HouseRequests.act` does. If the table is watched, wait until its
        messages about the command have been received too: they arrive on another connection than
        the response, and maybe from another node. Losing the socket meanwhile does not undo the
        command."""
        info = await super().act(table, what, body)
        if table in self.tables and self.connected:
            with contextlib.suppress(ConnectionError):
                await self._watch_again(table)
        return info

    async def unwatch(self, table: str) -> None:
        self.tables.pop(table, None)
        await self.send(Unwatch(table))

    async def answer(self, table: str, ask: str, answer: Any) -> bool:
        """Answer an ask, and return when the answer is in the log: True if it was a repetition.
        Raise :class:`Refused`, or ``ConnectionError`` if the result is unknown: then give the same
        answer again."""
        ref = self.new_ref()
        done: Done = await self._ask(ref, GiveAnswer(ref, table, ask, answer))
        return done.again

    async def say(self, table: str, text: str) -> bool:
        """Send a line of chat to a table, and return when it is in the log: True if it was a
        repetition."""
        ref = self.new_ref()
        done: Done = await self._ask(ref, Say(ref, table, text))
        return done.again

    async def react(self, table: str, reaction: Reaction) -> bool:
        """Send a reaction (a small picture) from this person's seat, and return when it is in the
        log: True if it was a repetition."""
        ref = self.new_ref()
        done: Done = await self._ask(ref, React(ref, table, reaction))
        return done.again

    async def back(self, table: str) -> bool:
        """Take this person's seat over again from the stand-in."""
        ref = self.new_ref()
        done: Done = await self._ask(ref, Back(ref, table))
        return done.again
