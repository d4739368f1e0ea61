"""Hired Bandits: a Bandit is hired at the Saloon and sets a die or two before a roll (WW-23, WW-30
to WW-32)."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

from fivecups.engine import Choices, ListAnswer, Refusal

from ..cards import bandit_names, bandits_named
from ..components import BANDITS, DICE, DICE_OF_A_BANDIT
from ..state import DiceTownState, rules, shown
from ..winning.place import Action
from ..winning.place_actions import gives_something

# Hiring.


@rules.step
def hire(s: DiceTownState, seat: int) -> None:
    """Give the top Bandit of the deck to the winner, face up, and turn up the next Bandit of the
    deck (WW-4, WW-23, WW-30)."""
    bandit = s.bandits[-1]
    s.bandits = s.bandits[:-1]
    s.hired[seat] = tuple(sorted((*s.hired[seat], bandit)))
    top = bandit_names(s.bandits[-1:])
    s.tell(
        "hired",
        "WW-23",
        seat=seat,
        place="saloon",
        bandit=BANDITS[bandit].name,
        top=top,
        reveals=True,
    )
    gives_something(s, seat)


def bandits_are_left(s: DiceTownState, seat: int) -> bool:
    return bool(s.bandits)


HIRE = Action("hire", "WW-23", hire, bandits_are_left, cards="hire")


def bandits_of_the_deck(s: DiceTownState, seat: int) -> tuple[tuple[str], ...]:
    """Return the names of all Bandits in the deck as choices; which they are is public, only their
    order is not (WW-69)."""
    return tuple([(name,) for name in bandit_names(tuple(sorted(s.bandits)))])


def put_on_top(s: DiceTownState, name: str) -> None:
    """Move the Bandit of this name to the top of the deck, where it will be hired, and shuffle the
    rest of the deck (WW-69)."""
    (chosen,) = bandits_named((name,))
    rest = [bandit for bandit in s.bandits if bandit != chosen]
    order = s.chance.shuffle(len(rest), at=f"bandits {s.round}")
    s.bandits = (*[rest[place] for place in order], chosen)


# Setting dice.


def ask_for_bandits(s: DiceTownState) -> None:
    """Put a question on the agenda for every player who has hired Bandits and dice left to roll,
    clockwise from the Sheriff: whether to use the Bandits before this roll (WW-31)."""
    if not any(s.hired):
        return
    for seat in s.clockwise(s.sheriff):
        if s.hired[seat] and len(s.kept[seat]) < DICE:
            s.ask(send_bandits, seat)


@cache
def ways_to_send(hired: tuple[int, ...], dice: int) -> tuple[tuple[str, ...], ...]:
    """Return all ways to use hired Bandits for up to `dice` dice. A way lists the Bandits' names,
    once or twice each: once for each die that the Bandit sets (WW-31)."""
    names = bandit_names(hired)
    return tuple(
        sent
        for count in range(1, dice + 1)
        for sent in combinations_with_replacement(names, count)
        if all(sent.count(name) <= DICE_OF_A_BANDIT for name in sent)
    )


@rules.question("WW-31", {"send": ("bandits",), "pass": ()})
def send_bandits(s: DiceTownState, seat: int) -> Choices:
    """Ask a player which hired Bandits to use, each to set one or two of the dice about to be
    rolled to its face, or to use none (WW-31)."""
    return (
        *[("send", sent) for sent in ways_to_send(s.hired[seat], DICE - len(s.kept[seat]))],
        ("pass",),
    )


@send_bandits.checked
def why_not_send(s: DiceTownState, seat: int, answer: ListAnswer) -> Refusal | None:
    data = {
        "bandits": bandit_names(s.hired[seat]),
        "count": DICE - len(s.kept[seat]),
        "most": DICE_OF_A_BANDIT,
    }
    return Refusal("cannot-send", "WW-31", data)


@send_bandits.answered
def set_dice_by_bandits(s: DiceTownState, seat: int, answer: ListAnswer) -> None:
    """Take the answer: set the dice to the faces of the used Bandits, which costs nothing and
    leaves the free die unused; these Bandits are wanted from now on (WW-31)."""
    if answer[0] == "pass":
        s.tell("sent_nobody", "WW-31", seat=seat)
        return
    sent = bandits_named(answer[1])
    used = tuple(sorted(set(sent)))
    dice = tuple(sorted([BANDITS[bandit].face for bandit in sent]))
    s.kept[seat] = tuple(sorted(s.kept[seat] + dice))
    s.hired[seat] = tuple([bandit for bandit in s.hired[seat] if bandit not in used])
    s.wanted = tuple(sorted(s.wanted + used))
    s.tell("sent_bandits", "WW-31", seat=seat, bandits=bandit_names(used), dice=shown(dice))
