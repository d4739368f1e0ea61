"""Whole games between bots of all characters: all that they answer and say, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fivecups.bots import make_bot, reason_of, remark_of, tell_habits, track_habits
from fivecups.engine import Match, RandomChance, awaited
from fivecups.games import GAMES

TABLES: dict[str, list[tuple[tuple[str, ...], dict[str, Any]]]] = {
    "dice-town": [
        (("regular+grudging", "regular+generous", "novice+bold", "regular+honest"), {}),
        (
            ("novice+generous", "regular+bold", "greedy", "regular+grudging", "novice+honest"),
            {"wild_west": True, "indians": True},
        ),
    ],
    "gentlemans-deal": [
        (("regular+grudging", "regular+generous", "regular+bold", "novice+honest", "greedy"), {}),
        (("novice+bold", "regular+honest", "expert", "regular", "novice+grudging", "novice"), {}),
        (("regular+bold",) * 3 + ("regular+generous",) * 2 + ("regular+grudging",) * 2, {}),
    ],
    "poker-dice": [(("regular", "novice", "greedy", "expert"), {})],
}
AT_ONCE = 25
"""Decisions that stand together."""


def figures(name: str) -> Iterator[tuple[str, Any]]:
    for number, (bots, options) in enumerate(TABLES[name]):
        told = list(story(name, bots, options, number))
        for first in range(0, len(told), AT_ONCE):
            yield f"game {number} after {first}", told[first : first + AT_ONCE]


def story(
    name: str, names: tuple[str, ...], options: dict[str, Any], seed: int
) -> Iterator[list[Any]]:
    match = Match(GAMES[name], len(names), options, RandomChance(seed))
    bots = [make_bot(one, name, match.state.options, f"figures {one}") for one in names]
    tracker = track_habits(name, len(names))
    while not match.over:
        asked = awaited(match.state)[0]
        for seat, bot in enumerate(bots):
            said = remark_of(bot, match.view(seat))
            if said is not None:
                tracker.watch(match.answer(seat, said[1], said[0].id))
                yield [seat, said[0].question, said[1]]
        if asked not in awaited(match.state):
            continue
        view, bot = match.view(asked), bots[asked]
        tell_habits(bot, tracker.habits)
        ask = view.asks[0]
        answer = bot.answer(view, ask)
        reason = reason_of(bot)
        yield [asked, ask.question, answer, *([reason.code, dict(reason.data)] if reason else [])]
        tracker.watch(match.answer(asked, answer, ask.id))
