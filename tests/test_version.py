"""Tests of the program's version: from tags, from the changelog, from the wheel."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from fivecups.version import newest_release, version_of_checkout

CHANGELOG = "# Changelog\n\n## 1.2.0\n\n- More.\n\n## 1.1.0\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    return tmp_path


def git(folder: Path, *words: str) -> str:
    who = ["-c", "user.name=Ana", "-c", "user.email=ana@example.org"]
    done = subprocess.run(
        ["git", *who, *words], cwd=folder, check=True, capture_output=True, text=True
    )
    return done.stdout.strip()


def commit(folder: Path) -> str:
    git(folder, "commit", "-q", "--allow-empty", "-m", "Change something")
    return git(folder, "rev-parse", "--short=8", "HEAD")


def test_sources_without_git_have_the_version_of_the_changelog(checkout: Path) -> None:
    assert version_of_checkout(checkout) == "1.2.0"


def test_a_changelog_needs_a_release() -> None:
    assert newest_release(CHANGELOG) == "1.2.0"
    with pytest.raises(ValueError, match="## 1"):
        newest_release("# Changelog\n\n## Unreleased\n")


def test_without_tags_every_commit_has_a_later_version(checkout: Path) -> None:
    git(checkout, "init", "-q")
    for number in (1, 2):
        made = commit(checkout)
        assert version_of_checkout(checkout) == f"1.2.0.dev{number}+g{made}"


def test_a_tag_is_the_version_and_commits_after_it_lead_to_the_next_patch(checkout: Path) -> None:
    git(checkout, "init", "-q")
    commit(checkout)
    git(checkout, "tag", "v1.1.7")
    assert version_of_checkout(checkout) == "1.1.7"
    commit(checkout)
    assert version_of_checkout(checkout).startswith("1.1.8.dev1+g")


def test_a_source_distribution_keeps_the_version_with_which_it_was_made(checkout: Path) -> None:
    (checkout / "PKG-INFO").write_text("Metadata-Version: 2.4\nName: fivecups\nVersion: 1.3.dev4\n")
    assert version_of_checkout(checkout) == "1.3.dev4"
