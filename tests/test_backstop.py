"""A test that hangs is ended and named, however it hangs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HANGING = {
    "waits": "time.sleep(60)",
    "blocks_the_signal": (
        "signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM}); time.sleep(60)"
    ),
    "hangs_again_while_it_cleans_up": (
        "try:\n        time.sleep(60)\n    finally:\n        time.sleep(60)"
    ),
}


@pytest.mark.parametrize("way", HANGING)
def test_a_test_that_hangs_is_ended_and_named(way: str, tmp_path: Path) -> None:
    module = tmp_path / "test_hanging.py"
    module.write_text(
        f"import signal, time\n\ndef test_{way}():\n    {HANGING[way]}\n\ndef test_next(): pass\n"
    )
    run = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-n1", "-c", os.devnull, "--rootdir", str(tmp_path)),
            *("-p", "tests.backstop", "-o", "timeout=1", str(module)),
        ],
        cwd=Path(__file__).parent.parent,
        env={**os.environ, "BACKSTOP_GRACE": "1"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert run.returncode == 1
    assert f"test_{way}" in run.stdout
    assert "1 failed, 1 passed" in run.stdout, "the other tests go on"
