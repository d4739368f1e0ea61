"""Draws ui/public/previews: the pictures that others show beside a link to the house, from the
drawings of the lobby. ``python ui/dev/previews.py``, after the page was built."""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from fivecups.web.http.pages.link_preview import PICTURE_SIZE, PICTURED  # noqa: E402
from tests.browser.kit import Visitor, launch  # noqa: E402
from tests.web.server import House  # noqa: E402

TARGET = ROOT / "ui" / "public" / "previews"
GROUND = "#f6ecd9"
TONES = 64


def draw(page: Page, svg: str, share: int, name: str) -> None:
    """A drawing in the middle of a picture, which takes that share of it, in percent."""
    page.set_content(
        f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;overflow:hidden;"
        f"background:{GROUND}}}svg{{width:{share}vw;height:{share}vh}}</style>{svg}"
    )
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB").quantize(TONES)
    picture.save(TARGET / f"{name}.png", optimize=True)


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        visitor = Visitor(browser, house.base, "Ana")
        visitor.open("/")
        visitor.page.wait_for_selector(".game")
        width, height = PICTURE_SIZE
        paper = browser.new_page(viewport={"width": width, "height": height})
        for game in PICTURED:
            drawn = visitor.page.locator(f"section[aria-labelledby=game-{game}] > svg")
            draw(paper, drawn.evaluate("svg => svg.outerHTML"), 100, game)
        logo = visitor.page.locator("header .home svg")
        draw(paper, logo.evaluate("svg => svg.outerHTML"), 75, "house")
        browser.close()


if __name__ == "__main__":
    main()
