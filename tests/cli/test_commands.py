"""The command `fivecups`, mostly run in this process."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from fivecups.cli.arguments import player_names
from fivecups.engine import Match, Record
from fivecups.games import GAMES
from fivecups.games.names import game_names
from fivecups.house.records.signatures import public_key, sign_file, signing_key
from fivecups.house.table.fairness import chance_of, commitment_to
from fivecups.records import Fairness, dump

from .run_command import run


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game that was played to its end in the terminal."""
    file = tmp_path_factory.mktemp("games") / "game.json"
    typed = "".join(f"{'0' if turn % 2 else 'a'}\n" for turn in range(200)).replace("0\n", "a\n")
    done = run(
        "play",
        "poker-dice",
        "--players",
        "2",
        "--bot",
        "random",
        "--seed",
        "5",
        "--record",
        str(file),
        "--name",
        "Ana",
        typed=typed,
    )
    assert done.returncode == 0, done.stderr
    assert "Final scores" in done.stdout
    return file


@pytest.mark.parametrize(
    "command",
    [
        [],
        ["serve"],
        ["backup"],
        ["restore"],
        ["check"],
        ["play"],
        ["rules"],
        ["solve"],
        ["simulate"],
        ["replay"],
        ["verify"],
    ],
)
def test_help_everywhere(command: list[str]) -> None:
    done = run(*command, "--help")
    assert done.returncode == 0
    assert "Usage" in done.stdout


def test_players_without_a_name_have_a_number() -> None:
    record = Record("poker-dice", 2, 3, {}, (), [], None, ("Ana", ""))
    assert player_names(record) == ["Ana", "Player 2", "Player 3"]


def test_the_version_is_told() -> None:
    assert run("--version").stdout.startswith("fivecups ")


def test_the_help_answers_without_importing_games_bots_or_the_server() -> None:
    """Run in a process of its own, as from a shell."""
    code = (
        "import sys; from fivecups.cli import main\n"
        "try: main()\n"
        "finally: print(*sorted(name for name in sys.modules), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "--help"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert "tournament" in done.stdout
    slow = {"fivecups.bots", "fivecups.lab", "fivecups.house", "fivecups.web", "fivecups.texts"}
    slow |= {"numba", "numpy", "sqlalchemy", "litestar", "fivecups.games.dice_town"}
    assert slow & set(done.stderr.split()) == set()


def test_the_help_names_every_game() -> None:
    assert game_names() == list(GAMES)


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Large straight"), ("ru", "Большой стрит"), ("ro", "Chintă mare")]
)
def test_a_game_can_be_begun_in_every_language_and_left(language: str, word: str) -> None:
    done = run("play", "poker-dice", "--lang", language, "--bot", "random", typed="q\n")
    assert done.returncode == 0
    assert word in done.stdout


def test_dice_are_kept_as_they_are_typed_and_why_is_answered() -> None:
    done = run(
        "play", "poker-dice", "--players", "1", "--seed", "3", typed="!\n3 3 3\nnonsense\nq\n"
    )
    assert "up to three rolls" in done.stdout
    assert "You keep 3 3 3" in done.stdout
    assert "Type one of the letters" in done.stdout


def test_dice_with_letters_are_typed_as_well_and_a_queen_does_not_leave_the_game() -> None:
    """The dice are 9 10 J Q Q. Letters of faces stand for dice, so the other answer gets another
    letter."""
    typed = ["q q q", "a", "Q 10 q", "quit"]
    done = run("play", "dice-town", "--bot", "random", "--seed", "29", typed="\n".join(typed))
    assert "Under yours: 9 10 J Q Q." in done.stdout
    assert "such as 9 10, or 0 for none. Type quit to leave" in done.stdout
    assert "You keep 10 Q Q." in done.stdout
    assert "You’ve left the game." in done.stdout


def test_a_single_queen_is_kept_by_its_letter() -> None:
    done = run("play", "dice-town", "--bot", "random", "--seed", "29", typed="q\nquit\n")
    assert "You keep Q." in done.stdout


def test_fields_without_a_choice_and_windows_without_a_fitting_card_are_not_asked() -> None:
    """In the first tie of this game no player has nuggets, cards or wire, and no card can be played
    in the first round."""
    typed = "\n".join([*["9", "10", "j", "k", "a", "b"] * 40])
    done = run("play", "dice-town", "--bot", "random", "--seed", "7", "--players", "4", typed=typed)
    first_round = done.stdout.partition("Round 2")[0]
    assert "Dollars (0–" in first_round
    assert "Cards in hand:" not in first_round
    assert "play a card or pass" not in first_round


