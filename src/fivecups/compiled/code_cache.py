"""The cache folder of machine code, a different folder for every state of the sources.

numba keys machine code by the source file of the function alone, so a constant that the function
reads from another file would keep its old value. Therefore the folder's name is a hash of all
sources that compiled code may read.
"""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path

import numba

PACKAGE = Path(__file__).parents[1]
SOURCES = ("bots", "compiled", "engine", "games")
"""The packages whose code and data compiled functions may read; a change in them makes cached code
invalid."""
ENDINGS = (".py", ".json")
MAX_FOLDERS = 8
"""Number of cache folders that are kept; the least recently used ones beyond it are removed."""


def default_directory() -> Path:
    """Return the directory for all cache folders: FIVECUPS_CACHE if it is set, else `fivecups` in
    the user's cache directory."""
    own = os.environ.get("FIVECUPS_CACHE")
    if own:
        return Path(own)
    shared = os.environ.get("XDG_CACHE_HOME")
    return (Path(shared) if shared else Path.home() / ".cache") / "fivecups"


def sources_hash(package: Path = PACKAGE) -> str:
    """Return a hash of all sources that compiled code may read, and of numba's version."""
    digest = sha256(numba.__version__.encode())
    for name in SOURCES:
        for path in sorted((package / name).rglob("*")):
            if path.suffix in ENDINGS:
                digest.update(str(path.relative_to(package)).encode() + b"\0")
                digest.update(path.read_bytes())
    return digest.hexdigest()[:24]


@cache
def code_folder() -> Path | None:
    """Return the folder for machine code of the present sources, in NUMBA_CACHE_DIR or the default
    directory; None if it is not writable. Remove the least recently used folders."""
    try:
        root = Path(os.environ.get("NUMBA_CACHE_DIR") or default_directory()) / "machine-code"
        folder = root / sources_hash()
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        if not os.access(folder, os.W_OK):
            return None
        by_use = sorted(root.iterdir(), key=lambda path: -path.stat().st_mtime)
    except (OSError, RuntimeError):
        return None
    for old in by_use[MAX_FOLDERS:]:
        with suppress(OSError):
            shutil.rmtree(old)
    return folder
