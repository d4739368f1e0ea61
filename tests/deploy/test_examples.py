"""Tests that the hosting examples use existing settings, and units that systemd accepts."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from fivecups.cli.settings.setting_sources import (
    FIELDS,
    OTHER_VARIABLES,
    read_settings,
    variable_of,
)
from tests.web.server import ROOT

DEPLOY = ROOT / "deploy"
OF_CADDY = {"FIVECUPS_SITE", "FIVECUPS_HOUSES"}


def test_the_example_of_a_file_of_settings_is_one() -> None:
    file = DEPLOY / "fivecups.toml"
    assert read_settings({}, file, {}).public_address == "https://cups.example.org"
    everything = re.sub(r"^# (?=\w+ = )", "", file.read_text(), flags=re.MULTILINE)
    assert set(re.findall(r"^(\w+) = ", everything, re.MULTILINE)) <= set(FIELDS)


@pytest.mark.parametrize("name", ["fivecups.service", "Containerfile", "compose.yaml"])
def test_examples_name_variables_that_there_are(name: str) -> None:
    existing = {variable_of(field) for field in FIELDS} | OTHER_VARIABLES | OF_CADDY
    named = set(re.findall(r"FIVECUPS_[A-Z_]+", (DEPLOY / name).read_text()))
    assert named and named <= existing


def test_what_hosts_are_told_names_options_and_files_that_there_are() -> None:
    page = ROOT / "docs" / "how-to" / "host.md"
    text = page.read_text()
    for variable in re.findall(r"FIVECUPS_[A-Z_]+", text):
        assert variable in {variable_of(field) for field in FIELDS} | OTHER_VARIABLES | OF_CADDY
    for file in re.findall(r"\]\((?!http)([^)#]+)", text):
        assert (page.parent / file).exists(), file


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """Runs if systemd is installed; its complaints about the missing program are ignored."""
    unit = (DEPLOY / "fivecups.service").read_text()
    [command] = re.findall(r"^ExecStart=(\S+) serve", unit, re.MULTILINE)
    assert command == "/opt/fivecups/bin/fivecups"
    copy = tmp_path / "fivecups.service"
    copy.write_text(unit.replace(command, "/bin/true"))
    if program := shutil.which("systemd-analyze"):
        done = subprocess.run([program, "verify", str(copy)], capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, "")
