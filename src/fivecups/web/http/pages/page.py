"""The built page, from the folder `web/static`."""

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
from .preview import head_of

FOLDER = Path(__file__).parents[2] / "static"
NOT_BUILT = "The page of this house has not been built. Its games can be played through /api; see docs/protocol.md.\n"
PACKED = ".gz"
"""What is added to the name of a file's compressed copy."""

FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page as it is sent."""

    body: bytes
    kind: str
    headers: dict[str, str]


def find_file(folder: Path, path: str, packed: bool) -> File | None:
    """A file of the page, compressed if it may be and there is a compressed copy; None if the path
    leads anywhere else."""
    root = folder.resolve()
    try:
        whole = (root / path).resolve()
        if not whole.is_relative_to(root) or not whole.is_file():
            return None
    except (ValueError, OSError):  # as with a NUL, or a name that is too long
        return None
    kind = mimetypes.guess_type(whole.name)[0] or "application/octet-stream"
    lasting = "assets" in whole.relative_to(root).parts
    headers = {"cache-control": FOR_EVER if lasting else "no-cache", "vary": "accept-encoding"}
    copy = whole.with_name(whole.name + PACKED)
    if packed and copy.is_file():
        whole, headers = copy, {**headers, "content-encoding": "gzip"}
    body = whole.read_bytes()
    return File(body, kind, {**headers, "etag": _tag(body)})


def _tag(body: bytes) -> str:
    return f'"{blake2b(body, digest_size=12).hexdigest()}"'


def with_head(file: File, head: bytes, packed: bool) -> File:
    """The page with these tags in its head."""
    body = file.body.replace(b"</head>", head + b"</head>", 1)
    headers = {**file.headers, "vary": "accept-encoding, accept-language"}
    if packed:
        body = gzip.compress(body, mtime=0)
        headers["content-encoding"] = "gzip"
    return File(body, file.kind, {**headers, "etag": _tag(body)})


def takes_gzip(accepted: str) -> bool:
    """Whether a browser that says this takes compressed files."""
    offers = [offer.strip().partition(";") for offer in accepted.lower().split(",")]
    return any(
        name.strip() == "gzip" and weight.replace(" ", "") not in ("q=0", "q=0.0")
        for name, _, weight in offers
    )


def is_known(known: str, tag: str) -> bool:
    """Whether a browser that says it knows these tags has the file of this tag."""
    return known.strip() == "*" or tag in [
        one.strip().removeprefix("W/") for one in known.split(",")
    ]


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: Request[Any, Any, Any], path: Annotated[str, PathParameter()] = ""
) -> Response[bytes] | Response[str]:
    """A file of the page, or the page itself for every address that is not a file."""
    if path.lstrip("/").startswith("api/"):
        raise NotFoundException
    packed = takes_gzip(request.headers.get("accept-encoding", ""))
    name = path.strip("/")
    found = await asyncio.to_thread(find_file, FOLDER, name, packed) if name else None
    if found is None:
        if name.startswith("assets/"):  # of another version: a page instead would be no script
            raise NotFoundException
        start = await asyncio.to_thread(find_file, FOLDER, "index.html", False)
        if start is None:
            return Response(NOT_BUILT, media_type=MediaType.TEXT)
        services: Services | None = request.app.state.get("services")
        head = b"" if services is None else await head_of(request, services, path)
        found = with_head(start, head, packed)
    if is_known(request.headers.get("if-none-match", ""), found.headers["etag"]):
        return Response(b"", status_code=304, media_type=found.kind, headers=found.headers)
    return Response(found.body, media_type=found.kind, headers=found.headers)
