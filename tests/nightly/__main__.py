"""Runs all slow targets and prints one table: ``python -m tests.nightly [TARGET…]``, or ``make
nightly``.

The output of each target is kept in ``.nightly/TARGET.log``. A run that was interrupted goes on:
targets that passed with the same sources are not run again.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".nightly"
RESULTS = FOLDER / "results.json"
TARGETS = ("slow", "ray", "chaos", "soak", "mutants", "pythons")


def sources() -> str:
    """Return a hash of all files that git knows or would add, as they are on disk."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    digest = hashlib.sha256()
    for name in sorted(listed.stdout.split(b"\0")):
        path = ROOT / name.decode()
        if path.is_file():
            digest.update(name + b"\0" + path.read_bytes())
    return digest.hexdigest()


def read_results(state: str) -> dict[str, dict[str, object]]:
    """Return what has been run with these sources."""
    if not RESULTS.exists():
        return {}
    results = json.loads(RESULTS.read_text())
    return results["targets"] if results["sources"] == state else {}


def last_words(log: Path) -> str:
    """Return the last line of a log that says something."""
    lines = log.read_text(errors="replace").splitlines()
    return next((line for line in reversed(lines) if line.strip() and "make" not in line), "")


def run(target: str) -> dict[str, object]:
    """Run a target of the Makefile and return its result."""
    log, began = FOLDER / f"{target}.log", time.monotonic()
    with log.open("wb") as file:
        done = subprocess.run(["make", target], cwd=ROOT, stdout=file, stderr=subprocess.STDOUT)
    minutes = (time.monotonic() - began) / 60
    passed = done.returncode == 0
    return {"passed": passed, "minutes": round(minutes, 1), "says": last_words(log)[:100]}


def main() -> int:
    """Run the targets that have not passed yet; return 1 if any has failed."""
    targets = sys.argv[1:] or TARGETS
    FOLDER.mkdir(exist_ok=True)
    state, console = sources(), Console()
    results = read_results(state)
    for target in targets:
        if results.get(target, {}).get("passed"):
            continue
        console.print(f"make {target} …")
        results[target] = run(target)
        RESULTS.write_text(json.dumps({"sources": state, "targets": results}, indent=1))
    table = Table("target", "result", "minutes", "last line")
    for target in targets:
        result = results[target]
        word = "passed" if result["passed"] else "failed"
        table.add_row(target, word, str(result["minutes"]), str(result["says"]))
    console.print(table)
    return int(not all(results[target]["passed"] for target in targets))


if __name__ == "__main__":
    sys.exit(main())
