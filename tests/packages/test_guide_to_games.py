"""Tests that docs/how-to/add-a-game.md brings a game of another package into the program, by
following it to the letter in an empty environment."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import httpx
import pytest

from tests.environment import ROOT, clean_variables, install, served, site_packages

from . import guide

ENTRY_POINTS = """\
[fivecups.games]
poker-dice = fivecups_pig.manifest:MANIFEST
chess = no_such_module:MANIFEST
[fivecups.bots]
poker-dice.expert = fivecups_pig.bots:CautiousBot
poker-dice.cautious = fivecups_pig.bots:CautiousBot
"""

CHECKS = """\
from fivecups.testing import check_game, missing_texts
from fivecups_pig.game import PIG
check_game(PIG)
print(missing_texts(PIG))
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an environment with Five Cups, the package of the guide and a broken one."""
    folder = tmp_path_factory.mktemp("guide")
    installed = install(folder / "wheels", ROOT, guide.follow(folder))
    broken = site_packages(installed) / "broken_cups-1.0.dist-info"
    broken.mkdir()
    (broken / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-cups\nVersion: 1.0\n")
    (broken / "entry_points.txt").write_text(ENTRY_POINTS)
    return installed


def run(
    environment: Path, folder: Path, *words: str, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [environment / "bin" / "fivecups", *words],
        cwd=folder,
        env={**clean_variables(), "COLUMNS": "200"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_guide_shows_the_whole_example() -> None:
    shown = guide.files()
    kept = {
        str(file.relative_to(guide.EXAMPLE)): file.read_text(encoding="utf-8")
        for file in guide.EXAMPLE.rglob("*.*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert shown == kept


@pytest.mark.timeout(300)
def test_every_command_of_the_guide_works(environment: Path, tmp_path: Path) -> None:
    said = {}
    for words in guide.commands():
        if words == ["serve"]:
            continue
        done = run(environment, tmp_path, *words, typed="a\nb\n" * 2000)
        assert done.returncode == 0, done.stderr
        said[words[0]] = done.stdout
    assert set(said) == {"rules", "play", "replay", "verify", "simulate", "tournament"}
    assert "PIG-3  Fiecare aruncare" in said["rules"]
    assert "★" in said["play"]
    assert "The game is over" in said["replay"]
    assert "every move keeps to the rules" in said["verify"]
    assert json.loads((tmp_path / "pig.json").read_text())["game"] == "pig"


def test_a_language_that_the_package_lacks_is_english(environment: Path, tmp_path: Path) -> None:
    done = run(environment, tmp_path, "play", "pig", "--lang", "ru", typed="q\n")
    assert "Roll again, or keep the points in the pot." in done.stdout
    assert "PIG-4  Whoever holds" in run(environment, tmp_path, "rules", "--lang", "ru").stdout


def test_the_game_conforms_and_has_all_texts(environment: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [environment / "bin" / "python", "-c", CHECKS],
        cwd=tmp_path,
        env=clean_variables(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr


def test_the_help_names_the_game(environment: Path, tmp_path: Path) -> None:
    done = run(environment, tmp_path, "play", "--help")
    assert "dice-town, gentlemans-deal, poker-dice, chess, pig" in done.stdout


def test_a_broken_package_is_named_with_what_is_missing(environment: Path, tmp_path: Path) -> None:
    done = run(environment, tmp_path, "simulate", "poker-dice", "--bots", "random", "--games", "1")
    assert done.returncode == 0
    assert done.stderr.splitlines()[:3] == [
        "broken-cups: fivecups.games 'chess': no_such_module:MANIFEST cannot be imported: "
        "No module named 'no_such_module'",
        "broken-cups: fivecups.games 'poker-dice': there is already a game of this name, "
        "fivecups.games.poker_dice:POKER_DICE",
        "broken-cups: fivecups.bots 'poker-dice.expert': "
        "there is already a bot 'expert' for this game",
    ]


def test_a_house_has_the_game_and_logs_what_is_broken(environment: Path, tmp_path: Path) -> None:
    with served(environment, tmp_path) as address, httpx.Client(base_url=address) as client:
        games = {game["name"]: game for game in client.get("/api/games").json()}
        assert [*games] == ["dice-town", "gentlemans-deal", "poker-dice", "pig"]
        pig = games["pig"]
        assert pig["bots"] == ["cautious", "random"] and not pig["lesson"]
        assert (pig["minutes"], pig["quick_seats"], pig["books"]) == ([5, 10], 2, ["pig"])
        assert games["poker-dice"]["bots"][-2:] == ["cautious", "random"]
        client.post("/api/me", json={"name": "Ana", "language": "ru"})
        table = client.post("/api/tables", json={"game": "pig", "seats": 2}).json()["id"]
        client.post(f"/api/tables/{table}/sit", json={"seat": 0})
        for level in ("expert", "cautious"):
            seated = client.post(f"/api/tables/{table}/bot", json={"seat": 1, "level": level})
            assert seated.is_success == (level == "cautious")
        assert client.post(f"/api/tables/{table}/start").is_success
        assert "Roll again" in client.get("/api/games/pig/texts/ru").text
    log = (tmp_path / "log").read_text()
    assert log.count("package_problem") == 3
    assert "no_such_module:MANIFEST cannot be imported" in log
