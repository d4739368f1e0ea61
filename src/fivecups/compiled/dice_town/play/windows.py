"""Playing cards (DT-16, DT-23, DT-27, DT-81): windows, what may be played in them, and how a card
is announced.

A wish to play is kept as the card's number and one more, and behind it, from bit `SAYS` on, what is
announced with the card: a victim, a Bandit, dice as a code, or a die and its new face. A pass is 0.
"""

from __future__ import annotations

from fivecups.games.dice_town.components import DICE
from fivecups.games.dice_town.state import DISCARDS

from ...dice import FIRST_PART, SIZE, UP_TO, bits_in, count_of, lowest_bit, nth_bit
from ...door import Ints, Tables, inner
from ..common.agenda import OPEN_WINDOW, PLAY_OR_PASS, TAKE_EFFECT, ask, then
from ..common.knowledge import public
from ..common.piles import hands_are_robbable, move, store_is_open
from ..common.seats import after, everybody, is_among
from ..data import (
    ALIKE_STORE,
    ANYONE,
    CARD_PLAYED,
    DIFFERENT,
    DRAW_THE_SAME,
    EFFECT,
    FITTING,
    HIRE_ANY,
    INSTEAD,
    KEEP_FREE,
    KIND,
    REVEAL,
    SELF,
    TAKE_A_RANCH,
    TAKE_THE_DIE,
    THROW_AGAIN,
    TOP_CLAIM_EFFECT,
    TURN_A_DIE,
    VISIT_DOC,
    WHO,
)
from ..data import STORE as STORE_BACK
from ..layout import (
    ANSWERS,
    ARGUMENTS,
    ASKED,
    BANDITS,
    BANDITS_SIZE,
    CHASE_DICE,
    CLAIMS_DECK_SIZE,
    DIE_HOLDER,
    DRAWN,
    FREE,
    FRESH,
    GUARDED,
    INSURED,
    LAST_ROLL,
    LOOKED,
    PASSES,
    PLEDGED,
    RANCHES,
    SEATS,
    SHERIFF,
    STOLEN,
    STORE,
    THEFT_DONE,
    VICTIM,
    VISITORS,
)

SAYS = 6
FACE_BITS = 3


@inner
def can_play(s: Ints, t: Tables, effect: int, seat: int) -> bool:
    """Whether a card with this effect could be played now, as everybody can tell."""
    if effect == KEEP_FREE:  # DT-74
        return t[SIZE + s[FRESH + seat]] > 1 and not s[FREE + seat] and not s[LAST_ROLL]
    if effect == TURN_A_DIE:  # DT-75
        return s[FRESH + seat] > 0
    if effect == TOP_CLAIM_EFFECT:  # DT-78
        return s[CLAIMS_DECK_SIZE] > 0
    if effect == VISIT_DOC:  # DT-80
        return not is_among(s[VISITORS], seat)
    if effect == TAKE_A_RANCH:
        return ranches_within_reach(s, seat) > 0
    if effect == DRAW_THE_SAME:  # WW-68
        if s[INSURED]:
            return False
        return (s[STOLEN] != 1 and store_is_open(s)) or (s[STOLEN] != 0 and s[CLAIMS_DECK_SIZE] > 0)
    if effect == TAKE_THE_DIE:  # WI-6
        return s[DIE_HOLDER] != seat
    return True


@inner
def ranches_within_reach(s: Ints, thief: int) -> int:
    """WW-67, WI-4: the owners of a Ranch that this theft could take, one bit each; once a victim is
    named, only him."""
    owners = 0
    if not s[THEFT_DONE]:
        for seat in range(s[SEATS]):
            if seat not in (thief, s[GUARDED]) and s[RANCHES + seat]:
                owners |= 1 << seat
    return owners if s[VICTIM] < 0 else owners & 1 << s[VICTIM]


@inner
def might_play(s: Ints, t: Tables, seat: int, moment: int) -> bool:
    """DT-27: whether by public facts this seat may hold a card that could be played now."""
    return some_playable(s, t, public(s, seat) & t[FITTING + moment], seat)


@inner
def some_playable(s: Ints, t: Tables, cards: int, seat: int) -> bool:
    while cards:
        if can_play(s, t, t[EFFECT + lowest_bit(cards)], seat):
            return True
        cards &= cards - 1
    return False


@inner
def theft_is_possible(s: Ints, t: Tables, seat: int) -> bool:
    """WW-14, WW-67: there is a hand to rob, or something that could be taken instead, as far as
    everybody can tell."""
    return hands_are_robbable(s, seat, s[GUARDED]) or might_play(s, t, seat, INSTEAD)


@inner
def seats_of_window(s: Ints, t: Tables, moment: int, about: int) -> int:
    """DT-27: the seats that may hold a card for this moment as far as the public can tell."""
    by = t[WHO + moment]
    asked = 0
    for seat in range(s[SEATS]):
        concerned = by == ANYONE or (seat == about) == (by == SELF)
        if concerned and might_play(s, t, seat, moment):
            asked |= 1 << seat
    return asked


