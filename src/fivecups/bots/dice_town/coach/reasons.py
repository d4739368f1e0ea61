"""Reasons for answers in Dice Town, as text ids with details for the coach."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from fivecups.games.dice_town.state import read

from ...analysis.report import Why
from ..answer_values.base_game import received_value
from ..answer_values.evaluator import FACE_OF_PLACE, PASSING_VERBS, Evaluator
from ..evaluation import card_values, goods_values
from ..evaluation.card_values import FORCED_PLAY_VALUE, AnswerParts, soon, turned
from ..evaluation.position import BANDIT, Dice, Position
from ..traits import aimed_at
from .place_aims import aims, won_with

Reason: TypeAlias = Callable[[Evaluator, AnswerParts], Why]


def why_so(e: Evaluator, answer: AnswerParts) -> Why:
    return REASONS.get(e.question, worth)(e, answer)


def points(value: float) -> int:
    return max(0, round(value))


def worth(e: Evaluator, answer: AnswerParts) -> Why:
    """Return the plain reason for an answer: its value in points."""
    return Why("worth", {"points": points(e.value(answer))})


def played(e: Evaluator, answer: AnswerParts) -> Why:
    if answer[0] in PASSING_VERBS:
        return Why("card-later", {})
    if aimed_at(e.question, answer) is not None:
        return against(e, answer)
    held = card_values.card_value(e.position, card_values.played_by(answer))
    now = e.value(answer) + held
    if now >= FORCED_PLAY_VALUE:
        return Why("card-must", {})
    return Why("card-now", {"points": points(now), "later": points(held)})


def against(e: Evaluator, answer: AnswerParts) -> Why:
    """Return the reason for choosing a victim: the victim leads, or has good loot."""
    victim = aimed_at(e.question, answer)
    if victim is None:
        return worth(e, answer)
    scores = {other: e.position.likely_score(other) for other in e.position.others}
    if scores[victim] >= max(scores.values()):
        return Why("rob-leader", {"seat": victim})
    return Why("loot", {"seat": victim, "points": points(e.value(answer))})


def given(e: Evaluator, answer: AnswerParts) -> Why:
    return Why("gives", {"points": points(-e.value(answer))})


def named(e: Evaluator, answer: AnswerParts) -> Why:
    """Return the reason for naming a seat, or for calling for higher offers."""
    position = e.position
    if answer[0] == "call":
        return Why("rule-call", {})
    seat = answer[1]
    if seat == position.seat:
        prize = {"points": points(e.place_value(seat))}
        return Why("rule-game", {}) if e.decides_the_game else Why("rule-myself", prize)
    offered = [
        received_value(position, offer) for offer in position.table.offers if offer.outcome == seat
    ]
    if offered:
        return Why("rule-offer", {"seat": seat, "points": points(sum(offered))})
    others = [other for other in e.data["outcomes"] if other != position.seat]
    weakest = min(others, key=lambda other: position.threat[other])
    return Why("rule-weaker" if seat == weakest else "rule-unpaid", {"seat": seat})


def treated(e: Evaluator, answer: AnswerParts) -> Why:
    if answer[0] == "wire":
        return Why("wire", {"points": points(e.value(answer))})
    return worth(e, answer)


def traded(e: Evaluator, answer: AnswerParts) -> Why:
    """Return the reason for giving the Indians a claim in exchange for their die, or for keeping
    all claims."""
    if answer[0] in PASSING_VERBS:
        return Why("claims-stay", {})
    position = e.position
    die = points(goods_values.indian_die(position) * soon(position))
    return Why(
        "indian-die", {"points": die, "later": points(card_values.card_value(position, answer[1]))}
    )


def aimed(e: Evaluator, dice: Dice) -> Why:
    places = aims(e.position, dice)
    return Why("aims", {"place": places}) if places else Why("aims-open", {})


def kept(e: Evaluator, answer: AnswerParts) -> Why:
    return aimed(e, read(e.position.me.dice) + read(answer[1]))


def sent(e: Evaluator, answer: AnswerParts) -> Why:
    if answer[0] in PASSING_VERBS:
        return Why("bandits-stay", {})
    faces = tuple(BANDIT[name].face for name in answer[1])
    return aimed(e, e.position.dice(e.position.seat) + faces)


def blessed(e: Evaluator, answer: AnswerParts) -> Why:
    seat = e.position.seat
    return wins(e.position, seat, turned(e.position.dice(seat), answer[1], answer[2]))


def trapped(e: Evaluator, answer: AnswerParts) -> Why:
    """Return the reason for a trap: the places that the victim no longer wins, else those that the
    own seat wins then."""
    _, victim, die, face = answer
    position = e.position
    dice = turned(position.dice(victim), die, face)
    after = won_with(position, hands_with(position, victim, dice), victim)
    before = won_with(position, hands_with(position, victim, position.dice(victim)), victim)
    lost = tuple(place for place in before if place not in after)
    if lost:
        return Why("trap", {"seat": victim, "place": lost})
    return wins(position, victim, dice)


def wins(position: Position, seat: int, dice: Dice) -> Why:
    """Return the reason "these places are won": those that the own seat wins if `seat` has these
    dice."""
    places = won_with(position, hands_with(position, seat, dice), position.seat)
    return Why("wins", {"place": places}) if places else Why("wins-nothing", {})


def hands_with(position: Position, seat: int, dice: Dice) -> dict[int, Dice]:
    return {
        other: tuple(sorted(dice if other == seat else position.dice(other)))
        for other in range(position.seats)
    }


def blocked(e: Evaluator, answer: AnswerParts) -> Why:
    """Return the reason for blocking a place: the seat that would act second there."""
    position, face = e.position, FACE_OF_PLACE.get(answer[1])
    if face is None:
        return Why("blocks-somebody", {})
    counts = sorted(
        ((position.count(seat, face), seat) for seat in range(position.seats)), reverse=True
    )
    count, second = counts[1]
    if not count:
        return Why("blocks-nobody", {})
    return Why("blocks-me", {}) if second == position.seat else Why("blocks", {"seat": second})


REASONS: dict[str, Reason] = {
    "keep_dice": kept,
    "return_dice": kept,
    "send_bandits": sent,
    "play_or_pass": played,
    "rob_somebody": against,
    "choose_a_player": against,
    "give_a_card": given,
    "give_a_claim": traded,
    "name_one": named,
    "take_a_remedy": treated,
    "be_treated": treated,
    "shamans_blessing": blessed,
    "set_a_trap": trapped,
    "take_the_war_path": blocked,
}
"""The functions that give the coach's reason, by question; for other questions the reason is the
value in points."""
