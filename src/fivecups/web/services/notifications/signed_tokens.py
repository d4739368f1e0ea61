"""Signed tokens in links that work without a login: stop notifications, confirm an e-mail
address."""

from __future__ import annotations

from typing import Any, Literal, TypeVar

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer

from fivecups.house.table.table import refuse

STOP_TOKEN_SECONDS = 90 * 24 * 3600
CONFIRM_TOKEN_SECONDS = 24 * 3600

T = TypeVar("T")


class StopToken(msgspec.Struct, frozen=True, array_like=True):
    """A permission to stop a person's notifications by e-mail or on a device."""

    person: str
    way: Literal["push", "mail"]
    device: str = ""


class ConfirmToken(msgspec.Struct, frozen=True, array_like=True):
    """A proof that the reader of `address` wants a person's notifications there."""

    person: str
    address: str


class SignedTokens:
    """Signs and reads tokens. Each purpose has its own salt, so that a token cannot be used for
    another."""

    def __init__(self, secret: str) -> None:
        self._off = URLSafeTimedSerializer(secret, salt="fivecups.notices.off")
        self._confirm = URLSafeTimedSerializer(secret, salt="fivecups.notices.confirm")

    def off(self, what: StopToken) -> str:
        return str(self._off.dumps(msgspec.to_builtins(what)))

    def confirm(self, what: ConfirmToken) -> str:
        return str(self._confirm.dumps(msgspec.to_builtins(what)))

    def read_stop_token(self, token: str) -> StopToken:
        return _read(self._off, token, STOP_TOKEN_SECONDS, StopToken)

    def read_confirm_token(self, token: str) -> ConfirmToken:
        return _read(self._confirm, token, CONFIRM_TOKEN_SECONDS, ConfirmToken)


def _read(serializer: URLSafeTimedSerializer, token: str, seconds: int, kind: type[T]) -> T:
    try:
        payload: Any = serializer.loads(token, max_age=seconds)
        return msgspec.convert(payload, kind)
    except (BadData, msgspec.ValidationError):
        raise refuse("notice-link-over") from None
