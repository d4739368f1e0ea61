"""Phase I: players roll under cups, keep dice in secret, reveal them, play cards and pay, until a
hand is full (DT-10 to DT-19, WW-31, WW-32)."""

from __future__ import annotations

from fivecups.games.dice_town.components import (
    DICE,
    FREE_KEEP,
    PRICE_OF_A_DIE,
    PRICE_OF_KEEPING_NONE,
)

from ...chance import DICE_ADDRESS, roll_number, seek
from ...dice_codes import FIRST_PART, SIZE, UP_TO, WEIGHTS, lowest_bit, rolled
from ...jit import Ints, Tables, inner
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
from ..common.seat_order import seat_after
from ..lookup_tables import BRUTE_BITS, KIND, REVEAL
from ..lookup_tables import STORE as STORE_BACK
from ..state_layout import (
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
    ROLLS,
    ROUND,
    SEATS,
    SHERIFF,
    STAGECOACH,
)
from ..state_layout import STORE as HANDS
from .windows import FACE_BITS, open_window_from_sheriff


@inner
def roll(s: Ints, t: Tables, count: int) -> int:
    """Roll `count` dice at the address that was sought and return their code."""
    return rolled(t, count, roll_number(s, count))


@inner
def roll_the_rest(s: Ints, t: Tables, seat: int) -> int:
    """Roll the dice of the seat that are not set, and return their code."""
    seek(s, DICE_ADDRESS, seat, s[ROUND], s[ROLLS], 0)
    return roll(s, t, DICE - t[SIZE + s[KEPT + seat]])


@inner
def ask_for_bandits(s: Ints, t: Tables) -> None:
    """Put a question on the agenda for every player who has hired Bandits and dice left to roll,
    clockwise from the Sheriff: whether to use the Bandits before this roll (WW-31)."""
    for step in range(s[SEATS]):
        seat = seat_after(s, s[SHERIFF], step)
        if s[HIRED + seat] and t[SIZE + s[KEPT + seat]] < DICE:
            ask(s, SEND_BANDITS, 1 << seat, 0, 0, 0, 0)


@inner
def roll_under_cups(s: Ints, t: Tables) -> None:
    """Ask the players whether to use their Bandits, then make all players roll (DT-10, WW-31)."""
    ask_for_bandits(s, t)
    then(s, SHAKE_THE_CUPS, 0, 0, 0, 0)


@inner
def shake_the_cups(s: Ints, t: Tables) -> None:
    """Roll every player's dice that are not set, under a cup that only its owner may look under,
    and ask all players which dice to keep (DT-10, WW-32)."""
    asked = 0
    s[ROLLS] += 1
    for seat in range(s[SEATS]):
        s[CUPS + seat] = roll_the_rest(s, t, seat)
        if s[CUPS + seat]:
            asked |= 1 << seat
    ask(s, KEEP_DICE, asked, 0, 0, 0, 0)


@inner
def first_keep(s: Ints, seat: int) -> int:
    """Return the index of the first legal way to keep dice: 0 (to keep none) if the seat can pay
    for that, else 1 (DT-13)."""
    return 0 if s[DOLLARS + seat] >= PRICE_OF_KEEPING_NONE else 1


@inner
def ways_to_keep(s: Ints, t: Tables, seat: int) -> int:
    """Return the number of legal ways to keep dice: at most as many dice as the seat can pay for. A
    holder of The Brute may keep any number; keeping none is allowed only to a seat that can pay for
    it (DT-11, DT-13)."""
    cup, dollars = s[CUPS + seat], s[DOLLARS + seat]
    most = t[SIZE + cup]
    if most > FREE_KEEP + dollars and not s[HANDS + seat] & BRUTE_BITS:
        most = FREE_KEEP + dollars
    return t[UP_TO + 6 * cup + most] - first_keep(s, seat)


@inner
def dice_kept_by(s: Ints, t: Tables, seat: int, answer: int) -> int:
    """Return the code of the dice that the seat keeps with the answer of this index."""
    return t[t[FIRST_PART + s[CUPS + seat]] + first_keep(s, seat) + answer]


