"""Tests that the tools for testing games work with only the package and its extra `testing`
installed."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

PROJECT = Path(__file__).parents[2] / "pyproject.toml"

CODE = """
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked!r}:
            raise ImportError(name)

sys.meta_path.insert(0, Blocked())
from fivecups.games import GAMES
from fivecups.testing import Scenario, check_game
check_game(GAMES["poker-dice"], examples=1, paired=False)
"""


def names(requirements: list[str]) -> set[str]:
    matches = (re.match(r"[\w-]+", requirement) for requirement in requirements)
    return {match[0].lower() for match in matches if match is not None}


def test_the_kit_needs_nothing_that_only_developers_have() -> None:
    project = tomllib.loads(PROJECT.read_text())["project"]
    extras = project["optional-dependencies"]
    installed = names([*project["dependencies"], *extras["testing"]])
    missing = names(extras["dev"]) - installed
    blocked = {
        module
        for module, distributions in packages_distributions().items()
        if {distribution.lower() for distribution in distributions} <= missing
    }
    assert {"pytest", "httpx"} <= blocked and "hypothesis" not in blocked
    subprocess.run([sys.executable, "-c", CODE.format(blocked=blocked)], check=True)
