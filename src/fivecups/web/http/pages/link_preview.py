"""Meta tags in the page's head for link previews and search engines: about the house, or about the
table that a link leads to. They contain nothing private."""

from __future__ import annotations

import contextlib
import re
from html import escape
from typing import Any

from litestar import Request

from fivecups.games import MANIFESTS
from fivecups.house.ports import StorageError
from fivecups.house.wire.protocol import ChairInfo, Summary
from fivecups.texts import LANGUAGES, Texts

from ...services.services import Services
from ..share_links import link_to

NAME = "Five Cups"
PICTURE_SIZE = (1200, 630)
TABLE_PATH = re.compile(r"/?(?:table|screen)/([\w-]{1,40})(/.*)?", re.ASCII)


async def preview_tags(request: Request[Any, Any, Any], services: Services, path: str) -> bytes:
    """Return the meta tags for the page at `path`. A table's preview is in the language of its
    owner, who has sent the link to friends."""
    match = TABLE_PATH.fullmatch(path)
    with contextlib.suppress(StorageError):
        table = await services.store.summary(match[1]) if match else None
        if table is not None:
            owner = await services.store.people.account(table.owner)
            texts = Texts(owner.language if owner is not None else "en")
            name = f"{table.game}-name"
            title = f"{texts.say(name)} · {NAME}" if texts.has(name) else NAME
            link = link_to(request, services, f"/table/{table.id}")
            picture = link_to(request, services, preview_image_path(table.game))
            return _tags(
                title, describe_table(table, texts), texts.language, link, picture, listed=False
            )
    texts = Texts(preferred_language(request.headers.get("accept-language", "")))
    return _tags(
        NAME,
        texts.say("preview-house"),
        texts.language,
        link_to(request, services, "/"),
        link_to(request, services, preview_image_path(None)),
        listed=not match,
    )


def preview_image_path(game: str | None) -> str:
    """Return the path of a game's preview picture (made by ui/dev/previews.py); that of the house
    for None or a game without one."""
    manifest = None if game is None else MANIFESTS.get(game)
    return (
        f"/previews/{manifest.name if manifest is not None and manifest.picture else 'house'}.png"
    )


def describe_table(table: Summary, texts: Texts) -> str:
    """Return one or two sentences for the preview of a link to a table: the players who wait there,
    and the number of free seats. Players of a private table are not named."""
    if table.phase != "open":
        return texts.say(f"preview-{table.phase}")
    free = sum(chair.kind == "empty" for chair in table.chairs)
    waiting = [_name(chair, texts) for chair in table.chairs if chair.kind == "person"]
    parts = [texts.say("preview-seats-free", count=free) if free else texts.say("preview-full")]
    if waiting and table.visibility != "private":
        parts.insert(0, texts.say("preview-waiting", names=_list(waiting, texts)))
    return " ".join(parts)


def _name(chair: ChairInfo, texts: Texts) -> str:
    return chair.name or texts.say("guest-in-seat", number=chair.seat + 1)


def _list(words: list[str], texts: Texts) -> str:
    if len(words) == 1:
        return words[0]
    return texts.say("list-and", first=", ".join(words[:-1]), last=words[-1])


def preferred_language(accepted: str) -> str:
    """Return the first language in a browser's Accept-Language header that the house has, or
    English."""
    wishes = (wish.strip()[:2].lower() for wish in accepted.split(","))
    return next((wish for wish in wishes if wish in LANGUAGES), "en")


def _tags(
    title: str, description: str, language: str, link: str, picture: str, listed: bool
) -> bytes:
    width, height = PICTURE_SIZE
    by_property = {
        "og:site_name": NAME,
        "og:type": "website",
        "og:title": title,
        "og:description": description,
        "og:locale": language,
        "og:url": link,
        "og:image": picture,
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": title,
    }
    by_name = {"description": description, "twitter:card": "summary_large_image"}
    if not listed:
        by_name["robots"] = "noindex"
    return "\n".join(
        [
            *(_tag("name", name, content) for name, content in by_name.items()),
            *(_tag("property", name, content) for name, content in by_property.items()),
            "",
        ]
    ).encode()


def _tag(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}" />'
