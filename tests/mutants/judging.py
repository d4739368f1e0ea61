"""The judgement whether tests notice a fault. A test that fails is run a second time, and a slow
one also without the fault: on a busy machine a test may fail, or seem to hang, without a fault in
the code."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from .faults import Fault
from .imports import importers
from .parts import QUIET, ROOT

PATIENCE = 30
"""Seconds that a test waits for a condition; see `tests/waiting.py`."""

SECONDS = 120
"""Seconds after which a test seems to hang."""

SLOW = 15
"""Seconds after which a failing test is checked without the fault."""

Verdict = Literal["noticed", "hung", "missed"]
ALL_PASSED, SOME_FAILED = 0, 1


@dataclass(frozen=True, slots=True)
class Mutant:
    """A fault in a module, the tests that judge it, and the seconds that they may take."""

    module: Path
    fault: Fault
    tests: tuple[str, ...]
    patience: float

    @property
    def name(self) -> str:
        """The change as text; for a number or a word, with the line that contains it."""
        line = self.module.read_text().splitlines()[self.fault.line - 1].strip()
        return self.change + (f" in {line}" if self.fault.before.isalnum() else "")

    @property
    def change(self) -> str:
        place = self.module.relative_to(ROOT / "src" / "fivecups")
        return f"{place}: {self.fault.before} -> {self.fault.after}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a run of tests. Tests that could not begin, because a module cannot be imported,
    have neither passed nor failed nor hung."""

    passed: bool
    failed: str | None
    hung: bool
    seconds: float


@dataclass(slots=True)
class Workshop:
    """A copy of the sources into which faults are put, one after another."""

    sources: Path

    def judge(self, mutant: Mutant) -> Verdict:
        tests = list(mutant.tests)
        while tests:
            self.put_in(mutant)
            try:
                first = again = self.run(tests, mutant.patience)
                if first.failed is not None:
                    again = self.run([first.failed], mutant.patience)
            finally:
                self.take_out(mutant)
            if first.passed:
                return "missed"
            suspects = tests if first.failed is None else [first.failed]
            if not again.passed and (again.seconds < SLOW or self.passes_without(suspects, again)):
                return "hung" if again.hung else "noticed"
            tests = [test for test in tests if test not in suspects]
        return "missed"

    def passes_without(self, tests: Sequence[str], fault: Outcome) -> bool:
        """True if the tests pass without the fault in the same minute."""
        if fault.failed is None and not fault.hung:
            return self.run([*tests, "--collect-only"], SECONDS).passed
        return self.run(tests, 2 * fault.seconds).passed

    def put_in(self, mutant: Mutant) -> None:
        self.target(mutant).write_text(mutant.fault.text)
        for folder, pattern in self.machine_code(mutant):  # numba would not know of the fault
            for cached in (self.sources / folder).glob(pattern):
                cached.unlink()

    def take_out(self, mutant: Mutant) -> None:
        """Restore the source, and delete the machine code that was made of the faulty one."""
        shutil.copy2(mutant.module, self.target(mutant))
        for folder, pattern in self.machine_code(mutant):
            for cached in (self.sources / folder).glob(pattern):
                cached.unlink()
            for cached in (ROOT / "src" / folder).glob(pattern):
                shutil.copy2(cached, self.sources / folder)

    @staticmethod
    def machine_code(mutant: Mutant) -> list[tuple[Path, str]]:
        """Return the places where numba stores the machine code of the module and of its
        importers."""
        return [
            (module.parent.relative_to(ROOT / "src") / "__pycache__", f"{module.stem}.*.nb[ci]")
            for module in importers(mutant.module)
        ]

    def target(self, mutant: Mutant) -> Path:
        return self.sources / mutant.module.relative_to(ROOT / "src")

    def run(self, tests: Sequence[str], patience: float) -> Outcome:
        environment = {**os.environ, "PYTHONPATH": str(self.sources), "PATIENCE": str(PATIENCE)}
        environment["HYPOTHESIS_STORAGE_DIRECTORY"] = str(self.sources / ".hypothesis")
        command = [
            sys.executable,
            "-m",
            "pytest",
            *QUIET,
            "-x",
            "-rfE",
            "--tb=line",
            f"--timeout={SECONDS}",
            *tests,
        ]
        began = time.monotonic()
        try:
            done = subprocess.run(
                command,
                cwd=ROOT,
                env=environment,
                capture_output=True,
                text=True,
                timeout=patience,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return Outcome(False, None, True, time.monotonic() - began)
        seconds = time.monotonic() - began
        failed = first_failed(done.stdout, tests) if done.returncode == SOME_FAILED else None
        hung = "from pytest-timeout" in done.stdout
        return Outcome(done.returncode == ALL_PASSED, failed, hung, seconds)


def first_failed(output: str, tests: Sequence[str]) -> str | None:
    for line in output.splitlines():
        outcome, _, rest = line.partition(" ")
        if outcome in ("FAILED", "ERROR"):
            for test in tests:
                if rest == test or rest.startswith(f"{test} - "):
                    return test
    return None
