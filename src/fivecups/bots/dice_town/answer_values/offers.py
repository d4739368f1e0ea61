"""Offers to the Sheriff: a part of the place's value, paid first of all out of the prize.

Levels that count hands compare several offers: the Sheriff is expected to name the seat that brings
most, with some noise, and the opponents to offer a fixed part. The other levels offer a fixed part.
"""

from __future__ import annotations

from dataclasses import replace
from math import exp
from typing import Any

from fivecups.engine import Amount, Ask, Form
from fivecups.games.dice_town.components import NUGGET_POINTS

from ...character import PLAIN, Character
from ..evaluation import goods_values
from ..weights import DOLLAR_POINTS, PLAIN_DOLLAR_VALUE, usual_weights
from .base_game import received_value
from .evaluator import Evaluator

FIRST_OFFER_RATE = 0.35
"""Part of a place's value that a first offer gives, by rule of thumb."""
RAISED_OFFER_RATE = 0.5
"""Part of a place's value that a raised offer gives, by rule of thumb."""
FIRST_OFFER_RATES = (0.0, 0.2, 0.35)
"""Parts of a place's value that are compared for a first offer: low ones, because a Sheriff who is
not tied nearly always calls for more."""
RAISED_OFFER_RATES = (0.0, 0.35, 0.5, 0.65, 0.8)
"""Parts of a place's value that are compared for a raised offer."""
SHERIFF_NOISE = 0.5
"""Scale of the Sheriff's noise in points: with this much more value, a seat is e times as likely to
be named."""
MIN_UNIT_VALUE = 0.15
"""Lower bound of the value of an offered dollar or nugget, in points."""
MAX_DOLLARS_OFFERED = 4
"""Maximum number of dollars that an offer takes from the seat's own money."""
GENEROSITY_RATE = 0.6
"""Relative increase of an offer by a generous character."""

OfferFields = dict[str, Any]


def make_offer(e: Evaluator, ask: Ask, character: Character = PLAIN) -> OfferFields:
    """Return the bot's answer to an offer form: an offer to be named itself if its seat is tied,
    else the form's default. A generous character offers more."""
    form = ask.choices
    assert isinstance(form, Form)
    if not is_bidding(e, form):
        return dict(form.default)
    if e.decides_the_game:
        return offer_everything(form)
    generosity = 1 + GENEROSITY_RATE * character.prior({"give": 1.0})
    if e.position.counts_hands:
        return compare_offers(e, form, generosity)[0][0]
    return offer_for(e, form, usual_rate(form) * generosity)


def is_bidding(e: Evaluator, form: Form) -> bool:
    """True if this seat is tied for the place and its earlier offer, if any, was for itself."""
    seat = e.position.seat
    if seat not in e.data.get("outcomes", ()) or form.default.get("outcome", seat) != seat:
        return False
    return not is_raised(form) or supported_outcome(e) == seat


def is_raised(form: Form) -> bool:
    """True if the form is for raising an earlier offer, not for a first one."""
    return "more_cards" in form.fields.fields


def usual_rate(form: Form) -> float:
    return RAISED_OFFER_RATE if is_raised(form) else FIRST_OFFER_RATE


