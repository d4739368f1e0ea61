"""The course of a game: the random part of the setup, the rounds, and the final scoring (DT-5 to
DT-7, DT-20, DT-65 to DT-67, WW-2 to WW-5)."""

from __future__ import annotations

from fivecups.games.dice_town.components import (
    BADGE_POINTS,
    CLAIMS_OUT_FOR_TWO,
    DOLLARS_A_POINT,
    NUGGET_POINTS,
    WANTED_AT_THE_START,
)
from fivecups.games.dice_town.state import DECK, DISCARDS

from ...chance import (
    BANDITS_ADDRESS,
    CLAIMS_ADDRESS,
    FIRST_SHERIFF_ADDRESS,
    RIVER_ADDRESS,
    STORE_ADDRESS,
    below,
    seek,
    shuffle,
)
from ...dice_codes import bits_in, lowest_bit
from ...jit import Ints, Tables, inner
from ..common.agenda import (
    BEGIN_ROUND,
    COUNT_UP,
    DECIDE,
    DOC_OPENS,
    END_ROUND,
    GO_INTO_TOWN,
    GO_TO,
    INDIANS_AT_NIGHTFALL,
    ROLL_THE_INDIAN_DIE,
    ROLL_UNDER_CUPS,
    STAGECOACH_ARRIVES,
    WIN_AS_NAMED,
    then,
)
from ..common.card_piles import move, take_top_cards
from ..common.knowledge import look
from ..common.seat_order import append_seat, order_length, seat_at
from ..lookup_tables import (
    BANK_PLACE,
    BOUNTY,
    CARD_POINTS,
    CLAIM,
    CLAIM_COPIES,
    HALL_PLACE,
    MINE_PLACE,
    PER_CARD,
    SHERIFF_PLACE,
)
from ..lookup_tables import STORE as STORE_BACK
from ..places.town_places import refill_the_row
from ..state_layout import (
    BANDITS,
    BANDITS_SIZE,
    CAUGHT,
    CLAIM_GIVEN,
    CLAIMS,
    CLAIMS_DECK,
    CLAIMS_DECK_SIZE,
    DEPTH,
    DIE_HOLDER,
    DOLLARS,
    FIRST_SHERIFF,
    GUARDED,
    INDIANS,
    KEPT,
    LAST_ROLL,
    MINE,
    MOST_DOLLARS,
    MOST_NUGGETS,
    NUGGETS,
    OVER,
    PASSES,
    POINTS,
    RANCHES,
    RIVER,
    RIVER_SIZE,
    ROLLS,
    ROUND,
    ROW_SIZE,
    SEATS,
    SHERIFF,
    SOURCES,
    STORE,
    STORE_DECK,
    STORE_DECK_SIZE,
    THEFTS,
    VISITORS,
    WANTED,
    WAR_PATH,
    WILD_WEST,
    WINNER,
    WIRED,
    WON,
)
from .place_visit import clear_visit

GAME = 4
"""The number of the decision "who wins the game": its index among the readable game's
`DECISIONS`."""
SOURCE_COUNT = len(SOURCES)


@inner
def open_the_town(s: Ints, t: Tables) -> None:
    """Shuffle the decks, appoint the first Sheriff (by lot, unless the host has picked a seat) and
    lay three claims in the row (DT-5, DT-7)."""
    seek(s, STORE_ADDRESS, 0, 0, 0, 0)
    shuffle(s, STORE_DECK, s[STORE_DECK_SIZE])
    seek(s, CLAIMS_ADDRESS, 0, 0, 0, 0)
    shuffle(s, CLAIMS_DECK, s[CLAIMS_DECK_SIZE])
    seek(s, FIRST_SHERIFF_ADDRESS, 0, 0, 0, 0)
    s[SHERIFF] = below(s, s[SEATS]) if s[FIRST_SHERIFF] < 0 else s[FIRST_SHERIFF]
    if s[WILD_WEST]:
        open_the_west(s, t)
    refill_the_row(s, t)
    then(s, BEGIN_ROUND, 0, 0, 0, 0)


@inner
def open_the_west(s: Ints, t: Tables) -> None:
    """Shuffle River and Bandits and make the first two Bandits wanted; with two players also remove
    ten claims from the game unseen (WW-4, WW-5)."""
    seek(s, RIVER_ADDRESS, 0, 0, 0, 0)
    shuffle(s, RIVER, s[RIVER_SIZE])
    seek(s, BANDITS_ADDRESS, 0, 0, 0, 0)
    shuffle(s, BANDITS, s[BANDITS_SIZE])
    for _ in range(WANTED_AT_THE_START):
        s[BANDITS_SIZE] -= 1
        s[WANTED] |= 1 << s[BANDITS + s[BANDITS_SIZE]]
    if s[SEATS] == 2:
        move(s, t, CLAIM, take_top_cards(s, CLAIM, CLAIMS_OUT_FOR_TWO), DECK, DISCARDS, 0)


