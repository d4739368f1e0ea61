"""The built page, from the folder beside this file."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import Annotated

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

FOLDER = Path(__file__).parent / "static"
NOT_BUILT = "The page of this house has not been built. Its games can be played through /api; see docs/protocol.md.\n"
FOR_EVER = "public, max-age=31536000, immutable"


def _file(path: Path) -> Response[bytes] | None:
    """A file of the page, unless the path leads anywhere else."""
    try:
        whole = path.resolve()
        if not whole.is_relative_to(FOLDER.resolve()) or not whole.is_file():
            return None
    except (ValueError, OSError):  # as with a NUL, or a name that is too long
        return None
    kind = mimetypes.guess_type(whole.name)[0] or "application/octet-stream"
    lasting = "assets" in whole.relative_to(FOLDER.resolve()).parts
    return Response(whole.read_bytes(), media_type=kind, headers={"cache-control": FOR_EVER if lasting else "no-cache"})


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: Annotated[str, PathParameter()] = "") -> Response[bytes] | Response[str]:
    """A file of the page, or the page itself for every address that is not a file."""
    if path.lstrip("/").startswith("api/"):
        raise NotFoundException
    found = await asyncio.to_thread(_file, FOLDER / (path.strip("/") or "index.html"))
    return found or await asyncio.to_thread(_file, FOLDER / "index.html") or Response(NOT_BUILT, media_type=MediaType.TEXT)
