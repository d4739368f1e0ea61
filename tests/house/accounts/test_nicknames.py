"""Names and chat become a single line of plain text."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fivecups.house.accounts.nicknames import MAX_NAME_LENGTH, clean_name
from fivecups.house.table.text_cleaning import clean_line


@given(st.text())
def test_names_are_one_short_line_of_text(text: str) -> None:
    name = clean_name(text)
    assert len(name) <= MAX_NAME_LENGTH
    assert "\n" not in name and "\u202e" not in name and "\x00" not in name
    assert name == clean_name(name)


def test_names_keep_all_scripts() -> None:
    assert clean_name(" Иван  Ștefan 李 ") == "Иван Ștefan 李"
    assert clean_name("\u200d\u200c") == ""
    assert clean_line("a\tb\r\nc\x1b[31m", 100) == "a b c[31m"


def test_names_that_look_empty_are_empty() -> None:
    for blank in ("\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u0301", "\u3164 \u2800\u200d"):
        assert clean_name(blank) == ""
    for name in ("\u3164Ana", "!", "5", "\U0001f642", "\u05e9"):
        assert clean_name(name) == name
