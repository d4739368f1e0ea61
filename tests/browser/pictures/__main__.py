from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[3] / "docs" / "examples"))

from tests.web.server import House

from ..kit import launch
from .around import AROUND
from .evening import EVENING
from .members import fill
from .rare import RARE
from .scenes import SCENES, people
from .together import TOGETHER
from .town import TOWN

ALL = SCENES | RARE | AROUND | TOWN | EVENING | TOGETHER


def main(scenes: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        closed = House(Path(folder))
        asyncio.run(fill(closed.database))
        with closed as house, sync_playwright() as playwright:
            shoot(house, playwright, scenes)


def shoot(house: House, playwright: Playwright, scenes: list[str]) -> None:
    browser = launch(playwright)
    for scene in scenes:
        eyes, seated = people(browser, house.base)
        ALL[scene](eyes, seated)
        for one in (*eyes.windows, *seated[1:]):
            one.leave()
    browser.close()


if __name__ == "__main__":
    main(sys.argv[1:] or list(ALL))
