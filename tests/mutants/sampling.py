"""The random sample of faults, the choice of tests for each, and the stored verdicts."""

from __future__ import annotations

import json
import random
import threading
from fcntl import LOCK_EX, flock
from itertools import accumulate
from pathlib import Path

from .coverage import Coverage, measure, within_functions
from .faults import Fault, faults_in
from .judging import Mutant, Verdict
from .parts import PARTS, Part, modules

FIRST, SECOND = 3, 50
"""So many broad tests are asked before all others, and so many others before all broad ones; each
time the quickest."""

QUICK = 2.0
"""Seconds up to which a test is quick."""

FEW = 10
"""Number of tests below which a line is judged by further tests."""

MOST_TESTS, MOST_SECONDS = 400, 40.0
"""So many of the quickest tests that run a line judge a fault in it, and no more than take so long
together when coverage is measured. Broad tests may take as long again."""

SHORTEST = 600
"""Seconds that even the quickest tests get, including compilation."""


def sample_of(part: str, keep: Path, seed: int, count: int, workers: int) -> list[Mutant]:
    """Return random faults of a part with the tests that run their lines."""
    return sample(PARTS[part], measure(PARTS[part], keep / part, workers), seed, count)


def sample(part: Part, covered: Coverage, seed: int, count: int) -> list[Mutant]:
    """Return random faults; each line is equally likely."""
    by_line: dict[tuple[Path, int], list[Fault]] = {}
    for module in modules(part):
        for fault in faults_in(module.read_text()):
            by_line.setdefault((module, fault.line), []).append(fault)
    rng = random.Random(seed)
    places = rng.sample(sorted(by_line), min(count, len(by_line)))
    return [
        mutant(part, covered, module, rng.choice(by_line[module, line])) for module, line in places
    ]


def mutant(part: Part, covered: Coverage, module: Path, fault: Fault) -> Mutant:
    """A fault with the tests that judge it: those that run its line, and first the quick ones that
    import from its module or lie where it does. Where few do, the line may have been run while the
    module was imported, and what it made is used elsewhere: then all of those are asked as well,
    those that run anything of the module, and those of the modules around. So are compiled lines,
    which coverage does not see. What is declared for a whole package is first looked at by those
    who look at all declarations."""
    naming = dict.fromkeys(covered.tests_naming(module))
    running = dict.fromkeys(covered.tests_of(module, fault.line))
    outside = fault.line not in within_functions(str(module))
    judges: list[str] = []
    if outside or "migrations" in module.parts:
        judges += [test for test in covered.seconds if test.startswith(part.declared)]
    judges += [test for test in naming if test in running and covered.seconds[test] < QUICK]
    judges += running
    if outside or len(running) < FEW:
        judges += naming
        if "@compiled" not in module.read_text():
            judges += covered.tests_of_module(module)
        judges += covered.tests_around(module)
    judges = list(dict.fromkeys(judges))
    broad = [test for test in judges if part.broad and test.startswith(part.broad)]
    others = [test for test in judges if test not in broad]
    broad, others = within_limits(covered, broad), within_limits(covered, others)
    first, rest = [*broad[:FIRST], *others[:SECOND]], [*broad[FIRST:], *others[SECOND:]]
    tests = tuple([*first, *rest] or judges[:1])
    return Mutant(module, fault, tests, SHORTEST + 4 * covered.time_of(tests))


def within_limits(covered: Coverage, tests: list[str]) -> list[str]:
    """Return the quickest of these tests, within the limits."""
    taken = accumulate(map(covered.time_of, ([test] for test in tests[:MOST_TESTS])))
    return [test for test, time in zip(tests, taken, strict=False) if time <= MOST_SECONDS]


class Verdicts:
    """The verdicts by part, line and fault, in a file that several processes may write."""

    def __init__(self, keep: Path) -> None:
        self.file = keep / "verdicts.json"
        self.found = self.read()
        self.lock = threading.Lock()

    def read(self) -> dict[str, Verdict]:
        return dict(json.loads(self.file.read_text())) if self.file.exists() else {}

    def get(self, mutant: Mutant) -> Verdict | None:
        return self.found.get(self.key(mutant))

    def note(self, mutant: Mutant, seen: Verdict) -> None:
        with self.lock, self.file.with_suffix(".lock").open("w") as alone:
            flock(alone, LOCK_EX)
            self.found = {**self.read(), self.key(mutant): seen}
            self.file.write_text(json.dumps(self.found, indent=0))

    @staticmethod
    def key(mutant: Mutant) -> str:
        return f"{mutant.change} at {mutant.fault.line}"
