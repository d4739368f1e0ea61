"""The import graph of the project's modules."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from .parts import ROOT

PACKAGE = ROOT / "src" / "fivecups"


def importers(module: Path) -> list[Path]:
    """Return a module and all modules that import it, directly or not."""
    modules = {module}
    left = [module]
    while left:
        imported = left.pop()
        new = {other for other, imports in _imports().items() if imported in imports} - modules
        modules |= new
        left += new
    return sorted(modules)


@cache
def _imports() -> dict[Path, set[Path]]:
    return {module: _imported_by(module) for module in PACKAGE.rglob("*.py")}


def _imported_by(module: Path) -> set[Path]:
    imported: set[Path] = set()
    for node in ast.walk(ast.parse(module.read_text())):
        if isinstance(node, ast.ImportFrom):
            folder = module.parents[node.level - 1] if node.level else PACKAGE.parent
            place = folder.joinpath(*(node.module or "").split("."))
            imported |= {place.with_suffix(".py"), place / "__init__.py"}
            imported |= {place / f"{name.name}.py" for name in node.names}
    return {path for path in imported if path.exists()}
