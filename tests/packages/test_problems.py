"""Tests that a package which cannot be used is named with what is missing."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from fivecups.bots import UnknownBot, bot_names, is_known, make_bot, package_problems, registry
from fivecups.games import GAMES, MANIFESTS, Manifest, packages
from fivecups.games.packages import MissingPart, check_texts, load_game, load_manifest
from fivecups.games.registry import ADDED, optional_part

BOTS = packages.BOTS_GROUP
WHITESPACE = Manifest(
    name="whitespace", game="json.decoder:WHITESPACE", minutes=(1, 2), quick_seats=2
)
BOTS_OF_NOBODY = Manifest(
    name="poker-dice",
    game="fivecups.games.poker_dice:POKER_DICE",
    minutes=(1, 2),
    quick_seats=2,
    bots="fivecups.bots:NOBODY",
)


class CarelessBot:
    """A bot that a package could add."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.seed = seed


@pytest.fixture(autouse=True)
def _forget_packages(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(packages, "PROBLEMS", [])
    monkeypatch.setattr(registry, "PROBLEMS", packages.PROBLEMS)
    registry.added_bots.cache_clear()
    registry.bots_of.cache_clear()
    yield
    registry.added_bots.cache_clear()
    registry.bots_of.cache_clear()


def install_bots(monkeypatch: pytest.MonkeyPatch, **references: str) -> None:
    found = [EntryPoint(name, value, BOTS) for name, value in references.items()]
    monkeypatch.setattr(registry, "entries", lambda group: found if group == BOTS else [])


@pytest.mark.parametrize(
    ("name", "reference", "problem"),
    [
        ("chess", "no_such_module:X", "no_such_module:X cannot be imported: No module"),
        ("chess", "fivecups.games:CHESS", "fivecups.games:CHESS cannot be imported: .*'CHESS'"),
        ("chess", "fivecups.games:GAMES", "fivecups.games:GAMES is not a Manifest"),
        ("whitespace", f"{__name__}:WHITESPACE", "no texts en/games/whitespace.ftl in fivecups"),
        ("chess", f"{__name__}:WHITESPACE", "its manifest is named 'whitespace'"),
        ("poker-dice", f"{__name__}:BOTS_OF_NOBODY", "already a game of this name"),
    ],
)
def test_what_is_missing_in_a_game_is_named(name: str, reference: str, problem: str) -> None:
    entry = EntryPoint(name, reference, packages.BOTS_GROUP)
    with pytest.raises(MissingPart, match=problem):
        load_manifest(entry, MANIFESTS)


def test_a_manifest_leads_to_a_game_of_its_name_and_to_texts() -> None:
    with pytest.raises(MissingPart, match="WHITESPACE is not a Game"):
        load_game(WHITESPACE)
    for package in ("no.such.texts", "fivecups.version"):
        strange = Manifest(name="x", game="x:X", minutes=(1, 2), quick_seats=2, texts=package)
        with pytest.raises(MissingPart, match=f"no package of texts {package}"):
            check_texts(strange)
    other = Manifest(name="x", game=MANIFESTS["poker-dice"].game, minutes=(1, 2), quick_seats=2)
    with pytest.raises(MissingPart, match="is named 'poker-dice', not 'x'"):
        load_game(other)


def test_bots_that_cannot_be_imported_leave_a_game_of_a_package_its_random_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(MANIFESTS, "poker-dice", BOTS_OF_NOBODY)
    with pytest.raises(MissingPart, match="NOBODY"):
        optional_part("poker-dice", "bots")
    entry = EntryPoint("poker-dice", "some.module:MANIFEST", "fivecups.games")
    monkeypatch.setitem(ADDED, "poker-dice", entry)
    assert bot_names("poker-dice") == ["random"]
    (problem,) = package_problems()
    assert "an unnamed distribution: fivecups.games 'poker-dice': fivecups.bots:NOBODY" in problem


def test_a_bot_of_a_package_is_one_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    install_bots(monkeypatch, **{"poker-dice.careless": f"{__name__}:CarelessBot"})
    assert bot_names("poker-dice")[-2:] == ["careless", "random"]
    assert "careless" not in bot_names("dice-town")
    made = make_bot("careless", "poker-dice", {}, 7)
    assert isinstance(made, CarelessBot) and made.seed == 7
    assert is_known("careless", "poker-dice") and not is_known("careless+bold", "poker-dice")
    with pytest.raises(UnknownBot):
        make_bot("careless+bold", "poker-dice", {})
    assert package_problems() == []


@pytest.mark.parametrize(
    ("name", "reference", "problem"),
    [
        ("poker-dice.expert", f"{__name__}:CarelessBot", "already a bot 'expert' for this game"),
        ("poker-dice.random", f"{__name__}:CarelessBot", "already a bot 'random' for this game"),
        ("poker-dice.a+b", f"{__name__}:CarelessBot", "a bot is named as in poker-dice.careful"),
        ("poker-dice", f"{__name__}:CarelessBot", "a bot is named as in poker-dice.careful"),
        ("chess.deep", f"{__name__}:CarelessBot", "there is no game of this name"),
        ("dice-town.deep", "no_such_module:X", "no_such_module:X cannot be imported"),
        ("dice-town.deep", f"{__name__}:BOTS", "BOTS is not a class or a function"),
    ],
)
def test_what_is_wrong_with_a_bot_is_named(
    monkeypatch: pytest.MonkeyPatch, name: str, reference: str, problem: str
) -> None:
    install_bots(monkeypatch, **{name: reference})
    (line,) = package_problems()
    assert line.startswith(f"an unnamed distribution: fivecups.bots {name!r}: ")
    assert problem in line
    assert all("deep" not in bot_names(game) for game in GAMES)


def test_every_folder_of_a_game_has_a_manifest_of_its_name() -> None:
    folder = Path(packages.__file__).parent
    folders = {file.parent.name for file in folder.glob("*/__init__.py")}
    assert {name.replace("_", "-") for name in folders} == set(MANIFESTS) == set(GAMES)