@inner
def lift_the_cups(s: Ints, t: Tables) -> None:
    """Take the answers: reveal the dice that all players keep, open the window for cards, and put
    the payment on the agenda (DT-11, DT-17, DT-18). Dice not kept are never shown."""
    for step in range(s[SEATS]):
        seat = seat_after(s, s[SHERIFF], step)
        if s[ASKED] >> seat & 1:
            s[FRESH + seat] = s[ANSWERS + seat]
            s[CUPS + seat] = 0
            if t[SIZE + s[FRESH + seat]] > FREE_KEEP + s[DOLLARS + seat]:
                pledge_the_brute(s, t, seat)
    open_window_from_sheriff(s, t, REVEAL, s[SHERIFF])
    then(s, PAY_FOR_DICE, 0, 0, 0, 0)


@inner
def pledge_the_brute(s: Ints, t: Tables, seat: int) -> None:
    """Oblige a player who has kept more dice than he can pay for to play The Brute in this reveal;
    so everybody knows that he holds it (DT-13)."""
    brute = lowest_bit(s[HANDS + seat] & BRUTE_BITS)
    s[PLEDGED + seat] = t[KIND + brute]
    for observer in range(s[SEATS] + 1):
        if observer != seat:
            look(s, t, observer, STORE_BACK, 1 << brute, seat)


@inner
def price(s: Ints, t: Tables, seat: int) -> int:
    """Return the dollars that a seat must pay for the dice kept in this reveal (DT-12, DT-74): the
    first die is free, each further die costs $1 unless The Brute is in effect. Keeping none costs
    $1, but not for a player who had no die to roll (WW-31)."""
    kept = t[SIZE + s[FRESH + seat]]
    if not kept:
        return PRICE_OF_KEEPING_NONE if t[SIZE + s[KEPT + seat]] < DICE else 0
    return 0 if s[FREE + seat] else (kept - FREE_KEEP) * PRICE_OF_A_DIE


@inner
def pay_for_dice(s: Ints, t: Tables) -> None:
    """Move every player's payment for the kept dice to the Stagecoach. A player who cannot pay for
    all of them is asked which to keep; the rest will be rolled again (DT-12, DT-74)."""
    for step in range(s[SEATS]):
        seat = seat_after(s, s[SHERIFF], step)
        due = price(s, t, seat)
        paid = min(due, s[DOLLARS + seat])
        s[DOLLARS + seat] -= paid
        s[STAGECOACH] += paid
        if paid < due:
            ask(s, RETURN_DICE, 1 << seat, FREE_KEEP + paid, 0, 0, 0)
    then(s, SET_THE_DICE, 0, 0, 0, 0)


@inner
def ways_to_return(s: Ints, t: Tables, seat: int, count: int) -> int:
    """Return the number of ways to choose which `count` of the dice kept in this reveal stay; the
    others are rolled again (DT-74)."""
    up_to = UP_TO + 6 * s[FRESH + seat] + count
    return t[up_to] - t[up_to - 1]


@inner
def unpaid_dice_return(s: Ints, t: Tables, seat: int, count: int, answer: int) -> None:
    """Keep the dice that the answer index chooses, which were paid for; the others kept in this
    reveal will be rolled again (DT-74)."""
    fresh = s[FRESH + seat]
    s[FRESH + seat] = t[t[FIRST_PART + fresh] + t[UP_TO + 6 * fresh + count - 1] + answer]


@inner
def set_the_dice(s: Ints, t: Tables) -> None:
    """Add the dice kept in this reveal to the set dice. If all hands are full, Phase I ends; if
    only some are, the other players roll a last time; else all roll again (DT-14, DT-15)."""
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
    """Do the last roll: face up, free, and all dice are kept. It counts as a reveal, so a window
    for cards opens before the dice are set (DT-14, DT-16)."""
    s[ROLLS] += 1
    for step in range(s[SEATS]):
        seat = seat_after(s, s[SHERIFF], step)
        if t[SIZE + s[KEPT + seat]] < DICE:
            s[FRESH + seat] = roll_the_rest(s, t, seat)
    open_window_from_sheriff(s, t, REVEAL, s[SHERIFF])
    then(s, SET_THE_DICE, 0, 0, 0, 0)


@inner
def turn_one_die(dice: int, choice: int) -> int:
    """Return the code of the dice after one of them is turned; `choice` packs its old and its new
    face (DT-75, WI-4)."""
    return dice - WEIGHTS[choice & (1 << FACE_BITS) - 1] + WEIGHTS[choice >> FACE_BITS]
