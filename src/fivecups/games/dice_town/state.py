"""The state of a game of Dice Town: lists by seat and piles of cards by zone."""

from __future__ import annotations

from dataclasses import field
from functools import cache
from typing import Any

from fivecups.engine import Rules, State, data, fixed

from .components import FACES
from .dice.hands import Dice

rules: Rules[DiceTownState] = Rules()

# The zones of a pile: first the hands, by seat.

HANDS = 6
DECK, DISCARDS, TABLE = range(HANDS, HANDS + 3)
BOX = DISCARDS
"""The zone of claims that have left the game; it has the same number as the Store cards' zone of
discards."""

ZONES = HANDS + 3
NOBODY = -1


@fixed
class Offer:
    """A player's offer to the Sheriff for an outcome (DT-22, DT-26). Only the Sheriff sees the
    faces of `cards`."""

    seat: int
    outcome: int
    dollars: int = 0
    nuggets: int = 0
    cards: tuple[int, ...] = ()
    wired: tuple[int, ...] = ()
    share_dollars: int = 0
    share_nuggets: int = 0
    ranches: int = 0
    bandits: tuple[int, ...] = ()


@fixed
class Visit:
    """The visit to a place from the moment it is won: who acts, how often, what the place has paid,
    and what changes the action. It is immutable and replaced as a whole.

    `claims_won` are the claims just won at the Town Hall (WI-2). `promised` are the shares promised
    there (payer, receiver, dollars, nuggets), for all who act at the place; `sheriff_paid` is True
    if the Sheriff got an offer for naming a player there (DT-77). For a theft: its `victim`, the
    numbers of Store cards and claims that the thief has `said` he draws and those `drawn` from the
    victim's hand, the back of the card `stolen`, whether a card replaced the theft (`theft_done`,
    WW-67), and whether the victim is `insured` (WW-68).
    """

    acting: int = NOBODY
    times: int = 1
    paid_dollars: int = 0
    paid_nuggets: int = 0
    top_claim: bool = False
    badge_stays: bool = False
    victim: int = NOBODY
    said: tuple[int, int] = (0, 0)
    drawn: tuple[int, int] = (0, 0)
    stolen: int = NOBODY
    theft_done: bool = False
    insured: bool = False
    chase_dice: Dice = ()
    claims_won: tuple[int, ...] = ()
    promised: tuple[tuple[int, int, int, int], ...] = ()
    sheriff_paid: bool = False

    def next_theft(self) -> Visit:
        """Return this visit with the fields of a theft reset."""
        return self.but(
            victim=NOBODY, said=(0, 0), drawn=(0, 0), stolen=NOBODY, theft_done=False, insured=False
        )

    def but(self, **changes: Any) -> Visit:
        """Return a copy of this visit with the given fields changed. The decorator `fixed`
        generates this method from the fields."""
        raise TypeError(f"{type(self).__name__} lacks the decorator @fixed")


NO_VISIT = Visit()
VISIT_OF = tuple([Visit(seat) for seat in range(HANDS)])


