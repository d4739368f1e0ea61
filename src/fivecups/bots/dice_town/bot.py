"""The levels of Dice Town: one player, who looks at the dice as the level allows."""

from __future__ import annotations

from dataclasses import replace

from fivecups.engine import Answer, Ask, Form, View
from fivecups.games.dice_town.components import DICE
from fivecups.games.dice_town.state import read
from fivecups.games.dice_town.view import DiceTownView

from ..bot import Bot, Reason
from ..character import Character, Chooser
from ..habits import Habits
from .answers.evaluator import Evaluator
from .answers.offers import offer
from .dice.policies import DicePolicy, ExpertPolicy, GreedyPolicy, RegularPolicy
from .traits import traits, why
from .value.figures import NOVICE, RISK_OF_A_ROLL, TASTE, Figures, tuned
from .value.position import Position, read_position
from .worlds.rollouts import DECIDED_BY_ROLLOUTS, Rollouts

POLICIES: dict[str, type[DicePolicy]] = {
    "expert": ExpertPolicy,
    "regular": RegularPolicy,
    "novice": RegularPolicy,
    "greedy": GreedyPolicy,
}


def make_bot(level: str, seed: str, character: Character) -> Bot:
    """The bot of this level."""
    chooser = Chooser(seed, NOVICE if level == "novice" else 0.0, TASTE, character)
    return (
        MasterBot(ExpertPolicy(), chooser)
        if level == "master"
        else DiceTownBot(POLICIES[level](), chooser)
    )


class DiceTownBot:
    """Values every answer in points and chooses by level and character."""

    def __init__(
        self, policy: DicePolicy, chooser: Chooser, figures: Figures | None = None
    ) -> None:
        self.policy = policy
        self.chooser = chooser
        self.figures = figures
        self.reason: Reason | None = None
        self.habits: Habits = ()

    def answer(self, view: View[DiceTownView], ask: Ask) -> Answer:
        self.reason = None
        if not isinstance(ask.choices, Form) and len(ask.choices) == 1:
            return ask.choices[0]
        position = self.read(view)
        evaluator = Evaluator(position, self.policy, ask)
        if isinstance(ask.choices, Form):
            return (
                offer(evaluator, ask, self.chooser.character)
                if ask.question in OFFERS
                else ask.choices.default
            )
        if ask.question == "keep_dice":
            return self.keep(position, ask)
        plain = self.values(view, ask, evaluator)
        traited = [traits(position, ask.question, answer) for answer in ask.choices]
        values = [
            self.chooser.worth(value, likes) for value, likes in zip(plain, traited, strict=True)
        ]
        answer = self.chooser.choose(ask.id, ask.choices, values)
        self.reason = why(position, ask, answer)
        return answer

    def read(self, view: View[DiceTownView]) -> Position:
        position = read_position(view, self.policy.tuned, self.habits)
        return position if self.figures is None else replace(position, figures=self.figures)

    def values(self, view: View[DiceTownView], ask: Ask, evaluator: Evaluator) -> list[float]:
        """The worth of each choice of a list, in points."""
        assert not isinstance(ask.choices, Form)
        return [evaluator.worth(answer) for answer in ask.choices]

    def observe(self, habits: Habits) -> None:
        self.habits = habits

    def explain(self) -> Reason | None:
        return self.reason

    def keep(self, position: Position, ask: Ask) -> Answer:
        assert not isinstance(ask.choices, Form)
        kept = read(position.me.dice)
        options = [read(answer[1]) for answer in ask.choices]
        values = self.policy.keeps(position, kept, options, "brute" in position.table.hand)
        bold = [
            self.chooser.worth(value, {"risk": RISK_OF_A_ROLL * (1 - len(option) / DICE)})
            for value, option in zip(values, options, strict=True)
        ]
        return self.chooser.choose(ask.id, ask.choices, bold)


class MasterBot(DiceTownBot):
    """Plays by figures of its own for each kind of table, and looks at the best candidates of every
    ask that rollouts can decide in worlds that fit the view."""

    def read(self, view: View[DiceTownView]) -> Position:
        position = super().read(view)
        own = self.figures or tuned(position.seats, position.wild_west, "master")
        return replace(position, figures=own)

    def values(self, view: View[DiceTownView], ask: Ask, evaluator: Evaluator) -> list[float]:
        values = super().values(view, ask, evaluator)
        if (
            ask.question not in DECIDED_BY_ROLLOUTS
            or evaluator.decides_the_game
            or evaluator.position.is_duel
        ):
            return values
        figures = evaluator.position.figures
        return Rollouts(view, ask, figures, self.chooser.seed).weigh(values)


OFFERS = ("make_offer", "raise_offer")
