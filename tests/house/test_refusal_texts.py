"""Every refusal of the house has a text in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import fivecups
from fivecups.house.ports import StorageBusy, StorageError, StorageFull
from fivecups.texts import LANGUAGES, Texts

SOURCE = Path(fivecups.__file__).parent
PATTERN = re.compile(
    r"""(?:refuse|_refuse|Problem|ErrorResponse|_answer)\(\s*(?:self\.\w+,\s*|None,\s*|ref,\s*|\d+,\s*)?"([a-z-]+)"(.*)"""
)


def refusals() -> dict[str, set[str]]:
    """Return the refusal codes in the sources of the house and the web, with the names of their
    data."""
    codes: dict[str, set[str]] = {}
    for path in [*SOURCE.glob("house/**/*.py"), *SOURCE.glob("web/**/*.py")]:
        for code, rest in PATTERN.findall(path.read_text()):
            codes.setdefault(code, set()).update(re.findall(r"(\w+)=", rest))
    for code in (
        "unknown-device",
        "not-allowed",
        "not-found",
        "wrong-method",
        "wrong-host",
        "too-large",
        "too-fast",
        "not-done",
    ):
        codes.setdefault(code, set())
    for kind in (StorageError, StorageFull, StorageBusy):
        codes[kind.code] = set()
    codes["malformed"] = {"problem"}
    codes["banned"] = {"why", "until"}
    return codes


def test_the_search_finds_the_codes() -> None:
    codes = refusals()
    assert codes["seats-free"] == {"seats"}
    assert "no-such-table" in codes and "failed" in codes and "unreadable-table" in codes


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_refusal_has_its_words(language: str) -> None:
    texts = Texts(language)
    for code, details in refusals().items():
        assert texts.has(f"refusal-{code}"), f"refusal-{code} is missing in {language}"
        assert texts.say(f"refusal-{code}", **dict.fromkeys(details, 3))
