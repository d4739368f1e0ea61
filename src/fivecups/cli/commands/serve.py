"""`fivecups serve`: start a house."""

from __future__ import annotations

from ..arguments import UsageError
from ..settings import HouseSettings, with_settings


@with_settings()
def serve(settings: HouseSettings) -> None:
    """Open a house for friends in the same network or for everybody, until Ctrl-C.

    Every setting can be given as an option, as a variable of the environment (its name and its
    default are in brackets) or in a file; an option goes before a variable, and a variable before
    the file.
    """
    from fivecups.bus import open_bus
    from fivecups.house.ports import StorageError
    from fivecups.web.server.serve import AddressUnavailable, run_house
    from fivecups.web.server.workers import check_workers

    from ..settings.server_settings import server_settings

    database = settings.database_url()
    try:
        open_bus(settings.bus, database)
        check_workers(settings.workers)
    except ValueError as error:
        raise UsageError(str(error)) from error
    settings.make_data_folder()
    try:
        house = server_settings(settings)
        run_house(house, settings.host, settings.port, settings.browser, settings.workers)
    except AddressUnavailable as error:
        raise UsageError(str(error)) from error
    except StorageError as error:
        raise UsageError(f"the database cannot be opened: {error}") from error
