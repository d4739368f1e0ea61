"""What a package of bots says about itself.

The bots of a game live in `bots/<game>/`, named as the game with underscores for dashes, and its
`__init__.py` declares them as one value, `BOTS`. That is all there is to register: the levels show
at tables, the warm-up compiles them before anybody waits, the analysis reviews finished games.

Bots bring solvers and compiled code, which take a while to import and which the web process and
`fivecups --help` do without. So the package imports nothing of that when it is imported itself:
each function it declares imports what it needs when it is called.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from .bot import Bot
from .character import CHARACTERS, Character
from .habits import HabitRules

if TYPE_CHECKING:
    from fivecups.engine import Ask, Record, View

    from .analysis.report import Advice, Review


class BotMaker(Protocol):
    """Makes a bot of a level for a table with these options; the seed makes its choices
    repeatable."""

    def __call__(
        self, level: str, options: Mapping[str, Any], seed: str, character: Character
    ) -> Bot: ...


class Sample(NamedTuple):
    """A table at which bots meet questions: so many seats, and what of the options is not as
    usual."""

    seats: int
    options: Mapping[str, Any] = {}


class Analysis(Protocol):
    """The analysis of one finished game, the `record`: so many steps, independent of each other,
    and the review from what they found, in order."""

    record: Record
    steps: int

    def step(self, number: int) -> Any: ...

    def review(self, found: Sequence[Any]) -> Review: ...


@dataclass(frozen=True, slots=True)
class GameBots:
    """The bots of one game.

    ``levels``: their names, the strongest first; ``make_bot``: makes one of them; ``aliases``:
    other names of levels; ``characters``: those that a level may be given.

    ``samples``: tables at which, played at random, the bots meet all that they can be asked;
    ``compiled``: the levels whose machine code the warm-up makes there.

    ``habits``: what is counted of a game's events for its bots;

    ``analysis``: reviews a finished game; ``advise``: coaches a seat that is asked. A game may lack
    either. ``advised_meanwhile``: the questions that nobody waits for and on which the coach
    advises, too.
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
