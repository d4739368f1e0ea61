"""What the head of the page says to those who show a link before it is opened, and to search
engines: the house, or the table that the link leads to. Nothing in it is private."""

from __future__ import annotations

import contextlib
import re
from html import escape
from typing import Any

from litestar import Request

from fivecups.house.ports import StorageError
from fivecups.house.wire.protocol import ChairInfo, Summary
from fivecups.texts import LANGUAGES, Texts

from ...services.services import Services
from ..links import link_to

NAME = "Five Cups"
PICTURED = ("dice-town", "poker-dice", "gentlemans-deal")
"""The games that have a picture of their own (see ui/dev/previews.py); others have the house's."""

PICTURE_SIZE = (1200, 630)
TABLE = re.compile(r"/?(?:table|screen)/([\w-]{1,40})(/.*)?", re.ASCII)


async def head_of(request: Request[Any, Any, Any], services: Services, path: str) -> bytes:
    """The tags for the page at this address. A table speaks the language of its owner, who has sent
    the link to friends."""
    found = TABLE.fullmatch(path)
    with contextlib.suppress(StorageError):
        table = await services.store.summary(found[1]) if found else None
        if table is not None:
            owner = await services.store.account(table.owner)
            texts = Texts(owner.language if owner is not None else "en")
            title = f"{texts.say(f'{table.game}-name')} · {NAME}"
            link = link_to(request, services, f"/table/{table.id}")
            shown = link_to(request, services, picture_of(table.game))
            return _tags(title, about(table, texts), texts.language, link, shown, listed=False)
    texts = Texts(preferred_language(request.headers.get("accept-language", "")))
    return _tags(
        NAME,
        texts.say("preview-house"),
        texts.language,
        link_to(request, services, "/"),
        link_to(request, services, picture_of(None)),
        listed=not found,
    )


def picture_of(game: str | None) -> str:
    """Where the picture of a game is, or that of the house."""
    return f"/previews/{game if game in PICTURED else 'house'}.png"


def about(table: Summary, texts: Texts) -> str:
    """One or two sentences about a table: who waits there, and how many seats are free. Who plays
    at a private table is not said."""
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
    """The first language of a browser's list that the house speaks, or English."""
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
