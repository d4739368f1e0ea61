"""The parts of the project, and the tests that cover each."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
QUIET = ["-q", "-p", "no:cacheprovider", "-o", "addopts=", "-n", "0"]
CHOSEN = ["-m", "not slow and not ray"]
"""The options of pytest and the selection of tests."""


@dataclass(frozen=True, slots=True)
class Part:
    """Folders below `src/fivecups`, the tests that cover them, and the share of faults that they
    should notice. A `broad` file checks everything that its tests run, so that a few of its tests
    are asked first. Files in `declared` check the declarations of whole packages."""

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
        "tests/games/test_playthroughs.py",
    ),
    "house": Part(
        ("house", "store", "web"),
        ("house", "store", "web", "bus"),
        0.90,
        "tests/web/api_transcript/test_api_transcript.py",
        declared=(
            "tests/house/table/test_entries.py",
            "tests/web/http/test_api_description.py",
            "tests/store/test_schema.py",
        ),
    ),
    "bots": Part(("bots",), ("bots",), 0.75),
}


def modules(part: Part) -> list[Path]:
    """Return the modules of a part that contain code."""
    folders = [ROOT / "src" / "fivecups" / name for name in part.sources]
    return sorted(
        path for folder in folders for path in folder.rglob("*.py") if path.stat().st_size
    )
