"""Tests that the limits of the house are those in docs/protocol.md."""

from __future__ import annotations

from pathlib import Path

import pytest

from fivecups.house.notifications.email_quota import EmailQuota
from fivecups.web.services.shared_limits import RateLimit, RateLimits
from fivecups.web.sockets import connection, endpoint

PROTOCOL = " ".join((Path(__file__).parents[3] / "docs" / "protocol.md").read_text().split())

PROMISED = {
    "strangers": "requests of unknown devices",
    "guests": "new guests",
    "logins": "tries to log in",
    "wrong_passwords": "wrong passwords",
    "requests": "requests",
    "new_tables": "new tables",
    "passwords": "changes of the password",
    "replays": "replays",
    "advice": "requests for advice",
    "reviews": "requests for reviews",
    "chat": "lines of chat",
    "reactions": "reactions",
    "renames": "changes of name, sign or colour",
    "wrong_codes": "wrong codes",
    "reports": "reports",
    "club": "looks at the club",
    "invites": "invitations",
    "holidays": "changes of holidays",
    "notices": "changes of notices",
}


def pace(per_second: float) -> str:
    if per_second > 1:
        return f"{per_second:.0f} a second"
    return "one a second" if per_second == 1 else f"one in {1 / per_second:g} s"


@pytest.mark.parametrize("name", PROMISED)
def test_so_many_at_once_and_so_many_a_second_again(name: str) -> None:
    limit: RateLimit = getattr(RateLimits(1), name)
    promised = f"{limit.size:,.0f} {PROMISED[name]} and {pace(limit.per_second)}"
    assert promised in PROTOCOL, promised


def test_no_limit_is_forgotten() -> None:
    assert RateLimits(1)._all.keys() == PROMISED.keys() | {"wrong_codes_of_address"}


def test_what_one_socket_and_one_person_may_have_at_once() -> None:
    assert f"{connection.MAX_CONCURRENT_REQUESTS} requests under way" in PROTOCOL
    assert f"{connection.MAX_TABLES} tables watched" in PROTOCOL
    assert f"4429 ({connection.MAX_VIOLATIONS} messages too many" in PROTOCOL
    assert f"{endpoint.MAX_SOCKETS} open sockets" in PROTOCOL
    addresses = RateLimits(1).wrong_codes_of_address
    assert f"(of an address: {addresses.size:.0f})" in PROTOCOL
    assert addresses.per_second == RateLimits(1).wrong_codes.per_second


def test_how_many_letters_go_to_addresses_that_nobody_has_confirmed() -> None:
    most = EmailQuota()
    assert f"{most.of_person} of one person, {most.from_origin} from one network" in PROTOCOL
    assert f"{most.to_recipient} to one address" in PROTOCOL
    assert f"in an hour {most.in_an_hour} of the house" in PROTOCOL
