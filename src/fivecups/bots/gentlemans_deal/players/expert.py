"""The expert: votes and offers by their effect on the chance to win, given a forecast of the other
votes. The chances after an acceptance and a refusal come from learned values and from playouts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from fivecups.engine import Ask
from fivecups.games.gentlemans_deal.state import BALLOTS, Offer, Share

from ...arrays import FloatArray, IntArray
from ...character import Chooser
from ..compiled.deal_values import UNKNOWN_CARD, fill_deal_gains, turn_values, value_ballots
from ..compiled.offers import best_offers
from ..compiled.votes import expected_ballots, offer_chances, offer_value
from ..lookahead import Worlds, draw_worlds
from ..observation.deal_history import SeatView, money_by_seat, trust
from ..observation.opponent_model import with_opponent_model
from ..observation.position import (
    STAKE_VOTER,
    Position,
    expected_pot,
    offer_from_array,
    offer_to_array,
    read_position,
    unseen_cards,
)
from ..weights import (
    EXPERT_GOODWILL,
    EXPERT_TURNS_AHEAD,
    EXPERT_WEIGHTS,
    EXPERT_WORLDS,
    LAST_TURN_WORLD_FACTOR,
    MAX_CLIMB_STEPS,
    MAX_PLAYOUT_OFFERS,
    MIN_COIN_VALUE,
    OFFER_CLIMBS,
)
from .bargaining import with_share
from .player import FINAL_OFFER, Player


class ExpertBot(Player):
    """A player that maximises its chance to win. `weights` and `thing_values` replace the
    expert's."""

    goodwill = EXPERT_GOODWILL
    world_count = EXPERT_WORLDS
    turns_ahead = EXPERT_TURNS_AHEAD

    def __init__(
        self,
        chooser: Chooser,
        weights: FloatArray = EXPERT_WEIGHTS,
        thing_values: FloatArray | None = None,
    ) -> None:
        super().__init__(chooser)
        self.weights, self.thing_values = weights, thing_values

    def position(self, view: SeatView) -> Position:
        """Return the position that this bot sees, with its opponent model. A seat that promises its
        vote for a demand counts as a `STAKE_VOTER` as far as its word is trusted."""
        assert view.seat is not None
        position = with_opponent_model(read_position(view, money_by_seat(view)), view)
        position.weights[view.seat] = self.weights
        if self.thing_values is not None:
            position.thing_values[view.seat] = self.thing_values
        for entry in view.table.talk.demands:
            demand = entry.demand
            if demand.reply and demand.promises_a_vote:
                believed = trust(view, demand.seat)
                position.kinds[demand.seat] *= 1 - believed
                position.kinds[demand.seat, STAKE_VOTER] += believed
        return position

    def offer(self, view: SeatView, ask: Ask) -> Offer:
        position = self.position(view)
        offers, chances = self.value_offers(view, ask, position, self.candidates(view, position))
        return self.choose_offer(
            view, ask, offers, chances, turn_values(position, position.dealer).scale
        )

    def candidates(self, view: SeatView, position: Position) -> IntArray:
        """Return the offers among which this bot chooses as a dealer."""
        return candidate_offers(position, unseen_cards(view))

    def value_offers(
        self, view: SeatView, ask: Ask, position: Position, offers: IntArray
    ) -> tuple[IntArray, FloatArray]:
        """Return offers and the dealer's chance to win with each. First offers are valued without
        playouts, because talk about them is still to come. Of final offers only the best are
        returned, valued with playouts."""
        deck = unseen_cards(view)
        turn = turn_values(position, position.dealer)
        others_turn = turn_values(position, view.seats)
        chances = np.array(
            [offer_value(position, turn, others_turn, offer, deck) for offer in offers]
        )
        if ask.question == FINAL_OFFER:
            best = np.argsort(-chances, kind="stable")[:MAX_PLAYOUT_OFFERS]
            offers, chances = offers[best], chances[best]
            worlds = self.worlds(view, ask)
            win_if_refused = worlds.chance(
                position, position.dealer, offers[0], False, turn.win_if_refused[position.dealer]
            )
            for index, offer in enumerate(offers):
                accepted, win_if_accepted = offer_chances(position, turn, others_turn, offer, deck)
                win_if_accepted = worlds.chance(
                    position, position.dealer, offer, True, win_if_accepted
                )
                chances[index] = accepted * win_if_accepted + (1 - accepted) * win_if_refused
        return offers, chances

    def offer_values(self, view: SeatView, offers: Sequence[Offer]) -> list[float]:
        position, deck = self.position(view), unseen_cards(view)
        turn = turn_values(position, position.dealer)
        others_turn = turn_values(position, view.seats)
        chances = [
            offer_value(position, turn, others_turn, offer_to_array(offer, view.seats), deck)
            for offer in offers
        ]
        coin = coin_value(max(chances), turn.scale)
        return [chance / coin for chance in chances]

    def choose_offer(
        self, view: SeatView, ask: Ask, offers: IntArray, chances: FloatArray, scale: float
    ) -> Offer:
        """Return the offer with the best chance to win, or one that the character prefers by more
        than it loses."""
        table = view.table
        assert table.card is not None
        coin = coin_value(chances.max(), scale)
        given = offers[:, :, 0].sum(axis=1)
        extra_coins = given - given[int(chances.argmax())]
        values = [
            self.chooser.worth(chance / coin, {"give": extra, "risk": -extra / 2})
            for chance, extra in zip(chances.tolist(), extra_coins.tolist(), strict=True)
        ]
        return offer_from_array(
            replace(self.chooser, level=0.0).choose(ask.id, list(offers), values), table.card
        )

    def ballot_values(self, view: SeatView) -> dict[str, float]:
        """Return the value of each ballot, in usual coins."""
        table = view.table
        assert table.offer is not None and view.seat is not None
        offer, position = offer_to_array(table.offer, view.seats), self.position(view)
        turn, pot = turn_values(position, view.seat), expected_pot(view)
        ballot_chances = expected_ballots(position, turn_values(position, view.seats), offer, pot)
        fill_deal_gains(position, turn, offer, pot, UNKNOWN_CARD)
        worlds = self.worlds(view, view.asks[0])
        for accepted, chances in ((True, turn.win_if_accepted), (False, turn.win_if_refused)):
            chances[view.seat] = worlds.chance(
                position, view.seat, offer, accepted, chances[view.seat]
            )
        values = value_ballots(turn, view.seat, ballot_chances)
        return dict(zip(BALLOTS, values.tolist(), strict=True))

    def worlds(self, view: SeatView, ask: Ask) -> Worlds:
        """Return the worlds that are drawn for a question, more of them in the last turn."""
        last = view.table.turn == view.table.turns
        world_count = self.world_count * (LAST_TURN_WORLD_FACTOR if last else 1)
        seed = f"{self.chooser.seed} {ask.id} worlds"
        return draw_worlds(view, world_count // view.seats, self.turns_ahead, seed)

    def stakes(self, view: SeatView, shares: Sequence[Share]) -> list[float]:
        table = view.table
        assert table.offer is not None and view.seat is not None
        position = self.position(view)
        turn = turn_values(position, view.seat)
        stakes = []
        for share in shares:
            offer = with_share(table.offer, view.seat, share)
            fill_deal_gains(
                position, turn, offer_to_array(offer, view.seats), expected_pot(view), UNKNOWN_CARD
            )
            stakes.append(float(turn.stakes[view.seat]))
        return stakes


def coin_value(chance: float, scale: float) -> float:
    """Return the chance to win that one coin adds at this chance."""
    return max(chance * (1 - chance) / scale, MIN_COIN_VALUE)


def candidate_offers(position: Position, deck: IntArray) -> IntArray:
    """Return the offers that the hill climbs reach, and variants of the best one with a coin more
    or less for one seat."""
    climbed, _ = best_offers(position, deck, OFFER_CLIMBS, MAX_CLIMB_STEPS)
    best, pot = climbed[0], int(deck[0, 0])
    offers = {offer.tobytes(): offer for offer in climbed}
    for seat in range(len(best)):
        for coin in (-1, 1):
            offer = best.copy()
            offer[seat, 0] += coin
            if seat != position.dealer and offer[seat, 0] >= 0 and offer[:, 0].sum() <= pot:
                offers[offer.tobytes()] = offer
    return np.stack(list(offers.values()))
