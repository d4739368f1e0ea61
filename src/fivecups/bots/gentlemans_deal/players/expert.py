"""The expert: votes and offers by their effect on the chance to win, with the others' votes weighed
by a convolution. The chances after an acceptance and after a refusal come from the worths of things
and from worlds that fit the view, in which the game is played on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from fivecups.engine import Ask
from fivecups.games.gentlemans_deal.state import BALLOTS, Offer, Share

from ...arrays import FloatArray, IntArray
from ...character import Chooser
from ..compiled.offers import best_offers
from ..compiled.votes import foresee, outlook, worth_of_offer
from ..compiled.worth import UNKNOWN, turn_values, weigh_gains, worth_of_ballots
from ..figures import (
    CLIMBS,
    DRAWS,
    EXPERT,
    EXPERT_GOODWILL,
    IN_THE_LAST_TURN,
    LEAST_COIN,
    LONGEST_CLIMB,
    LOOKED_AT,
    TURNS_AHEAD,
)
from ..reading.ledger import SeatView, totals, trust
from ..reading.opinions import with_opinions
from ..reading.position import (
    FEELS,
    Position,
    likely_pot,
    packed,
    read_position,
    unpacked,
    unseen,
)
from ..worlds import Worlds, drawn_worlds
from .bargaining import with_share
from .player import FINAL, Player


class ExpertBot(Player):
    """Sees the whole table as chances to win."""

    goodwill = EXPERT_GOODWILL
    draws = DRAWS
    turns_ahead = TURNS_AHEAD

    def __init__(
        self, chooser: Chooser, style: FloatArray = EXPERT, worths: FloatArray | None = None
    ) -> None:
        super().__init__(chooser)
        self.style, self.worths = style, worths

    def position(self, view: SeatView) -> Position:
        assert view.seat is not None
        p = with_opinions(read_position(view, totals(view)), view)
        p.styles[view.seat] = self.style
        if self.worths is not None:
            p.worths[view.seat] = self.worths
        for said in view.table.talk.demands:
            if said.demand.reply and said.demand.promises_a_vote:
                believed = trust(view, said.demand.seat)
                p.kinds[said.demand.seat] *= 1 - believed
                p.kinds[said.demand.seat, FEELS] += believed
        return p

    def offer(self, view: SeatView, ask: Ask) -> Offer:
        p = self.position(view)
        offers, chances = self.weighed(view, ask, p, candidates(p, unseen(view)))
        return self.best_of(view, ask, offers, chances, turn_values(p, p.dealer).scale)

    def weighed(
        self, view: SeatView, ask: Ask, p: Position, offers: IntArray
    ) -> tuple[IntArray, FloatArray]:
        """The dealer's chances to win with offers. About the first one the table has yet to speak;
        of final ones the best are played on, and only those are returned."""
        deck = unseen(view)
        at, theirs = turn_values(p, p.dealer), turn_values(p, view.seats)
        chances = np.array([worth_of_offer(p, at, theirs, offer, deck) for offer in offers])
        if ask.question == FINAL:
            best = np.argsort(-chances, kind="stable")[:LOOKED_AT]
            offers, chances = offers[best], chances[best]
            after = self.worlds(view, ask)
            lose = after.chance(p, p.dealer, offers[0], False, at.lose[p.dealer])
            for place, offer in enumerate(offers):
                goes_through, win = outlook(p, at, theirs, offer, deck)
                win = after.chance(p, p.dealer, offer, True, win)
                chances[place] = goes_through * win + (1 - goes_through) * lose
        return offers, chances

    def worth_of_offers(self, view: SeatView, offers: Sequence[Offer]) -> list[float]:
        p, deck = self.position(view), unseen(view)
        at, theirs = turn_values(p, p.dealer), turn_values(p, view.seats)
        chances = [
            worth_of_offer(p, at, theirs, packed(offer, view.seats), deck) for offer in offers
        ]
        coin = worth_of_a_coin(max(chances), at.scale)
        return [chance / coin for chance in chances]

    def best_of(
        self, view: SeatView, ask: Ask, offers: IntArray, chances: FloatArray, scale: float
    ) -> Offer:
        """The offer with the best chance to win, or one that the character likes better by as much
        as it is worth less."""
        table = view.table
        assert table.card is not None
        coin = worth_of_a_coin(chances.max(), scale)
        given = offers[:, :, 0].sum(axis=1)
        more = given - given[int(chances.argmax())]
        worth = [
            self.chooser.worth(chance / coin, {"give": extra, "risk": -extra / 2})
            for chance, extra in zip(chances.tolist(), more.tolist(), strict=True)
        ]
        return unpacked(
            replace(self.chooser, level=0.0).choose(ask.id, list(offers), worth), table.card
        )

    def ballots(self, view: SeatView) -> dict[str, float]:
        """In usual coins."""
        table = view.table
        assert table.offer is not None and view.seat is not None
        offer, p = packed(table.offer, view.seats), self.position(view)
        at, pot = turn_values(p, view.seat), likely_pot(view)
        ways = foresee(p, turn_values(p, view.seats), offer, pot)
        weigh_gains(p, at, offer, pot, UNKNOWN)
        after = self.worlds(view, view.asks[0])
        for accepted, chances in ((True, at.win), (False, at.lose)):
            chances[view.seat] = after.chance(p, view.seat, offer, accepted, chances[view.seat])
        worth = worth_of_ballots(at, view.seat, ways)
        return dict(zip(BALLOTS, worth.tolist(), strict=True))

    def worlds(self, view: SeatView, ask: Ask) -> Worlds:
        """Those that are drawn for a question."""
        last = view.table.turn == view.table.turns
        draws = self.draws * (IN_THE_LAST_TURN if last else 1)
        seed = f"{self.chooser.seed} {ask.id} worlds"
        return drawn_worlds(view, draws // view.seats, self.turns_ahead, seed)

    def stakes(self, view: SeatView, shares: Sequence[Share]) -> list[float]:
        table = view.table
        assert table.offer is not None and view.seat is not None
        p = self.position(view)
        at = turn_values(p, view.seat)
        found = []
        for share in shares:
            offer = with_share(table.offer, view.seat, share)
            weigh_gains(p, at, packed(offer, view.seats), likely_pot(view), UNKNOWN)
            found.append(float(at.stake[view.seat]))
        return found


def worth_of_a_coin(chance: float, scale: float) -> float:
    """What a coin adds to this chance to win."""
    return max(chance * (1 - chance) / scale, LEAST_COIN)


def candidates(p: Position, deck: IntArray) -> IntArray:
    """The offers that climbs came to, and the best of them with a coin more or less for
    somebody."""
    climbed, _ = best_offers(p, deck, CLIMBS, LONGEST_CLIMB)
    best, pot = climbed[0], int(deck[0, 0])
    found = {offer.tobytes(): offer for offer in climbed}
    for seat in range(len(best)):
        for coin in (-1, 1):
            offer = best.copy()
            offer[seat, 0] += coin
            if seat != p.dealer and offer[seat, 0] >= 0 and offer[:, 0].sum() <= pot:
                found[offer.tobytes()] = offer
    return np.stack(list(found.values()))
