"""Tests of what a first visit loads; `benchmarks.page` measures its size."""

from __future__ import annotations

import re

import pytest

from tests.browser.kit import BUILT

LATER = re.compile(r"^(?:rule|lesson|how)-[\w-]+ *=|/(?:rules|lessons)[-.]", re.MULTILINE)
"""Matches texts of rules and lessons, or a file that contains them."""


@pytest.mark.parametrize("language", ["en", "ru", "ro"])
def test_the_texts_of_a_first_visit_are_without_rules_and_lessons(language: str) -> None:
    (file,) = (BUILT.parent / "assets").glob(f"{language}-*.js")
    texts = file.read_text(encoding="utf-8")
    assert "page-play-now =" in texts
    assert LATER.search(texts) is None
