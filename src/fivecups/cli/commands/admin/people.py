"""People and their devices."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ...common import Json, UsageError, print_json, say
from ...settings import HouseSettings, with_settings
from .session import Person, change_house, find_person, in_house, moment, now, print_rows

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
) -> None:
    """List people, those who were here last first."""
    found = in_house(settings, lambda store: store.find_people(search, MOST))
    if json:
        print_json([asdict(one) for one in found])
        return
    print_rows(
        ("id", "name", "signs in as", "since", "seen", "devices", "tables"),
        (
            (
                one.id,
                one.name,
                one.login or "(guest)",
                moment(one.created_at),
                moment(one.seen_at),
                one.devices,
                one.tables,
            )
            for one in found
        ),
    )


@with_settings("data", "database")
def devices(settings: HouseSettings, person: Person, json: Json = False) -> None:
    """List somebody's devices."""

    async def work(store: Store) -> Any:
        return await store.devices_list((await find_person(store, person)).id)

    found = in_house(settings, work)
    if json:
        print_json([asdict(one) for one in found])
        return
    rows = ((one.id, moment(one.created_at), moment(one.seen_at)) for one in found)
    print_rows(("id", "since", "seen"), rows)


@with_settings("data", "database")
def forget_device(
    settings: HouseSettings,
    device: Annotated[str, typer.Argument(metavar="DEVICE", help="The id of a device.")],
) -> None:
    """Log a device out."""

    async def work(store: Store) -> Any:
        if await store.device(device) is None:
            raise UsageError(f"there is no device {device!r}")
        await store.remove_device(device)

    change_house(settings, work)
    say(f"The device {device} is logged out.")


@with_settings("data", "database", "public_address", "port")
def reset_password(settings: HouseSettings, person: Person) -> None:
    """Make a link with which somebody chooses a new password: once, within an hour."""
    from fivecups.house.accounts.people import People

    async def work(store: Store) -> Any:
        known = People(store)
        try:
            account = await find_person(store, person)
            return account, await known.make_reset(account, now())
        finally:
            known.close()

    account, code = in_house(settings, work)
    base = settings.public_address or f"http://localhost:{settings.port}"
    say(f"For {account.name}, once, within an hour: {base}/you#reset={code}")


@with_settings("data", "database")
def delete(
    settings: HouseSettings,
    person: Person,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask whether you are sure.")] = False,
) -> None:
    """Delete somebody: account, devices, ratings, reports, and their name and words at all tables.

    Their moves stay in the games of the others. This cannot be undone.
    """
    from fivecups.house.admin.deletion import delete_person

    async def find(store: Store) -> Account:
        return await find_person(store, person)

    found = in_house(settings, find)
    if not yes:
        typer.confirm(f"Delete {found.name} ({found.login or 'guest'}) for good?", abort=True)
    tables = change_house(settings, lambda store: delete_person(store, found.id, now()))
    say(f"{found.id} is deleted, with traces at {tables} tables.")
