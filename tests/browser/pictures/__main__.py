from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[3] / "docs" / "examples"))

from tests.web.server import House

from ..kit import launch
from .around import AROUND
from .evening import EVENING
from .rare import RARE
from .scenes import SCENES, people
from .town import TOWN

ALL = SCENES | RARE | AROUND | TOWN | EVENING


def main(scenes: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for scene in scenes:
            eyes, seated = people(browser, house.base)
            ALL[scene](eyes, seated)
            for one in (*eyes.windows, *seated[1:]):
                one.leave()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:] or list(ALL))
