"""When to play cards: what each brings now, against what it is worth in the hand."""

from __future__ import annotations

from typing import Any

from fivecups.games.dice_town.components import JACK, NINE, QUEEN, REMEDIES
from fivecups.games.dice_town.state import FACE_NUMBER
from fivecups.games.dice_town.store_cards.windows import CARD_OF_VERB

from .answers import Evaluator, Parts, turned, worth_of
from .value import worth
from .value.position import Position


@worth_of("play_or_pass")
def play(e: Evaluator, answer: Parts) -> float:
    """The gain of a card less its worth in the hand; 0 for passing."""
    if answer[0] == "pass":
        return 0.0
    name = CARD_OF_VERB.get(answer[0]) or (answer[1] if len(answer) > 1 else "")
    return gain(e, name, answer[1:]) - worth.card(e.position, name)


def gain(e: Evaluator, name: str, choice: tuple[Any, ...]) -> float:
    position = e.position
    if name == "cheater":
        return cheat(e, choice[0], choice[1])
    if name == "brute":
        return (
            worth.DOLLAR * max(0, len(position.me.fresh) - 1)
            if not position.me.must_play_brute
            else 100.0
        )
    if name == "dynamite":
        return worth.nugget(position) * max(
            0, min(2 * nines(position), position.table.mine) - nines(position)
        )
    if name == "unlimited-credit":
        return worth.store_draw(position, position.count(position.seat, JACK))
    if name == "girls":
        return worth.best_theft(position, position.count(position.seat, QUEEN))
    if name == "even-split":
        return 1.5
    if name == "marshall":
        return marshall(e)
    if name == "corruption":
        return position.figures.hidden_claim
    if name == "elixir":
        return max(
            [worth.doc(position, REMEDIES[face]) for face in set(position.dice(position.seat))],
            default=0.0,
        )
    if name == "wanted":
        return wanted(e)
    if name == "two-guns":
        return throw(position, choice[0])
    if name == "whiskey":
        loss: float = position.rivalry * position.table.players[choice[0]].ranches
        return 1.0 + position.me.ranches + loss
    if name == "insurance":
        return position.figures.hidden_claim
    if name == "desperado":
        return position.figures.bandit * 0.9
    return (
        position.figures.indian_die * min(1.0, position.rounds_left)
        if name == "smoke-signals"
        else 0.0
    )


def nines(position: Position) -> int:
    return position.count(position.seat, NINE)


def cheat(e: Evaluator, die: str, face: str) -> float:
    """The dice with one of them turned, against the dice as they are."""
    before = tuple(FACE_NUMBER[each] for each in e.position.me.dice)
    fresh = tuple(FACE_NUMBER[each] for each in e.position.me.fresh)
    return e.dice_worth(before + turned(fresh, die, face)) - e.dice_worth(before + fresh)


def marshall(e: Evaluator) -> float:
    """Good for the Sheriff in office, and against a strong newcomer."""
    position, newcomer = e.position, e.data.get("about", e.position.seat)
    if position.is_sheriff:
        return worth.badge(position) * (1 + position.rivalry)
    if newcomer == position.seat:
        return 0.0
    return worth.badge(position) * position.rivalry * (position.threat[newcomer] - 1)


def wanted(e: Evaluator) -> float:
    """What the card would have brought its player, as far as it hurts me."""
    by = e.data.get("about", e.position.seat)
    if by == e.position.seat:
        return 0.0
    return (
        1.6
        * worth.PLAYED.get(e.data.get("card", ""), 1.0)
        * e.position.rivalry
        * e.position.threat[by]
    )


def throw(position: Position, dice: tuple[str, ...]) -> float:
    """The dice of a chase that hit nobody are worth throwing again."""
    faces = {name.rpartition("-")[0] for name in position.table.wanted}
    return sum(0.42 * len(faces) if die not in faces else -2.0 for die in dice)
