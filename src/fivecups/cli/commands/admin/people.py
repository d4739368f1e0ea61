"""People and their devices."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ...common import Json, Language, UsageError, harmless, print_json, say
from ...settings import HouseSettings, with_settings
from .session import (
    Person,
    change_house,
    find_person,
    in_house,
    moment,
    now,
    print_rows,
    spoken,
)

if TYPE_CHECKING:
    from fivecups.house.accounts.people import Account
    from fivecups.store import Store

MOST = 1000


@with_settings("data", "database")
def people(
    settings: HouseSettings,
    search: Annotated[
        str, typer.Argument(metavar="[SEARCH]", help="An id, or a part of a name.")
    ] = "",
    json: Json = False,
    lang: Language = "en",
) -> None:
    """List people, those who were here last first."""
    texts = spoken(lang)
    found = in_house(settings, texts, lambda store: store.find_people(search, MOST))
    if json:
        print_json([asdict(one) for one in found])
        return
    print_rows(
        texts,
        ("id", "name", "login", "since", "seen", "devices", "tables"),
        (
            (
                one.id,
                one.name,
                one.login or f"({texts.say('admin-guest')})",
                moment(one.created_at),
                moment(one.seen_at),
                one.devices,
                one.tables,
            )
            for one in found
        ),
    )


@with_settings("data", "database")
def devices(
    settings: HouseSettings, person: Person, json: Json = False, lang: Language = "en"
) -> None:
    """List somebody's devices."""
    texts = spoken(lang)

    async def work(store: Store) -> Any:
        return await store.devices_list((await find_person(store, texts, person)).id)

    found = in_house(settings, texts, work)
    if json:
        print_json([asdict(one) for one in found])
        return
    rows = ((one.id, moment(one.created_at), moment(one.seen_at)) for one in found)
    print_rows(texts, ("id", "since", "seen"), rows)


@with_settings("data", "database")
def forget_device(
    settings: HouseSettings,
    device: Annotated[str, typer.Argument(metavar="DEVICE", help="The id of a device.")],
    lang: Language = "en",
) -> None:
    """Log a device out."""
    texts = spoken(lang)

    async def work(store: Store) -> Any:
        if await store.device(device) is None:
            raise UsageError(texts.say("admin-no-such-device", device=device))
        await store.remove_device(device)

    change_house(settings, texts, work)
    say(texts.say("admin-logged-out", device=device))


@with_settings("data", "database", "public_address", "port")
def reset_password(settings: HouseSettings, person: Person, lang: Language = "en") -> None:
    """Make a link with which somebody chooses a new password: once, within an hour."""
    from fivecups.house.accounts.people import People

    texts = spoken(lang)

    async def work(store: Store) -> Any:
        known = People(store)
        try:
            account = await find_person(store, texts, person)
            return account, await known.make_reset(account, now())
        finally:
            known.close()

    account, code = in_house(settings, texts, work)
    base = settings.public_address or f"http://localhost:{settings.port}"
    say(texts.say("admin-reset", who=account.name, link=f"{base}/you#reset={code}"))


@with_settings("data", "database")
def delete(
    settings: HouseSettings,
    person: Person,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask whether you are sure.")] = False,
    lang: Language = "en",
) -> None:
    """Delete somebody: account, devices, ratings, reports, and their name and words at all tables.

    Their moves stay in the games of the others. This cannot be undone.
    """
    from fivecups.house.admin.deletion import delete_person

    texts = spoken(lang)

    async def find(store: Store) -> Account:
        return await find_person(store, texts, person)

    found = in_house(settings, texts, find)
    if not yes:
        login = found.login or texts.say("admin-guest")
        question = texts.say("admin-confirm-deletion", who=harmless(found.name), login=login)
        typer.confirm(question, abort=True)
    tables = change_house(settings, texts, lambda store: delete_person(store, found.id, now()))
    say(texts.say("admin-deleted", id=found.id, tables=tables))