def offer_for(e: Evaluator, form: Form, part: float) -> OfferFields:
    answer = dict(form.default)
    budget = part * e.place_value(e.position.seat)
    nugget, dollar = float(NUGGET_POINTS), PLAIN_DOLLAR_VALUE
    if e.position.weights.goods.by_rounds:
        nugget = max(MIN_UNIT_VALUE, goods_values.nugget(e.position))
        dollar = max(MIN_UNIT_VALUE, goods_values.pay(e.position, 1))
    for field, value in (("share_nuggets", nugget), ("share_dollars", dollar), ("dollars", dollar)):
        allowed = form.fields.fields[field]
        if not isinstance(allowed, Amount):
            continue
        most = (
            min(allowed.high, allowed.high // 2 + 1)
            if field.startswith("share")
            else min(allowed.high, MAX_DOLLARS_OFFERED)
        )
        amount = max(allowed.low, min(most, int(budget / value)))
        answer[field] = amount
        budget -= amount * value
        if budget < dollar / 2:
            break
    return answer


def compare_offers(
    e: Evaluator, form: Form, generosity: float = 1.0
) -> list[tuple[OfferFields, float]]:
    """Return possible offers for the own seat with their values in points, the best first; of equal
    ones the smallest first. `generosity` scales their size."""
    parts = RAISED_OFFER_RATES if e.question == "raise_offer" else FIRST_OFFER_RATES
    offers: list[tuple[OfferFields, float]] = []
    for part in parts:
        answer = offer_for(e, form, part * generosity)
        if all(answer != other for other, _ in offers):
            offers.append((answer, offer_value(e, answer)))
    return sorted(offers, key=lambda weighed: -weighed[1])


def offer_value(e: Evaluator, answer: OfferFields) -> float:
    """Return the value of an offer in points: the chance that the own seat is named times the
    place's value, less the expected price, less the expected loss if opponents are named."""
    chances = naming_chances(e, answer)
    paid = chances[answer.get("outcome", supported_outcome(e))] * offer_price(e, answer)
    won = chances.pop(e.position.seat, 0.0) * e.place_value(e.position.seat)
    return won - paid - sum(chance * naming_loss(e, other) for other, chance in chances.items())


def offer_price(e: Evaluator, answer: OfferFields) -> float:
    """Return the value in points that the giver of an offer loses if it is accepted."""
    position = e.position
    dollars: int = answer["dollars"] + answer["share_dollars"]
    nuggets: int = answer["nuggets"] + answer["share_nuggets"]
    gold = goods_values.nugget(position) * nuggets
    own = min(dollars, position.me.dollars)
    return gold - goods_values.pay(position, -own) + DOLLAR_POINTS * (dollars - own)


def naming_chances(e: Evaluator, answer: OfferFields) -> dict[int, float]:
    """Return, by tied seat, the chance that the Sheriff names it if this offer is made, assuming a
    Sheriff with a usual player's values."""
    e = with_usual_weights(e)
    position, seat = e.position, e.position.seat
    dollars = answer["dollars"] + answer["share_dollars"]
    gold = goods_values.nugget(position) * (answer["nuggets"] + answer["share_nuggets"])
    liked = {}
    for other in e.data["outcomes"]:
        if other == position.table.sheriff:
            liked[other] = e.place_value(other)
        else:
            liked[other] = (0.0 if other == seat else expected_bid(e, other)) - naming_loss(
                e, other
            )
    outcome = answer.get("outcome", supported_outcome(e))
    liked[outcome] += (
        PLAIN_DOLLAR_VALUE * dollars + gold + offer_price(e, answer) * position.rivalry
    )
    most = max(liked.values())
    weights = {outcome: exp((value - most) / SHERIFF_NOISE) for outcome, value in liked.items()}
    whole = sum(weights.values())
    return {outcome: weight / whole for outcome, weight in weights.items()}


def with_usual_weights(e: Evaluator) -> Evaluator:
    """Return an evaluator of the same ask that uses the weights of a usual player and does not
    count hands."""
    usual = replace(e.position, weights=usual_weights(), counts_hands=False)
    return Evaluator(usual, e.policy, e.ask)


def naming_loss(e: Evaluator, outcome: int) -> float:
    """Return the value in points that a player loses if the opponent `outcome` is named for the
    place."""
    position = e.position
    return e.place_value(outcome) * position.rivalry * position.threat.get(outcome, 1.0)


def expected_bid(e: Evaluator, other: int) -> float:
    """Return the value that the Sheriff can expect from the offers of all seats but this one for
    naming `other`, once all have raised."""
    offered = sum(
        received_value(e.position, offer)
        for offer in e.position.table.offers
        if offer.outcome == other and offer.seat != e.position.seat
    )
    return max(offered, RAISED_OFFER_RATE * e.place_value(other))


def offer_everything(form: Form) -> OfferFields:
    """Return an offer of all dollars and nuggets, for being named the winner of the game: after the
    final count nothing else has a value."""
    most = {
        name: field.high for name, field in form.fields.fields.items() if isinstance(field, Amount)
    }
    return {**form.default, **most}


def supported_outcome(e: Evaluator) -> int:
    """Return the outcome (the seat to be named) for which this seat made its earlier offer; without
    an earlier offer, the seat itself."""
    return next(
        (offer.outcome for offer in e.position.table.offers if offer.seat == e.position.seat),
        e.position.seat,
    )
