"""Tests of the house's log: one form, and no log failure ends the house."""

from __future__ import annotations

import io
import json
import logging
import subprocess
import sys
from datetime import datetime, timedelta
from pathlib import Path

import pytest
import structlog
from structlog.testing import capture_logs

from fivecups.web.server.logs import _UnbreakableStream, set_up_logs

from ..server import House


class FullDisk(io.StringIO):
    full = False

    def write(self, text: str) -> int:
        if self.full:
            raise OSError(28, "No space left on device")
        return super().write(text)


def test_lines_that_cannot_be_written_are_dropped_and_counted() -> None:
    disk = FullDisk()
    stream = _UnbreakableStream(disk)
    stream.write("one\n")
    disk.full = True
    for _ in range(2):
        stream.write("lost\n")
        stream.flush()
    disk.full = False
    stream.write("two\n")
    stream.write("three\n")
    first, missing, *rest = disk.getvalue().splitlines()
    assert [first, *rest] == ["one", "two", "three"]
    assert json.loads(missing) == {"event": "log_lines_dropped", "count": 2}


def test_a_line_that_is_lost_on_the_way_is_counted() -> None:
    class Unplugged(io.StringIO):
        gone = True

        def flush(self) -> None:
            if self.gone:
                raise OSError(5, "Input/output error")

    disk = Unplugged()
    stream = _UnbreakableStream(disk)
    stream.flush()
    disk.gone = False
    assert stream.write("two\n") == 4
    assert disk.getvalue() == '{"event": "log_lines_dropped", "count": 1}\ntwo\n'


def test_a_line_is_written_at_once_so_that_those_of_several_workers_do_not_mix(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written: list[str] = []

    class Watched(io.StringIO):
        def write(self, text: str) -> int:
            written.append(text)
            return super().write(text)

    before = structlog.get_config()
    monkeypatch.setattr(sys, "stderr", Watched())
    try:
        set_up_logs(True)
        structlog.get_logger("here").warning("worker_lost", worker=1)
    finally:
        structlog.configure(**before)
        logging.basicConfig(force=True)
    assert [json.loads(text)["event"] for text in written] == ["worker_lost"]
    assert written[0].endswith("}\n")


LOGGING = """
import structlog, sys
from fivecups.web.server.logs import set_up_logs
for as_json in (True, False, None):
    set_up_logs(as_json)
    try:
        word = "hush" * 2
        1 / 0
    except ZeroDivisionError:
        structlog.get_logger().error("bad", table="t1", exc_info=True)
    print("---", file=sys.stderr)
"""


def test_a_log_says_when_and_where_something_failed_and_shows_no_values() -> None:
    done = subprocess.run([sys.executable, "-c", LOGGING], capture_output=True, text=True)
    as_json, for_people, chosen = done.stderr.split("---\n")[:3]
    line = json.loads(as_json)
    assert (line["event"], line["level"], line["table"]) == ("bad", "error", "t1")
    assert line["exception"][0]["exc_type"] == "ZeroDivisionError"
    assert datetime.fromisoformat(line["timestamp"]).utcoffset() == timedelta(0)
    assert "bad" in for_people and "ZeroDivisionError" in for_people
    assert json.loads(chosen)["event"] == "bad", "nobody looks at it"
    assert "hushhush" not in done.stderr


def test_a_house_goes_on_where_its_log_cannot_be_written(tmp_path: Path) -> None:
    with House(tmp_path, log=Path("/dev/full")) as house:
        for _ in range(3):
            assert house.ask("POST", "/api/me", json={"name": "Ana"}).status_code == 201
            assert house.ask("GET", "/api/tables/none").status_code == 401
        assert house.close() == 0


def test_what_is_below_the_level_is_not_logged() -> None:
    words = "from fivecups.web.server.logs import set_up_logs; import structlog"
    loud = (
        "log = structlog.get_logger('x'); log.info('usual'); log.warning('odd'); log.error('bad')"
    )
    for level, told in (("info", 3), ("warning", 2), ("error", 1)):
        code = f"{words}; set_up_logs(True, {level!r}); {loud}"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
        assert len(done.stderr.splitlines()) == told, done.stderr


def test_a_logger_that_was_used_under_other_settings_is_still_captured() -> None:
    """Order of tests in a process must not decide what `capture_logs` sees."""
    logger = structlog.get_logger("used")
    before = structlog.get_config()
    try:
        set_up_logs(True)
        logger.debug("cached_here")
    finally:
        structlog.configure(**before)
        logging.basicConfig(force=True)
    with capture_logs() as lines:
        logger.warning("seen")
    assert [line["event"] for line in lines] == ["seen"]
