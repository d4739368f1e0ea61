"""Tables of every size and with every option, for the tests of the environments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from fivecups.engine import Game, Option, Refused
from fivecups.research import ENCODINGS

Setting = tuple[str, int, Mapping[str, Any]]

SHORT: tuple[Setting, ...] = (
    ("poker-dice", 1, {}),
    ("poker-dice", 3, {"zeros": "anywhere", "joker": "classic", "upper_bonus": "from_63"}),
    ("dice-town", 2, {"first_sheriff": 1}),
    ("dice-town", 4, {"wild_west": True, "indians": True}),
    ("gentlemans-deal", 5, {}),
)
"""A few tables at which everything comes up."""


def every_table() -> Iterator[Setting]:
    """Every game with every seat count and every combination of choices; of options that are
    numbers, one at a time their choices, the least and the most that go, and the last seat."""
    for name, encoding in ENCODINGS.items():
        game = encoding.game
        listed = [option for option in game.options if not is_number(option)]
        names = [option.name for option in listed]
        combined = [dict(zip(names, one, strict=True)) for one in product(*map(values, listed))]
        for seats in game.seat_counts:
            chosen = [one for one in combined if fits(game, seats, one)]
            for option in filter(is_number, game.options):
                for value in (*values(option), seats - 1):
                    fitting = [{**one, option.name: value} for one in combined]
                    chosen += [one for one in fitting if fits(game, seats, one)][:1]
            yield from [(name, seats, one) for one in distinct(chosen)]


def is_number(option: Option) -> bool:
    return option.low <= option.high


def values(option: Option) -> tuple[Any, ...]:
    """The choices of an option, and the least and the most of a number."""
    return (*option.choices, *((option.low, option.high) if is_number(option) else ()))


def distinct(chosen: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [one for number, one in enumerate(chosen) if one not in chosen[:number]]


def fits(game: Game[Any], seats: int, options: Mapping[str, Any]) -> bool:
    try:
        game.settings(seats, options)
    except Refused:
        return False
    return True


def label(setting: Setting) -> str:
    name, seats, options = setting
    return "-".join([name, str(seats), *(f"{key}={value}" for key, value in options.items())])
