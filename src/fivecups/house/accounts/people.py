"""People: guests from the first moment, an identity to keep for those who want one.

A guest is known by a secret that only their device has; the house keeps its hash. A password makes
the name last, and then nobody else can keep the same one; a link that works once brings the
identity to a second device.
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
from ..table.text import new_id
from .devices import Key, digest
from .passwords import Passwords, check_length
from .sanitize import clean_name

LINK_SECONDS = 600
RESET_SECONDS = 3600
LinkPurpose: TypeAlias = Literal["device", "password"]
"""What a link is for: a second device, or a new password in place of one that was forgotten."""

LOGIN = re.compile(r"[\w.'’-]+( [\w.'’-]+)*")
LOGIN_LENGTHS = range(2, 33)


@dataclass(frozen=True, slots=True)
class Account:
    """A person as the house keeps them. `login` is the name as it is looked up, and `password` a
    hash; guests have neither. A guest's name may be empty."""

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
    """Where people are kept."""

    async def add_account(self, account: Account) -> None: ...

    async def account(self, person: str) -> Account | None: ...

    async def account_by_login(self, login: str) -> Account | None: ...

    async def change_account(self, person: str, **changed: str) -> bool:
        """Change these fields of an account and no others; False if the login belongs to somebody
        else."""
        ...

    async def add_device(self, device: str, person: str, secret_hash: str, at: int) -> None: ...

    async def device(self, device: str) -> tuple[str, str] | None:
        """The person and the hash of the secret."""
        ...

    async def devices_of(self, person: str) -> set[str]: ...

    async def remove_device(self, device: str) -> None: ...

    async def remove_other_devices(self, person: str, device: str) -> None:
        """Forget all devices of a person but this one, and the links to further ones."""
        ...

    async def touch_device(self, device: str, at: int) -> None:
        """A device has come at this time."""
        ...

    async def add_link(
        self, code_hash: str, person: str, until: int, purpose: LinkPurpose = "device"
    ) -> None: ...

    async def take_link(
        self, code_hash: str, now: int, purpose: LinkPurpose = "device"
    ) -> str | None:
        """The person of a link for this purpose that is still good; it is used up by this."""
        ...


def login_key(login: str) -> str | None:
    """A name as it is stored and looked up, in small letters; None where it cannot be one."""
    key = " ".join(login.split()).lower()
    fits = LOGIN.fullmatch(key) and len(key) in LOGIN_LENGTHS
    return key if fits else None


class People:
    """Who is who."""

    def __init__(self, store: PeopleStore, hasher: PasswordHasher | None = None) -> None:
        self.store = store
        self._passwords = Passwords(hasher)

    async def welcome(self, name: str | None, language: str, now: int) -> tuple[Account, Key]:
        """A new guest, who may be without a name at first."""
        known = "" if name is None else _name(name)
        account = Account(new_id(12), known, _language(language), now)
        await self.store.add_account(account)
        return account, await self._new_key(account.id, now)

    async def recognise(self, key: Key | None) -> Account | None:
        """Whose device this is."""
        found = await self.store.device(key.device) if key is not None else None
        if found is None or key is None or not key.fits(found[1]):
            return None
        return await self.store.account(found[0])

    async def change(
        self,
        account: Account,
        name: str | None = None,
        language: str | None = None,
        sign: Sign | None = None,
        colour: Colour | None = None,
    ) -> Account:
        """Another name, language, sign or colour. Who has kept their name signs in with the new
        one."""
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
        """Keep the identity under a name, which is the one at the tables too, and a password, or
        change them: that takes the old password, and all other devices are forgotten."""
        known = _login(login)
        check_length(password)
        kept = account.password
        if kept is not None and not await self._passwords.fits(kept, old_password):
            raise refuse("wrong-login-or-password")
        hashed = await self._passwords.hash(password)
        if not await self.store.change_account(
            account.id, name=_name(login), login=known, password=hashed
        ):
            raise refuse("login-taken")
        if account.password is not None:
            await self.store.remove_other_devices(account.id, device)
        return await self.store.account(account.id) or account

    async def log_out_elsewhere(self, account: Account, device: str) -> None:
        """Forget all devices but this one."""
        await self.store.remove_other_devices(account.id, device)

    async def log_in(self, login: str, password: str, now: int) -> tuple[Account, Key]:
        """A kept identity on this device. A wrong name takes as long as a wrong password."""
        known = login_key(login)
        account = await self.store.account_by_login(known) if known is not None else None
        stored = None if account is None else account.password
        right = await self._passwords.fits(stored, password)
        if account is None or not right:
            raise refuse("wrong-login-or-password")
        return account, await self._new_key(account.id, now)

    async def log_out(self, key: Key) -> None:
        await self.store.remove_device(key.device)

    async def make_link(self, account: Account, now: int) -> str:
        """A code that brings this identity to one more device, once, within a few minutes."""
        code = secrets.token_urlsafe(18)
        await self.store.add_link(digest(code), account.id, now + 1000 * LINK_SECONDS)
        return code

    async def follow_link(self, code: str, now: int) -> tuple[Account, Key]:
        """The identity that a code stands for, on this device."""
        person = await self.store.take_link(digest(code), now)
        account = await self.store.account(person) if person is not None else None
        if account is None:
            raise refuse("link-used")
        return account, await self._new_key(account.id, now)

    async def make_reset(self, account: Account, now: int) -> str:
        """A code with which somebody can choose a new password, once, within an hour. It is made by
        administrators."""
        if account.login is None:
            raise refuse("no-password")
        code = secrets.token_urlsafe(18)
        until = now + 1000 * RESET_SECONDS
        await self.store.add_link(digest(code), account.id, until, "password")
        return code

    async def reset_password(self, code: str, password: str, now: int) -> tuple[Account, Key]:
        """A new password for the identity that a code stands for. All devices but this one are
        forgotten."""
        check_length(password)
        hashed = await self._passwords.hash(password)
        person = await self.store.take_link(digest(code), now, "password")
        if person is None or not await self.store.change_account(person, password=hashed):
            raise refuse("reset-used")
        account = await self.store.account(person)
        if account is None:
            raise refuse("reset-used")
        key = await self._new_key(person, now)
        await self.store.remove_other_devices(person, key.device)
        return account, key

    async def _new_key(self, person: str, now: int) -> Key:
        key = Key.new()
        await self.store.add_device(key.device, person, digest(key.secret), now)
        return key

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
