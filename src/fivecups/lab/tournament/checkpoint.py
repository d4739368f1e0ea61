"""Deals in a file, a line each, so that a tournament goes on after an interruption."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from ..simulate import SimulationError
from .deals import Deal, Plan


def append(save: Path, plan: Plan, deals: Sequence[Deal]) -> None:
    fresh = not save.exists()
    with save.open("ab") as file:
        if fresh:
            file.write(msgspec.json.encode(plan) + b"\n")
        file.writelines(msgspec.json.encode(deal) + b"\n" for deal in deals)


def read(save: Path, plan: Plan) -> list[Deal]:
    """The deals that a file has; a line that was torn by an interruption is left out."""
    if not save.exists():
        return []
    head, *lines = save.read_bytes().splitlines()
    if head != msgspec.json.encode(plan):
        raise SimulationError(f"{save} is of another tournament: {head.decode()}")
    found = []
    for line in lines:
        try:
            found.append(msgspec.json.decode(line, type=Deal))
        except msgspec.DecodeError:
            continue
    return found
