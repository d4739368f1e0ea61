"""Every entry of the weights counts: changing it changes some answer or some advice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import zip_longest
from typing import Any

import msgspec
import pytest

from fivecups.bots.bot import RandomBot
from fivecups.bots.dice_town.answer_values.evaluator import Evaluator
from fivecups.bots.dice_town.answer_values.offers import compare_offers, is_bidding
from fivecups.bots.dice_town.coach.place_aims import aims
from fivecups.bots.dice_town.evaluation.position import read_position
from fivecups.bots.dice_town.levels import LEVELS, OFFER_QUESTIONS, DiceTownBot
from fivecups.bots.dice_town.weights import ANY_TABLE, Weights, all_weights
from fivecups.engine import Ask, Form, RandomChance, View, awaited
from fivecups.games.dice_town import DICE_TOWN

Path = tuple[str | int, ...]
Position = tuple[View[Any], Ask]

WEST = {"wild_west": True, "indians": True}
PLAYED_TABLES = {ANY_TABLE: [(4, WEST), (3, {})]}


def entries(value: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the path of every number in a row as plain data."""
    if isinstance(value, dict):
        for name, entry in value.items():
            yield from entries(entry, (*path, name))
    elif isinstance(value, list):
        for place, entry in enumerate(value):
            yield from entries(entry, (*path, place))
    elif isinstance(value, float):
        yield path


def changed(row: Any, path: Path) -> Weights:
    """Return the row with one entry changed beyond all reason."""
    copy = msgspec.json.decode(msgspec.json.encode(row))
    *parents, name = path
    entry = copy
    for parent in parents:
        entry = entry[parent]
    entry[name] = 0.9 * (entry[name] < 0.5) if name == "tie" else entry[name] + 7.0
    if name == "badge_survival":
        entry[name] = 0.05
    return msgspec.convert(copy, Weights)


@cache
def positions(kind: str) -> tuple[Position, ...]:
    """Return asks of random games at this kind of table, one of each question in turn, so that most
    entries are soon seen to count."""
    name, _, seats = kind.rpartition("-")
    tables = PLAYED_TABLES.get(kind) or [(int(seats), WEST if name == "wild-west" else {})]
    chosen: list[Position] = []
    for players, options in tables:
        for seed in range(3):
            chosen += game_positions(players, options, f"weights {seed}")
    by_question: dict[str, list[Position]] = {}
    for position in chosen:
        by_question.setdefault(position[1].question, []).append(position)
    turns = zip_longest(*by_question.values())
    return tuple(position for turn in turns for position in turn if position is not None)


def game_positions(players: int, options: dict[str, Any], seed: str) -> Iterator[Position]:
    state = DICE_TOWN.start(players, DICE_TOWN.settings(players, options), RandomChance(seed))
    player, number = RandomBot(seed), 0
    while not state.over:
        seat = awaited(state)[0]
        view = DICE_TOWN.view(state, seat)
        ask = view.asks[0]
        several = isinstance(ask.choices, Form) or len(ask.choices) > 1
        if several and (ask.question != "keep_dice" or number % 4 == 0):
            yield view, ask
        number += 1
        state.take(seat, player.answer(view, ask))


def judgement(level: str, weights: Weights, position: Position) -> Any:
    """Return the answer of a level, the order of its offers, and the places its dice aim at."""
    view, ask = position
    bot = DiceTownBot(LEVELS[level], "weights", weights=weights)
    read = read_position(view, weights, LEVELS[level].evaluator.counts_hands)
    if ask.question in OFFER_QUESTIONS:
        evaluator = Evaluator(read, bot.policy, ask)
        assert isinstance(ask.choices, Form)
        if is_bidding(evaluator, ask.choices) and not evaluator.decides_the_game:
            return compare_offers(evaluator, ask.choices)
    if ask.question == "keep_dice" and LEVELS[level].evaluator.counts_hands:
        return bot.answer(view, ask), aims(read, read.dice(read.seat))
    return bot.answer(view, ask)


FILE = files("fivecups.bots.dice_town") / "weights.json"
ROWS = [
    (level, kind, row)
    for level, rows in msgspec.json.decode(FILE.read_bytes()).items()
    for kind, row in rows.items()
]


@pytest.mark.parametrize(("level", "kind", "row"), ROWS, ids=lambda value: str(value)[:12])
def test_every_weight_changes_some_answer(level: str, kind: str, row: Any) -> None:
    weights = all_weights()[level][kind]
    missing = set(entries(row))
    for position in positions(kind):
        before = judgement(level, weights, position)
        for path in sorted(missing, key=str):
            if judgement(level, changed(row, path), position) != before:
                missing.remove(path)
        if not missing:
            return
    assert not missing, "these entries change nothing: take them out of weights.json"
