"""Which tests run which line, and how long each test takes: one run of a part's tests."""

from __future__ import annotations

import ast
import json
import sqlite3
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Collection, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from .parts import ROOT, Part

PYTEST = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "addopts="]
CHOSEN = ["-m", "not slow and not ray"]
OK, SOME_FAILED, NOTHING_CHOSEN = 0, 1, 5
"""What pytest returns where all tests were run."""

SETTINGS = """[run]
data_file = {data}
source = {sources}
patch = subprocess, fork, _exit
concurrency = thread, greenlet
sigterm = true
"""

Lines: TypeAlias = "dict[str, dict[int, list[str]]]"


@dataclass(frozen=True, slots=True)
class Coverage:
    """Tests by module and line, and seconds by test."""

    lines: Lines
    seconds: dict[str, float]

    def tests_of(self, module: Path, line: int) -> list[str]:
        """The tests that run a line, the quickest first."""
        return self._quickest(self.lines.get(str(module), {}).get(line, []))

    def tests_of_module(self, module: Path) -> list[str]:
        """The tests that run anything of a module."""
        by_line = self.lines.get(str(module), {})
        return self._quickest({test for tests in by_line.values() for test in tests})

    def tests_naming(self, module: Path) -> list[str]:
        """The tests of files that import from a module, or that lie where the module does."""
        place = module.relative_to(ROOT / "src").with_suffix("")
        name, beside = ".".join(place.parts), "/".join(("tests", *place.parts[1:-1]))
        files = {test.partition("::")[0] for test in self.seconds}
        naming = {
            file
            for file in files
            if name in (ROOT / file).read_text() or file.rpartition("/")[0] == beside
        }
        return self._quickest(test for test in self.seconds if test.partition("::")[0] in naming)

    def tests_around(self, module: Path) -> list[str]:
        """The tests that run anything of the same package."""
        package = str(module.parent.parent) + "/"
        around = [self.lines[other] for other in self.lines if other.startswith(package)]
        return self._quickest({test for one in around for tests in one.values() for test in tests})

    def time_of(self, tests: Iterable[str]) -> float:
        return sum(self.seconds.get(test, 0.0) for test in tests)

    def _quickest(self, tests: Iterable[str]) -> list[str]:
        return sorted(tests, key=lambda test: (self.seconds.get(test, 0.0), test))


def measure(part: Part, folder: Path, workers: int) -> Coverage:
    """Run the tests of a part once, a file at a time; `folder` keeps what was found for another
    run."""
    folder.mkdir(exist_ok=True)
    files = [file for name in part.tests for file in (ROOT / "tests" / name).rglob("test_*.py")]
    with ThreadPoolExecutor(workers) as pool:
        found = list(pool.map(lambda file: _measured(file, folder), sorted(files)))
    lines: dict[str, dict[int, list[str]]] = defaultdict(lambda: defaultdict(list))
    for kept in found:
        for module, by_line in kept["lines"].items():
            for line, tests in by_line.items():
                lines[module][int(line)] += tests
    return Coverage(lines, {test: time for kept in found for test, time in kept["seconds"].items()})


def _measured(file: Path, folder: Path) -> Any:
    name = "+".join(file.relative_to(ROOT).parts)
    kept = folder / f"{name}.json"
    if not kept.exists():
        with tempfile.TemporaryDirectory() as made:
            kept.write_text(json.dumps(_run(file, Path(made))))
    return json.loads(kept.read_text())


def _run(file: Path, folder: Path) -> Any:
    settings, report, data = folder / "settings", folder / "report.xml", folder / "data"
    settings.write_text(SETTINGS.format(data=data, sources=ROOT / "src" / "fivecups"))
    command = [*PYTEST, *CHOSEN, "-n", "0", f"--junitxml={report}", str(file), "--cov"]
    command += [f"--cov-config={settings}", "--cov-context=test", "--cov-report="]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode not in (OK, SOME_FAILED, NOTHING_CHOSEN):
        sys.exit(f"the tests have to run before faults are put in\n{done.stdout}")
    seconds, failed = _outcomes(report)
    for test in sorted(failed):
        print(f"fails without a fault, so that it judges none: {test}", flush=True)
    return {"lines": _contexts(data, seconds.keys() - failed), "seconds": seconds}


def _contexts(file: Path, tests: Collection[str]) -> Lines:
    """What coverage has written down: the lines of each file as bits, by test. What another process
    ran has no name, and may be of any test of the file."""
    found: dict[str, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))
    with closing(sqlite3.connect(file)) as data:
        rows = data.execute(
            "SELECT path, context, numbits FROM line_bits"
            " JOIN file ON file.id = file_id JOIN context ON context.id = context_id"
        )
        for path, context, bits in rows:
            test, _, phase = context.partition("|")
            lines = {
                8 * at + bit for at, byte in enumerate(bits) for bit in range(8) if byte >> bit & 1
            }
            if not context:
                lines &= within_functions(path)
            for line in lines if phase != "setup" and phase != "teardown" else ():
                found[path][line] |= {test} & set(tests) if context else set(tests)
    return {
        path: {line: sorted(those) for line, those in by_line.items() if those}
        for path, by_line in found.items()
    }


@cache
def within_functions(path: str) -> frozenset[int]:
    """The lines that do not run while a module is imported."""
    return frozenset(
        line
        for node in ast.walk(ast.parse(Path(path).read_text()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for line in range(node.body[0].lineno, (node.end_lineno or 0) + 1)
    )


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
