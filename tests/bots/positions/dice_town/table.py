"""Tables of Wild West for test positions, and how to bring them to a question."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fivecups.engine import awaited
from fivecups.games.dice_town.cards import bandits_named
from fivecups.games.dice_town.components import PLACES_IN_ORDER
from fivecups.games.dice_town.course.round import WITHOUT_A_WINNER, end_round
from fivecups.games.dice_town.hidden.knowledge import know_only_own_hands, look
from fivecups.games.dice_town.state import BOX, DECK
from fivecups.games.dice_town.winning.place import PLACES
from fivecups.games.dice_town.winning.place_winners import go_to
from tests.games.dice_town.town_scenario import Town, west

from ..kit import Made, Positions

POSITIONS = Positions("dice-town")
OTHERS = ("J J 10 Q A", "9 10 J Q Q", "10 J Q Q A")
"""Usual dice of three opponents."""

LEFT = 3
"""Claims below the row that end the game in a few rounds."""


def town(*hands: str, sheriff: int = 1, mine: int = 0, **options: Any) -> Town:
    """Return a table where all have five nuggets and these final dice. With an empty Mine the round
    is the last."""
    table = west(*hands, sheriff=sheriff, **options)
    s = table.state
    s.nuggets, s.mine = [5] * s.seats, mine
    return table


def the_rest(table: Town, place: str) -> None:
    """Let the round go on from this place to its end; if it is not the last round, few claims are
    left."""
    s = table.state
    if s.mine:
        s.claims[BOX], s.claims[DECK] = s.claims[DECK][LEFT:], s.claims[DECK][:LEFT]
        know_only_own_hands(s)
    later = PLACES_IN_ORDER[PLACES_IN_ORDER.index(place) + 1 :] if place else PLACES_IN_ORDER
    frames: list[tuple[Any, ...]] = [(end_round.__name__,)]
    for name in reversed(later):
        step = WITHOUT_A_WINNER.get(name)
        frames.append((step.__name__,) if step else (go_to.__name__, name))
    s.agenda[0:0] = frames


def until(table: Town, seat: int, question: str, moment: str = "", acts: int = 0) -> Made:
    """Play on until this question: all pass, offer nothing, keep the first card and take the first
    action of a place, or the second with `acts`."""
    while not is_asked(table, seat, question, moment):
        other = awaited(table.state)[0]
        if table.question == "play_or_pass":
            table.everybody_passes_once()
        elif table.question in ("make_offer", "raise_offer"):
            table.nobody_offers()
        elif table.question == "choose_action":
            place = table.state.askings[-1].args[0]
            table.answer(other, "act", PLACES[place].actions(table.state)[acts].name)
        elif table.question == "keep_a_card":
            table.answer(other, *table.choices(other)[0])
        else:
            raise AssertionError(f"{table.question} is asked, not {question}")
    return table, seat


def is_asked(table: Town, seat: int, question: str, moment: str) -> bool:
    if table.question != question or seat not in awaited(table.state):
        return False
    return not moment or table.state.askings[-1].args[0] == moment


def at(table: Town, place: str, seat: int, question: str, moment: str = "", acts: int = 0) -> Made:
    table.at(place)
    the_rest(table, place)
    return until(table, seat, question, moment, acts)


def captured(table: Town, seat: int, names: str) -> None:
    """Put these Bandits, caught, before a seat."""
    bandits = bandits_named(names.split())
    table.state.caught[seat] = tuple(sorted(bandits))
    table.state.bandits = tuple(b for b in table.state.bandits if b not in bandits)
    table.state.wanted = tuple(b for b in table.state.wanted if b not in bandits)


def is_known(table: Town, observer: int, owner: int) -> None:
    """Let an observer know the hand of another player."""
    s = table.state
    look(s, observer, s.store[owner] + s.claims[owner], owner)


def only(answers: Iterable[tuple[Any, ...]], *starts: Any) -> tuple[tuple[Any, ...], ...]:
    """Return the answers that begin with these parts."""
    return tuple(answer for answer in answers if answer[: len(starts)] == starts)