@data
class DiceTownState(State):
    """The complete state of the town and its players. `store` and `claims` are piles by zone: the
    hands of the seats, then the deck (its top is last), the discards or the box, and the cards that
    a player is looking at. `played` are the Store cards that lie open before the player who played
    them, because their effect is not over (DT-82). `reshuffles` counts how often the Store's
    discards became a deck."""

    rules = rules

    round: int = 0
    sheriff: int = 0
    mine: int = 0
    bank: int = 0
    stagecoach: int = 0
    dollars: list[int] = field(default_factory=list)
    nuggets: list[int] = field(default_factory=list)
    store: list[tuple[int, ...]] = field(default_factory=list)
    claims: list[tuple[int, ...]] = field(default_factory=list)
    row: tuple[int, ...] = ()
    reshuffles: int = 0
    wired: list[tuple[int, ...]] = field(default_factory=list)
    played: list[tuple[int, ...]] = field(default_factory=list)

    # Phase I: dice under the cups (only their owner sees them), dice kept in this reveal, dice set
    # earlier; the number of rolls in this round; the seats that keep dice for free, and the card
    # that each seat must play in this reveal.
    cups: list[Dice] = field(default_factory=list)
    fresh: list[Dice] = field(default_factory=list)
    kept: list[Dice] = field(default_factory=list)
    rolls: int = 0
    last_roll: bool = False
    free: list[bool] = field(default_factory=list)
    pledged: list[str] = field(default_factory=list)

    # Phase II: the seats that have won something, the visit to a place, whether the card just
    # played is cancelled, the number of each seat's thefts in this round, and the visitors of Doc
    # Badluck.
    won: list[bool] = field(default_factory=list)
    visit: Visit = NO_VISIT
    cancelled: bool = False
    thefts: list[int] = field(default_factory=list)
    visitors: tuple[int, ...] = ()

    # Decisions: the seat that the Sheriff named, the most dollars and nuggets that the place can
    # pay its winner, and the current offers.
    named: int = NOBODY
    most_share: tuple[int, int] = (0, 0)
    offers: list[Offer] = field(default_factory=list)

    # Hidden: the seat that looks at cards of a hand, and which cards; the seats that pass in
    # advance; and the knowledge of all observers (`knowledge.py`).
    looking: int = NOBODY
    looked: tuple[int, ...] = ()
    passes_in_advance: list[bool] = field(default_factory=list)
    may_lie: list[int] = field(default_factory=list)

    # Wild West: Ranches by owner; the River (its top is last), the cards that have left it, and how
    # many of its top cards each seat has looked at; the Bandits in their deck (its top is last and
    # open), hired, wanted and caught.
    ranches: list[tuple[int, ...]] = field(default_factory=list)
    river: tuple[int, ...] = ()
    river_gone: tuple[int, ...] = ()
    river_seen: list[int] = field(default_factory=list)
    bandits: tuple[int, ...] = ()
    hired: list[tuple[int, ...]] = field(default_factory=list)
    wanted: tuple[int, ...] = ()
    caught: list[tuple[int, ...]] = field(default_factory=list)

    # The Indians: the holder of the die (nobody: it is in the village), the player with the
    # Bodyguard and the place on the War Path in this round, and whether a claim was given.
    die_holder: int = NOBODY
    guarded: int = NOBODY
    war_path: str = ""
    claim_given: bool = False

    def piles(self, back: int) -> list[tuple[int, ...]]:
        """Return the piles of cards with this back, by zone."""
        return self.claims if back else self.store

    def clockwise(self, first: int) -> tuple[int, ...]:
        """Return all seats clockwise, beginning with `first` (DT-19)."""
        return SEATS_FROM[self.seats][first]

    def opponents(self, seat: int) -> tuple[int, ...]:
        return OTHERS_THAN[self.seats][seat]


SEATS_FROM = [
    [tuple([(first + step) % seats for step in range(seats)]) for first in range(seats)]
    for seats in range(HANDS + 1)
]
"""All seats clockwise, by the number of seats and the first seat."""

OTHERS_THAN = [
    [tuple([other for other in range(seats) if other != seat]) for seat in range(seats)]
    for seats in range(HANDS + 1)
]
"""All other seats, by the number of seats and the seat left out."""


FACE_NAME = ("", *FACES)
FACE_NUMBER = {name: number for number, name in enumerate(FACES, 1)}


@cache
def shown(dice: Dice) -> tuple[str, ...]:
    """Return the names of the faces of `dice`, as in answers, events and views."""
    return tuple([FACE_NAME[face] for face in dice])


@cache
def read(faces: tuple[str, ...]) -> Dice:
    """Return the dice, as numbers, for the names of faces in an answer."""
    return tuple([FACE_NUMBER[face] for face in faces])
