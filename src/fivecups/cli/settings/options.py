"""Settings as command line options."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from inspect import Parameter, signature
from pathlib import Path
from typing import Annotated, Any

import typer

from .setting_sources import CONFIG, FIELDS, option_of, read_settings, variable_of
from .value_parsers import yes_or_no

Command = Callable[..., None]

ConfigFile = Annotated[
    Path | None,
    typer.Option(
        "--config",
        metavar="FILE",
        help=f"A TOML file of settings, by the names below with _ for -. ({CONFIG})",
    ),
]


def with_settings(*names: str) -> Callable[[Command], Command]:
    """Return a decorator that passes the settings to a command as its first argument. The settings
    in `names` (all if empty) become options of the command; the others are read from the
    environment or the file."""
    chosen = names or tuple(FIELDS)

    def decorate(command: Command) -> Command:
        own = list(signature(command, eval_str=True).parameters.values())[1:]
        declared = [_keyword("config", ConfigFile), *(_option(name) for name in chosen)]

        @wraps(command)
        def run(**given: Any) -> None:
            config = given.pop("config")
            typed = {name: given.pop(name) for name in chosen}
            command(read_settings(typed, config, os.environ), **given)

        parameters = [*own, *declared]
        run.__dict__.pop("__wrapped__")
        run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
        run.__signature__ = signature(command).replace(  # type: ignore[attr-defined]
            parameters=[parameter.replace(kind=Parameter.KEYWORD_ONLY) for parameter in parameters]
        )
        return run

    return decorate


def _option(name: str) -> Parameter:
    field = FIELDS[name]
    metadata, flag = field.metadata, field.metadata["reader"] is yes_or_no
    default = metadata["shown"] or field.default
    declaration = option_of(name)
    option = typer.Option(
        f"{declaration}/--no-{declaration[2:]}" if flag else declaration,
        metavar=metadata["metavar"],
        show_default=False,
        rich_help_panel="On and off" if flag else "Settings",
        help=f"{metadata['help']} ({variable_of(name)}; default: {default})",
    )
    kind: Any = bool | None if flag else str | None
    return _keyword(name, Annotated[kind, option])


def _keyword(name: str, annotation: Any) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=annotation)
