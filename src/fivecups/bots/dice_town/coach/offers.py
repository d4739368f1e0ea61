"""Offers to the Sheriff as the coach weighs them: by those who are tied, by those who are not, and
for the game itself."""

from __future__ import annotations

from math import exp

from fivecups.engine import Amount, Ask, Form, OneOf

from ...analysis.coach import BEST
from ...analysis.report import Weighed, Why
from ..answers.evaluator import Evaluator
from ..answers.offers import (
    Offered,
    bids,
    everything,
    mine,
    named_after,
    weigh_offers,
    worth_of_offer,
)
from ..value import worth
from ..value.figures import DOLLAR, HOLDS, SHERIFF_SLIPS, THE_GAME

A_LITTLE = (1, 2)
"""Dollars or nuggets that are weighed beyond what the expert looks at."""


def weigh_every_offer(e: Evaluator, ask: Ask) -> list[Weighed]:
    """The best offers, best first. The first one is the expert's; whatever seems to be worth more
    costs nothing."""
    form = ask.choices
    assert isinstance(form, Form)
    if e.decides_the_game:
        return weigh_for_the_game(e, form)
    if bids(e, form):
        found = weigh_offers(e, form)
    else:
        found = [(dict(form.default), worth_of_offer(e, form.default))]
    most = found[0][1]
    for answer in with_a_little(e, form):
        if all(answer != other for other, _ in found):
            found.append((answer, min(most, worth_of_offer(e, answer))))
    found.sort(key=lambda one: -one[1])
    return [
        Weighed(answer, None, HOLDS * (most - value), why_offer(e, form, answer))
        for answer, value in found[:BEST]
    ]


def with_a_little(e: Evaluator, form: Form) -> list[Offered]:
    """Some dollars or nuggets for oneself, or for each of those who are tied."""
    outcomes = form.fields.fields.get("outcome")
    chosen: list[Offered] = [{}]
    if isinstance(outcomes, OneOf) and not bids(e, form):
        chosen = [{"outcome": one} for one in outcomes.values]
    found: list[Offered] = []
    for name in ("dollars", "nuggets"):
        amount = form.fields.fields[name]
        assert isinstance(amount, Amount)
        for more in A_LITTLE:
            if amount.low + more <= amount.high:
                given = {name: amount.low + more}
                found += [{**form.default, **outcome, **given} for outcome in chosen]
    return found


def why_offer(e: Evaluator, form: Form, answer: Offered) -> Why:
    """What is to be won, and how likely it is that the Sheriff agrees."""
    seat, outcome = e.position.seat, answer.get("outcome", mine(e))
    percent = round(100 * named_after(e, answer)[outcome])
    if outcome == seat:
        return Why("offer", {"points": round(e.place_worth(seat)), "percent": percent})
    if answer == form.default:
        return Why("offer-nothing", {})
    return Why("offer-for", {"seat": outcome, "percent": percent})


def weigh_for_the_game(e: Evaluator, form: Form) -> list[Weighed]:
    """Offers for the game itself by the chance to be named, if all others who are tied offer all
    they have. A Sheriff who is tied names himself."""
    if not bids(e, form):
        return [Weighed(dict(form.default), 0.0, 0.0, Why("offer-too-late", {}))]
    seat, sheriff = e.position.seat, e.position.table.sheriff
    most = everything(form)
    half = {
        name: value // 2 if isinstance(value, int) and name != "outcome" else value
        for name, value in most.items()
    }
    players = e.position.table.players
    rivals = [
        THE_GAME if one == sheriff else given(e, players[one].dollars, players[one].nuggets)
        for one in e.data["outcomes"]
        if one != seat
    ]
    found: list[Weighed] = []
    for answer in (most, half, dict(form.default)):
        if any(one.answer == answer for one in found) or form.check(answer) is not None:
            continue
        own = given(e, answer["dollars"], answer["nuggets"])
        chance = 1 / (1 + sum(exp((other - own) / SHERIFF_SLIPS) for other in rivals))
        best = found[0].expected if found else None
        cost = 0.0 if best is None else max(0.0, best - chance)
        found.append(Weighed(answer, chance, cost, Why("offer-game", {})))
    return found


def given(e: Evaluator, dollars: int, nuggets: int) -> float:
    return DOLLAR * dollars + worth.nugget(e.position) * nuggets
