"""Scenarios of Gentleman's Deal for tests: a chosen dealer with a chosen card, and short forms of
offers and votes."""

from __future__ import annotations

from typing import Any

from fivecups.engine import CLOCK, Event
from fivecups.games.gentlemans_deal import GENTLEMANS_DEAL
from fivecups.games.gentlemans_deal.components import DEAL_CARDS
from fivecups.games.gentlemans_deal.state import NO_CARD, DealState, money, others, voters
from fivecups.games.gentlemans_deal.turn.rounds import take_turn
from fivecups.testing import Scenario

FOURTEEN = next(
    card for card in DEAL_CARDS if card.accomplices == ("senator", "magnate", "journalist")
)
"""A deal card of 14 with the Senator, the Magnate and the Journalist."""

Shares = dict[int, "int | str | tuple[int | str, ...]"]
"""Short form of shares: ``{1: 3, 2: "senator", 3: (1, "magnate")}``."""


def new_table(seats: int = 5, **options: Any) -> Scenario[DealState]:
    """Return a table whose first dealer is seat 0 and at which the final offer may follow the first
    at once."""
    usual = {"first_dealer": 0, "least_talk_seconds": 0}
    return Scenario(GENTLEMANS_DEAL, seats, **{**usual, **options})


def begin_turn(table: Scenario[DealState], dealer: int = 0, card: Any = FOURTEEN) -> list[Event]:
    """Begin a turn of this dealer with this card on top of the deck. Return the events."""
    s = table.state
    if s.card != NO_CARD:
        s.deck.insert(0, s.card)
        s.card = NO_CARD
    place = DEAL_CARDS.index(card)
    if place in s.deck:
        s.deck.remove(place)
    else:
        s.shown.remove(place)
    s.deck.insert(0, place)
    return table.begin_at(take_turn, dealer)


def deal(
    dealer: int = 0,
    card: Any = FOURTEEN,
    seats: int = 5,
    owners: dict[str, int] | None = None,
    **options: Any,
) -> Scenario[DealState]:
    """Return a table at which this dealer has just drawn this card, with these owners of
    accomplices."""
    table = new_table(seats, **options)
    table.state.turn = 0
    table.state.owners.update(owners or {})
    begin_turn(table, dealer, card)
    return table


def shares(table: Scenario[DealState], short: Shares | None = None) -> dict[str, Any]:
    """Return the answer to the dealer's form; players who are not named are offered nothing."""
    answer: dict[str, Any] = {
        str(seat): {"money": 0, "accomplices": ()} for seat in others(table.state)
    }
    for seat, share in (short or {}).items():
        parts = share if isinstance(share, tuple) else (share,)
        answer[str(seat)] = {
            "money": sum(part for part in parts if isinstance(part, int)),
            "accomplices": tuple(part for part in parts if isinstance(part, str)),
        }
    return answer


def offer(table: Scenario[DealState], short: Shares | None = None) -> list[Event]:
    """Make the dealer offer this and confirm it, so that the vote is open. Return the events."""
    dealer = table.state.dealer
    events = table.answer(dealer, shares(table, short))
    return events + table.answer(dealer, "confirm")


def votes(
    table: Scenario[DealState], ballots: dict[int, str] | None = None, rest: str = "for"
) -> list[Event]:
    """Cast all votes: those in `ballots`, and `rest` for the other voters. Return the events."""
    happened: list[Event] = []
    for seat in voters(table.state):
        happened = table.answer(seat, "vote", (ballots or {}).get(seat, rest))
    return happened


def time_up(table: Scenario[DealState]) -> list[Event]:
    return table.answer(CLOCK, "time")


def purses(table: Scenario[DealState]) -> list[int]:
    """Return the money of all players."""
    return [money(table.state, seat) for seat in range(table.state.seats)]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """Return the details of all events of a kind."""
    return [dict(event.data) for event in events if event.kind == kind]
