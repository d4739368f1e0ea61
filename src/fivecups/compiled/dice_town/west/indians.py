"""The Indians (WI-1 to WI-6): a claim given to them buys the Indian die, which is rolled in the
next round before the Mine."""

from __future__ import annotations

from fivecups.games.dice_town.state import DISCARDS

from ...chance import below
from ...door import Ints, Tables, inner
from ..common.agenda import (
    GIVE_A_CLAIM,
    SET_A_TRAP,
    SHAMANS_BLESSING,
    TAKE_THE_WAR_PATH,
    TRADE_WITH_THE_INDIANS,
    ask,
    then,
)
from ..common.knowledge import OPEN, alike
from ..common.piles import move
from ..common.seats import seat_at, size
from ..data import BLESSING, BODYGUARD, CLAIM, DIFFERENT, END_OF_ROUND, INDIAN_FACE, TRAP
from ..layout import (
    CLAIM_GIVEN,
    CLAIMS,
    CLAIMS_WON,
    DIE_HOLDER,
    GUARDED,
    INDIANS,
    KEPT,
    RANCHES,
    SEATS,
    SHERIFF,
)
from ..places.town import CLAIM_BITS
from ..play.cups import turned
from ..play.windows import FACE_BITS, nth_face, window


@inner
def trade_with_the_indians(s: Ints, t: Tables, order: int) -> None:
    """WI-2: after both have acted, the winner of the Town Hall may give one of the claims just won;
    if not, second place may."""
    if not s[INDIANS]:
        return
    for place in range(size(order)):
        seat = seat_at(order, place)
        if claims_to_give(s, t, seat, -1):
            ask(s, GIVE_A_CLAIM, 1 << seat, order >> 4 * (place + 1), 0, 0, 0)
            return


@inner
def claims_to_give(s: Ints, t: Tables, seat: int, wanted: int) -> int:
    """WI-2: how many different claims this seat has just won, a Ranch or Corruption's card among
    them; or one of them as a bit, 0 beyond the last."""
    won, kinds, found = s[CLAIMS_WON], 0, 0
    while won:
        card = (won & (1 << CLAIM_BITS) - 1) - 1
        won >>= CLAIM_BITS
        if (s[CLAIMS + seat] | s[RANCHES + seat]) >> card & 1 and not kinds >> card & 1:
            if found == wanted:
                return 1 << card
            kinds |= alike(t, CLAIM, card)
            found += 1
    return found if wanted < 0 else 0


@inner
def give_or_keep(s: Ints, t: Tables, seat: int, others: int, answer: int) -> None:
    """WI-2: the claim goes into the box face down, but for a Ranch, which lay open; the die is
    taken from wherever it lies."""
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
    """WI-3, WI-4: when all hands are final and before the Mine, the holder must roll the die and
    apply it; with two players there is no place to choose for the War Path (WW-13)."""
    seat = s[DIE_HOLDER]
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
    """WI-4: one of one's dice is turned to any face, the one that it shows among them."""
    die = nth_face(t, s[KEPT + seat], answer // 6)
    s[KEPT + seat] = turned(s[KEPT + seat], die | answer % 6 + 1 << FACE_BITS)


@inner
def ways_to_trap(s: Ints, t: Tables, seat: int) -> int:
    """WI-4: an opponent, one of his dice and its new face."""
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
            s[KEPT + victim] = turned(s[KEPT + victim], die | face << FACE_BITS)
            return
        answer -= ways


@inner
def indians_at_nightfall(s: Ints, t: Tables) -> None:
    """WI-5, WI-6: if nobody gave a claim the die goes back to the village; then Smoke Signals may
    be played."""
    if not s[CLAIM_GIVEN]:
        s[DIE_HOLDER] = -1
    window(s, t, END_OF_ROUND, s[SHERIFF])
