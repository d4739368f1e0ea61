"""boardgame.io under the same load, spoken to in socket.io's own words over plain sockets."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import msgspec

from .load import Loaded, Measure, Outcome, free_port, measured, post, rng
from .sockets import Socket, connect

FOLDER = Path(__file__).parents[1] / "boardgameio"
SPACE = b"/poker-dice,"


def choose(game: dict[str, Any], player: int) -> tuple[str, list[Any]]:
    """Roll on or write, at random."""
    if game["rolls"] < 3 and rng.random() < 0.7:
        return "keep", [[die for die in game["dice"] if rng.random() < 0.5]]
    free = [box for box, entry in enumerate(game["sheets"][player]) if entry is None]
    return "write", [rng.choice(free)]


async def player(base: str, match: str, number: int, credentials: str, measure: Measure) -> None:
    """Move at random as fast as the server lets one."""
    address = f"{base}/socket.io/?EIO=4&transport=websocket"
    async with connect(address, {"Origin": "http://localhost:3000"}) as socket:
        await socket.recv()
        socket.send(b"40" + SPACE)
        mine = True
        while True:
            text = await socket.recv()
            if text == b"2":
                socket.send(b"3")
                continue
            if text.startswith(b"40" + SPACE):
                emit(socket, ["sync", match, str(number), credentials, 2])
                continue
            if not text.startswith(b"42" + SPACE):
                continue
            name, _, content, *_ = msgspec.json.decode(text[2 + len(SPACE) :])
            if name not in ("sync", "update"):
                continue
            state = content["state"] if name == "sync" else content
            if not mine:
                measure.arrive(match)
            mine = False
            if state["ctx"].get("gameover"):
                measure.finished += 1
                return
            if name == "sync":
                await measure.get_ready()
            if int(state["ctx"]["currentPlayer"]) == number:
                mine = True
                move, args = choose(state["G"], number)
                payload = {
                    "type": move,
                    "args": args,
                    "playerID": str(number),
                    "credentials": credentials,
                }
                measure.send(match)
                emit(
                    socket,
                    [
                        "update",
                        {"type": "MAKE_MOVE", "payload": payload},
                        state["_stateID"],
                        match,
                        str(number),
                    ],
                )


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
                player(base, match, seat, key, measure)
                for match, keys in matches
                for seat, key in enumerate(keys)
            ]
            name = "boardgame.io (flat files)" if flat_file else "boardgame.io (memory)"
            return await measured(name, server, tables, empty, measure, players, seconds)
        finally:
            server.end()
