"""Tests that a server process does not import what only the bots' processes need."""

from __future__ import annotations

import subprocess
import sys

CODE = """
import sys
from fivecups.web.app import make_house
from fivecups.web.server.serve import run_house
from fivecups.web.services import Settings
make_house(Settings("unused"))
print(*sorted({"numba", "numpy"} & set(sys.modules)))
"""


def test_the_server_does_not_import_what_bots_compute_with() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
