"""The Stagecoach (DT-32): it belongs to nobody and brings its dollars to the Bank."""

from __future__ import annotations

from ..state import DiceTownState, rules


@rules.step
def stagecoach_arrives(s: DiceTownState) -> None:
    """DT-32: its dollars move to the Bank for the next round: once, here."""
    dollars, s.stagecoach = s.stagecoach, 0
    s.bank += dollars
    s.tell("stagecoach_arrived", "DT-32", place="stagecoach", dollars=dollars)
