"""What is done so far in a file, a line each below what is to be done, so that long work goes on
after an interruption."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ..simulate import SimulationError

T = TypeVar("T")


def append(save: Path, plan: Any, done: Sequence[Any]) -> None:
    fresh = not save.exists()
    with save.open("ab") as file:
        if fresh:
            file.write(msgspec.json.encode(plan) + b"\n")
        file.writelines(msgspec.json.encode(one) + b"\n" for one in done)


def read(save: Path, plan: Any, kind: type[T], work: str) -> list[T]:
    """What a file has of this kind; a line that was torn by an interruption is left out. Raises
    :class:`SimulationError` where the file is of other `work` than this plan's."""
    if not save.exists():
        return []
    head, *lines = save.read_bytes().splitlines()
    if head != msgspec.json.encode(plan):
        raise SimulationError(f"{save} is of another {work}: {head.decode()}")
    found = []
    for line in lines:
        try:
            found.append(msgspec.json.decode(line, type=kind))
        except msgspec.DecodeError:
            continue
    return found
