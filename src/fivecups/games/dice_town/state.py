"""The state of a game of Dice Town: flat lists by seat, piles of cards by zone."""

from __future__ import annotations

from dataclasses import field
from functools import cache
from typing import Any

from fivecups.engine import Rules, State, data, fixed

from .components import FACES
from .dice.hands import Dice

rules: Rules[DiceTownState] = Rules()

# The zones of a pile: hands come first, one for each seat.

HANDS = 6
DECK, DISCARDS, TABLE = range(HANDS, HANDS + 3)
BOX = DISCARDS
"""Claims that have left the game lie where Store cards lie when they are discarded."""

ZONES = HANDS + 3
NOBODY = -1


@fixed
class Offer:
    """DT-22, DT-26: what a player gives the Sheriff for one outcome. Only the Sheriff sees the
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
    """What goes on at a place, from its winner on: who acts, how often, what the place has paid
    him, and what changes the action. It is never changed, but replaced whole.

    `claims_won` are the claims just won at the Town Hall (WI-2) and `promised` the shares promised
    there (payer, receiver, dollars, nuggets), for all who act at the place. Of a theft: its
    `victim`, how many Store cards and claims were `drawn` from his hand to be looked at, the back
    of what was `stolen`, whether that was done by a card (WW-67) and whether the victim is
    `insured` (WW-68)."""

    acting: int = NOBODY
    times: int = 1
    paid_dollars: int = 0
    paid_nuggets: int = 0
    top_claim: bool = False
    badge_stays: bool = False
    victim: int = NOBODY
    drawn: tuple[int, int] = (0, 0)
    stolen: int = NOBODY
    theft_done: bool = False
    insured: bool = False
    chase_dice: Dice = ()
    claims_won: tuple[int, ...] = ()
    promised: tuple[tuple[int, int, int, int], ...] = ()

    def next_theft(self) -> Visit:
        """The same before anybody is robbed."""
        return self.but(victim=NOBODY, drawn=(0, 0), stolen=NOBODY, theft_done=False, insured=False)

    def but(self, **changes: Any) -> Visit:
        """The same with these changes. (Generated from the fields by `fixed`.)"""
        raise TypeError(f"{type(self).__name__} lacks the decorator @fixed")


NO_VISIT = Visit()
VISIT_OF = tuple([Visit(seat) for seat in range(HANDS)])


@data
class DiceTownState(State):
    """The town, its players, and what is going on. `store` and `claims` are piles by zone: the
    hands of the seats, then the deck (its top is last), the discards or the box, and the cards that
    somebody is looking at."""

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
    wired: list[tuple[int, ...]] = field(default_factory=list)

    # Phase I: dice under the cups (only their owner sees them), dice kept in this reveal, dice set
    # earlier; who keeps his dice for free, and the card that each seat must play in this reveal.
    cups: list[Dice] = field(default_factory=list)
    fresh: list[Dice] = field(default_factory=list)
    kept: list[Dice] = field(default_factory=list)
    last_roll: bool = False
    free: list[bool] = field(default_factory=list)
    pledged: list[str] = field(default_factory=list)

    # Phase II: who has won something, what goes on at a place, whether the card just played is
    # cancelled, and who visits Doc Badluck.
    won: list[bool] = field(default_factory=list)
    visit: Visit = NO_VISIT
    cancelled: bool = False
    visitors: tuple[int, ...] = ()

    # Decisions: the seat that was named, the most dollars and nuggets that the place can pay its
    # winner, and offers on the table.
    named: int = NOBODY
    most_share: tuple[int, int] = (0, 0)
    offers: list[Offer] = field(default_factory=list)

    # Hidden: who looks at which cards of a hand, who passes in advance, who knows what.
    looking: int = NOBODY
    looked: tuple[int, ...] = ()
    passes_in_advance: list[bool] = field(default_factory=list)
    may_lie: list[int] = field(default_factory=list)

    # Wild West: Ranches before their owners; the River (its top is last), what has left it, and how
    # many cards on its top each seat has looked at; the Bandits, in their deck (its top is last and
    # open) and out of it.
    ranches: list[tuple[int, ...]] = field(default_factory=list)
    river: tuple[int, ...] = ()
    river_gone: tuple[int, ...] = ()
    river_seen: list[int] = field(default_factory=list)
    bandits: tuple[int, ...] = ()
    hired: list[tuple[int, ...]] = field(default_factory=list)
    wanted: tuple[int, ...] = ()
    caught: list[tuple[int, ...]] = field(default_factory=list)

    # The Indians: who has the die (nobody: it is in the village), whom the Bodyguard guards and
    # where the War Path leads in this round, and whether a claim was given.
    die_holder: int = NOBODY
    guarded: int = NOBODY
    war_path: str = ""
    claim_given: bool = False

    def piles(self, back: int) -> list[tuple[int, ...]]:
        """The piles of the cards with this back, by zone."""
        return self.claims if back else self.store

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats in order, from this one on (DT-19)."""
        return SEATS_FROM[self.seats][first]

    def opponents(self, seat: int) -> tuple[int, ...]:
        return OTHERS_THAN[self.seats][seat]


SEATS_FROM = [
    [tuple([(first + step) % seats for step in range(seats)]) for first in range(seats)]
    for seats in range(HANDS + 1)
]
"""All seats in order, by how many there are and by the first one."""

OTHERS_THAN = [
    [tuple([other for other in range(seats) if other != seat]) for seat in range(seats)]
    for seats in range(HANDS + 1)
]
"""All seats but one, by how many there are and by that one."""


FACE_NAME = ("", *FACES)
FACE_NUMBER = {name: number for number, name in enumerate(FACES, 1)}


@cache
def shown(dice: Dice) -> tuple[str, ...]:
    """Dice as answers, events and views name them."""
    return tuple([FACE_NAME[face] for face in dice])


@cache
def read(faces: tuple[str, ...]) -> Dice:
    """The dice that an answer names."""
    return tuple([FACE_NUMBER[face] for face in faces])
