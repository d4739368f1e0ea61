"""The web app manifest, with which a device installs the house as an app, in the language of its
page."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import QueryParameter

from fivecups.games import GAMES
from fivecups.texts import LANGUAGES, Texts

from .link_preview import NAME, preferred_language

KIND = "application/manifest+json"
ICONS = [
    {"src": "/icons/app-192.png", "sizes": "192x192", "type": "image/png"},
    {"src": "/icons/app-512.png", "sizes": "512x512", "type": "image/png"},
    {"src": "/icons/maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
    {"src": "/icon.svg", "sizes": "any", "type": "image/svg+xml"},
]


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest(
    request: Request[Any, Any, Any], language: Annotated[str, QueryParameter(max_length=40)] = ""
) -> Response[bytes]:
    """Return the manifest in the page's language, or in the browser's if the page does not say. The
    app has the same id in all languages."""
    if language not in LANGUAGES:
        language = preferred_language(request.headers.get("accept-language", ""))
    texts = Texts(language)
    app = {
        "id": "/",
        "name": NAME,
        "short_name": NAME,
        "description": texts.say("preview-house"),
        "lang": language,
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": "#f6ecd9",
        "background_color": "#2f5d50",
        "categories": ["games"],
        "icons": ICONS,
        "shortcuts": [
            {
                "name": texts.say("preview-rules", game=texts.say(f"{game}-name")),
                "url": f"/rules/{game}",
            }
            for game in GAMES
            if texts.has(f"{game}-name")
        ],
    }
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(msgspec.json.encode(app), media_type=KIND, headers=headers)
