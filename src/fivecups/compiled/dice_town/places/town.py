"""The Mine, the Bank with the Stagecoach, the General Store, the Sheriff's place and the Town Hall
(DT-30 to DT-35, DT-38, DT-40, WW-21, WW-22, WW-25)."""

from __future__ import annotations

from fivecups.games.dice_town.components import (
    ACE,
    FIRST_ROUND_VISITS,
    JACK,
    MOST_CLAIMS,
    NINE,
    TEN,
)
from fivecups.games.dice_town.components import ROW as ROW_LENGTH
from fivecups.games.dice_town.state import DECK, DISCARDS, TABLE

from ...dice import count_of
from ...door import Ints, Tables, inner
from ..common.agenda import (
    KEEP_A_CARD,
    PASS_THE_BADGE,
    PREPARE_THE_NEXT_VISIT,
    VISIT_AGAIN,
    ask,
    then,
)
from ..common.knowledge import OPEN
from ..common.piles import (
    draw_a_claim,
    draw_store_cards,
    move,
    obtained,
    off_the_top,
    take_open_claims,
)
from ..common.seats import everybody
from ..data import AT_THE_STORE, BADGE_PASSES, BANK_ROBBED, CLAIM
from ..data import STORE as STORE_BACK
from ..layout import (
    BADGE_STAYS,
    BANK,
    CLAIMS_DECK,
    CLAIMS_DECK_SIZE,
    CLAIMS_WON,
    DOLLARS,
    INDIANS,
    KEPT,
    LOOKING,
    MINE,
    NUGGETS,
    PAID_DOLLARS,
    PAID_NUGGETS,
    PROMISED,
    ROUND,
    ROW,
    ROW_SIZE,
    SHERIFF,
    STAGECOACH,
    STORE,
    TIMES,
    TOP_CLAIM,
    WON,
)
from ..play.windows import window

CLAIM_BITS = 6


@inner
def dig(s: Ints, t: Tables, seat: int) -> None:
    """DT-30: one nugget for each 9, twice as many with Dynamite (DT-71); if fewer are left, what is
    left."""
    nuggets = min(count_of(t, s[KEPT + seat], NINE) * s[TIMES], s[MINE])
    s[MINE] -= nuggets
    s[NUGGETS + seat] += nuggets
    if s[PROMISED]:
        s[PAID_NUGGETS] = nuggets
    s[WON + seat] = 1


@inner
def rob_the_bank(s: Ints, t: Tables, seat: int) -> None:
    """DT-31: all dollars in the Bank. An opponent may answer with Even Split (DT-72), unless there
    is nothing to split."""
    haul = s[BANK]
    s[BANK] = 0
    s[DOLLARS + seat] += haul
    s[PAID_DOLLARS] = haul
    s[WON + seat] = 1
    if haul > 1:
        window(s, t, BANK_ROBBED, seat)


@inner
def stagecoach_arrives(s: Ints) -> None:
    """DT-32: its dollars move to the Bank for the next round: once, here."""
    s[BANK] += s[STAGECOACH]
    s[STAGECOACH] = 0


@inner
def hold_up_the_stagecoach(s: Ints, t: Tables, seat: int) -> None:
    """WW-21: a dollar for each 10, as far as the Stagecoach goes."""
    dollars = min(count_of(t, s[KEPT + seat], TEN), s[STAGECOACH])
    s[STAGECOACH] -= dollars
    s[DOLLARS + seat] += dollars
    s[PAID_DOLLARS] = dollars
    s[WON + seat] = 1


# The General Store.


@inner
def go_shopping(s: Ints, t: Tables, seat: int) -> None:
    """DT-34, DT-73: the whole action is done twice in the first round, and once more with Unlimited
    Credit."""
    visits = s[TIMES] - 1 + (FIRST_ROUND_VISITS if s[ROUND] == 1 else 1)
    visit_the_store(s, t, seat, visits)


@inner
def visit_the_store(s: Ints, t: Tables, seat: int, visits: int) -> None:
    """DT-33, DT-35, DT-64: draw as many cards as Jacks and keep one; a Store without cards gives
    nothing."""
    drawn = draw_store_cards(s, t, count_of(t, s[KEPT + seat], JACK), TABLE, 1 << seat)
    s[LOOKING] = seat
    if drawn & drawn - 1:
        ask(s, KEEP_A_CARD, 1 << seat, 0, 0, 0, 0)
    elif drawn:
        keep(s, t, seat, drawn)
    if visits > 1:
        then(s, PREPARE_THE_NEXT_VISIT, seat, visits - 1, 0, 0)


