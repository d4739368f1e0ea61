"""Measures how characters differ: each is asked in the same positions, those of games between plain
players of one level.

    python -m experiments.character_traits dice-town --games 8 --seed 20261
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from statistics import fmean
from typing import Annotated, Any

import typer

from fivecups.bots import CHARACTERS, Bot, Habits, make_bot, remark_of, tell_habits
from fivecups.engine import Answer, Ask, CommonRandomNumbers, Form, View
from fivecups.games import GAMES
from fivecups.lab.game_loop import play_game

from .deal_traits import deal_answer, deal_remark
from .town_traits import town_answer

TraitValues = Iterator[tuple[str, float]]
"""Measures of an answer: names, each with a value."""


def no_remark_traits(view: View[Any], remark: tuple[Ask, Answer]) -> Iterator[tuple[str, float]]:
    return iter(())


@dataclass(frozen=True, slots=True)
class Setting:
    """The comparison of characters in one game: the table, the questions, and functions that
    measure answers and remarks."""

    seats: int
    options: Mapping[str, Any]
    questions: frozenset[str]
    answer_traits: Callable[[View[Any], Ask, Answer, Habits], TraitValues]
    remark_traits: Callable[[View[Any], tuple[Ask, Answer]], TraitValues] = no_remark_traits


SETTINGS = {
    "dice-town": Setting(
        4,
        {"wild_west": True, "indians": True},
        frozenset(
            ("keep_dice", "make_offer", "raise_offer", "rob_somebody", "play_or_pass", "name_one")
        ),
        town_answer,
    ),
    "gentlemans-deal": Setting(5, {}, frozenset(("vote", "final_offer")), deal_answer, deal_remark),
}

Counts = dict[str, dict[str, list[float]]]
"""Values by character and measure."""


@dataclass
class ComparingBot:
    """A plain player; in each of its positions all characters are asked the same question, and
    their answers are measured."""

    plain: Bot
    shadows: Mapping[str, Bot]
    setting: Setting
    counts: Counts
    habits: Habits = field(default=())

    def observe(self, habits: Habits) -> None:
        self.habits = habits
        for bot in (self.plain, *self.shadows.values()):
            tell_habits(bot, habits)

    def answer(self, view: View[Any], ask: Ask) -> Answer:
        if ask.question in self.setting.questions and (
            isinstance(ask.choices, Form) or len(ask.choices) > 1
        ):
            for name, bot in self.shadows.items():
                answer = bot.answer(view, ask)
                for trait, value in self.setting.answer_traits(view, ask, answer, self.habits):
                    self.counts[name][trait].append(value)
        return self.plain.answer(view, ask)

    def remark(self, view: View[Any]) -> tuple[Ask, Answer] | None:
        for name, bot in self.shadows.items():
            remark = remark_of(bot, view)
            for trait, value in (
                self.setting.remark_traits(view, remark) if remark is not None else ()
            ):
                self.counts[name][trait].append(value)
        return remark_of(self.plain, view)


def measure(
    game: str, games: int, seed: int, level: str = "regular"
) -> dict[str, dict[str, float]]:
    """Return the mean of each measure by character, over all positions of these games."""
    setting = SETTINGS[game]
    counts: Counts = {name: defaultdict(list) for name in CHARACTERS}
    for number in range(games):
        dice = CommonRandomNumbers(f"characters {seed} {number}")
        state = GAMES[game].start(setting.seats, setting.options, dice)
        seats = []
        for seat in range(setting.seats):
            bots = {
                name: make_bot(f"{level}+{name}", game, state.options, f"{seed} {number} {seat}")
                for name in ("plain", *CHARACTERS)
            }
            seats.append(ComparingBot(bots["plain"], bots, setting, counts))
        play_game(GAMES[game], state, seats)
    return {
        name: {trait: fmean(values) for trait, values in by_trait.items()}
        for name, by_trait in counts.items()
    }


def main(
    game: Annotated[str, typer.Argument(help="The game.")],
    level: Annotated[str, typer.Option(help="The level of the characters.")] = "regular",
    games: Annotated[int, typer.Option(help="How many games give the positions.")] = 8,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 20261,
) -> None:
    """Print the table of docs/bots.md."""
    means = measure(game, games, seed, level)
    traits = list(means["plain"])
    typer.echo(f"| character | {' | '.join(traits)} |")
    for name, by_trait in means.items():
        row = " | ".join(f"{by_trait[trait]:.2f}" for trait in traits)
        typer.echo(f"| {name} | {row} |")


if __name__ == "__main__":
    typer.run(main)
