"""HTTP: links that other devices can open, and their pictures for phones."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Any, TypeAlias

import msgspec
import segno
from litestar import Controller, Request, Response
from litestar.params import PathParameter

from fivecups.house.table.table import refuse
from fivecups.store.rows.codes import read_code

from ..security import client_address
from ..services.services import AccountDep, Services, ServicesDep
from .routes import TableId, read, visible_table

Code: TypeAlias = Annotated[str, PathParameter(min_length=1, max_length=40)]
LOCAL = ("localhost", "127.0.0.1", "[::1]")


def link_to(request: Request[Any, Any, Any], services: Services, path: str) -> str:
    """A path of the house as other devices can open it: by its public address where it has one,
    and never one that only works on the house's own machine."""
    base = str(request.base_url).rstrip("/")
    if services.settings.public_address is not None:
        base = services.settings.public_address
    elif (
        services.settings.lan is not None
        and request.headers.get("host", "").rsplit(":", 1)[0] in LOCAL
    ):
        base = services.settings.lan
    return f"{base}{path}"


def picture_of(link: str) -> bytes:
    """A link as an SVG picture to be scanned."""
    picture = BytesIO()
    segno.make(link, error="m").save(
        picture, kind="svg", scale=6, border=2, dark="#000", light="#fff"
    )
    return picture.getvalue()


class Invitation(msgspec.Struct):
    """A link to a table, with the house's address in its network where the house knows it, a code
    to be said aloud, until the game is over, and the link to be typed where the table is to be
    shown on a big screen."""

    link: str
    screen: str
    code: str | None = None


class CodeInfo(msgspec.Struct):
    """The table that a code stands for."""

    table: str


class InvitationController(Controller):
    """Links to tables."""

    path = "/api/tables"
    tags = ["tables"]

    @read("/{table_id:str}/invitation")
    async def invitation(
        self,
        table_id: TableId,
        request: Request[Any, Any, Any],
        account: AccountDep,
        services: ServicesDep,
    ) -> Invitation:
        """The table's link as other devices can open it, and its code."""
        await visible_table(services, table_id, account)
        code = await services.store.code_of(table_id)
        return Invitation(
            link_to(request, services, f"/table/{table_id}"),
            link_to(request, services, f"/screen/{code or table_id}"),
            code,
        )

    @read("/{table_id:str}/qr.svg", media_type="image/svg+xml")
    async def qr_code(
        self,
        table_id: TableId,
        request: Request[Any, Any, Any],
        account: AccountDep,
        services: ServicesDep,
    ) -> Response[bytes]:
        """The table's link as a picture for phones."""
        await visible_table(services, table_id, account)
        return Response(
            picture_of(link_to(request, services, f"/table/{table_id}")), media_type="image/svg+xml"
        )


@read("/api/codes/{code:str}", tags=["tables"])
async def find_code(
    code: Code, request: Request[Any, Any, Any], account: AccountDep, services: ServicesDep
) -> CodeInfo:
    """The table that has this code now. Wrong codes are counted, by person and by address, so that
    nobody finds tables by trying."""
    limits, address = services.limits, client_address(request)
    limits.wrong_codes.check(account.id)
    limits.wrong_codes_of_address.check(address)
    known = read_code(code)
    table = None if known is None else await services.store.table_of_code(known)
    if table is None:
        limits.wrong_codes.spend(account.id)
        limits.wrong_codes_of_address.spend(address)
        raise refuse("no-such-code")
    return CodeInfo(table)
