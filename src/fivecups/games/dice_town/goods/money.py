"""Dollars and nuggets from hand to hand: whoever has less gives what he has."""

from __future__ import annotations

from ..state import DiceTownState


def hand_over(
    s: DiceTownState,
    rule: str,
    seat: int,
    receiver: int,
    dollars: int = 0,
    nuggets: int = 0,
    kind: str = "gave",
) -> None:
    """One player gives another dollars and nuggets, as far as they go; giving nothing is not worth
    a word."""
    dollars = min(dollars, s.dollars[seat])
    nuggets = min(nuggets, s.nuggets[seat])
    s.dollars[seat] -= dollars
    s.dollars[receiver] += dollars
    s.nuggets[seat] -= nuggets
    s.nuggets[receiver] += nuggets
    if dollars or nuggets:
        s.tell(kind, rule, seat=seat, receiver=receiver, dollars=dollars, nuggets=nuggets)
