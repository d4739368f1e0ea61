"""Tests that the page words everything exactly as the terminal does."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fivecups.engine import (
    Form,
    Game,
    Match,
    RandomChance,
    Refusal,
    Waiting,
    awaited,
    random_answer,
    seen,
)
from fivecups.games import GAMES
from fivecups.texts import LANGUAGES, Texts, Wording

UI = Path(__file__).parents[3] / "ui"
NAMES = ["Ana", "Лев", "Ștefan", "Ruby", "Amos"]
PLAYED: dict[str, list[dict[str, Any]]] = {
    "poker-dice": [{}],
    "dice-town": [{}, {"wild_west": True, "indians": True}],
    "gentlemans-deal": [{}],
}
READERS = (None, 0)
"""A spectator and a player."""

QUESTION = {"poker-dice": "play_on", "dice-town": "make_offer", "gentlemans-deal": "vote"}
VALUES: list[tuple[str | None, Any]] = [
    ("seat", 0),
    ("seat", -1),
    ("seat", (1,)),
    ("seat", None),
    ("seats", (0, 1, 2)),
    ("seats", (2,)),
    ("seats", ()),
    ("seats", 3),
    ("seat-number", 0),
    ("dice", ()),
    (None, 7),
    (None, "x"),
    (None, ""),
    (None, None),
    (None, True),
]
"""Values for which a word has to be chosen."""

Case = tuple[str, tuple[Any, ...]]
"""A method of the wording, with its arguments."""


def said_in_a_game(game: Game[Any], options: dict[str, Any], seed: int) -> list[Case]:
    """Return all wordings of a game that is played at random."""
    match = Match(game, len(NAMES), options, chance=RandomChance(seed))
    dice = RandomChance(seed + 1)
    cases: list[Case] = []
    while not match.over:
        seat = awaited(match.state)[0]
        view = match.view(seat)
        cases.append(("waiting", (view.waiting,)))
        for ask in view.asks:
            cases.append(("ask", (ask,)))
            cases += [
                ("answer", (ask, answer))
                for answer in (() if isinstance(ask.choices, Form) else ask.choices[:12])
            ]
        match.answer(seat, random_answer(match.state, seat, dice))
    return cases + [
        ("event", (event,)) for eyes in (None, 0, 1) for event in seen(match.events, eyes)
    ]


@cache
def cases_of(name: str) -> list[Case]:
    """Return the wordings of whole games and rare ones, each once."""
    games = [
        case
        for seed, options in enumerate(PLAYED[name])
        for case in said_in_a_game(GAMES[name], options, seed)
    ]
    words: list[Case] = [("word", value) for value in VALUES]
    cases = [
        *words,
        ("waiting", (Waiting(None, None),)),
        *(("waiting", (Waiting(seats, QUESTION[name]),)) for seats in ((0,), (1,), (2, 0, 1))),
        ("refusal", (Refusal("not-asked"),)),
        *games,
    ]
    return list({said_by(case): case for case in cases}.values())


def said_by(case: Case) -> bytes:
    """Return a key of everything on which a case's words depend: not the time of a question, nor
    its other answers, unless all answers begin alike."""
    method, values = case
    if method == "answer":
        ask, answer = values
        values = (ask.question, ask.says, answer)
    return msgspec.json.encode((method, values))


@cache
def told_by_the_page() -> dict[str, list[list[Any]]]:
    """Return the page's words in every language, for each reader of each game."""
    games = [
        {
            "name": name,
            "words": dict(GAMES[name].words),
            "names": NAMES,
            "reader": reader,
            "cases": [[method, *values] for method, values in cases_of(name)],
        }
        for reader in READERS
        for name in PLAYED
    ]
    node = shutil.which("node") or str(Path(sys.executable).with_name("node"))
    order = msgspec.json.encode({"languages": list(LANGUAGES), "games": games})
    done = subprocess.run(
        [node, "dev/wording.mjs"], cwd=UI, input=order, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    words: dict[str, list[list[Any]]] = json.loads(done.stdout)
    return words


@pytest.mark.parametrize("reader", READERS)
def test_the_page_says_what_the_terminal_says(reader: int | None) -> None:
    cases = {name: cases_of(name) for name in PLAYED}
    events = [values[0] for method, values in cases["dice-town"] if method == "event"]
    assert any(event.kind == "played" and "victim" in event.data for event in events), (
        "an event with a text for a detail"
    )
    assert any(event.kind == "won" and "hand" in event.data for event in events)
    first = READERS.index(reader) * len(cases)
    for language in LANGUAGES:
        page_words = told_by_the_page()[language][first : first + len(cases)]
        for (name, case_words), shown in zip(cases.items(), page_words, strict=True):
            wording = Wording(GAMES[name], Texts(language), NAMES, reader)
            pairs = [
                (case, getattr(wording, case[0])(*case[1]), text)
                for case, text in zip(case_words, shown, strict=True)
            ]
            wrong = [pair for pair in pairs if pair[1] != pair[2]]
            assert wrong[:3] == [], f"{len(wrong)} of {len(pairs)} in {name}, {language}"
