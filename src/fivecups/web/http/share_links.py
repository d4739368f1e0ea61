"""HTTP routes for sharing a table: links for other devices, QR codes and short codes."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Any, TypeAlias

import msgspec
import segno
from litestar import Controller, Request, Response
from litestar.params import PathParameter

from fivecups.house.table.table import refuse
from fivecups.store.queries.table_codes import read_code

from ..security import client_address
from ..services.services import AccountDep, Services, ServicesDep
from .route_helpers import TableId, read, visible_table

Code: TypeAlias = Annotated[str, PathParameter(min_length=1, max_length=40)]
LOCAL_HOSTS = ("localhost", "127.0.0.1", "[::1]")


def link_to(request: Request[Any, Any, Any], services: Services, path: str) -> str:
    """Return the full URL of a path of the house for other devices: by its public address if it has
    one, and never an address that only works on the house's own machine."""
    base = str(request.base_url).rstrip("/")
    if services.settings.public_address is not None:
        base = services.settings.public_address
    elif (
        services.settings.lan is not None
        and request.headers.get("host", "").rsplit(":", 1)[0] in LOCAL_HOSTS
    ):
        base = services.settings.lan
    return f"{base}{path}"


def qr_code_svg(link: str) -> bytes:
    """Return a link as an SVG picture of its QR code."""
    picture = BytesIO()
    segno.make(link, error="m").save(
        picture, kind="svg", scale=6, border=2, dark="#000", light="#fff"
    )
    return picture.getvalue()


class Invitation(msgspec.Struct):
    """The link to a table (by the house's address in its network if known), its short code until
    the game is over, and the link to open on a big screen."""

    link: str
    screen: str
    code: str | None = None


class CodeInfo(msgspec.Struct):
    """The id of the table that has a short code."""

    table: str


class InvitationController(Controller):
    """HTTP routes for links to a table, as text and as QR code."""

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
        """Return the table's link for other devices, and its short code."""
        await visible_table(services, table_id, account)
        code = await services.store.codes.code_of(table_id)
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
        """Return an SVG picture with the QR code of the table's link."""
        await visible_table(services, table_id, account)
        return Response(
            qr_code_svg(link_to(request, services, f"/table/{table_id}")),
            media_type="image/svg+xml",
        )


@read("/api/codes/{code:str}", tags=["tables"])
async def find_code(
    code: Code, request: Request[Any, Any, Any], account: AccountDep, services: ServicesDep
) -> CodeInfo:
    """Return the id of the table that has this short code now. Wrong codes are counted by person
    and by address, so that tables cannot be found by guessing."""
    limits, address = services.limits, client_address(request)
    limits.wrong_codes.check(account.id)
    limits.wrong_codes_of_address.check(address)
    stored_code = read_code(code)
    table = None if stored_code is None else await services.store.codes.table_of_code(stored_code)
    if table is None:
        limits.wrong_codes.spend(account.id)
        limits.wrong_codes_of_address.spend(address)
        raise refuse("no-such-code")
    return CodeInfo(table)
