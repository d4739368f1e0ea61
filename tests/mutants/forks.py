"""The quick way to judge faults: the tests are imported once, and every fault is put into a copy of
this process.

A function gets the code of its faulty source, wherever it is known, and the tests that run the line
are asked. For a fault outside functions the whole project is imported anew. A fault counts as
noticed when a test fails, fails again alone, and passes in a copy without the fault, in the same
minute if it took its time to fail. All others are judged the slow way, in a process of their own:
those in machine code or in a process that is no copy, and those that nobody seems to notice.
"""

from __future__ import annotations

import argparse
import gc
import os
import time
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType

import pytest
from _pytest.runner import runtestprotocol

from .copies import CopiedHouses, begin, ended, forget_the_project, in_a_copy, preload
from .coverage import within_functions
from .judging import PATIENCE, SLOW, Mutant
from .parts import CHOSEN, PARTS, QUIET, ROOT
from .sampling import Verdicts, sample_of

NOT_BEGUN, PASSED, NO_SUCH_FUNCTION = 249, 250, 251
"""How a copy ends where no test has failed. Otherwise it ends with the number of the test, as far
as numbers go."""

SECONDS = 60
"""CPU seconds after which the quick way is given up."""

Codes = dict[str, list[CodeType]]


def codes_in(code: CodeType, codes: Codes) -> Codes:
    """Return the code of all functions, by name."""
    for part in code.co_consts:
        if isinstance(part, CodeType):
            codes[part.co_qualname].append(part)
            codes_in(part, codes)
    return codes


def put_in(mutant: Mutant) -> bool:
    """Give the functions of the module the code of its faulty source; return False if there were
    none. (A migration is always imported anew.)"""
    file = str(mutant.module)
    right = codes_in(compile(mutant.module.read_text(), file, "exec"), defaultdict(list))
    wrong = codes_in(compile(mutant.fault.text, file, "exec"), defaultdict(list))
    faulty = {
        (name, old.co_firstlineno): new
        for name, olds in right.items()
        for old, new in zip(olds, wrong.get(name, []), strict=False)
        if old != new and old.co_freevars == new.co_freevars
    }
    import_from(mutant)
    replaced = "migrations" in mutant.module.parts
    gc.unfreeze()  # the tests have what is loaded left alone, and then it is not found
    for candidate in gc.get_objects():
        if isinstance(candidate, FunctionType) and candidate.__code__.co_filename == file:
            code = faulty.get((candidate.__code__.co_qualname, candidate.__code__.co_firstlineno))
            if code is not None:
                candidate.__code__, replaced = code, True
    return replaced


def import_from(mutant: Mutant) -> None:
    """Make later imports of the module load the faulty one."""
    file, read = str(mutant.module), SourceFileLoader.get_code
    faulty = compile(mutant.fault.text, file, "exec")
    SourceFileLoader.get_code = (  # type: ignore[method-assign]
        lambda self, name: faulty if self.path == file else read(self, name)
    )


def first_failed(items: Sequence[pytest.Item]) -> int:
    """Return the number of the first test that fails."""
    for number, item in enumerate(items[:PASSED]):
        following = items[number + 1] if number + 1 < len(items) else None
        if any(part.failed for part in runtestprotocol(item, log=False, nextitem=following)):
            return number
    return PASSED


def first_failed_with(mutant: Mutant, items: Sequence[pytest.Item]) -> int:
    """Return the number of the first test that fails with a fault in a function."""
    return first_failed(items) if put_in(mutant) else NO_SUCH_FUNCTION


def first_failed_anew(tests: Sequence[str], mutant: Mutant | None) -> int:
    """Return the number of the first test that fails if the project is imported anew, with or
    without a fault."""
    forget_the_project()
    if mutant is not None:
        import_from(mutant)
    failed: list[str] = []

    class Watch:
        def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
            failed.extend([report.nodeid] if report.failed else [])

    asked = [*QUIET, *CHOSEN, "-s", "-x", "--timeout=0", *tests]
    done = pytest.main(asked, plugins=[Watch(), CopiedHouses()])
    if failed:
        return tests.index(failed[0]) if failed[0] in tests else NOT_BEGUN
    return PASSED if done == pytest.ExitCode.OK else NOT_BEGUN


