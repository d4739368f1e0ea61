"""The parts of the project, and the tests that answer for each."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
QUIET = ["-q", "-p", "no:cacheprovider", "-o", "addopts=", "-n", "0"]
CHOSEN = ["-m", "not slow and not ray"]
"""How pytest is called, and which tests are asked."""


@dataclass(frozen=True, slots=True)
class Part:
    """Folders below `src/fivecups`, the tests that answer for them, and the share of faults that
    they are to notice. A `broad` file looks at everything that its tests run, so that a few of them
    are asked first. Those in `declared` look at what whole packages declare."""

    sources: tuple[str, ...]
    tests: tuple[str, ...]
    bar: float
    broad: str = ""
    declared: tuple[str, ...] = ()


PARTS = {
    "games": Part(
        ("engine", "games"),
        ("engine", "games", "testing", "records", "referees"),
        0.98,
        "tests/games/test_streams.py",
    ),
    "house": Part(
        ("house", "store", "web"),
        ("house", "store", "web", "bus"),
        0.90,
        "tests/web/evening/test_evening.py",
        declared=(
            "tests/web/test_numbers.py",
            "tests/house/table/test_entries.py",
            "tests/web/http/test_described.py",
            "tests/store/test_schema.py",
        ),
    ),
    "bots": Part(("bots",), ("bots",), 0.75),
}


def modules(part: Part) -> list[Path]:
    """The modules of a part that have code."""
    folders = [ROOT / "src" / "fivecups" / name for name in part.sources]
    return sorted(
        path for folder in folders for path in folder.rglob("*.py") if path.stat().st_size
    )
