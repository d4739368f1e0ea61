"""The load test against boardgame.io, by the socket.io protocol over plain sockets."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import msgspec

from .load import Loaded, Measure, Outcome, free_port, measured, post, rng
from .sockets import Socket, connect

FOLDER = Path(__file__).parents[1] / "boardgameio"
SPACE = b"/poker-dice,"
UPDATE, SYNC = b"42" + SPACE + b'["update"', b"42" + SPACE + b'["sync"'


class GamePart(msgspec.Struct):
    dice: list[int]
    rolls: int
    sheets: list[list[int | None]]


class ContextPart(msgspec.Struct, rename="camel"):
    current_player: str
    gameover: Any = None


class StatePart(msgspec.Struct):
    G: GamePart
    ctx: ContextPart
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: StatePart


_parts = msgspec.json.Decoder(list[msgspec.Raw]).decode
_synced = msgspec.json.Decoder(Synced).decode
_state = msgspec.json.Decoder(StatePart).decode


def choose(game: GamePart, player: int) -> tuple[str, list[Any]]:
    """Return a random move: roll again or write a box."""
    if game.rolls < 3 and rng.random() < 0.7:
        return "keep", [[die for die in game.dice if rng.random() < 0.5]]
    free = [box for box, entry in enumerate(game.sheets[player]) if entry is None]
    return "write", [rng.choice(free)]


class Player:
    """A client that moves at random as fast as the server allows."""

    def __init__(self, match: str, number: int, credentials: str, measure: Measure) -> None:
        self.match = match
        self.number = number
        self.credentials = credentials
        self.measure = measure
        self._mine = True

    async def open(self, base: str) -> Socket:
        address = f"{base}/socket.io/?EIO=4&transport=websocket"
        return await connect(address, {"Origin": "http://localhost:3000"}, self.hear)

    def hear(self, socket: Socket, text: bytes) -> None:
        if text.startswith(b"0"):
            socket.send(b"40" + SPACE)
        elif text == b"2":
            socket.send(b"3")
        elif text.startswith(b"40" + SPACE):
            emit(socket, ["sync", self.match, str(self.number), self.credentials, 2])
        elif text.startswith(UPDATE):
            self.see(socket, _state(_parts(text[2 + len(SPACE) :])[2]))
        elif text.startswith(SYNC):
            state = _synced(_parts(text[2 + len(SPACE) :])[2]).state
            self._mine = False
            self.measure.get_ready(lambda: self.gather_children(socket, state))

    def see(self, socket: Socket, state: StatePart) -> None:
        if not self._mine:
            self.measure.arrive(self.match)
        self._mine = False
        if state.ctx.gameover:
            self.measure.finished += 1
        else:
            self.gather_children(socket, state)

    def gather_children(self, socket: Socket, state: StatePart) -> None:
        if int(state.ctx.current_player) != self.number:
            return
        self._mine = True
        gather_children, args = choose(state.G, self.number)
        payload = {
            "type": gather_children,
            "args": args,
            "playerID": str(self.number),
            "credentials": self.credentials,
        }
        self.measure.send(self.match)
        action = {"type": "MAKE_MOVE", "payload": payload}
        emit(socket, ["update", action, state.number, self.match, str(self.number)])


def emit(socket: Socket, content: list[Any]) -> None:
    socket.send(b"42" + SPACE + msgspec.json.encode(content))


def set_up(base: str) -> tuple[str, list[str]]:
    lobby = f"{base}/games/poker-dice"
    match = post(f"{lobby}/create", {"numPlayers": 2})[0]["matchID"]
    seats = [
        post(f"{lobby}/{match}/join", {"playerID": str(n), "playerName": f"p{n}"})[0][
            "playerCredentials"
        ]
        for n in (0, 1)
    ]
    return match, seats


async def run(tables: int, seconds: float, flat_file: bool) -> Outcome:
    """Measure boardgame.io, in memory or on its flat files."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        base = f"http://127.0.0.1:{port}"
        command = [
            "env",
            "NODE_ENV=production",
            "node",
            str(FOLDER / "server.cjs"),
            str(port),
            folder if flat_file else "memory",
        ]
        server = Loaded(command, f"{base}/games", cwd=str(FOLDER))
        try:
            empty, measure = server.memory(), Measure()
            matches = [set_up(base) for _ in range(tables)]
            players = [
                Player(match, seat, key, measure).open(base)
                for match, keys in matches
                for seat, key in enumerate(keys)
            ]
            name = "boardgame.io (flat files)" if flat_file else "boardgame.io (memory)"
            return await measured(name, server, tables, empty, measure, players, seconds)
        finally:
            server.end()
