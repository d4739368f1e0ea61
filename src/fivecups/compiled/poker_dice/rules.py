"""The rules of Poker Dice, compiled (PD-2 to PD-7, PD-11, PD-30 to PD-32, PD-40).

A decision is the place of an answer in the list that the readable game gives (`play_on`): first
what may be set aside, fewest dice first, then the boxes that may be written, in their order.
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

from ..chance import below
from ..dice import FIRST_PART, POWER, SIZE, UP_TO, WEIGHTS, bits_in, nth_bit, rolled
from ..door import Ints, Tables, inner
from .layout import (
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
    """PD-2: the first of the thirteen rounds."""
    s[ROUND] = 1
    roll(s, t, 0)


@inner
def roll(s: Ints, t: Tables, kept: int) -> None:
    """PD-3: roll all dice but those set aside."""
    count = 5 - t[SIZE + kept]
    s[DICE] = kept + rolled(t, count, below(s, POWER[count]))
    s[ROLLS] += 1


@inner
def five_of(dice: int) -> int:
    """The face of five equal dice, or 0."""
    for face in range(1, 7):
        if dice == FIVE_OF[face]:
            return face
    return 0


@inner
def is_joker(s: Ints, poker: int) -> bool:
    """PD-31, PD-32."""
    if poker == EMPTY or (poker != POKER_POINTS and not s[CLASSIC_JOKER]):
        return False
    return five_of(s[DICE]) > 0


@inner
def open_boxes(s: Ints, t: Tables) -> int:
    """PD-6, PD-31: the boxes in which the dice may be written now, one bit each."""
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
def keeps(s: Ints, t: Tables) -> int:
    """PD-3, PD-4: how many answers set dice aside and roll on."""
    return t[UP_TO + 6 * s[DICE] + 4] if s[ROLLS] < LAST_ROLL else 0


@inner
def choices(s: Ints, t: Tables) -> int:
    """How many answers the seat in turn has; none when the game is over."""
    return 0 if s[OVER] else keeps(s, t) + bits_in(open_boxes(s, t))


@inner
def take(s: Ints, t: Tables, answer: int) -> None:
    """PD-3 to PD-5: dice are set aside, or the turn ends with a box written."""
    keep = keeps(s, t)
    if answer < keep:
        roll(s, t, t[t[FIRST_PART + s[DICE]] + answer])
    else:
        write(s, t, nth_bit(open_boxes(s, t), answer - keep))
        next_turn(s, t)


@inner
def write(s: Ints, t: Tables, box: int) -> None:
    """PD-5, PD-30: the result goes into exactly one empty box, and may earn a Poker+."""
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
    """PD-2, PD-40: every player takes one turn a round; after thirteen rounds every box is full."""
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
    """PD-11, PD-40: upper sum, upper bonus, lower sum and 100 for each Poker+."""
    sheet = SHEETS + BOX_COUNT * seat
    upper, lower = 0, 0
    for box in range(BOX_COUNT):
        if box < 6:
            upper += max(s[sheet + box], 0)
        else:
            lower += max(s[sheet + box], 0)
    bonus = UPPER_BONUS if upper >= s[BONUS_FROM] else 0
    return upper + bonus + lower + POKER_PLUS_POINTS * s[POKER_PLUS + seat]