@inner
def prepare_the_next_visit(s: Ints, t: Tables, seat: int, visits: int) -> None:
    """DT-23: a card kept on one visit may be played before the next."""
    window(s, t, AT_THE_STORE, seat)
    then(s, VISIT_AGAIN, seat, visits, s[TIMES], 0)


@inner
def visit_again(s: Ints, t: Tables, seat: int, visits: int, times: int) -> None:
    visit_the_store(s, t, seat, visits + s[TIMES] - times)


@inner
def keep(s: Ints, t: Tables, seat: int, card: int) -> None:
    """DT-9, DT-33: nobody else sees the card that is kept, nor those that are discarded face
    down."""
    move(s, t, STORE_BACK, card, TABLE, seat, 1 << seat)
    if s[STORE + TABLE]:
        move(s, t, STORE_BACK, s[STORE + TABLE], TABLE, DISCARDS, 1 << seat)
    s[LOOKING] = -1
    s[WON + seat] = 1
    obtained(s, t, seat, card)


# The Sheriff's place.


@inner
def take_the_badge(s: Ints, t: Tables, seat: int) -> None:
    """DT-38, DT-77: the winner takes the badge; when it is about to pass to another player, anybody
    may play Marshall."""
    if seat == s[SHERIFF]:
        s[WON + seat] = 1
        return
    window(s, t, BADGE_PASSES, seat)
    then(s, PASS_THE_BADGE, seat, 0, 0, 0)


@inner
def pass_the_badge(s: Ints, seat: int) -> None:
    """DT-38, DT-62, DT-77: from here on the new Sheriff decides; a winner stopped by Marshall has
    won nothing."""
    if not s[BADGE_STAYS]:
        s[SHERIFF] = seat
        s[WON + seat] = 1


# The Town Hall.


@inner
def take_claims(s: Ints, t: Tables, seat: int) -> None:
    """DT-40: the first claim of the row and one more for each Ace in the hand, three at most, or
    what is there."""
    count = min(min(1 + count_of(t, s[KEPT + seat], ACE), MOST_CLAIMS), s[ROW_SIZE])
    cards = 0
    for place in range(count):
        cards |= 1 << s[ROW + place]
        just_won(s, s[ROW + place])
    s[ROW_SIZE] -= count
    for place in range(s[ROW_SIZE]):
        s[ROW + place] = s[ROW + place + count]
    take_open_claims(s, t, cards, seat)
    s[WON + seat] = 1
    if s[TOP_CLAIM]:
        take_the_top_claim(s, t, seat)
    refill_the_row(s, t)


@inner
def take_the_top_claim(s: Ints, t: Tables, seat: int) -> None:
    """DT-78, WW-25: the top claim of the deck, unseen by the others unless it is a Ranch."""
    just_won(s, s[CLAIMS_DECK + s[CLAIMS_DECK_SIZE] - 1])
    draw_a_claim(s, t, seat)
    s[WON + seat] = 1


@inner
def just_won(s: Ints, claim: int) -> None:
    """WI-2: claims that may be given to the Indians, if they play."""
    if s[INDIANS]:
        place = 0
        while s[CLAIMS_WON] >> CLAIM_BITS * place:
            place += 1
        s[CLAIMS_WON] |= claim + 1 << CLAIM_BITS * place


@inner
def refill_the_row(s: Ints, t: Tables) -> None:
    """DT-5, DT-40: the row slides down and is refilled from the deck."""
    laid = 0
    while s[ROW_SIZE] < ROW_LENGTH and s[CLAIMS_DECK_SIZE]:
        card = off_the_top(s, CLAIM, 1)
        s[ROW + s[ROW_SIZE]] = s[CLAIMS_DECK + s[CLAIMS_DECK_SIZE]]
        s[ROW_SIZE] += 1
        laid |= card
    if laid:
        move(s, t, CLAIM, laid, DECK, OPEN, everybody(s))
