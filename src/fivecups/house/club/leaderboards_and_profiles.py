"""The club's requests: leaderboards, profiles, friends and invitations, without the data that
people hide."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from typing import Protocol, cast

from fivecups.games import GAMES

from ..accounts.people import PeopleStore
from ..accounts.ratings import displayed_rating
from ..ports import Rating
from ..table.table import Table, refuse
from .statistics import (
    CLUB,
    KINDS,
    Against,
    ClubSettings,
    Face,
    Friend,
    GameCount,
    HouseFigures,
    Kind,
    Leader,
    Leaderboard,
    LuckPoint,
    PlaceCount,
    Profile,
    RatingFigure,
)

MAX_LEADERS = 50
MAX_OPPONENTS = 50
MAX_LUCK_POINTS = 100
MAX_FRIENDS = 50
CACHE_SECONDS = 60.0
"""Seconds for which the statistics of the house are cached."""


class StatisticsStore(Protocol):
    """The interface for reading the club's statistics. Its results contain no data that people
    hide."""

    async def hidden_by(self, person: str) -> set[str]: ...

    async def hide(self, person: str, kinds: Collection[str]) -> None:
        """Store that a person hides these kinds of personal data (such as `rating`, `luck`) and no
        others."""

    async def leaders(
        self, game: str, most: int
    ) -> list[tuple[Face, Rating, int | None, set[str]]]:
        """Return up to `most` rated people with a kept name, the best first, each with the rating,
        the time of the last visit and the kinds of personal data that they hide."""
        ...

    async def seen_at(self, person: str) -> int | None: ...

    async def games_of(self, person: str) -> list[GameCount]: ...

    async def places_of(self, person: str) -> list[PlaceCount]: ...

    async def luck_of(self, person: str, most: int) -> list[LuckPoint]: ...

    async def against(self, person: str, most: int) -> list[Against]: ...

    async def house_statistics(self, now: int) -> HouseFigures: ...


class FriendStore(Protocol):
    """The interface for storing who has played together, and invitations."""

    async def friends_of(self, person: str, most: int) -> list[Friend]: ...

    async def is_friend_of(self, person: str, other: str) -> bool: ...

    async def invite(self, table: str, person: str, inviter: str, at: int) -> None: ...


class ProfileRatings(Protocol):
    """The interface for reading a person's ratings."""

    async def ratings_of(self, person: str) -> dict[str, Rating]: ...


class ClubStore(Protocol):
    """The parts of a store from which the club answers."""

    @property
    def people(self) -> PeopleStore: ...

    @property
    def ladder(self) -> ProfileRatings: ...

    @property
    def club(self) -> StatisticsStore: ...

    @property
    def invitations(self) -> FriendStore: ...


class Club:
    """The club of a house: its requests, answered from the store. Statistics of the whole house are
    cached for a minute; data about a person is never cached, so that what a person hides is hidden
    at once."""

    def __init__(self, store: ClubStore, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._statistics: HouseFigures | None = None
        self._computed_at = 0.0

    async def leaderboards(self) -> list[Leaderboard]:
        """Return the leaderboard of each game."""
        return [
            Leaderboard(
                game,
                [
                    Leader(
                        face, _rating_figure(rating, hidden), None if "seen" in hidden else seen_at
                    )
                    for face, rating, seen_at, hidden in await self._store.club.leaders(
                        game, MAX_LEADERS
                    )
                ],
            )
            for game in GAMES
        ]

    async def profile(self, person: str, viewer: str) -> Profile:
        """Return a person's statistics as `viewer` may see them. If the person is a guest or hides
        altogether, another viewer gets the same refusal as for an unknown person. If the person
        hides the comparison with opponents, they do not see it either, since the opponents did not
        ask for it."""
        account, club = await self._store.people.account(person), self._store.club
        hidden = await club.hidden_by(person) if account is not None else {CLUB}
        mine = person == viewer
        if account is None or (not mine and (account.login is None or CLUB in hidden)):
            raise refuse("not-in-the-club")
        visible = set(KINDS) if mine else set(KINDS) - hidden
        ratings = await self._store.ladder.ratings_of(person) if "rating" in visible else {}
        return Profile(
            Face(account.id, account.name, account.sign, account.colour),
            account.login is not None and CLUB not in hidden,
            [kind for kind in KINDS if kind in hidden],
            await club.seen_at(person) if "seen" in visible else None,
            {
                game: _rating_figure(rating, set() if mine else hidden)
                for game, rating in ratings.items()
                if game in GAMES
            },
            await club.games_of(person) if "games" in visible else [],
            await club.places_of(person) if "places" in visible else [],
            await club.luck_of(person, MAX_LUCK_POINTS) if "luck" in visible else [],
            [] if hidden & {CLUB, "against"} else await club.against(person, MAX_OPPONENTS),
        )

    async def friends(self, person: str) -> list[Friend]:
        """Return the people a person has played with, the most recent first."""
        return await self._store.invitations.friends_of(person, MAX_FRIENDS)

    async def invite(self, table: Table, inviter: str, person: str) -> None:
        """Store the invitation of a person to a table that has not started. Raise a refusal unless
        `inviter` sits at the table or owns it and has played with the person before."""
        if table.phase != "open":
            raise refuse("wrong-phase", phase=table.phase)
        if inviter != table.owner and table.seat_of(inviter) is None:
            raise refuse("not-seated")
        if not await self._store.invitations.is_friend_of(inviter, person):
            raise refuse("not-a-friend")
        await self._store.invitations.invite(table.id, person, inviter, self._now())

    async def settings(self, person: str) -> ClubSettings:
        hidden = await self._store.club.hidden_by(person)
        return ClubSettings(CLUB not in hidden, [kind for kind in KINDS if kind in hidden])

    async def change(
        self, person: str, shown_at_all: bool | None, hidden: Collection[Kind] | None
    ) -> ClubSettings:
        """Change a person's club settings and return them: `shown_at_all`, True if the club shows
        the person, and `hidden`, the kinds of personal data that it leaves out. None leaves a
        setting as it is."""
        before = await self._store.club.hidden_by(person)
        kinds = before - {CLUB} if hidden is None else set(cast("Collection[str]", hidden))
        hides = CLUB in before if shown_at_all is None else not shown_at_all
        await self._store.club.hide(person, kinds | ({CLUB} if hides else set()))
        return await self.settings(person)

    async def house(self) -> HouseFigures:
        """Return the statistics of the whole house, cached for `CACHE_SECONDS`."""
        if self._statistics is None or time.monotonic() - self._computed_at > CACHE_SECONDS:
            self._statistics = await self._store.club.house_statistics(self._now())
            self._computed_at = time.monotonic()
        return self._statistics


def _rating_figure(rating: Rating, hidden: set[str]) -> RatingFigure:
    games = None if "games" in hidden else rating.games
    return RatingFigure(displayed_rating(rating), rating.mu, rating.sigma, games)
