"""Parsers of settings' values, as users write them on the command line, in variables and in files.
A parser takes text and raises ``ValueError`` with what is expected."""

from __future__ import annotations

import re
from collections.abc import Callable
from ipaddress import ip_network
from typing import Any, TypeAlias
from urllib.parse import urlsplit

Reader: TypeAlias = Callable[[str], Any]

YES = ("true", "yes", "on", "1")
NO = ("false", "no", "off", "0")
NEVER = "never"
UNITS = {"s": 1, "m": 60, "h": 3600, "d": 24 * 3600}


def text(value: str) -> str:
    return value


def yes_or_no(value: str) -> bool:
    if value.lower() in YES:
        return True
    if value.lower() in NO:
        return False
    raise ValueError("yes or no is expected")


def whole(low: int, high: int) -> Reader:
    """Return a parser of whole numbers from `low` to `high`."""

    def read(value: str) -> int:
        if re.fullmatch(r"[0-9]{1,12}", value) and low <= int(value) <= high:
            return int(value)
        raise ValueError(f"a whole number from {low} to {high} is expected")

    return read


def number(low: float) -> Reader:
    """Return a parser of numbers that are not below `low`."""

    def read(value: str) -> float:
        if re.fullmatch(r"[0-9]+(\.[0-9]+)?", value) and float(value) >= low:
            return float(value)
        raise ValueError(f"a number from {low} on is expected")

    return read


def one_of(*choices: str) -> Reader:
    def read(value: str) -> str:
        if value.lower() in choices:
            return value.lower()
        raise ValueError(f"one of {', '.join(choices)} is expected")

    return read


def age(value: str) -> float | None:
    """Return a duration with a unit, such as 12h, in seconds; None for "never"."""
    if value.lower() == NEVER:
        return None
    match = re.fullmatch(r"([0-9]{1,9}(?:\.[0-9]+)?)([smhd])", value.lower())
    if match is None or float(match[1]) <= 0:
        raise ValueError("a time is expected, as 90d, 12h, 30m or 45s, or never")
    return float(match[1]) * UNITS[match[2]]


def networks(value: str) -> tuple[str, ...]:
    """Return the addresses or networks of a comma-separated list; raise ``ValueError`` if one is
    malformed."""
    named = tuple(part.strip() for part in value.split(",") if part.strip())
    for network in named:
        try:
            ip_network(network)
        except ValueError as error:
            raise ValueError(
                f"addresses or networks are expected, as 10.0.0.0/8; not {network!r}"
            ) from error
    return named


def smtp(value: str) -> str:
    """Return the URL of a mail server if it is valid; otherwise raise ``ValueError``."""
    try:
        parts = urlsplit(value)
        port_fits = parts.port is None or parts.port > 0
    except ValueError:
        parts, port_fits = urlsplit(""), False
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not port_fits:
        raise ValueError("an address is expected, as smtp://user:password@mail.example.org:587")
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise ValueError("nothing is expected behind the host of a mail server")
    return value


def mail_address(value: str) -> str:
    if re.fullmatch(r"[^\s@<>,;]+@[^\s@<>,;]+", value):
        return value
    raise ValueError("a mail address is expected, as cups@example.org")


def public_address(value: str) -> str:
    """Return the origin under which browsers reach the house, parsed from `value`. The page loads
    its files from the root of a host, so an address with a path raises ``ValueError``."""
    try:
        parts = urlsplit(value)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise ValueError("an address is expected, as https://cups.example.org")
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise ValueError(
            "a house has a host of its own and cannot live below a path: "
            f"{parts.scheme}://{parts.netloc} is expected"
        )
    usual = {"http": 80, "https": 443}[parts.scheme]
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}{'' if port in (None, usual) else f':{port}'}"
