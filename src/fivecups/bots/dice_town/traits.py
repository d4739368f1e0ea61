"""Traits of answers that characters like or dislike, and the reasons that bots give."""

from __future__ import annotations

from fivecups.engine import Ask

from ..bot import Reason
from .evaluation.card_values import AnswerParts, played_by, row_of
from .evaluation.position import Position

CARD_RISK = 0.5
"""Degree of the trait `risk` in an answer that plays a card."""
TRICK_HONESTY = -1.0
"""Degree of the trait `word` in an answer that plays a dirty card."""
PAID_RULING_HONESTY = 0.5
"""Degree of the trait `word` in a ruling for a seat that has paid the Sheriff."""


def is_dirty(answer: AnswerParts) -> bool:
    """True if an answer plays a card that an honest character avoids."""
    name = played_by(answer)
    return bool(name) and row_of(name).dirty


def aimed_at(question: str, answer: AnswerParts) -> int | None:
    """Return the seat against which an answer is directed, or None."""
    if answer[0] in ("rob", "trap", "take_a_ranch") or (
        question == "choose_a_player" and answer[0] == "choose"
    ):
        return int(answer[1])
    return None


def traits(position: Position, question: str, answer: AnswerParts) -> dict[str, float]:
    """Return the traits of an answer, each to a degree: `revenge` on the last player who hurt this
    seat, `mercy` for the weakest, `risk`, and `word` (no dirty tricks, rulings for seats that
    paid)."""
    victim = aimed_at(question, answer)
    enemy = position.habits[position.seat].hurt_by
    weakest = min(map(position.likely_score, position.others))
    if victim is not None:
        return {
            "revenge": 1.0 if victim == enemy else 0.0,
            "mercy": -1.0 if position.likely_score(victim) == weakest else 0.0,
        }
    if question == "name_one" and answer[0] == "choose":
        paid = any(offer.outcome == answer[1] for offer in position.table.offers)
        kind = (
            1.0
            if answer[1] != position.seat and position.likely_score(answer[1]) == weakest
            else 0.0
        )
        return {
            "mercy": kind,
            "revenge": -1.0 if answer[1] == enemy else 0.0,
            "word": PAID_RULING_HONESTY if paid else 0.0,
        }
    if is_dirty(answer):
        return {"risk": CARD_RISK, "word": TRICK_HONESTY}
    return {"risk": CARD_RISK} if answer[0] == "play" else {}


def reason_for(position: Position, ask: Ask, answer: AnswerParts) -> Reason | None:
    """Return the reason that a bot gives for an answer that hurts or helps a player, or None."""
    victim = aimed_at(ask.question, answer)
    if victim is not None:
        leads = position.likely_score(victim) >= max(
            position.likely_score(other) for other in position.others
        )
        return Reason("rob-leader" if leads else "rob-best-loot", {"seat": victim})
    if ask.question == "name_one" and answer[0] == "choose":
        if answer[1] == position.seat:
            return Reason("rule-myself", {"seat": answer[1]})
        paid = any(offer.outcome == answer[1] for offer in position.table.offers)
        return Reason("rule-offer" if paid else "rule-weaker", {"seat": answer[1]})
    return None
