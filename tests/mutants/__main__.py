"""``python -m tests.mutants PART [--seed 1] [--count 60] [--workers 2] [--keep FOLDER]``

With a folder to keep things in, a run can be made in pieces: coverage is measured once, and faults
that were judged are not judged again.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from .coverage import PYTEST, Coverage, measure
from .faults import Fault, faults_in
from .parts import PARTS, ROOT, modules

EQUIVALENTS = Path(__file__).parent / "equivalents.txt"
MOST_TESTS = 400
"""So many of the quickest tests that run a line judge a fault in it."""

SECONDS = 240
"""A fault that makes tests hang is noticed."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A fault in a module."""

    module: Path
    fault: Fault
    tests: tuple[str, ...]

    @property
    def name(self) -> str:
        place = self.module.relative_to(ROOT / "src" / "fivecups")
        return f"{place}: {self.fault.before} -> {self.fault.after}"


def sample(part: str, covered: Coverage, seed: int, count: int) -> list[Mutant]:
    """Faults at random, each line as likely as any other, of those that some test runs."""
    by_line: dict[tuple[Path, int], list[Fault]] = {}
    for module in modules(PARTS[part]):
        for fault in faults_in(module.read_text()):
            by_line.setdefault((module, fault.line), []).append(fault)
    rng = random.Random(seed)
    places = rng.sample(sorted(by_line), min(count, len(by_line)))
    return [
        Mutant(module, rng.choice(by_line[module, line]), tests_for(covered, module, line))
        for module, line in places
    ]


def tests_for(covered: Coverage, module: Path, line: int) -> tuple[str, ...]:
    """The tests that judge a fault in a line."""
    found = covered.tests_of(module, line)
    if not found and is_compiled(module):
        found = covered.tests_near(module)
    return tuple(found)


def is_compiled(module: Path) -> bool:
    return "@compiled" in module.read_text()


class Verdicts:
    """What was found, by part, line and fault; kept in a file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.found: dict[str, bool] = json.loads(file.read_text()) if file.exists() else {}
        self.lock = threading.Lock()

    def get(self, mutant: Mutant) -> bool | None:
        return self.found.get(self.key(mutant))

    def note(self, mutant: Mutant, seen: bool) -> None:
        with self.lock:
            self.found[self.key(mutant)] = seen
            self.file.write_text(json.dumps(self.found, indent=0))

    @staticmethod
    def key(mutant: Mutant) -> str:
        return f"{mutant.name} at {mutant.fault.line}"


def noticed(mutant: Mutant, workshop: Path) -> bool:
    """Whether a test fails with this fault, in a copy of the sources."""
    if not mutant.tests:
        return False
    target = workshop / mutant.module.relative_to(ROOT / "src")
    target.write_text(mutant.fault.text)
    if is_compiled(mutant.module):  # machine code of those who call it would not know of the fault
        for cached in workshop.rglob("*.nb[ci]"):
            cached.unlink()
    environment = {**os.environ, "PYTHONPATH": str(workshop), "PYTHONDONTWRITEBYTECODE": "1"}
    environment["HYPOTHESIS_STORAGE_DIRECTORY"] = str(workshop / ".hypothesis")
    command = [*PYTEST, "-x", "-n", "0", f"--timeout={SECONDS}", *mutant.tests[:MOST_TESTS]]
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=environment,
            capture_output=True,
            timeout=3 * SECONDS,
            check=False,
        )
        return done.returncode != 0
    except subprocess.TimeoutExpired:
        return True
    finally:
        shutil.copyfile(mutant.module, target)


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m tests.mutants")
    options.add_argument("part", choices=PARTS)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--count", type=int, default=60)
    options.add_argument("--workers", type=int, default=2)
    options.add_argument("--keep", type=Path, help="a folder for what another run goes on with")
    options.add_argument("--minutes", type=float, default=600, help="begin no fault after these")
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as made:
        keep = given.keep or Path(made)
        keep.mkdir(exist_ok=True)
        mutants = sample(given.part, measure(PARTS[given.part], keep), given.seed, given.count)
        workshops: queue.SimpleQueue[Path] = queue.SimpleQueue()
        for number in range(given.workers):
            workshops.put(Path(shutil.copytree(ROOT / "src", Path(made) / f"src{number}")))

        kept = Verdicts(keep / "verdicts.json")
        last = time.monotonic() + 60 * given.minutes

        def judge(mutant: Mutant) -> bool | None:
            known = kept.get(mutant)
            if known is not None or time.monotonic() > last:
                return known
            workshop = workshops.get()
            try:
                seen = noticed(mutant, workshop)
            finally:
                workshops.put(workshop)
            kept.note(mutant, seen)
            return seen

        with ThreadPoolExecutor(given.workers) as pool:
            verdicts = list(zip(mutants, pool.map(judge, mutants), strict=True))
    return report(given.part, [(one, seen) for one, seen in verdicts if seen is not None])


def report(part: str, verdicts: list[tuple[Mutant, bool]]) -> int:
    lines = EQUIVALENTS.read_text().splitlines() if EQUIVALENTS.exists() else []
    equivalent = {line.partition("  # ")[0] for line in lines if line}
    judged = [(one, seen) for one, seen in verdicts if seen or one.name not in equivalent]
    survivors = [one for one, seen in judged if not seen]
    share = 1 - len(survivors) / max(1, len(judged))
    for one in survivors:
        print(f"  line {one.fault.line:4}, {len(one.tests):4} tests  {one.name}")
    left_out = len(verdicts) - len(judged)
    print(
        f"{part}: {len(judged) - len(survivors)} of {len(judged)} faults noticed, {share:.1%}"
        f" (bar {PARTS[part].bar:.0%}); {left_out} that change nothing"
    )
    return 0 if share >= PARTS[part].bar else 1


if __name__ == "__main__":
    sys.exit(main())
