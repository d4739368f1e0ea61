"""An evening at a house, and all that it answers over HTTP, word for word: ``python -m
tests.web.evening`` writes it anew after a meant change."""

from __future__ import annotations

import tempfile
from pathlib import Path

from .house import Told, evening
from .scenes import SCENES

KEPT = Path(__file__).parent / "told.json"


async def an_evening() -> list[Told]:
    with tempfile.TemporaryDirectory() as folder:
        async with evening(Path(folder)) as one:
            for scene in SCENES:
                await scene(one)
        return one.told
