"""An environment in which Five Cups and other projects are installed from their wheels."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import time
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.web.server import free_port

ROOT = Path(__file__).parents[1]


def install(folder: Path, *projects: Path) -> Path:
    """Build the wheels of these projects in a new folder and install them into an environment
    there. Return the environment. Its dependencies are borrowed from here, the sources are not."""
    folder.mkdir(parents=True, exist_ok=True)
    environment = folder / "venv"
    venv.create(environment)
    for project in projects:
        build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
        subprocess.run(build, cwd=project, check=True, capture_output=True)
    pip = [sys.executable, "-m", "pip", "--python", str(environment), "install"]
    wheels = map(str, folder.glob("*.whl"))
    subprocess.run([*pip, "--no-deps", "--no-index", *wheels], check=True, capture_output=True)
    (site_packages(environment) / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    return environment


def site_packages(environment: Path) -> Path:
    (packages,) = environment.glob("lib/*/site-packages")
    return packages


def clean_variables() -> dict[str, str]:
    """Return this process's environment variables without the path to the sources."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


@contextmanager
def served(environment: Path, folder: Path) -> Iterator[str]:
    """Run the house of an environment on data in a folder, where its `log` is too. Yield its
    address."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    serve = [environment / "bin" / "fivecups", "serve", "--no-browser", "--host", "127.0.0.1"]
    log = folder / "log"
    with log.open("wb") as written:
        house = subprocess.Popen(
            [*serve, "--port", str(port), "--data", str(folder)],
            cwd=folder,
            env={**clean_variables(), "PATH": "/nowhere"},
            stdout=written,
            stderr=written,
        )
    try:
        while not _answers(f"{address}/health"):
            assert house.poll() is None, log.read_text()
            time.sleep(0.05)
        yield address
    finally:
        house.terminate()
        house.wait()


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=30):
            return True
    except OSError as error:
        if isinstance(error, ConnectionError) or "refused" in str(error):
            return False
        raise
