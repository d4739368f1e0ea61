"""The compiled rules of Poker Dice (PD-2 to PD-7, PD-11, PD-30 to PD-32, PD-40).

An answer is its index in the readable game's list of choices (`play_on`): first the dice that may
be set aside, fewest first, then the boxes that may be written, in their order.
"""

from __future__ import annotations

from fivecups.games.poker_dice.boxes import (
    ALL_BOXES,
    CHANCE,
    EMPTY,
    POKER,
    POKER_POINTS,
    UPPER_BONUS,
)
from fivecups.games.poker_dice.boxes import POKER_PLUS as POKER_PLUS_POINTS
from fivecups.games.poker_dice.state import LAST_ROLL, LAST_ROUND

from ..chance import DICE_ADDRESS, roll_number, seek
from ..dice_codes import FIRST_PART, SIZE, UP_TO, WEIGHTS, bits_in, nth_bit, rolled
from ..jit import Ints, Tables, inner
from .state_layout import (
    BONUS_FROM,
    BOX_COUNT,
    CLASSIC_JOKER,
    DICE,
    FILLED,
    FITTING,
    HAND,
    JOKER_SCORE,
    OVER,
    POKER_PLUS,
    ROLLS,
    ROUND,
    SCORE,
    SEAT,
    SEATS,
    SHEETS,
    ZEROS_ANYWHERE,
)

UPPER_BOXES = 0b111111
LOWER_BOXES = ALL_BOXES & ~UPPER_BOXES
FIVE_OF = tuple([5 * weight for weight in WEIGHTS])


@inner
def begin(s: Ints, t: Tables) -> None:
    """Begin a game: start the first of the thirteen rounds and roll (PD-2)."""
    s[ROUND] = 1
    roll(s, t, 0)


@inner
def roll(s: Ints, t: Tables, kept: int) -> None:
    """Roll all dice but those with the code `kept`, which were set aside (PD-3)."""
    count = 5 - t[SIZE + kept]
    seek(s, DICE_ADDRESS, s[SEAT], s[ROUND], s[ROLLS], 0)
    s[DICE] = kept + rolled(t, count, roll_number(s, count))
    s[ROLLS] += 1


@inner
def five_of(dice: int) -> int:
    """Return the face that all five dice of this code show, or 0 if they are not all equal."""
    for face in range(1, 7):
        if dice == FIVE_OF[face]:
            return face
    return 0


@inner
def is_joker(s: Ints, poker: int) -> bool:
    """True if the current dice count as a joker; `poker` is the seat's entry of the Poker box
    (PD-31, PD-32)."""
    if poker == EMPTY or (poker != POKER_POINTS and not s[CLASSIC_JOKER]):
        return False
    return five_of(s[DICE]) > 0


@inner
def legal_boxes(s: Ints, t: Tables) -> int:
    """Return the bit set of the boxes in which the current dice may be written (PD-6, PD-31)."""
    seat = s[SEAT]
    free = ALL_BOXES & ~s[FILLED + seat]
    if is_joker(s, s[SHEETS + BOX_COUNT * seat + POKER]):
        own = 1 << five_of(s[DICE]) - 1
        if free & own:
            return own
        return free & LOWER_BOXES if free & LOWER_BOXES else free
    fits = t[FITTING + t[HAND + s[DICE]]] & free
    if s[ZEROS_ANYWHERE] or not fits:
        return free
    return fits | free & 1 << CHANCE


@inner
def keep_count(s: Ints, t: Tables) -> int:
    """Return the number of answers that set dice aside and roll again (PD-3, PD-4)."""
    return t[UP_TO + 6 * s[DICE] + 4] if s[ROLLS] < LAST_ROLL else 0


@inner
def choices(s: Ints, t: Tables) -> int:
    """Return the number of answers of the current seat; 0 when the game is over."""
    return 0 if s[OVER] else keep_count(s, t) + bits_in(legal_boxes(s, t))


@inner
def take(s: Ints, t: Tables, answer: int) -> None:
    """Apply an answer, given by its index: set dice aside and roll again, or write a box and end
    the turn (PD-3 to PD-5)."""
    keep = keep_count(s, t)
    if answer < keep:
        roll(s, t, t[t[FIRST_PART + s[DICE]] + answer])
    else:
        write(s, t, nth_bit(legal_boxes(s, t), answer - keep))
        next_turn(s, t)


@inner
def write(s: Ints, t: Tables, box: int) -> None:
    """Write the score of the current dice into an empty box and count a Poker+ if it is earned
    (PD-5, PD-30)."""
    seat = s[SEAT]
    sheet = SHEETS + BOX_COUNT * seat
    poker = s[sheet + POKER]
    scores = JOKER_SCORE if is_joker(s, poker) else SCORE
    s[sheet + box] = t[scores + BOX_COUNT * t[HAND + s[DICE]] + box]
    s[FILLED + seat] |= 1 << box
    if poker == POKER_POINTS and five_of(s[DICE]):
        s[POKER_PLUS + seat] += 1


@inner
def next_turn(s: Ints, t: Tables) -> None:
    """Begin the next player's turn or the next round; after thirteen rounds the game is over (PD-2,
    PD-40)."""
    if s[SEAT] + 1 < s[SEATS]:
        s[SEAT] += 1
    elif s[ROUND] < LAST_ROUND:
        s[SEAT] = 0
        s[ROUND] += 1
    else:
        s[OVER] = 1
        return
    s[ROLLS] = 0
    roll(s, t, 0)


@inner
def total(s: Ints, seat: int) -> int:
    """Return a seat's total: upper sum, upper bonus, lower sum and 100 for each Poker+ (PD-11,
    PD-40)."""
    sheet = SHEETS + BOX_COUNT * seat
    upper, lower = 0, 0
    for box in range(BOX_COUNT):
        if box < 6:
            upper += max(s[sheet + box], 0)
        else:
            lower += max(s[sheet + box], 0)
    bonus = UPPER_BONUS if upper >= s[BONUS_FROM] else 0
    return upper + bonus + lower + POKER_PLUS_POINTS * s[POKER_PLUS + seat]
