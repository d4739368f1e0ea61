"""Which tests run which line, and how long each test takes: one run of a part's tests."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from collections import defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path

from .parts import ROOT, Part

PYTEST = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "addopts="]
CHOSEN = ["-m", "not slow and not ray"]
OK, SOME_FAILED = 0, 1
"""What pytest returns where all tests were run."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """Tests by module and line, and seconds by test."""

    lines: dict[str, dict[int, list[str]]]
    seconds: dict[str, float]

    def tests_of(self, module: Path, line: int) -> list[str]:
        """The tests that run a line, the quickest first."""
        return self._quickest(self.lines.get(str(module), {}).get(line, []))

    def tests_of_module(self, module: Path) -> list[str]:
        """The tests that run anything of a module."""
        by_line = self.lines.get(str(module), {})
        return self._quickest({test for tests in by_line.values() for test in tests})

    def tests_around(self, module: Path) -> list[str]:
        """The tests that run anything of the same package."""
        package = str(module.parent.parent) + "/"
        around = [self.lines[other] for other in self.lines if other.startswith(package)]
        return self._quickest({test for one in around for tests in one.values() for test in tests})

    def time_of(self, tests: Iterable[str]) -> float:
        return sum(self.seconds.get(test, 0.0) for test in tests)

    def _quickest(self, tests: Iterable[str]) -> list[str]:
        return sorted(tests, key=lambda test: (self.seconds.get(test, 0.0), test))


def measure(part: Part, folder: Path) -> Coverage:
    """Run the tests of a part once; `folder` keeps what was found for another run."""
    kept = folder / "coverage.json"
    if not kept.exists():
        _run(part, folder)
        seconds, failed = _outcomes(folder / "report.xml")
        lines = _contexts(folder / ".coverage", failed)
        kept.write_text(json.dumps({"lines": lines, "seconds": seconds}))
        for test in sorted(failed):
            print(f"fails without a fault, so that it judges none: {test}")
    found = json.loads(kept.read_text())
    lines = {
        module: {int(line): tests for line, tests in by_line.items()}
        for module, by_line in found["lines"].items()
    }
    return Coverage(lines, found["seconds"])


def _run(part: Part, folder: Path) -> None:
    settings = folder / "coveragerc"
    settings.write_text(f"[run]\ndata_file = {folder / '.coverage'}\nsource_pkgs = fivecups\n")
    tests = [str(ROOT / "tests" / name) for name in part.tests]
    command = [*PYTEST, *CHOSEN, "-n", "2", f"--junitxml={folder / 'report.xml'}", *tests]
    command += ["--cov", f"--cov-config={settings}", "--cov-context=test", "--cov-report="]
    done = subprocess.run(command, cwd=ROOT, check=False)
    if done.returncode not in (OK, SOME_FAILED):
        sys.exit("the tests have to run before faults are put in")


def _contexts(file: Path, failed: Collection[str]) -> dict[str, dict[int, list[str]]]:
    """What coverage has written down: the lines of each file as bits, by test."""
    found: dict[str, dict[int, list[str]]] = defaultdict(lambda: defaultdict(list))
    with sqlite3.connect(file) as data:
        rows = data.execute(
            "SELECT path, context, numbits FROM line_bits"
            " JOIN file ON file.id = file_id JOIN context ON context.id = context_id"
        )
        for path, context, bits in rows:
            test = context.partition("|")[0]
            if test and test not in failed and context.endswith("|run"):
                for place, byte in enumerate(bits):
                    for bit in range(8):
                        if byte >> bit & 1:
                            found[path][8 * place + bit].append(test)
    return found


def _outcomes(report: Path) -> tuple[dict[str, float], set[str]]:
    """How long each test took, and those that failed."""
    from xml.etree import ElementTree

    seconds: dict[str, float] = {}
    failed: set[str] = set()
    for case in ElementTree.parse(report).iter("testcase"):
        test = f"{case.attrib['classname'].replace('.', '/')}.py::{case.attrib['name']}"
        seconds[test] = float(case.attrib["time"])
        if case.find("failure") is not None or case.find("error") is not None:
            failed.add(test)
    return seconds, failed
