"""HTTP: who somebody is."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException
from litestar.params import JSONBody, QueryParameter

from fivecups.engine import Refused
from fivecups.house.accounts.devices import Key
from fivecups.house.accounts.people import Account
from fivecups.house.accounts.ratings import shown
from fivecups.house.table.seats import Colour, Sign
from fivecups.house.table.table import refuse

from ..security import came_encrypted, client_address
from ..services.services import AccountDep, Services, ServicesDep
from ..services.sessions import COOKIE, COOKIE_DAYS, MOST_COMPANY, company_cookie
from .links import link_to, picture_of
from .routes import act, change, create, read, remove

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    """A name, which may be left for later, and the language to be spoken to in: ru, ro or en."""

    name: Text | None = None
    language: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class Change(msgspec.Struct, forbid_unknown_fields=True):
    name: Text | None = None
    language: Annotated[str, msgspec.Meta(max_length=8)] | None = None
    sign: Sign | None = None
    colour: Colour | None = None


class Companion(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who is to share this device."""

    name: Text
    sign: Sign | None = None
    colour: Colour | None = None


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    login: Text
    password: Text


class Keeping(msgspec.Struct, forbid_unknown_fields=True):
    """The name and the password to be kept; who has a password already says the old one as well."""

    login: Text
    password: Text
    old_password: Annotated[str, msgspec.Meta(max_length=200)] = ""


class LinkCode(msgspec.Struct, forbid_unknown_fields=True):
    code: Text


class Reset(msgspec.Struct, forbid_unknown_fields=True):
    """A code of an administrator, and the new password."""

    code: Text
    password: Text


class RatingInfo(msgspec.Struct):
    """`shown` is what people read; `mu` and `sigma` are openskill's."""

    shown: int
    mu: float
    sigma: float
    games: int


class Me(msgspec.Struct):
    """Who this device belongs to. `login` is None for a guest, whose `name` may be empty; `sign`
    and `colour` are empty until they are chosen. `company` are those who share the device."""

    id: str
    name: str
    language: str
    login: str | None
    sign: str
    colour: str
    ratings: dict[str, RatingInfo] = {}
    company: list[Me] = []


class Link(msgspec.Struct):
    """Opened on another device, `address` brings this identity there, once, within ten minutes.
    `picture` is to be scanned."""

    code: str
    address: str
    picture: str


def me(
    account: Account,
    ratings: dict[str, RatingInfo] | None = None,
    company: Sequence[Account] = (),
) -> Me:
    return Me(
        account.id,
        account.name,
        account.language,
        account.login,
        account.sign,
        account.colour,
        ratings or {},
        [me(one) for one in company],
    )


def with_cookie(
    request: Request[Any, Any, Any],
    services: Services,
    account: Account,
    key: Key,
    status: int,
    name: str = COOKIE,
) -> Response[Me]:
    """An answer that makes this device known."""
    cookie = Cookie(
        name,
        value=services.sessions.cookie_of(key),
        path="/",
        httponly=True,
        samesite="lax",
        secure=came_encrypted(request, services.settings.public_address),
        max_age=COOKIE_DAYS * 24 * 3600,
    )
    return Response(me(account), cookies=[cookie], status_code=status)


As = Annotated[
    str | None,
    QueryParameter(
        name="as",
        max_length=40,
        description="Who of those who share this device makes the request; nobody: its owner.",
    ),
]


async def provide_account(
    request: Request[Any, Any, Any], services: ServicesDep, acting: As = None
) -> Account:
    """The person who makes a request; 401 for an unknown device, or somebody it does not know."""
    account = await services.sessions.account_of(request.cookies.get(cookie_name(acting)))
    if account is None or acting not in (None, account.id):
        raise NotAuthorizedException
    return account


async def provide_host(
    request: Request[Any, Any, Any],
    account: AccountDep,
    services: ServicesDep,
    acting: As = None,
) -> str:
    """Whose device it is, where somebody else makes the request; else nobody's. Found after the
    account: two at once would be cancelled in the middle of reading where one of them fails."""
    if acting is None:
        return ""
    owner = await services.sessions.account_of(request.cookies.get(COOKIE))
    if owner is None:
        raise NotAuthorizedException
    return owner.id


def cookie_name(acting: str | None) -> str:
    """The cookie of the one who acts."""
    return COOKIE if acting is None else company_cookie(acting)


async def _change(services: Services, account: Account, wish: Change) -> Account:
    """Change somebody, and tell the tables at which they sit if they look different now."""
    if (wish.name or wish.sign or wish.colour) is not None:
        services.limits.renames.spend(account.id)
    changed = await services.people.change(
        account, wish.name, wish.language, wish.sign, wish.colour
    )
    if changed.person != account.person:
        await services.rename(changed.person)
    return changed


def device_of(request: Request[Any, Any, Any], services: Services) -> str:
    """The device of the one who acts."""
    cookie = request.cookies.get(cookie_name(request.query_params.get("as")))
    key = services.sessions.key_of(cookie)
    return "" if key is None else key.device


