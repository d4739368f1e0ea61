"""What was learned, kept in a file that bots read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec


def keep(path: Path, rows: Mapping[str, Any]) -> None:
    """A line for each kind of table, in order."""
    lines = [f'"{name}": {msgspec.json.encode(row).decode()}' for name, row in sorted(rows.items())]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n")
