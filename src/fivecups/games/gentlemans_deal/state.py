"""The state of a game of Gentleman's Deal, and what follows from it at a glance."""

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
"""The four signs of a vote: for or against, without or with an argument (GD-20)."""

rules: Rules[DealState] = Rules()


@dataclass(frozen=True, slots=True)
class Share:
    """What one player is offered."""

    money: int = 0
    accomplices: tuple[str, ...] = ()

    @property
    def is_nothing(self) -> bool:
        return not self.money and not self.accomplices


Offer: TypeAlias = tuple[Share, ...]
"""A share for each seat; the dealer's is empty, since what is left is not part of an offer (GD-11).
``()`` is no offer yet."""


@dataclass(frozen=True, slots=True)
class Demand:
    """GD-12: if `whom` gets at least this, `seat` will vote so, or leaves it open. A `reply` was
    made when the first offer lay on the table."""

    seat: int
    whom: int
    money: int
    accomplices: tuple[str, ...]
    vote: str
    reply: bool = False

    @property
    def promises_a_vote(self) -> bool:
        """Whether it says: give me this, and I vote for."""
        return self.seat == self.whom and self.vote.startswith("for")


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote that has been shown, with its weight."""

    seat: int
    ballot: str
    weight: int


@dataclass(frozen=True, slots=True)
class Payment:
    """Money that came behind a screen, or left it if below zero."""

    seat: int
    source: str
    money: int


@dataclass(frozen=True, slots=True)
class PastDeal:
    """A deal whose card has been shown: `outcome` is accepted, refused or time_up; `words` is what
    each seat said of its offer. The payments are filled in when the next deal takes its place."""

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
    """Cards and tokens, the turn that is being played, the deal before it (`past`) and the
    `earlier` ones, oldest first.

    `deck` (the top card first) and `card` (the dealer's) are the only fields that not everybody may
    know.
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


def laid_out(seats: int, options: Mapping[str, Any]) -> DealState:
    """GD-3: accomplices belong to nobody; everyone has three arguments and no money."""
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
    """The card that the dealer alone has seen."""
    return DEAL_CARDS[s.card]


def others(s: DealState) -> tuple[int, ...]:
    """Everyone but the dealer, clockwise from the dealer's left."""
    return tuple((s.dealer + step) % s.seats for step in range(1, s.seats))


def voters(s: DealState) -> tuple[int, ...]:
    """GD-20: all players but the dealer and the holder of the jail card."""
    return tuple(seat for seat in others(s) if seat != s.jailed)


def neighbours(s: DealState, seat: int) -> tuple[int, int]:
    """The players to the left and to the right."""
    return (seat + 1) % s.seats, (seat - 1) % s.seats


def money(s: DealState, seat: int) -> int:
    """What lies behind a player's screen (GD-4)."""
    return sum(s.income[seat].values())


def rounds(s: DealState) -> int:
    """GD-50: two rounds with 5 or 6 players, one with 7 to 9."""
    return 2 if s.seats <= 6 else 1


def turns(s: DealState) -> int:
    """How many turns the whole game has."""
    return rounds(s) * s.seats
