"""Advice on offers to the Sheriff: for tied seats, for the others, and for the game itself."""

from __future__ import annotations

from math import exp

from fivecups.engine import Amount, Ask, Form, OneOf

from ...analysis.advice_parts import MAX_ADVISED_ANSWERS
from ...analysis.report import Weighed, Why
from ..answer_values.evaluator import COST_SHRINKAGE, GAME_VALUE, Evaluator
from ..answer_values.offers import (
    SHERIFF_NOISE,
    OfferFields,
    compare_offers,
    is_bidding,
    naming_chances,
    offer_everything,
    offer_value,
    supported_outcome,
)
from ..evaluation import goods_values
from ..weights import PLAIN_DOLLAR_VALUE

A_LITTLE = (1, 2)
"""Numbers of dollars or nuggets for the small offers that are compared with the expert's own."""


def weigh_every_offer(e: Evaluator, ask: Ask) -> list[Weighed]:
    """Return the best offers with their costs, the expert's own first; an offer with a higher value
    than the expert's costs nothing."""
    form = ask.choices
    assert isinstance(form, Form)
    if e.decides_the_game:
        return weigh_for_the_game(e, form)
    if is_bidding(e, form):
        offers = compare_offers(e, form)
    else:
        offers = [(dict(form.default), offer_value(e, form.default))]
    most = offers[0][1]
    for answer in with_a_little(e, form):
        if all(answer != other for other, _ in offers):
            offers.append((answer, min(most, offer_value(e, answer))))
    offers.sort(key=lambda weighed: -weighed[1])
    return [
        Weighed(answer, None, COST_SHRINKAGE * (most - value), why_offer(e, form, answer))
        for answer, value in offers[:MAX_ADVISED_ANSWERS]
    ]


def with_a_little(e: Evaluator, form: Form) -> list[OfferFields]:
    """Return small offers, of a few dollars or nuggets, for naming the own seat or each of the tied
    seats."""
    outcomes = form.fields.fields.get("outcome")
    chosen: list[OfferFields] = [{}]
    if isinstance(outcomes, OneOf) and not is_bidding(e, form):
        chosen = [{"outcome": outcome} for outcome in outcomes.values]
    offers: list[OfferFields] = []
    for name in ("dollars", "nuggets"):
        amount = form.fields.fields[name]
        assert isinstance(amount, Amount)
        for more in A_LITTLE:
            if amount.low + more <= amount.high:
                given = {name: amount.low + more}
                offers += [{**form.default, **outcome, **given} for outcome in chosen]
    return offers


def why_offer(e: Evaluator, form: Form, answer: OfferFields) -> Why:
    """Return the reason for an offer: the value of the place and the chance that the Sheriff
    agrees."""
    seat, outcome = e.position.seat, answer.get("outcome", supported_outcome(e))
    percent = round(100 * naming_chances(e, answer)[outcome])
    if outcome == seat:
        return Why("offer", {"points": round(e.place_value(seat)), "percent": percent})
    if answer == form.default:
        return Why("offer-nothing", {})
    return Why("offer-for", {"seat": outcome, "percent": percent})


def weigh_for_the_game(e: Evaluator, form: Form) -> list[Weighed]:
    """Return offers for being named the winner of the game, each with the chance to be named if all
    other tied seats offer all they have. A Sheriff who is tied names himself."""
    if not is_bidding(e, form):
        return [Weighed(dict(form.default), 0.0, 0.0, Why("offer-too-late", {}))]
    seat, sheriff = e.position.seat, e.position.table.sheriff
    most = offer_everything(form)
    half = {
        name: value // 2 if isinstance(value, int) and name != "outcome" else value
        for name, value in most.items()
    }
    players = e.position.table.players
    rivals = [
        GAME_VALUE if rival == sheriff else given(e, players[rival].dollars, players[rival].nuggets)
        for rival in e.data["outcomes"]
        if rival != seat
    ]
    offers: list[Weighed] = []
    for answer in (most, half, dict(form.default)):
        if any(offer.answer == answer for offer in offers) or form.check(answer) is not None:
            continue
        own = given(e, answer["dollars"], answer["nuggets"])
        chance = 1 / (1 + sum(exp((other - own) / SHERIFF_NOISE) for other in rivals))
        best = offers[0].expected if offers else None
        cost = 0.0 if best is None else max(0.0, best - chance)
        offers.append(Weighed(answer, chance, cost, Why("offer-game", {})))
    return offers


def given(e: Evaluator, dollars: int, nuggets: int) -> float:
    return PLAIN_DOLLAR_VALUE * dollars + goods_values.nugget(e.position) * nuggets