def test_fields_take_what_a_person_types() -> None:
    """The dealer offers an accomplice, mistypes an amount, and removes the accomplice in the final
    offer."""
    first = ["a", "--5", "²", "3", "a", *[""] * 6]
    final = ["a", "", "0", *[""] * 6]
    typed = "\n".join([*first, *final, "q"])
    done = run(
        "play",
        "gentlemans-deal",
        "-o",
        "first_dealer=1",
        "--name",
        "[/b]",
        "--seed",
        "3",
        typed=typed,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("a whole number from 0 to") == 2
    assert "For Bot 1: 3 coins; Journalist." in done.stdout
    assert "You replace the offer" in done.stdout, done.stdout
    assert "For Bot 1: 3 coins.\n" in done.stdout


def test_bots_talk_at_the_table() -> None:
    order = ["play", "gentlemans-deal", "-o", "first_dealer=1", "--bot", "regular", "--seed", "3"]
    done = run(*order, typed="\n".join(["a", "3", *[""] * 7, "q"]))
    assert done.returncode == 0, done.stderr
    before, _, after = done.stdout.partition("You make the first offer.")
    assert before.count("promises to vote for if given at least: 3 coins.") == 4
    assert "On this offer Bot 1 promises to vote for." in after
    assert "Bot 2 promises to vote for if given at least: 3 coins." in after
    assert "Bot 2 wants more." in after


def test_gd_12_a_dealer_answers_a_demand_in_the_terminal() -> None:
    order = ["play", "gentlemans-deal", "-o", "first_dealer=2", "--bot", "regular", "--seed", "4"]
    demand = ["b", "", "1", "", ""]
    done = run(*order, typed="\n".join(["", *demand, "a", "", "q"]))
    assert done.returncode == 0, done.stderr
    assert "Nobody has anything to add." in done.stdout
    assert "Bot 1: All right, Guest: you get what you asked for." in done.stdout


def test_the_coach_answers_a_question_mark() -> None:
    done = run("play", "poker-dice", "--players", "1", "--seed", "3", typed="?\nq\n")
    assert "Expected final score" in done.stdout
    assert "Keep 3 3 3, roll the rest" in done.stdout
    assert "clearly the best" in done.stdout


def test_the_coach_speaks_about_talk_in_the_terminal() -> None:
    order = ["play", "gentlemans-deal", "-o", "first_dealer=2", "--bot", "regular", "--seed", "4"]
    done = run(*order, typed="?\nq\n")
    assert done.returncode == 0, done.stderr
    assert "Chance to win" in done.stdout
    assert "The dealer is about" in done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played_to_its_end(game: str) -> None:
    keys = Random(1)
    words = ["9", "10", "J", "k", "b"] if game == "dice-town" else []
    typed = "".join(
        keys.choice(["\n", "\n", "a\n", *(f"{word}\n" for word in words)]) for _ in range(9_000)
    )
    done = run("play", game, "--bot", "random", "--seed", "1", typed=typed)
    assert done.returncode == 0, done.stderr
    assert "Final scores" in done.stdout


def test_the_end_of_input_leaves_the_game() -> None:
    done = run("play", "poker-dice", "--bot", "random")
    assert done.returncode == 0
    assert "You’ve left the game." in done.stdout


def test_a_record_is_told_again(record: Path) -> None:
    done = run("replay", str(record), "--why", "--lang", "ro")
    assert done.returncode == 0
    assert "Runda 13 din 13." in done.stdout
    assert "PD-3" in done.stdout
    assert "Ana" in done.stdout


def test_a_record_is_verified(record: Path) -> None:
    done = run("verify", str(record), "--json")
    told = json.loads(done.stdout)
    assert done.returncode == 0
    assert (told["valid"], told["finished"], told["game"]) == (True, True, "poker-dice")
    assert "every move keeps to the rules" in run("verify", str(record)).stdout.replace("\n", " ")


def test_a_false_record_is_caught_with_its_place(record: Path, tmp_path: Path) -> None:
    content = json.loads(record.read_text())
    content["moves"][4]["answer"] = ["write", "sevens"]
    false = tmp_path / "false.json"
    false.write_text(json.dumps(content))
    done = run("verify", str(false))
    assert done.returncode == 1
    assert "move 5" in done.stderr
    told = run("verify", str(false), "--json")
    assert told.returncode == 1
    assert json.loads(told.stdout)["place"] == "move 5"


def test_a_file_cannot_give_orders_to_the_terminal(record: Path, tmp_path: Path) -> None:
    content = json.loads(record.read_text())
    content["names"] = ["Ana\x1b[2J", "Bob\x9b"]
    named = tmp_path / "named.json"
    named.write_text(json.dumps(content))
    content["moves"][0]["answer"] = ["\x1b[31mPWN\x07", 1]
    false = tmp_path / "false.json"
    false.write_text(json.dumps(content))
    for done in (run("verify", str(false)), run("replay", str(named)), run("verify", str(named))):
        told = done.stdout + done.stderr
        assert told
        assert all(char.isprintable() or char == "\n" for char in told), repr(told)


def test_a_false_result_is_caught(record: Path, tmp_path: Path) -> None:
    content = json.loads(record.read_text())
    content["result"]["scores"][0] += 1
    false = tmp_path / "false.json"
    false.write_text(json.dumps(content))
    done = run("replay", str(false))
    assert done.returncode == 1
    assert done.stderr.startswith("result: ")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "chess"], "no game 'chess'; there are dice-town"),
        (["play", "poker-dice", "--players", "13"], "for 1 to 12 players, not 13"),
        (["play", "poker-dice", "--players", "0"], "for 1 to 12 players, not 0"),
        (["play", "poker-dice", "--lang", "ru", "--players", "13"], "от 1 до 12 человек"),
        (["play", "poker-dice", "-o", "joker=--5"], "joker can’t be --5"),
        (
            ["simulate", "gentlemans-deal", "--players", "5", "-o", "talk_seconds=²"],
            "talk_seconds can’t be ²",
        ),
        (
            ["simulate", "gentlemans-deal", "--players", "5", "-o", "first_dealer=9"],
            "Nobody sits in seat 9",
        ),
        (["play", "gentlemans-deal", "-o", "first_dealer=6"], "Nobody sits in seat 6"),
        (
            ["play", "poker-dice", "--record", "/no/such/folder/game.json"],
            "there is no folder /no/such/folder",
        ),
        (["play", "dice-town", "--players", "6"], "at most 5 players, not 6"),
        (["verify", "/dev/zero"], "more than 64 MiB"),
        (
            ["serve", "--port", "1", "--database", "mysql://localhost/house"],
            "a database of the kind 'mysql'",
        ),
        (
            ["serve", "--port", "1", "--database", __file__],
            "the database cannot be opened: file is not a database",
        ),
        (
            ["serve", "--port", "1", "--database", "postgresql://nobody@127.0.0.1:1/house"],
            "the database cannot be opened: ",
        ),
        (["play", "poker-dice", "--lang", "de"], "no texts in 'de'"),
        (["play", "poker-dice", "--bot", "clever"], "no bot 'clever'"),
        (
            ["play", "poker-dice", "-o", "joker=always"],
            "joker can’t be always. Possible: only_after_50, classic",
        ),
        (["play", "poker-dice", "-o", "jokers=1"], "no option jokers"),
        (["play", "poker-dice", "-o", "joker"], "NAME=VALUE is expected"),
        (["rules", "chess"], "no game 'chess'"),
        (["solve", "dice-town"], "only poker-dice can be solved"),
        (["solve", "poker-dice", "--joker", "x"], "'only_after_50', 'classic'"),
        (["solve", "poker-dice", "--upper-bonus", "x"], "'over_63', 'from_63'"),
        (["solve", "poker-dice", "--zeros", "x"], "'when_nothing_fits', 'anywhere'"),
        (["simulate", "poker-dice", "--games", "0"], "at least one game"),
        (
            ["simulate", "poker-dice", "--bots", "random,random,random"],
            "one for each of the 2 players",
        ),
        (["simulate", "poker-dice", "--players", "0"], "for 1 to 12 players"),
        (["verify", "/no/such/file"], "No such file"),
        (["replay", "/"], "Is a directory"),
        (["verify", __file__], "not a game record"),
        (["nonsense"], "No such command"),
        (["play", "poker-dice", "--players", "two"], "Invalid value"),
    ],
)
def test_errors_are_told_in_a_line_without_a_traceback(words: list[str], told: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert told in " ".join(done.stderr.replace("│", " ").split())
    assert "Traceback" not in done.stderr


def test_a_seat_that_does_not_exist_cannot_be_looked_from(record: Path) -> None:
    done = run("replay", str(record), "--seat", "3")
    assert done.returncode == 2
    assert "from 1 to 2 is expected" in done.stderr


@pytest.mark.parametrize("language", ["en", "ru", "ro"])
def test_the_rules_are_shown_by_id(language: str) -> None:
    done = run("rules", "poker-dice", "--lang", language)
    assert done.returncode == 0
    assert all(f"PD-{number} " in done.stdout for number in (1, 11, 31, 42))


def test_the_rules_as_json_have_all_games() -> None:
    books = json.loads(run("rules", "--json").stdout)
    assert books["poker-dice"]["chapters"][0]["rules"][0][0] == "PD-1"


def test_simulating_reports_what_happened() -> None:
    words = [
        "simulate",
        "poker-dice",
        "--players",
        "3",
        "--games",
        "4",
        "-o",
        "joker=classic",
        "--seed",
        "1",
        "--json",
    ]
    told = json.loads(run(*words).stdout)
    assert told["games"] == 4
    assert told["options"]["joker"] == "classic"
    assert len(told["mean_score"]) == len(told["win_share"]) == 3
    assert told["decisions_per_second"] > 0
    assert told["rounds"] == 13
    assert "win share" in run("simulate", "poker-dice", "--games", "2").stdout


def test_the_language_is_that_of_the_environment_if_there_are_texts_in_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("FIVECUPS_LANG")
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    titles = {"ru_RU.UTF-8": "Покер на костях", "ro": "Poker cu zaruri", "C": "Poker Dice"}
    for value, title in titles.items():
        monkeypatch.setenv("LANG", value)
        assert title in run("rules", "poker-dice").stdout
    monkeypatch.setenv("FIVECUPS_LANG", "ro")
    assert titles["ro"] in run("rules", "poker-dice").stdout
    assert "no texts in 'xx'" in run("rules", "poker-dice", "--lang", "xx").stderr


def test_the_command_alone_shows_its_help_and_ends_well() -> None:
    done = run()
    assert (done.returncode, done.stderr) == (0, "")
    assert "serve" in done.stdout


@pytest.mark.parametrize(("typed", "opened"), [("\n", True), ("y\n", True), ("n\n", False)])
def test_at_a_terminal_the_command_alone_offers_to_open_the_house(
    typed: str, opened: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    houses: list[str] = []
    monkeypatch.setenv("FIVECUPS_DATA", str(tmp_path))
    monkeypatch.setattr("fivecups.cli.app._is_at_terminal", lambda: True)
    monkeypatch.setattr(
        "fivecups.web.server.serve.run_house", lambda settings, *rest: houses.append(settings)
    )
    assert run(typed=typed).returncode == 0
    assert bool(houses) == opened


def test_python_runs_the_package_as_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "fivecups", "--version"], capture_output=True, text=True
    )
    assert done.returncode == 0
    assert done.stdout.startswith("fivecups 1.")


def test_verify_tells_dice_only_from_everything_by_its_exit_code(tmp_path: Path) -> None:
    key = signing_key("the house")
    secret, entropies = "ab" * 32, ("a", "b")
    chance = chance_of("address", secret, entropies)
    match = Match(GAMES["dice-town"], 2, {}, chance)
    fairness = Fairness(commitment_to(secret), secret, entropies, "address")
    for version, expected in ((3, 0), (2, 3), (0, 1), (4, 1)):
        record = replace(match.record, version=version)
        path = tmp_path / f"{version}.json"
        path.write_bytes(sign_file(dump(record, fairness), key))
        done = run("verify", str(path))
        assert done.returncode == expected, done.stderr
        assert ("Not proven:" in done.stdout) == (expected != 1)
    signed = run("verify", str(tmp_path / "3.json"), "--house", public_key(key))
    assert signed.returncode == 0 and "the house has signed it" in signed.stdout.replace("\n", " ")
    other = run("verify", str(tmp_path / "3.json"), "--house", "00" * 32)
    assert other.returncode == 1
