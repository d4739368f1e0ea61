"""The data structures of the club's statistics, as they are sent to clients, without the data that
people hide."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

import msgspec

from fivecups.bots.analysis.report import Unit

from ..wire.protocol import Summary

Kind: TypeAlias = Literal["rating", "seen", "games", "places", "luck", "against", "friends"]
"""A kind of personal data that a person can hide: `rating` and leaderboard; `seen`, the last visit;
`games` played and won; `places` of the board that they win; `luck`; `against`, the comparison with
opponents; `friends`, that people they have played with can find and invite them."""

KINDS: tuple[Kind, ...] = get_args(Kind)

CLUB = "club"
"""The value, beside the kinds of personal data, that hides a person from the club altogether."""


class Struct(msgspec.Struct, frozen=True):
    """The base class of all structures of the club."""


class Face(Struct, frozen=True):
    """A person's public appearance in the club; `sign` and `colour` are empty if not chosen."""

    id: str
    name: str
    sign: str
    colour: str


class RatingFigure(Struct, frozen=True):
    """A rating: `shown` for display, `mu` and `sigma` as openskill's rating and its uncertainty.
    `games` counts rated games, None if the person hides it."""

    shown: int
    mu: float
    sigma: float
    games: int | None


class Leader(Struct, frozen=True):
    """A line of a leaderboard. `seen_at` is the day of the last visit, None if it is hidden."""

    person: Face
    rating: RatingFigure
    seen_at: int | None


class Leaderboard(Struct, frozen=True):
    """The best-rated people of a game, in order of the displayed rating."""

    game: str
    leaders: list[Leader]


class GameCount(Struct, frozen=True):
    """A person's games and wins in a game with this number of seats. `fair` is the number of wins
    to be expected from a player of average strength."""

    game: str
    seats: int
    games: int
    wins: int
    fair: float


class PlaceCount(Struct, frozen=True):
    """The number of wins at a place of a game's board."""

    game: str
    place: str
    wins: int


class LuckPoint(Struct, frozen=True):
    """A person's luck in one reviewed game, in the unit of the review."""

    game: str
    at: int
    luck: float
    unit: Unit


class Against(Struct, frozen=True):
    """The comparison of a person with an opponent: games together, and games in which the person
    finished ahead or behind."""

    person: Face
    games: int
    ahead: int
    behind: int


class Profile(Struct, frozen=True):
    """A person's profile. `hidden` are the kinds of personal data that the person hides; they are
    empty here unless the person views their own profile. `shown` is False if other people see
    nothing of the profile."""

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
    """A person with whom the requesting person has played: number of games, and time of the last
    one."""

    person: Face
    games: int
    last_at: int


class Invited(Struct, frozen=True):
    """An invitation to a table: the inviting person, the table and the time."""

    by: Face
    table: Summary
    at: int


class DayCount(Struct, frozen=True):
    """The number of games of one kind (`game`, such as Dice Town) that ended on a day; `day` is the
    day's beginning in milliseconds since 1970."""

    day: int
    game: str
    games: int


class SeatCount(Struct, frozen=True):
    """The wins of a seat number in games with this number of seats; shared wins count in parts."""

    game: str
    seats: int
    seat: int
    games: int
    wins: float


class LevelCount(Struct, frozen=True):
    """The wins of bots of one level: of `games` seats that such bots played, `wins` won, and `fair`
    would have won if all players were equally strong."""

    game: str
    level: str
    games: int
    wins: float
    fair: float


class HouseFigures(Struct, frozen=True):
    """The statistics of the house, without personal data. `days` covers the last `reach` days
    before `today`."""

    today: int
    reach: int
    games: dict[str, int]
    days: list[DayCount]
    seats: list[SeatCount]
    places: list[PlaceCount]
    bots: list[LevelCount]


class ClubSettings(Struct, frozen=True):
    """A person's club settings: True if the club shows the person, and the kinds of personal data
    that it leaves out."""

    shown: bool
    hidden: list[Kind]
