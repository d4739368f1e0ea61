"""Writes the transcript anew."""

from __future__ import annotations

import asyncio
import json

from . import KEPT, an_evening

if __name__ == "__main__":
    lines = [json.dumps(told, ensure_ascii=False) for told in asyncio.run(an_evening())]
    KEPT.write_text("[\n" + ",\n".join(lines) + "\n]\n")
