"""Reading of settings from the command line, the environment and the file, in this order of
priority."""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import Field, fields
from pathlib import Path
from typing import Any

from ..arguments import UsageError
from .definitions import HouseSettings

PREFIX = "FIVECUPS_"
CONFIG = "FIVECUPS_CONFIG"
OTHER_VARIABLES = {CONFIG, "FIVECUPS_CACHE", "FIVECUPS_LANG", "FIVECUPS_PLAIN_JIT"}
"""Environment variables that begin with FIVECUPS_ but are not settings of a house."""

FIELDS: dict[str, Field[Any]] = {field.name: field for field in fields(HouseSettings)}


def option_of(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def variable_of(name: str) -> str:
    return PREFIX + name.upper()


def read_settings(
    typed: Mapping[str, Any], config: Path | None, environment: Mapping[str, str]
) -> HouseSettings:
    """Return the settings of a house, from the options `typed` on the command line, the environment
    and the file `config`. Raise :class:`UsageError` with a single line that names the wrong setting
    and its source."""
    if config is None and environment.get(CONFIG):
        config = Path(environment[CONFIG])
    values: dict[str, Any] = {}
    if config is not None:
        for name, value in _read_file(config).items():
            _check_name(name, FIELDS, f"{config}: ")
            values[name] = _read(name, value, f"{config}: {name}")
    variables = {variable_of(name): name for name in FIELDS}
    for variable, value in environment.items():
        if variable.startswith(PREFIX) and variable not in OTHER_VARIABLES:
            _check_name(variable, variables, "")
            values[variables[variable]] = _read(variables[variable], value, variable)
    for name, value in typed.items():
        if value is not None:
            values[name] = _read(name, value, option_of(name))
    return HouseSettings(**values)


def _check_name(name: str, known_names: Iterable[str], place: str) -> None:
    if name not in known_names:
        near = difflib.get_close_matches(name, list(known_names), 1)
        hint = f"; is {near[0]} meant?" if near else "; see fivecups serve --help"
        raise UsageError(f"{place}there is no setting {name}{hint}")


def _read(name: str, value: Any, place: str) -> Any:
    try:
        return FIELDS[name].metadata["reader"](_as_text(value))
    except ValueError as error:
        raise UsageError(f"{place}: {error}") from error


def _as_text(value: Any) -> str:
    """Return a value of the settings file in the form in which it would be written in an
    environment variable."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return ",".join(value)
    if isinstance(value, str | int | float):
        return str(value).strip()
    raise ValueError("a text, a number, yes or no is expected")


def _read_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UsageError(f"{file}: {error}") from error