def judge_outside(mutants: Sequence[Mutant], keep: Path) -> int:
    """Judge faults outside functions."""
    verdicts = Verdicts(keep)
    sound: dict[tuple[str, ...], bool] = {}
    for mutant in mutants:
        tests = mutant.tests[:NOT_BEGUN]
        if verdicts.get(mutant) is not None or not tests:
            continue
        end = in_a_copy(partial(first_failed_anew, tests, mutant), SECONDS)
        if not 0 <= end <= NOT_BEGUN:
            continue
        suspects = tests[end : end + 1] if end < NOT_BEGUN else tests
        if end < NOT_BEGUN:
            again = in_a_copy(partial(first_failed_anew, suspects, mutant), SECONDS)
            if not 0 <= again <= NOT_BEGUN:
                continue
        if suspects not in sound:
            without = partial(first_failed_anew, suspects, None)
            sound[suspects] = in_a_copy(without, SECONDS) == PASSED
        if sound[suspects]:
            verdicts.note(mutant, "noticed")
    return 0


class Judge:
    """A pytest plugin that replaces the loop over all tests: several copies share the faults."""

    def __init__(self, mutants: Sequence[Mutant], keep: Path, workers: int, until: float) -> None:
        self.mutants, self.keep, self.workers, self.until = mutants, keep, workers, until
        self.sound: dict[str, bool] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        share(partial(self.judge, items=items), self.mutants, self.workers, self.until)
        return True

    def judge(self, mutants: Sequence[Mutant], items: Mapping[str, pytest.Item]) -> int:
        verdicts = Verdicts(self.keep)
        for mutant in mutants:
            chosen = [items[test] for test in mutant.tests if test in items]
            if verdicts.get(mutant) is None and chosen and self.is_noticed(mutant, chosen):
                verdicts.note(mutant, "noticed")
        return 0

    def is_noticed(self, mutant: Mutant, items: Sequence[pytest.Item]) -> bool:
        began = time.monotonic()
        ended = in_a_copy(partial(first_failed_with, mutant, items), SECONDS)
        if not 0 <= ended < min(len(items), PASSED):
            return False
        test, hurried = items[ended], time.monotonic() - began > SLOW
        if in_a_copy(partial(first_failed_with, mutant, [test]), SECONDS) != 0:
            return False
        if hurried or test.nodeid not in self.sound:
            self.sound[test.nodeid] = in_a_copy(lambda: first_failed([test]), SECONDS) == PASSED
        return self.sound[test.nodeid]


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m tests.mutants.forks")
    options.add_argument("part", choices=PARTS)
    options.add_argument("seed", type=int)
    options.add_argument("count", type=int)
    options.add_argument("keep", type=Path)
    options.add_argument("minutes", type=float)
    options.add_argument("workers", type=int)
    given = options.parse_args()
    until = time.monotonic() + 60 * given.minutes
    mutants = [
        item
        for item in sample_of(given.part, given.keep, given.seed, given.count, workers=1)
        if "@compiled" not in item.module.read_text()
    ]
    judge_all(given.part, mutants, given.keep, given.workers, until)


def judge_all(part: str, mutants: Sequence[Mutant], keep: Path, workers: int, until: float) -> None:
    within = [
        mutant for mutant in mutants if mutant.fault.line in within_functions(str(mutant.module))
    ]
    outside = [item for item in mutants if item not in within]
    os.environ["PATIENCE"] = str(PATIENCE)
    preload(PARTS[part].tests)
    share(partial(judge_outside, keep=keep), outside, workers, until)
    folders = [str(ROOT / "tests" / name) for name in PARTS[part].tests]
    judge = Judge(within, keep, workers, until)
    pytest.main([*QUIET, *CHOSEN, "-s", "--timeout=0", *folders], plugins=[judge])


def share(
    judge: Callable[[Sequence[Mutant]], int], mutants: Sequence[Mutant], workers: int, until: float
) -> None:
    """Let several copies judge faults, as long as there is time."""
    left = max(1, int(until - time.monotonic()))
    shares = [mutants[number::workers] for number in range(workers)]
    for copied in [begin(partial(judge, some), left) for some in shares]:
        ended(copied)


if __name__ == "__main__":
    main()
