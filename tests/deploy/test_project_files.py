"""Tests of the files by which the project is published and cited."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_citation_names_the_newest_release() -> None:
    heading = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    cited = re.search(r"^version: (\S+)", (ROOT / "CITATION.cff").read_text(), re.MULTILINE)
    assert heading is not None
    assert cited is not None
    assert heading[1] == cited[1]


def test_workflows_run_targets_that_there_are_on_all_supported_pythons() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    workflows = "".join(file.read_text() for file in (ROOT / ".github/workflows").glob("*.yml"))
    assert set(re.findall(r"run: make (\S+)", workflows)) <= targets
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    supported = {
        name.rpartition(" ")[2]
        for name in project["classifiers"]
        if re.search(r"Python :: 3\.\d+$", name)
    }
    tried = re.search(r"python: \[(.*)\]", workflows)
    assert tried is not None
    assert {version.strip(' "') for version in tried[1].split(",")} == supported
