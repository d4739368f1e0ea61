"""Forged records: every change of every field is refused, or the field is listed as not proven."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fivecups.house.live.manager import TableManager
from fivecups.house.records.game_record import record_file
from fivecups.house.records.signatures import public_key, sign_file, signing_key
from fivecups.house.records.verify import Report, verify_file
from fivecups.house.table import commands
from fivecups.records import RecordError
from tests.waiting import until

from ..kit import ANA, QUICK, Clockwork, InProcessBots, MemoryStore

KEY = signing_key("the house")
HOUSE = public_key(KEY)
File = dict[str, Any]


@pytest.fixture(scope="module")
def played() -> bytes:
    """Return the record file of a finished game of Poker Dice between bots, with an earlier
    player."""

    async def play() -> bytes:
        store = MemoryStore()
        manager = TableManager(store, InProcessBots(), QUICK, Clockwork())
        name = (await manager.commands.create(ANA, "poker-dice", 2, {})).id
        for seat in range(2):
            await manager.commands.submit(name, ANA, commands.place_bot, seat, "random")
        await manager.commands.submit(name, ANA, commands.start)
        live = await manager.tables.find(name)
        await until(lambda: live.table.phase == "over")
        entries = await manager.tables.entries(name)
        await manager.close()
        return record_file(live.table, entries)

    file = json.loads(asyncio.run(play()))
    file["names"] = ["Ana", "Bob"]
    file["earlier"] = [{"seat": 1, "until": 3, "name": "Cleo"}]
    return json.dumps(file).encode()


def change(field: str, value: Any) -> Callable[[File], None]:
    def apply(file: File) -> None:
        file[field] = value

    return apply


def change_fairness(field: str, value: Any) -> Callable[[File], None]:
    def apply(file: File) -> None:
        file["fairness"][field] = value

    return apply


def change_move(field: str, value: Any) -> Callable[[File], None]:
    def apply(file: File) -> None:
        file["moves"][4][field] = value

    return apply


def other_seat(file: File) -> None:
    file["moves"][4]["seat"] = 1 - file["moves"][4]["seat"]


def options(file: File) -> None:
    file["options"]["upper_bonus"] = "from_63"


def other_answer(file: File) -> None:
    """Give another legal answer to the last question, with the result that follows from it."""
    file["moves"].pop()
    file["result"] = None
    file["moves"][-1]["draws"] = file["moves"][-1].get("draws", [])


def cut_off(file: File) -> None:
    file["moves"] = file["moves"][:20]
    file["result"] = None


def consistent_secret(file: File) -> None:
    from fivecups.house.table.fairness import commitment_to

    file["fairness"]["secret"] = "ab" * 32
    file["fairness"]["commitment"] = commitment_to("ab" * 32)


def result(file: File) -> None:
    file["result"]["scores"][0] += 1


def winners(file: File) -> None:
    file["result"]["winners"] = []


def sources(file: File) -> None:
    file["result"]["sources"][0]["upper"] += 1


def die(file: File) -> None:
    file["opening"][0][1][0] = file["opening"][0][1][0] % 6 + 1


def more_moves(file: File) -> None:
    file["moves"].append(dict(file["moves"][-1]))


def remove(field: str) -> Callable[[File], None]:
    return lambda file: file.pop(field)


REFUSED = ""
FORGERIES: dict[str, tuple[Callable[[File], Any], str]] = {
    "format": (change("format", "other"), REFUSED),
    "format_version": (change("format_version", 2), REFUSED),
    "game": (change("game", "dice-town"), "game"),
    "version 0": (change("game_version", 0), REFUSED),
    "version -1": (change("game_version", -1), REFUSED),
    "a later version": (change("game_version", 9), REFUSED),
    "an earlier version": (change("game_version", 1), "version"),
    "seats": (change("seats", 3), REFUSED),
    "options": (options, "options"),
    "an unknown option": (change("options", {"zeros": "sometimes"}), REFUSED),
    "names": (change("names", ["Eve", "Bob"]), "names"),
    "earlier": (change("earlier", []), "earlier"),
    "opening": (die, REFUSED),
    "seat": (other_seat, REFUSED),
    "ask": (change_move("ask", "99"), REFUSED),
    "answer": (change_move("answer", ["write", "nothing"]), REFUSED),
    "draws": (change_move("draws", [["roll", [1, 1], "dice 0 1 1"]]), REFUSED),
    "fewer moves": (cut_off, "length"),
    "the last move": (other_answer, "length"),
    "more moves": (more_moves, REFUSED),
    "scores": (result, REFUSED),
    "winners": (winners, REFUSED),
    "sources": (sources, REFUSED),
    "no result": (change("result", None), REFUSED),
    "commitment": (change_fairness("commitment", "00" * 32), REFUSED),
    "secret": (change_fairness("secret", "00" * 32), REFUSED),
    "secret and commitment": (consistent_secret, REFUSED),
    "entropies": (change_fairness("entropies", ["a", "b"]), REFUSED),
    "draw_order": (change_fairness("draw_order", "sequence"), REFUSED),
    "no fairness": (remove("fairness"), "dice"),
    "program": (change("program", "9.9.9"), "program"),
}


def verified(body: bytes, folder: Path, house: str | None = None) -> Report | None:
    """Return the report on a file, or None if it is no record."""
    path = folder / "record.json"
    path.write_bytes(body)
    try:
        return verify_file(path, house)
    except RecordError:
        return None


def forged(body: bytes, name: str) -> bytes:
    file = json.loads(body)
    FORGERIES[name][0](file)
    return json.dumps(file).encode()


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forgery_is_refused_or_listed_as_not_proven(
    name: str, played: bytes, tmp_path: Path
) -> None:
    report = verified(forged(played, name), tmp_path)
    if report is not None and report.valid:
        assert FORGERIES[name][1] in report.not_proven
    else:
        assert FORGERIES[name][1] in (REFUSED, "version", "options")


@pytest.mark.parametrize("name", FORGERIES)
def test_no_forgery_of_a_signed_file_passes_as_the_houses(
    name: str, played: bytes, tmp_path: Path
) -> None:
    report = verified(forged(sign_file(played, KEY), name), tmp_path, HOUSE)
    if name == "program":
        assert report is not None and report.valid and "program" in report.not_proven
    else:
        assert report is None or not report.valid


def test_every_field_of_a_file_has_a_forgery(played: bytes) -> None:
    tried = " ".join(FORGERIES) + " game_version moves result fairness"
    assert all(field in tried for field in json.loads(played))


def test_a_signed_file_proves_all_but_the_program(played: bytes, tmp_path: Path) -> None:
    report = verified(sign_file(played, KEY), tmp_path, HOUSE)
    assert report is not None and report.valid and report.signed
    assert report.not_proven == ("program",)


def test_a_name_can_be_struck_from_a_signed_copy(played: bytes, tmp_path: Path) -> None:
    file = json.loads(sign_file(played, KEY))
    file["names"][0] = file["earlier"][0]["name"] = ""
    file["signature"]["names"][0]["salt"] = file["signature"]["names"][2]["salt"] = ""
    report = verified(json.dumps(file).encode(), tmp_path, HOUSE)
    assert report is not None and report.valid and "names" in report.not_proven
    assert b"Ana" not in json.dumps(file).encode()


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        (lambda played: played, "not signed"),
        (lambda played: sign_file(played, signing_key("another house")), "not by this house"),
        (lambda played: sign_file(played, KEY).replace(b"Ana", b"Eve"), "not the one"),
    ],
)
def test_only_the_houses_own_signature_counts(
    body: Callable[[bytes], bytes], problem: str, played: bytes, tmp_path: Path
) -> None:
    report = verified(body(played), tmp_path, HOUSE)
    assert report is not None and not report.valid and problem in (report.problem or "")
    assert report.place == "signature"


def test_a_damaged_signature_is_refused_without_a_key_too(played: bytes, tmp_path: Path) -> None:
    file = json.loads(sign_file(played, KEY))
    for value in ("00" * 64, "no digits"):
        file["signature"]["value"] = value
        report = verified(json.dumps(file).encode(), tmp_path)
        assert report is not None and not report.valid
    unsigned = verified(sign_file(played, signing_key("somebody")), tmp_path)
    assert unsigned is not None and unsigned.valid and not unsigned.signed
