"""The state of a game of Gentleman's Deal, and simple functions of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from fivecups.engine import Rules, State, data

from .components import ACCOMPLICES, ARGUMENTS, DEAL_CARDS, GANG_CARDS, DealCard

NO_CARD = -1
SOURCES: tuple[str, ...] = (
    "shares",
    "rests",
    "banker",
    "paid_to_banker",
    "sheriff",
    "magnate",
    "journalist",
)
BALLOTS: tuple[str, ...] = ("for", "for_argument", "against", "against_argument")
"""The four ballots: for or against, without or with an argument (GD-20)."""

rules: Rules[DealState] = Rules()


@dataclass(frozen=True, slots=True)
class Share:
    """A player's share of an offer: money and accomplices."""

    money: int = 0
    accomplices: tuple[str, ...] = ()

    @property
    def is_nothing(self) -> bool:
        return not self.money and not self.accomplices


Offer: TypeAlias = tuple[Share, ...]
"""An offer: a share for each seat. The dealer's share is empty, since the rest that the dealer
keeps is not stated (GD-11). ``()`` means that there is no offer yet."""


@dataclass(frozen=True, slots=True)
class Demand:
    """A public demand: if the player `whom` gets at least this money and these accomplices, `seat`
    will vote as `vote` says, which may be left open (GD-12). `reply` is True if it was made after
    the first offer."""

    seat: int
    whom: int
    money: int
    accomplices: tuple[str, ...]
    vote: str
    reply: bool = False

    @property
    def promises_a_vote(self) -> bool:
        """True if the player demands something for himself and promises to vote for the deal."""
        return self.seat == self.whom and self.vote.startswith("for")


@dataclass(frozen=True, slots=True)
class Vote:
    """A revealed vote: seat, ballot and weight."""

    seat: int
    ballot: str
    weight: int


@dataclass(frozen=True, slots=True)
class Payment:
    """An amount of money that a seat received, with its source; negative if the seat paid it."""

    seat: int
    source: str
    money: int


@dataclass(frozen=True, slots=True)
class PastDeal:
    """A finished deal, whose card has been shown: `outcome` is accepted, refused or time_up;
    `words` has each seat's last word about the offer. `payments` stays empty until the next deal
    ends."""

    turn: int
    dealer: int
    card: int
    offer: Offer
    votes: tuple[Vote, ...]
    outcome: str
    words: tuple[str | None, ...] = ()
    payments: tuple[Payment, ...] = ()


NO_DEAL = PastDeal(0, 0, NO_CARD, (), (), "")


@data
class DealState(State):
    """The complete state of a game of Gentleman's Deal: cards and tokens, the current turn, the
    latest finished deal (`past`) and the `earlier` ones, oldest first.

    `deck` (top card first) and `card` (the dealer's) are the only hidden fields.
    """

    rules = rules

    deck: list[int] = field(default_factory=list)
    card: int = NO_CARD
    shown: list[int] = field(default_factory=list)

    income: list[dict[str, int]] = field(default_factory=list)
    paid_by_bank: int = 0
    arguments: list[int] = field(default_factory=list)
    arguments_used: int = 0
    gang_cards: list[int] = field(default_factory=list)
    gang_pile: int = GANG_CARDS
    jailed: int | None = None
    owners: dict[str, int | None] = field(default_factory=dict)
    coming: dict[str, int] = field(default_factory=dict)

    round: int = 0
    turn: int = 0
    dealer: int = 0
    first_offer: Offer = ()
    offer: Offer = ()
    final: bool = False
    demands: list[Demand] = field(default_factory=list)
    words: list[str | None] = field(default_factory=list)

    past: PastDeal = NO_DEAL
    payments: list[Payment] = field(default_factory=list)
    earlier: list[PastDeal] = field(default_factory=list)


def initial_state(seats: int, options: Mapping[str, Any]) -> DealState:
    """Return the initial state: accomplices without owners, three arguments and no money for each
    player (GD-3)."""
    return DealState(
        seats,
        options,
        income=[dict.fromkeys(SOURCES, 0) for _ in range(seats)],
        arguments=[ARGUMENTS] * seats,
        gang_cards=[0] * seats,
        owners=dict.fromkeys(ACCOMPLICES),
        words=[None] * seats,
    )


def card_in_hand(s: DealState) -> DealCard:
    """Return the deal card that only the dealer has seen."""
    return DEAL_CARDS[s.card]


def others(s: DealState) -> tuple[int, ...]:
    """Return all seats but the dealer's, clockwise from the dealer's left."""
    return tuple((s.dealer + step) % s.seats for step in range(1, s.seats))


def voters(s: DealState) -> tuple[int, ...]:
    """Return all seats but the dealer's and that of the holder of the jail card (GD-20)."""
    return tuple(seat for seat in others(s) if seat != s.jailed)


def neighbours(s: DealState, seat: int) -> tuple[int, int]:
    """Return the seats to the left and to the right of `seat`."""
    return (seat + 1) % s.seats, (seat - 1) % s.seats


def money(s: DealState, seat: int) -> int:
    """Return a player's total money, which is behind his screen (GD-4)."""
    return sum(s.income[seat].values())


def rounds(s: DealState) -> int:
    """Return the number of rounds: two with 5 or 6 players, one with 7 to 9 (GD-50)."""
    return 2 if s.seats <= 6 else 1


def turns(s: DealState) -> int:
    """Return the number of turns in the whole game: each player deals once in every round."""
    return rounds(s) * s.seats
