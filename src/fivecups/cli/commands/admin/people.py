"""`fivecups admin people, devices, forget-device, reset-password, delete`: people and their
devices."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ...arguments import Json, Language, UsageError, escape_control_characters, print_json, say
from ...settings import HouseSettings, with_settings
from .session import (
    Person,
    change_store,
    find_person,
    format_time,
    load_texts,
    now,
    print_rows,
    with_store,
)

if TYPE_CHECKING:
    from fivecups.house.accounts.people import Account
    from fivecups.store import Store

MAX_PEOPLE_LISTED = 1000


@with_settings("data", "database")
def people(
    settings: HouseSettings,
    search: Annotated[
        str, typer.Argument(metavar="[SEARCH]", help="An id, or a part of a name.")
    ] = "",
    json: Json = False,
    lang: Language = "en",
) -> None:
    """List people, the most recent visitors first."""
    texts = load_texts(lang)
    rows = with_store(
        settings, texts, lambda store: store.admin.find_people(search, MAX_PEOPLE_LISTED)
    )
    if json:
        print_json([asdict(row) for row in rows])
        return
    print_rows(
        texts,
        ("id", "name", "login", "since", "seen", "devices", "tables"),
        (
            (
                row.id,
                row.name,
                row.login or f"({texts.say('admin-guest')})",
                format_time(row.created_at),
                format_time(row.seen_at),
                row.devices,
                row.tables,
            )
            for row in rows
        ),
    )


@with_settings("data", "database")
def devices(
    settings: HouseSettings, person: Person, json: Json = False, lang: Language = "en"
) -> None:
    """List a person's devices."""
    texts = load_texts(lang)

    async def work(store: Store) -> Any:
        return await store.admin.devices_list((await find_person(store, texts, person)).id)

    rows = with_store(settings, texts, work)
    if json:
        print_json([asdict(row) for row in rows])
        return
    rows = ((row.id, format_time(row.created_at), format_time(row.seen_at)) for row in rows)
    print_rows(texts, ("id", "since", "seen"), rows)


@with_settings("data", "database")
def forget_device(
    settings: HouseSettings,
    device: Annotated[str, typer.Argument(metavar="DEVICE", help="The id of a device.")],
    lang: Language = "en",
) -> None:
    """Log a device out."""
    texts = load_texts(lang)

    async def work(store: Store) -> Any:
        if await store.people.device(device) is None:
            raise UsageError(texts.say("admin-no-such-device", device=device))
        await store.people.remove_device(device)

    change_store(settings, texts, work)
    say(texts.say("admin-logged-out", device=device))


@with_settings("data", "database", "public_address", "host", "port")
def reset_password(settings: HouseSettings, person: Person, lang: Language = "en") -> None:
    """Make a link with which a person can choose a new password: once, within an hour."""
    from fivecups.house.accounts.people import People

    from ...settings.server_settings import house_url

    texts = load_texts(lang)

    async def work(store: Store) -> Any:
        accounts = People(store.people)
        try:
            account = await find_person(store, texts, person)
            return account, await accounts.make_reset(account, now())
        finally:
            accounts.close()

    account, code = with_store(settings, texts, work)
    link = f"{house_url(settings)}/you#reset={code}"
    say(texts.say("admin-reset", who=account.name, link=link))


@with_settings("data", "database")
def delete(
    settings: HouseSettings,
    person: Person,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask whether you are sure.")] = False,
    lang: Language = "en",
) -> None:
    """Delete a person: account, devices, ratings, reports, and their name and words at all tables.

    Their moves stay in the games of the others. This cannot be undone.
    """
    from fivecups.house.admin.person_deletion import delete_person

    texts = load_texts(lang)

    async def find(store: Store) -> Account:
        return await find_person(store, texts, person)

    account = with_store(settings, texts, find)
    if not yes:
        login = account.login or texts.say("admin-guest")
        question = texts.say(
            "admin-confirm-deletion", who=escape_control_characters(account.name), login=login
        )
        typer.confirm(question, abort=True)
    tables = change_store(settings, texts, lambda store: delete_person(store, account.id, now()))
    say(texts.say("admin-deleted", id=account.id, tables=tables))
