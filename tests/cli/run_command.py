"""A helper that runs the command in this process, so that imports and compiled code are shared
between calls."""

from __future__ import annotations

import io
import subprocess
import sys
from contextlib import ExitStack, redirect_stderr, redirect_stdout
from unittest.mock import patch

from fivecups.cli import main


def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run `fivecups` with these arguments and this typed input."""
    out, err = io.StringIO(), io.StringIO()
    code = 0
    with ExitStack() as stack:
        stack.enter_context(redirect_stdout(out))
        stack.enter_context(redirect_stderr(err))
        stack.enter_context(patch.object(sys, "argv", ["fivecups", *words]))
        stack.enter_context(patch.object(sys, "stdin", io.StringIO(typed)))
        try:
            main()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(end.code is not None)
    return subprocess.CompletedProcess(words, code, out.getvalue(), err.getvalue())
