"""What the club shows. Whatever is left out because somebody hides it is not in these at all."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

import msgspec

from fivecups.bots.analysis.report import Unit

from ..wire.protocol import Summary

Kind: TypeAlias = Literal["rating", "seen", "games", "places", "luck", "against", "friends"]
"""What somebody can hide: the rating with its place in the lists, when they were here last, how
many games they have played and won, where they win, their luck, how they fare against others, and
that those they have played with find them to invite them again."""

KINDS: tuple[Kind, ...] = get_args(Kind)

CLUB = "club"
"""Hides somebody altogether."""


class Struct(msgspec.Struct, frozen=True):
    """What all parts of the figures share."""


class Face(Struct, frozen=True):
    """Somebody as they are seen in the club; sign and colour are empty until they are chosen."""

    id: str
    name: str
    sign: str
    colour: str


class RatingFigure(Struct, frozen=True):
    """`shown` is what people read; `mu` and `sigma` are openskill's: the rating and its
    uncertainty. `games` are the rated ones, None where the person hides how many they play."""

    shown: int
    mu: float
    sigma: float
    games: int | None


class Leader(Struct, frozen=True):
    """A line of a leaderboard. `seen_at` is the day of the last visit, None where it is hidden."""

    person: Face
    rating: RatingFigure
    seen_at: int | None


class Leaderboard(Struct, frozen=True):
    """The best of a game, who is surely good first."""

    game: str
    leaders: list[Leader]


class GameCount(Struct, frozen=True):
    """How often somebody has played a game with so many players and won it. `fair` is the number of
    wins of somebody who is neither better nor worse than the others."""

    game: str
    seats: int
    games: int
    wins: int
    fair: float


class PlaceCount(Struct, frozen=True):
    """How often a place of a game's board was won."""

    game: str
    place: str
    wins: int


class LuckPoint(Struct, frozen=True):
    """The luck of one reviewed game, in the unit of its review."""

    game: str
    at: int
    luck: float
    unit: Unit


class Against(Struct, frozen=True):
    """Somebody's games with somebody else, and in how many of them they came ahead or behind."""

    person: Face
    games: int
    ahead: int
    behind: int


class Profile(Struct, frozen=True):
    """Somebody in the club. What they hide is named in `hidden`, and is empty here unless they look
    at themselves; `shown` is whether others see anything at all."""

    person: Face
    shown: bool
    hidden: list[Kind]
    seen_at: int | None
    ratings: dict[str, RatingFigure]
    games: list[GameCount]
    places: list[PlaceCount]
    luck: list[LuckPoint]
    against: list[Against]


class Friend(Struct, frozen=True):
    """Somebody one has played with, how often, and when last."""

    person: Face
    games: int
    last_at: int


class Invited(Struct, frozen=True):
    """A table that waits for somebody whom another has invited, and since when."""

    by: Face
    table: Summary
    at: int


class DayCount(Struct, frozen=True):
    """How many games of a kind ended on a day, which begins at `day`."""

    day: int
    game: str
    games: int


class SeatCount(Struct, frozen=True):
    """How many games with so many players a seat has won; those who win together share."""

    game: str
    seats: int
    seat: int
    games: int
    wins: float


class LevelCount(Struct, frozen=True):
    """How a level of bots fares: in `games` seats it won `wins`, and would have won `fair` if all
    players were alike."""

    game: str
    level: str
    games: int
    wins: float
    fair: float


class HouseFigures(Struct, frozen=True):
    """The statistics of the house, about nobody in particular: `days` reaches back so many days
    from `today`."""

    today: int
    reach: int
    games: dict[str, int]
    days: list[DayCount]
    seats: list[SeatCount]
    places: list[PlaceCount]
    bots: list[LevelCount]


class ClubSettings(Struct, frozen=True):
    """Whether somebody is shown in the club at all, and what of it they hide."""

    shown: bool
    hidden: list[Kind]
