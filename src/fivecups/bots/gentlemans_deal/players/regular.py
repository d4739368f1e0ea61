"""The regular: a share is good if it is worth more than an equal part of the pot, and a bare
majority is enough."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from fivecups.engine import Ask
from fivecups.games.gentlemans_deal.state import Offer, Share
from fivecups.games.gentlemans_deal.turn.talk import is_met

from ...character import Chooser
from ..compiled.votes import above_a_part
from ..figures import (
    ARGUES_FROM,
    EXTRA_COIN_COSTS,
    MARGIN_COSTS,
    OFFER_LAMBDA,
    OTHER_MARGINS,
    PRIDE,
    USUAL_MARGIN,
)
from ..reading.ledger import SeatView, trust
from ..reading.position import likely_pot, mask_of, unpacked
from ..reading.usual import majority
from .bargaining import BELIEVED
from .player import Player


class RegularBot(Player):
    """Counts money and accomplices, and looks at nobody else's purse. What it is content with, and
    whom it makes offers to, depends on its seed."""

    def __init__(self, chooser: Chooser) -> None:
        super().__init__(chooser)
        self.pride = Random(f"{chooser.seed} pride").uniform(-PRIDE, PRIDE)

    def offer(self, view: SeatView, ask: Ask) -> Offer:
        """An equal part, rounded up, for a majority that outweighs an argument or two of those who
        are left out."""
        table = view.table
        assert table.card is not None
        part = self.part(view)
        weights = {seat: table.players[seat].weight for seat in table.voters}
        turn = f"turn {table.turn}"  # both offers of a turn are made with the same luck
        luck = Random(f"{self.chooser.seed} {turn}")
        order = sorted(table.voters, key=lambda seat: (-weights[seat], luck.random()))
        options, values = [], []
        for extra in (0, 1) if part else (0,):
            for margin in (USUAL_MARGIN, *OTHER_MARGINS):
                options.append(
                    majority(order, weights, view.seats, table.card.money, part + extra, margin)
                )
                values.append(-EXTRA_COIN_COSTS * extra - MARGIN_COSTS * abs(margin - USUAL_MARGIN))
        given = [option[:, 0].sum() for option in options]
        worth = [
            self.chooser.worth(value, {"give": coins - given[0]})
            for value, coins in zip(values, given, strict=True)
        ]
        chooser = replace(self.chooser, level=max(self.chooser.level, OFFER_LAMBDA))
        offer = unpacked(chooser.choose(turn, options, worth), table.card)
        return tuple(self.bought(view, seat, share) for seat, share in enumerate(offer))

    def bought(self, view: SeatView, seat: int, share: Share) -> Share:
        """Whoever is believed to vote for the first offer gets no more than that."""
        table = view.table
        promised = table.players[seat].word in ("for", "for_argument")
        if not promised or table.offer is None or trust(view, seat) < BELIEVED:
            return share
        return Share(min(share.money, table.offer[seat].money), share.accomplices)

    def part(self, view: SeatView) -> int:
        """An equal part of the pot, rounded up."""
        assert view.table.card is not None
        return -(-view.table.card.money // view.seats)

    def worth_of_offers(self, view: SeatView, offers: Sequence[Offer]) -> list[float]:
        """What the dealer keeps, if those who are content outweigh the others."""
        return [self.worth_of_offer(view, offer) for offer in offers]

    def worth_of_offer(self, view: SeatView, offer: Offer) -> float:
        table = view.table
        assert table.card is not None
        rest = table.card.money - sum(share.money for share in offer)
        margin = 0
        for seat in table.voters:
            content = self.above_a_part(view, offer[seat]) > 0 or any(
                said.demand.promises_a_vote
                and said.demand.seat == seat
                and is_met(said.demand, offer)
                for said in table.talk.demands
            )
            margin += table.players[seat].weight * (1 if content else -1)
        if margin < 0:
            return float(margin)
        return rest - MARGIN_COSTS * max(0, USUAL_MARGIN - margin)

    def ballots(self, view: SeatView) -> dict[str, float]:
        gain = self.stake(view)
        strong = (abs(gain) - ARGUES_FROM) / 2
        side = gain / 2
        return {
            "for": side,
            "against": -side,
            "for_argument": side + strong,
            "against_argument": -side + strong,
        }

    def stakes(self, view: SeatView, shares: Sequence[Share]) -> list[float]:
        """What is offered, less an equal part of the pot in whole coins, and one's pride."""
        return [self.above_a_part(view, share) - self.pride for share in shares]

    def above_a_part(self, view: SeatView, share: Share) -> float:
        table = view.table
        return above_a_part(
            share.money,
            mask_of(share.accomplices),
            likely_pot(view),
            view.seats,
            table.turns - table.turn,
        )
