"""The audit of stored tables finds what was changed in them."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from fivecups.house.records.log_audit import audit
from fivecups.house.table import commands
from fivecups.house.wire.table_info import summary_of
from tests.waiting import until

from ..kit import ANA, BOB, MemoryStore, answer, bots_only, open_manager, seated

Log = list[tuple[int, bytes]]


def played(game: str = "poker-dice", finished: bool = True) -> tuple[str, Log, bytes]:
    """Return the id, the log and the summary of a table with a finished or running game."""

    async def play() -> tuple[str, Log, bytes]:
        store = MemoryStore()
        async with open_manager(store) as manager:
            if finished:
                name = await bots_only(manager, game)
                await manager.commands.submit(name, ANA, commands.start)
                live = await manager.tables.find(name)
                await until(lambda: live.table.phase == "over")
            else:
                name = await seated(manager, game, (ANA, BOB))
                await answer(manager, name, ANA, "1", ["keep", []])
                live = await manager.tables.find(name)
            line = msgspec.json.encode(summary_of(live.table))
        return name, list(enumerate(store.log[name])), line

    return asyncio.run(play())


@pytest.mark.parametrize("game", ["poker-dice", "dice-town", "gentlemans-deal"])
def test_a_finished_game_is_in_order(game: str) -> None:
    assert list(audit(*played(game))) == []


def test_a_game_that_goes_on_is_in_order() -> None:
    assert list(audit(*played(finished=False))) == []


def test_other_dice_than_those_of_the_commitment_are_found() -> None:
    name, log, line = played(finished=False)
    secret = msgspec.json.decode(log[0][1])["secret"]
    other = ("1" if secret[0] == "0" else "0") + secret[1:]
    log[0] = (0, log[0][1].replace(secret.encode(), other.encode()))
    [(problem, _)] = audit(name, log, line)
    assert "by the commitment" in problem


def test_a_move_against_the_rules_is_found() -> None:
    name, log, line = played(finished=False)
    seq, body = log[-1]
    move = msgspec.json.decode(body)
    log[-1] = (seq, msgspec.json.encode({**move, "answer": ["keep", [9, 9, 9]]}))
    [(problem, _)] = audit(name, log, line)
    assert f"entry {seq}" in problem


def test_a_gap_in_the_log_and_an_unreadable_entry_are_found() -> None:
    name, log, line = played()
    assert list(audit(name, log[:3] + log[4:], line)) == [("entry 3 is missing in the log", False)]
    assert list(audit(name, [], line)) == [("entry 0 is missing in the log", False)]
    assert len(list(audit(name, [*log, (len(log), b"nonsense")], line))) == 1


def test_a_list_that_says_something_else_than_the_log_is_found() -> None:
    name, log, line = played()
    wrong = line.replace(b'"phase":"over"', b'"phase":"playing"')
    other = ("the list of tables has another phase than its log", True)
    assert list(audit(name, log, wrong)) == [other]
    assert list(audit(name, log, None)) == [("it is missing in the list of tables", True)]


def test_the_list_of_an_earlier_house_may_say_less_than_the_log() -> None:
    name, log, line = played()
    assert line is not None
    listed = msgspec.json.decode(line)
    for chair in listed["chairs"]:
        chair.pop("sign")
        chair.pop("colour")
    assert list(audit(name, log, msgspec.json.encode(listed))) == []
    listed["chairs"][0]["name"] = "Eva"
    [fault] = audit(name, log, msgspec.json.encode(listed))
    assert fault == ("the list of tables has another chairs than its log", True)
