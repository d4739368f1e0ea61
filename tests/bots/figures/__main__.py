"""Writes the figures anew, after a meant change of how bots think: ``python -m
tests.bots.figures [NAME…]``. What has changed shows in the difference."""

from __future__ import annotations

import json
import sys

from .test_figures import FIGURES, KEPT, found_now


def main() -> None:
    for name in sys.argv[1:] or FIGURES:
        lines = [f"{json.dumps(place)}: {json.dumps(one)}" for place, one in found_now(name)]
        (KEPT / f"{name}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
