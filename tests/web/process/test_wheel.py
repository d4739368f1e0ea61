"""Tests that the wheel contains everything that a house needs: installed without Node, it serves
its page."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import httpx
import pytest

from tests.environment import ROOT, clean_variables, install, served


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of an environment with only the wheel."""
    return install(tmp_path_factory.mktemp("wheel"), ROOT)


def test_a_house_installed_from_the_wheel_serves_its_page(installed: Path, tmp_path: Path) -> None:
    with served(installed, tmp_path) as address:
        page = httpx.get(f"{address}/", timeout=None).text
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script is not None, page
        assert "svelte" in httpx.get(address + script[1], timeout=None).text.lower()


def test_what_is_installed_from_the_wheel_is_not_the_sources(installed: Path) -> None:
    where = subprocess.run(
        [installed / "bin" / "python", "-c", "import fivecups; print(fivecups.__file__)"],
        cwd="/",
        env=clean_variables(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert where.stdout.startswith(str(installed))