@inner
def open_window(s: Ints, t: Tables, moment: int, about: int, card: int, first: int) -> None:
    """DT-27: ask all who may hold a card for this moment; without any there is no window."""
    asked = seats_of_window(s, t, moment, about)
    if asked:
        ask(s, PLAY_OR_PASS, asked, moment, about, card, first)


@inner
def window(s: Ints, t: Tables, moment: int, about: int) -> None:
    """A window that the Sheriff is the first to answer."""
    open_window(s, t, moment, about, -1, s[SHERIFF])


# What may be answered.


@inner
def must_play(s: Ints, seat: int, moment: int) -> bool:
    """DT-13: whether the seat has pledged a card for this moment."""
    return s[PLEDGED + seat] >= 0 and moment == REVEAL


@inner
def ways_of(s: Ints, t: Tables, effect: int, seat: int) -> int:
    """In how many ways a card with this effect can be announced (DT-81)."""
    if effect == TURN_A_DIE:
        return t[DIFFERENT + s[FRESH + seat]] * 5
    if effect == THROW_AGAIN:  # WW-66: any of the dice, one at least
        return t[UP_TO + 6 * s[CHASE_DICE] + DICE] - 1
    if effect == TAKE_A_RANCH:
        return bits_in(ranches_within_reach(s, seat))
    return s[BANDITS_SIZE] if effect == HIRE_ANY else 1


@inner
def way_of(s: Ints, t: Tables, effect: int, seat: int, number: int) -> int:
    """One of the ways in which a card can be announced."""
    if effect == TURN_A_DIE:
        die = nth_face(t, s[FRESH + seat], number // 5)
        face = number % 5 + 1
        return die | (face + (face >= die)) << FACE_BITS
    if effect == THROW_AGAIN:
        return t[t[FIRST_PART + s[CHASE_DICE]] + 1 + number]
    if effect == TAKE_A_RANCH:
        return nth_bit(ranches_within_reach(s, seat), number)
    return nth_bit(deck_of_bandits(s), number) if effect == HIRE_ANY else 0


@inner
def deck_of_bandits(s: Ints) -> int:
    """WW-69: everybody knows who is left, though not in which order."""
    bandits = 0
    for place in range(s[BANDITS_SIZE]):
        bandits |= 1 << s[BANDITS + place]
    return bandits


@inner
def nth_face(t: Tables, dice: int, number: int) -> int:
    """One of the different faces of dice, the lowest first."""
    for face in range(1, 7):
        if count_of(t, dice, face):
            if not number:
                return face
            number -= 1
    return 0


@inner
def wishes(s: Ints, t: Tables, seat: int, wanted: int) -> int:
    """DT-16, DT-23, DT-27: how many answers a seat has in the open window; or, where one of them is
    wanted by its number, that answer."""
    moment = s[ARGUMENTS]
    forced = must_play(s, seat, moment)
    if s[PASSES + seat]:
        return pledged_or_pass(s, seat, moment) if wanted >= 0 else 1
    cards = s[STORE + seat] & t[FITTING + moment]
    count = 0
    while cards:
        card = lowest_bit(cards)
        cards &= ~t[ALIKE_STORE + card]
        effect = t[EFFECT + card]
        if can_play(s, t, effect, seat):
            ways = ways_of(s, t, effect, seat)
            if count <= wanted < count + ways:
                return card + 1 | way_of(s, t, effect, seat, wanted - count) << SAYS
            count += ways
    if wanted >= 0:
        return 0
    return count if forced and count else count + 1


@inner
def pledged_or_pass(s: Ints, seat: int, moment: int) -> int:
    """DT-13, DT-27: who passes in advance passes, but for a card that he must play."""
    return s[PLEDGED + seat] + 1 if must_play(s, seat, moment) else 0


# Playing one card.


@inner
def first_in_order_plays(
    s: Ints, t: Tables, moment: int, about: int, card: int, first: int
) -> None:
    """DT-16, DT-19: the first who wants to play, clockwise; then the window opens again from the
    next seat."""
    for step in range(s[SEATS]):
        seat = after(s, first, step)
        if s[ASKED] >> seat & 1 and s[ANSWERS + seat]:
            said = s[ANSWERS + seat]
            announce(s, t, seat, t[KIND + (said & (1 << SAYS) - 1) - 1], said >> SAYS)
            if moment != CARD_PLAYED:
                then(s, OPEN_WINDOW, moment, about, card, after(s, seat, 1))
            return


@inner
def announce(s: Ints, t: Tables, seat: int, card: int, choice: int) -> None:
    """DT-81, DT-82: the card is announced with all that it needs and discarded; Wanted may answer;
    then it takes effect."""
    played = s[STORE + seat] & t[ALIKE_STORE + card]
    played &= -played
    move(s, t, STORE_BACK, played, seat, DISCARDS, everybody(s))
    if s[LOOKED] & played:  # DT-3, WW-67: a thief can no longer keep it
        s[LOOKED] &= ~played
        s[DRAWN] = max(0, s[DRAWN] - 1)
    if s[PLEDGED + seat] == card:
        s[PLEDGED + seat] = -1
    open_window(s, t, CARD_PLAYED, seat, card, s[SHERIFF])
    then(s, TAKE_EFFECT, seat, card, choice, 0)
