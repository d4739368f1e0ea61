"""An environment in which Five Cups and other projects are installed from their wheels."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

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
