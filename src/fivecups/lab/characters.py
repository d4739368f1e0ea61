"""How characters differ: each is asked in the same positions, those of games between plain players
of the same level.

`python -m fivecups.lab.characters` prints the table of docs/bots.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

from fivecups.bots import CHARACTERS, make_bot, tell_habits, track_habits
from fivecups.bots.dice_town.habits import SeatHabits
from fivecups.bots.dice_town.traits import is_dirty
from fivecups.bots.dice_town.value.position import read_position
from fivecups.engine import MAIN, Ask, RandomChance, View, awaited
from fivecups.games.dice_town.game import DICE_TOWN

LEVEL = "regular"
TABLE: tuple[int, dict[str, Any]] = (4, {"wild_west": True, "indians": True})
TELLING = ("keep_dice", "make_offer", "raise_offer", "rob_somebody", "play_or_pass", "name_one")


@dataclass(slots=True)
class Habits:
    """What a character did, each as a share or a mean.

    ``revenge``: thefts from whoever was the last to hurt it, of those where it could; ``mercy``:
    thefts that spared the weakest; ``offers``: dollars and nuggets offered to the Sheriff;
    ``dollars`` and ``kept``: what it paid for dice in a reveal and how many it kept; ``tricks``:
    dirty cards played of those it could play; ``bribed``: rulings for somebody who had paid.
    """

    revenge: float = 0.0
    mercy: float = 0.0
    offers: float = 0.0
    dollars: float = 0.0
    kept: float = 0.0
    tricks: float = 0.0
    bribed: float = 0.0


def measure(
    games: int, seed: int, characters: tuple[str, ...] = tuple(CHARACTERS)
) -> dict[str, Habits]:
    """The habits of each character over the positions of so many games."""
    seats, options = TABLE
    found: dict[str, dict[str, list[float]]] = {
        name: {part.name: [] for part in fields(Habits)} for name in characters
    }
    for number in range(games):
        state = DICE_TOWN.start(seats, options, RandomChance(f"characters {seed} {number}"))
        players = {
            name: make_bot(f"{LEVEL}+{name}", DICE_TOWN.name, state.options, f"{seed} {number}")
            for name in ("plain", *characters)
        }
        tracker = track_habits(DICE_TOWN.name, seats)
        state.journal = []
        while not state.over:
            tracker.watch(state.journal)
            state.journal.clear()
            seat = awaited(state)[0]
            view = DICE_TOWN.view(state, seat)
            for bot in players.values():
                tell_habits(bot, tracker.habits)
            ask = view.asks[0]
            answer = players["plain"].answer(view, ask)
            told_by = (
                characters
                if ask.question in TELLING
                and not (isinstance(ask.choices, tuple) and len(ask.choices) == 1)
                else ()
            )
            for name in told_by:
                for habit, value in told(
                    view, ask, players[name].answer(view, ask), tracker.habits[seat]
                ):
                    found[name][habit].append(value)
            state.take(seat, answer, MAIN)
    return {
        name: Habits(
            **{habit: sum(values) / max(1, len(values)) for habit, values in habits.items()}
        )
        for name, habits in found.items()
    }


def told(
    view: View[Any], ask: Ask, answer: Any, habits: tuple[int, ...]
) -> Iterator[tuple[str, float]]:
    """What an answer says about its giver."""
    table, seat = view.table, view.seat
    choices = ask.choices if isinstance(ask.choices, tuple) else ()
    if ask.question == "keep_dice":
        yield "kept", float(len(answer[1]))
        yield "dollars", float(max(0, len(answer[1]) - 1) if answer[1] else 1)
    elif ask.question in ("make_offer", "raise_offer"):
        if seat in ask.data["outcomes"]:
            yield (
                "offers",
                float(
                    sum(
                        answer[name]
                        for name in ("dollars", "nuggets", "share_dollars", "share_nuggets")
                    )
                ),
            )
    elif ask.question == "rob_somebody":
        victims = {choice[1] for choice in choices if choice[0] == "rob"}
        enemy = SeatHabits(*habits).hurt_by
        if enemy in victims and len(victims) > 1:
            yield "revenge", float(answer[1:2] == (enemy,))
        weakest = min(victims, key=read_position(view).likely_score)
        if len(victims) > 1:
            yield "mercy", float(answer[1:2] != (weakest,))
    elif ask.question == "play_or_pass":
        if any(is_dirty(choice) for choice in choices):
            yield "tricks", float(is_dirty(answer))
    elif ask.question == "name_one" and answer[0] == "choose":
        paid = {offer.outcome for offer in table.offers}
        if paid and paid != set(ask.data["outcomes"]):
            yield "bribed", float(answer[1] in paid)


def main() -> None:
    print("| character |", " | ".join(part.name for part in fields(Habits)), "|")
    for name, habits in measure(8, 20261).items():
        print(
            "|",
            name,
            "|",
            " | ".join(f"{getattr(habits, part.name):.2f}" for part in fields(Habits)),
            "|",
        )


if __name__ == "__main__":
    main()
