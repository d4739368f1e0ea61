"""A test of the game that docs/how-to/add-a-game.md packages: installed beside the house, it is
played in a browser."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.environment import ROOT, install, served
from tests.packages import guide

from ..kit import ASKED, Visitor, play_to_the_end

SHORT_GAME = {"game": "pig", "seats": 2, "options": {"target": 20}}


def test_the_game_of_the_guide_is_played_to_the_end(browser: Browser, tmp_path: Path) -> None:
    environment = install(tmp_path / "wheels", ROOT, guide.follow(tmp_path))
    data = tmp_path / "data"
    data.mkdir()
    with served(environment, data) as address:
        ana = Visitor(browser, address, "Ana", size="phone", language="ro").become_known()
        ana.open("/")
        card = ana.page.locator("section[aria-labelledby=game-pig]")
        expect(card).to_contain_text("Încă o aruncare sau ajunge?")
        expect(card).to_contain_text("2–6 jucători · 5–10 de minute")
        card.get_by_role("button", name="Joacă acum").click()
        ana.page.wait_for_selector(ASKED)
        expect(ana.page.locator("li.seat")).to_have_count(2)
        ana.check_words()

        table = ana.ask("POST", "tables", SHORT_GAME)["id"]
        ana.ask("POST", f"tables/{table}/sit", {"seat": 0})
        ana.ask("POST", f"tables/{table}/bot", {"seat": 1, "level": "cautious"})
        ana.ask("POST", f"tables/{table}/start")
        ana.open(f"/table/{table}")
        play_to_the_end([ana])
        ana.check_words()
        assert ana.problems == []
        ana.context.close()
