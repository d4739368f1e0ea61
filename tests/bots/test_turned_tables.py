"""No seat is preferred: if a whole table is turned by some seats, every bot's answer, remark and
reason turns with it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from fivecups.bots import (
    CHARACTERS,
    Habits,
    bot_names,
    make_bot,
    reason_of,
    remark_of,
    tell_habits,
    track_habits,
)
from fivecups.engine import MAIN, Form, Game, RandomChance, State, awaited
from fivecups.games import GAMES
from fivecups.lab.game_loop import play_game, take_remarks

from .test_no_ganging_up import HURTS, Rival, asked, table
from .turned_tables import Turn

WEST = {"wild_west": True, "indians": True}
TALK = {"least_talk_seconds": 5, "talk_seconds": None}
TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "poker-dice": ("poker-dice", 3, {}),
    "dice-town": ("dice-town", 4, WEST),
    "gentlemans-deal": ("gentlemans-deal", 5, TALK),
}
"""By name: the game, the number of seats and the options of a table."""
OTHER_TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "dice-town-2": ("dice-town", 2, {}),
    "dice-town-3": ("dice-town", 3, {}),
    "wild-west-6": ("dice-town", 6, WEST),
    "gentlemans-deal-9": ("gentlemans-deal", 9, TALK),
}
"""Tables at which bots have rules of their own: a duel, the base game, the most seats."""
LEVELS = [
    (game, level)
    for game in GAMES
    for level in bot_names(game)
    if level not in ("master", "random")
]
CHARACTERS_OF = [
    (game, f"regular+{character}")
    for game in ("dice-town", "gentlemans-deal")
    for character in CHARACTERS
    if character != "plain"
]
EVERY = {"poker-dice": 11, "dice-town": 9, "gentlemans-deal": 6}
POSITIONS_OF_A_MASTER = 6

Position = tuple[State, int, Habits]


def game_at(table: str) -> Game[Any]:
    """Return the game that is played at a table of `TABLES` or `OTHER_TABLES`."""
    return GAMES[(TABLES | OTHER_TABLES)[table][0]]


def positions(table: str, seed: int) -> Iterator[Position]:
    """Yield the positions of a game between regulars that talk as bots do: the state, the seat that
    is asked, and the habits of all players."""
    game, (_, seats, options) = game_at(table), (TABLES | OTHER_TABLES)[table]
    state = game.start(seats, options, RandomChance(seed))
    bots = [
        make_bot("regular", game.name, state.options, f"{seed} {seat}") for seat in range(seats)
    ]
    tracker = track_habits(game.name, seats)
    state.journal, talked_about = [], 0
    while not state.over:
        tracker.watch(state.journal)
        state.journal.clear()
        if state.askings[-1].meanwhile and state.askings[-1].number != talked_about:
            talked_about = state.askings[-1].number
            take_remarks(game, state, bots)
            continue
        seat = awaited(state)[-1]
        yield state, seat, tracker.habits
        view = game.view(state, seat)
        tell_habits(bots[seat], tracker.habits)
        state.take(seat, bots[seat].answer(view, view.asks[0]), MAIN)


@cache
def choices(name: str, seed: int) -> list[Position]:
    """Return copies of all positions of a game at a table in which the seat that is asked has a
    choice."""
    return [
        (state.copy(), seat, habits)
        for state, seat, habits in positions(name, seed)
        if has_a_choice(game_at(name), state, seat)
    ]


def has_a_choice(game: Game[Any], state: State, seat: int) -> bool:
    answers = game.view(state, seat).asks[0].choices
    return isinstance(answers, Form) or len(answers) > 1


def reply(game: Game[Any], bot: str, state: State, seat: int, habits: Habits) -> Any:
    """Return what a new bot in this seat answers, says, and gives as its reason."""
    made = make_bot(bot, game.name, state.options, "same")
    tell_habits(made, habits)
    view = game.view(state, seat)
    answer, reason = made.answer(view, view.asks[0]), reason_of(made)
    return answer, reason, remark_of(made, view)


def check_turned(game: Game[Any], bot: str, position: Position, by: int) -> None:
    """Check that a bot's reply in a turned position is the turned reply."""
    state, seat, habits = position
    turn = Turn(state.seats, by)
    answer, reason, remark = reply(game, bot, state, seat, habits)
    turned_state = turn.state(state)
    turned_answer, turned_reason, turned_remark = reply(
        game, bot, turned_state, turn.seat(seat), turn.habits(habits)
    )
    [ask] = list(game.view(state, seat).asks[:1])
    assert turned_answer == turn.answer(ask.says, answer), ask.question
    assert (remark is None) == (turned_remark is None)
    if remark is not None and turned_remark is not None:
        assert turned_remark[0].question == remark[0].question
        assert turned_remark[1] == turn.answer(remark[0].says, remark[1])
    assert (reason is None) == (turned_reason is None)
    if reason is not None and turned_reason is not None:
        assert turned_reason.code == reason.code
        assert turned_reason.data == {
            name: turn.named(name, value) for name, value in reason.data.items()
        }


