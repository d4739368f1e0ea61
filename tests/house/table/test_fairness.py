"""Fair dice: the tape is fixed by secret and entropy, and a file in which anything was changed is
found out."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from fivecups.engine import RandomChance, awaited, random_answer
from fivecups.house.records.record import record_file
from fivecups.house.records.verify import verify_file
from fivecups.house.table import commands
from fivecups.house.table.asks import main_ask
from fivecups.house.table.entries import AnyEntry
from fivecups.house.table.fairness import Tape, commitment_to, new_secret, tape_key
from fivecups.house.table.table import Table

from ..kit import ALL_GAMES, ANA, follow, new_table, people_for

SECRET = "00" * 31 + "07"


def played(game: str, seed: int = 1) -> tuple[Table, list[AnyEntry]]:
    """A whole game at a table, with its log."""
    table = new_table(game, people_for(game))
    log: list[AnyEntry] = [table.created]
    chance = RandomChance(seed)
    decision = commands.start(table, ANA, 2000)
    while True:
        log += decision.entries
        table = follow(table, decision)
        state = table.state
        assert state is not None
        if state.over:
            return table, log
        seat = awaited(state)[0]
        ask = main_ask(state, seat)
        assert ask is not None
        decision = commands.answer(
            table, seat, ask, random_answer(state, seat, chance), "person", 3000
        )


@pytest.fixture(params=ALL_GAMES)
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The file of a finished game, of every game there is."""
    path = tmp_path / "game.json"
    path.write_bytes(record_file(*played(request.param)))
    return path


def changed(path: Path, change: object) -> Path:
    content = msgspec.json.decode(path.read_bytes())
    change(content)  # type: ignore[operator]
    path.write_bytes(msgspec.json.encode(content))
    return path


def test_the_tape_is_hmac_of_a_running_number() -> None:
    key = tape_key(SECRET, ["a", "b"])
    assert key == hmac.new(bytes.fromhex(SECRET), b'["a","b"]', hashlib.sha256).digest()
    block = hmac.new(key, (0).to_bytes(8, "big"), hashlib.sha256).digest()
    words = [int.from_bytes(block[place : place + 4], "big") for place in range(0, 32, 4)]
    tape = Tape(key)
    assert [tape.below(2**32) for _ in range(8)] == words
    second = hmac.new(key, (1).to_bytes(8, "big"), hashlib.sha256).digest()
    assert tape.below(1000) == int.from_bytes(second[:4], "big") % 1000


def test_words_that_would_favour_some_numbers_are_skipped() -> None:
    key = tape_key(SECRET, [])
    limit = 2**31 + 1
    tape, all_words = Tape(key), Tape(key)
    fair = [tape.below(limit) for _ in range(50)]
    words = [all_words.below(2**32) for _ in range(tape.position)]
    assert fair == [word for word in words if word < limit]
    assert len(words) > 50


def test_every_face_is_as_likely() -> None:
    counts = Counter(Tape(tape_key(SECRET, ["x"])).roll(60_000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert all(abs(count - 10_000) < 500 for count in counts.values())


def test_the_tape_goes_on_at_its_position() -> None:
    key = tape_key(SECRET, ["x", "y"])
    whole = Tape(key)
    numbers = [whole.below(6) for _ in range(40)]
    first = Tape(key)
    begin = [first.below(6) for _ in range(17)]
    rest = Tape(key, first.position)
    assert begin + [rest.below(6) for _ in range(23)] == numbers


def test_every_entropy_changes_the_tape() -> None:
    base = Tape(tape_key(SECRET, ["a", "b"])).roll(20)
    assert Tape(tape_key(SECRET, ["a", "c"])).roll(20) != base
    assert Tape(tape_key(SECRET, ["b", "a"])).roll(20) != base
    assert Tape(tape_key(SECRET, ["ab", ""])).roll(20) != base
    assert Tape(tape_key(new_secret(), ["a", "b"])).roll(20) != base


def test_a_secret_cannot_be_guessed() -> None:
    made = [new_secret() for _ in range(50)]
    assert {len(bytes.fromhex(secret)) for secret in made} == {32}
    assert len(set(made)) == 50


def test_the_commitment_hides_and_binds() -> None:
    secret = new_secret()
    assert commitment_to(secret) == hashlib.sha256(bytes.fromhex(secret)).hexdigest()
    assert secret not in commitment_to(secret)


def test_a_finished_game_verifies_from_its_file(file: Path) -> None:
    report = verify_file(file)
    assert (report.valid, report.fair, report.finished) == (True, True, True)
    assert report.commitment is not None


def test_one_changed_die_is_found(file: Path) -> None:
    """The first draw of the game is changed into another possible one."""

    def change(content: dict[str, list[list[object]]]) -> None:
        moves = [content["opening"], *(move.get("draws", []) for move in content["moves"])]  # type: ignore[attr-defined]
        draws = next(draws for draws in moves if draws)
        numbers = draws[0][1]
        assert isinstance(numbers, list)
        if draws[0][0] == "shuffle":
            numbers[0], numbers[1] = numbers[1], numbers[0]
        else:
            numbers[0] = 1 if numbers[0] != 1 else 0 if draws[0][0] == "pick" else 2

    report = verify_file(changed(file, change))
    assert not report.valid
    assert report.fair is False
    assert report.place == "opening" or (report.place or "").startswith("move")
    assert "by the commitment" in (report.problem or "")


def test_another_secret_is_found(file: Path) -> None:
    report = verify_file(
        changed(file, lambda content: content["fairness"].update(secret=new_secret()))
    )
    assert (report.valid, report.place) == (False, "commitment")


def test_a_secret_with_its_own_commitment_gives_other_dice(file: Path) -> None:
    other = new_secret()
    swap = {"secret": other, "commitment": commitment_to(other)}
    report = verify_file(changed(file, lambda content: content["fairness"].update(swap)))
    assert not report.valid
    assert "by the commitment" in (report.problem or "")


def test_another_result_is_found(file: Path) -> None:
    def change(content: dict[str, dict[str, list[int]]]) -> None:
        content["result"]["scores"][0] += 1

    report = verify_file(changed(file, change))
    assert (report.valid, report.place) == (False, "result")


def test_a_move_left_out_is_found(file: Path) -> None:
    report = verify_file(
        changed(file, lambda content: content["moves"].pop(len(content["moves"]) // 2))
    )
    assert not report.valid


def test_a_file_without_commitment_is_checked_by_the_rules_alone(file: Path) -> None:
    report = verify_file(changed(file, lambda content: content.pop("fairness")))
    assert (report.valid, report.fair) == (True, None)


def test_nonsense_in_the_secret_is_told(file: Path) -> None:
    report = verify_file(
        changed(file, lambda content: content["fairness"].update(secret="no digits"))
    )
    assert (report.valid, report.place) == (False, "commitment")
