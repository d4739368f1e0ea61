"""Tests of opening a house and of its announcement, without a server."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from structlog.testing import capture_logs

from fivecups.house.ports import StorageError
from fivecups.web.server import serve
from fivecups.web.services import Settings
from fivecups.web.services.settings import WorkerPlace
from fivecups.web.sockets.connection import MAX_MESSAGE_BYTES


class Server:
    """A fake server that is up at once and ends when it has been checked."""

    made: list[Server] = []

    def __init__(self, config: uvicorn.Config) -> None:
        self.config, self.started = config, True
        self.sockets: Any = "not served"
        self.made.append(self)

    async def serve(self, sockets: Any) -> None:
        self.sockets = sockets
        await asyncio.sleep(0)
        await asyncio.sleep(0)


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> type[Server]:
    monkeypatch.setattr(Server, "made", [])
    monkeypatch.setattr(serve, "Server", Server)
    return Server


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    """Restore Python's garbage collection afterwards."""
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


def settings(tmp_path: Path, **others: Any) -> Settings:
    return Settings(str(tmp_path / "house.db"), **others)


def test_the_server_says_little_and_takes_no_more_than_a_message(
    server: type[Server], tmp_path: Path
) -> None:
    with capture_logs() as logs:
        asyncio.run(serve._serve(settings(tmp_path, lan="http://192.0.2.7"), "::", 8000, False))
    [made] = server.made
    config = made.config
    assert made.sockets is None
    assert (config.host, config.port) == ("::", 8000)
    assert config.ws_max_size == MAX_MESSAGE_BYTES
    assert config.ws_per_message_deflate is False
    assert config.forwarded_allow_ips == ["127.0.0.1", "::1"]
    assert config.log_config is None and config.access_log is False
    assert config.server_header is False
    assert config.timeout_graceful_shutdown == 10
    assert gc.get_threshold() == (200_000, 20, 50)
    opened = {"event": "house_open", "address": "http://localhost:8000", "log_level": "info"}
    assert {**opened, "lan": "http://192.0.2.7", "public": None} in logs


def test_a_worker_serves_at_the_socket_that_it_is_given_and_only_the_first_speaks(
    server: type[Server], tmp_path: Path
) -> None:
    place = WorkerPlace(1, 2, str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as line, capture_logs() as logs:
        opening = serve._serve(
            settings(tmp_path, worker=place), "", 1, False, line, announced=False
        )
        asyncio.run(opening)
        assert server.made[0].sockets == [line]
    assert [line["event"] for line in logs] == []
    assert server.made[0].config.ws.__name__ != "str"


def test_a_database_that_cannot_be_opened_is_told_before_anything_else(
    server: type[Server], tmp_path: Path
) -> None:
    with pytest.raises(StorageError):
        asyncio.run(serve._serve(Settings(str(tmp_path / "no" / "house.db")), "::", 1, False))
    assert server.made == []


def announced(
    monkeypatch: pytest.MonkeyPatch, screen: bool = True, browser: bool = True, **others: Any
) -> list[str]:
    """Return the pages that are opened when the house announces its address."""
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(serve, "_has_browser", lambda: screen)
    house = Settings("house.db", **others)
    up: Any = SimpleNamespace(started=True)
    with capture_logs():
        asyncio.run(serve._announce(up, house, 8000, browser, announced=True))
    return opened


def test_at_a_terminal_the_house_says_where_it_is_and_shows_a_picture_for_phones(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    assert announced(monkeypatch) == ["http://localhost:8000"]
    words = capsys.readouterr().out
    assert words.startswith(
        "\nFive Cups is open: http://localhost:8000\nIts data: house.db\nCtrl-C"
    )
    assert announced(monkeypatch, browser=False) == announced(monkeypatch, screen=False) == []
    capsys.readouterr()
    announced(monkeypatch, lan="http://192.0.2.7:8000")
    output = capsys.readouterr().out
    assert "For phones in the same network: http://192.0.2.7:8000\n" in output
    assert len(output.splitlines()) > 10, "a picture to be scanned"
    announced(monkeypatch, lan="http://192.0.2.7:8000", public_address="https://cups.example")
    assert capsys.readouterr().out.startswith("\nFive Cups is open: https://cups.example\n")


@pytest.mark.parametrize(
    ("database", "place"),
    [
        ("/home/ana/house.db", "/home/ana/house.db"),
        ("sqlite:////home/ana/house.db", "/home/ana/house.db"),
        ("postgresql://ana:secret@db.example/cups", "postgresql://db.example/cups"),
    ],
)
def test_the_place_of_the_data_is_told_without_a_password(database: str, place: str) -> None:
    assert serve._place_of(database) == place


def test_a_busy_port_is_told_with_what_to_try() -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        with pytest.raises(serve.AddressUnavailable, match=f"port {port} is in use.*try --port"):
            serve.check_address("127.0.0.1", port)
    serve.check_address("127.0.0.1", port)


@pytest.mark.parametrize("host", ["203.0.113.9", "no-such-host.invalid"])
def test_an_address_of_another_machine_is_told_with_what_to_try(host: str) -> None:
    with pytest.raises(serve.AddressUnavailable, match=f"no address '{host}'; try --host"):
        serve.check_address(host, 8000)


def test_without_a_terminal_nothing_is_printed_and_no_page_opened(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False, raising=False)
    assert announced(monkeypatch, lan="http://192.0.2.7:8000") == []
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("platform", "surroundings", "shown"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, platform: str, surroundings: dict[str, str], shown: bool
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    assert serve._has_browser() is shown


def test_signals_are_heard_while_the_server_runs_and_no_longer() -> None:
    async def check() -> None:
        server = serve.Server(uvicorn.Config(lambda: None))
        loop = asyncio.get_running_loop()
        with server.capture_signals():
            signal.raise_signal(signal.SIGTERM)
            await asyncio.sleep(0.01)
        assert server.should_exit
        assert not loop.remove_signal_handler(signal.SIGTERM)
        assert not loop.remove_signal_handler(signal.SIGINT)

    asyncio.run(check())


def test_several_workers_are_refused_before_anything_is_opened(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    levels: list[str] = []
    monkeypatch.setattr(serve, "set_up_logs", lambda level: levels.append(level))
    monkeypatch.delattr(socket, "SO_REUSEPORT")
    with pytest.raises(ValueError, match="listen at one port"):
        serve.run_house(settings(tmp_path, log_level="debug"), "127.0.0.1", 1, workers=2)
    assert not list(tmp_path.iterdir())
    assert levels == ["debug"]


@pytest.mark.parametrize("there", [True, False])
def test_the_house_runs_on_uvloop_where_there_is_one(
    there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not there:
        monkeypatch.setitem(sys.modules, "uvloop", None)
    loops: list[str] = []

    async def work() -> None:
        loops.append(type(asyncio.get_running_loop()).__module__.partition(".")[0])

    serve._run(work())
    assert loops == ["uvloop" if there else "asyncio"]
