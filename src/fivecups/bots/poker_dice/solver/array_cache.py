"""Arrays cached on disk, each with a checksum. A file that is missing, torn, altered or unreadable
counts as absent."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import numpy as np

from ...arrays import FloatArray

VERSION = 1  # of the solver: raised when the same options would give other numbers


class ArrayCache:
    """A directory of cached arrays; without a directory nothing is stored."""

    def __init__(self, directory: Path | None) -> None:
        self.directory = directory

    def path(self, name: str) -> Path | None:
        """Return the file of an array, or None without a directory."""
        return self.directory and self.directory / f"poker-dice-{name}-v{VERSION}.bin"

    def load(self, name: str, shape: tuple[int, ...]) -> FloatArray | None:
        """Return the array of this name and shape, or None if there is no valid file."""
        path = self.path(name)
        if path is None:
            return None
        try:
            content = path.read_bytes()
        except OSError:
            return None
        head, separator, body = content.partition(b"\n")
        if not separator or head != _head(body) or len(body) != 8 * int(np.prod(shape)):
            return None
        return np.frombuffer(body, dtype="<f8").reshape(shape).astype(np.float64)

    def save(self, name: str, array: FloatArray) -> None:
        """Store an array; a failure is ignored, because it can be computed again."""
        path = self.path(name)
        if path is None:
            return
        body = array.astype("<f8").tobytes()
        with suppress(
            OSError
        ):  # the array is at hand all the same, and is computed again next time
            path.parent.mkdir(parents=True, exist_ok=True)
            _write_atomically(path, _head(body) + b"\n" + body)


def _head(body: bytes) -> bytes:
    """Return the first line of a file: a name and the checksum of its body."""
    return b"fivecups poker-dice " + sha256(body).hexdigest().encode()


def _write_atomically(path: Path, content: bytes) -> None:
    """Write the file completely or not at all."""
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
