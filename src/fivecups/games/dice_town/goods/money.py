"""Payments of dollars and nuggets between players; a player who has less than the amount gives all
he has."""

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
    """Transfer dollars and nuggets from `seat` to `receiver`, at most what `seat` has, and tell an
    event of this `kind`. If nothing is transferred, no event is told."""
    dollars = min(dollars, s.dollars[seat])
    nuggets = min(nuggets, s.nuggets[seat])
    s.dollars[seat] -= dollars
    s.dollars[receiver] += dollars
    s.nuggets[seat] -= nuggets
    s.nuggets[receiver] += nuggets
    if dollars or nuggets:
        s.tell(kind, rule, seat=seat, receiver=receiver, dollars=dollars, nuggets=nuggets)
