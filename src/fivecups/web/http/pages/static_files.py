"""The files of the built page, from the folder `web/static`."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from ...services.services import Services
from .link_preview import preview_tags

FOLDER = Path(__file__).parents[2] / "static"
NOT_BUILT = "The page of this house has not been built. Its games can be played through /api; see docs/protocol.md.\n"
COMPRESSED_SUFFIX = ".gz"
"""Suffix of the name of a file's compressed copy."""

IMMUTABLE_CACHE = "public, max-age=31536000, immutable"
"""Cache-Control header of files whose name changes with their content."""


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page as it is sent to a browser, with its headers."""

    body: bytes
    kind: str
    headers: dict[str, str]


def find_file(folder: Path, path: str, gzipped: bool) -> File | None:
    """Return the file at `path` of the page, or its compressed copy if `gzipped` is True and there
    is a copy; None if `path` is not a file inside `folder`."""
    root = folder.resolve()
    try:
        file = (root / path).resolve()
        if not file.is_relative_to(root) or not file.is_file():
            return None
    except (ValueError, OSError):  # a path with a NUL, or a name that is too long
        return None
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    lasting = "assets" in file.relative_to(root).parts
    headers = {
        "cache-control": IMMUTABLE_CACHE if lasting else "no-cache",
        "vary": "accept-encoding",
    }
    copy = file.with_name(file.name + COMPRESSED_SUFFIX)
    if gzipped and copy.is_file():
        file, headers = copy, {**headers, "content-encoding": "gzip"}
    body = file.read_bytes()
    return File(body, kind, {**headers, "etag": content_tag(body)})


def content_tag(body: bytes) -> str:
    """Return the ETag of a response with this body."""
    return f'"{blake2b(body, digest_size=12).hexdigest()}"'


def insert_head(file: File, head: bytes, gzipped: bool) -> File:
    """Return the HTML page `file` with the tags `head` inserted into its <head> element, compressed
    if `gzipped`."""
    body = file.body.replace(b"</head>", head + b"</head>", 1)
    headers = {**file.headers, "vary": "accept-encoding, accept-language"}
    if gzipped:
        body = gzip.compress(body, mtime=0)
        headers["content-encoding"] = "gzip"
    return File(body, file.kind, {**headers, "etag": content_tag(body)})


def accepts_gzip(accepted: str) -> bool:
    """True if a browser with this Accept-Encoding header accepts gzip."""
    offers = [offer.strip().partition(";") for offer in accepted.lower().split(",")]
    return any(
        name.strip() == "gzip" and weight.replace(" ", "") not in ("q=0", "q=0.0")
        for name, _, weight in offers
    )


def etag_matches(tags: str, tag: str) -> bool:
    """True if an If-None-Match header `tags` contains `tag`, so that the browser already has the
    file."""
    return tags.strip() == "*" or tag in [
        item.strip().removeprefix("W/") for item in tags.split(",")
    ]


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: Request[Any, Any, Any], path: Annotated[str, PathParameter()] = ""
) -> Response[bytes] | Response[str]:
    """Return a file of the page, or the page itself for every address that is not a file."""
    if path.lstrip("/").startswith("api/"):
        raise NotFoundException
    gzipped = accepts_gzip(request.headers.get("accept-encoding", ""))
    name = path.strip("/")
    file = await asyncio.to_thread(find_file, FOLDER, name, gzipped) if name else None
    if file is None:
        if name.startswith(
            "assets/"
        ):  # an old version's script: the page must not be sent in its place
            raise NotFoundException
        index = await asyncio.to_thread(find_file, FOLDER, "index.html", False)
        if index is None:
            return Response(NOT_BUILT, media_type=MediaType.TEXT)
        services: Services | None = request.app.state.get("services")
        head = b"" if services is None else await preview_tags(request, services, path)
        file = insert_head(index, head, gzipped)
    if etag_matches(request.headers.get("if-none-match", ""), file.headers["etag"]):
        return Response(b"", status_code=304, media_type=file.kind, headers=file.headers)
    return Response(file.body, media_type=file.kind, headers=file.headers)
