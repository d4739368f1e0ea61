"""What speaks for an answer of Dice Town, or what is to be known about it, in a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from fivecups.games.dice_town.state import read

from ...analysis.report import Why
from ..answers.base import offer_worth
from ..answers.evaluator import FACE_OF_PLACE, NOT_NOW, Evaluator
from ..traits import aimed_at
from ..value import cards
from ..value.card_value import Parts
from ..value.cards import soon, turned
from ..value.figures import MUST
from ..value.position import BANDIT, Dice, Position
from .aims import aims, won_with

Reason: TypeAlias = Callable[[Evaluator, Parts], Why]


def why_so(e: Evaluator, answer: Parts) -> Why:
    return REASONS.get(e.question, worth)(e, answer)


def points(value: float) -> int:
    return max(0, round(value))


def worth(e: Evaluator, answer: Parts) -> Why:
    """What an answer brings, in points."""
    return Why("worth", {"points": points(e.worth(answer))})


def played(e: Evaluator, answer: Parts) -> Why:
    if answer[0] in NOT_NOW:
        return Why("card-later", {})
    if aimed_at(e.question, answer) is not None:
        return against(e, answer)
    held = cards.card(e.position, cards.played_by(answer))
    now = e.worth(answer) + held
    if now >= MUST:
        return Why("card-must", {})
    return Why("card-now", {"points": points(now), "later": points(held)})


def against(e: Evaluator, answer: Parts) -> Why:
    """Whom an answer is aimed at: somebody who is ahead, or what is to be had from him."""
    victim = aimed_at(e.question, answer)
    if victim is None:
        return worth(e, answer)
    scores = {other: e.position.likely_score(other) for other in e.position.others}
    if scores[victim] >= max(scores.values()):
        return Why("rob-leader", {"seat": victim})
    return Why("loot", {"seat": victim, "points": points(e.worth(answer))})


def given(e: Evaluator, answer: Parts) -> Why:
    return Why("gives", {"points": points(-e.worth(answer))})


def named(e: Evaluator, answer: Parts) -> Why:
    """Whom the Sheriff names."""
    position = e.position
    if answer[0] == "call":
        return Why("rule-call", {})
    seat = answer[1]
    if seat == position.seat:
        prize = {"points": points(e.place_worth(seat))}
        return Why("rule-game", {}) if e.decides_the_game else Why("rule-myself", prize)
    offered = [
        offer_worth(position, made) for made in position.table.offers if made.outcome == seat
    ]
    if offered:
        return Why("rule-offer", {"seat": seat, "points": points(sum(offered))})
    others = [one for one in e.data["outcomes"] if one != position.seat]
    weakest = min(others, key=lambda one: position.threat[one])
    return Why("rule-weaker" if seat == weakest else "rule-unpaid", {"seat": seat})


def treated(e: Evaluator, answer: Parts) -> Why:
    if answer[0] == "wire":
        return Why("wire", {"points": points(e.worth(answer))})
    return worth(e, answer)


def traded(e: Evaluator, answer: Parts) -> Why:
    """A claim for the Indian die."""
    if answer[0] in NOT_NOW:
        return Why("claims-stay", {})
    position = e.position
    die = points(position.figures.indian_die * soon(position))
    return Why("indian-die", {"points": die, "later": points(cards.card(position, answer[1]))})


def aimed(e: Evaluator, dice: Dice) -> Why:
    places = aims(e.position, dice)
    return Why("aims", {"place": places}) if places else Why("aims-open", {})


def kept(e: Evaluator, answer: Parts) -> Why:
    return aimed(e, read(e.position.me.dice) + read(answer[1]))


def sent(e: Evaluator, answer: Parts) -> Why:
    if answer[0] in NOT_NOW:
        return Why("bandits-stay", {})
    faces = tuple(BANDIT[name].face for name in answer[1])
    return aimed(e, e.position.dice(e.position.seat) + faces)


def blessed(e: Evaluator, answer: Parts) -> Why:
    seat = e.position.seat
    return wins(e.position, seat, turned(e.position.dice(seat), answer[1], answer[2]))


def trapped(e: Evaluator, answer: Parts) -> Why:
    """What the victim no longer wins, or else what oneself wins then."""
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
    """The places that one wins oneself, once these are a seat's dice."""
    places = won_with(position, hands_with(position, seat, dice), position.seat)
    return Why("wins", {"place": places}) if places else Why("wins-nothing", {})


def hands_with(position: Position, seat: int, dice: Dice) -> dict[int, Dice]:
    return {
        one: tuple(sorted(dice if one == seat else position.dice(one)))
        for one in range(position.seats)
    }


def blocked(e: Evaluator, answer: Parts) -> Why:
    """Who would act second at a place that is blocked."""
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
"""By question. What the others bring is said in points."""
