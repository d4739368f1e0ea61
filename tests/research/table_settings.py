"""Settings of tables of every size and with every option, for tests of the environments."""

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
"""A few settings that together cover everything."""


def every_table() -> Iterator[Setting]:
    """Yield every game with every seat count and every combination of choices. Options that are
    numbers are varied one at a time: their choices, the lowest and highest number, and the last
    seat."""
    for name, encoding in ENCODINGS.items():
        game = encoding.game
        listed = [option for option in game.options if not is_number(option)]
        names = [option.name for option in listed]
        combined = [
            dict(zip(names, values_of_options, strict=True))
            for values_of_options in product(*map(values, listed))
        ]
        for seats in game.seat_counts:
            chosen = [
                values_of_options
                for values_of_options in combined
                if fits(game, seats, values_of_options)
            ]
            for option in filter(is_number, game.options):
                for value in (*values(option), seats - 1):
                    fitting = [
                        {**values_of_options, option.name: value} for values_of_options in combined
                    ]
                    chosen += [
                        values_of_options
                        for values_of_options in fitting
                        if fits(game, seats, values_of_options)
                    ][:1]
            yield from [(name, seats, values_of_options) for values_of_options in distinct(chosen)]


def is_number(option: Option) -> bool:
    return option.low <= option.high


def values(option: Option) -> tuple[Any, ...]:
    """Return the choices of an option, and its lowest and highest number."""
    return (*option.choices, *((option.low, option.high) if is_number(option) else ()))


def distinct(chosen: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        values_of_options
        for number, values_of_options in enumerate(chosen)
        if values_of_options not in chosen[:number]
    ]


def fits(game: Game[Any], seats: int, options: Mapping[str, Any]) -> bool:
    try:
        game.settings(seats, options)
    except Refused:
        return False
    return True


def label(setting: Setting) -> str:
    name, seats, options = setting
    return "-".join([name, str(seats), *(f"{key}={value}" for key, value in options.items())])
