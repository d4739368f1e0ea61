"""Tests of e-mail against a mail server on this machine: only to confirmed addresses, with a link
to stop it, and useless for spam."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fivecups.client import HouseClient
from fivecups.client.requests import HouseError
from fivecups.engine import Refused
from tests.waiting import until

from ..kit import company, run, set_table
from ..server import House
from .kit import DAYS, Mailbox, link_in, mail_server


@pytest.fixture(scope="module")
def post(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Mailbox]]:
    with (
        mail_server() as (mailbox, smtp),
        House(tmp_path_factory.mktemp("post"), smtp=smtp, quick_notices=True) as opened,
    ):
        yield opened, mailbox


async def ask_for_mail(person: HouseClient, address: str) -> dict[str, Any]:
    settings: dict[str, Any] = await person.request(
        "POST", "/api/me/notices/mail", {"address": address}
    )
    return settings


def to(mailbox: Mailbox, address: str) -> list[Any]:
    return [letter for letter in mailbox.letters if letter["To"] == address]


def test_an_address_is_written_to_only_after_it_was_confirmed(post: tuple[House, Mailbox]) -> None:
    house, mailbox = post

    async def check() -> None:
        ana, bob = await company(house.base, 2)
        settings = await ask_for_mail(ana, "ana@mail.example")
        assert (settings["mail"], settings["mail_confirmed"]) == ("ana@mail.example", False)
        [question] = to(mailbox, "ana@mail.example")
        await set_table([ana, bob], "poker-dice", clock=DAYS)
        path = link_in(question, "confirm")
        assert "<form" in house.ask("GET", path).text
        assert not (await ana.request("GET", "/api/me/notices"))["mail_confirmed"]
        assert house.ask("POST", path).status_code == 200
        assert (await ana.request("GET", "/api/me/notices"))["mail_confirmed"]

        table = await set_table([ana, bob], "poker-dice", clock=DAYS)
        quick = await set_table([ana, bob], "poker-dice")
        await until(lambda: len(to(mailbox, "ana@mail.example")) == 2)
        letter = to(mailbox, "ana@mail.example")[1]
        text = letter.get_content()
        assert table in text and quick not in text, "mail is for games over days"
        assert "Bob" not in str(letter) and "Ana" not in str(letter)
        off = link_in(letter, "off")
        assert letter["List-Unsubscribe"] == f"<{house.base}{off}>"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        unsubscribed = house.ask("POST", off, data={"List-Unsubscribe": "One-Click"})
        assert unsubscribed.status_code == 200
        assert (await ana.request("GET", "/api/me/notices"))["mail"] == ""
        assert house.ask("POST", path).status_code == 410, "an old link confirms nothing any more"

    run(check)


@pytest.mark.parametrize(
    "address",
    ["nobody", "a@b", "a b@c.de", "a@c.de\nBcc: x@y.de", "a@c.de, x@y.de", "<a@c.de>", "a@-c.de"],
)
def test_what_is_no_address_is_refused(post: tuple[House, Mailbox], address: str) -> None:
    house, mailbox = post

    async def check() -> None:
        [ana] = await company(house.base, 1)
        before = len(mailbox.letters)
        with pytest.raises(Refused, match="wrong-mail-address"):
            await ask_for_mail(ana, address)
        assert len(mailbox.letters) == before

    run(check)


def test_nobody_can_fill_a_strangers_mailbox(tmp_path: Path) -> None:
    async def check() -> None:
        with (
            mail_server() as (mailbox, smtp),
            House(tmp_path, smtp=smtp, limit_factor=1, quick_notices=True) as house,
        ):
            people = await company(house.base, 4)
            sent = 0
            for person in people:
                for _ in range(3):
                    try:
                        await ask_for_mail(person, "Victim@mail.example")
                        sent += 1
                    except HouseError as error:
                        assert error.status == 429
            assert sent == len(mailbox.letters) == 2

    run(check)


def test_a_house_without_a_mail_server_says_so(house: House) -> None:
    async def check() -> None:
        [ana] = await company(house.base, 1)
        assert not (await ana.request("GET", "/api/me/notices"))["mail_offered"]
        with pytest.raises(Refused, match="no-mail-here"):
            await ask_for_mail(ana, "ana@mail.example")

    run(check)


def test_a_mail_server_that_is_gone_breaks_nothing(tmp_path: Path) -> None:
    async def check() -> None:
        with mail_server() as (_, gone):
            pass
        with House(tmp_path, smtp=gone, quick_notices=True) as house:
            [ana] = await company(house.base, 1)
            with pytest.raises(Refused, match="mail-failed"):
                await ask_for_mail(ana, "ana@mail.example")

    run(check)
