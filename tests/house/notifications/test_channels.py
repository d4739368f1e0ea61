"""The e-mail addresses and Web Push subscriptions that are accepted."""

from __future__ import annotations

import base64

import pytest

from fivecups.engine import Refused
from fivecups.house.notifications.channels import PushDevice, checked_address, checked_push

SERVICE = "https://push.example/send/1"


def encoded(body: bytes) -> str:
    return base64.urlsafe_b64encode(body).decode().rstrip("=")


def device(
    endpoint: str = SERVICE, key: bytes = b"\x04" + b"\xff" * 64, auth: bytes = b"\xfe" * 16
) -> PushDevice:
    return PushDevice("device", endpoint, encoded(key), encoded(auth))


@pytest.mark.parametrize(
    "address",
    ["ana@example.org", "a@b.md", "o'hara+cups@mail.example.org", f"{'a' * 64}@example.org"],
)
def test_an_address_that_can_be_written_to(address: str) -> None:
    assert checked_address(f"  {address} ") == address


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ana",
        "ana@example",
        "@example.org",
        "ana@example.org, bob@example.org",
        "ana@example.org\nbcc: bob@example.org",
        f"{'a' * 65}@example.org",
        f"ana@{'a.' * 130}org",
    ],
)
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(Refused, match="wrong-mail-address"):
        checked_address(address)


def test_an_address_has_254_characters_at_most() -> None:
    rest = "@" + "a" * 60 + "." + "b" * 60 + "." + "c" * 60 + ".example.org"
    longest = "x" * (254 - len(rest)) + rest
    assert checked_address(longest) == longest
    with pytest.raises(Refused, match="wrong-mail-address"):
        checked_address(f"x{longest}")


@pytest.mark.parametrize("endpoint", [SERVICE, "https://push.example:443/1"])
def test_a_subscription_as_browsers_make_it(endpoint: str) -> None:
    assert checked_push(device(endpoint), anywhere=False) == device(endpoint)


@pytest.mark.parametrize("endpoint", ["http://127.0.0.1:8080/1", "https://push.example:8443/1"])
def test_a_push_service_in_this_network_has_to_be_allowed(endpoint: str) -> None:
    assert checked_push(device(endpoint), anywhere=True) == device(endpoint)
    with pytest.raises(Refused, match="wrong-push-address"):
        checked_push(device(endpoint), anywhere=False)


@pytest.mark.parametrize("anywhere", [False, True])
@pytest.mark.parametrize(
    "wrong",
    [
        device("ftp://push.example/1"),
        device("https:///1"),
        device("https://ana@push.example/1"),
        device("https://push.example:port/1"),
        device("https://push.example/ț"),
        device(f"{SERVICE}{'1' * (1001 - len(SERVICE))}"),
        device(key=b"\x04" + b"\xff" * 63),
        device(key=b"\x04" + b"\xff" * 65),
        device(key=b"\x05" + b"\xff" * 64),
        device(auth=b"\xfe" * 15),
        device(auth=b"\xfe" * 17),
        PushDevice("device", SERVICE, "*", encoded(bytes(16))),
    ],
)
def test_what_no_browser_makes(wrong: PushDevice, anywhere: bool) -> None:
    with pytest.raises(Refused, match="wrong-push-address"):
        checked_push(wrong, anywhere)


def test_a_push_address_has_1000_characters_at_most() -> None:
    longest = device(f"{SERVICE}{'1' * (1000 - len(SERVICE))}")
    assert checked_push(longest, anywhere=False) == longest
