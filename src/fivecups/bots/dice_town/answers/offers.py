"""Offers to the Sheriff: a part of what the place would give, first of all out of what it pays."""

from __future__ import annotations

from typing import Any

from fivecups.engine import Amount, Ask, Form
from fivecups.games.dice_town.components import NUGGET_POINTS

from ...character import PLAIN, Character
from ..value.figures import DOLLAR, FIRST_OFFER, GIVING, MOST_DOLLARS_OFFERED, RAISED_OFFER
from ..value.worth import HALF
from .evaluator import Evaluator


def offer(e: Evaluator, ask: Ask, character: Character = PLAIN) -> dict[str, Any]:
    """An offer for oneself, if one is among the tied; others' ties are left to the Sheriff. Who
    likes to give gives more."""
    form = ask.choices
    assert isinstance(form, Form)
    answer = dict(form.default)
    outcomes = e.data.get("outcomes", ())
    if e.position.seat not in outcomes or answer.get("outcome", e.position.seat) != e.position.seat:
        return answer
    if e.decides_the_game:
        return everything(form)
    raised = "more_cards" in form.fields.fields
    if raised and mine(e) != e.position.seat:
        return answer
    budget = (
        (RAISED_OFFER if raised else FIRST_OFFER)
        * e.place_worth(e.position.seat)
        * (1 + GIVING * character.prior({"give": 1.0}))
    )
    for field, value in (
        ("share_nuggets", NUGGET_POINTS),
        ("share_dollars", DOLLAR),
        ("dollars", DOLLAR),
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
        if budget < HALF:
            break
    return answer


def everything(form: Form) -> dict[str, Any]:
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
