"""Simple players of Gentleman's Deal for tests, with whom deals are accepted and refused. They use
a view and a seeded generator only."""

from __future__ import annotations

from random import Random
from typing import Any

from fivecups.engine import CLOCK, Ask, Match, RandomChance, View
from fivecups.games.gentlemans_deal import GENTLEMANS_DEAL
from fivecups.games.gentlemans_deal.components import ACCOMPLICES
from fivecups.games.gentlemans_deal.state import DealState

TALK = 0.5
CLOCK_RINGS = 0.04
TAKE_BACK = 0.2


def play(seats: int, seed: int, options: dict[str, Any] | None = None) -> Match[DealState]:
    """Play a whole game and return it."""
    rng = Random(seed)
    match = Match(GENTLEMANS_DEAL, seats, options, RandomChance(rng.getrandbits(32)))
    while not match.over:
        seat, ask, answer = next_move(match, rng)
        match.answer(seat, answer, ask)
    return match


def next_move(match: Match[DealState], rng: Random) -> tuple[int, str, Any]:
    """Return the next seat to act, its ask and its answer."""
    clock = match.asks(CLOCK)
    if clock and rng.random() < CLOCK_RINGS:
        return CLOCK, rng.choice(clock).id, ("time",)
    waiting = match.view(None).waiting
    assert waiting is not None and waiting.seats
    talkers = [
        seat
        for seat in range(match.state.seats)
        if any(ask.question == "demand" for ask in match.asks(seat))
    ]
    if talkers and rng.random() < TALK:
        seat = rng.choice(talkers)
        ask = rng.choice(match.asks(seat))
    else:
        seat = rng.choice(waiting.seats)
        ask = match.asks(seat)[0]
    return seat, ask.id, chosen(match.view(seat), ask, rng)


def chosen(view: View[Any], ask: Ask, rng: Random) -> Any:
    """Return a seat's answer to an ask."""
    match ask.question:
        case "first_offer":
            return offer(view, rng, generosity=rng.randint(0, 2))
        case "final_offer":
            return (
                offer(view, rng, generosity=rng.randint(1, 4))
                if rng.random() < 0.6
                else ask.choices.default
            )  # type: ignore[union-attr]
        case "vote":
            return vote(view, ask, rng)
        case "demand":
            return demand(view, rng)
        case _:
            return rng.choice(ask.choices)  # type: ignore[arg-type]


def offer(view: View[Any], rng: Random, generosity: int) -> dict[str, Any]:
    """Return an offer with money for enough voters, more for players who demand it, and sometimes
    an accomplice."""
    table = view.table
    answer: dict[str, Any] = {
        str(seat): {"money": 0, "accomplices": ()}
        for seat in range(view.seats)
        if seat != table.dealer
    }
    left = table.card.money
    bought = rng.sample(table.voters, len(table.voters) // 2 + rng.randint(0, 1))
    wanted = {
        shown.demand.seat: shown.demand.money
        for shown in table.talk.demands
        if shown.demand.whom == shown.demand.seat
    }
    for seat in bought:
        share = min(left, max(generosity, min(wanted.get(seat, 0), 4)))
        answer[str(seat)]["money"] = share
        left -= share
    for accomplice in table.card.accomplices:
        if rng.random() < 0.5:
            answer[str(rng.choice(bought))]["accomplices"] += (accomplice,)
    return answer


def vote(view: View[Any], ask: Ask, rng: Random) -> tuple[Any, ...]:
    """Return a vote: for with a considerable share, else mostly against; with an argument if much
    is at stake."""
    share = view.table.offer[view.seat]
    worth = share.money + 2 * len(share.accomplices)
    side = "for" if worth + rng.randint(-1, 1) >= 2 else "against"
    argued = ("vote", f"{side}_argument")
    return argued if rng.random() < 0.2 and argued in ask.choices else ("vote", side)


def demand(view: View[Any], rng: Random) -> dict[str, Any]:
    """Return a demand, mostly for the player himself; sometimes an earlier demand is taken back."""
    table = view.table
    mine = [shown.demand for shown in table.talk.demands if shown.demand.seat == view.seat]
    if mine and rng.random() < TAKE_BACK:
        return {"whom": rng.choice(mine).whom, "money": 0, "accomplices": (), "vote": "open"}
    whom = (
        view.seat
        if rng.random() < 0.8
        else rng.choice([seat for seat in range(view.seats) if seat != table.dealer])
    )
    votes = ("for", "against", "open") if view.seat in table.voters else ("open",)
    accomplices = (rng.choice(ACCOMPLICES),) if rng.random() < 0.3 else ()
    return {
        "whom": whom,
        "money": rng.randint(1, 6),
        "accomplices": accomplices,
        "vote": rng.choice(votes),
    }
