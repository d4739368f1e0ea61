"""`fivecups review`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from fivecups.records import write
from tests.bots.analysis.games import GOLDEN, played

from .run_command import run


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("games") / "game.json"
    write(played("poker-dice", ["novice", "expert"], 5), file)
    return file


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["luck", "Better:", "Par, the score of perfect play", "No decision cost anything"]),
        (
            "ru",
            [
                "удача",
                "Лучше было так:",
                "Эталон, то есть итог лучшей игры",
                "Дорогих ошибок не было",
            ],
        ),
        ("ro", ["noroc", "Mai bine era:", "Etalonul, adică scorul", "Nicio decizie"]),
    ],
)
def test_a_game_is_reviewed_in_every_language(
    record: Path, language: str, words: list[str]
) -> None:
    done = run("review", str(record), "--lang", language)
    assert done.returncode == 0, done.stderr
    assert [word for word in words if word not in done.stdout] == []


def test_one_seat_and_json(record: Path) -> None:
    assert "Player 1" not in run("review", str(record), "--seat", "2").stdout
    report = json.loads(run("review", str(record), "--json").stdout)
    assert report["game"] == "poker-dice"
    for seat in report["seats"]:
        assert seat["expected"] + seat["luck"] - seat["skill"] == pytest.approx(
            seat["outcome"], abs=1e-6
        )


def test_offers_are_put_in_words_with_their_uncertainty() -> None:
    done = run("review", str(GOLDEN / "gentlemans-deal" / "five.json"), "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert re.search(r": \d+ coins?[,;]", done.stdout)
    assert "±" in done.stdout
    assert "standard error" in done.stdout


def test_what_cannot_be_reviewed_is_said(record: Path, tmp_path: Path) -> None:
    done = run("review", str(record), "--seat", "3")
    assert done.returncode == 2
    assert "from 1 to 2" in done.stderr
    game = played("poker-dice", ["random"], 1)
    game.moves.pop()
    game.result = None
    unfinished = tmp_path / "unfinished.json"
    write(game, unfinished)
    done = run("review", str(unfinished))
    assert done.returncode == 1
    assert "not finished" in done.stderr
