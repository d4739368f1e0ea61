"""Writer of the data files that bots read, in a form that a reviewer can compare line by line."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

import fivecups.bots.dice_town.weights as town_weights
from fivecups.bots.dice_town.weights import Weights

DIGITS = 3


def write_rows(path: Path, rows: Mapping[str, Any]) -> None:
    """Write a JSON object with one line for each row, numbers rounded to three digits."""
    lines = [f'"{name}": {as_line(row)}' for name, row in sorted(rows.items())]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def as_line(row: Any) -> str:
    """Return a value as JSON on one line."""
    return msgspec.json.encode(rounded(msgspec.to_builtins(row))).decode()


def rounded(value: Any) -> Any:
    """Return plain data with all numbers rounded."""
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {name: rounded(entry) for name, entry in value.items()}
    return [rounded(entry) for entry in value] if isinstance(value, list | tuple) else value


def write_weights(weights: Mapping[str, Mapping[str, Weights]]) -> None:
    """Write `weights.json` of Dice Town: by level and kind of table, one line for each curve."""
    path = Path(town_weights.__file__).with_name("weights.json")
    path.write_text(indented(rounded(msgspec.to_builtins(weights))) + "\n")


def indented(value: Any, depth: int = 0) -> str:
    """Return JSON in which objects of plain numbers stand on one line, and others are indented."""
    nested = isinstance(value, dict) and any(isinstance(v, dict | list) for v in value.values())
    if not nested:
        return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
    space = " " * depth
    lines = [f'{space} "{name}": {indented(entry, depth + 1)}' for name, entry in value.items()]
    return "{\n" + ",\n".join(lines) + f"\n{space}}}"
