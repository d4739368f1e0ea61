"""The version of this build.

An installed package has the version of its wheel. A checkout has that of its tag; after a tag it is
on the way to the next patch release, and without any tag on the way to the newest release of the
changelog: `1.0.0.dev990+g757cf31b` has 990 commits. Without git the changelog alone counts.
"""

from __future__ import annotations

import re
import subprocess
from functools import cache
from importlib import metadata
from pathlib import Path

SOURCES = Path(__file__).parents[2]
UNKNOWN = "0"
"""The version of a package that was copied without its metadata and its changelog."""


@cache
def program_version() -> str:
    """Return the version of the program that runs."""
    if (SOURCES / "CHANGELOG.md").exists():
        return version_of_checkout(SOURCES)
    try:
        return metadata.version("fivecups")
    except metadata.PackageNotFoundError:
        return UNKNOWN


def version_of_checkout(folder: Path) -> str:
    """Return the version of the sources in a checkout, or in an unpacked source distribution."""
    packed = folder / "PKG-INFO"
    if packed.exists() and (found := re.search(r"^Version: (\S+)", packed.read_text(), re.M)):
        return found[1]
    release = newest_release((folder / "CHANGELOG.md").read_text(encoding="utf-8"))
    if not (folder / ".git").exists():
        return release
    tag = _git(folder, "describe", "--tags", "--long", "--match", "v[0-9]*")
    described = re.fullmatch(r"v(\d+\.\d+)\.(\d+)-(\d+)-(g\w+)", tag or "")
    if described:
        minor, patch, commits, commit = described.groups()
        if commits == "0":
            return f"{minor}.{patch}"
        return f"{minor}.{int(patch) + 1}.dev{commits}+{commit}"
    commits, commit = _git(folder, "rev-list", "--count", "HEAD"), _git(folder, *SHORT_COMMIT)
    return f"{release}.dev{commits}+g{commit}" if commits and commit else release


SHORT_COMMIT = ("rev-parse", "--short=8", "HEAD")


def newest_release(changelog: str) -> str:
    """Return the version of the first release that a changelog has a heading for."""
    heading = re.search(r"^## (\d+\.\d+\.\d+)", changelog, re.MULTILINE)
    if heading is None:
        raise ValueError("the changelog has no heading of a release such as '## 1.0.0'")
    return heading[1]


def _git(folder: Path, *words: str) -> str | None:
    """Return the output of a git command, or None if it fails or there is no git."""
    try:
        done = subprocess.run(
            ["git", *words], cwd=folder, capture_output=True, text=True, timeout=10, check=True
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout.strip()
