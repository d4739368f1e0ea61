"""When to play cards: what each brings now, against what it is worth in the hand."""

from __future__ import annotations

from typing import Any

from fivecups.games.dice_town.components import JACK, NINE, QUEEN, REMEDIES
from fivecups.games.dice_town.playing import CARD_OF_VERB
from fivecups.games.dice_town.state import FACE_NUMBER

from . import worth
from .deciding import Decision, Parts, turned, worth_of
from .town import Town


@worth_of("play_or_pass")
def play(d: Decision, answer: Parts) -> float:
    """The gain of a card less its worth in the hand; 0 for passing."""
    if answer[0] == "pass":
        return 0.0
    name = CARD_OF_VERB.get(answer[0]) or (answer[1] if len(answer) > 1 else "")
    return gain(d, name, answer[1:]) - worth.card(d.town, name)


def gain(d: Decision, name: str, choice: tuple[Any, ...]) -> float:
    town = d.town
    if name == "cheater":
        return cheat(d, choice[0], choice[1])
    if name == "brute":
        return (
            worth.DOLLAR * max(0, len(town.me.fresh) - 1) if not town.me.must_play_brute else 100.0
        )
    if name == "dynamite":
        return worth.nugget(town) * max(0, min(2 * nines(town), town.table.mine) - nines(town))
    if name == "unlimited-credit":
        return worth.store_draw(town, town.count(town.seat, JACK))
    if name == "girls":
        return worth.best_theft(town, town.count(town.seat, QUEEN))
    if name == "even-split":
        return 1.5
    if name == "marshall":
        return marshall(d)
    if name == "corruption":
        return town.figures.hidden_claim
    if name == "elixir":
        return max(
            [worth.doc(town, REMEDIES[face]) for face in set(town.dice(town.seat))], default=0.0
        )
    if name == "wanted":
        return wanted(d)
    if name == "two-guns":
        return throw(town, choice[0])
    if name == "whiskey":
        loss: float = town.rivalry * town.table.players[choice[0]].ranches
        return 1.0 + town.me.ranches + loss
    if name == "insurance":
        return town.figures.hidden_claim
    if name == "desperado":
        return town.figures.bandit * 0.9
    return town.figures.indian_die * min(1.0, town.rounds_left) if name == "smoke-signals" else 0.0


def nines(town: Town) -> int:
    return town.count(town.seat, NINE)


def cheat(d: Decision, die: str, face: str) -> float:
    """The dice with one of them turned, against the dice as they are."""
    before = tuple(FACE_NUMBER[each] for each in d.town.me.dice)
    fresh = tuple(FACE_NUMBER[each] for each in d.town.me.fresh)
    return d.dice_worth(before + turned(fresh, die, face)) - d.dice_worth(before + fresh)


def marshall(d: Decision) -> float:
    """Good for the Sheriff in office, and against a strong newcomer."""
    town, newcomer = d.town, d.data.get("about", d.town.seat)
    if town.is_sheriff:
        return worth.badge(town) * (1 + town.rivalry)
    if newcomer == town.seat:
        return 0.0
    return worth.badge(town) * town.rivalry * (town.threat[newcomer] - 1)


def wanted(d: Decision) -> float:
    """What the card would have brought its player, as far as it hurts me."""
    by = d.data.get("about", d.town.seat)
    if by == d.town.seat:
        return 0.0
    return 1.6 * worth.PLAYED.get(d.data.get("card", ""), 1.0) * d.town.rivalry * d.town.threat[by]


def throw(town: Town, dice: tuple[str, ...]) -> float:
    """The dice of a chase that hit nobody are worth throwing again."""
    faces = {name.rpartition("-")[0] for name in town.table.wanted}
    return sum(0.42 * len(faces) if die not in faces else -2.0 for die in dice)
