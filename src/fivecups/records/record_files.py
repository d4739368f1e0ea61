"""Records of games as JSON files, in the format that docs/records.md describes."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any, Literal

import msgspec

from fivecups.engine import Draw, Earlier, Move, Record, Result, plain
from fivecups.version import program_version

FORMAT = "fivecups-record"
FORMAT_VERSION = 1
MAX_FILE_BYTES = 64 * 1024 * 1024


class RecordError(ValueError):
    """The exception for a file that is no readable record; the message names the fault."""


class FileDraw(msgspec.Struct, array_like=True):
    kind: str
    numbers: list[int]
    address: str = ""


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
    """The proof that the house did not choose the dice: its commitment made before the game, the
    secret opened after it, and the entropy of every seat. `draw_order` says if draws follow from
    their addresses or, in earlier games, from their place in the sequence of draws."""

    commitment: str
    secret: str
    entropies: tuple[str, ...]
    draw_order: Literal["sequence", "address"] = "sequence"


class SignedName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name as the house signs it: SHA-256 of the salt, a space and the name. The salt is empty if
    the name was struck from the file."""

    salt: str
    hash: str


class FileSignature(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A house's signature of a record file: its public key, the Ed25519 signature, and the names in
    the order of the file, those of earlier players last."""

    key: str
    value: str
    names: tuple[SignedName, ...]


class FileRecord(msgspec.Struct, forbid_unknown_fields=True):
    """The content of a record file. `names` are the players' names by seat, for readers; `earlier`
    lists players whose seats were taken over; `fairness` is present for games played in a house;
    `program` is the version of Five Cups that wrote the file."""

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
    program: str | msgspec.UnsetType = msgspec.UNSET
    signature: FileSignature | msgspec.UnsetType = msgspec.UNSET


def dump(
    record: Record,
    fairness: Fairness | None = None,
    program: str | msgspec.UnsetType = msgspec.UNSET,
) -> bytes:
    """Return the record as the bytes of a file, with a line for each move. `program` is the version
    of Five Cups that writes it."""
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
        [FileEarlier(player.seat, player.until, player.name) for player in record.earlier]
        or msgspec.UNSET,
        program,
    )
    moves = [
        msgspec.json.encode(FileMove(move.seat, move.ask, move.answer, _draws(move.draws)))
        for move in record.moves
    ]
    lines = b"\n" + b",\n".join(moves) + b"\n" if moves else b""
    return msgspec.json.encode(head).replace(b'"moves":[]', b'"moves":[' + lines + b"]", 1) + b"\n"


def load(data: bytes) -> Record:
    """Parse the bytes of a record file and return the record. Raise :class:`RecordError` if it is
    not readable."""
    return load_fair(data)[0]


def load_fair(data: bytes) -> tuple[Record, Fairness | None]:
    """Parse the bytes of a record file and return the record, and its proof of fairness or None.
    Raise :class:`RecordError` if it is not readable."""
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
        _read_draws(file.opening),
        [_move(number, move) for number, move in enumerate(file.moves, 1)],
        result,
        tuple(file.names),
        _earlier(file),
    )
    return record, None if file.fairness is msgspec.UNSET else file.fairness


def _earlier(file: FileRecord) -> tuple[Earlier, ...]:
    if file.earlier is msgspec.UNSET:
        return ()
    for player in file.earlier:
        if not 0 <= player.seat < file.seats:
            raise RecordError(f"not a game record: somebody earlier in seat {player.seat}")
    return tuple(Earlier(player.seat, player.until, player.name) for player in file.earlier)


def write(record: Record, path: Path) -> None:
    """Write the record to a file atomically: completely or not at all, even if the disk is full or
    the process is killed."""
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        os.fchmod(handle, 0o666 & ~_umask())
        with os.fdopen(handle, "wb") as file:
            file.write(dump(record, program=program_version()))
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


def read(path: Path) -> Record:
    """Read a record file and return the record. Raise :class:`RecordError` if it is no readable
    record, or ``OSError`` if the file cannot be read."""
    return read_fair(path)[0]


def read_fair(path: Path) -> tuple[Record, Fairness | None]:
    """Read a record file and return the record, and its proof of fairness or None. Raise as `read`
    does."""
    return load_fair(read_bytes(path))


def read_bytes(path: Path) -> bytes:
    """Return the content of a file that may be a record. Raise :class:`RecordError` if it is too
    large."""
    with path.open("rb") as file:
        content = file.read(MAX_FILE_BYTES + 1)
    if len(content) > MAX_FILE_BYTES:
        raise RecordError(f"a file of more than {MAX_FILE_BYTES // 2**20} MiB is no game record")
    return content


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _move(number: int, move: FileMove) -> Move:
    try:
        answer = plain(move.answer)
    except ValueError as error:
        raise RecordError(f"move {number}: {error}") from error
    return Move(move.seat, move.ask, answer, _read_draws(move.draws))


def _read_draws(draws: list[FileDraw]) -> tuple[Draw, ...]:
    return tuple([Draw(draw.kind, tuple(draw.numbers), draw.address) for draw in draws])


def _draws(draws: tuple[Draw, ...]) -> list[FileDraw]:
    return [FileDraw(draw.kind, list(draw.numbers), draw.address) for draw in draws]


def _result(result: Result | None) -> FileResult | None:
    if result is None:
        return None
    return FileResult(
        list(result.scores), list(result.winners), [dict(source) for source in result.sources]
    )
