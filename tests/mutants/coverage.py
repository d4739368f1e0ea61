"""Coverage of a part's tests: which tests run which line, and how long each test takes."""

from __future__ import annotations

import ast
import json
import os
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Collection, Generator, Iterable
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import cache, partial
from itertools import chain
from pathlib import Path
from typing import TypeAlias

import coverage
import pytest

from .copies import begin, ended, preload
from .parts import CHOSEN, QUIET, ROOT, Part

OK, SOME_FAILED, NOTHING_CHOSEN = 0, 1, 5
"""Exit codes of pytest if all tests were run."""

LONGEST = 3600
"""Seconds that the tests of a file may take on the busiest machine."""

SETTINGS = """[run]
data_file = {data}
source = {sources}
patch = subprocess, fork, _exit
concurrency = thread, greenlet
sigterm = true
"""

BESIDE = "beside"
"""Contexts before and after a test, which do not count as the test."""

Lines: TypeAlias = "dict[str, dict[int, list[str]]]"


@dataclass(frozen=True, slots=True)
class Coverage:
    """Tests by module and line, and seconds by test."""

    lines: Lines
    seconds: dict[str, float]

    def tests_of(self, module: Path, line: int) -> list[str]:
        """Return the tests that run a line, quickest first. A line that all tests of a file run was
        mostly run by a house in another process; such tests come after those that run the line
        themselves."""
        tests = self.lines.get(str(module), {}).get(line, [])
        running, all_tests = Counter(map(_file, tests)), Counter(map(_file, self.seconds))
        alike = {file for file, count in running.items() if 1 < count == all_tests[file]}
        return sorted(self._quickest(tests), key=lambda test: _file(test) in alike)

    def tests_of_module(self, module: Path) -> list[str]:
        """Return the tests that run anything of a module."""
        by_line = self.lines.get(str(module), {})
        return self._quickest({test for tests in by_line.values() for test in tests})

    def tests_naming(self, module: Path) -> list[str]:
        """Return the tests in files that import from a module or lie in its test folder."""
        place = module.relative_to(ROOT / "src").with_suffix("")
        name, beside = ".".join(place.parts), "/".join(("tests", *place.parts[1:-1]))
        files = set(map(_file, self.seconds))
        naming = {
            file
            for file in files
            if name in (ROOT / file).read_text() or file.rpartition("/")[0] == beside
        }
        return self._quickest(test for test in self.seconds if _file(test) in naming)

    def tests_around(self, module: Path) -> list[str]:
        """Return the tests that run anything of the same package."""
        package = str(module.parent.parent) + "/"
        around = [self.lines[other] for other in self.lines if other.startswith(package)]
        return self._quickest(
            {test for item in around for tests in item.values() for test in tests}
        )

    def time_of(self, tests: Iterable[str]) -> float:
        return sum(self.seconds.get(test, 0.0) for test in tests)

    def _quickest(self, tests: Iterable[str]) -> list[str]:
        return sorted(tests, key=lambda test: (self.seconds.get(test, 0.0), test))


def _file(test: str) -> str:
    return test.partition("::")[0]


def measure(part: Part, folder: Path, workers: int) -> Coverage:
    """Run the tests of a part once, a file at a time; `folder` stores the results for another
    run."""
    folder.mkdir(exist_ok=True)
    files = [file for name in part.tests for file in (ROOT / "tests" / name).rglob("test_*.py")]
    left = [str(file) for file in files if not _kept(file, folder).exists()]
    if left:
        command = [sys.executable, "-m", "tests.mutants.coverage", str(folder), str(workers)]
        subprocess.run([*command, ",".join(part.tests), *left], cwd=ROOT, check=True)
    measured = [json.loads(_kept(file, folder).read_text()) for file in sorted(files)]
    lines: dict[str, dict[int, list[str]]] = defaultdict(lambda: defaultdict(list))
    for kept in measured:
        for module, by_line in kept["lines"].items():
            for line, tests in by_line.items():
                lines[module][int(line)] += tests
    return Coverage(
        lines, {test: time for kept in measured for test, time in kept["seconds"].items()}
    )


