"""Tests of the example configuration for nginx in front of a real house: TLS, host, client address,
socket."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from fivecups.house.accounts.bans import Ban
from fivecups.store import open_store
from tests.web.server import ROOT, House, free_port

from .proxy import SITE, Proxy

MAIN = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


class Nginx(Proxy):
    """nginx with the example configuration of the documents, changed only in ports and
    certificates."""

    def __init__(self, folder: Path, house: str, plain: int, secure: int) -> None:
        self.plain, self.secure = plain, secure
        self._folder = folder
        key, certificate = folder / "key.pem", folder / "certificate.pem"
        subprocess.run(
            [
                *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt"),
                *("ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"),
                *("-subj", f"/CN={SITE}", "-keyout", str(key), "-out", str(certificate)),
            ],
            check=True,
            capture_output=True,
        )
        site = (ROOT / "deploy" / "nginx.conf").read_text()
        live = f"/etc/letsencrypt/live/{SITE}"
        for example, here in (
            ("listen 80;", f"listen 127.0.0.1:{plain};"),
            ("listen [::]:80;", ""),
            ("listen 443 ssl;", f"listen 127.0.0.1:{secure} ssl;"),
            ("listen [::]:443 ssl;", ""),
            (f"{live}/fullchain.pem", str(certificate)),
            (f"{live}/privkey.pem", str(key)),
            ("127.0.0.1:8000", house),
        ):
            assert example in site
            site = site.replace(example, here)
        (folder / "site.conf").write_text(site)
        user = "user root;" if os.getuid() == 0 else ""
        (folder / "nginx.conf").write_text(MAIN.format(folder=folder, user=user))
        program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin:/usr/local/sbin")
        assert program is not None, "the tests need nginx"
        command = [program, "-p", str(folder), "-c", str(folder / "nginx.conf")]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        while not (folder / "nginx.pid").exists():
            assert self.process.poll() is None, (folder / "error.log").read_text()
            time.sleep(0.02)

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()
        errors = (self._folder / "error.log").read_text()
        assert "[emerg]" not in errors and "[alert]" not in errors, errors


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Nginx]]:
    folder = tmp_path_factory.mktemp("nginx")
    secure = free_port()
    address = f"https://{SITE}:{secure}"
    with House(tmp_path_factory.mktemp("house"), public_address=address) as house:
        nginx = Nginx(folder, f"127.0.0.1:{house.port}", free_port(), secure)
        try:
            yield house, nginx
        finally:
            nginx.close()


def test_the_page_comes_by_tls_and_plain_requests_are_sent_there(
    served: tuple[House, Nginx],
) -> None:
    _, nginx = served
    plain = nginx.check_page()
    assert (plain.status_code, plain.headers["location"]) == (301, f"https://{SITE}/table/x")


def test_cookies_are_secure_and_links_lead_to_the_public_address(
    served: tuple[House, Nginx],
) -> None:
    _, nginx = served
    nginx.check_public_address()


def test_other_hosts_and_other_origins_are_refused(served: tuple[House, Nginx]) -> None:
    _, nginx = served
    with nginx.visit(host="evil.example") as stranger:
        assert stranger.get("/health").status_code == 421
    with nginx.visit() as ana:
        evil = {"origin": "https://evil.example"}
        assert ana.post("/api/me", json={"name": "A"}, headers=evil).status_code == 403
        own = {"origin": f"https://{SITE}:{nginx.secure}"}
        assert ana.post("/api/me", json={"name": "A"}, headers=own).status_code == 201
        assert ana.post("/api/me", content=b" " * 100_000).status_code == 413


def test_the_house_knows_clients_by_their_own_addresses(served: tuple[House, Nginx]) -> None:
    house, nginx = served
    assert house.ask("GET", "/metrics").status_code == 200
    with nginx.visit() as ana:
        assert ana.get("/metrics").status_code == 404

    async def ban() -> None:
        store = await open_store(house.database)
        await store.moderation.ban(Ban("address", "127.0.0.66/32", "", 1))
        await store.close()

    asyncio.run(ban())
    with nginx.visit("127.0.0.66") as banned, nginx.visit("127.0.0.67") as neighbour:
        while banned.get("/api/games").status_code != 403:
            time.sleep(0.05)
        pretended = {"x-forwarded-for": "127.0.0.67"}
        assert banned.get("/api/games", headers=pretended).status_code == 403
        accused = {"x-forwarded-for": "127.0.0.66"}
        assert neighbour.get("/api/games", headers=accused).status_code == 200


def test_the_socket_is_passed_on(served: tuple[House, Nginx]) -> None:
    _, nginx = served
    assert '"t":"welcome"' in nginx.first_message()
