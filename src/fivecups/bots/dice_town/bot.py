"""The levels of Dice Town: one player, who looks at the dice as the level allows."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fivecups.engine import Answer, Ask, Form, View
from fivecups.games.dice_town.state import FACE_NUMBER

from ..bot import Bot, Reason
from ..character import Character, Chooser
from . import cards as cards  # what cards are worth is registered by importing it
from .deciding import Decision
from .dicing import Dicing, ExpertDicing, GreedyDicing, MasterDicing, RegularDicing
from .duels import duel_worth
from .figures import MASTER_FOR_TWO
from .offers import offer
from .rollouts import DECIDED_BY_ROLLOUTS, Rollouts
from .town import Town, read_town

NOVICE = 0.9
"""λ of a novice, in points."""

TASTE = 0.6
RISK_OF_A_ROLL = 1.5
"""How much of a risk it is to roll all dice again, for those who like that."""

DICINGS: dict[str, type[Dicing]] = {
    "expert": ExpertDicing,
    "regular": RegularDicing,
    "novice": RegularDicing,
    "greedy": GreedyDicing,
}


def make_bot(level: str, seed: str, character: Character) -> Bot:
    """The bot of this level."""
    chooser = Chooser(seed, NOVICE if level == "novice" else 0.0, TASTE, character)
    return (
        MasterBot(MasterDicing(), chooser)
        if level == "master"
        else TownBot(DICINGS[level](), chooser)
    )


class TownBot:
    """Values every answer in points and chooses by level and character."""

    def __init__(self, dicing: Dicing, chooser: Chooser) -> None:
        self.dicing = dicing
        self.chooser = chooser
        self.reason: Reason | None = None

    def answer(self, view: View[Any], ask: Ask) -> Answer:
        self.reason = None
        if not isinstance(ask.choices, Form) and len(ask.choices) == 1:
            return ask.choices[0]
        town = self.read(view)
        decision = Decision(town, self.dicing, ask)
        if isinstance(ask.choices, Form):
            return (
                offer(decision, ask, self.chooser.character)
                if ask.question in OFFERS
                else ask.choices.default
            )
        if ask.question == "keep_dice":
            return self.keep(town, ask)
        plain = self.values(view, ask, decision)
        traited = [traits(town, ask.question, answer) for answer in ask.choices]
        values = [
            self.chooser.worth(value, likes) for value, likes in zip(plain, traited, strict=True)
        ]
        answer = self.chooser.choose(ask.id, ask.choices, values)
        self.reason = why(town, ask, answer)
        return answer

    def read(self, view: View[Any]) -> Town:
        return read_town(view, self.dicing.tuned)

    def values(self, view: View[Any], ask: Ask, decision: Decision) -> list[float]:
        """The worth of each choice of a list, in points."""
        assert not isinstance(ask.choices, Form)
        return [decision.worth(answer) for answer in ask.choices]

    def explain(self) -> Reason | None:
        return self.reason

    def keep(self, town: Town, ask: Ask) -> Answer:
        assert not isinstance(ask.choices, Form)
        kept = tuple(FACE_NUMBER[face] for face in town.me.dice)
        options = [tuple(FACE_NUMBER[face] for face in answer[1]) for answer in ask.choices]
        values = self.dicing.keeps(town, kept, options, "brute" in town.table.hand)
        bold = [
            self.chooser.worth(value, {"risk": RISK_OF_A_ROLL * (1 - len(option) / 5)})
            for value, option in zip(values, options, strict=True)
        ]
        return self.chooser.choose(ask.id, ask.choices, bold)


class MasterBot(TownBot):
    """Looks at the best candidates of every ask that rollouts can decide in worlds that fit the
    view; against a single opponent it values every answer by figures of its own."""

    def read(self, view: View[Any]) -> Town:
        town = super().read(view)
        return replace(town, figures=MASTER_FOR_TWO) if town.is_duel else town

    def values(self, view: View[Any], ask: Ask, decision: Decision) -> list[float]:
        if decision.town.is_duel:
            assert not isinstance(ask.choices, Form)
            return [duel_worth(decision, answer) for answer in ask.choices]
        values = super().values(view, ask, decision)
        if ask.question not in DECIDED_BY_ROLLOUTS:
            return values
        assert not isinstance(ask.choices, Form)
        others = [TownBot(RegularDicing(), Chooser(self.chooser.seed)) for _ in range(view.seats)]
        return Rollouts(view, ask, decision.town.figures, others, self.chooser.seed).weigh(
            ask.choices, values
        )


OFFERS = ("make_offer", "raise_offer")
DIRTY = ("corruption", "even-split", "marshall")
"""Cards that an honest player would rather not play; Professional Cheater is one by its verb."""


def is_dirty(answer: tuple[Any, ...]) -> bool:
    """Whether an answer plays such a card."""
    return bool(answer[0] == "cheat" or answer[-1] in DIRTY)


def aimed_at(question: str, answer: tuple[Any, ...]) -> int | None:
    """The player whom an answer is aimed at, if any."""
    if answer[0] in ("rob", "trap", "take_a_ranch") or (
        question == "choose_a_player" and answer[0] == "choose"
    ):
        return int(answer[1])
    return None


def traits(town: Town, question: str, answer: tuple[Any, ...]) -> dict[str, float]:
    """What a character may like or dislike about an answer. Grudges are borne against whoever was
    the last to hurt the seat; a word is kept by those who play no dirty tricks and rule for those
    who pay."""
    victim = aimed_at(question, answer)
    enemy = town.facts["hurt_by"][town.seat]
    weakest = min(map(town.likely_score, town.others))
    if victim is not None:
        return {
            "revenge": 1.0 if victim == enemy else 0.0,
            "mercy": -1.0 if town.likely_score(victim) == weakest else 0.0,
        }
    if question == "name_one" and answer[0] == "choose":
        paid = any(offer.outcome == answer[1] for offer in town.table.offers)
        kind = 1.0 if answer[1] != town.seat and town.likely_score(answer[1]) == weakest else 0.0
        return {
            "mercy": kind,
            "revenge": -1.0 if answer[1] == enemy else 0.0,
            "word": 0.5 if paid else 0.0,
        }
    if is_dirty(answer):
        return {"risk": 0.5, "word": -1.0}
    return {"risk": 0.5} if answer[0] == "play" else {}


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
