"""Bans, and what people have reported."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ...common import Json, Language, UsageError, print_json, say
from ...settings import HouseSettings, with_settings
from ...settings.values import age
from .session import change_house, find_person, in_house, moment, now, print_rows, spoken

if TYPE_CHECKING:
    from fivecups.house.accounts.bans import BanKind
    from fivecups.store import Store
    from fivecups.texts import Texts

Subject = Annotated[
    str,
    typer.Argument(
        metavar="WHO", help="A person's id or the name they sign in with, an address or a network."
    ),
]


@with_settings("data", "database")
def bans(settings: HouseSettings, json: Json = False, lang: Language = "en") -> None:
    """List who is not let in."""
    texts = spoken(lang)
    found = in_house(settings, texts, lambda store: store.bans())
    if json:
        print_json([asdict(one) for one in found])
        return
    print_rows(
        texts,
        ("who", "kind", "since", "until", "why"),
        (
            (
                one.subject,
                texts.say("admin-ban-kind", kind=one.kind),
                moment(one.at),
                moment(one.until) if one.until else "",
                one.why,
            )
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
    lang: Language = "en",
) -> None:
    """Do not let a person or an address in; who is here already is turned out."""
    from fivecups.house.accounts.bans import Ban

    texts = spoken(lang)
    try:
        seconds = None if time is None else age(time)
    except ValueError as error:
        raise UsageError(texts.say("admin-not-a-time", time=time)) from error

    async def work(store: Store) -> Any:
        kind, subject = await _subject(store, texts, who)
        at = now()
        until = None if seconds is None else at + int(1000 * seconds)
        await store.ban(Ban(kind, subject, why, at, until))
        return subject

    subject = change_house(settings, texts, work)
    if time is None:
        say(texts.say("admin-banned", who=subject))
    else:
        say(texts.say("admin-banned-for", who=subject, time=time))


@with_settings("data", "database")
def pardon(settings: HouseSettings, who: Subject, lang: Language = "en") -> None:
    """Lift a ban."""
    texts = spoken(lang)

    async def work(store: Store) -> Any:
        kind, subject = await _subject(store, texts, who)
        if not await store.pardon(kind, subject):
            raise UsageError(texts.say("admin-not-banned", who=subject))
        return subject

    say(texts.say("admin-pardoned", who=change_house(settings, texts, work)))


async def _subject(store: Store, texts: Texts, text: str) -> tuple[BanKind, str]:
    """Whom a ban is about: what looks like an address is one."""
    from fivecups.engine import Refused
    from fivecups.house.accounts.bans import banned_network

    try:
        return "address", banned_network(text)
    except Refused:
        return "person", (await find_person(store, texts, text)).id


@with_settings("data", "database")
def reports(
    settings: HouseSettings,
    settled: Annotated[bool, typer.Option("--settled", help="Those that are dealt with.")] = False,
    json: Json = False,
    lang: Language = "en",
) -> None:
    """Read what people have reported, with the latest lines of chat at the table."""
    texts = spoken(lang)
    found = in_house(settings, texts, lambda store: store.reports(settled))
    if json:
        print_json(found)
        return
    if not found:
        say(texts.say("admin-no-reports"))
    for one in found:
        reason = texts.say("admin-reason", reason=one.reason)
        head = {"id": one.id, "at": moment(one.at), "reason": reason, "table": one.table}
        say(texts.say("admin-report", **head))
        people = {"by": one.by_name, "by-id": one.by, "about": one.about_name}
        about = {**people, "about-id": one.about, "text": one.text}
        say(f"  {texts.say('admin-report-about', **about)}")
        for line in one.lines:
            say(f"    {moment(line.at)} {line.name}: {line.text}")


@with_settings("data", "database")
def settle(
    settings: HouseSettings,
    report: Annotated[str, typer.Argument(metavar="REPORT", help="The id of a report.")],
    lang: Language = "en",
) -> None:
    """Put a report away that is dealt with."""
    texts = spoken(lang)

    async def work(store: Store) -> Any:
        if not await store.settle_report(report, now()):
            raise UsageError(texts.say("admin-no-such-report", report=report))

    change_house(settings, texts, work)
    say(texts.say("admin-settled", report=report))
