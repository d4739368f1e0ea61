"""People and their accounts: guests, kept names with a password, links to further devices.

A guest is recognised by a device token; the house stores its hash. A password keeps a name for its
person, and no other person can keep the same name. A link that works once signs in a second device.
"""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from argon2 import PasswordHasher

from fivecups.texts import LANGUAGES

from ..table.seats import Colour, Person, Sign
from ..table.table import refuse
from ..table.text_cleaning import new_id
from .device_tokens import DeviceToken, hash_secret
from .nicknames import clean_name
from .passwords import Passwords, check_length

LINK_SECONDS = 600
RESET_SECONDS = 3600
LinkPurpose: TypeAlias = Literal["device", "password"]
"""The purpose of a link: to sign in a second device, or to choose a new password."""

LOGIN = re.compile(r"[\w.'’-]+( [\w.'’-]+)*")
LOGIN_LENGTHS = range(2, 33)


@dataclass(frozen=True, slots=True)
class Account:
    """A person's account. `login` is the kept name in its lookup form and `password` a hash; guests
    have neither. A guest's name may be empty."""

    id: str
    name: str
    language: str
    created_at: int
    login: str | None = None
    password: str | None = None
    sign: str = ""
    colour: str = ""

    @property
    def person(self) -> Person:
        return Person(self.id, self.name, self.sign, self.colour)


class PeopleStore(Protocol):
    """The interface for storing accounts, devices and links."""

    async def add_account(self, account: Account) -> None: ...

    async def account(self, person: str) -> Account | None: ...

    async def account_by_login(self, login: str) -> Account | None: ...

    async def change_account(self, person: str, **changed: str) -> bool:
        """Change the given fields of a person's account. Return False, and change nothing, if the
        new login belongs to another person."""
        ...

    async def add_device(self, device: str, person: str, secret_hash: str, at: int) -> None: ...

    async def device(self, device: str) -> tuple[str, str] | None:
        """Return the id of the person to whom a device belongs and the hash of the device's secret,
        or None if the device is unknown."""

    async def devices_of(self, person: str) -> set[str]: ...

    async def remove_device(self, device: str) -> None: ...

    async def remove_other_devices(self, person: str, device: str) -> None:
        """Delete all devices of a person except `device`, and all unused links that would sign in
        further devices."""

    async def touch_device(self, device: str, at: int, network: str = "") -> None:
        """Store that a device was in use at this time, and from which network if it is known."""

    async def add_link(
        self, code_hash: str, person: str, until: int, purpose: LinkPurpose = "device"
    ) -> None: ...

    async def link_exists(self, code_hash: str, now: int, purpose: LinkPurpose) -> bool:
        """True if there is a link of this purpose that has not expired."""
        ...

    async def take_link(
        self, code_hash: str, now: int, purpose: LinkPurpose = "device"
    ) -> str | None:
        """Delete a link of this purpose and return the id of its person; the link is used up.
        Return None if there is no such link or it has expired."""


def login_key(login: str) -> str | None:
    """Return a name in its lookup form (lower case, single spaces), or None if it cannot be a
    login."""
    key = " ".join(login.split()).lower()
    fits = LOGIN.fullmatch(key) and len(key) in LOGIN_LENGTHS
    return key if fits else None


