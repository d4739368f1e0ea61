"""What characters look at: whom an answer is aimed at, whether it is a dirty trick; and the reasons
that a bot gives."""

from __future__ import annotations

from fivecups.engine import Ask

from ..bot import Reason
from .value.card_value import Parts
from .value.cards import CARDS, played_by
from .value.figures import RISK_OF_A_CARD, WORD_OF_A_RULING, WORD_OF_A_TRICK
from .value.position import Position


def is_dirty(answer: Parts) -> bool:
    """Whether an answer plays a card that an honest player would rather not play."""
    name = played_by(answer)
    return bool(name) and CARDS[name].dirty


def aimed_at(question: str, answer: Parts) -> int | None:
    """The player whom an answer is aimed at, if any."""
    if answer[0] in ("rob", "trap", "take_a_ranch") or (
        question == "choose_a_player" and answer[0] == "choose"
    ):
        return int(answer[1])
    return None


def traits(position: Position, question: str, answer: Parts) -> dict[str, float]:
    """What a character may like or dislike about an answer. Grudges are borne against whoever was
    the last to hurt the seat; a word is kept by those who play no dirty tricks and rule for those
    who pay."""
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
            "word": WORD_OF_A_RULING if paid else 0.0,
        }
    if is_dirty(answer):
        return {"risk": RISK_OF_A_CARD, "word": WORD_OF_A_TRICK}
    return {"risk": RISK_OF_A_CARD} if answer[0] == "play" else {}


def why(position: Position, ask: Ask, answer: Parts) -> Reason | None:
    """A reason for what hurts or helps somebody."""
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
