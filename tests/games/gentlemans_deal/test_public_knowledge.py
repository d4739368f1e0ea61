"""Tests of public knowledge after a vote: the votes, the card and the payments of each deal, and no
card that was not shown (GD-4, GD-20, GD-24)."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from fivecups.engine import Event, Match, RandomChance, awaited, random_answer
from fivecups.games import GAMES

GAME = GAMES["gentlemans-deal"]
PAYMENTS = ("share_paid", "rest_paid", "magnate_earned", "journalist_earned", "sheriff_earned")


def paid(events: list[Event]) -> dict[int, int]:
    """Return, by seat, the money that the events of a turn give and take."""
    sums: dict[int, int] = {}
    for event in events:
        data = event.data
        if event.kind in PAYMENTS:
            sums[data["seat"]] = sums.get(data["seat"], 0) + data["money"]
        elif event.kind == "banker_took":
            sums[data["seat"]] = sums.get(data["seat"], 0) + data["money"]
            sums[data["neighbour"]] = sums.get(data["neighbour"], 0) - data["money"]
    return {seat: money for seat, money in sums.items() if money}


def deals_of(view: Any) -> list[Any]:
    return [*view.knowledge.earlier, *([view.table.latest] if view.table.latest else [])]


def test_gd_24_after_each_vote_everybody_knows_votes_card_and_payments_and_no_other_card() -> None:
    reveals = 0
    for seed in range(6):
        match = Match(GAME, 5 + seed % 5, {}, RandomChance(seed))
        answers = RandomChance(-seed)
        turn: list[Event] = []
        while not match.over:
            seat = awaited(match.state)[0]
            events = match.answer(seat, random_answer(match.state, seat, answers))
            turn += events
            shown = [event for event in events if event.kind == "card_shown"]
            views = [match.view(observer) for observer in (None, *range(match.state.seats))]
            public = views[0]
            assert public.table.card is None
            for view in views[1:]:
                assert view.table.deck == public.table.deck
                assert deals_of(view) == deals_of(public)
                if view.seat != public.table.dealer:
                    assert view.table.card is None
            if not shown:
                continue
            reveals += 1
            latest = public.table.latest
            assert dict(shown[0].data) == {**asdict(latest.card), "seat": latest.dealer}
            assert public.table.deck.shown[-1] == latest.card
            assert len(public.table.deck.shown) == latest.turn == len(deals_of(public))
            voted = [event.data for event in turn if event.kind == "voted"]
            assert [asdict(vote) for vote in latest.votes] == [dict(data) for data in voted]
            got: dict[int, int] = {}
            for payment in latest.payments:
                got[payment.seat] = got.get(payment.seat, 0) + payment.money
            assert {seat: money for seat, money in got.items() if money} == paid(turn)
            turn = []
    assert reveals > 40
