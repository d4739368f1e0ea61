"""Checks of requests (origin, host, rate limits, bans) and the security headers of responses."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from fivecups.house.accounts.bans import network_of, plain_host

from .services.sessions import COOKIE

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
JSON = "application/json"
API = "/api/"
"""Beginning of the paths whose requests count against rate limits; files of the page do not
count."""

DISCONNECTED = "fivecups_disconnected"
"""Key in a request's ASGI scope that is set when its client has disconnected."""

SIGNED_LINKS = "/api/notices/"
"""Beginning of the paths of links in messages of the house. Their signed token says what they do
and no cookie counts, so they may be opened from any site, and mail programs may send them any
body."""

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}


def add_security_headers(app: ASGIApp) -> ASGIApp:
    """Return `app` with security headers added to every HTTP response that does not set them
    itself, and with `DISCONNECTED` set in the scope when a client is gone. WebSocket messages pass
    unchanged."""

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                present = {name.lower() for name, _ in headers}
                message["headers"] = [
                    *headers,
                    *[header for header in HEADERS if header[0] not in present],
                ]
            await send(message)

        async def receive_and_note() -> Any:
            event = await receive()
            if event["type"] == "http.disconnect":
                scope[DISCONNECTED] = True  # type: ignore[literal-required]
            return event

        if scope["type"] == ScopeType.HTTP:
            await app(scope, receive_and_note, send_with_headers)
        else:
            await app(scope, receive, send)

    return answered


def is_cross_site(
    connection: ASGIConnection[Any, Any, Any, Any], public_address: str | None = None
) -> bool:
    """True if the headers of a browser say that a page of another site makes this request. Programs
    other than browsers do not send such headers. The house's own page may come from its public
    address, whatever host name a proxy passes on."""
    site = connection.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return True
    origin = connection.headers.get("origin")
    if origin is None or origin == public_address:
        return False
    return urlsplit(origin).netloc != connection.headers.get("host")


def is_public(connection: ASGIConnection[Any, Any, Any, Any], public_address: str | None) -> bool:
    """True if the request was sent to the public address of the house."""
    host = connection.headers.get("host", "").lower()
    return public_address is not None and host == urlsplit(public_address).netloc.lower()


def is_encrypted(
    connection: ASGIConnection[Any, Any, Any, Any], public_address: str | None
) -> bool:
    """True if the browser uses HTTPS, either with the house itself or with the proxy in front of
    it."""
    by_https = public_address is not None and public_address.startswith("https:")
    return connection.url.scheme == "https" or (by_https and is_public(connection, public_address))


def is_for_this_house(
    connection: ASGIConnection[Any, Any, Any, Any], public_address: str | None
) -> bool:
    """True if the request's host is this house: its public address, an IP address or `localhost`,
    for which no stranger can register a name. Always true for a house without a public address,
    which does not know its names."""
    if public_address is None or is_public(connection, public_address):
        return True
    try:
        name = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    return name == "localhost" or address_of(name) is not None


def is_local(
    connection: ASGIConnection[Any, Any, Any, Any], public_address: str | None = None
) -> bool:
    """True if a request comes from the house's own machine and not through a proxy on it."""
    if is_public(connection, public_address):
        return False
    address = address_of(client_host(connection))
    return address is not None and address.is_loopback


def client_address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the client's network address by which rate limits count: an IPv4 address, or the
    household's network of an IPv6 address."""
    return network_of(client_host(connection))


def client_host(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the IP address that a request comes from."""
    return connection.client.host if connection.client is not None else "?"


def address_of(host: str) -> IPv4Address | IPv6Address | None:
    """Return the IP address that `host` is, or None if `host` is a name. An IPv4 address may be
    written as IPv6."""
    try:
        return ip_address(plain_host(host))
    except ValueError:
        return None


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Raise an error before a request is handled if it is meant for another host, changes something
    from another site, comes from a banned address, or exceeds the rate limits."""
    services = getattr(request.app.state, "services", None)
    public_address = None if services is None else services.settings.public_address
    if not is_for_this_house(request, public_address):
        raise HTTPException(status_code=421)
    if request.method not in SAFE_METHODS and not request.url.path.startswith(SIGNED_LINKS):
        if is_cross_site(request, public_address):
            raise PermissionDeniedException(detail="cross-site")
        if request.headers.get("content-type", JSON).partition(";")[0].strip().lower() != JSON:
            raise HTTPException(status_code=415)
    if services is not None and request.url.path.startswith(API):
        services.sessions.bans.check(None, client_host(request), services.now())
        key = services.sessions.key_of(request.cookies.get(COOKIE))
        if key is None:
            services.limits.strangers.spend(client_address(request))
        else:
            services.limits.requests.spend(key.device)
