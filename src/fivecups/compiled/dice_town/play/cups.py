"""Phase I, the dice (DT-10 to DT-19, WW-31, WW-32): roll under cups, keep in secret, reveal, play
cards and pay, until a hand is full."""

from __future__ import annotations

from fivecups.games.dice_town.components import (
    DICE,
    FREE_KEEP,
    PRICE_OF_A_DIE,
    PRICE_OF_KEEPING_NONE,
)

from ...chance import below
from ...dice import FIRST_PART, POWER, SIZE, UP_TO, WEIGHTS, lowest_bit, rolled
from ...door import Ints, Tables, inner
from ..common.agenda import (
    KEEP_DICE,
    PAY_FOR_DICE,
    RETURN_DICE,
    ROLL_IN_THE_OPEN,
    SEND_BANDITS,
    SET_THE_DICE,
    SHAKE_THE_CUPS,
    ask,
    then,
)
from ..common.knowledge import look
from ..common.seats import after
from ..data import BRUTE_BITS, KIND, REVEAL
from ..data import STORE as STORE_BACK
from ..layout import (
    ANSWERS,
    ASKED,
    CUPS,
    DOLLARS,
    FREE,
    FRESH,
    HIRED,
    KEPT,
    LAST_ROLL,
    PLEDGED,
    SEATS,
    SHERIFF,
    STAGECOACH,
)
from ..layout import STORE as HANDS
from .windows import FACE_BITS, window


@inner
def roll(s: Ints, t: Tables, count: int) -> int:
    """So many dice; no draw where there are none."""
    return rolled(t, count, below(s, POWER[count])) if count else 0


@inner
def ask_for_bandits(s: Ints, t: Tables) -> None:
    """WW-31: before a roll, clockwise from the Sheriff, each player once; who has no die left to
    roll is not asked."""
    for step in range(s[SEATS]):
        seat = after(s, s[SHERIFF], step)
        if s[HIRED + seat] and t[SIZE + s[KEPT + seat]] < DICE:
            ask(s, SEND_BANDITS, 1 << seat, 0, 0, 0, 0)


@inner
def roll_under_cups(s: Ints, t: Tables) -> None:
    """DT-10: all roll, once whatever goes before a roll is done."""
    ask_for_bandits(s, t)
    then(s, SHAKE_THE_CUPS, 0, 0, 0, 0)


@inner
def shake_the_cups(s: Ints, t: Tables) -> None:
    """DT-10, WW-32: all roll their dice that are not set, each under a cup that only the owner
    looks under."""
    asked = 0
    for seat in range(s[SEATS]):
        s[CUPS + seat] = roll(s, t, DICE - t[SIZE + s[KEPT + seat]])
        if s[CUPS + seat]:
            asked |= 1 << seat
    ask(s, KEEP_DICE, asked, 0, 0, 0, 0)


@inner
def first_keep(s: Ints, seat: int) -> int:
    """DT-13: keeping none is the first answer, for those who can pay for it."""
    return 0 if s[DOLLARS + seat] >= PRICE_OF_KEEPING_NONE else 1


@inner
def ways_to_keep(s: Ints, t: Tables, seat: int) -> int:
    """DT-11, DT-13: the dice that a seat can pay for; the holder of The Brute may keep any number
    but none."""
    cup, dollars = s[CUPS + seat], s[DOLLARS + seat]
    most = t[SIZE + cup]
    if most > FREE_KEEP + dollars and not s[HANDS + seat] & BRUTE_BITS:
        most = FREE_KEEP + dollars
    return t[UP_TO + 6 * cup + most] - first_keep(s, seat)


@inner
def kept_by(s: Ints, t: Tables, seat: int, answer: int) -> int:
    """The dice that an answer keeps."""
    return t[t[FIRST_PART + s[CUPS + seat]] + first_keep(s, seat) + answer]


@inner
def lift_the_cups(s: Ints, t: Tables) -> None:
    """DT-11, DT-17, DT-18: cups up, cards, payment, then the check; dice not kept are never
    shown."""
    for step in range(s[SEATS]):
        seat = after(s, s[SHERIFF], step)
        if s[ASKED] >> seat & 1:
            s[FRESH + seat] = s[ANSWERS + seat]
            s[CUPS + seat] = 0
            if t[SIZE + s[FRESH + seat]] > FREE_KEEP + s[DOLLARS + seat]:
                pledge_the_brute(s, t, seat)
    window(s, t, REVEAL, s[SHERIFF])
    then(s, PAY_FOR_DICE, 0, 0, 0, 0)


