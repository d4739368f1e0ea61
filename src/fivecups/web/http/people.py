"""HTTP routes for identities: guests, names and passwords, devices, and people who share a
device."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException
from litestar.params import JSONBody, QueryParameter

from fivecups.engine import Refused
from fivecups.house.accounts.device_tokens import DeviceToken
from fivecups.house.accounts.people import Account
from fivecups.house.accounts.ratings import displayed_rating
from fivecups.house.table.seats import Colour, Sign
from fivecups.house.table.table import refuse

from ..security import client_address, is_encrypted
from ..services.services import AccountDep, Services, ServicesDep
from ..services.sessions import COOKIE, COOKIE_DAYS, MAX_COMPANY, company_cookie
from .route_helpers import act, change, create, read, remove
from .share_links import link_to, qr_code_svg

WRONG_TRIES = ("wrong-login-or-password", "reset-used", "link-used")
"""Refusals of a wrong password or code."""

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request to come in as a guest: a name, which may be given later, and the
    language: ru, ro or en."""

    name: Text | None = None
    language: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class Change(msgspec.Struct, forbid_unknown_fields=True):
    name: Text | None = None
    language: Annotated[str, msgspec.Meta(max_length=8)] | None = None
    sign: Sign | None = None
    colour: Colour | None = None


