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

from ...dice_codes import count_of
from ...jit import Ints, Tables, inner
from ..common.agenda import (
    KEEP_A_CARD,
    PASS_THE_BADGE,
    PREPARE_THE_NEXT_VISIT,
    VISIT_AGAIN,
    ask,
    then,
)
from ..common.card_piles import (
    draw_a_claim,
    draw_store_cards,
    move,
    obtained,
    take_open_claims,
    take_top_cards,
)
from ..common.knowledge import OPEN
from ..common.seat_order import everybody
from ..lookup_tables import AT_THE_STORE, BADGE_PASSES, BANK_ROBBED, CLAIM
from ..lookup_tables import STORE as STORE_BACK
from ..play.windows import open_window_from_sheriff
from ..state_layout import (
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

CLAIM_BITS = 6


@inner
def dig(s: Ints, t: Tables, seat: int) -> None:
    """Give the winner a nugget for each 9 in his hand, twice as many with Dynamite (DT-71), at most
    what is left in the Mine (DT-30)."""
    nuggets = min(count_of(t, s[KEPT + seat], NINE) * s[TIMES], s[MINE])
    s[MINE] -= nuggets
    s[NUGGETS + seat] += nuggets
    if s[PROMISED]:
        s[PAID_NUGGETS] = nuggets
    s[WON + seat] = 1


@inner
def rob_the_bank(s: Ints, t: Tables, seat: int) -> None:
    """Give the winner all dollars in the Bank (DT-31). If that is more than $1, open a window in
    which an opponent may play Even Split (DT-72)."""
    haul = s[BANK]
    s[BANK] = 0
    s[DOLLARS + seat] += haul
    s[PAID_DOLLARS] = haul
    s[WON + seat] = 1
    if haul > 1:
        open_window_from_sheriff(s, t, BANK_ROBBED, seat)


@inner
def stagecoach_arrives(s: Ints) -> None:
    """Move the Stagecoach's dollars to the Bank, for the next round (DT-32)."""
    s[BANK] += s[STAGECOACH]
    s[STAGECOACH] = 0


@inner
def hold_up_the_stagecoach(s: Ints, t: Tables, seat: int) -> None:
    """Give the player a dollar from the Stagecoach for each 10 in his hand, at most what it holds
    (WW-21)."""
    dollars = min(count_of(t, s[KEPT + seat], TEN), s[STAGECOACH])
    s[STAGECOACH] -= dollars
    s[DOLLARS + seat] += dollars
    s[PAID_DOLLARS] = dollars
    s[WON + seat] = 1


# The General Store.


@inner
def go_shopping(s: Ints, t: Tables, seat: int) -> None:
    """Let the winner visit the Store: twice in the first round, else once, and once more with
    Unlimited Credit (DT-34, DT-73)."""
    visits = s[TIMES] - 1 + (FIRST_ROUND_VISITS if s[ROUND] == 1 else 1)
    visit_the_store(s, t, seat, visits)


@inner
def visit_the_store(s: Ints, t: Tables, seat: int, visits: int) -> None:
    """Draw as many Store cards as the seat has Jacks and ask which one to keep; put further
    `visits` on the agenda. An empty Store gives nothing (DT-33, DT-35, DT-64)."""
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
    """Open a window for cards before the seat's next visit to the Store, since a card just kept may
    be played then (DT-23)."""
    open_window_from_sheriff(s, t, AT_THE_STORE, seat)
    then(s, VISIT_AGAIN, seat, visits, s[TIMES], 0)


@inner
def visit_again(s: Ints, t: Tables, seat: int, visits: int, times: int) -> None:
    visit_the_store(s, t, seat, visits + s[TIMES] - times)


@inner
def keep(s: Ints, t: Tables, seat: int, card: int) -> None:
    """Move the chosen card into the seat's hand and discard the other drawn cards face down; no
    other player sees any of them (DT-9, DT-33)."""
    move(s, t, STORE_BACK, card, TABLE, seat, 1 << seat)
    if s[STORE + TABLE]:
        move(s, t, STORE_BACK, s[STORE + TABLE], TABLE, DISCARDS, 1 << seat)
    s[LOOKING] = -1
    s[WON + seat] = 1
    obtained(s, t, seat, card)


# The Sheriff's place.


@inner
def take_the_badge(s: Ints, t: Tables, seat: int) -> None:
    """Give the winner the badge, or, if it would pass to another player, first open a window in
    which anybody may play Marshall (DT-38, DT-77)."""
    if seat == s[SHERIFF]:
        s[WON + seat] = 1
        return
    open_window_from_sheriff(s, t, BADGE_PASSES, seat)
    then(s, PASS_THE_BADGE, seat, 0, 0, 0)


@inner
def pass_the_badge(s: Ints, seat: int) -> None:
    """Make the winner the Sheriff, who decides from now on (DT-38), unless Marshall was played:
    then the winner has won nothing (DT-62, DT-77)."""
    if not s[BADGE_STAYS]:
        s[SHERIFF] = seat
        s[WON + seat] = 1


# The Town Hall.


@inner
def take_claims(s: Ints, t: Tables, seat: int) -> None:
    """Give the winner the first claim of the row and another for each Ace in his hand, at most
    three or as many as lie there (DT-40)."""
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
    """Give a player the top claim of the deck; the others do not see it, unless it is a Ranch
    (DT-78, WW-25)."""
    just_won(s, s[CLAIMS_DECK + s[CLAIMS_DECK_SIZE] - 1])
    draw_a_claim(s, t, seat)
    s[WON + seat] = 1


@inner
def just_won(s: Ints, claim: int) -> None:
    """Add `claim` to the claims won at this visit, if the Indians play: its new owner may give it
    to the Indians (WI-2)."""
    if s[INDIANS]:
        place = 0
        while s[CLAIMS_WON] >> CLAIM_BITS * place:
            place += 1
        s[CLAIMS_WON] |= claim + 1 << CLAIM_BITS * place


@inner
def refill_the_row(s: Ints, t: Tables) -> None:
    """Move the remaining claims of the row down and refill the row from the deck (DT-5, DT-40)."""
    laid = 0
    while s[ROW_SIZE] < ROW_LENGTH and s[CLAIMS_DECK_SIZE]:
        card = take_top_cards(s, CLAIM, 1)
        s[ROW + s[ROW_SIZE]] = s[CLAIMS_DECK + s[CLAIMS_DECK_SIZE]]
        s[ROW_SIZE] += 1
        laid |= card
    if laid:
        move(s, t, CLAIM, laid, DECK, OPEN, everybody(s))