@pytest.mark.parametrize("name", TABLES)
def test_a_table_turned_all_the_way_round_is_the_same_table(name: str) -> None:
    """A check of the turning itself: a full turn, and a turn and back, change nothing; the views of
    a turned table are still legal views, and every seat sees its own things."""
    game = GAMES[name]
    for state, seat, habits in choices(name, 7)[::9]:
        there, back = Turn(state.seats, 1), Turn(state.seats, state.seats - 1)
        turned = there.state(state)
        assert turned != state
        assert back.state(turned) == state
        assert back.habits(there.habits(habits)) == habits
        assert game.view(turned, there.seat(seat)).asks[0].question == (
            game.view(state, seat).asks[0].question
        )


@pytest.mark.parametrize(("name", "bot"), LEVELS)
def test_an_answer_turns_with_the_table(name: str, bot: str) -> None:
    game = GAMES[name]
    compared = choices(name, 7)[:: EVERY[name]]
    assert len(compared) > 3
    for number, position in enumerate(compared):
        check_turned(game, bot, position, 1 + number % (position[0].seats - 1))


@pytest.mark.parametrize("bot", ["expert", "regular", "novice"])
@pytest.mark.parametrize("name", OTHER_TABLES)
def test_an_answer_turns_with_other_tables_too(name: str, bot: str) -> None:
    compared = choices(name, 8)[:: 2 * EVERY[game_at(name).name]]
    assert len(compared) > 3
    for number, position in enumerate(compared):
        check_turned(game_at(name), bot, position, 1 + number % (position[0].seats - 1))


@pytest.mark.parametrize(("name", "bot"), CHARACTERS_OF)
def test_an_answer_of_a_character_turns_with_the_table(name: str, bot: str) -> None:
    game = GAMES[name]
    for number, position in enumerate(choices(name, 7)[1 :: 3 * EVERY[name]]):
        check_turned(game, bot, position, 1 + number % (position[0].seats - 1))


@pytest.mark.parametrize("name", [*TABLES, "dice-town-3"])
def test_a_masters_answer_turns_with_the_table(name: str) -> None:
    """A master thinks longer, so it is asked in only a few positions."""
    game = game_at(name)
    game_of_regulars = choices(name, 7)
    step = len(game_of_regulars) // POSITIONS_OF_A_MASTER
    for number, position in enumerate(game_of_regulars[step // 2 :: step]):
        check_turned(game, "master", position, 1 + number % (position[0].seats - 1))


@pytest.mark.parametrize("kind", ["rob_somebody", "name_one", "make_offer"])
def test_questions_about_other_seats_turn_with_the_table(kind: str) -> None:
    """Questions whose answers name a seat are rare, so they are looked for."""
    game, asked_before = GAMES["dice-town"], 0
    for position in (*choices("dice-town", 7), *choices("dice-town", 8)):
        state, seat, _ = position
        if game.view(state, seat).asks[0].question == kind:
            asked_before += 1
            for bot in ("expert", "novice"):
                check_turned(game, bot, position, 1 + asked_before % (state.seats - 1))
        if asked_before == 3:
            break
    assert asked_before


@pytest.mark.parametrize("bot", ["expert", "novice", "greedy", "regular+grudging"])
@pytest.mark.parametrize("question", HURTS)
def test_the_lot_between_equal_rivals_turns_with_the_table(question: str, bot: str) -> None:
    hero = 2
    state = asked(table(hero, (Rival(),) * 3), hero, HURTS[question])
    for by in range(1, state.seats):
        check_turned(GAMES["dice-town"], bot, (state, hero, ()), by)


@pytest.mark.parametrize("seats", [5, 9])
def test_a_whole_game_of_gentlemans_deal_turns_with_its_first_dealer(seats: int) -> None:
    """All that depends on seats is the dealer, so with the same cards, and with players who sit as
    many seats further on, every player ends with the same money. That includes who speaks first,
    and whose share a dealer takes to meet a demand."""

    def scores(first: int) -> tuple[int, ...]:
        options = {"first_dealer": first, "least_talk_seconds": 5, "talk_seconds": None}
        state = game.start(seats, options, RandomChance("turned"))
        bots = [
            make_bot("regular", game.name, state.options, f"player {(seat - first) % seats}")
            for seat in range(seats)
        ]
        play_game(game, state, bots)
        assert state.result is not None
        ended: tuple[int, ...] = state.result.scores
        return ended

    game = GAMES["gentlemans-deal"]
    as_usual = scores(0)
    for by in (1, seats - 2):
        assert scores(by) == Turn(seats, by).row(as_usual)
