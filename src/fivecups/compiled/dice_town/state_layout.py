"""The layout of a compiled state of Dice Town: the index of every entry in its row of numbers.

Sets of cards are bits: a Store card's bit is its number, a claim's its number minus that of the
first claim; Bandits have bits by number. Dice are codes (`fivecups.compiled.dice_codes`). Orders of
seats are packed (`common/seat_order.py`). NOBODY is -1.
"""

from __future__ import annotations

from fivecups.games.dice_town.cards import FIRST, NAME, RIVER_CARD
from fivecups.games.dice_town.components import BANDITS as ALL_BANDITS
from fivecups.games.dice_town.state import HANDS, ZONES

from ..chance import STREAM

PLAYERS = HANDS
STORE_CARDS = FIRST[1]
CLAIM_CARDS = len(NAME) - FIRST[1]


class _PlaceCounter:
    """A counter that assigns consecutive indices in the row to the entries of a state."""

    def __init__(self, first: int) -> None:
        self.next = first

    def __call__(self, count: int = 1) -> int:
        first = self.next
        self.next += count
        return first


_place = _PlaceCounter(STREAM + 1)

# Settings.
SEATS = _place()
WILD_WEST = _place()
INDIANS = _place()
FIRST_SHERIFF = _place()  # NOBODY: by lot

# The town.
OVER = _place()
WINNER = _place()
ROUND = _place()
SHERIFF = _place()
MINE = _place()
BANK = _place()
STAGECOACH = _place()
ROW_SIZE = _place()
ROW = _place(3)  # claims by number

# By seat.
DOLLARS = _place(PLAYERS)
NUGGETS = _place(PLAYERS)
WIRED = _place(PLAYERS)
PLAYED = _place(PLAYERS)  # Store cards that lie open until their effect is over
CUPS = _place(PLAYERS)
FRESH = _place(PLAYERS)
KEPT = _place(PLAYERS)
FREE = _place(PLAYERS)
PLEDGED = _place(PLAYERS)  # the kind of card, or NOBODY
WON = _place(PLAYERS)
THEFTS = _place(PLAYERS)  # in this round
PASSES = _place(PLAYERS)
RANCHES = _place(PLAYERS)
RIVER_SEEN = _place(PLAYERS)
HIRED = _place(PLAYERS)
CAUGHT = _place(PLAYERS)

# Piles: the cards of each back by zone, as bits; and the decks in order, top card last.
STORE = _place(ZONES)
CLAIMS = _place(ZONES)
STORE_DECK_SIZE = _place()
STORE_DECK = _place(STORE_CARDS)
CLAIMS_DECK_SIZE = _place()
CLAIMS_DECK = _place(CLAIM_CARDS)
RIVER_SIZE = _place()
RIVER = _place(len(RIVER_CARD))
RIVER_GONE_SIZE = _place()
RIVER_GONE = _place(len(RIVER_CARD))
BANDITS_SIZE = _place()
BANDITS = _place(len(ALL_BANDITS))
WANTED = _place()

# The current situation.
ROLLS = _place()  # in this round
RESHUFFLES = _place()
LAST_ROLL = _place()
CANCELLED = _place()
VISITORS = _place()  # an order of seats
NAMED = _place()
MOST_DOLLARS = _place()
MOST_NUGGETS = _place()
LOOKING = _place()
LOOKED = _place(2)  # by back
DIE_HOLDER = _place()
GUARDED = _place()
WAR_PATH = _place()  # a place, or NOBODY
CLAIM_GIVEN = _place()

# The visit to a place, from the moment it is won.
VISIT = _place(0)
ACTING = _place()
TIMES = _place()
PAID_DOLLARS = _place()
PAID_NUGGETS = _place()
TOP_CLAIM = _place()
BADGE_STAYS = _place()
VICTIM = _place()
SAID = _place(2)  # by back
DRAWN = _place(2)  # by back
STOLEN = _place()
THEFT_DONE = _place()
INSURED = _place()
CHASE_DICE = _place()
VISIT_END = _place(0)
CLAIMS_WON = _place()  # claims in their order, packed by six bits
SHERIFF_PAID = _place()
PROMISED_TO = _place()
PROMISED = _place()  # seats as bits
PROMISED_DOLLARS = _place(PLAYERS)
PROMISED_NUGGETS = _place(PLAYERS)

# Offers by seat; the outcome is NOBODY if there is no offer.
OUTCOME, OFFERED_DOLLARS, OFFERED_NUGGETS, OFFERED_STORE, OFFERED_CLAIMS = range(5)
OFFERED_WIRED, SHARE_DOLLARS, SHARE_NUGGETS, OFFERED_RANCHES, OFFERED_BANDITS = range(5, 10)
OFFER_PARTS = 10
OFFERS = _place(PLAYERS * OFFER_PARTS)
FORMS = _place(PLAYERS * OFFER_PARTS)  # offers being filled in, sealed until all are complete
FIELD = _place()  # the part of the form that is being filled in
PENDING = _place()  # cards of this part that are still to be asked about, as bits

# Knowledge: by observer, back and zone, the cards that may be there, as bits.
MAY_LIE = _place((PLAYERS + 1) * 2 * ZONES)

# Points at the end, by seat and source.
SOURCES = ("nuggets", "dollars", "badge", "equipment", "claims", "ranches")
POINTS = _place(PLAYERS * len(SOURCES))

# The open question, and the agenda: frames of a step or question, four arguments, and the asked
# seats.
ASKS = _place()
QUESTION = _place()
ARGUMENTS = _place(4)
ASKED = _place()  # seats as bits
ANSWERED = _place()
ANSWERS = _place(PLAYERS)
FRAME = 6
DEPTH = _place()
AGENDA = _place(48 * FRAME)

LENGTH = _place(0)
