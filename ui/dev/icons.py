"""Draws ui/public/icons, for devices on which the house is installed as an app:
``python ui/dev/icons.py``. The five cups of the logo stand on the felt; a `maskable` icon may be
cut to any shape, so they keep to its middle."""

from __future__ import annotations

import io
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.browser.kit import launch  # noqa: E402

TARGET = ROOT / "ui" / "public" / "icons"
FELT, EDGE = "#2f5d50", "#274e43"
LEATHER, SHADED, RUST = "#8d5a37", "#6a3f23", "#b4482d"
BRASS, FOOT = "#c9962e", "#4a2b17"
ICONS = {"app-192": (192, 84, 22), "app-512": (512, 84, 22), "maskable": (512, 64, 0)}
"""Side in pixels, share of it that the cups take, and how round its corners are, in percent."""

TOUCH = ("touch", 180, 76, 0)
TONES = 48


def cup(x: float, y: float, colour: str) -> str:
    return (
        f'<g transform="translate({x} {y})"><path d="M1 32 3.6 9c0-1.6 9-1.6 9 0L15 32z" '
        f'fill="{colour}"/><ellipse cx="8.1" cy="8.6" rx="4.4" ry="1.5" fill="{FOOT}"/>'
        f'<path d="m2.3 21 11.5 0 .4 3.2-12.3 0z" fill="{BRASS}"/>'
        f'<rect y="31" width="16" height="3.2" rx="1.5" fill="{FOOT}"/></g>'
    )


def drawing(share: int, corner: int) -> str:
    """Two cups behind, three before them; the middle one is the red one."""
    cups = [cup(9, -6, SHADED), cup(27, -6, SHADED)]
    cups += [cup(0, 10, LEATHER), cup(36, 10, LEATHER), cup(18, 10, RUST)]
    scale = share / 52
    left, top = 50 - 26 * scale, 50 - 23.6 * scale
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<rect width="100" height="100" rx="{corner}" fill="{FELT}"/>'
        f'<path d="M0 {top + 40 * scale}H100V100H0z" fill="{EDGE}"/>'
        f'<g transform="translate({left} {top}) scale({scale})">{"".join(cups)}</g></svg>'
    )


def draw(page: Page, name: str, side: int, share: int, corner: int) -> None:
    page.set_viewport_size({"width": side, "height": side})
    page.set_content(
        "<style>html,body{margin:0;background:none}svg{display:block;width:100vw;height:100vh;"
        f"border-radius:{corner}%}}</style>{drawing(share, corner)}"
    )
    shot = page.screenshot(omit_background=True)
    picture = Image.open(io.BytesIO(shot)).convert("RGBA").quantize(TONES)
    picture.save(TARGET / f"{name}.png", optimize=True)


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        for name, (side, share, corner) in ICONS.items():
            draw(page, name, side, share, corner)
        draw(page, *TOUCH)
        browser.close()


if __name__ == "__main__":
    main()
