"""Settings as options of a command."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from inspect import Parameter, signature
from pathlib import Path
from typing import Annotated, Any

import typer

from .sources import CONFIG, FIELDS, option_of, read_settings, variable_of
from .values import yes_or_no

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
    """Gives a command the settings as its first argument, and these of them as options: all, if
    none is named. Those that are no options come from the environment or the file."""
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
        run.__annotations__ = {one.name: one.annotation for one in parameters}
        run.__signature__ = signature(command).replace(  # type: ignore[attr-defined]
            parameters=[one.replace(kind=Parameter.KEYWORD_ONLY) for one in parameters]
        )
        return run

    return decorate


def _option(name: str) -> Parameter:
    field = FIELDS[name]
    told, flag = field.metadata, field.metadata["reader"] is yes_or_no
    default = told["shown"] or field.default
    declaration = option_of(name)
    option = typer.Option(
        f"{declaration}/--no-{declaration[2:]}" if flag else declaration,
        metavar=told["metavar"],
        show_default=False,
        rich_help_panel="On and off" if flag else "Settings",
        help=f"{told['help']} ({variable_of(name)}; default: {default})",
    )
    kind: Any = bool | None if flag else str | None
    return _keyword(name, Annotated[kind, option])


def _keyword(name: str, annotation: Any) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=annotation)
