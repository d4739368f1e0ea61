"""The declaration of a game's bots: levels, how to make them, habits, coach and review.

The bots of a game live in `bots/<game>/`, named as the game with underscores for dashes. Its
`__init__.py` declares them as one value, `BOTS`; nothing else has to be registered. From there
tables show the levels, the warm-up compiles them, and the analysis reviews finished games.

Bots bring solvers and compiled code, which take a while to import and which the web process and
`fivecups --help` do not need. So importing the package imports none of that: each function that it
declares imports what it needs when it is called.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from fivecups.games.manifest import load_part

from .bot import Bot
from .character import CHARACTERS, Character
from .habits import HabitRules

if TYPE_CHECKING:
    from fivecups.engine import Ask, Record, View

    from .analysis.report import Advice, Review


class BotMaker(Protocol):
    """A function that makes a bot of a level for a table with these options; the seed makes its
    choices repeatable."""

    def __call__(
        self, level: str, options: Mapping[str, Any], seed: str, character: Character
    ) -> Bot: ...


def imported_on_call(reference: str) -> Callable[..., Any]:
    """Return a function that imports the function or class ``module:name`` and calls it."""
    return lambda *arguments: load_part(reference)(*arguments)


class Sample(NamedTuple):
    """A kind of table that the warm-up plays: the number of seats, and the options that differ from
    the defaults."""

    seats: int
    options: Mapping[str, Any] = {}


class Analysis(Protocol):
    """The analysis of one finished game, its `record`: `steps` independent steps, and a function
    that makes the review from their results in order."""

    record: Record
    steps: int

    def step(self, number: int) -> Any: ...

    def review(self, results: Sequence[Any], /) -> Review: ...


@dataclass(frozen=True, slots=True)
class GameBots:
    """The declaration of one game's bots.

    ``levels``: their names, the strongest first; ``make_bot``: makes a bot of a level; ``aliases``:
    other names of levels; ``characters``: those that a level may be given.

    ``samples``: tables at which, played at random, the bots meet all questions; ``compiled``: the
    levels whose machine code the warm-up makes there.

    ``habits``: rules by which a game's events are counted for its bots.

    ``analysis``: reviews a finished game; ``advise``: coaches a seat that is asked. A game may lack
    either. ``advised_meanwhile``: optional questions on which the coach advises, too.
    """

    levels: tuple[str, ...]
    make_bot: BotMaker
    aliases: Mapping[str, str] = field(default_factory=dict)
    characters: tuple[str, ...] = tuple(CHARACTERS)
    samples: tuple[Sample, ...] = ()
    compiled: tuple[str, ...] = ()
    habits: HabitRules | None = None
    analysis: Callable[[Record], Analysis] | None = None
    advise: Callable[[View[Any], Ask], Advice] | None = None
    advised_meanwhile: tuple[str, ...] = ()
