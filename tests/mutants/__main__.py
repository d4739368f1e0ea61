"""``python -m tests.mutants PART [--seed 1] [--count 60] [--workers 2] [--keep FOLDER]``

With a folder to keep things in, a run can be made in pieces: coverage of a test file is measured
once, and faults that were judged are not judged again. It is for one state of the code and tests.
"""

from __future__ import annotations

import argparse
import queue
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from .judging import Mutant, Verdict, Workshop
from .parts import PARTS, ROOT
from .sampling import Verdicts, sample_of

EQUIVALENTS = Path(__file__).parent / "equivalents.txt"


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
    with tempfile.TemporaryDirectory() as temporary:
        keep = given.keep or Path(temporary)
        keep.mkdir(parents=True, exist_ok=True)
        mutants = sample_of(given.part, keep, given.seed, given.count, given.workers)
        left = given.minutes - (time.monotonic() - began) / 60
        drawn = [
            given.part,
            str(given.seed),
            str(given.count),
            str(keep),
            str(left),
            str(given.workers),
        ]
        quick = [sys.executable, "-m", "tests.mutants.forks", *drawn]
        subprocess.run(quick, cwd=ROOT, stdout=subprocess.DEVNULL, check=False)
        workshops: queue.SimpleQueue[Workshop] = queue.SimpleQueue()
        for number in range(given.workers):
            copied = shutil.copytree(ROOT / "src", Path(temporary) / f"src{number}")
            workshops.put(Workshop(Path(copied)))

        stored = Verdicts(keep)

        def judge(mutant: Mutant) -> Verdict | None:
            verdict = stored.get(mutant)
            if verdict is not None or time.monotonic() > began + 60 * given.minutes:
                return verdict
            workshop = workshops.get()
            try:
                seen = workshop.judge(mutant)
            finally:
                workshops.put(workshop)
            stored.note(mutant, seen)
            return seen

        with ThreadPoolExecutor(given.workers) as pool:
            verdicts = list(zip(mutants, pool.map(judge, mutants), strict=True))
    minutes = (time.monotonic() - began) / 60
    return report(given.part, [(verdict, seen) for verdict, seen in verdicts if seen], minutes)


def report(part: str, verdicts: list[tuple[Mutant, Verdict]], minutes: float) -> int:
    lines = EQUIVALENTS.read_text().splitlines()
    equivalent = {line.partition("  # ")[0] for line in lines if line}
    judged = [
        (verdict, seen)
        for verdict, seen in verdicts
        if seen != "missed" or verdict.name not in equivalent
    ]
    survivors = [item for item, seen in judged if seen == "missed"]
    share = 1 - len(survivors) / max(1, len(judged))
    for survivor in survivors:
        print(f"  line {survivor.fault.line:4}, {len(survivor.tests):4} tests  {survivor.name}")
    print(
        f"{part}: {len(judged) - len(survivors)} of {len(judged)} faults noticed, {share:.1%}"
        f" (bar {PARTS[part].bar:.0%}), {sum(seen == 'hung' for _, seen in judged)} of them by"
        f" tests that hang; {len(verdicts) - len(judged)} that change nothing; {minutes:.0f} minutes"
    )
    return 0 if share >= PARTS[part].bar else 1


if __name__ == "__main__":
    sys.exit(main())
