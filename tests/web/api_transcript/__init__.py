"""A transcript of requests and responses over HTTP during an evening at a house, compared word for
word: ``python -m tests.web.api_transcript`` writes it anew after an intended change."""

from __future__ import annotations

import tempfile
from pathlib import Path

from .house import Told, evening
from .scenes import SCENES

KEPT = Path(__file__).parent / "transcript.json"


async def an_evening() -> list[Told]:
    with tempfile.TemporaryDirectory() as folder:
        async with evening(Path(folder)) as recorded_evening:
            for scene in SCENES:
                await scene(recorded_evening)
        return recorded_evening.told