@inner
def begin_round(s: Ints) -> None:
    """Reset the round's state and put Phase I, Phase II and the check for the end (DT-65) on the
    agenda."""
    s[ROUND] += 1
    s[ROLLS] = s[LAST_ROLL] = s[VISITORS] = s[CLAIM_GIVEN] = 0
    s[GUARDED] = s[WAR_PATH] = -1
    for seat in range(s[SEATS]):
        s[KEPT + seat] = s[WON + seat] = s[THEFTS + seat] = s[PASSES + seat] = 0
    clear_visit(s)
    then(s, ROLL_UNDER_CUPS, 0, 0, 0, 0)
    then(s, GO_INTO_TOWN, 0, 0, 0, 0)
    then(s, END_ROUND, 0, 0, 0, 0)


@inner
def go_into_town(s: Ints) -> None:
    """Put the Indian die, if a player holds it, and the visits to all places on the agenda, in
    their order: Phase II (DT-20, WI-3)."""
    if s[DIE_HOLDER] >= 0:
        then(s, ROLL_THE_INDIAN_DIE, 0, 0, 0, 0)
    for place in range(MINE_PLACE, HALL_PLACE + 1):
        then(s, GO_TO, place, 0, 0, 0)
        if place == BANK_PLACE:
            then(s, STAGECOACH_ARRIVES, 0, 0, 0, 0)
    then(s, DOC_OPENS, 0, 0, 0, 0)


@inner
def end_round(s: Ints) -> None:
    """End the game if its conditions are met, else begin the next round. This is checked only here,
    after Doc Badluck (DT-65, WI-5)."""
    if not s[MINE] or not (s[ROW_SIZE] or s[CLAIMS_DECK_SIZE]):
        then(s, COUNT_UP, 0, 0, 0, 0)
        return
    if s[INDIANS]:
        then(s, INDIANS_AT_NIGHTFALL, 0, 0, 0, 0)
    then(s, BEGIN_ROUND, 0, 0, 0, 0)


# The end.


@inner
def count_points(s: Ints, t: Tables, seat: int) -> int:
    """Store a player's points by source in the state and return their sum (DT-66, WW-34, WW-40).
    Unplayed cards give none. Bounties are added to the dollars before the dollars are halved."""
    first = POINTS + SOURCE_COUNT * seat
    money, bandits, cards = s[DOLLARS + seat], s[CAUGHT + seat], s[STORE + seat]
    while bandits:
        money += t[BOUNTY + lowest_bit(bandits)]
        bandits &= bandits - 1
    equipment = 0
    while cards:
        card = lowest_bit(cards)
        times = 1
        if t[PER_CARD + card] == 1:  # WW-62
            times = bits_in(s[STORE + seat])
        elif t[PER_CARD + card] == 2:  # WW-63
            times = bits_in(s[CAUGHT + seat])
        equipment += t[CARD_POINTS + card] * times
        cards &= cards - 1
    claims, owned = 0, s[CLAIMS + seat] | s[WIRED + seat]
    while owned:
        claims += 1 + lowest_bit(owned) // CLAIM_COPIES
        owned &= owned - 1
    ranches = bits_in(s[RANCHES + seat])
    s[first], s[first + 1] = s[NUGGETS + seat] * NUGGET_POINTS, money // DOLLARS_A_POINT
    s[first + 2] = BADGE_POINTS if s[SHERIFF] == seat else 0
    s[first + 3], s[first + 4], s[first + 5] = equipment, claims, ranches * (ranches + 1) // 2
    return score(s, seat)


@inner
def score(s: Ints, seat: int) -> int:
    total = 0
    for source in range(SOURCE_COUNT):
        total += s[POINTS + SOURCE_COUNT * seat + source]
    return total


@inner
def count_up(s: Ints, t: Tables) -> None:
    """Count all points and end the game: most points win, then most claims including Ranches; if
    still tied, put the Sheriff's naming of the winner on the agenda (DT-66, DT-67, WW-26). Offers
    made to the Sheriff for this do not change the counted points."""
    best, order = -1, 0
    for seat in range(s[SEATS]):
        owned = bits_in(s[CLAIMS + seat] | s[WIRED + seat] | s[RANCHES + seat])
        standing = 64 * count_points(s, t, seat) + owned
        if standing > best:
            best, order = standing, 0
        if standing == best:
            order = append_seat(order, seat)
    if order_length(order) == 1:
        win(s, seat_at(order, 0))
        return
    for observer in range(s[SEATS] + 1):
        for seat in range(s[SEATS]):
            if observer != seat:
                look(s, t, observer, STORE_BACK, s[STORE + seat], seat)
                look(s, t, observer, CLAIM, s[CLAIMS + seat], seat)
    s[MOST_DOLLARS] = s[MOST_NUGGETS] = 0
    then(s, DECIDE, SHERIFF_PLACE, GAME, order, 0)
    then(s, WIN_AS_NAMED, 0, 0, 0, 0)


@inner
def win(s: Ints, winner: int) -> None:
    s[WINNER], s[OVER], s[DEPTH] = winner, 1, 0