def _kept(file: Path, folder: Path) -> Path:
    return folder / f"{'+'.join(file.relative_to(ROOT).parts)}.json"


def main(folder: Path, workers: int, folders: list[str], files: list[str]) -> None:
    """Measure test files, each in a copy of this process."""
    preload(folders)
    running: dict[int, str] = {}
    while files or running:
        while files and len(running) < workers:
            file = Path(files.pop(0))
            running[begin(partial(_measure, file, _kept(file, folder)), LONGEST)] = str(file)
        copied = os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOWAIT).si_pid  # type: ignore[union-attr]
        if copied not in running:
            os.waitpid(copied, 0)
            continue
        file = Path(running.pop(copied))
        if ended(copied) != OK:
            print(f"cannot be measured, so that it judges none: {file}", flush=True)
            _kept(file, folder).write_text(json.dumps({"lines": {}, "seconds": {}, "failed": []}))
        for test in json.loads(_kept(file, folder).read_text())["failed"]:
            print(f"fails without a fault, so that it judges none: {test}", flush=True)


def _measure(file: Path, target: Path) -> int:
    with tempfile.TemporaryDirectory() as temporary:
        settings, data = Path(temporary) / "settings", Path(temporary) / "data"
        settings.write_text(SETTINGS.format(data=data, sources=ROOT / "src" / "fivecups"))
        cover = coverage.Coverage(config_file=str(settings))
        watch = Watch(cover)
        with cover.collect():
            done = pytest.main([*QUIET, *CHOSEN, "-s", str(file)], plugins=[watch])
        cover.save()
        if done not in (OK, SOME_FAILED, NOTHING_CHOSEN):
            return 1
        lines = _contexts(Path(temporary).glob("data.*"), watch.seconds.keys() - watch.failed)
        result = {"lines": lines, "seconds": watch.seconds, "failed": sorted(watch.failed)}
        target.write_text(json.dumps(result))
    return OK


class Watch:
    """A pytest plugin that records which test runs which line, how long each test took and which
    ones failed. Time is CPU time; that of other processes is shared among all tests of the file."""

    def __init__(self, cover: coverage.Coverage) -> None:
        self.cover = cover
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        began = time.process_time()
        self.cover.switch_context(BESIDE)
        try:
            return (yield)
        finally:
            self.cover.switch_context("")
            self.seconds[item.nodeid] = time.process_time() - began

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        self.cover.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self.cover.switch_context(BESIDE)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        others = resource.getrusage(resource.RUSAGE_CHILDREN)
        for test in self.seconds:
            self.seconds[test] += (others.ru_utime + others.ru_stime) / len(self.seconds)


def _contexts(files: Iterable[Path], tests: Collection[str]) -> Lines:
    """Read coverage's data, a file for each process: the lines of each module as bits, by test.
    Lines run by another process have no test name and may belong to any test of the file."""
    lines_by_test: dict[str, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))
    for path, test, bits in chain.from_iterable(map(_rows, files)):
        lines = {
            8 * at + bit for at, byte in enumerate(bits) for bit in range(8) if byte >> bit & 1
        }
        if not test:
            lines &= within_functions(path)
        for line in lines if test != BESIDE else ():
            lines_by_test[path][line] |= {test} & set(tests) if test else set(tests)
    return {
        path: {line: sorted(those) for line, those in by_line.items() if those}
        for path, by_line in lines_by_test.items()
    }


def _rows(file: Path) -> list[tuple[str, str, bytes]]:
    """Return module, test and lines. A process that was killed while it wrote has left nothing
    readable."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as data:
        return data.execute(
            "SELECT path, context, numbits FROM line_bits"
            " JOIN file ON file.id = file_id JOIN context ON context.id = context_id"
        ).fetchall()
    return []


@cache
def within_functions(path: str) -> frozenset[int]:
    """Return the lines that do not run while a module is imported."""
    return frozenset(
        line
        for node in ast.walk(ast.parse(Path(path).read_text()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for line in range(node.body[0].lineno, (node.end_lineno or 0) + 1)
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3].split(","), sys.argv[4:])