class PeopleController(Controller):
    """Guests, kept identities, further devices."""

    path = "/api/me"
    tags = ["people"]

    @read()
    async def who_am_i(
        self, request: Request[Any, Any, Any], account: AccountDep, services: ServicesDep
    ) -> Me:
        """Who this device belongs to, with ratings by game, and those who share it."""
        ratings = await services.store.ratings_of(account.id)
        company = await services.sessions.company_of(request.cookies)
        return me(
            account,
            {
                game: RatingInfo(shown(one), one.mu, one.sigma, one.games)
                for game, one in ratings.items()
            },
            [one for one, _ in company if one.id != account.id],
        )

    @create()
    async def hello(
        self, request: Request[Any, Any, Any], data: JSONBody[Hello], services: ServicesDep
    ) -> Response[Me]:
        """Come in as a guest; the answer's cookie makes this device known. Who is known already
        keeps their identity."""
        known = await services.sessions.account_of(request.cookies.get(COOKIE))
        if known is not None:
            changed = await _change(services, known, Change(data.name, data.language))
            company = await services.sessions.company_of(request.cookies)
            return Response(me(changed, company=[one for one, _ in company]), status_code=201)
        services.limits.guests.spend(client_address(request))
        account, key = await services.people.welcome(data.name, data.language, services.now())
        return with_cookie(request, services, account, key, 201)

    @change()
    async def update(
        self, data: JSONBody[Change], account: AccountDep, services: ServicesDep
    ) -> Me:
        """Another name, language, sign or colour, at all tables at which one sits too."""
        return me(await _change(services, account, data))

    @act("/keep")
    async def keep(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[Keeping],
        account: AccountDep,
        services: ServicesDep,
    ) -> Me:
        """Keep this identity under a name and a password. A new password in place of an old one
        forgets all other devices."""
        services.limits.passwords.spend(account.id)
        device = device_of(request, services)
        kept = await services.people.keep(
            account, device, data.login, data.password, data.old_password
        )
        if account.password is not None or kept.person != account.person:
            await services.rename(kept.person)
        return me(kept)

    @act("/login")
    async def log_in(
        self, request: Request[Any, Any, Any], data: JSONBody[Credentials], services: ServicesDep
    ) -> Response[Me]:
        """A kept identity on this device."""
        address = client_address(request)
        services.limits.logins.spend(address)
        services.limits.wrong_passwords.check(address)
        try:
            account, key = await services.people.log_in(data.login, data.password, services.now())
        except Refused as refused:
            if refused.refusal.code == "wrong-login-or-password":
                services.limits.wrong_passwords.spend(address)
            raise
        return with_cookie(request, services, account, key, 200)

    @create("/company")
    async def bring(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[Companion],
        account: AccountDep,
        services: ServicesDep,
    ) -> Response[Me]:
        """Another guest, who shares this device; the answer's cookie makes it theirs too."""
        if len(await services.sessions.company_of(request.cookies)) >= MOST_COMPANY:
            raise refuse("too-many-at-device", most=MOST_COMPANY)
        services.limits.guests.spend(client_address(request))
        guest, key = await services.people.welcome(data.name, account.language, services.now())
        seen = await services.people.change(guest, sign=data.sign, colour=data.colour)
        return with_cookie(request, services, seen, key, 201, company_cookie(guest.id))

    @remove("/device")
    async def log_out(
        self, request: Request[Any, Any, Any], services: ServicesDep, acting: As = None
    ) -> Response[None]:
        """Forget this device, with all who share it; or only the one of them who acts."""
        company = await services.sessions.company_of(request.cookies)
        gone = [(company_cookie(one.id), one, key) for one, key in company]
        if acting is not None:
            gone = [one for one in gone if one[1].id == acting]
        else:
            own = services.sessions.key_of(request.cookies.get(COOKIE))
            account = await services.people.recognise(own)
            if own is not None and account is not None:
                gone.append((COOKIE, account, own))
        for _, one, key in gone:
            await services.people.log_out(key)
            await services.sessions.changed(one.id)
        names = {cookie_name(acting), *(name for name, _, _ in gone)}
        return Response(
            None,
            status_code=204,
            cookies=[Cookie(name, value="", path="/", max_age=0, httponly=True) for name in names],
        )

    @remove("/devices")
    async def log_out_elsewhere(
        self, request: Request[Any, Any, Any], account: AccountDep, services: ServicesDep
    ) -> None:
        """Forget all devices of this identity but this one."""
        await services.people.log_out_elsewhere(account, device_of(request, services))
        await services.sessions.changed(account.id)

    @create("/link")
    async def make_link(
        self, request: Request[Any, Any, Any], account: AccountDep, services: ServicesDep
    ) -> Link:
        """A code for a second device. It stands behind the # of the address, so that no server's
        log ever holds it."""
        code = await services.people.make_link(account, services.now())
        address = link_to(request, services, f"/you#link={code}")
        return Link(
            code, address, f"data:image/svg+xml;base64,{b64encode(picture_of(address)).decode()}"
        )

    @act("/reset")
    async def reset(
        self, request: Request[Any, Any, Any], data: JSONBody[Reset], services: ServicesDep
    ) -> Response[Me]:
        """A new password, with a code of an administrator. All other devices are forgotten."""
        services.limits.logins.spend(client_address(request))
        account, key = await services.people.reset_password(
            data.code, data.password, services.now()
        )
        await services.sessions.changed(account.id)
        return with_cookie(request, services, account, key, 200)

    @act("/link/follow")
    async def follow_link(
        self, request: Request[Any, Any, Any], data: JSONBody[LinkCode], services: ServicesDep
    ) -> Response[Me]:
        """Take over the identity that a code stands for."""
        services.limits.logins.spend(client_address(request))
        account, key = await services.people.follow_link(data.code, services.now())
        return with_cookie(request, services, account, key, 200)
