"""The package that docs/how-to/add-a-game.md shows file by file."""

from __future__ import annotations

import re
from pathlib import Path

from tests.environment import ROOT

GUIDE = (ROOT / "docs/how-to/add-a-game.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "docs/examples/pig"
FILE = re.compile(r"^`pig/([^`]+)`:\n\n```\w*\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^fivecups (.+)$", re.MULTILINE)


def files() -> dict[str, str]:
    """Return the files of the package by their path, as the guide shows them."""
    return dict(FILE.findall(GUIDE))


def commands() -> list[list[str]]:
    """Return the arguments of `fivecups` in the guide's commands, in order."""
    return [line.split("#")[0].split() for line in COMMAND.findall(GUIDE)]


def follow(folder: Path) -> Path:
    """Write the files of the guide into a new folder, and return it."""
    project = folder / "pig"
    for path, text in files().items():
        file = project / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return project
