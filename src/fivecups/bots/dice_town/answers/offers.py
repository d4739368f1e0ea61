"""Offers to the Sheriff: a part of what the place would give, first of all out of what it pays.

Who only follows a rule offers a fixed part. Who weighs offers takes the Sheriff for somebody who
mostly names whoever brings him most, and the others for players who follow the rule.
"""

from __future__ import annotations

from dataclasses import replace
from math import exp
from typing import Any

from fivecups.engine import Amount, Ask, Form
from fivecups.games.dice_town.components import NUGGET_POINTS

from ...character import PLAIN, Character
from ..value import worth
from ..value.figures import (
    DOLLAR,
    FIRST_OFFER,
    FIRST_OFFERS,
    GIVING,
    LEAST_UNIT,
    MOST_DOLLARS_OFFERED,
    RAISED_OFFER,
    RAISED_OFFERS,
    SHERIFF_SLIPS,
    USUAL,
)
from .base import offer_worth
from .evaluator import Evaluator

Offered = dict[str, Any]


def offer(e: Evaluator, ask: Ask, character: Character = PLAIN) -> Offered:
    """An offer for oneself, if one is among the tied; others' ties are left to the Sheriff. Who
    likes to give gives more."""
    form = ask.choices
    assert isinstance(form, Form)
    if not bids(e, form):
        return dict(form.default)
    if e.decides_the_game:
        return everything(form)
    generosity = 1 + GIVING * character.prior({"give": 1.0})
    if e.policy.tuned:
        return weigh_offers(e, form, generosity)[0][0]
    return part_of_the_prize(e, form, usual_part(form) * generosity)


def bids(e: Evaluator, form: Form) -> bool:
    """Whether one is among the tied, and tied one's earlier offer to oneself."""
    seat = e.position.seat
    if seat not in e.data.get("outcomes", ()) or form.default.get("outcome", seat) != seat:
        return False
    return not is_raised(form) or mine(e) == seat


def is_raised(form: Form) -> bool:
    """Whether there is an earlier offer to be raised."""
    return "more_cards" in form.fields.fields


def usual_part(form: Form) -> float:
    return RAISED_OFFER if is_raised(form) else FIRST_OFFER


def part_of_the_prize(e: Evaluator, form: Form, part: float) -> Offered:
    answer = dict(form.default)
    budget = part * e.place_worth(e.position.seat)
    nugget, dollar = float(NUGGET_POINTS), DOLLAR
    if e.position.figures.learned is not None:
        nugget = max(LEAST_UNIT, worth.nugget(e.position))
        dollar = max(LEAST_UNIT, worth.pay(e.position, 1))
    for field, value in (
        ("share_nuggets", nugget),
        ("share_dollars", dollar),
        ("dollars", dollar),
    ):
        allowed = form.fields.fields[field]
        if not isinstance(allowed, Amount):
            continue
        most = (
            min(allowed.high, allowed.high // 2 + 1)
            if field.startswith("share")
            else min(allowed.high, MOST_DOLLARS_OFFERED)
        )
        amount = max(allowed.low, min(most, int(budget / value)))
        answer[field] = amount
        budget -= amount * value
        if budget < dollar / 2:
            break
    return answer


def weigh_offers(e: Evaluator, form: Form, generosity: float = 1.0) -> list[tuple[Offered, float]]:
    """Offers with what they are worth, in points, the best one first; of those that are worth the
    same, the smallest."""
    parts = RAISED_OFFERS if e.question == "raise_offer" else FIRST_OFFERS
    found: list[tuple[Offered, float]] = []
    for part in parts:
        answer = part_of_the_prize(e, form, part * generosity)
        if all(answer != other for other, _ in found):
            found.append((answer, worth_of_offer(e, answer)))
    return sorted(found, key=lambda one: -one[1])


def worth_of_offer(e: Evaluator, answer: Offered) -> float:
    """What is to be won, less the offer, by the chance to be named; or what it costs that others
    are."""
    chances = named_after(e, answer)
    paid = chances[answer.get("outcome", mine(e))] * price(e, answer)
    won = chances.pop(e.position.seat, 0.0) * e.place_worth(e.position.seat)
    return won - paid - sum(chance * loss(e, other) for other, chance in chances.items())


def price(e: Evaluator, answer: Offered) -> float:
    """What an offer costs whoever makes it, if it is taken."""
    position = e.position
    dollars: int = answer["dollars"] + answer["share_dollars"]
    nuggets: int = answer["nuggets"] + answer["share_nuggets"]
    gold = worth.nugget(position) * nuggets
    own = min(dollars, position.me.dollars)
    return gold - worth.pay(position, -own) + worth.HALF * (dollars - own)


def named_after(e: Evaluator, answer: Offered) -> dict[int, float]:
    """The chances of all who are tied to be named, after this offer, where the others see things as
    people usually do."""
    e = as_usual(e)
    position, seat = e.position, e.position.seat
    dollars = answer["dollars"] + answer["share_dollars"]
    gold = worth.nugget(position) * (answer["nuggets"] + answer["share_nuggets"])
    liked = {}
    for other in e.data["outcomes"]:
        if other == position.table.sheriff:
            liked[other] = e.place_worth(other)
        else:
            liked[other] = (0.0 if other == seat else likely_bid(e, other)) - loss(e, other)
    outcome = answer.get("outcome", mine(e))
    liked[outcome] += DOLLAR * dollars + gold + price(e, answer) * position.rivalry
    most = max(liked.values())
    weights = {one: exp((value - most) / SHERIFF_SLIPS) for one, value in liked.items()}
    whole = sum(weights.values())
    return {one: weight / whole for one, weight in weights.items()}


def as_usual(e: Evaluator) -> Evaluator:
    """The same decision by usual worths."""
    usual = replace(e.position, figures=USUAL)
    return Evaluator(usual, e.policy, e.ask)


def loss(e: Evaluator, outcome: int) -> float:
    """What it costs somebody else that this one is named."""
    position = e.position
    return e.place_worth(outcome) * position.rivalry * position.threat.get(outcome, 1.0)


def likely_bid(e: Evaluator, other: int) -> float:
    """What the Sheriff can expect of the others on the outcome of one of them, once all have
    raised."""
    offered = sum(
        offer_worth(e.position, made)
        for made in e.position.table.offers
        if made.outcome == other and made.seat != e.position.seat
    )
    return max(offered, RAISED_OFFER * e.place_worth(other))


def everything(form: Form) -> Offered:
    """All money and gold, for the game itself: the count stands, and nothing is worth anything any
    more."""
    most = {
        name: field.high for name, field in form.fields.fields.items() if isinstance(field, Amount)
    }
    return {**form.default, **most}


def mine(e: Evaluator) -> int:
    """The outcome that my earlier offer was tied to, or myself."""
    return next(
        (made.outcome for made in e.position.table.offers if made.seat == e.position.seat),
        e.position.seat,
    )
