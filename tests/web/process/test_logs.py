"""The log of a house: in one form, and never the end of the house."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

from fivecups.web.server.logs import _UnbreakableStream

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
    assert disk.getvalue().splitlines()[0::2] == ["one", "two"]
    assert json.loads(disk.getvalue().splitlines()[1]) == {"event": "log_lines_dropped", "count": 2}


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
