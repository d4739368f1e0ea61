"""Where a compiled game of Dice Town keeps what: the one place that says it.

A state is one row of numbers. Sets of cards are bits: a Store card's bit is its number, a claim's
its number less that of the first claim; Bandits are bits by their number. Dice are codes
(`fivecups.compiled.dice`). Orders of seats are packed (`common/seats.py`). NOBODY is -1.
"""

from __future__ import annotations

from fivecups.games.dice_town.cards import FIRST, NAME, RIVER_CARD
from fivecups.games.dice_town.components import BANDITS as ALL_BANDITS
from fivecups.games.dice_town.state import HANDS, ZONES

from ..chance import SEED

PLAYERS = HANDS
STORE_CARDS = FIRST[1]
CLAIM_CARDS = len(NAME) - FIRST[1]


class _Rows:
    """Hands out places, one after the other."""

    def __init__(self, first: int) -> None:
        self.next = first

    def __call__(self, count: int = 1) -> int:
        first = self.next
        self.next += count
        return first


_row = _Rows(SEED + 1)

# Settings.
SEATS = _row()
WILD_WEST = _row()
INDIANS = _row()
FIRST_SHERIFF = _row()  # NOBODY: by lot

# The town.
OVER = _row()
WINNER = _row()
ROUND = _row()
SHERIFF = _row()
MINE = _row()
BANK = _row()
STAGECOACH = _row()
ROW_SIZE = _row()
ROW = _row(3)  # claims by number

# By seat.
DOLLARS = _row(PLAYERS)
NUGGETS = _row(PLAYERS)
WIRED = _row(PLAYERS)
CUPS = _row(PLAYERS)
FRESH = _row(PLAYERS)
KEPT = _row(PLAYERS)
FREE = _row(PLAYERS)
PLEDGED = _row(PLAYERS)  # the kind of card, or NOBODY
WON = _row(PLAYERS)
PASSES = _row(PLAYERS)
RANCHES = _row(PLAYERS)
RIVER_SEEN = _row(PLAYERS)
HIRED = _row(PLAYERS)
CAUGHT = _row(PLAYERS)

# Piles: the cards of each back by zone as bits, and the decks in their order, the top last.
STORE = _row(ZONES)
CLAIMS = _row(ZONES)
STORE_DECK_SIZE = _row()
STORE_DECK = _row(STORE_CARDS)
CLAIMS_DECK_SIZE = _row()
CLAIMS_DECK = _row(CLAIM_CARDS)
RIVER_SIZE = _row()
RIVER = _row(len(RIVER_CARD))
RIVER_GONE_SIZE = _row()
RIVER_GONE = _row(len(RIVER_CARD))
BANDITS_SIZE = _row()
BANDITS = _row(len(ALL_BANDITS))
WANTED = _row()

# What goes on.
LAST_ROLL = _row()
CANCELLED = _row()
VISITORS = _row()  # an order of seats
NAMED = _row()
MOST_DOLLARS = _row()
MOST_NUGGETS = _row()
LOOKING = _row()
LOOKED = _row(2)  # by back
DIE_HOLDER = _row()
GUARDED = _row()
WAR_PATH = _row()  # a place, or NOBODY
CLAIM_GIVEN = _row()

# The visit: what goes on at a place, from its winner on.
VISIT = _row(0)
ACTING = _row()
TIMES = _row()
PAID_DOLLARS = _row()
PAID_NUGGETS = _row()
TOP_CLAIM = _row()
BADGE_STAYS = _row()
VICTIM = _row()
DRAWN = _row(2)  # by back
STOLEN = _row()
THEFT_DONE = _row()
INSURED = _row()
CHASE_DICE = _row()
VISIT_END = _row(0)
CLAIMS_WON = _row()  # claims in their order, packed by six bits
PROMISED_TO = _row()
PROMISED = _row()  # seats as bits
PROMISED_DOLLARS = _row(PLAYERS)
PROMISED_NUGGETS = _row(PLAYERS)

# Offers by seat, one after the other; the outcome is NOBODY where there is none.
OUTCOME, OFFERED_DOLLARS, OFFERED_NUGGETS, OFFERED_STORE, OFFERED_CLAIMS = range(5)
OFFERED_WIRED, SHARE_DOLLARS, SHARE_NUGGETS, OFFERED_RANCHES, OFFERED_BANDITS = range(5, 10)
OFFER_PARTS = 10
OFFERS = _row(PLAYERS * OFFER_PARTS)
FORMS = _row(PLAYERS * OFFER_PARTS)  # offers being filled in, sealed until all are in
FIELD = _row()  # the part that is being filled in
PENDING = _row()  # of cards: those still to be said yes or no to

# Who knows what: by observer, back and zone, the cards that may lie there.
MAY_LIE = _row((PLAYERS + 1) * 2 * ZONES)

# The end.
SOURCES = ("nuggets", "dollars", "badge", "equipment", "claims", "ranches")
POINTS = _row(PLAYERS * len(SOURCES))

# What is asked, and the agenda: frames of a step or question, its four arguments, whom it asks.
ASKS = _row()
QUESTION = _row()
ARGUMENTS = _row(4)
ASKED = _row()  # seats as bits
ANSWERED = _row()
ANSWERS = _row(PLAYERS)
FRAME = 6
DEPTH = _row()
AGENDA = _row(48 * FRAME)

LENGTH = _row(0)
