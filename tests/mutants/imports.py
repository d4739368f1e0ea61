"""Which modules import which."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from .parts import ROOT

PACKAGE = ROOT / "src" / "fivecups"


def importers(module: Path) -> list[Path]:
    """A module, and all that import it or something that does."""
    found = {module}
    left = [module]
    while left:
        imported = left.pop()
        new = {other for other, imports in _imports().items() if imported in imports} - found
        found |= new
        left += new
    return sorted(found)


@cache
def _imports() -> dict[Path, set[Path]]:
    return {module: _imported_by(module) for module in PACKAGE.rglob("*.py")}


def _imported_by(module: Path) -> set[Path]:
    found: set[Path] = set()
    for node in ast.walk(ast.parse(module.read_text())):
        if isinstance(node, ast.ImportFrom):
            folder = module.parents[node.level - 1] if node.level else PACKAGE.parent
            place = folder.joinpath(*(node.module or "").split("."))
            found |= {place.with_suffix(".py"), place / "__init__.py"}
            found |= {place / f"{name.name}.py" for name in node.names}
    return {path for path in found if path.exists()}
