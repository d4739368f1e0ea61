"""Bots by name, the formula for level and character, reasons and their texts."""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import fivecups.bots
from fivecups.bots import (
    CHARACTERS,
    RandomBot,
    Reason,
    UnknownBot,
    best_bot,
    bot_names,
    make_bot,
    reason_of,
    remark_of,
    warm_up,
)
from fivecups.bots.character import Chooser
from fivecups.bots.registry import bots_of
from fivecups.engine import Answer, Ask, View
from fivecups.games import GAMES
from fivecups.texts import LANGUAGES, Texts
from fivecups.texts.fluent_files import FOLDER

from .tables import positions

FILES = list(Path(fivecups.bots.__path__[0]).rglob("*.py"))
COACH_TEXTS = {language: FOLDER / language / "house" / "coach.ftl" for language in LANGUAGES}
COACHES = [file for file in FILES if "coach" in str(file.relative_to(fivecups.bots.__path__[0]))]


class FirstBot:
    """A bot that takes the first choice, as in docs/how-to/write-a-bot.md."""

    def answer(self, view: View[Any], ask: Ask) -> Answer:
        return ask.choices[0] if isinstance(ask.choices, tuple) else ask.choices.default


class SeededBot(RandomBot):
    pass


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_levels_and_baselines(game: str) -> None:
    missing = {"novice", "regular", "expert", "greedy", "random"} - set(bot_names(game))
    assert not missing, f"{game} has no bots {', '.join(sorted(missing))}"
    assert best_bot(game) == "expert"


def test_a_bot_of_ones_own_is_found_by_module_and_class() -> None:
    assert isinstance(make_bot("tests.bots.test_registry:FirstBot", "poker-dice", {}), FirstBot)
    seeded = make_bot("tests.bots.test_registry:SeededBot", "poker-dice", {}, 5)
    assert isinstance(seeded, SeededBot) and seeded.chance.below(1000) == RandomBot(5).chance.below(
        1000
    )


@pytest.mark.parametrize(
    "name", ["clever", "expert+sleepy", "no.such.module:Bot", "fivecups.bots:Nobody", ":"]
)
def test_unknown_bots_are_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="expert"):
        make_bot(name, "poker-dice", {})


def test_mistakes_grow_with_the_level_of_a_novice() -> None:
    """By the softmax, a choice that is one point better at λ = 2 is taken e^(1/2) times as
    often."""
    for level, often in ((0.5, 0.88), (2.0, 0.62)):
        chosen = [Chooser(str(seed), level).choose("1", "ab", [1.0, 0.0]) for seed in range(3000)]
        assert abs(chosen.count("a") / 3000 - often) < 0.03


def test_a_choice_is_as_likely_as_the_formula_says() -> None:
    chosen = Counter(Chooser(str(seed), 1.0).choose("1", "ab", [1.0, 0.0]) for seed in range(2000))
    assert chosen["a"] / 2000 == pytest.approx(0.731, abs=0.04)
    assert Chooser("x", 0.0).choose("1", "abc", [0.0, 2.0, 2.0]) == "b"


def test_a_character_likes_some_choices_beyond_their_worth() -> None:
    generous = Chooser("x", 0.0, 0.5, CHARACTERS["generous"])
    assert (
        generous.worth(1.0, {"mercy": 1.0})
        > Chooser("x", 0.0, 0.5).worth(1.0, {"mercy": 1.0})
        == 1.0
    )


def test_every_reason_level_and_character_has_its_text() -> None:
    sources = "\n".join(file.read_text() for file in FILES if file not in COACHES)
    codes = set(re.findall(r'"((?:rob|rule|vote|demand)-[a-z-]+)"', sources))
    assert len(codes) >= 16
    for language in LANGUAGES:
        texts = Texts(language)
        assert [
            code for code in codes if not texts.say(f"bot-reason-{code}", seat="Ana", money=2)
        ] == []
        assert all(texts.has(f"page-character-{name}") for name in CHARACTERS)
        assert all(texts.has(f"page-level-{name}") for game in GAMES for name in bot_names(game))


def test_every_reason_of_a_coach_has_its_text() -> None:
    sources = "\n".join(file.read_text() for file in COACHES)
    given = re.findall(r'Why\(\s*"([a-z-]+)"(?: if [^"]+ else "([a-z-]+)")?', sources)
    codes = {code for pair in given for code in pair if code}
    assert len(codes) >= 35
    for language in LANGUAGES:
        texts = Texts(language)
        assert {code for code in codes if not texts.has(f"coach-why-{code}")} == set()
        names = re.findall(r"^coach-why-([a-z-]+) =", COACH_TEXTS[language].read_text(), re.M)
        assert set(names) == codes, "no text is left over"


def test_hostile_acts_carry_a_reason() -> None:
    explained = set()
    for name, question in (("dice-town", "rob_somebody"), ("gentlemans-deal", "vote")):
        for game, state, seat in positions(name, "regular", 2):
            view = game.view(state, seat)
            if view.asks[0].question == question:
                bot = make_bot("regular", name, state.options, 1)
                answer = bot.answer(view, view.asks[0])
                assert (reason_of(bot) is None) == (answer == ("decline",))
                explained.add(question)
    assert explained == {"rob_somebody", "vote"}


def test_bots_that_do_not_speak_or_explain_are_silent() -> None:
    game, state, seat = next(iter(positions("gentlemans-deal", "random", 2)))
    assert remark_of(FirstBot(), game.view(state, seat)) is None
    assert reason_of(FirstBot()) is None


def test_names_of_bots_are_known_without_solvers_and_compiled_code() -> None:
    script = """
import sys
import fivecups.cli.app, fivecups.web, fivecups.bots.analysis
from fivecups.bots import bot_names
from fivecups.games import GAMES
assert all(len(bot_names(game)) > 1 for game in GAMES)
print([name for name in sys.modules if name.partition(".")[0] in ("numba", "numpy")])
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.returncode, done.stdout.strip()) == (0, "[]"), done.stderr


def test_a_game_without_a_package_of_bots_has_the_random_one() -> None:
    assert bot_names("high-cup") == ["random"] and best_bot("high-cup") == "random"
    assert isinstance(make_bot("random", "high-cup", {}), RandomBot)
    with pytest.raises(UnknownBot):
        make_bot("expert", "high-cup", {})
    warm_up("high-cup")


@pytest.mark.parametrize("name", GAMES)
def test_a_package_declares_levels_of_its_own(name: str) -> None:
    bots = bots_of(name)
    assert {*bots.compiled, *bots.aliases.values()} <= set(bots.levels)
    assert set(bots.characters) <= set(CHARACTERS)
    assert bots.samples and all(seats in GAMES[name].seat_counts for seats, _ in bots.samples)


def test_a_reason_may_need_no_details() -> None:
    assert Reason("vote-generous").data == {}
