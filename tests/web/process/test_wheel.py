"""Tests that the wheel contains everything that a house needs: installed without Node, it serves
its page."""

from __future__ import annotations

import re
import subprocess
import time
import urllib.request
from pathlib import Path

import pytest

from tests.environment import clean_variables, install

from ..server import ROOT, free_port


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of an environment with only the wheel."""
    return install(tmp_path_factory.mktemp("wheel"), ROOT)


def test_a_house_installed_from_the_wheel_serves_its_page(installed: Path, tmp_path: Path) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    serve = [installed / "bin" / "fivecups", "serve", "--no-browser", "--host", "127.0.0.1"]
    with (tmp_path / "log").open("wb") as log:
        house = subprocess.Popen(
            [*serve, "--port", str(port), "--data", str(tmp_path)],
            cwd=tmp_path,
            env={**clean_variables(), "PATH": "/nowhere"},
            stdout=log,
            stderr=log,
        )
    try:
        page = _fetched(f"{address}/", house, tmp_path / "log")
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script is not None, page
        assert "svelte" in _fetched(address + script[1], house, tmp_path / "log").lower()
    finally:
        house.terminate()
        house.wait()


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


def _fetched(address: str, house: subprocess.Popen[bytes], log: Path) -> str:
    while True:
        try:
            with urllib.request.urlopen(address, timeout=30) as answer:
                content: bytes = answer.read()
                return content.decode()
        except ConnectionError:
            pass
        except OSError as error:
            if "refused" not in str(error):
                raise
        assert house.poll() is None, log.read_text()
        time.sleep(0.05)