@inner
def pledge_the_brute(s: Ints, t: Tables, seat: int) -> None:
    """DT-13: who has kept more than he can pay must play The Brute in this reveal, so that
    everybody knows that he holds it."""
    brute = lowest_bit(s[HANDS + seat] & BRUTE_BITS)
    s[PLEDGED + seat] = t[KIND + brute]
    for observer in range(s[SEATS] + 1):
        if observer != seat:
            look(s, t, observer, STORE_BACK, 1 << brute, seat)


@inner
def price(s: Ints, t: Tables, seat: int) -> int:
    """DT-12, DT-74: one die is free, each further one costs $1 unless The Brute is at work, and
    keeping none costs $1, but for those who had none to roll (WW-31)."""
    kept = t[SIZE + s[FRESH + seat]]
    if not kept:
        return PRICE_OF_KEEPING_NONE if t[SIZE + s[KEPT + seat]] < DICE else 0
    return 0 if s[FREE + seat] else (kept - FREE_KEEP) * PRICE_OF_A_DIE


@inner
def pay_for_dice(s: Ints, t: Tables) -> None:
    """DT-12, DT-74: the money goes to the Stagecoach; dice that cannot be paid return to be
    rolled."""
    for step in range(s[SEATS]):
        seat = after(s, s[SHERIFF], step)
        due = price(s, t, seat)
        paid = min(due, s[DOLLARS + seat])
        s[DOLLARS + seat] -= paid
        s[STAGECOACH] += paid
        if paid < due:
            ask(s, RETURN_DICE, 1 << seat, FREE_KEEP + paid, 0, 0, 0)
    then(s, SET_THE_DICE, 0, 0, 0, 0)


@inner
def ways_to_return(s: Ints, t: Tables, seat: int, count: int) -> int:
    """DT-74: the dice that may stay, exactly so many."""
    up_to = UP_TO + 6 * s[FRESH + seat] + count
    return t[up_to] - t[up_to - 1]


@inner
def unpaid_dice_return(s: Ints, t: Tables, seat: int, count: int, answer: int) -> None:
    """DT-74: the owner has picked the dice that stay."""
    fresh = s[FRESH + seat]
    s[FRESH + seat] = t[t[FIRST_PART + fresh] + t[UP_TO + 6 * fresh + count - 1] + answer]


@inner
def set_the_dice(s: Ints, t: Tables) -> None:
    """DT-14, DT-15: with five set dice somewhere the others roll one last time; otherwise all roll
    again."""
    full_hands = 0
    for seat in range(s[SEATS]):
        s[KEPT + seat] += s[FRESH + seat]
        s[FRESH + seat] = s[FREE + seat] = 0
        s[PLEDGED + seat] = -1
        full_hands += t[SIZE + s[KEPT + seat]] == DICE
    if full_hands == s[SEATS]:
        return
    if full_hands:
        s[LAST_ROLL] = 1
        ask_for_bandits(s, t)
        then(s, ROLL_IN_THE_OPEN, 0, 0, 0, 0)
    else:
        roll_under_cups(s, t)


@inner
def roll_in_the_open(s: Ints, t: Tables) -> None:
    """DT-14, DT-16: the last roll is open, free and kept in full; it is a reveal, so cards may be
    played."""
    for step in range(s[SEATS]):
        seat = after(s, s[SHERIFF], step)
        if t[SIZE + s[KEPT + seat]] < DICE:
            s[FRESH + seat] = roll(s, t, DICE - t[SIZE + s[KEPT + seat]])
    window(s, t, REVEAL, s[SHERIFF])
    then(s, SET_THE_DICE, 0, 0, 0, 0)


@inner
def turned(dice: int, choice: int) -> int:
    """DT-75, WI-4: dice with one of them turned to another face."""
    return dice - WEIGHTS[choice & (1 << FACE_BITS) - 1] + WEIGHTS[choice >> FACE_BITS]
