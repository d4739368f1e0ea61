"""`fivecups admin`: commands for the host of a house, while the house is open or closed."""

from __future__ import annotations

import typer

from .ladder import annul, ladder
from .moderation import ban, bans, pardon, reports, settle
from .people import delete, devices, forget_device, people, reset_password
from .tables import close, recount, tables

admin = typer.Typer(
    help="Look after a house: people, devices, bans, tables, reports. It may be open meanwhile, and"
    " notices within two seconds.",
    no_args_is_help=True,
)
ANY_ID = {"ignore_unknown_options": True}
"""Settings of Typer commands that accept ids which begin with a dash."""

for command in (
    people,
    devices,
    delete,
    bans,
    ban,
    pardon,
    reports,
    settle,
    tables,
    close,
    recount,
    ladder,
    annul,
):
    admin.command(context_settings=ANY_ID)(command)
admin.command("forget-device", context_settings=ANY_ID)(forget_device)
admin.command("reset-password", context_settings=ANY_ID)(reset_password)
