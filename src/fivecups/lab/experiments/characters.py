"""How characters differ: each is asked in the same positions, those of games between plain players
of one level.

    python -m fivecups.lab.experiments.characters dice-town --games 8 --seed 20261
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from statistics import fmean
from typing import Annotated, Any

import typer

from fivecups.bots import CHARACTERS, Bot, Habits, make_bot, remark_of, tell_habits
from fivecups.engine import Answer, Ask, Form, View
from fivecups.games import GAMES

from ..common_dice import start
from ..simulate import play
from .deal_manners import deal_answer, deal_remark
from .town_manners import town_answer

Told = Iterator[tuple[str, float]]
"""What an answer says about its giver: names of traits, each with how much of it."""


def says_nothing(view: View[Any], said: tuple[Ask, Answer]) -> Iterator[tuple[str, float]]:
    return iter(())


@dataclass(frozen=True, slots=True)
class Setting:
    """At which table the characters of a game are compared, by which questions, and what their
    answers and remarks say about them."""

    seats: int
    options: Mapping[str, Any]
    questions: frozenset[str]
    answered: Callable[[View[Any], Ask, Answer, Habits], Told]
    remarked: Callable[[View[Any], tuple[Ask, Answer]], Told] = says_nothing


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
"""By character and trait."""


@dataclass
class Shadowed:
    """A plain player; in each of its positions the characters are asked the same, and what they
    would do is counted."""

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
                for trait, value in self.setting.answered(view, ask, answer, self.habits):
                    self.counts[name][trait].append(value)
        return self.plain.answer(view, ask)

    def remark(self, view: View[Any]) -> tuple[Ask, Answer] | None:
        for name, bot in self.shadows.items():
            said = remark_of(bot, view)
            for trait, value in self.setting.remarked(view, said) if said is not None else ():
                self.counts[name][trait].append(value)
        return remark_of(self.plain, view)


def measure(
    game: str, games: int, seed: int, level: str = "regular"
) -> dict[str, dict[str, float]]:
    """By character and trait, the mean over all positions of so many games."""
    setting = SETTINGS[game]
    counts: Counts = {name: defaultdict(list) for name in CHARACTERS}
    for number in range(games):
        state = start(GAMES[game], setting.seats, setting.options, f"characters {seed} {number}")
        players = []
        for seat in range(setting.seats):
            made = {
                name: make_bot(f"{level}+{name}", game, state.options, f"{seed} {number} {seat}")
                for name in ("plain", *CHARACTERS)
            }
            players.append(Shadowed(made["plain"], made, setting, counts))
        play(GAMES[game], state, players)
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
    found = measure(game, games, seed, level)
    traits = list(found["plain"])
    typer.echo(f"| character | {' | '.join(traits)} |")
    for name, by_trait in found.items():
        row = " | ".join(f"{by_trait[trait]:.2f}" for trait in traits)
        typer.echo(f"| {name} | {row} |")


if __name__ == "__main__":
    typer.run(main)
