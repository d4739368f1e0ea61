"""For all tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fivecups.testing.scenario import ScriptedChance


@pytest.fixture(autouse=True)
def scripts_are_used_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever a test has scripted, the game has drawn: dice that are never rolled show nothing."""
    scripts: list[ScriptedChance] = []
    begin = ScriptedChance.__init__

    def noted(self: ScriptedChance, seed: int = 0) -> None:
        begin(self, seed)
        scripts.append(self)

    monkeypatch.setattr(ScriptedChance, "__init__", noted)
    yield
    unused = [(script.rolls, script.shuffles, script.picks) for script in scripts if script.unused]
    assert not unused, f"scripted, but never drawn: {unused}"
