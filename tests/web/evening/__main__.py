"""Write anew what is told on an evening."""

from __future__ import annotations

import asyncio
import json

from . import KEPT, an_evening

if __name__ == "__main__":
    KEPT.write_text(json.dumps(asyncio.run(an_evening()), indent=1, ensure_ascii=False) + "\n")
