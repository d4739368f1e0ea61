from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[3] / "docs" / "examples"))

from tests.web.server import House

from ..kit import launch
from .club_members import fill
from .other_screens import AROUND
from .poker_and_deal_evening import EVENING
from .rare_moments import RARE
from .scenes import SCENES, people
from .shared_screens import TOGETHER
from .town_evening import TOWN

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
        camera, seated = people(browser, house.base)
        ALL[scene](camera, seated)
        for visitor in (*camera.windows, *seated[1:]):
            visitor.leave()
    browser.close()


if __name__ == "__main__":
    main(sys.argv[1:] or list(ALL))
