"""Tests that responses of a house change only on purpose, to the word."""

from __future__ import annotations

import asyncio
import json

from tests.waiting import PATIENCE

from . import KEPT, an_evening


def test_an_evening_is_told_as_it_was() -> None:
    expected = json.loads(KEPT.read_text())
    transcript = asyncio.run(asyncio.wait_for(an_evening(), 2 * PATIENCE))
    for was, now in zip(expected, transcript, strict=True):
        assert now == was, "if it is meant: python -m tests.web.api_transcript"
