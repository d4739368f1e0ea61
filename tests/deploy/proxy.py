"""The common tests of reverse proxies in front of a house."""

from __future__ import annotations

import asyncio
import ssl

import httpx
from websockets.asyncio.client import connect

SITE = "cups.example.org"


class Proxy:
    """A reverse proxy that serves the site by TLS at the port `secure`, and redirects from the port
    `plain`."""

    plain: int
    secure: int

    def visit(self, source: str = "127.0.0.1", host: str | None = None) -> httpx.Client:
        """Return a client that comes from an address of this machine and asks for a host."""
        return httpx.Client(
            base_url=f"https://127.0.0.1:{self.secure}",
            headers={"host": host or f"{SITE}:{self.secure}"},
            transport=httpx.HTTPTransport(local_address=source, verify=False),
            timeout=None,
        )

    def check_page(self) -> httpx.Response:
        """Check that the page is served by TLS; return the response to a request without it."""
        with self.visit() as ana:
            assert ana.get("/").status_code == 200
            assert ana.get("/health").json()["status"] == "ok"
        return httpx.get(f"http://127.0.0.1:{self.plain}/table/x", headers={"host": SITE})

    def check_public_address(self) -> None:
        """Check that cookies are secure and links lead to the public address."""
        with self.visit() as ana:
            came = ana.post("/api/me", json={"name": "Ana"})
            assert came.status_code == 201 and "secure" in came.headers["set-cookie"].lower()
            cookie = {"cookie": came.headers["set-cookie"].partition(";")[0]}
            wish = {"game": "poker-dice", "seats": 2}
            table = ana.post("/api/tables", json=wish, headers=cookie).json()["id"]
            link = ana.get(f"/api/tables/{table}/invitation", headers=cookie).json()["link"]
            assert link == f"https://{SITE}:{self.secure}/table/{table}"

    def first_message(self) -> str:
        """Return the first message that a new visitor receives on the socket."""
        address = f"{SITE}:{self.secure}"
        with self.visit() as ana:
            came = ana.post("/api/me", json={"name": "Ana"})
        cookie = came.headers["set-cookie"].partition(";")[0]
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE

        async def hear() -> str:
            async with connect(
                f"wss://{address}/api/socket",
                host="127.0.0.1",
                port=self.secure,
                ssl=trusting,
                additional_headers={"cookie": cookie, "origin": f"https://{address}"},
            ) as socket:
                return str(await socket.recv())

        return asyncio.run(hear())
