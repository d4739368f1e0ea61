"""The levels of Dice Town: one player, who looks at the dice as the level allows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fivecups.engine import Answer, Ask, Form, View
from fivecups.games.dice_town.state import FACE_NUMBER

from ..bot import Bot, Reason
from ..character import Character, Chooser
from . import cards as cards  # what cards are worth is registered by importing it
from .deciding import Decision
from .dicing import Dicing, ExpertDicing, GreedyDicing, RegularDicing
from .offers import offer
from .town import Town, read_town

NOVICE = 0.9
"""λ of a novice, in points."""

TASTE = 0.4
DICINGS: dict[str, type[Dicing]] = {
    "expert": ExpertDicing,
    "regular": RegularDicing,
    "novice": RegularDicing,
    "greedy": GreedyDicing,
}


def make_bot(level: str, options: Mapping[str, Any], seed: str, character: Character) -> Bot:
    """The bot of this level."""
    return TownBot(DICINGS[level](), Chooser(seed, NOVICE if level == "novice" else 0.0, TASTE, character))


class TownBot:
    """Values every answer in points and chooses by level and character."""

    def __init__(self, dicing: Dicing, chooser: Chooser) -> None:
        self.dicing = dicing
        self.chooser = chooser
        self.reason: Reason | None = None

    def answer(self, view: View[Any], ask: Ask) -> Answer:
        self.reason = None
        town = read_town(view)
        decision = Decision(town, self.dicing, ask)
        if isinstance(ask.choices, Form):
            return offer(decision, ask) if ask.question in ("make_offer", "raise_offer") else ask.choices.default
        if len(ask.choices) == 1:
            return ask.choices[0]
        if ask.question == "keep_dice":
            return self.keep(town, ask)
        values = [self.chooser.worth(decision.worth(answer), traits(town, ask.question, answer)) for answer in ask.choices]
        answer = self.chooser.choose(ask.id, ask.choices, values)
        self.reason = why(town, ask, answer)
        return answer

    def explain(self) -> Reason | None:
        return self.reason

    def keep(self, town: Town, ask: Ask) -> Answer:
        assert not isinstance(ask.choices, Form)
        kept = tuple(FACE_NUMBER[face] for face in town.me.dice)
        options = [tuple(FACE_NUMBER[face] for face in answer[1]) for answer in ask.choices]
        values = self.dicing.keeps(town, kept, options, "brute" in town.table.hand)
        bold = [
            self.chooser.worth(value, {"risk": 0.2 * (1 - len(option) / 5)})
            for value, option in zip(values, options, strict=True)
        ]
        return self.chooser.choose(ask.id, ask.choices, bold)


def aimed_at(question: str, answer: tuple[Any, ...]) -> int | None:
    """The player whom an answer is aimed at, if any."""
    if answer[0] in ("rob", "trap", "take_a_ranch") or (question == "choose_a_player" and answer[0] == "choose"):
        return int(answer[1])
    return None


def traits(town: Town, question: str, answer: tuple[Any, ...]) -> dict[str, float]:
    """What a character may like or dislike about an answer. Grudges are borne against whoever leads."""
    victim = aimed_at(question, answer)
    if victim is not None:
        weakest = min(map(town.likely_score, town.others))
        return {"revenge": town.threat[victim] - 1, "mercy": -1.0 if town.likely_score(victim) == weakest else 0.0}
    if question == "name_one" and answer[0] == "choose" and answer[1] != town.seat:
        weakest = min(map(town.likely_score, range(town.seats)))
        mercy = 1.0 if town.likely_score(answer[1]) == weakest else 0.0
        return {"mercy": mercy, "revenge": 1 - town.threat[answer[1]]}
    return {"risk": 0.5} if answer[0] in ("play", "cheat") else {}


def why(town: Town, ask: Ask, answer: tuple[Any, ...]) -> Reason | None:
    """A reason for what hurts or helps somebody."""
    victim = aimed_at(ask.question, answer)
    if victim is not None:
        leads = town.likely_score(victim) >= max(town.likely_score(other) for other in town.others)
        return Reason("rob-leader" if leads else "rob-best-loot", {"seat": victim})
    if ask.question == "name_one" and answer[0] == "choose":
        if answer[1] == town.seat:
            return Reason("rule-myself", {"seat": answer[1]})
        paid = any(offer.outcome == answer[1] for offer in town.table.offers)
        return Reason("rule-offer" if paid else "rule-weaker", {"seat": answer[1]})
    return None
