"""Views of Gentleman's Deal.

Of the money, a view shows the seat's own total and the payments of each deal, which were public
when made; it does not add up other players' totals (GD-4).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .components import DEAL_CARDS, DealCard
from .state import (
    DealState,
    Demand,
    Offer,
    PastDeal,
    Payment,
    Vote,
    card_in_hand,
    money,
    turns,
    voters,
)
from .turn.talk import is_met
from .vote import weight


@dataclass(frozen=True, slots=True)
class PlayerView:
    """Everything open about a player. `coming` are accomplices that arrive when the next turn
    begins; the weights are those of a vote without and with an argument; `word` is what the player
    said about the offer on the table: a ballot, or a wish for more."""

    accomplices: tuple[str, ...]
    coming: tuple[str, ...]
    arguments: int
    gang_cards: int
    weight: int
    weight_with_argument: int
    word: str | None


@dataclass(frozen=True, slots=True)
class DemandView:
    """A current demand in a view, and whether the offer on the table meets it."""

    demand: Demand
    met: bool


@dataclass(frozen=True, slots=True)
class TalkView:
    """The current demands in a view, oldest first."""

    demands: tuple[DemandView, ...]


@dataclass(frozen=True, slots=True)
class DeckView:
    """The deck in a view: the number of deal cards left, and the cards that have been shown, in
    order."""

    left: int
    shown: tuple[DealCard, ...]


@dataclass(frozen=True, slots=True)
class PastDealView:
    """A finished deal in a view: its card, offer, votes, the words about the offer, and
    payments."""

    turn: int
    dealer: int
    card: DealCard
    offer: Offer | None
    votes: tuple[Vote, ...]
    outcome: str
    words: tuple[str | None, ...]
    payments: tuple[Payment, ...]


@dataclass(frozen=True, slots=True)
class GentlemansDealView:
    """Everything that a seat or a spectator sees of the table. `phase` is offer, talk, vote or
    over; `card` is the dealer's and given to the dealer only; offers are lists by seat; `replaced`
    is the first offer if the final offer differs."""

    turn: int
    turns: int
    dealer: int
    phase: str
    card: DealCard | None
    offer: Offer | None
    replaced: Offer | None
    talk: TalkView
    voters: tuple[int, ...]
    players: tuple[PlayerView, ...]
    jailed: int | None
    my_money: int | None
    my_income: Mapping[str, int] | None
    deck: DeckView
    latest: PastDealView | None


@dataclass(frozen=True, slots=True)
class GentlemansDealKnowledge:
    """Public facts that the view no longer shows: the deals before the latest, oldest first."""

    earlier: tuple[PastDealView, ...]


def look(s: DealState, seat: int | None) -> GentlemansDealView:
    return GentlemansDealView(
        turn=s.turn,
        turns=turns(s),
        dealer=s.dealer,
        phase=phase(s),
        card=card_in_hand(s) if seat == s.dealer and not s.over else None,
        offer=s.offer or None,
        replaced=s.first_offer if s.first_offer != s.offer else None,
        talk=TalkView(tuple(DemandView(demand, is_met(demand, s.offer)) for demand in s.demands)),
        voters=voters(s),
        players=tuple(player_view(s, player) for player in range(s.seats)),
        jailed=s.jailed,
        my_money=None if seat is None else money(s, seat),
        my_income=None if seat is None else dict(s.income[seat]),
        deck=DeckView(len(s.deck), tuple(DEAL_CARDS[card] for card in s.shown)),
        latest=past_view(s.past, tuple(s.payments)) if s.past.turn else None,
    )


def know(s: DealState) -> GentlemansDealKnowledge:
    return GentlemansDealKnowledge(tuple([past_view(deal, deal.payments) for deal in s.earlier]))


def phase(s: DealState) -> str:
    if s.over:
        return "over"
    if s.final:
        return "vote"
    return "talk" if s.offer else "offer"


def player_view(s: DealState, seat: int) -> PlayerView:
    return PlayerView(
        accomplices=tuple(accomplice for accomplice, owner in s.owners.items() if owner == seat),
        coming=tuple(accomplice for accomplice, owner in s.coming.items() if owner == seat),
        arguments=s.arguments[seat],
        gang_cards=s.gang_cards[seat],
        weight=weight(s, seat, "for"),
        weight_with_argument=weight(s, seat, "for_argument"),
        word=s.words[seat],
    )


def past_view(past: PastDeal, payments: tuple[Payment, ...]) -> PastDealView:
    return PastDealView(
        past.turn,
        past.dealer,
        DEAL_CARDS[past.card],
        past.offer or None,
        past.votes,
        past.outcome,
        past.words,
        payments,
    )
