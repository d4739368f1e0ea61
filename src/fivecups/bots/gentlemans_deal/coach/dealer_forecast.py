"""A forecast of the final offers that an expert dealer makes after different remarks of a seat."""

from __future__ import annotations

from collections import defaultdict

import numpy as np

from fivecups.engine import Ask
from fivecups.games.gentlemans_deal.components import DealCard

from ...arrays import IntArray
from ...character import Chooser
from ..lookahead import Worlds
from ..observation.deal_history import SeatView
from ..observation.position import NO_DEMAND, SILENT, Position, unseen_cards
from ..players.expert import ExpertBot, candidate_offers


class RememberedWorlds(Worlds):
    """Worlds that play on after each offer only once, as if the seat `speaker` had said nothing,
    since remarks hardly change what follows the vote."""

    speaker: int
    remembered: dict[tuple[bytes, bool], float]

    def observed(self, position: Position, seat: int, offer: IntArray, accepted: bool) -> float:
        key = (offer.tobytes(), accepted)
        if key not in self.remembered:
            self.remembered[key] = super().observed(
                unspoken(position, self.speaker), seat, offer, accepted
            )
        return self.remembered[key]


class ForecastDealer(ExpertBot):
    """An expert dealer with one card that is asked for its final offer after many remarks of the
    seat `speaker` in one turn. Its hill climbs and its playouts are shared by all of them: a
    remark adds the offers that meet it, and is weighed by the forecast of the votes."""

    def __init__(self, speaker: int) -> None:
        super().__init__(Chooser("coach"))
        self._speaker = speaker
        self._climbed: IntArray | None = None
        self._worlds: RememberedWorlds | None = None

    def candidates(self, view: SeatView, position: Position) -> IntArray:
        deck = unseen_cards(view)
        if self._climbed is None:
            self._climbed = candidate_offers(unspoken(position, self._speaker), deck)
        offers = {offer.tobytes(): offer for offer in self._climbed}
        for offer in self._climbed:
            wish = self.granted(position, offer, int(deck[0, 0]))
            if wish is not None:
                offers[wish.tobytes()] = wish
        return np.stack(list(offers.values()))

    def granted(self, position: Position, offer: IntArray, pot: int) -> IntArray | None:
        """Return the offer with the money that the speaker demands; None if it has demanded
        nothing, or the pot does not suffice."""
        money = int(position.demands[self._speaker, 0])
        if money == NO_DEMAND or offer[:, 0].sum() - offer[self._speaker, 0] + money > pot:
            return None
        wish = offer.copy()
        wish[self._speaker, 0] = money
        return wish

    def worlds(self, view: SeatView, ask: Ask) -> Worlds:
        if self._worlds is None:
            self._worlds = RememberedWorlds(*super().worlds(view, ask))
            self._worlds.speaker, self._worlds.remembered = self._speaker, {}
        return self._worlds


class Dealers(defaultdict[DealCard, ForecastDealer]):
    """The dealers with each card that answer the remarks of the seat `speaker`."""

    def __init__(self, speaker: int) -> None:
        super().__init__()
        self._speaker = speaker

    def __missing__(self, card: DealCard) -> ForecastDealer:
        self[card] = ForecastDealer(self._speaker)
        return self[card]


def unspoken(position: Position, speaker: int) -> Position:
    """Return the position as if the speaker had not said anything this turn."""
    demands, words = position.demands.copy(), position.words.copy()
    demands[speaker], words[speaker] = NO_DEMAND, SILENT
    return position._replace(demands=demands, words=words)
