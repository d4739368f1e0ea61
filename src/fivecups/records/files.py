"""Records as JSON files, in the form that docs/records.md describes."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from fivecups.engine import Earlier, Move, Record, Result, plain

FORMAT = "fivecups-record"
FORMAT_VERSION = 1
LARGEST_FILE = 64 * 1024 * 1024


class RecordError(ValueError):
    """A file is not a readable record; the message names what was expected."""


class FileDraw(msgspec.Struct, array_like=True):
    kind: str
    numbers: list[int]


class FileMove(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    seat: int
    ask: str
    answer: Any
    draws: list[FileDraw] = []


class FileEarlier(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    until: int
    name: str | None


class FileResult(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    scores: list[int]
    winners: list[int]
    sources: list[dict[str, Any]] = []


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What shows that the dice were fair: the house's commitment, its opened secret, and the
    entropy of every seat."""

    commitment: str
    secret: str
    entropies: tuple[str, ...]


class FileRecord(msgspec.Struct, forbid_unknown_fields=True):
    """What stands in the file. `names` are the players' names by seat, for whoever reads it, and
    `earlier` those whose seats were taken over; `fairness` stands in the files of games that were
    played in a house."""

    format: str
    format_version: int
    game: str
    game_version: int
    seats: int
    options: dict[str, Any]
    names: list[str]
    opening: list[FileDraw]
    moves: list[FileMove]
    result: FileResult | None
    fairness: Fairness | msgspec.UnsetType = msgspec.UNSET
    earlier: list[FileEarlier] | msgspec.UnsetType = msgspec.UNSET


def dump(record: Record, fairness: Fairness | None = None) -> bytes:
    """The record as the bytes of a file, one move a line."""
    head = FileRecord(
        FORMAT,
        FORMAT_VERSION,
        record.game,
        record.version,
        record.seats,
        dict(record.options),
        list(record.names),
        _draws(record.opening),
        [],
        _result(record.result),
        msgspec.UNSET if fairness is None else fairness,
        [FileEarlier(one.seat, one.until, one.name) for one in record.earlier] or msgspec.UNSET,
    )
    moves = [
        msgspec.json.encode(FileMove(move.seat, move.ask, move.answer, _draws(move.draws)))
        for move in record.moves
    ]
    lines = b"\n" + b",\n".join(moves) + b"\n" if moves else b""
    return msgspec.json.encode(head).replace(b'"moves":[]', b'"moves":[' + lines + b"]", 1) + b"\n"


def load(data: bytes) -> Record:
    """The record in the bytes of a file; raises :class:`RecordError` with what is wrong."""
    return load_fair(data)[0]


def load_fair(data: bytes) -> tuple[Record, Fairness | None]:
    """The record in the bytes of a file, and what shows that its dice were fair, if that is
    there."""
    try:
        file = msgspec.json.decode(data, type=FileRecord)
    except msgspec.DecodeError as error:
        raise RecordError(f"not a game record: {error}") from error
    except RecursionError as error:
        raise RecordError("not a game record: nested too deeply") from error
    if file.format != FORMAT:
        raise RecordError(f"not a game record: format {file.format!r}, expected {FORMAT!r}")
    if file.format_version != FORMAT_VERSION:
        raise RecordError(
            f"a record of format version {file.format_version}; this program reads {FORMAT_VERSION}"
        )
    result = None
    if file.result is not None:
        result = Result(
            tuple(file.result.scores), tuple(file.result.winners), tuple(file.result.sources)
        )
    record = Record(
        file.game,
        file.game_version,
        file.seats,
        file.options,
        tuple((draw.kind, tuple(draw.numbers)) for draw in file.opening),
        [_move(number, move) for number, move in enumerate(file.moves, 1)],
        result,
        tuple(file.names),
        _earlier(file),
    )
    return record, None if file.fairness is msgspec.UNSET else file.fairness


def _earlier(file: FileRecord) -> tuple[Earlier, ...]:
    if file.earlier is msgspec.UNSET:
        return ()
    for one in file.earlier:
        if not 0 <= one.seat < file.seats:
            raise RecordError(f"not a game record: somebody earlier in seat {one.seat}")
    return tuple(Earlier(one.seat, one.until, one.name) for one in file.earlier)


def write(record: Record, path: Path) -> None:
    """Write the record to a file: all of it or nothing, also when the disk is full or the process
    is killed."""
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        os.fchmod(handle, 0o666 & ~_umask())
        with os.fdopen(handle, "wb") as file:
            file.write(dump(record))
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


def read(path: Path) -> Record:
    """The record in a file; raises :class:`RecordError`, or ``OSError`` where the file cannot be
    read."""
    return read_fair(path)[0]


def read_fair(path: Path) -> tuple[Record, Fairness | None]:
    """The record in a file, and what shows that its dice were fair, if that is there."""
    with path.open("rb") as file:
        content = file.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise RecordError(f"a file of more than {LARGEST_FILE // 2**20} MiB is no game record")
    return load_fair(content)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _move(number: int, move: FileMove) -> Move:
    try:
        answer = plain(move.answer)
    except ValueError as error:
        raise RecordError(f"move {number}: {error}") from error
    return Move(
        move.seat, move.ask, answer, tuple((draw.kind, tuple(draw.numbers)) for draw in move.draws)
    )


def _draws(draws: tuple[tuple[str, tuple[int, ...]], ...]) -> list[FileDraw]:
    return [FileDraw(kind, list(numbers)) for kind, numbers in draws]


def _result(result: Result | None) -> FileResult | None:
    if result is None:
        return None
    return FileResult(
        list(result.scores), list(result.winners), [dict(source) for source in result.sources]
    )
