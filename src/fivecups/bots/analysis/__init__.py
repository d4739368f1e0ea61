"""Analysis: advice during a game and the review after it, in steps that any process can take.

The analysis of each game is imported when it is needed: solvers and compiled code take a while.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Protocol

from fivecups.engine import CLOCK, Ask, Record, View
from fivecups.games import GAMES
from fivecups.records import dump, load

from .decisions import Taken, play_again
from .report import Advice, Judged, Review, RoundShare, SeatReview, Thinking, Weighed

__all__ = [
    "COACHED",
    "REVIEWED",
    "Advice",
    "Judged",
    "Review",
    "RoundShare",
    "SeatReview",
    "Taken",
    "Thinking",
    "Weighed",
    "advise",
    "advise_on",
    "count_steps",
    "finish",
    "play_again",
    "review",
    "take_step",
]


class Study(Protocol):
    """The analysis of one finished game: so many steps, independent of each other, and the review
    from what they found."""

    steps: int

    def step(self, number: int) -> Any: ...

    def review(self, found: Sequence[Any]) -> Review: ...


def _poker_dice(record: Record) -> Study:
    from .poker_dice import PokerDiceStudy

    return PokerDiceStudy(record)


def _dice_town(record: Record) -> Study:
    from .dice_town import DiceTownStudy

    return DiceTownStudy(record)


def _gentlemans_deal(record: Record) -> Study:
    from .gentlemans_deal import GentlemansDealStudy

    return GentlemansDealStudy(record)


_STUDIES: dict[str, Callable[[Record], Study]] = {
    "poker-dice": _poker_dice,
    "dice-town": _dice_town,
    "gentlemans-deal": _gentlemans_deal,
}

REVIEWED = frozenset(_STUDIES)
"""The games that are analysed when they are over."""

COACHED = frozenset({"poker-dice"})
"""The games with a coach."""


def advise(game: str, view: View[Any], ask: Ask) -> Advice:
    """What the coach of a game says to a seat that is asked."""
    if game not in COACHED:
        raise ValueError(f"expected a game with a coach, got {game!r}")
    from .poker_dice import advise as advise_in_poker_dice

    return advise_in_poker_dice(view, ask)


def advise_on(file: bytes, seq: int) -> Advice | None:
    """What the coach would have said before the move of this number in a recorded game; None if it
    was no player's."""
    record = load(file)
    game = GAMES[record.game]
    taken = next(
        (one for one in play_again(game, record)[0] if one.seq == seq and one.seat != CLOCK), None
    )
    return (
        None
        if taken is None
        else advise(record.game, game.view(taken.state, taken.seat), taken.ask)
    )


@lru_cache(maxsize=2)
def _study(file: bytes) -> Study:
    record = load(file)
    return _STUDIES[record.game](record)


def count_steps(file: bytes) -> int:
    """How many steps the analysis of a recorded game has, given as its file."""
    return _study(file).steps


def take_step(file: bytes, number: int) -> Any:
    """One step of the analysis."""
    return _study(file).step(number)


def finish(file: bytes, found: Sequence[Any]) -> Review:
    """The review from what all steps found, in order."""
    return _study(file).review(found)


def review(record: Record, progress: Callable[[int, int], None] | None = None) -> Review:
    """The whole analysis of a finished game; `progress` is told the steps done and their number."""
    file = dump(record)
    steps = count_steps(file)
    found = []
    for number in range(steps):
        found.append(take_step(file, number))
        if progress is not None:
            progress(number + 1, steps)
    return finish(file, found)
