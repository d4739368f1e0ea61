"""HTTP: who somebody is."""

from __future__ import annotations

import time
from base64 import b64encode
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, NotAuthorizedException
from litestar.params import JSONBody

from fivecups.engine import Refused
from fivecups.house.accounts.people import Account, Key
from fivecups.house.accounts.ratings import shown

from ..server.services import COOKIE, COOKIE_DAYS, House, Known, Services
from .links import link_to, picture_of
from .problems import PROBLEMS
from .security import client_address

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    """A nickname, and the language to be spoken to in: ru, ro or en."""

    name: Text
    language: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class Change(msgspec.Struct, forbid_unknown_fields=True):
    name: Text | None = None
    language: Annotated[str, msgspec.Meta(max_length=8)] | None = None


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


class RatingInfo(msgspec.Struct):
    """`shown` is what people read; `mu` and `sigma` are openskill's."""

    shown: int
    mu: float
    sigma: float
    games: int


class Me(msgspec.Struct):
    """Who this device belongs to. `login` is None for a guest."""

    id: str
    name: str
    language: str
    login: str | None
    ratings: dict[str, RatingInfo] = {}


class Link(msgspec.Struct):
    """Opened on another device, `address` brings this identity there, once, within ten minutes.
    `picture` is to be scanned."""

    code: str
    address: str
    picture: str


def me(account: Account, ratings: dict[str, RatingInfo] | None = None) -> Me:
    return Me(account.id, account.name, account.language, account.login, ratings or {})


def with_cookie(
    request: Request[Any, Any, Any], services: Services, account: Account, key: Key, status: int
) -> Response[Me]:
    """An answer that makes this device known."""
    cookie = Cookie(
        COOKIE,
        value=services.sign(key),
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=COOKIE_DAYS * 24 * 3600,
    )
    return Response(me(account), cookies=[cookie], status_code=status)


async def provide_account(request: Request[Any, Any, Any], services: House) -> Account:
    """The person who makes a request; 401 for an unknown device."""
    account = await services.recognise(request.cookies.get(COOKIE))
    if account is None:
        raise NotAuthorizedException
    return account


async def _change(
    services: Services, account: Account, name: str | None, language: str | None
) -> Account:
    changed = await services.people.change(account, name, language)
    await services.changed(account.id)
    return changed


def _device(request: Request[Any, Any, Any], services: Services) -> str:
    key = services.read_cookie(request.cookies.get(COOKIE))
    return "" if key is None else key.device


class PeopleController(Controller):
    """Guests, kept identities, further devices."""

    path = "/api/me"
    tags = ["people"]

    @get(responses=PROBLEMS)
    async def who_am_i(self, account: Known, services: House) -> Me:
        """Who this device belongs to, with ratings by game."""
        ratings = await services.store.ratings_of(account.id)
        return me(
            account,
            {
                game: RatingInfo(shown(one), one.mu, one.sigma, one.games)
                for game, one in ratings.items()
            },
        )

    @post(responses=PROBLEMS)
    async def hello(
        self, request: Request[Any, Any, Any], data: JSONBody[Hello], services: House
    ) -> Response[Me]:
        """Come in as a guest; the answer's cookie makes this device known. Who is known already
        keeps their identity."""
        known = await services.recognise(request.cookies.get(COOKIE))
        if known is not None:
            return Response(
                me(await _change(services, known, data.name, data.language)), status_code=201
            )
        if not services.guests.take(client_address(request), time.monotonic()):
            raise HTTPException(status_code=429)
        account, key = await services.people.welcome(data.name, data.language, services.now())
        return with_cookie(request, services, account, key, 201)

    @patch(responses=PROBLEMS)
    async def change(self, data: JSONBody[Change], account: Known, services: House) -> Me:
        """Another nickname or language."""
        return me(await _change(services, account, data.name, data.language))

    @post("/keep", responses=PROBLEMS, status_code=200)
    async def keep(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[Keeping],
        account: Known,
        services: House,
    ) -> Me:
        """Keep this identity under a name and a password. A new password in place of an old one
        forgets all other devices."""
        if not services.passwords.take(account.id, time.monotonic()):
            raise HTTPException(status_code=429)
        device = _device(request, services)
        kept = await services.people.keep(
            account, device, data.login, data.password, data.old_password
        )
        if account.password is not None:
            await services.changed(account.id)
        return me(kept)

    @post("/login", responses=PROBLEMS, status_code=200)
    async def log_in(
        self, request: Request[Any, Any, Any], data: JSONBody[Credentials], services: House
    ) -> Response[Me]:
        """A kept identity on this device."""
        now, login = time.monotonic(), data.login.strip().lower()
        if not services.logins.take(
            client_address(request), now
        ) or not services.wrong_passwords.holds(login, now):
            raise HTTPException(status_code=429)
        try:
            account, key = await services.people.log_in(data.login, data.password, services.now())
        except Refused:
            services.wrong_passwords.take(login, now)
            raise
        return with_cookie(request, services, account, key, 200)

    @delete("/device", responses=PROBLEMS)
    async def log_out(self, request: Request[Any, Any, Any], services: House) -> Response[None]:
        """Forget this device."""
        key = services.read_cookie(request.cookies.get(COOKIE))
        account = await services.people.recognise(key)
        if key is not None and account is not None:
            await services.people.log_out(key)
            await services.changed(account.id)
        return Response(
            None,
            status_code=204,
            cookies=[Cookie(COOKIE, value="", path="/", max_age=0, httponly=True)],
        )

    @delete("/devices", responses=PROBLEMS)
    async def log_out_elsewhere(
        self, request: Request[Any, Any, Any], account: Known, services: House
    ) -> None:
        """Forget all devices of this identity but this one."""
        await services.people.log_out_elsewhere(account, _device(request, services))
        await services.changed(account.id)

    @post("/link", responses=PROBLEMS)
    async def make_link(
        self, request: Request[Any, Any, Any], account: Known, services: House
    ) -> Link:
        """A code for a second device. It stands behind the # of the address, so that no server's
        log ever holds it."""
        code = await services.people.make_link(account, services.now())
        address = link_to(request, services, f"/you#link={code}")
        return Link(
            code, address, f"data:image/svg+xml;base64,{b64encode(picture_of(address)).decode()}"
        )

    @post("/link/follow", responses=PROBLEMS, status_code=200)
    async def follow_link(
        self, request: Request[Any, Any, Any], data: JSONBody[LinkCode], services: House
    ) -> Response[Me]:
        """Take over the identity that a code stands for."""
        if not services.logins.take(client_address(request), time.monotonic()):
            raise HTTPException(status_code=429)
        account, key = await services.people.follow_link(data.code, services.now())
        return with_cookie(request, services, account, key, 200)
