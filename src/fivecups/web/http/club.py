"""HTTP routes for the club: leaderboards, profiles, friends and invitations."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller
from litestar.params import JSONBody

from fivecups.house.club.statistics import (
    KINDS,
    ClubSettings,
    Friend,
    HouseFigures,
    Invited,
    Kind,
    Leaderboard,
    Profile,
)

from ..services.services import AccountDep, ServicesDep
from .moderation import PersonId
from .route_helpers import TableId, act, change, read, remove, visible_table


class ClubWish(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request to change your club settings: whether the club shows you at all, and
    the complete list of the kinds of personal data that you hide."""

    shown: bool | None = None
    hidden: Annotated[list[Kind], msgspec.Meta(max_length=len(KINDS))] | None = None


class InviteWish(msgspec.Struct, forbid_unknown_fields=True):
    """The body of an invitation: the id of the person to invite."""

    person: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class ClubController(Controller):
    """HTTP routes for the club's leaderboards, profiles and statistics. No response contains data
    that a person hides."""

    path = "/api/club"
    tags = ["club"]

    @read()
    async def leaderboards(self, account: AccountDep, services: ServicesDep) -> list[Leaderboard]:
        """Return the best players of each game, by rated games; guests are not listed."""
        services.limits.club.spend(account.id)
        return await services.club.leaderboards()

    @read("/house")
    async def house(self, account: AccountDep, services: ServicesDep) -> HouseFigures:
        """Return the statistics of the house, at most a minute old."""
        services.limits.club.spend(account.id)
        return await services.club.house()

    @read("/people/{person:str}")
    async def profile(
        self, person: PersonId, account: AccountDep, services: ServicesDep
    ) -> Profile:
        """Return a person's statistics; for your own profile including the data that you hide from
        other people."""
        services.limits.club.spend(account.id)
        return await services.club.profile(person, account.id)


class MyClubController(Controller):
    """Your own settings, friends and invitations in the club."""

    path = "/api/me"
    tags = ["club"]

    @read("/club")
    async def settings(self, account: AccountDep, services: ServicesDep) -> ClubSettings:
        """Return your club settings: whether the club shows you, and the kinds of personal data
        that you hide."""
        return await services.club.settings(account.id)

    @change("/club")
    async def change(
        self, data: JSONBody[ClubWish], account: AccountDep, services: ServicesDep
    ) -> ClubSettings:
        """Change whether the club shows you and which kinds of your data it hides; return the new
        settings. They take effect with the next response."""
        return await services.club.change(account.id, data.shown, data.hidden)

    @read("/friends")
    async def friends(self, account: AccountDep, services: ServicesDep) -> list[Friend]:
        """Return the people you have played with and may invite again, most recent first."""
        services.limits.club.spend(account.id)
        return await services.club.friends(account.id)

    @read("/invitations")
    async def invitations(self, account: AccountDep, services: ServicesDep) -> list[Invited]:
        """Return the tables that you are invited to."""
        return await services.store.invitations.invitations_of(account.id)

    @remove("/invitations/{table_id:str}")
    async def decline(self, table_id: TableId, account: AccountDep, services: ServicesDep) -> None:
        """Decline an invitation to a table, which deletes the invitation."""
        await services.store.invitations.decline(table_id, account.id)


class InviteController(Controller):
    """HTTP route that invites a particular person to a table."""

    path = "/api/tables"
    tags = ["club"]

    @act("/{table_id:str}/invite")
    async def invite(
        self,
        table_id: TableId,
        data: JSONBody[InviteWish],
        account: AccountDep,
        services: ServicesDep,
    ) -> None:
        """Invite a person with whom you have played to a table that has not begun, if you sit there
        or own it. The person finds the invitation in their lobby, and gets a message if they are
        connected."""
        services.limits.invites.spend(account.id)
        table = await visible_table(services, table_id, account)
        await services.club.invite(table, account.id, data.person)
        services.manager.subscriptions.invite(data.person, table, account.name)
