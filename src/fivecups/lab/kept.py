"""What was learned, kept in a file that bots read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

DIGITS = 3


def keep(path: Path, rows: Mapping[str, Any]) -> None:
    """A line for each kind of table, in order, with numbers of a few digits."""
    lines = [f'"{name}": {as_line(row)}' for name, row in sorted(rows.items())]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def as_line(row: Any) -> str:
    return msgspec.json.encode(short(msgspec.to_builtins(row))).decode()


def short(told: Any) -> Any:
    if isinstance(told, float):
        return round(told, DIGITS)
    if isinstance(told, dict):
        return {name: short(one) for name, one in told.items()}
    return [short(one) for one in told] if isinstance(told, list | tuple) else told
