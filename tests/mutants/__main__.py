"""``python -m tests.mutants PART [--seed 1] [--count 60] [--workers 2] [--keep FOLDER]``

With a folder to keep things in, a run can be made in pieces: coverage of a test file is measured
once, and faults that were judged are not judged again. It is for one state of the code and tests.
"""

from __future__ import annotations

import argparse
import json
import queue
import random
import shutil
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate
from pathlib import Path

from .coverage import Coverage, measure, within_functions
from .faults import Fault, faults_in
from .judging import Mutant, Verdict, Workshop
from .parts import PARTS, ROOT, modules

EQUIVALENTS = Path(__file__).parent / "equivalents.txt"
MOST_TESTS, MOST_SECONDS = 400, 40.0
"""So many of the quickest tests that run a line judge a fault in it, and no more than take so long
together when coverage is measured."""

SHORTEST = 600
"""Seconds in which the quickest tests are done, with whatever they have to compile first."""


def sample(part: str, covered: Coverage, seed: int, count: int) -> list[Mutant]:
    """Faults at random, each line as likely as any other."""
    by_line: dict[tuple[Path, int], list[Fault]] = {}
    for module in modules(PARTS[part]):
        for fault in faults_in(module.read_text()):
            by_line.setdefault((module, fault.line), []).append(fault)
    rng = random.Random(seed)
    places = rng.sample(sorted(by_line), min(count, len(by_line)))
    return [mutant(covered, module, rng.choice(by_line[module, line])) for module, line in places]


def mutant(covered: Coverage, module: Path, fault: Fault) -> Mutant:
    """A fault with the tests that judge it: those that run its line. Lines that run while a module
    is imported are judged by the tests that import from it and by those that run anything of it,
    and compiled ones, which coverage does not see, by the tests of the modules around."""
    found = covered.tests_of(module, fault.line)
    if not found or fault.line not in within_functions(str(module)):
        found = covered.tests_naming(module)
        if "@compiled" not in module.read_text():
            found += covered.tests_of_module(module)
        found = list(dict.fromkeys(found + covered.tests_around(module)))
    taken = accumulate(map(covered.time_of, ([test] for test in found[:MOST_TESTS])))
    quick = [test for test, time in zip(found, taken, strict=False) if time <= MOST_SECONDS]
    tests = tuple(quick or found[:1])
    return Mutant(module, fault, tests, SHORTEST + 4 * covered.time_of(tests))


class Verdicts:
    """What was found, by part, line and fault; kept in a file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.found: dict[str, Verdict] = json.loads(file.read_text()) if file.exists() else {}
        self.lock = threading.Lock()

    def get(self, mutant: Mutant) -> Verdict | None:
        return self.found.get(self.key(mutant))

    def note(self, mutant: Mutant, seen: Verdict) -> None:
        with self.lock:
            self.found[self.key(mutant)] = seen
            self.file.write_text(json.dumps(self.found, indent=0))

    @staticmethod
    def key(mutant: Mutant) -> str:
        return f"{mutant.change} at {mutant.fault.line}"


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m tests.mutants")
    options.add_argument("part", choices=PARTS)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--count", type=int, default=60)
    options.add_argument("--workers", type=int, default=2)
    options.add_argument("--keep", type=Path, help="a folder for what another run goes on with")
    options.add_argument("--minutes", type=float, default=600, help="begin no fault after these")
    given = options.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as made:
        keep = given.keep or Path(made)
        keep.mkdir(parents=True, exist_ok=True)
        covered = measure(PARTS[given.part], keep / given.part, given.workers)
        mutants = sample(given.part, covered, given.seed, given.count)
        workshops: queue.SimpleQueue[Workshop] = queue.SimpleQueue()
        for number in range(given.workers):
            copied = shutil.copytree(ROOT / "src", Path(made) / f"src{number}")
            workshops.put(Workshop(Path(copied)))

        kept = Verdicts(keep / "verdicts.json")

        def judge(mutant: Mutant) -> Verdict | None:
            known = kept.get(mutant)
            if known is not None or time.monotonic() > began + 60 * given.minutes:
                return known
            workshop = workshops.get()
            try:
                seen = workshop.judge(mutant)
            finally:
                workshops.put(workshop)
            kept.note(mutant, seen)
            return seen

        with ThreadPoolExecutor(given.workers) as pool:
            verdicts = list(zip(mutants, pool.map(judge, mutants), strict=True))
    minutes = (time.monotonic() - began) / 60
    return report(given.part, [(one, seen) for one, seen in verdicts if seen], minutes)


def report(part: str, verdicts: list[tuple[Mutant, Verdict]], minutes: float) -> int:
    lines = EQUIVALENTS.read_text().splitlines()
    equivalent = {line.partition("  # ")[0] for line in lines if line}
    judged = [
        (one, seen) for one, seen in verdicts if seen != "missed" or one.name not in equivalent
    ]
    survivors = [one for one, seen in judged if seen == "missed"]
    share = 1 - len(survivors) / max(1, len(judged))
    for one in survivors:
        print(f"  line {one.fault.line:4}, {len(one.tests):4} tests  {one.name}")
    print(
        f"{part}: {len(judged) - len(survivors)} of {len(judged)} faults noticed, {share:.1%}"
        f" (bar {PARTS[part].bar:.0%}), {sum(seen == 'hung' for _, seen in judged)} of them by"
        f" tests that hang; {len(verdicts) - len(judged)} that change nothing; {minutes:.0f} minutes"
    )
    return 0 if share >= PARTS[part].bar else 1


if __name__ == "__main__":
    sys.exit(main())
