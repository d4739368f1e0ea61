"""Bandits: hired at the Saloon, sent before a roll, chased at the Sheriff's place (WW-23, WW-24,
WW-30 to WW-34)."""

from __future__ import annotations

from fivecups.games.dice_town.components import DICE, KING

from ...chance import CHASE_ADDRESS, seek
from ...dice_codes import SIZE, WEIGHTS, bits_in, count_of, lowest_bit
from ...jit import Ints, Tables, inner
from ..common.agenda import CATCH_BANDITS, CLOSE_IN, ask, then
from ..lookup_tables import BANDIT_FACE, IN_A_CHASE, SENT_COUNTS, WAYS_TO_SEND
from ..play.cups import roll
from ..play.windows import open_window_from_sheriff
from ..state_layout import (
    BANDITS,
    BANDITS_SIZE,
    CAUGHT,
    CHASE_DICE,
    HIRED,
    KEPT,
    ROUND,
    WANTED,
    WON,
)


@inner
def hire(s: Ints, seat: int) -> None:
    """Give the top Bandit of the deck to the seat, as a hired one (WW-23, WW-30)."""
    s[BANDITS_SIZE] -= 1
    s[HIRED + seat] |= 1 << s[BANDITS + s[BANDITS_SIZE]]
    s[WON + seat] = 1


@inner
def ways_to_send(s: Ints, t: Tables, seat: int) -> int:
    """Return the number of ways in which the seat can use hired Bandits, each for one or two dice;
    the last way is to use none (WW-31)."""
    bandits, dice = bits_in(s[HIRED + seat]), DICE - t[SIZE + s[KEPT + seat]]
    ways = 1
    for count in range(1, dice + 1):
        ways += t[WAYS_TO_SEND + SENT_COUNTS * bandits + count]
    return ways


@inner
def set_dice_by_bandits(s: Ints, t: Tables, seat: int, answer: int) -> None:
    """Set dice to the faces of hired Bandits as the answer index chooses, which costs nothing; the
    used Bandits are wanted from now on (WW-31). The ways are ordered by the number of dice, then by
    the Bandits, those used most first."""
    left, count = bits_in(s[HIRED + seat]), 1
    while count <= DICE and answer >= t[WAYS_TO_SEND + SENT_COUNTS * left + count]:
        answer -= t[WAYS_TO_SEND + SENT_COUNTS * left + count]
        count += 1
    if count > DICE - t[SIZE + s[KEPT + seat]]:
        return
    hired = s[HIRED + seat]
    while count:
        bandit = lowest_bit(hired)
        hired &= hired - 1
        left -= 1
        used = min(2, count)
        while answer >= t[WAYS_TO_SEND + SENT_COUNTS * left + count - used]:
            answer -= t[WAYS_TO_SEND + SENT_COUNTS * left + count - used]
            used -= 1
        if used:
            s[KEPT + seat] += used * WEIGHTS[t[BANDIT_FACE + bandit]]
            s[HIRED + seat] ^= 1 << bandit
            s[WANTED] |= 1 << bandit
            count -= used


@inner
def chase(s: Ints, t: Tables, seat: int) -> None:
    """Roll as many dice as the seat has Kings, to catch wanted Bandits; its hand stays as it is.
    Then open a window for Two Guns (WW-33)."""
    seek(s, CHASE_ADDRESS, seat, s[ROUND], 0, 0)
    s[CHASE_DICE] = roll(s, t, count_of(t, s[KEPT + seat], KING))
    s[WON + seat] = 1
    open_window_from_sheriff(s, t, IN_A_CHASE, seat)
    then(s, CLOSE_IN, seat, 0, 0, 0)


@inner
def close_in(s: Ints, t: Tables, seat: int) -> None:
    """Catch a wanted Bandit for each of the chase's dice that shows his face. If more Bandits than
    dice fit, ask the player which to catch (WW-33)."""
    dice = s[CHASE_DICE]
    s[CHASE_DICE] = 0
    if ways_to_catch(s, t, dice) == 1:
        catch(s, t, seat, dice, 0)
    else:
        ask(s, CATCH_BANDITS, 1 << seat, dice, 0, 0, 0)


@inner
def wanted_with(s: Ints, t: Tables, face: int) -> int:
    """Return the bits of the wanted Bandits with this face."""
    matching, wanted = 0, s[WANTED]
    while wanted:
        if t[BANDIT_FACE + lowest_bit(wanted)] == face:
            matching |= wanted & -wanted
        wanted &= wanted - 1
    return matching


@inner
def ways_to_catch(s: Ints, t: Tables, dice: int) -> int:
    """Return the number of ways to catch wanted Bandits with the `dice` of a chase: a single die
    catches either of two Bandits with its face (WW-33)."""
    ways = 1
    for face in range(1, 7):
        if count_of(t, dice, face) == 1:
            ways *= max(1, bits_in(wanted_with(s, t, face)))
    return ways


@inner
def catch(s: Ints, t: Tables, seat: int, dice: int, answer: int) -> None:
    """Move the Bandits that the answer index chooses from the wanted ones to the player's caught
    ones; caught Bandits cannot be stolen and no longer set dice (WW-33, WW-34). From one index to
    the next, the choice for the highest face changes first."""
    caught = 0
    for face in range(6, 0, -1):
        matching, count = wanted_with(s, t, face), count_of(t, dice, face)
        if count == 1 and matching & matching - 1:
            for _ in range(answer % bits_in(matching)):
                matching &= matching - 1
            answer //= bits_in(wanted_with(s, t, face))
            matching &= -matching
        if count:
            caught |= matching
    s[WANTED] &= ~caught
    s[CAUGHT + seat] |= caught
