"""HTTP: the club, and what people show of themselves in it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller
from litestar.params import JSONBody

from fivecups.house.club.figures import (
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
from .order import PersonId
from .routes import TableId, act, change, read, remove, visible_table


class ClubWish(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be changed: whether one is shown at all, and all kinds that one hides."""

    shown: bool | None = None
    hidden: Annotated[list[Kind], msgspec.Meta(max_length=len(KINDS))] | None = None


class InviteWish(msgspec.Struct, forbid_unknown_fields=True):
    """Whom to invite."""

    person: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class ClubController(Controller):
    """The club. Nothing that somebody hides is in any of its answers."""

    path = "/api/club"
    tags = ["club"]

    @read()
    async def leaderboards(self, account: AccountDep, services: ServicesDep) -> list[Leaderboard]:
        """The best of each game, from rated games; guests are not listed."""
        services.limits.club.spend(account.id)
        return await services.club.leaderboards()

    @read("/house")
    async def house(self, account: AccountDep, services: ServicesDep) -> HouseFigures:
        """The statistics of the house, at most a minute old."""
        services.limits.club.spend(account.id)
        return await services.club.house()

    @read("/people/{person:str}")
    async def profile(
        self, person: PersonId, account: AccountDep, services: ServicesDep
    ) -> Profile:
        """Somebody's figures; one's own with all that others do not see."""
        services.limits.club.spend(account.id)
        return await services.club.profile(person, account.id)


class MyClubController(Controller):
    """What is one's own in the club."""

    path = "/api/me"
    tags = ["club"]

    @read("/club")
    async def settings(self, account: AccountDep, services: ServicesDep) -> ClubSettings:
        """What one shows of oneself."""
        return await services.club.settings(account.id)

    @change("/club")
    async def change(
        self, data: JSONBody[ClubWish], account: AccountDep, services: ServicesDep
    ) -> ClubSettings:
        """Show or hide oneself; that holds from the next answer on."""
        return await services.club.change(account.id, data.shown, data.hidden)

    @read("/friends")
    async def friends(self, account: AccountDep, services: ServicesDep) -> list[Friend]:
        """Those one has played with and may invite again, who was with one last first."""
        services.limits.club.spend(account.id)
        return await services.club.friends(account.id)

    @read("/invitations")
    async def invitations(self, account: AccountDep, services: ServicesDep) -> list[Invited]:
        """The tables that wait for one."""
        return await services.store.invitations_of(account.id)

    @remove("/invitations/{table_id:str}")
    async def decline(self, table_id: TableId, account: AccountDep, services: ServicesDep) -> None:
        """Put an invitation away."""
        await services.store.decline(table_id, account.id)


class InviteController(Controller):
    """Invitations to somebody in particular."""

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
        """Invite somebody one has played with to a table that has not begun, from one's seat there
        or as its owner. They find it in their lobby, and hear of it if they are in the house."""
        services.limits.invites.spend(account.id)
        table = await visible_table(services, table_id, account)
        await services.club.invite(table, account.id, data.person)
        services.manager.invite(data.person, table, account.name)