class Companion(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request to add a person who shares this device: name, sign (picture) and
    colour."""

    name: Text
    sign: Sign | None = None
    colour: Colour | None = None


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    login: Text
    password: Text


class Keeping(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request to keep an identity: the login name and the password to store. A person
    who already has a password must also send the old one."""

    login: Text
    password: Text
    old_password: Annotated[str, msgspec.Meta(max_length=200)] = ""


class LinkCode(msgspec.Struct, forbid_unknown_fields=True):
    code: Text


class Reset(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request for a new password: a code from an administrator, and the new
    password."""

    code: Text
    password: Text


class RatingInfo(msgspec.Struct):
    """A rating: `shown` is the number that people see; `mu` and `sigma` are openskill's."""

    shown: int
    mu: float
    sigma: float
    games: int


class Me(msgspec.Struct):
    """The person to whom this device belongs. `login` is None for a guest, whose `name` may be
    empty; `sign` and `colour` are empty until they are chosen. `company` are the people who share
    the device."""

    id: str
    name: str
    language: str
    login: str | None
    sign: str
    colour: str
    ratings: dict[str, RatingInfo] = {}
    company: list[Me] = []


class Link(msgspec.Struct):
    """A link that brings this identity to another device, where `address` is opened once within ten
    minutes. `picture` is its QR code."""

    code: str
    address: str
    picture: str


def me(
    account: Account, ratings: dict[str, RatingInfo] | None = None, company: Sequence[Account] = ()
) -> Me:
    return Me(
        account.id,
        account.name,
        account.language,
        account.login,
        account.sign,
        account.colour,
        ratings or {},
        [me(companion) for companion in company],
    )


def with_cookie(
    request: Request[Any, Any, Any],
    services: Services,
    account: Account,
    key: DeviceToken,
    status: int,
    name: str = COOKIE,
) -> Response[Me]:
    """Return a response with the account and the cookie that identifies this device."""
    cookie = Cookie(
        name,
        value=services.sessions.cookie_of(key),
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_encrypted(request, services.settings.public_address),
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
    """Return the account of the person who makes a request: the owner of the device, or the person
    `acting` who shares it. Raise a 401 error for an unknown device or a person who does not share
    it."""
    account = await services.sessions.account_of(
        request.cookies.get(cookie_name(acting)), client_address(request)
    )
    if account is None or acting not in (None, account.id):
        raise NotAuthorizedException
    return account


async def provide_host(
    request: Request[Any, Any, Any], account: AccountDep, services: ServicesDep, acting: As = None
) -> str:
    """Return the id of the device's owner if another person who shares the device makes the
    request; else an empty text. It takes `account` as a parameter so that the framework does not
    look up both concurrently: a failure of one would cancel the other in the middle of reading."""
    if acting is None:
        return ""
    owner = await services.sessions.account_of(request.cookies.get(COOKIE))
    if owner is None:
        raise NotAuthorizedException
    return owner.id


@contextmanager
def counting_wrong_tries(services: Services, address: str) -> Iterator[None]:
    """Count a try to log in from an address, and count it again if password or code are wrong.
    Raise :class:`RateLimitExceeded` beyond either limit."""
    services.limits.logins.spend(address)
    services.limits.wrong_passwords.check(address)
    try:
        yield
    except Refused as refused:
        if refused.refusal.code in WRONG_TRIES:
            services.limits.wrong_passwords.spend(address)
        raise


def cookie_name(acting: str | None) -> str:
    """Return the name of the cookie that identifies the person `acting` on a shared device, or the
    device's owner if None."""
    return COOKIE if acting is None else company_cookie(acting)


async def _change(services: Services, account: Account, wish: Change) -> Account:
    """Change the account as `wish` says and return it; if name, sign or colour are different, also
    change them at the tables at which the person sits."""
    if (wish.name or wish.sign or wish.colour) is not None:
        services.limits.renames.spend(account.id)
    changed = await services.people.change(
        account, wish.name, wish.language, wish.sign, wish.colour
    )
    if changed.person != account.person:
        await services.rename(changed.person)
    return changed


def device_of(request: Request[Any, Any, Any], services: Services) -> str:
    """Return the device id of the person who makes a request (on a shared device each person has
    their own), or an empty text if the cookie is unknown."""
    cookie = request.cookies.get(cookie_name(request.query_params.get("as")))
    key = services.sessions.key_of(cookie)
    return "" if key is None else key.device


class PeopleController(Controller):
    """HTTP routes for guests, people with a password, their devices, and people who share a
    device."""

    path = "/api/me"
    tags = ["people"]

    @read()
    async def who_am_i(
        self, request: Request[Any, Any, Any], account: AccountDep, services: ServicesDep
    ) -> Me:
        """Return the person to whom this device belongs, with ratings by game, and the people who
        share it."""
        ratings = await services.store.ladder.ratings_of(account.id)
        company = await services.sessions.company_of(request.cookies)
        return me(
            account,
            {
                game: RatingInfo(displayed_rating(item), item.mu, item.sigma, item.games)
                for game, item in ratings.items()
            },
            [item for item, _ in company if item.id != account.id],
        )

    @create()
    async def hello(
        self, request: Request[Any, Any, Any], data: JSONBody[Hello], services: ServicesDep
    ) -> Response[Me]:
        """Create a guest for this device; the response's cookie identifies the device from then on.
        A device that is known already keeps its identity."""
        present_account = await services.sessions.account_of(request.cookies.get(COOKIE))
        if present_account is not None:
            changed = await _change(services, present_account, Change(data.name, data.language))
            company = await services.sessions.company_of(request.cookies)
            return Response(
                me(changed, company=[companion for companion, _ in company]), status_code=201
            )
        services.limits.guests.spend(client_address(request))
        account, key = await services.people.welcome(data.name, data.language, services.now())
        return with_cookie(request, services, account, key, 201)

    @change()
    async def update(
        self, data: JSONBody[Change], account: AccountDep, services: ServicesDep
    ) -> Me:
        """Change your name, language, sign or colour, also at all tables at which you sit."""
        return me(await _change(services, account, data))

    @act("/keep")
    async def keep(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[Keeping],
        account: AccountDep,
        services: ServicesDep,
    ) -> Me:
        """Keep this identity under a login name and a password. Replacing an old password logs out
        all other devices."""
        services.limits.passwords.spend(account.id)
        device = device_of(request, services)
        kept_account = await services.people.keep(
            account, device, data.login, data.password, data.old_password
        )
        if account.password is not None or kept_account.person != account.person:
            await services.rename(kept_account.person)
        return me(kept_account)

    @act("/login")
    async def log_in(
        self, request: Request[Any, Any, Any], data: JSONBody[Credentials], services: ServicesDep
    ) -> Response[Me]:
        """Log in on this device with a login name and a password."""
        address = client_address(request)
        with counting_wrong_tries(services, address):
            account, key = await services.people.log_in(
                data.login, data.password, services.now(), address
            )
        return with_cookie(request, services, account, key, 200)

    @create("/company")
    async def bring(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[Companion],
        account: AccountDep,
        services: ServicesDep,
    ) -> Response[Me]:
        """Create another guest who shares this device; the response's cookie identifies this guest
        on the device."""
        if len(await services.sessions.company_of(request.cookies)) >= MAX_COMPANY:
            raise refuse("too-many-at-device", most=MAX_COMPANY)
        services.limits.guests.spend(client_address(request))
        guest, key = await services.people.welcome(data.name, account.language, services.now())
        shown_guest = await services.people.change(guest, sign=data.sign, colour=data.colour)
        return with_cookie(request, services, shown_guest, key, 201, company_cookie(guest.id))

    @remove("/device")
    async def log_out(
        self, request: Request[Any, Any, Any], services: ServicesDep, acting: As = None
    ) -> Response[None]:
        """Log out this device with all people who share it, or only the person named by `as`."""
        company = await services.sessions.company_of(request.cookies)
        devices = [(company_cookie(person.id), person, key) for person, key in company]
        if acting is not None:
            devices = [entry for entry in devices if entry[1].id == acting]
        else:
            own = services.sessions.key_of(request.cookies.get(COOKIE))
            account = await services.people.recognise(own)
            if own is not None and account is not None:
                devices.append((COOKIE, account, own))
        for _, person, key in devices:
            await services.people.log_out(key)
            await services.sessions.announce_change(person.id)
        names = {cookie_name(acting), *(name for name, _, _ in devices)}
        return Response(
            None,
            status_code=204,
            cookies=[Cookie(name, value="", path="/", max_age=0, httponly=True) for name in names],
        )

    @remove("/devices")
    async def log_out_elsewhere(
        self, request: Request[Any, Any, Any], account: AccountDep, services: ServicesDep
    ) -> None:
        """Log out all devices of this identity except this one."""
        await services.people.log_out_elsewhere(account, device_of(request, services))
        await services.sessions.announce_change(account.id)

    @create("/link")
    async def make_link(
        self, request: Request[Any, Any, Any], account: AccountDep, services: ServicesDep
    ) -> Link:
        """Return a link with a code that brings your identity to a second device. The code is
        behind the # of the address, so that it never gets into a server's log."""
        code = await services.people.make_link(account, services.now())
        address = link_to(request, services, f"/you#link={code}")
        return Link(
            code, address, f"data:image/svg+xml;base64,{b64encode(qr_code_svg(address)).decode()}"
        )

    @act("/reset")
    async def reset(
        self, request: Request[Any, Any, Any], data: JSONBody[Reset], services: ServicesDep
    ) -> Response[Me]:
        """Set a new password with a code from an administrator. All other devices are logged
        out."""
        address = client_address(request)
        with counting_wrong_tries(services, address):
            account, key = await services.people.reset_password(
                data.code, data.password, services.now(), address
            )
        await services.sessions.announce_change(account.id)
        return with_cookie(request, services, account, key, 200)

    @act("/link/follow")
    async def follow_link(
        self, request: Request[Any, Any, Any], data: JSONBody[LinkCode], services: ServicesDep
    ) -> Response[Me]:
        """Log in on this device as the person of a link's code."""
        with counting_wrong_tries(services, client_address(request)):
            account, key = await services.people.follow_link(data.code, services.now())
        return with_cookie(request, services, account, key, 200)
