"""The coach's forecast of a dealer: many remarks share the costly part of its thinking."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fivecups.bots.analysis import advise, advised_asks
from fivecups.bots.gentlemans_deal import lookahead
from fivecups.bots.gentlemans_deal.coach.dealer_forecast import Dealers, ForecastDealer
from fivecups.bots.gentlemans_deal.coach.talk_advice import (
    MAX_TRIED_CARDS,
    possible_demands,
    weigh_demand,
)
from fivecups.bots.gentlemans_deal.players import expert
from fivecups.engine import Match, RandomChance
from fivecups.games import GAMES

SEATS = 9
GAME = GAMES["gentlemans-deal"]


def talk() -> tuple[Any, Any]:
    """Return the view of a seat that may demand something before the first offer, and the ask."""
    view = Match(GAME, SEATS, {"first_dealer": 0}, RandomChance(6)).view(1)
    return view, advised_asks(GAME.name, view)[0]


def test_a_demand_costs_a_third_of_the_playouts_and_climbs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every demand and card used to need seven playouts and a search of its own."""
    counts = {"playouts": 0, "climbs": 0}

    def counting(module: Any, name: str, kind: str) -> None:
        function = getattr(module, name)

        def counted(*args: Any) -> Any:
            counts[kind] += 1
            return function(*args)

        monkeypatch.setattr(module, name, counted)

    counting(lookahead, "win_chance_after_vote", "playouts")
    counting(expert, "best_offers", "climbs")
    view, ask = talk()
    advise(GAME.name, view, ask)
    questions = len(list(possible_demands(view))) * MAX_TRIED_CARDS
    assert 0 < counts["playouts"] <= 7 * questions / 3
    assert 0 < counts["climbs"] <= questions / 3


def test_a_dealer_may_grant_what_is_demanded() -> None:
    view, _ = talk()
    dealers = Dealers(1)
    remarks = [weigh_demand(view, demand, dealers) for demand in possible_demands(view)]
    assert any(remark.why.data["percent"] for remark in remarks)


def test_what_is_demanded_is_among_the_offers_that_are_weighed() -> None:
    view, _ = talk()
    dealer = ForecastDealer(1)
    position = dealer.position(view)
    offer = np.zeros((SEATS, 2), dtype=np.int64)
    assert dealer.granted(position, offer, 20) is None, "nothing is demanded"
    position.demands[1] = 5, 0
    granted = dealer.granted(position, offer, 20)
    assert granted is not None and granted[1].tolist() == [5, 0]
    assert dealer.granted(position, offer, 4) is None, "the pot does not suffice"
    assert offer.sum() == 0


def test_the_order_of_remarks_does_not_change_the_dealers_search() -> None:
    """Climbs and playouts leave the speaker's own words out, so the first remark is nothing
    special."""
    view, _ = talk()
    forth, back = Dealers(1), Dealers(1)
    demands = list(possible_demands(view))
    there = [weigh_demand(view, demand, forth).consequence.offers for demand in demands]
    again = [weigh_demand(view, demand, back).consequence.offers for demand in demands[::-1]]
    assert there == again[::-1]


def test_the_same_cards_are_tried_in_every_process() -> None:
    """Cards with the same money used to come in the order of a set, which differs by process."""
    script = (
        "from tests.bots.analysis.test_dealer_forecast import talk;"
        "from fivecups.bots.gentlemans_deal.coach.talk_advice import tried_cards;"
        "from fivecups.games.gentlemans_deal.components import DEAL_CARDS;"
        "print([DEAL_CARDS.index(card) for card in tried_cards(talk()[0])])"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=Path(__file__).parents[3],
            check=True,
            capture_output=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(told) == 1
