"""The end of the game: the money is counted (GD-51)."""

from __future__ import annotations

from fivecups.engine import highest_wins

from ..state import DealState, money, rules


@rules.step
def count_the_money(s: DealState) -> None:
    """End the game: most money wins, and equal sums are a draw among the richest (GD-51)."""
    sums = tuple(money(s, seat) for seat in range(s.seats))
    result = highest_wins(sums, tuple(dict(income) for income in s.income))
    for seat, total in enumerate(sums):
        s.tell("money_counted", "GD-51", seat=seat, money=total)
    how = "won" if len(result.winners) == 1 else "drawn"
    s.tell("ended", "GD-51", how=how, winners=result.winners, scores=result.scores)
    s.end(result)
