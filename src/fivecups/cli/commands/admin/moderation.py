"""`fivecups admin bans, ban, pardon, reports, settle`: bans and reports."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ...arguments import Json, Language, UsageError, print_json, say
from ...settings import HouseSettings, with_settings
from ...settings.value_parsers import age
from .session import change_store, find_person, format_time, load_texts, now, print_rows, with_store

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
    """List all bans."""
    texts = load_texts(lang)
    rows = with_store(settings, texts, lambda store: store.moderation.bans())
    if json:
        print_json([asdict(row) for row in rows])
        return
    print_rows(
        texts,
        ("who", "kind", "since", "until", "why"),
        (
            (
                row.subject,
                texts.say("admin-ban-kind", kind=row.kind),
                format_time(row.at),
                format_time(row.until) if row.until else "",
                row.why,
            )
            for row in rows
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
    """Ban a person or an address; if they are connected, they are disconnected."""
    from fivecups.house.accounts.bans import Ban

    texts = load_texts(lang)
    try:
        seconds = None if time is None else age(time)
    except ValueError as error:
        raise UsageError(texts.say("admin-not-a-time", time=time)) from error

    async def work(store: Store) -> Any:
        kind, subject = await _subject(store, texts, who)
        at = now()
        until = None if seconds is None else at + int(1000 * seconds)
        await store.moderation.ban(Ban(kind, subject, why, at, until))
        return subject

    subject = change_store(settings, texts, work)
    if time is None:
        say(texts.say("admin-banned", who=subject))
    else:
        say(texts.say("admin-banned-for", who=subject, time=time))


@with_settings("data", "database")
def pardon(settings: HouseSettings, who: Subject, lang: Language = "en") -> None:
    """Lift a ban."""
    texts = load_texts(lang)

    async def work(store: Store) -> Any:
        kind, subject = await _subject(store, texts, who)
        if not await store.moderation.pardon(kind, subject):
            raise UsageError(texts.say("admin-not-banned", who=subject))
        return subject

    say(texts.say("admin-pardoned", who=change_store(settings, texts, work)))


async def _subject(store: Store, texts: Texts, text: str) -> tuple[BanKind, str]:
    """Return the kind and the subject of a ban that `text` names: a network if it looks like an
    address, otherwise a person."""
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
    texts = load_texts(lang)
    rows = with_store(settings, texts, lambda store: store.moderation.reports(settled))
    if json:
        print_json(rows)
        return
    if not rows:
        say(texts.say("admin-no-reports"))
    for row in rows:
        reason = texts.say("admin-reason", reason=row.reason)
        head = {"id": row.id, "at": format_time(row.at), "reason": reason, "table": row.table}
        say(texts.say("admin-report", **head))
        people = {"by": row.by_name, "by-id": row.by, "about": row.about_name}
        about = {**people, "about-id": row.about, "text": row.text}
        say(f"  {texts.say('admin-report-about', **about)}")
        for line in row.lines:
            say(f"    {format_time(line.at)} {line.name}: {line.text}")


@with_settings("data", "database")
def settle(
    settings: HouseSettings,
    report: Annotated[str, typer.Argument(metavar="REPORT", help="The id of a report.")],
    lang: Language = "en",
) -> None:
    """Mark a report as settled."""
    texts = load_texts(lang)

    async def work(store: Store) -> Any:
        if not await store.moderation.settle_report(report, now()):
            raise UsageError(texts.say("admin-no-such-report", report=report))

    change_store(settings, texts, work)
    say(texts.say("admin-settled", report=report))