class People:
    """The accounts of a house: sign-up, sign-in, changes and links."""

    def __init__(self, store: PeopleStore, hasher: PasswordHasher | None = None) -> None:
        self.store = store
        self._passwords = Passwords(hasher)

    async def welcome(
        self, name: str | None, language: str, now: int
    ) -> tuple[Account, DeviceToken]:
        """Create a guest account, with or without a name, and return it with the token of its first
        device."""
        clean = "" if name is None else _name(name)
        account = Account(new_id(12), clean, _language(language), now)
        await self.store.add_account(account)
        return account, await self._new_device_token(account.id, now)

    async def recognise(self, token: DeviceToken | None) -> Account | None:
        """Return the account to which a device token belongs, or None."""
        device = await self.store.device(token.device) if token is not None else None
        if device is None or token is None or not token.fits(device[1]):
            return None
        return await self.store.account(device[0])

    async def change(
        self,
        account: Account,
        name: str | None = None,
        language: str | None = None,
        sign: Sign | None = None,
        colour: Colour | None = None,
    ) -> Account:
        """Change the name, language, sign (the person's picture) or colour of an account, where not
        None, and return the changed account. A person with a kept name signs in with the new name
        from then on."""
        wishes = {
            "name": None if name is None else _name(name),
            "login": None if name is None or account.login is None else _login(name),
            "language": None if language is None else _language(language),
            "sign": sign,
            "colour": colour,
        }
        changed = {field: wish for field, wish in wishes.items() if wish is not None}
        if changed and not await self.store.change_account(account.id, **changed):
            raise refuse("login-taken")
        return await self.store.account(account.id) or account

    async def keep(
        self, account: Account, device: str, login: str, password: str, old_password: str = ""
    ) -> Account:
        """Turn a guest account into one with a login name and a password, or change both; return
        the changed account. The login name is also the name at tables. A change needs the old
        password and signs out all devices except `device`."""
        key = _login(login)
        check_length(password)
        stored_hash = account.password
        if stored_hash is not None and not await self._passwords.fits(
            stored_hash, old_password, account.id
        ):
            raise refuse("wrong-login-or-password")
        hashed = await self._passwords.hash(password, account.id)
        if not await self.store.change_account(
            account.id, name=_name(login), login=key, password=hashed
        ):
            raise refuse("login-taken")
        if account.password is not None:
            await self.store.remove_other_devices(account.id, device)
        return await self.store.account(account.id) or account

    async def log_out_elsewhere(self, account: Account, device: str) -> None:
        """Sign out all devices of an account except `device`."""
        await self.store.remove_other_devices(account.id, device)

    async def log_in(
        self, login: str, password: str, now: int, address: str = ""
    ) -> tuple[Account, DeviceToken]:
        """Sign in with a kept name and return the account and a new device token. A wrong name
        takes as long as a wrong password. Passwords from different addresses are checked in
        turn."""
        key = login_key(login)
        account = await self.store.account_by_login(key) if key is not None else None
        stored = None if account is None else account.password
        right = await self._passwords.fits(stored, password, address)
        if account is None or not right:
            raise refuse("wrong-login-or-password")
        return account, await self._new_device_token(account.id, now)

    async def log_out(self, token: DeviceToken) -> None:
        await self.store.remove_device(token.device)

    async def make_link(self, account: Account, now: int) -> str:
        """Store a new link and return its code, which signs in one more device of the person, once,
        within a few minutes."""
        code = secrets.token_urlsafe(18)
        await self.store.add_link(hash_secret(code), account.id, now + 1000 * LINK_SECONDS)
        return code

    async def follow_link(self, code: str, now: int) -> tuple[Account, DeviceToken]:
        """Sign in a new device by the code of a link, which is used up. Return the link's account
        and the new device token; raise a refusal if the link is used or expired."""
        person = await self.store.take_link(hash_secret(code), now)
        account = await self.store.account(person) if person is not None else None
        if account is None:
            raise refuse("link-used")
        return account, await self._new_device_token(account.id, now)

    async def make_reset(self, account: Account, now: int) -> str:
        """Store a new password reset and return its code, with which a person can choose a new
        password, once, within an hour. Administrators use it for people who forgot their
        password."""
        if account.login is None:
            raise refuse("no-password")
        code = secrets.token_urlsafe(18)
        until = now + 1000 * RESET_SECONDS
        await self.store.add_link(hash_secret(code), account.id, until, "password")
        return code

    async def reset_password(
        self, code: str, password: str, now: int, address: str = ""
    ) -> tuple[Account, DeviceToken]:
        """Set a new password by the code of a password reset. Return the account and a new device
        token; all other devices are signed out. A wrong code costs no hashing."""
        check_length(password)
        if not await self.store.link_exists(hash_secret(code), now, "password"):
            raise refuse("reset-used")
        hashed = await self._passwords.hash(password, address)
        person = await self.store.take_link(hash_secret(code), now, "password")
        if person is None or not await self.store.change_account(person, password=hashed):
            raise refuse("reset-used")
        account = await self.store.account(person)
        if account is None:
            raise refuse("reset-used")
        token = await self._new_device_token(person, now)
        await self.store.remove_other_devices(person, token.device)
        return account, token

    async def _new_device_token(self, person: str, now: int) -> DeviceToken:
        token = DeviceToken.new()
        await self.store.add_device(token.device, person, hash_secret(token.secret), now)
        return token

    def close(self) -> None:
        self._passwords.close()


def _name(text: str) -> str:
    name = clean_name(text)
    if not name:
        raise refuse("empty-name")
    return name


def _login(name: str) -> str:
    key = login_key(name)
    if key is None:
        raise refuse("wrong-login", low=LOGIN_LENGTHS[0], high=LOGIN_LENGTHS[-1])
    return key


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise refuse("unknown-language", language=language[:8], known=", ".join(LANGUAGES))
    return language
