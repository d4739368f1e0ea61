"""Tests of Web Push against a push service on this machine: encrypted for one browser, signed by
the house, once until the player has looked, and never to a forbidden address."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from fivecups.client import HouseClient
from fivecups.engine import Refused
from fivecups.house.notifications.channels import QuietInfo
from fivecups.web.services.notifications.push import is_public
from fivecups.web.services.notifications.safe_resolver import PublicResolver

from ..kit import company, run, set_table
from ..server import House
from .kit import DAYS, Browser, check_signature, push_service, subscribe


async def roll_on(person: HouseClient, table: str) -> None:
    """Answer from the start of a person's turn to its end."""
    while not person.tables[table].asks:
        await person.news(table)
    while asks := person.tables[table].asks:
        await person.answer(table, asks[0]["id"], asks[0]["choices"][0])


async def stop_watching(person: HouseClient, table: str, other: HouseClient) -> None:
    """Stop watching, and wait until another person at the table has received that."""
    seat = person.tables[table].seat
    await person.unwatch(table)
    while (presence := other.tables[table].presence) is not None and seat in presence.seats:
        await other.news(table)


def test_whoever_is_awaited_and_not_there_is_told_once_until_they_look(house: House) -> None:
    async def check() -> None:
        async with push_service() as service:
            ana, bob = await company(house.base, 2)
            browser = Browser()
            settings = await subscribe(ana, browser, f"{service.base}/ana")
            assert settings["push_here"] and settings["devices"] == 1
            table = await set_table([ana, bob], "poker-dice", clock=DAYS)
            path, headers, body = await service.got.get()
            assert path == "/ana"
            assert headers["content-encoding"] == "aes128gcm" and headers["ttl"] != "0"
            claims = check_signature(headers["authorization"], settings["push_key"], service.base)
            assert claims["sub"].startswith(("mailto:", "https:"))
            assert time.time() < claims["exp"] < time.time() + 24 * 3600, "services take no others"
            message = browser.read(body)
            assert message.keys() == {"table", "game", "title", "body", "stop", "off"}
            assert (message["table"], message["game"]) == (table, "poker-dice")

            await ana.watch(table)
            await roll_on(ana, table)
            await bob.watch(table)
            await stop_watching(ana, table, bob)
            await roll_on(bob, table)
            _, _, body = await service.got.get()
            assert browser.read(body)["table"] == table, "who has looked is told again"
            assert service.got.empty()

    run(check)


def test_nobody_is_told_twice_nor_while_they_look(house: House) -> None:
    async def check() -> None:
        async with push_service() as service:
            ana, bob = await company(house.base, 2)
            await subscribe(bob, Browser(), f"{service.base}/bob")
            table = await set_table([ana, bob], "poker-dice")
            await ana.watch(table)
            await bob.watch(table)
            for _ in range(2):
                await roll_on(ana, table)
                await roll_on(bob, table)
            await stop_watching(bob, table, ana)
            await roll_on(ana, table)
            await service.got.get()
            other = await set_table([bob, ana], "poker-dice")
            _, _, _ = await service.got.get()
            assert service.got.empty(), "one for each table"
            assert {my_table.id for my_table in await bob.my_tables() if my_table.turn} == {
                table,
                other,
            }

    run(check)


def test_a_push_service_that_fails_is_tried_again_and_one_that_forgot_is_left(house: House) -> None:
    async def check() -> None:
        async with push_service() as service:
            ana, bob = await company(house.base, 2)
            await subscribe(ana, Browser(), f"{service.base}/ana")
            service.answers = [503, 429]
            await set_table([ana, bob], "poker-dice", clock=DAYS)
            for _ in range(3):
                await service.got.get()
            service.answers = [410]
            await set_table([ana, bob], "poker-dice", clock=DAYS)
            await service.got.get()
            while (await ana.request("GET", "/api/me/notices"))["devices"]:
                """The answer is on its way."""
            await set_table([ana, bob], "poker-dice", clock=DAYS)
            assert service.got.empty()

    run(check)


def test_one_tap_in_the_message_ends_them_without_anybody_being_known(house: House) -> None:
    async def check() -> None:
        async with push_service() as service:
            ana, bob = await company(house.base, 2)
            browser = Browser()
            await subscribe(ana, browser, f"{service.base}/ana")
            await set_table([ana, bob], "poker-dice", clock=DAYS)
            _, _, body = await service.got.get()
            path = f"/api/notices/off/{browser.read(body)['off']}"
            page = house.ask("GET", path)
            assert page.status_code == 200 and "<form" in page.text
            assert (await ana.request("GET", "/api/me/notices"))["push_here"], "it only asks"
            assert house.ask("POST", path).status_code == 200
            assert not (await ana.request("GET", "/api/me/notices"))["push_here"]
            for wrong in (path[:-1], path.replace("/off/", "/confirm/")):
                assert house.ask("POST", wrong).status_code == 410

    run(check)


