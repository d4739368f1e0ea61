"""Names and chat become a single line of plain text."""

from __future__ import annotations

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from fivecups.house.accounts.nicknames import MAX_NAME_LENGTH, clean_name
from fivecups.house.table.text_cleaning import MAX_MARKS, MAX_WORD_LENGTH, clean_line


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


def test_marks_do_not_stack_and_words_end() -> None:
    zalgo = "Z" + "\u0336\u0322\u0353\u035a" * 5 + "a\u200d\u0301\u0302\u0303lgo"
    clean = clean_name(zalgo)
    assert clean == clean_name(clean)
    assert sum(unicodedata.category(char) == "Mn" for char in clean) <= 2 + MAX_MARKS
    for name in ("Việt", "สมชาย", "שָׁלוֹם", "👩‍👩‍👧", "हिन्दी"):
        assert clean_name(name) == unicodedata.normalize("NFC", name)
    line = clean_line("w" * 500, 500)
    assert max(map(len, line.split())) == MAX_WORD_LENGTH
    assert clean_line("short words stay", 500) == "short words stay"
