"""The levels of Dice Town: an evaluator and its weights."""

from __future__ import annotations

from dataclasses import dataclass

from fivecups.engine import Answer, Ask, Form, View
from fivecups.games.dice_town.components import DICE
from fivecups.games.dice_town.state import read
from fivecups.games.dice_town.view import DiceTownView

from ..bot import Bot, Reason
from ..character import PLAIN, Character, Chooser
from ..habits import Habits
from .answer_values.evaluator import Evaluator
from .answer_values.offers import make_offer
from .dice.dice_policies import DicePolicy, ExpertDice, GreedyDice, RegularDice
from .evaluation import card_values
from .evaluation.position import Position, read_position
from .rollouts.rollouts import ROLLOUT_QUESTIONS, Rollouts
from .traits import reason_for, traits
from .weights import Weights, weights_for

NOVICE_NOISE = 0.9
"""Noise λ of a novice's choices, in points."""
CHARACTER_WEIGHT = 0.6
"""Points that one unit of a character's liking for a trait is worth."""
FULL_REROLL_RISK = 1.5
"""Degree of the trait `risk` in an answer that rolls all dice again."""

OFFER_QUESTIONS = ("make_offer", "raise_offer")


@dataclass(frozen=True)
class EvaluatorSettings:
    """A way to value answers: the dice policy, whether hands are counted, and whether values are
    corrected by rollouts."""

    dice_policy: type[DicePolicy]
    counts_hands: bool = False
    rollouts: bool = False


@dataclass(frozen=True)
class Level:
    """A strength of play: the evaluator, the row of `weights.json` that it uses, and the noise of
    choices (λ, in points)."""

    evaluator: EvaluatorSettings
    weights: str
    noise: float = 0.0


EXPERT_EVALUATOR = EvaluatorSettings(ExpertDice, counts_hands=True)
MASTER_EVALUATOR = EvaluatorSettings(ExpertDice, counts_hands=True, rollouts=True)
REGULAR_EVALUATOR = EvaluatorSettings(RegularDice)
GREEDY_EVALUATOR = EvaluatorSettings(GreedyDice)

LEVELS = {
    "master": Level(MASTER_EVALUATOR, "master"),
    "expert": Level(EXPERT_EVALUATOR, "expert"),
    "regular": Level(REGULAR_EVALUATOR, "regular"),
    "novice": Level(REGULAR_EVALUATOR, "regular", noise=NOVICE_NOISE),
    "greedy": Level(GREEDY_EVALUATOR, "regular"),
}


def make_bot(level: str, seed: str, character: Character = PLAIN) -> Bot:
    """Return a new bot of this level and character."""
    return DiceTownBot(LEVELS[level], seed, character)


class DiceTownBot:
    """A bot that values every answer in points and chooses by its level and character. `weights`
    replace those of the level."""

    def __init__(
        self, level: Level, seed: str, character: Character = PLAIN, weights: Weights | None = None
    ) -> None:
        self.level = level
        self.policy = level.evaluator.dice_policy()
        self.chooser = Chooser(seed, level.noise, CHARACTER_WEIGHT, character)
        self.weights = weights
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
                make_offer(evaluator, ask, self.chooser.character)
                if ask.question in OFFER_QUESTIONS
                else ask.choices.default
            )
        if ask.question == "keep_dice":
            return self.keep(position, ask)
        values = [
            self.chooser.worth(value, traits(position, ask.question, answer))
            for value, answer in zip(self.values(view, ask, evaluator), ask.choices, strict=True)
        ]
        answer = self.chooser.choose(ask.id, ask.choices, values)
        self.reason = reason_for(position, ask, answer)
        return answer

    def read(self, view: View[DiceTownView]) -> Position:
        """Return the view as a position, with the weights of this bot's level."""
        wild_west = bool(view.options.get("wild_west"))
        weights = self.weights or weights_for(self.level.weights, view.seats, wild_west)
        return read_position(view, weights, self.level.evaluator.counts_hands, self.habits)

    def values(self, view: View[DiceTownView], ask: Ask, evaluator: Evaluator) -> list[float]:
        """Return the value of each choice of the ask, in points, before the character is
        applied."""
        assert not isinstance(ask.choices, Form)
        values = [evaluator.value(answer) for answer in ask.choices]
        if (
            not self.level.evaluator.rollouts
            or ask.question not in ROLLOUT_QUESTIONS
            or evaluator.decides_the_game
            or evaluator.position.is_duel
        ):
            return values
        weights = evaluator.position.weights
        return Rollouts(view, ask, weights, self.chooser.seed).corrected(values)

    def observe(self, habits: Habits) -> None:
        self.habits = habits

    def explain(self) -> Reason | None:
        return self.reason

    def keep(self, position: Position, ask: Ask) -> Answer:
        """Choose the dice to keep; a bold character likes to roll many again."""
        assert not isinstance(ask.choices, Form)
        kept = read(position.me.dice)
        options = [read(answer[1]) for answer in ask.choices]
        brute = bool(card_values.free_keepers(position))
        values = self.policy.keep_values(position, kept, options, brute)
        liked = [
            self.chooser.worth(value, {"risk": FULL_REROLL_RISK * (1 - len(option) / DICE)})
            for value, option in zip(values, options, strict=True)
        ]
        return self.chooser.choose(ask.id, ask.choices, liked)
