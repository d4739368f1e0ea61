"""Bandits (WW-23, WW-24, WW-30 to WW-34): hired at the Saloon, sent before a roll, chased at the
Sheriff's place."""

from __future__ import annotations

from fivecups.games.dice_town.components import DICE, KING

from ...dice import SIZE, WEIGHTS, bits_in, count_of, lowest_bit
from ...door import Ints, Tables, inner
from ..common.agenda import CATCH_BANDITS, CLOSE_IN, ask, then
from ..data import BANDIT_FACE, IN_A_CHASE, MOST_SENT, SENDING
from ..layout import BANDITS, BANDITS_SIZE, CAUGHT, CHASE_DICE, HIRED, KEPT, WANTED, WON
from ..play.cups import roll
from ..play.windows import window


@inner
def hire(s: Ints, seat: int) -> None:
    """WW-23, WW-30: the top Bandit of the deck lies open before its owner."""
    s[BANDITS_SIZE] -= 1
    s[HIRED + seat] |= 1 << s[BANDITS + s[BANDITS_SIZE]]
    s[WON + seat] = 1


@inner
def ways_to_send(s: Ints, t: Tables, seat: int) -> int:
    """WW-31: several Bandits may be used at once, each for one die or two; to send none is the last
    answer."""
    bandits, dice = bits_in(s[HIRED + seat]), DICE - t[SIZE + s[KEPT + seat]]
    ways = 1
    for count in range(1, dice + 1):
        ways += t[SENDING + MOST_SENT * bandits + count]
    return ways


@inner
def send_bandits(s: Ints, t: Tables, seat: int, answer: int) -> None:
    """WW-31: set dice are free and leave the free keep alone; a used Bandit is wanted from now on.
    The ways go by the number of dice, then by the Bandits, those named most often first."""
    left, count = bits_in(s[HIRED + seat]), 1
    while count <= DICE and answer >= t[SENDING + MOST_SENT * left + count]:
        answer -= t[SENDING + MOST_SENT * left + count]
        count += 1
    if count > DICE - t[SIZE + s[KEPT + seat]]:
        return
    hired = s[HIRED + seat]
    while count:
        bandit = lowest_bit(hired)
        hired &= hired - 1
        left -= 1
        used = min(2, count)
        while answer >= t[SENDING + MOST_SENT * left + count - used]:
            answer -= t[SENDING + MOST_SENT * left + count - used]
            used -= 1
        if used:
            s[KEPT + seat] += used * WEIGHTS[t[BANDIT_FACE + bandit]]
            s[HIRED + seat] ^= 1 << bandit
            s[WANTED] |= 1 << bandit
            count -= used


@inner
def chase(s: Ints, t: Tables, seat: int) -> None:
    """WW-33: roll as many dice as you have Kings; the hand stays as it is. After the first throw
    Two Guns may be played."""
    s[CHASE_DICE] = roll(s, t, count_of(t, s[KEPT + seat], KING))
    s[WON + seat] = 1
    window(s, t, IN_A_CHASE, seat)
    then(s, CLOSE_IN, seat, 0, 0, 0)


@inner
def close_in(s: Ints, t: Tables, seat: int) -> None:
    """WW-33: each die with the face of a wanted Bandit catches one of them; the chaser chooses
    where there are more than dice."""
    dice = s[CHASE_DICE]
    s[CHASE_DICE] = 0
    if ways_to_catch(s, t, dice) == 1:
        catch(s, t, seat, dice, 0)
    else:
        ask(s, CATCH_BANDITS, 1 << seat, dice, 0, 0, 0)


@inner
def wanted_with(s: Ints, t: Tables, face: int) -> int:
    """The wanted Bandits with a face."""
    found, wanted = 0, s[WANTED]
    while wanted:
        if t[BANDIT_FACE + lowest_bit(wanted)] == face:
            found |= wanted & -wanted
        wanted &= wanted - 1
    return found


@inner
def ways_to_catch(s: Ints, t: Tables, dice: int) -> int:
    """WW-33: of two wanted Bandits with a face, one die catches either."""
    ways = 1
    for face in range(1, 7):
        if count_of(t, dice, face) == 1:
            ways *= max(1, bits_in(wanted_with(s, t, face)))
    return ways


@inner
def catch(s: Ints, t: Tables, seat: int, dice: int, answer: int) -> None:
    """WW-33, WW-34: caught Bandits lie before their captor, safe and without power over dice. The
    last choice changes first from one answer to the next."""
    caught = 0
    for face in range(6, 0, -1):
        there, count = wanted_with(s, t, face), count_of(t, dice, face)
        if count == 1 and there & there - 1:
            for _ in range(answer % bits_in(there)):
                there &= there - 1
            answer //= bits_in(wanted_with(s, t, face))
            there &= -there
        if count:
            caught |= there
    s[WANTED] &= ~caught
    s[CAUGHT + seat] |= caught
