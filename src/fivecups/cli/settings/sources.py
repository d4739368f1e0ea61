"""Where values come from: the command line before the environment before the file."""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import Field, fields
from pathlib import Path
from typing import Any

from ..common import UsageError
from .declared import HouseSettings

PREFIX = "FIVECUPS_"
CONFIG = "FIVECUPS_CONFIG"
OF_OTHERS = {CONFIG, "FIVECUPS_CACHE"}
"""Variables that are not settings of a house."""

FIELDS: dict[str, Field[Any]] = {field.name: field for field in fields(HouseSettings)}


def option_of(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def variable_of(name: str) -> str:
    return PREFIX + name.upper()


def read_settings(
    typed: Mapping[str, Any], config: Path | None, environment: Mapping[str, str]
) -> HouseSettings:
    """The settings of a house; raises :class:`UsageError` with one line that names the place of
    what does not fit."""
    if config is None and environment.get(CONFIG):
        config = Path(environment[CONFIG])
    found: dict[str, Any] = {}
    if config is not None:
        for name, value in _read_file(config).items():
            _known(name, FIELDS, f"{config}: ")
            found[name] = _read(name, value, f"{config}: {name}")
    variables = {variable_of(name): name for name in FIELDS}
    for variable, value in environment.items():
        if variable.startswith(PREFIX) and variable not in OF_OTHERS:
            _known(variable, variables, "")
            found[variables[variable]] = _read(variables[variable], value, variable)
    for name, value in typed.items():
        if value is not None:
            found[name] = _read(name, value, option_of(name))
    return HouseSettings(**found)


def _known(name: str, known: Iterable[str], place: str) -> None:
    if name not in known:
        near = difflib.get_close_matches(name, list(known), 1)
        hint = f"; is {near[0]} meant?" if near else "; see fivecups serve --help"
        raise UsageError(f"{place}there is no setting {name}{hint}")


def _read(name: str, value: Any, place: str) -> Any:
    try:
        return FIELDS[name].metadata["reader"](_written(value))
    except ValueError as error:
        raise UsageError(f"{place}: {error}") from error


def _written(value: Any) -> str:
    """A value of a file as one would write it in a variable."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        return ",".join(value)
    if isinstance(value, str | int | float):
        return str(value).strip()
    raise ValueError("a text, a number, yes or no is expected")


def _read_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UsageError(f"{file}: {error}") from error
