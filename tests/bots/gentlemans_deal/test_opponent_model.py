"""Gentleman's Deal: the opponent model learns the kinds of players."""

import numpy as np
import pytest

from fivecups.bots import make_bot
from fivecups.bots.gentlemans_deal.observation.deal_history import money_by_seat, past_deals
from fivecups.bots.gentlemans_deal.observation.equal_offers import is_regular_offer
from fivecups.bots.gentlemans_deal.observation.opponent_model import (
    kind_chances,
    learn_from_deals,
    with_opponent_model,
)
from fivecups.bots.gentlemans_deal.observation.position import (
    BALLOT_WEIGHER,
    EQUAL_PART_VOTER,
    KIND_COUNT,
    STAKE_VOTER,
    offer_to_array,
    read_position,
)
from fivecups.engine import RandomChance
from fivecups.games.gentlemans_deal import GENTLEMANS_DEAL
from fivecups.games.gentlemans_deal.state import DealState
from fivecups.lab.game_loop import play_game

from .test_lookahead import compare, games


def played(bots: list[str], seed: int) -> DealState:
    options = GENTLEMANS_DEAL.settings(len(bots))
    state = GENTLEMANS_DEAL.start(len(bots), options, RandomChance(seed))
    play_game(
        GENTLEMANS_DEAL,
        state,
        [
            make_bot(name, "gentlemans-deal", options, f"{seed} {seat}")
            for seat, name in enumerate(bots)
        ],
    )
    return state


@pytest.mark.parametrize("seats", [5, 7])
def test_the_deals_of_a_view_lead_to_its_table(seats: int) -> None:
    for state, seat in games(seats, seats + 1):
        view = GENTLEMANS_DEAL.view(state, seat)
        deals = past_deals(view)
        first = deals[0].dealer if deals else view.table.dealer
        compare(learn_from_deals(deals, seats, view.table.turns, first).position, view)


def test_regulars_are_known_by_what_they_offer_and_experts_by_their_votes() -> None:
    """Two regulars sit among experts."""
    bots = ["expert", "regular", "expert", "expert", "regular"]
    kinds_sum = np.zeros((len(bots), KIND_COUNT))
    for seed in range(3):
        deals = past_deals(GENTLEMANS_DEAL.view(played(bots, seed), None))
        kinds_sum += kind_chances(learn_from_deals(deals, len(bots), 10, deals[0].dealer).evidence)
    assert [
        bots[seat] for seat in range(len(bots)) if kinds_sum[seat].argmax() == EQUAL_PART_VOTER
    ] == ["regular", "regular"]
    assert all(
        kinds_sum[seat].argmax() != EQUAL_PART_VOTER
        for seat in range(len(bots))
        if bots[seat] == "expert"
    )


def test_the_first_offer_tells_of_the_whole_table() -> None:
    """After an offer that a regular would make, a voter expects regulars; after another offer it
    does not."""
    for level in ("regular", "expert"):
        options = GENTLEMANS_DEAL.settings(5)
        state = GENTLEMANS_DEAL.start(5, options, RandomChance(3))
        view = GENTLEMANS_DEAL.view(state, state.dealer)
        state.take(
            state.dealer,
            make_bot(level, "gentlemans-deal", options, 1).answer(view, view.asks[0]),
            0,
        )
        voter, other = ((state.dealer + step) % 5 for step in (1, 2))
        view = GENTLEMANS_DEAL.view(state, voter)
        kinds = with_opponent_model(read_position(view, money_by_seat(view)), view).kinds
        assert kinds.sum(axis=1) == pytest.approx(1.0)
        assert (kinds[other, EQUAL_PART_VOTER] > 0.5) == (level == "regular")
        assert (kinds[other, BALLOT_WEIGHER] > 0.5) == (level == "expert")
        assert kinds[other, STAKE_VOTER] < 0.2


def test_regulars_mostly_make_offers_of_equal_parts_and_experts_do_not() -> None:
    usual: dict[str, list[bool]] = {"regular": [], "expert": []}
    for level, kinds_sum in usual.items():
        for seed in range(3):
            deals = past_deals(GENTLEMANS_DEAL.view(played([level] * 6, seed), None))
            kinds_sum += [
                is_regular_offer(offer_to_array(deal.offer, 6), deal.card.money)
                for deal in deals
                if deal.offer
            ]
    assert sum(usual["regular"]) > 0.75 * len(usual["regular"])
    assert sum(usual["expert"]) < 0.25 * len(usual["expert"])


def test_nobody_knows_to_whom_a_regular_makes_offers() -> None:
    """Regulars with different seeds deal the same card differently."""
    options = GENTLEMANS_DEAL.settings(5)
    state = GENTLEMANS_DEAL.start(5, options, RandomChance(3))
    view = GENTLEMANS_DEAL.view(state, state.dealer)
    offers = [
        make_bot("regular", "gentlemans-deal", options, seed).answer(view, view.asks[0])
        for seed in range(12)
    ]
    paid = {
        tuple(seat for seat, share in offer.items() if share["money"])
        for offer in offers
        if isinstance(offer, dict)
    }
    assert len(paid) >= 3


def test_an_offer_is_usual_within_a_coin_below_and_two_above_an_equal_part() -> None:
    """An equal part of 14 coins among five is three coins."""

    def usual(*money: int, accomplices: int = 0) -> bool:
        offer = np.zeros((5, 2), dtype=np.int64)
        offer[: len(money), 0] = money
        offer[0, 1] = accomplices
        return is_regular_offer(offer, 14)

    assert [usual(coins, coins) for coins in range(7)] == [
        *(False, False),
        *(True, True, True, True),
        False,
    ]
    assert usual(2, 5) and not usual(2, 6) and not usual(1, 3)
    assert not usual(3, 3, accomplices=1)
