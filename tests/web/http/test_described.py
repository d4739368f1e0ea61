"""What the house takes and gives is changed on purpose only: every path, every field with its
bounds, what is needed and what goes without saying, and how a request may end."""

from __future__ import annotations

import json

from .described import KEPT, bodies, described


def test_what_is_taken_and_given_is_as_it_was() -> None:
    kept, found = json.loads(KEPT.read_text()), described()
    changed = {name for name in kept.keys() | found.keys() if kept.get(name) != found.get(name)}
    assert not changed, "if it is meant: python -m tests.web.http.described"


def test_nothing_unknown_is_taken() -> None:
    """Whoever misspells a wish is told so."""
    assert not {one for one in bodies() if not one.__struct_config__.forbid_unknown_fields}
