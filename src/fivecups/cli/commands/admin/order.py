"""Bans, and what people have reported."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ...common import Json, UsageError, print_json, say
from ...settings import HouseSettings, with_settings
from ...settings.values import age
from .session import change_house, find_person, in_house, moment, now, print_rows

if TYPE_CHECKING:
    from fivecups.house.accounts.bans import BanKind
    from fivecups.store import Store

Subject = Annotated[
    str,
    typer.Argument(
        metavar="WHO", help="A person's id or the name they sign in with, an address or a network."
    ),
]


@with_settings("data", "database")
def bans(settings: HouseSettings, json: Json = False) -> None:
    """List who is not let in."""
    found = in_house(settings, lambda store: store.bans())
    if json:
        print_json([asdict(one) for one in found])
        return
    print_rows(
        ("who", "kind", "since", "until", "why"),
        (
            (one.subject, one.kind, moment(one.at), moment(one.until) if one.until else "", one.why)
            for one in found
        ),
    )


@with_settings("data", "database")
def ban(
    settings: HouseSettings,
    who: Subject,
    why: Annotated[str, typer.Option(help="What they are told.")] = "",
    time: Annotated[
        str | None,
        typer.Option("--for", metavar="AGE", help="For how long, as 7d or 12h; else for good."),
    ] = None,
) -> None:
    """Do not let a person or an address in; who is here already is turned out."""
    from fivecups.house.accounts.bans import Ban

    try:
        seconds = None if time is None else age(time)
    except ValueError as error:
        raise UsageError(f"--for {time}: {error}") from error

    async def work(store: Store) -> Any:
        kind, subject = await _subject(store, who)
        until = None if seconds is None else now() + int(1000 * seconds)
        await store.ban(Ban(kind, subject, why, now(), until))
        return subject

    subject = change_house(settings, work)
    say(f"{subject} is not let in{'' if seconds is None else f' for {time}'}.")


@with_settings("data", "database")
def pardon(settings: HouseSettings, who: Subject) -> None:
    """Lift a ban."""

    async def work(store: Store) -> Any:
        kind, subject = await _subject(store, who)
        if not await store.pardon(kind, subject):
            raise UsageError(f"{subject} is not banned")
        return subject

    say(f"{change_house(settings, work)} is let in again.")


async def _subject(store: Store, text: str) -> tuple[BanKind, str]:
    """Whom a ban is about: what looks like an address is one."""
    from fivecups.engine import Refused
    from fivecups.house.accounts.bans import banned_network

    try:
        return "address", banned_network(text)
    except Refused:
        return "person", (await find_person(store, text)).id


@with_settings("data", "database")
def reports(
    settings: HouseSettings,
    settled: Annotated[bool, typer.Option("--settled", help="Those that are dealt with.")] = False,
    json: Json = False,
) -> None:
    """Read what people have reported, with the latest lines of chat at the table."""
    found = in_house(settings, lambda store: store.reports(settled))
    if json:
        print_json(found)
        return
    if not found:
        say("Nothing is reported.")
    for one in found:
        say(f"{one.id}  {moment(one.at)}  {one.reason}  table {one.table}")
        say(f"  {one.by_name} ({one.by}) about {one.about_name} ({one.about}): {one.text}")
        for line in one.lines:
            say(f"    {moment(line.at)} {line.name}: {line.text}")


@with_settings("data", "database")
def settle(
    settings: HouseSettings,
    report: Annotated[str, typer.Argument(metavar="REPORT", help="The id of a report.")],
) -> None:
    """Put a report away that is dealt with."""

    async def work(store: Store) -> Any:
        if not await store.settle_report(report, now()):
            raise UsageError(f"no report {report!r} waits")

    change_house(settings, work)
    say(f"The report {report} is settled.")
