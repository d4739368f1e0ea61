"""A checkpoint file of long work: the plan in the first line, then one result in each line, so that
work continues after an interruption."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ..errors import SimulationError

T = TypeVar("T")


def append_results(save: Path, plan: Any, results: Sequence[Any]) -> None:
    """Append results to the checkpoint file `save`; a new file begins with the plan."""
    is_new = not save.exists()
    with save.open("ab") as file:
        if is_new:
            file.write(msgspec.json.encode(plan) + b"\n")
        file.writelines(msgspec.json.encode(result) + b"\n" for result in results)


def read_results(save: Path, plan: Any, kind: type[T], work: str) -> list[T]:
    """Return all results in a checkpoint file; a line that was torn by an interruption is left out.
    Raise :class:`SimulationError` if the file belongs to another plan; `work` names the kind of
    work in the message."""
    if not save.exists():
        return []
    head, *lines = save.read_bytes().splitlines()
    if head != msgspec.json.encode(plan):
        raise SimulationError(f"{save} is of another {work}: {head.decode()}")
    results = []
    for line in lines:
        try:
            results.append(msgspec.json.decode(line, type=kind))
        except msgspec.DecodeError:
            continue
    return results
