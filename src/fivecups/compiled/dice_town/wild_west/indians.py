"""The Indians: a claim given to them buys the Indian die, which is rolled in the next round before
the Mine (WI-1 to WI-6)."""

from __future__ import annotations

from fivecups.games.dice_town.state import DISCARDS

from ...chance import INDIAN_DIE_ADDRESS, below, seek
from ...jit import Ints, Tables, inner
from ..common.agenda import (
    GIVE_A_CLAIM,
    SET_A_TRAP,
    SHAMANS_BLESSING,
    TAKE_THE_WAR_PATH,
    TRADE_WITH_THE_INDIANS,
    ask,
    then,
)
from ..common.card_piles import move
from ..common.knowledge import OPEN, alike
from ..common.seat_order import order_length, seat_at
from ..lookup_tables import BLESSING, BODYGUARD, CLAIM, DIFFERENT, END_OF_ROUND, INDIAN_FACE, TRAP
from ..places.town_places import CLAIM_BITS
from ..play.cups import turn_one_die
from ..play.windows import FACE_BITS, nth_face, open_window_from_sheriff
from ..state_layout import (
    CLAIM_GIVEN,
    CLAIMS,
    CLAIMS_WON,
    DIE_HOLDER,
    GUARDED,
    INDIANS,
    KEPT,
    RANCHES,
    ROUND,
    SEATS,
    SHERIFF,
)


@inner
def trade_with_the_indians(s: Ints, t: Tables, order: int) -> None:
    """Ask the first seat in `order` that has just won claims at the Town Hall whether to give one
    of them to the Indians. `order` is first place, then second, who is asked if the first declines
    (WI-2)."""
    if not s[INDIANS]:
        return
    for place in range(order_length(order)):
        seat = seat_at(order, place)
        if claims_to_give(s, t, seat, -1):
            ask(s, GIVE_A_CLAIM, 1 << seat, order >> 4 * (place + 1), 0, 0, 0)
            return


@inner
def claims_to_give(s: Ints, t: Tables, seat: int, wanted: int) -> int:
    """If `wanted` is below 0, return the number of different claims that this seat has just won at
    the Town Hall, including Ranches and the claim that Corruption brought; else return the bit of
    the claim with the index `wanted`, or 0 after the last (WI-2)."""
    won, kinds, count = s[CLAIMS_WON], 0, 0
    while won:
        card = (won & (1 << CLAIM_BITS) - 1) - 1
        won >>= CLAIM_BITS
        if (s[CLAIMS + seat] | s[RANCHES + seat]) >> card & 1 and not kinds >> card & 1:
            if count == wanted:
                return 1 << card
            kinds |= alike(t, CLAIM, card)
            count += 1
    return count if wanted < 0 else 0


@inner
def give_or_keep(s: Ints, t: Tables, seat: int, others: int, answer: int) -> None:
    """Take the answer to "give a claim": move the claim to the box of the game, face down unless it
    is a Ranch, and give the seat the Indian die; if it declined, go on to the `others` (WI-2)."""
    card = claims_to_give(s, t, seat, answer)
    if not card:
        then(s, TRADE_WITH_THE_INDIANS, others, 0, 0, 0)
        return
    if s[RANCHES + seat] & card:
        s[RANCHES + seat] ^= card
        move(s, t, CLAIM, card, OPEN, DISCARDS, 0)
    else:
        move(s, t, CLAIM, card, seat, DISCARDS, 1 << seat)
    s[DIE_HOLDER] = seat
    s[CLAIM_GIVEN] = 1


@inner
def roll_the_indian_die(s: Ints, t: Tables) -> None:
    """Make the holder roll the Indian die and apply the face that it shows; this is done when all
    hands are final and before the Mine (WI-3, WI-4). With two players the War Path has no effect
    (WW-13)."""
    seat = s[DIE_HOLDER]
    seek(s, INDIAN_DIE_ADDRESS, s[ROUND], 0, 0, 0)
    face = t[INDIAN_FACE + below(s, 6)]
    if face == BLESSING:
        ask(s, SHAMANS_BLESSING, 1 << seat, 0, 0, 0, 0)
    elif face == TRAP:
        ask(s, SET_A_TRAP, 1 << seat, 0, 0, 0, 0)
    elif face == BODYGUARD:
        s[GUARDED] = seat
    elif s[SEATS] > 2:
        ask(s, TAKE_THE_WAR_PATH, 1 << seat, 0, 0, 0, 0)


@inner
def be_blessed(s: Ints, t: Tables, seat: int, answer: int) -> None:
    """Turn one of the seat's own final dice as the answer index chooses; the present face is
    allowed (WI-4)."""
    die = nth_face(t, s[KEPT + seat], answer // 6)
    s[KEPT + seat] = turn_one_die(s[KEPT + seat], die | answer % 6 + 1 << FACE_BITS)


@inner
def ways_to_trap(s: Ints, t: Tables, seat: int) -> int:
    """Return the number of ways in which the seat can choose an opponent, one of that opponent's
    final dice and its new face (WI-4)."""
    ways = 0
    for victim in range(s[SEATS]):
        if victim != seat:
            ways += 5 * t[DIFFERENT + s[KEPT + victim]]
    return ways


@inner
def spring_the_trap(s: Ints, t: Tables, seat: int, answer: int) -> None:
    for victim in range(s[SEATS]):
        if victim == seat:
            continue
        ways = 5 * t[DIFFERENT + s[KEPT + victim]]
        if answer < ways:
            die, face = nth_face(t, s[KEPT + victim], answer // 5), answer % 5 + 1
            face += face >= die
            s[KEPT + victim] = turn_one_die(s[KEPT + victim], die | face << FACE_BITS)
            return
        answer -= ways


@inner
def indians_at_nightfall(s: Ints, t: Tables) -> None:
    """Return the Indian die to the village if no player gave a claim in this round; then open a
    window for Smoke Signals (WI-5, WI-6)."""
    if not s[CLAIM_GIVEN]:
        s[DIE_HOLDER] = -1
    open_window_from_sheriff(s, t, END_OF_ROUND, s[SHERIFF])
