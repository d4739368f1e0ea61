"""The games of the house; each is a folder with a manifest (`manifest.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .manifest import Lesson, Manifest

if TYPE_CHECKING:
    from .registry import GAMES, MANIFESTS

__all__ = ["GAMES", "MANIFESTS", "Lesson", "Manifest"]


def __getattr__(name: str) -> Any:
    """Import the games when they are first used, not with the package."""
    if name not in ("GAMES", "MANIFESTS"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from . import registry

    return getattr(registry, name)
