"""Signed words that do one thing without anybody being known: stop notices, confirm an address."""

from __future__ import annotations

from typing import Any, Literal, TypeVar

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer

from fivecups.house.table.table import refuse

OFF_SECONDS = 90 * 24 * 3600
CONFIRM_SECONDS = 24 * 3600

T = TypeVar("T")


class Off(msgspec.Struct, frozen=True, array_like=True):
    """Stops what somebody gets by one way: on one device, or by mail."""

    person: str
    way: Literal["push", "mail"]
    device: str = ""


class Confirm(msgspec.Struct, frozen=True, array_like=True):
    """Somebody who reads the mail of this address wants notices there."""

    person: str
    address: str


class Tokens:
    """Makes and reads them. Each purpose has a salt of its own, so that none passes for another."""

    def __init__(self, secret: str) -> None:
        self._off = URLSafeTimedSerializer(secret, salt="fivecups.notices.off")
        self._confirm = URLSafeTimedSerializer(secret, salt="fivecups.notices.confirm")

    def off(self, what: Off) -> str:
        return str(self._off.dumps(msgspec.to_builtins(what)))

    def confirm(self, what: Confirm) -> str:
        return str(self._confirm.dumps(msgspec.to_builtins(what)))

    def read_off(self, token: str) -> Off:
        return _read(self._off, token, OFF_SECONDS, Off)

    def read_confirm(self, token: str) -> Confirm:
        return _read(self._confirm, token, CONFIRM_SECONDS, Confirm)


def _read(serializer: URLSafeTimedSerializer, token: str, seconds: int, kind: type[T]) -> T:
    try:
        found: Any = serializer.loads(token, max_age=seconds)
        return msgspec.convert(found, kind)
    except (BadData, msgspec.ValidationError):
        raise refuse("notice-link-over") from None
