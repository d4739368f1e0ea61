"""Tests of records as files and states as bytes."""

import json
from pathlib import Path
from typing import Any

import pytest

from fivecups.engine import Earlier, Match, RandomChance, random_answer, replay
from fivecups.games.poker_dice import POKER_DICE
from fivecups.records import RecordError, decode, dump, encode, load, read, write
from fivecups.version import program_version


def finished() -> Match[Any]:
    match = Match(POKER_DICE, 2, chance=RandomChance(1))
    match.record.names = ("Ana", 'Ion "moves":[]')
    dice = RandomChance(2)
    while not match.over:
        match.answer(match.state.seat, random_answer(match.state, match.state.seat, dice))
    return match


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    match = finished()
    write(match.record, tmp_path / "game.json")
    assert read(tmp_path / "game.json") == match.record
    assert replay(POKER_DICE, read(tmp_path / "game.json")).state == match.state
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
    (tmp_path / "other").touch()
    assert (tmp_path / "game.json").stat().st_mode == (tmp_path / "other").stat().st_mode


def test_a_game_that_is_not_finished_can_be_kept_too() -> None:
    record = Match(POKER_DICE, 1, chance=RandomChance(1)).record
    assert load(dump(record)) == record


def test_the_file_has_one_move_a_line() -> None:
    record = finished().record
    lines = dump(record).decode().splitlines()
    assert len(lines) == len(record.moves) + 2
    assert json.loads(lines[1].rstrip(","))["answer"]


def spoil(**changes: Any) -> bytes:
    return json.dumps({**json.loads(dump(finished().record)), **changes}).encode()


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "not a game record"),
        (b"\xff\xfe", "not a game record"),
        (b"[]", "not a game record"),
        (b"{}", "not a game record"),
        (b"[" * 100_000, "not a game record"),
        (spoil(format="chess"), "format 'chess'"),
        (spoil(format_version=9), "format version 9"),
        (spoil(moves=3), "moves"),
        (spoil(seats="2"), "seats"),
        (spoil(surplus=1), "surplus"),
        (spoil(opening=[["roll", ["x"]]]), "opening"),
        (spoil(moves=[{"seat": 0, "ask": "1", "answer": 1.5}]), "move 1"),
    ],
)
def test_a_bad_file_is_refused_with_what_is_wrong(data: bytes, problem: str) -> None:
    with pytest.raises(RecordError, match=problem):
        load(data)


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    file = tmp_path / "huge.json"
    with file.open("wb") as handle:
        handle.truncate(65 * 2**20)
    with pytest.raises(RecordError, match="more than 64 MiB"):
        read(file)


def test_a_failed_write_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    write(finished().record, file)
    before = file.read_bytes()

    def full_disk(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full_disk)
    with pytest.raises(OSError, match="No space left"):
        write(finished().record, file)
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_states_are_small() -> None:
    state = finished().state
    assert decode(POKER_DICE, encode(state)) == state
    assert len(encode(state)) < 300


@pytest.mark.parametrize(
    "data", [b"", b"\x00", b"\xc1", b"\x91" * 5_000, b"\x93\x01\x02\x03", b"x" * 50]
)
def test_bytes_that_are_no_state_are_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match="not a"):
        decode(POKER_DICE, data)


def test_who_had_a_seat_before_it_was_taken_over_keeps_their_moves() -> None:
    record = finished().record
    record.earlier = (Earlier(1, 4, None), Earlier(1, 9, "Eva"))
    again = load(dump(record))
    assert again == record
    assert [again.names_at(move)[1] for move in (4, 5, 9)] == ["", "Eva", "Eva"]
    assert again.names_at(10) == record.names


@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_was_earlier_in_a_seat_that_is_not_there(seat: int) -> None:
    record = finished().record
    assert record.seats == 2
    record.earlier = (Earlier(seat, 4, "Eva"),)
    with pytest.raises(RecordError, match=f"earlier in seat {seat}"):
        load(dump(record))


def test_those_without_a_name_have_an_empty_one() -> None:
    record = finished().record
    record.names, record.earlier = (), (Earlier(1, 4, "Eva"),)
    assert record.names_at(4) == ("", "Eva")


def test_a_written_file_names_the_program_that_wrote_it(tmp_path: Path) -> None:
    record = finished().record
    write(record, tmp_path / "game.json")
    file = json.loads((tmp_path / "game.json").read_text())
    assert file["program"] == program_version()
    assert read(tmp_path / "game.json") == record
    assert "program" not in json.loads(dump(record))
