"""Which values are better: quick players against each other, in all seats on the same deals."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fivecups.bots.dice_town.quick import tables as of
from fivecups.bots.dice_town.value.learned import Learned

from ..tournament.run import Interval, interval
from .self_play import Table, play, seeds_of


@dataclass(frozen=True, slots=True)
class Comparison:
    """The win share of one who plays by some values among others who play by other ones, and his
    lead in points."""

    games: int
    win_share: Interval
    lead: Interval

    def __str__(self) -> str:
        share, lead = self.win_share, self.lead
        return (
            f"wins {share.mean:.1%} ({share.low:.1%} … {share.high:.1%}) of {self.games} games, "
            f"lead {lead.mean:+.2f} ({lead.low:+.2f} … {lead.high:+.2f})"
        )


def against(table: Table, hero: Learned, others: Learned, games: int, seed: int) -> Comparison:
    deals = -(-games // table.players)
    won, ahead = np.zeros(deals), np.zeros(deals)
    for seat in range(table.players):
        rows = [of.value_row(others, table.players)] * table.players
        rows[seat] = of.value_row(hero, table.players)
        batch = play(table, rows, seeds_of(seed, 0, deals))
        won += batch.shares[:, seat] / table.players
        rest = np.delete(batch.scores, seat, axis=1).mean(axis=1)
        ahead += (batch.scores[:, seat] - rest) / table.players
    return Comparison(deals * table.players, interval(won.tolist()), interval(ahead.tolist()))
