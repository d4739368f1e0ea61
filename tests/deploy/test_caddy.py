"""Tests of the example configuration for Caddy in front of a real house, if Caddy is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.web.server import ROOT, House, free_port

from .proxy import SITE, Proxy

LOCAL = """
{{
    admin off
    local_certs
    skip_install_trust
    http_port {plain}
    https_port {secure}
    default_sni {site}
    storage file_system {folder}/storage
}}
"""
"""Ports and certificates for the test; the rest is the example's."""


class Caddy(Proxy):
    """Caddy with the example configuration of the documents."""

    def __init__(self, program: str, folder: Path, house: str, plain: int, secure: int) -> None:
        self.plain, self.secure = plain, secure
        self._log = folder / "caddy.log"
        local = LOCAL.format(plain=plain, secure=secure, site=SITE, folder=folder)
        config = folder / "Caddyfile"
        config.write_text(local + (ROOT / "deploy" / "Caddyfile").read_text())
        settings = {
            "FIVECUPS_SITE": f"{SITE}:{secure}",
            "FIVECUPS_HOUSES": house,
            "HOME": str(folder),
        }
        with self._log.open("wb") as log:
            self.process = subprocess.Popen(
                [program, "run", "--config", str(config), "--adapter", "caddyfile"],
                stdout=log,
                stderr=log,
                env={**os.environ, **settings},
            )
        while not self._serves():
            assert self.process.poll() is None, self._log.read_text()
            time.sleep(0.05)

    def _serves(self) -> bool:
        try:
            with self.visit() as first:
                return first.get("/health").status_code == 200
        except httpx.TransportError:
            return False

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Caddy]]:
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("Caddy is not installed: its example has not been tried on this machine")
    secure = free_port()
    address = f"https://{SITE}:{secure}"
    with House(tmp_path_factory.mktemp("house"), public_address=address) as house:
        folder = tmp_path_factory.mktemp("caddy")
        caddy = Caddy(program, folder, f"127.0.0.1:{house.port}", free_port(), secure)
        try:
            yield house, caddy
        finally:
            caddy.close()


def test_the_page_comes_by_tls_and_plain_requests_are_sent_there(
    served: tuple[House, Caddy],
) -> None:
    _, caddy = served
    plain = caddy.check_page()
    assert plain.status_code == 308
    assert plain.headers["location"].startswith(f"https://{SITE}")


def test_the_house_is_told_who_comes_by_which_address(served: tuple[House, Caddy]) -> None:
    _, caddy = served
    caddy.check_public_address()
    with caddy.visit() as ana:
        evil = {"origin": "https://evil.example"}
        assert ana.post("/api/me", json={"name": "A"}, headers=evil).status_code == 403


def test_metrics_and_large_bodies_stay_outside(served: tuple[House, Caddy]) -> None:
    house, caddy = served
    assert house.ask("GET", "/metrics").status_code == 200
    with caddy.visit() as ana:
        assert ana.get("/metrics").status_code == 404
        assert ana.post("/api/me", content=b" " * 100_000).status_code == 413


def test_the_socket_is_passed_on(served: tuple[House, Caddy]) -> None:
    _, caddy = served
    assert '"t":"welcome"' in caddy.first_message()
