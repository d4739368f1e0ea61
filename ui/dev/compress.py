"""Compression of the built page, so that no request has to compress files.

Run after every build: ``python ui/dev/compress.py``.
"""

from __future__ import annotations

import gzip
from pathlib import Path

from fivecups.web.http.pages.static_files import COMPRESSED_SUFFIX, FOLDER

COMPRESSIBLE_SUFFIXES = {
    ".html",
    ".js",
    ".css",
    ".svg",
    ".json",
    ".webmanifest",
    ".ftl",
    ".txt",
    ".wasm",
}
MIN_FILE_BYTES = 512


def compress(folder: Path) -> int:
    """Write a gzip copy beside every file in `folder` that becomes smaller by it. Return the number
    of copies."""
    count = 0
    for file in sorted(folder.rglob("*")):
        if file.suffix not in COMPRESSIBLE_SUFFIXES or file.stat().st_size < MIN_FILE_BYTES:
            continue
        body = file.read_bytes()
        compressed = gzip.compress(body, 9, mtime=0)
        if len(compressed) < len(body):
            file.with_name(file.name + COMPRESSED_SUFFIX).write_bytes(compressed)
            count += 1
    return count


if __name__ == "__main__":
    print(f"{compress(FOLDER)} files compressed")
