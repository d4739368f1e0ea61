"""Where requests come from, what a page may load, and how much anybody may ask for."""

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
"""Where requests count against limits; the files of the page do not."""

DISCONNECTED = "fivecups_disconnected"
"""Under this name the scope of a request says that its client is gone."""

SIGNED_LINKS = "/api/notices/"
"""Links in messages of the house. What they do stands in them, signed, and no cookie counts: so
they may be opened from anywhere, and mail programs send them what they like."""

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}


def with_headers(app: ASGIApp) -> ASGIApp:
    """The application, with every answer saying what a page of the house may do, unless it says so
    itself, and every scope whether its client is gone. Messages on sockets pass untouched."""

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = list(message.get("headers", []))
                named = {name.lower() for name, _ in own}
                message["headers"] = [*own, *[one for one in HEADERS if one[0] not in named]]
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
    """Whether a browser says that another site's page makes this request. Programs that are no
    browsers say nothing. The house's own page may have come by its public address, whatever host a
    proxy makes of that."""
    site = connection.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return True
    origin = connection.headers.get("origin")
    if origin is None or origin == public_address:
        return False
    return urlsplit(origin).netloc != connection.headers.get("host")


def is_public(connection: ASGIConnection[Any, Any, Any, Any], public_address: str | None) -> bool:
    """Whether this came by the public address of the house."""
    host = connection.headers.get("host", "").lower()
    return public_address is not None and host == urlsplit(public_address).netloc.lower()


def came_encrypted(
    connection: ASGIConnection[Any, Any, Any, Any], public_address: str | None
) -> bool:
    """Whether the browser speaks HTTPS, with the house or with the proxy before it."""
    by_https = public_address is not None and public_address.startswith("https:")
    return connection.url.scheme == "https" or (by_https and is_public(connection, public_address))


def names_house(connection: ASGIConnection[Any, Any, Any, Any], public_address: str | None) -> bool:
    """Whether the host that is asked for is this house: its public address, or a number or
    `localhost`, which no stranger can have made a name for. A house without a public address does
    not know its names."""
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
    """Whether somebody asks from the house's own machine, and not through a proxy on it."""
    if is_public(connection, public_address):
        return False
    address = address_of(client_host(connection))
    return address is not None and address.is_loopback


def client_address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whom limits count."""
    return network_of(client_host(connection))


def client_host(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that a request comes from."""
    return connection.client.host if connection.client is not None else "?"


def address_of(host: str) -> IPv4Address | IPv6Address | None:
    """A host that is written as a number; one of IPv4 may be written as IPv6."""
    try:
        return ip_address(plain_host(host))
    except ValueError:
        return None


async def guard_request(request: Request[Any, Any, Any]) -> None:
    """Before every request: it is meant for this house, there are not too many of them, none that
    changes something comes from another site, and none from an address that is not let in."""
    services = getattr(request.app.state, "services", None)
    public_address = None if services is None else services.settings.public_address
    if not names_house(request, public_address):
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
