"""The regular: compares shares with an equal part of the pot, and pays a bare majority."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from fivecups.engine import Ask
from fivecups.games.gentlemans_deal.state import Offer, Share
from fivecups.games.gentlemans_deal.turn.talk import is_met

from ...character import Chooser
from ..compiled.votes import gain_over_equal_part
from ..observation.deal_history import SeatView, trust
from ..observation.equal_offers import majority_offer
from ..observation.position import expected_pot, mask_of, offer_from_array
from ..weights import (
    EXTRA_COIN_COST,
    MARGIN_COST,
    MAX_PRIDE,
    OTHER_MARGINS,
    REGULAR_ARGUMENT_GAIN,
    REGULAR_OFFER_NOISE,
    USUAL_MARGIN,
)
from .bargaining import MIN_TRUST
from .player import Player


class RegularBot(Player):
    """A player that counts money and accomplices of its own share and ignores the other players'
    totals. Its seed decides how proud it is and to which voters it makes offers."""

    def __init__(self, chooser: Chooser) -> None:
        super().__init__(chooser)
        self.pride = Random(f"{chooser.seed} pride").uniform(-MAX_PRIDE, MAX_PRIDE)

    def offer(self, view: SeatView, ask: Ask) -> Offer:
        """Return an offer of an equal part, rounded up, to a majority that outweighs an argument of
        the other voters; noise may change the part or the margin."""
        table = view.table
        assert table.card is not None
        equal_part = self.equal_part(view)
        weights = {seat: table.players[seat].weight for seat in table.voters}
        turn = f"turn {table.turn}"  # both offers of a turn are made with the same luck
        luck = Random(f"{self.chooser.seed} {turn}")
        order = sorted(table.voters, key=lambda seat: (-weights[seat], luck.random()))
        options, values = [], []
        for extra in (0, 1) if equal_part else (0,):
            for margin in (USUAL_MARGIN, *OTHER_MARGINS):
                options.append(
                    majority_offer(
                        order, weights, view.seats, table.card.money, equal_part + extra, margin
                    )
                )
                values.append(-EXTRA_COIN_COST * extra - MARGIN_COST * abs(margin - USUAL_MARGIN))
        coins_given = [option[:, 0].sum() for option in options]
        liked = [
            self.chooser.worth(value, {"give": coins - coins_given[0]})
            for value, coins in zip(values, coins_given, strict=True)
        ]
        chooser = replace(self.chooser, level=max(self.chooser.level, REGULAR_OFFER_NOISE))
        offer = offer_from_array(chooser.choose(turn, options, liked), table.card)
        return tuple(self.promised_share(view, seat, share) for seat, share in enumerate(offer))

    def promised_share(self, view: SeatView, seat: int, share: Share) -> Share:
        """Return the share for a voter: no more than in the first offer, if it has promised to vote
        for that and is trusted."""
        table = view.table
        promised = table.players[seat].word in ("for", "for_argument")
        if not promised or table.offer is None or trust(view, seat) < MIN_TRUST:
            return share
        return Share(min(share.money, table.offer[seat].money), share.accomplices)

    def equal_part(self, view: SeatView) -> int:
        """Return an equal part of the pot in coins, rounded up."""
        assert view.table.card is not None
        return -(-view.table.card.money // view.seats)

    def offer_values(self, view: SeatView, offers: Sequence[Offer]) -> list[float]:
        """Return the value of each offer to the dealer, in coins."""
        return [self.offer_value(view, offer) for offer in offers]

    def offer_value(self, view: SeatView, offer: Offer) -> float:
        """Return the coins that the dealer keeps if the satisfied voters outweigh the others, less
        for a narrow majority; if they do not, the negative margin."""
        table = view.table
        assert table.card is not None
        rest = table.card.money - sum(share.money for share in offer)
        margin = 0
        for seat in table.voters:
            content = self.gain_over_equal_part(view, offer[seat]) > 0 or any(
                entry.demand.promises_a_vote
                and entry.demand.seat == seat
                and is_met(entry.demand, offer)
                for entry in table.talk.demands
            )
            margin += table.players[seat].weight * (1 if content else -1)
        if margin < 0:
            return float(margin)
        return rest - MARGIN_COST * max(0, USUAL_MARGIN - margin)

    def ballot_values(self, view: SeatView) -> dict[str, float]:
        gain = self.stake(view)
        strong = (abs(gain) - REGULAR_ARGUMENT_GAIN) / 2
        side = gain / 2
        return {
            "for": side,
            "against": -side,
            "for_argument": side + strong,
            "against_argument": -side + strong,
        }

    def stakes(self, view: SeatView, shares: Sequence[Share]) -> list[float]:
        """Return by how much each share exceeds an equal part of the pot and this player's pride,
        in coins."""
        return [self.gain_over_equal_part(view, share) - self.pride for share in shares]

    def gain_over_equal_part(self, view: SeatView, share: Share) -> float:
        """Return by how much a share exceeds an equal part of the pot, in coins."""
        table = view.table
        return gain_over_equal_part(
            share.money,
            mask_of(share.accomplices),
            expected_pot(view),
            view.seats,
            table.turns - table.turn,
        )
