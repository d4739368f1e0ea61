"""Names and chat are one line of plain text."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fivecups.house.accounts.sanitize import LONGEST_NAME, clean_name
from fivecups.house.table.text import clean_line


@given(st.text())
def test_names_are_one_short_line_of_text(text: str) -> None:
    name = clean_name(text)
    assert len(name) <= LONGEST_NAME
    assert "\n" not in name and "\u202e" not in name and "\x00" not in name
    assert name == clean_name(name)


def test_names_keep_all_scripts() -> None:
    assert clean_name(" Иван  Ștefan 李 ") == "Иван Ștefan 李"
    assert clean_name("\u200d\u200c") == ""
    assert clean_line("a\tb\r\nc\x1b[31m", 100) == "a b c[31m"
