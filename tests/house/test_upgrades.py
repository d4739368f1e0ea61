"""An upgraded house: games of an earlier version are played on by their own rules, or kept as their
logs describe them. The logs in `version_1_logs/` were written by version 1 of each game, those in
`version_2_logs/` by version 2 of the games whose rules have changed since."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from fivecups.engine import RandomChance, Refused, awaited, random_answer
from fivecups.engine.plain_data import frozen_plain
from fivecups.games import GAMES
from fivecups.house.live.manager import TableManager
from fivecups.house.records.game_record import record_and_fairness, record_file, record_of
from fivecups.house.records.verify import verify
from fivecups.house.table import commands
from fivecups.house.table.entries import (
    Abandoned,
    AnyEntry,
    Moved,
    UnreadableLog,
    decode_entry,
    read_entries,
)
from fivecups.house.table.snapshot import pack, unpack
from fivecups.house.table.table import Table, from_log
from fivecups.house.wire.table_info import summary_of, table_info
from fivecups.house.workers.analysis_workers import AnalysisService
from fivecups.records import load
from fivecups.texts import Texts, Wording
from fivecups.web.replay_steps import MAX_STEPS, ReplayStep, replay_part, replay_part_from_log

from .kit import ANA, BOB, Ear, MemoryStore, answer, in_manager

SCORES: dict[str, tuple[int, ...]] = {
    "poker-dice-1": (34, 37),
    "dice-town-1": (13, 117),
    "dice-town-2": (20, 0, 152),
    "gentlemans-deal-1": (3, 0, 12, 20, 58),
    "gentlemans-deal-2": (2, 11, 0, 6, 26),
}
"""The scores of the games that earlier versions played, by game and version."""


def parts_of(log: str) -> tuple[str, int]:
    """Return the game and the version of a log."""
    game, version = log.rsplit("-", 1)
    return game, int(version)


LOGS = {
    f"{path.stem}-{version}": path
    for version in (1, 2)
    for path in (Path(__file__).parent / f"version_{version}_logs").glob("*.jsonl")
}
ARCHIVED = sorted(log for log in LOGS if not GAMES[parts_of(log)[0]].plays(parts_of(log)[1]))


def bodies(game: str, moves: int | None = None) -> list[bytes]:
    """Return the log of a whole game, or of its first `moves` moves."""
    lines: list[bytes] = []
    for line in LOGS[game].read_bytes().splitlines():
        if moves is not None and sum(b'"kind":"moved"' in stored for stored in lines) == moves:
            break
        lines.append(line)
    return lines


def entries_of(game: str, moves: int | None = None) -> list[AnyEntry]:
    return read_entries("old", bodies(game, moves))


def table_of(game: str, moves: int | None = None) -> Table:
    return from_log("old", entries_of(game, moves))


def told_steps(game: str, seat: int | None) -> list[ReplayStep]:
    """Return all steps of a game as its events describe it."""
    entries = entries_of(game)
    record = record_of(table_of(game), entries)
    firsts = range(0, len(record.moves) + 1, MAX_STEPS)
    return [
        step
        for first in firsts
        for step in replay_part_from_log(record, entries, seat, first, MAX_STEPS).steps
    ]


def put(store: MemoryStore, game: str, moves: int | None = None) -> None:
    """Store a table as the earlier version of the house left it."""
    store.log["old"] = bodies(game, moves)
    store.summaries["old"] = summary_of(table_of(game, moves))


def test_the_logs_are_of_earlier_versions() -> None:
    assert set(LOGS) == set(SCORES)
    for log in LOGS:
        created = json.loads(bodies(log)[0])
        assert (created["game"], created["version"]) == parts_of(log)
    assert set(LOGS) - set(ARCHIVED) == {"poker-dice-1"}


def test_every_version_before_the_present_one_has_a_log() -> None:
    for game, present in GAMES.items():
        logs = {version for name, version in map(parts_of, LOGS) if name == game}
        assert logs == set(range(1, present.version))


# The difference between the versions is an option.


def test_a_finished_game_is_checked_by_its_own_rules() -> None:
    table, entries = table_of("poker-dice-1"), entries_of("poker-dice-1")
    assert (table.phase, table.archived) == ("over", False)
    assert table.state is not None
    assert table.state.options["zeros"] == table_info(table).options["zeros"] == "anywhere"
    report = verify(*record_and_fairness(table, entries))
    assert (report.valid, report.fair, report.by_rules) == (True, True, True)
    assert report.scores == SCORES["poker-dice-1"]
    assert replay_part(record_of(table, entries), [()] * 100, 0, 0, 5).steps[4].view is not None


def test_a_running_game_goes_on_by_its_own_rules() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        put(store, "poker-dice-1", 20)
        await manager.load_live_tables()
        live = manager.tables.live["old"]
        assert live.table.phase == "playing"
        chance = RandomChance(8)
        while live.table.phase == "playing":
            state = live.table.state
            assert state is not None
            assert state.options["zeros"] == "anywhere"
            (seat,) = awaited(state)
            given = random_answer(state, seat, chance)
            await answer(manager, "old", (ANA, BOB)[seat], state.ask_id(seat, 0), given)
        entries = [decode_entry(body) for body in store.log["old"]]
        record, fairness = record_and_fairness(live.table, entries)
        assert record.version == 1
        assert verify(record, fairness).valid

    in_manager(check)


def test_a_rematch_is_set_up_with_the_same_settings_in_the_new_version() -> None:
    created = commands.rematch_entries(table_of("poker-dice-1"), ANA, 5)[0]
    assert created.version == GAMES["poker-dice"].version  # type: ignore[union-attr]
    assert created.options["zeros"] == "anywhere"  # type: ignore[union-attr]


# The rules of the earlier version are gone.


@pytest.mark.parametrize("game", ARCHIVED)
def test_a_finished_game_of_rules_that_are_gone_keeps_its_result(game: str) -> None:
    table = table_of(game)
    assert (table.phase, table.state, table.archived) == ("over", None, True)
    info = table_info(table)
    assert info.scores == SCORES[game]
    assert info.winners == (SCORES[game].index(max(SCORES[game])),)
    assert info.opening is not None


@pytest.mark.parametrize("game", ARCHIVED)
def test_it_can_be_downloaded_and_its_dice_are_checked(game: str) -> None:
    table, entries = table_of(game), entries_of(game)
    record = load(record_file(table, entries))
    assert record.version == parts_of(game)[1]
    assert record.result is not None
    assert record.result.scores == SCORES[game]
    assert len(record.moves) == sum(isinstance(entry, Moved) for entry in entries)
    report = verify(*record_and_fairness(table, entries))
    assert (report.valid, report.fair, report.by_rules) == (True, True, False)


@pytest.mark.parametrize("game", ARCHIVED)
def test_dice_that_were_changed_are_found_without_the_rules(game: str) -> None:
    table, entries = table_of(game), entries_of(game)
    record, fairness = record_and_fairness(table, entries)
    first = next(draw for draw in record.opening if len(draw.numbers) > 1)
    changed = first._replace(numbers=(*first.numbers[1:], first.numbers[0]))
    record.opening = tuple(changed if draw == first else draw for draw in record.opening)
    report = verify(record, fairness)
    assert (report.valid, report.fair, report.place) == (False, False, "opening")


@pytest.mark.parametrize("game", ARCHIVED)
def test_a_secret_that_was_not_committed_to_is_found_without_the_rules(game: str) -> None:
    record, fairness = record_and_fairness(table_of(game), entries_of(game))
    other = type(fairness)("0" * 64, fairness.secret, fairness.entropies)
    assert verify(record, other).place == "commitment"


@pytest.mark.parametrize("game", ARCHIVED)
def test_it_is_told_from_its_stored_events(game: str) -> None:
    table, entries = table_of(game), entries_of(game)
    record = record_of(table, entries)
    told, others = told_steps(game, 1), told_steps(game, None)
    assert [step.step for step in told] == list(range(1 + len(record.moves)))
    assert {step.view for step in told} == {None}
    assert [step.step for step in replay_part_from_log(record, entries, 1, 3, 2).steps] == [3, 4]
    assert [event.kind for step in others for event in step.events][-1] == "ended"
    assert len(str(others)) < len(str(told)), "a spectator sees less than a seat"


@pytest.mark.parametrize("language", ["en", "ru", "ro"])
@pytest.mark.parametrize("game", sorted(LOGS))
def test_events_of_the_earlier_version_can_be_put_in_words(game: str, language: str) -> None:
    table = table_of(game)
    wording = Wording(
        GAMES[parts_of(game)[0]], Texts(language), [chair.name for chair in table.chairs]
    )
    for seat in (None, *range(len(table.chairs))):
        for step in told_steps(game, seat):
            for event in step.events:
                assert wording.event(replace(event, data=frozen_plain(event.data)))


@pytest.mark.parametrize("game", ARCHIVED)
@pytest.mark.parametrize("moves", [1, 20])
def test_a_running_game_of_rules_that_are_gone_is_closed_with_the_reason(
    game: str, moves: int
) -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        put(store, game, moves)
        await manager.load_live_tables()
        live = manager.tables.live["old"]
        assert live.table.phase == store.summaries["old"].phase == "abandoned"
        last = decode_entry(store.log["old"][-1])
        assert isinstance(last, Abandoned)
        assert last.why == "version"
        ear = Ear(ANA)
        await manager.subscriptions.watch("old", ear, None, 0)
        assert ear.frames("old")[-1]["data"] == {"why": "version"}
        assert live.table.begun
        report = verify(*record_and_fairness(live.table, await manager.tables.entries("old")))
        assert (report.valid, report.fair, report.finished) == (True, True, False)
        length = len(store.log["old"])
        manager.tables.live.clear()
        await manager.tables.find("old")
        assert len(store.log["old"]) == length, "it is closed once"

    in_manager(check)


@pytest.mark.parametrize("game", ARCHIVED)
def test_a_table_that_had_not_begun_is_closed_too(game: str) -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        store.log["old"] = bodies(game)[:3]
        assert (await manager.tables.find("old")).table.phase == "abandoned"

    in_manager(check)


@pytest.mark.parametrize("game", ARCHIVED)
def test_what_needs_the_rules_is_refused(game: str) -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        put(store, game)
        analysis = AnalysisService(manager.tables, store, None, None)  # type: ignore[arg-type]
        table = (await manager.tables.find("old")).table
        for refused in (analysis.review(table), analysis.advise_on(table, 1)):
            with pytest.raises(Refused, match=r"no-review|no-coach"):
                await refused
        with pytest.raises(Refused, match=r"wrong-phase|not-over"):
            await answer(manager, "old", ANA, "1", ["pass"])
        made = await manager.commands.rematch("old", ANA)
        assert made.version == GAMES[parts_of(game)[0]].version

    in_manager(check)


# Neither.


def test_a_table_of_a_later_version_is_left_alone() -> None:
    created = json.loads(bodies("poker-dice-1")[0]) | {"version": 99}
    lines = [json.dumps(created).encode(), *bodies("poker-dice-1")[1:]]
    with pytest.raises(UnreadableLog, match="version 99"):
        from_log("old", read_entries("old", lines))


@pytest.mark.parametrize("game", sorted(LOGS))
def test_snapshots_are_of_this_versions_making_or_ignored(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(game)
    kept = pack(table)
    assert unpack("old", kept) == table
    monkeypatch.setattr(type(table.game), "version", table.game.version + 1)
    assert unpack("old", kept) is None
