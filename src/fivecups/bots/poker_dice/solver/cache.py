"""Arrays kept on disk. A file that is missing, torn, altered or unreadable is the same as none."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import numpy as np

from ...arrays import FloatArray

VERSION = 1  # of the solver: raised when the same options would give other numbers


def default_directory() -> Path:
    """FIVECUPS_CACHE, or `fivecups` in the user's cache directory."""
    own = os.environ.get("FIVECUPS_CACHE")
    if own:
        return Path(own)
    shared = os.environ.get("XDG_CACHE_HOME")
    return (Path(shared) if shared else Path.home() / ".cache") / "fivecups"


class Cache:
    """A directory of arrays, or nothing at all if the directory is None."""

    def __init__(self, directory: Path | None) -> None:
        self.directory = directory

    def path(self, name: str) -> Path | None:
        return self.directory and self.directory / f"poker-dice-{name}-v{VERSION}.bin"

    def load(self, name: str, shape: tuple[int, ...]) -> FloatArray | None:
        path = self.path(name)
        if path is None:
            return None
        try:
            content = path.read_bytes()
        except OSError:
            return None
        head, found, body = content.partition(b"\n")
        if not found or head != _head(body) or len(body) != 8 * int(np.prod(shape)):
            return None
        return np.frombuffer(body, dtype="<f8").reshape(shape).astype(np.float64)

    def save(self, name: str, array: FloatArray) -> None:
        path = self.path(name)
        if path is None:
            return
        body = array.astype("<f8").tobytes()
        with suppress(
            OSError
        ):  # the array is at hand all the same, and is computed again next time
            path.parent.mkdir(parents=True, exist_ok=True)
            _replace(path, _head(body) + b"\n" + body)


def _head(body: bytes) -> bytes:
    return b"fivecups poker-dice " + sha256(body).hexdigest().encode()


def _replace(path: Path, content: bytes) -> None:
    """Write the file whole or not at all."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
