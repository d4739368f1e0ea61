"""Tests that the API changes only on purpose: every path, every field with its bounds, required
fields and defaults, and all statuses."""

from __future__ import annotations

import json

from .api_description import KEPT, bodies, described


def test_what_is_taken_and_given_is_as_it_was() -> None:
    expected, actual = json.loads(KEPT.read_text()), described()
    changed = {
        name for name in expected.keys() | actual.keys() if expected.get(name) != actual.get(name)
    }
    assert not changed, "if it is meant: python -m tests.web.http.api_description"


def test_nothing_unknown_is_taken() -> None:
    """A misspelt field is refused."""
    assert not {body for body in bodies() if not body.__struct_config__.forbid_unknown_fields}
