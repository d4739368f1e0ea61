"""Tests that the HTTP API keeps to its OpenAPI description, with requests made by schemathesis."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from fivecups.web.wire_schema import wire_schema

from ..server import House


@pytest.mark.parametrize("examples", [1, pytest.param(50, marks=pytest.mark.slow)])
def test_the_interface_is_as_described(house: House, tmp_path: Path, examples: int) -> None:
    cookie = house.ask("POST", "/api/me", json={"name": "Ana"}).cookies["fivecups"]
    command = [
        str(Path(sys.executable).parent / "schemathesis"),
        "run",
        f"{house.base}/api/schema/openapi.json",
        "--header",
        f"Cookie: fivecups={cookie}",
        "--checks",
        "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance",
        "--phases",
        "examples,coverage,fuzzing",
        "--max-examples",
        str(examples),
        "--seed",
        "1",
        "--request-timeout",
        "600",
        "--exclude-path",
        "/api/me/device",
        "--no-color",
    ]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def test_every_part_is_described(house: House) -> None:
    description = house.ask("GET", "/api/schema/openapi.json").json()
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            assert operation.get("description"), f"{method} {path} does not say what it does"
            assert "429" in operation["responses"]


def test_the_shape_of_the_wire_can_be_had_as_data() -> None:
    shape = wire_schema()
    assert {"Welcome", "TableNow", "News", "Done", "NotDone", "Called", "GiveAnswer"} <= shape[
        "socket"
    ]["$defs"].keys()
    assert "/api/tables" in shape["http"]["paths"]
    assert "poker-dice" in shape["games"]
