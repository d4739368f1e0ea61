"""Links that other devices can open, and their pictures for phones."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import segno
from litestar import Request

from ..server.services import Services

LOCAL = ("localhost", "127.0.0.1", "[::1]")


def link_to(request: Request[Any, Any, Any], services: Services, path: str) -> str:
    """A path of the house as other devices can open it: never one that only works on the house's
    own machine."""
    base = str(request.base_url).rstrip("/")
    if (
        services.settings.lan is not None
        and request.headers.get("host", "").rsplit(":", 1)[0] in LOCAL
    ):
        base = services.settings.lan
    return f"{base}{path}"


def picture_of(link: str) -> bytes:
    """A link as an SVG picture to be scanned."""
    picture = BytesIO()
    segno.make(link, error="m").save(
        picture, kind="svg", scale=6, border=2, dark="#000", light="#fff"
    )
    return picture.getvalue()
