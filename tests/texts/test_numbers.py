"""Tests that numbers are written as their language does, and by nothing but the formatters."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fivecups.texts import Texts, number_text, percent_text

ROOT = Path(__file__).parents[2]
FORMATTERS = {"numbers.py", "numbers.ts"}
ANY_LANGUAGE = {
    # commands for hosts and researchers, in English only
    "arguments.py",
    "simulate.py",
    "solve.py",
    "tournament.py",
    # errors in the log of the house
    "process_pool.py",
    # coordinates of pictures
    "drawing.ts",
}


@pytest.mark.parametrize(
    ("language", "number", "percent"),
    [("en", "−1.5", "12.3%"), ("ru", "−1,5", "12,3\u00a0%"), ("ro", "−1,5", "12,3%")],
)
def test_decimals_and_per_cent_follow_the_language(
    language: str, number: str, percent: str
) -> None:
    texts = Texts(language)
    assert number_text(texts, -1.5) == number
    assert percent_text(texts, 0.1234) == percent


def test_gains_have_a_plus_and_zero_has_no_sign() -> None:
    texts = Texts("en")
    assert number_text(texts, 2, signed=True) == "+2.0"
    assert number_text(texts, -0.04, signed=True) == "0.0"
    assert number_text(texts, 0.126, 2) == "0.13"


def test_players_get_no_number_past_the_formatters() -> None:
    decimals = re.compile(r"\{[^{}]*:[+,]?\.\d[f%]\}|\.toFixed\(|Intl\.NumberFormat|\} %[`\"']")
    files = [
        *(ROOT / "src/fivecups/cli").rglob("*.py"),
        *(ROOT / "src/fivecups/house").rglob("*.py"),
        *(ROOT / "src/fivecups/web").rglob("*.py"),
        *(ROOT / "src/fivecups/texts").rglob("*.py"),
        *(file for kind in ("*.ts", "*.svelte") for file in (ROOT / "ui/src").rglob(kind)),
    ]
    assert len(files) > 300
    found = {
        file.name
        for file in files
        if file.name not in FORMATTERS | ANY_LANGUAGE and decimals.search(file.read_text())
    }
    assert found == set()