def test_a_device_that_is_signed_out_is_told_no_more(house: House) -> None:
    async def check() -> None:
        async with push_service() as service:
            ana, bob = await company(house.base, 2)
            await subscribe(ana, Browser(), f"{service.base}/ana")
            table = await set_table([ana, bob], "poker-dice", start=False)
            await ana.request("DELETE", "/api/me/device")
            await bob.start(table)
            dan = (await company(house.base, 1))[0]
            await subscribe(dan, Browser(), f"{service.base}/dan")
            await set_table([dan, bob], "poker-dice")
            path, _, _ = await service.got.get()
            assert path == "/dan"

    run(check)


def test_one_chooses_how_one_is_told(house: House) -> None:
    async def check() -> None:
        [ana] = await company(house.base, 1)
        wish = Browser().wish("http://push.example/ana")
        settings = await ana.subscribe_push(**wish)
        assert (settings.push_here, settings.devices, settings.quiet) == (True, 1, None)
        settings = await ana.quiet_hours(22 * 60, 8 * 60, "Europe/Chisinau")
        assert settings.quiet == QuietInfo(22 * 60, 8 * 60, "Europe/Chisinau")
        assert (await ana.quiet_hours(None, None, "UTC")).quiet is None
        settings = await ana.unsubscribe_push()
        assert (settings.push_here, settings.devices) == (False, 0)
        assert settings == await ana.notification_settings()

    run(check)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(
        tmp_path_factory.mktemp("strict"), push_anywhere=False, quick_notices=True
    ) as opened:
        yield opened


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/a",
        "https://push.example:8443/a",
        "https://user@push.example/a",
        "ftp://push.example/a",
        "https:///a",
        "https://[::1/a",
        "https://push.example/" + "a" * 1000,
    ],
)
def test_only_encrypted_services_at_their_usual_port(strict: House, endpoint: str) -> None:
    async def check() -> None:
        [ana] = await company(strict.base, 1)
        with pytest.raises((Refused, Exception), match=r"wrong-push-address|400"):
            await subscribe(ana, Browser(), endpoint)

    run(check)


def test_keys_that_are_none_are_refused(strict: House) -> None:
    async def check() -> None:
        [ana] = await company(strict.base, 1)
        wish = Browser().wish("https://push.example/a")
        for wrong in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "%%%"}):
            with pytest.raises(Refused, match="wrong-push-address"):
                await ana.request("POST", "/api/me/notices/push", {**wish, **wrong})

    run(check)


def test_addresses_inside_are_never_reached() -> None:
    inside = "127.0.0.1 10.1.2.3 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 ::1"
    mapped = "::ffff:127.0.0.1 64:ff9b:1::1 64:ff9b::7f00:1 2002:7f00:1::1 2001::1 fe80::1 fc00::1"
    for host in (*inside.split(), *mapped.split()):
        assert not is_public(host), host
    assert is_public("8.8.8.8") and is_public("2606:4700::1111")

    async def check() -> None:
        resolver = PublicResolver(is_public)
        with pytest.raises(OSError, match="no public address"):
            await resolver.resolve("localhost", 443)
        await resolver.close()

    asyncio.run(check())


def test_a_service_inside_is_not_asked_even_if_it_was_kept(tmp_path: Path) -> None:
    """As after the host has withdrawn the setting."""

    async def check() -> None:
        async with push_service() as service:
            with House(tmp_path, quick_notices=True) as house:
                ana, bob = await company(house.base, 2)
                await subscribe(ana, Browser(), f"{service.base}/ana")
                table = await set_table([ana, bob], "poker-dice", start=False)
                house.close()
                house.open(push_anywhere=False)
                await bob.start(table)
                while (await ana.request("GET", "/api/me/notices"))["devices"]:
                    """It is dropped when it would have been asked."""
                assert service.got.empty()

    run(check)


def test_the_house_keeps_its_key(tmp_path: Path) -> None:
    keys = set()
    with House(tmp_path, quick_notices=True) as house:
        for _ in range(2):
            with house.visit() as ana:
                ana.post("/api/me", json={"name": "Ana"})
                keys.add(ana.get("/api/me/notices").json()["push_key"])
            house.close()
            house.open()
    assert len(keys) == 1
