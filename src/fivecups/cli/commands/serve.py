"""`fivecups serve`: open a house."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..common import UsageError


def serve(
    host: Annotated[
        str,
        typer.Option(help="The address to listen on; 127.0.0.1 keeps the house to this machine."),
    ] = "0.0.0.0",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="A SQLite file or postgresql://…")
    ] = None,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="The folder of the house's data.")
    ] = None,
    bus: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="nats://…, for several houses on one PostgreSQL database; without it PostgreSQL"
            " itself tells them of each other's news.",
        ),
    ] = None,
    limit_factor: Annotated[
        float,
        typer.Option(min=0.01, help="Multiplies the limits on how often anybody may do something."),
    ] = 1.0,
    public_metrics: Annotated[
        bool,
        typer.Option("--public-metrics", help="Show /metrics to other machines too."),
    ] = False,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page in a browser.")
    ] = True,
) -> None:
    """Open a house for friends in the same network, until Ctrl-C."""
    from fivecups.bus import open_bus
    from fivecups.house.ports import StorageError
    from fivecups.web.server.serve import serve as open_house

    try:
        open_bus(bus, database or "")
    except ValueError as error:
        raise UsageError(str(error)) from error
    try:
        open_house(host, port, database, data, browser, bus, limit_factor, public_metrics)
    except StorageError as error:
        raise UsageError(f"the database cannot be opened: {error}") from error
