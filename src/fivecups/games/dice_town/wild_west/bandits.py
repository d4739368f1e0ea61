"""Bandits in hire (WW-23, WW-30 to WW-32): one is hired at the Saloon, and sets one or two dice
before a roll."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

from fivecups.engine import Choices, Chosen, Refusal

from ..cards import bandit_names, bandits_named
from ..components import BANDITS, DICE, DICE_OF_A_BANDIT
from ..state import DiceTownState, rules, shown
from ..winning.acting import gives_something
from ..winning.place import Action

# Hiring.


@rules.step
def hire(s: DiceTownState, seat: int) -> None:
    """WW-23, WW-30: the top Bandit of the deck lies open before its owner, and the next one lies
    open on the deck (WW-4)."""
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
    """WW-69: everybody knows who is left, though not in which order."""
    return tuple([(name,) for name in bandit_names(tuple(sorted(s.bandits)))])


def put_on_top(s: DiceTownState, name: str) -> None:
    """WW-69: one Bandit is taken out to be hired, and the others are shuffled."""
    (chosen,) = bandits_named((name,))
    rest = [bandit for bandit in s.bandits if bandit != chosen]
    s.bandits = (*[rest[place] for place in s.chance.shuffle(len(rest))], chosen)


# Setting dice.


def ask_for_bandits(s: DiceTownState) -> None:
    """WW-31: before a roll, clockwise from the Sheriff, each player once; who has no die left to
    roll is not asked."""
    if not any(s.hired):
        return
    for seat in s.clockwise(s.sheriff):
        if s.hired[seat] and len(s.kept[seat]) < DICE:
            s.ask(send_bandits, seat)


@cache
def ways_to_send(hired: tuple[int, ...], dice: int) -> tuple[tuple[str, ...], ...]:
    """WW-31: several Bandits may be used at once, each for one die or two; a Bandit is named once
    for each die."""
    names = bandit_names(hired)
    return tuple(
        sent
        for count in range(1, dice + 1)
        for sent in combinations_with_replacement(names, count)
        if all(sent.count(name) <= DICE_OF_A_BANDIT for name in sent)
    )


@rules.question("WW-31", {"send": ("bandits",), "pass": ()})
def send_bandits(s: DiceTownState, seat: int) -> Choices:
    """WW-31: set dice that are about to be rolled to the faces of your Bandits, or let none of them
    help."""
    return (
        *[("send", sent) for sent in ways_to_send(s.hired[seat], DICE - len(s.kept[seat]))],
        ("pass",),
    )


@send_bandits.checked
def why_not_send(s: DiceTownState, seat: int, answer: Chosen) -> Refusal | None:
    data = {
        "bandits": bandit_names(s.hired[seat]),
        "count": DICE - len(s.kept[seat]),
        "most": DICE_OF_A_BANDIT,
    }
    return Refusal("cannot-send", "WW-31", data)


@send_bandits.answered
def set_dice_by_bandits(s: DiceTownState, seat: int, answer: Chosen) -> None:
    """WW-31: set dice are free and leave the free keep alone; a used Bandit is wanted from now
    on."""
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
