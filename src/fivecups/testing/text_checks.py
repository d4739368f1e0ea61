"""The ids of all texts that a game needs, and those that are missing."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from fivecups.engine import Game
from fivecups.texts import Texts


def source_files(game: Game[Any]) -> list[Path]:
    """Return the source files of a game: those of the package in which its class is written, or its
    module alone if that is in no package."""
    module = sys.modules[type(game).__module__]
    if not module.__package__:
        return [Path(module.__file__ or "")]
    package = sys.modules[module.__package__]
    return sorted(file for folder in package.__path__ for file in Path(folder).rglob("*.py"))


def needed_texts(game: Game[Any]) -> set[str]:
    """Return the ids of the texts that the code of a game refers to: its name, events, questions,
    verbs and options."""
    code = _code(game)
    names = {f"{game.name}-name"}
    kinds = {*game.events, *re.findall(r'\btell\(\s*"(\w+)"', code)}
    names |= {f"{game.name}-event-{kind}" for kind in kinds}
    for question in game.rules.questions.values():
        names.add(f"{game.name}-ask-{question.name}")
        if not question.quiet:
            names.add(f"{game.name}-wait-{question.name}")
        names |= {f"{game.name}-say-{verb}" for verb in question.verbs}
    for option in game.options:
        names.add(f"{game.name}-option-{option.name}")
        names |= {
            f"{game.name}-option-{option.name}-{value}".lower()
            for value in option.choices
            if not isinstance(value, int)
        }
    return names


def missing_texts(game: Game[Any], language: str = "en") -> list[str]:
    """Return the ids of the texts that a game needs and that are missing in a language, sorted. A
    text is not missing if the house has it (for refusals), or if an English one stands in."""
    texts = Texts(language)
    missing = {name for name in needed_texts(game) if not texts.has(name)}
    for code in re.findall(r'Refusal\(\s*"([\w-]+)"', _code(game)):
        name = f"{game.name}-refusal-{code}"
        if not texts.has(name) and not texts.has(f"refusal-{code}"):
            missing.add(name)
    return sorted(missing)


def _code(game: Game[Any]) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in source_files(game))
