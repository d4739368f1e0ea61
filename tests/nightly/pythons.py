"""Runs `make test` on every supported Python that this machine has: ``make pythons``.

Each version gets an environment of its own in ``.pythons``. Versions that are not installed are
named and skipped.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".pythons"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")


def find_python(version: str) -> str | None:
    """Return the path of this Python: from the system, from PATH, or from pyenv."""
    name = f"python{version}"
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    candidates = [
        f"/usr/bin/{name}",
        shutil.which(name),
        *map(str, sorted(pyenv.glob(f"{version}.*/bin/{name}"), reverse=True)),
    ]
    return next((path for path in candidates if path and works(path)), None)


def works(path: str) -> bool:
    """True if this Python starts and can make environments."""
    try:
        return subprocess.run([path, "-c", "import ensurepip"], capture_output=True).returncode == 0
    except OSError:
        return False


def run_suite(version: str, python: str) -> tuple[bool, str]:
    """Run `make test` with this Python; return if it passed, and pytest's closing line."""
    FOLDER.mkdir(exist_ok=True)
    log = FOLDER / f"{version}.log"
    with log.open("wb") as file:
        done = subprocess.run(
            ["make", "test", f"PYTHON={python}", f"VENV=.pythons/{version}"],
            cwd=ROOT,
            stdout=file,
            stderr=subprocess.STDOUT,
        )
    counts = re.findall(r"^.*\d+ passed.*$", log.read_text(errors="replace"), re.MULTILINE)
    return done.returncode == 0, counts[-1].strip() if counts else f"see {log}"


def main() -> int:
    """Run the suite on all versions that are there; return 1 if one of them failed."""
    results = []
    for version in VERSIONS:
        python = find_python(version)
        if python is None:
            print(f"{version}: not on this machine", flush=True)
            continue
        passed, counts = run_suite(version, python)
        results.append(passed)
        print(f"{version} ({python}): {'passed' if passed else 'failed'}, {counts}", flush=True)
    return int(not results or not all(results))


if __name__ == "__main__":
    sys.exit(main())
