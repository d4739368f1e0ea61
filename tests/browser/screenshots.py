"""Pictures of every screen at three sizes, for people to look at: ``make screenshots`` puts them
into the folder screenshots."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web.server import House

from .kit import SIZES, Visitor, launch

FOLDER = Path(__file__).parents[2] / "screenshots"
LANGUAGES = {"phone": "ru", "tablet": "ro", "desktop": "en"}
TABLES = {
    "poker-dice": (4, {}),
    "dice-town": (4, {}),
    "wild-west": (5, {"wild_west": True}),
    "gentlemans-deal": (6, {"talk_seconds": None, "vote_seconds": None}),
}
MOST_MOVES = 900


class Photographer:
    """Somebody who plays and takes a picture of each question the first time it is asked."""

    def __init__(self, browser: Browser, base: str, size: str, dark: bool) -> None:
        self.size = size
        self.folder = FOLDER / f"{size}-{'dark' if dark else 'light'}"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.visitor = Visitor(browser, base, "Ana", size, LANGUAGES[size], dark)

    def shoot(self, name: str, whole: bool = False) -> None:
        self.visitor.page.wait_for_timeout(700)
        self.visitor.page.screenshot(path=self.folder / f"{name}.png", full_page=whole)

    def screens(self) -> None:
        page = self.visitor.page
        self.visitor.come_in()
        self.shoot("lobby", whole=True)
        page.locator(".game .button:not(.main)").first.click()
        self.shoot("set-a-table")
        page.keyboard.press("Escape")
        self.visitor.open("/you")
        page.wait_for_selector("#keep-login")
        self.shoot("you", whole=True)
        self.visitor.open("/rules/poker-dice")
        page.wait_for_selector("main h1")
        self.shoot("rules")
        self.visitor.open(f"/table/{self.visitor.set_table('dice-town', 4, 1)}")
        page.wait_for_selector(".seats")
        page.wait_for_load_state("networkidle")
        self.shoot("room", whole=True)

    def game(self, name: str) -> None:
        seats, options = TABLES[name]
        page = self.visitor.page
        game = "dice-town" if name == "wild-west" else name
        table = self.visitor.set_table(game, seats, seats - 1, options=options)
        self.visitor.ask("POST", f"tables/{table}/start")
        self.visitor.open(f"/table/{table}")
        page.wait_for_selector(".actions")
        seen: set[str] = set()
        for _ in range(MOST_MOVES):
            page.wait_for_selector(".actions.mine, .ending")
            if self.visitor.ended:
                break
            question = page.locator(".question").get_attribute("data-question") or ""
            if question not in seen:
                seen.add(question)
                self.shoot(f"{name}-{len(seen):02}-{question}")
            self.visitor.pick()
            if "chosen" not in seen and page.locator(".to-confirm").count():
                seen.add("chosen")
                self.shoot(f"{name}-{len(seen):02}-chosen")
            page.wait_for_timeout(60)
        if self.visitor.ended:
            page.wait_for_selector(".review dl", timeout=300_000)
            self.shoot(f"{name}-end", whole=True)
            self.visitor.open(f"/table/{table}/replay")
            page.wait_for_selector(".controls")
            for _ in range(30):
                page.keyboard.press("ArrowRight")
            self.shoot(f"{name}-replay")


def main(sizes: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for number, size in enumerate(sizes):
            for dark in (False, True):
                photographer = Photographer(browser, house.base, size, dark)
                photographer.screens()
                for name in TABLES if not dark else list(TABLES)[number % len(TABLES) :][:2]:
                    photographer.game(name)
                photographer.visitor.leave()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:] or list(SIZES))
