"""Compresses the built page once, so that no request has to: ``python -m fivecups.web.compress``,
run after every build."""

from __future__ import annotations

import gzip
from pathlib import Path

from .http.pages.page import FOLDER, PACKED

KINDS = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".ftl", ".txt", ".wasm"}
SMALLEST = 512


def compress(folder: Path) -> int:
    """Put a compressed copy beside every file that gets smaller by it; returns how many there
    are."""
    count = 0
    for file in sorted(folder.rglob("*")):
        if file.suffix not in KINDS or file.stat().st_size < SMALLEST:
            continue
        body = file.read_bytes()
        packed = gzip.compress(body, 9, mtime=0)
        if len(packed) < len(body):
            file.with_name(file.name + PACKED).write_bytes(packed)
            count += 1
    return count


if __name__ == "__main__":
    print(f"{compress(FOLDER)} files compressed")
