"""A transcript of requests and responses over HTTP during an evening at a house, compared word for
word: ``python -m tests.web.api_transcript`` writes it anew after an intended change."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from fivecups.version import program_version

from .house import Told, evening
from .scenes import SCENES

WRITTEN_VERSION = "0.1.0"
"""Stands for the version of the program, which rises with every commit."""

KEPT = Path(__file__).parent / "transcript.json"


async def an_evening() -> list[Told]:
    with tempfile.TemporaryDirectory() as folder:
        async with evening(Path(folder)) as recorded_evening:
            for scene in SCENES:
                await scene(recorded_evening)
        text = json.dumps(recorded_evening.told).replace(program_version(), WRITTEN_VERSION)
        told: list[Told] = json.loads(text)
        return told
