"""Tests that docs/how-to/add-a-card.md lists all places of a card and no others, by following it in
a copy of the program."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from fivecups.bots.dice_town.evaluation import card_values, goods_values
from fivecups.bots.dice_town.evaluation.goods_values import UnknownCard
from fivecups.bots.dice_town.rollouts import goods_by_rounds_left
from fivecups.bots.dice_town.traits import is_dirty
from fivecups.bots.dice_town.weights import usual_weights
from fivecups.bots.gentlemans_deal import weights as deal_weights
from fivecups.games.dice_town.components import STORE_CARDS

from .test_add_a_card import missing

ROOT = Path(__file__).parents[3]
GUIDE = (ROOT / "docs/how-to/add-a-card.md").read_text()
CARD = "pickaxe"
SECTION = re.compile(r"^### (\d)\. (.+?)\n(.*?)(?=^##)", re.MULTILINE | re.DOTALL)
STEP = re.compile(r"^In `([^`]+)`(?:, to `(\w+)`)?:\n\n```\w+\n(.*?)```", re.MULTILINE | re.DOTALL)
WEST_DRAWINGS = "ui/src/art/cards/drawings/west.ts"
ILLUSTRATIONS = {"ui/src/lessons/sketches.ts"}
"""Files that show some card as an example."""
WRITTEN = {"ui/src/games/dice-town/cards/storeCards.ts"}
"""Files that a script writes from the lines of data."""
OTHER_WORDS = {"wanted"}
"""Names of cards that also name something else in the code."""


class Step(NamedTuple):
    """One edit of the guide: `text` goes to the beginning of the collection `name`, or to the end
    of the file."""

    path: str
    name: str
    text: str

    def take(self, root: Path) -> None:
        file = root / self.path
        source = file.read_text()
        if not self.name:
            file.write_text(source + self.text)
            return
        opening = re.search(rf"^(?:export const )?{self.name}\b.*[({{]\n", source, re.MULTILINE)
        assert opening is not None, f"{self.path} has no {self.name}"
        line = self.text.rstrip().rstrip(",") + ",\n"
        file.write_text(source[: opening.end()] + line + source[opening.end() :])


def places() -> dict[str, list[Step]]:
    """Return the places of the guide by title, each with its edits."""
    return {
        title: [Step(*groups) for groups in STEP.findall(body)]
        for _, title, body in SECTION.findall(GUIDE)
    }


def copy_of_the_program(folder: Path) -> Path:
    ignored = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(ROOT / "src/fivecups", folder / "src/fivecups", ignore=ignored)
    drawings = "ui/src/art/cards/drawings"
    shutil.copytree(ROOT / drawings, folder / drawings)
    return folder


def play_games_in(copy: Path) -> subprocess.CompletedProcess[str]:
    """Play games with the new card by the copied program, with its own compiled table."""
    codes = {"NUMBA_CACHE_DIR": str(copy / "codes")}
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), **codes}
    return subprocess.run(
        [sys.executable, "-m", "tests.games.dice_town.new_card_games", CARD],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_card_has_four_places() -> None:
    assert list(places()) == ["The line of data", "The texts", "The drawing", "The value"]
    assert [len(steps) for steps in places().values()] == [1, 3, 1, 1]


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_following_the_guide_brings_a_card_into_the_game(tmp_path: Path) -> None:
    copy = copy_of_the_program(tmp_path)
    for steps in places().values():
        for step in steps:
            step.take(copy)
    done = play_games_in(copy)
    assert done.returncode == 0, done.stderr
    lacks, decisions = done.stdout.splitlines()
    assert lacks == "[]"
    assert int(decisions) > 0


def test_without_a_value_bots_name_the_card(tmp_path: Path) -> None:
    copy = copy_of_the_program(tmp_path)
    for title, steps in places().items():
        for step in steps:
            if title != "The value":
                step.take(copy)
    done = play_games_in(copy)
    assert done.stdout.splitlines() == ["['value']"]
    assert f"UnknownCard: the card {CARD} has no value in CARDS" in done.stderr


def literals(path: Path) -> Iterator[str]:
    """Yield the words that a source file names literally."""
    source = path.read_text()
    if path.suffix == ".py":
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
    elif path.suffix == ".ftl":
        yield from re.findall(r"^dice-town-card-([\w-]+)", source, re.MULTILINE)
    else:
        yield from re.findall(r"'([\w-]+)'", source)
        yield from re.findall(r"^  ([\w-]+): scene\(", source, re.MULTILINE)


def test_cards_are_named_in_the_places_of_the_guide_only() -> None:
    listed = {step.path for steps in places().values() for step in steps}
    names = {card.name for card in STORE_CARDS} - OTHER_WORDS
    sources = [
        path
        for folder, endings in (("src/fivecups", (".py", ".ftl")), ("ui/src", (".ts", ".svelte")))
        for path in (ROOT / folder).rglob("*.*")
        if path.suffix in endings and "static" not in path.parts
    ]
    found = {str(path.relative_to(ROOT)) for path in sources if names & set(literals(path))}
    assert found - ILLUSTRATIONS - WRITTEN == listed | {WEST_DRAWINGS}


def test_a_card_without_a_value_is_an_error_and_not_worth_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    without = {name: row for name, row in card_values.CARDS.items() if name != "dynamite"}
    monkeypatch.setattr(card_values, "CARDS", without)
    with pytest.raises(UnknownCard, match="dynamite"):
        card_values.played_value(usual_weights(), "dynamite")
    with pytest.raises(UnknownCard, match="dynamite"):
        is_dirty(("play", "dynamite"))
    with pytest.raises(UnknownCard, match="dynamite"):
        goods_by_rounds_left.goods_as_curves(usual_weights())


def test_a_river_card_and_an_accomplice_without_a_value_are_errors(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(UnknownCard, match="lasso"):
        goods_values.river_card(None, "lasso")  # type: ignore[arg-type]
    monkeypatch.setattr(deal_weights, "ACCOMPLICES", (*deal_weights.ACCOMPLICES, "gambler"))
    with pytest.raises(deal_weights.UnknownAccomplice, match="gambler"):
        deal_weights.accomplice_turn_values()
    deal_weights.learned_values.cache_clear()
    with pytest.raises(deal_weights.UnknownAccomplice, match="gambler"):
        deal_weights.learned_values(5)


def test_what_a_card_lacks_is_named() -> None:
    assert [missing(card) for card in STORE_CARDS] == [[]] * len(STORE_CARDS)
