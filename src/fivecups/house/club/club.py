"""The club as somebody may see it."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from typing import Protocol, cast

from fivecups.games import GAMES

from ..accounts.people import Account
from ..accounts.ratings import shown
from ..ports import Rating
from ..table.table import Table, refuse
from .figures import (
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

LEADERS = 50
OPPONENTS = 50
LUCK_POINTS = 100
FRIENDS = 50
FRESH_SECONDS = 60.0
"""How long the statistics of the house are good for."""


class ClubStore(Protocol):
    """Where the figures are kept. Nothing comes from here about people who hide it."""

    async def account(self, person: str) -> Account | None: ...

    async def hidden_by(self, person: str) -> set[str]: ...

    async def hide(self, person: str, kinds: Collection[str]) -> None:
        """Somebody hides these kinds and no others."""
        ...

    async def leaders(
        self, game: str, most: int
    ) -> list[tuple[Face, Rating, int | None, set[str]]]:
        """Kept people with a rating, the best first: when they were here last, and what else they
        hide."""
        ...

    async def ratings_of(self, person: str) -> dict[str, Rating]: ...

    async def seen_at(self, person: str) -> int | None: ...

    async def games_of(self, person: str) -> list[GameCount]: ...

    async def places_of(self, person: str) -> list[PlaceCount]: ...

    async def luck_of(self, person: str, most: int) -> list[LuckPoint]: ...

    async def against(self, person: str, most: int) -> list[Against]: ...

    async def friends_of(self, person: str, most: int) -> list[Friend]: ...

    async def is_friend_of(self, person: str, other: str) -> bool: ...

    async def invite(self, table: str, person: str, inviter: str, at: int) -> None: ...

    async def house_figures(self, now: int) -> HouseFigures: ...


class Club:
    """Puts the figures together. The statistics of the house are remembered for a minute; what is
    about a person never is, so that what they hide is hidden at once."""

    def __init__(self, store: ClubStore, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._figures: HouseFigures | None = None
        self._made = 0.0

    async def leaderboards(self) -> list[Leaderboard]:
        """The best of each game."""
        return [
            Leaderboard(
                game,
                [
                    Leader(face, _figure(rating, hidden), None if "seen" in hidden else seen)
                    for face, rating, seen, hidden in await self._store.leaders(game, LEADERS)
                ],
            )
            for game in GAMES
        ]

    async def profile(self, person: str, viewer: str) -> Profile:
        """Somebody's figures, as another person or they themselves see them. Of guests and of those
        who hide nobody else learns even that they are here. Who does not want to be compared is not
        compared for their own eyes either: the others did not ask for it."""
        account, store = await self._store.account(person), self._store
        hidden = await store.hidden_by(person) if account is not None else {CLUB}
        mine = person == viewer
        if account is None or (not mine and (account.login is None or CLUB in hidden)):
            raise refuse("not-in-the-club")
        seen = set(KINDS) if mine else set(KINDS) - hidden
        ratings = await store.ratings_of(person) if "rating" in seen else {}
        return Profile(
            Face(account.id, account.name, account.sign, account.colour),
            account.login is not None and CLUB not in hidden,
            [kind for kind in KINDS if kind in hidden],
            await store.seen_at(person) if "seen" in seen else None,
            {
                game: _figure(one, set() if mine else hidden)
                for game, one in ratings.items()
                if game in GAMES
            },
            await store.games_of(person) if "games" in seen else [],
            await store.places_of(person) if "places" in seen else [],
            await store.luck_of(person, LUCK_POINTS) if "luck" in seen else [],
            [] if hidden & {CLUB, "against"} else await store.against(person, OPPONENTS),
        )

    async def friends(self, person: str) -> list[Friend]:
        """Those somebody has played with, who was with them last first."""
        return await self._store.friends_of(person, FRIENDS)

    async def invite(self, table: Table, inviter: str, person: str) -> None:
        """Have a table wait for somebody one has played with."""
        if table.phase != "open":
            raise refuse("wrong-phase", phase=table.phase)
        if inviter != table.owner and table.seat_of(inviter) is None:
            raise refuse("not-seated")
        if not await self._store.is_friend_of(inviter, person):
            raise refuse("not-a-friend")
        await self._store.invite(table.id, person, inviter, self._now())

    async def settings(self, person: str) -> ClubSettings:
        hidden = await self._store.hidden_by(person)
        return ClubSettings(CLUB not in hidden, [kind for kind in KINDS if kind in hidden])

    async def change(
        self, person: str, shown_at_all: bool | None, hidden: Collection[Kind] | None
    ) -> ClubSettings:
        """Somebody shows themselves or not, or hides other kinds than before."""
        before = await self._store.hidden_by(person)
        kinds = before - {CLUB} if hidden is None else set(cast("Collection[str]", hidden))
        hides = CLUB in before if shown_at_all is None else not shown_at_all
        await self._store.hide(person, kinds | ({CLUB} if hides else set()))
        return await self.settings(person)

    async def house(self) -> HouseFigures:
        """The statistics of the house."""
        if self._figures is None or time.monotonic() - self._made > FRESH_SECONDS:
            self._figures = await self._store.house_figures(self._now())
            self._made = time.monotonic()
        return self._figures


def _figure(rating: Rating, hidden: set[str]) -> RatingFigure:
    games = None if "games" in hidden else rating.games
    return RatingFigure(shown(rating), rating.mu, rating.sigma, games)
