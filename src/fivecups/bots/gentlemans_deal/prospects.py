"""What a deal would change: money now, and what accomplices, gang cards and the jail card are worth for the rest of the game.

Only relative money counts, so the worth of a deal to a seat is by how much it raises the seat's chance to end with the most. That
chance is taken as proportional to exp(money / τ), where money includes what deals still to come should bring, and τ shrinks
as fewer turns are left.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import exp, sqrt
from typing import Any

from fivecups.engine import View
from fivecups.games.gentlemans_deal.accomplices import BANKER_TAKES, MAGNATE_PAY, SHERIFF_PAY
from fivecups.games.gentlemans_deal.components import DEAL_CARDS
from fivecups.games.gentlemans_deal.secrecy import can_pay
from fivecups.games.gentlemans_deal.state import Offer
from fivecups.games.gentlemans_deal.view import GentlemansDealView

A_TURN_OF = {"sheriff": 0.5, "senator": 0.3, "magnate": 0.75, "journalist": 0.6, "boss": 0.05, "banker": 1.0}
"""What an accomplice brings its owner in a turn."""

STAYS = 0.6
"""The chance that an accomplice is still there a turn later: it stands on half of the cards."""

GANG_CARD = 0.35
JAIL = 0.4
DEALING = 4.5
"""What somebody gains on the others by dealing once."""

LEAST_TAU, TAU = 0.6, 1.5


@dataclass(frozen=True)
class Prospects:
    """The table before a deal: money and everything that decides what the deal would change."""

    seats: int
    dealer: int
    voters: tuple[int, ...]
    owners: dict[str, int]
    gang_cards: tuple[int, ...]
    arguments: tuple[int, ...]
    money: tuple[float, ...]
    left: int
    """The turns after this one."""

    @cached_property
    def tau(self) -> float:
        return LEAST_TAU + TAU * sqrt(self.left)

    @cached_property
    def expected(self) -> tuple[float, ...]:
        """Money with what the deals still to come should bring."""
        coming = [0.0] * self.seats
        for step in range(1, self.left + 1):
            coming[(self.dealer + step) % self.seats] += DEALING
        return tuple([have + more for have, more in zip(self.money, coming, strict=True)])

    @cached_property
    def turns_of_an_accomplice(self) -> float:
        """How many turns an accomplice that comes with this deal will work for its new owner."""
        return sum(STAYS**turn for turn in range(self.left))

    def worth_of(self, accomplice: str) -> float:
        return A_TURN_OF[accomplice] * self.turns_of_an_accomplice

    def accepted(self, offer: Offer, pot: float, accomplices: tuple[str, ...]) -> list[float]:
        """What each seat gains if the deal is accepted; `accomplices` are those of the card, as far as they are known."""
        gains = [0.0] * self.seats
        rest = pot
        given: set[str] = set()
        for seat, share in enumerate(offer):
            if seat == self.dealer:
                continue
            gains[seat] += share.money
            rest -= share.money
            for accomplice in share.accomplices:
                given.add(accomplice)
                self._moves(accomplice, seat, gains)
            if share.is_nothing and self.left:
                gains[seat] += GANG_CARD * (2 if self.owners.get("sheriff") == seat else 1)
        gains[self.dealer] += rest
        for accomplice in accomplices:
            if accomplice not in given:
                self._moves(accomplice, self.dealer, gains)
        banker = self.owners.get("banker")
        if banker is not None:
            for neighbour in ((banker + 1) % self.seats, (banker - 1) % self.seats):
                if offer[neighbour].money if neighbour != self.dealer else rest > 0:
                    gains[neighbour] -= BANKER_TAKES
                    gains[banker] += BANKER_TAKES
        magnate = self.owners.get("magnate")
        if magnate is not None:
            gains[magnate] += MAGNATE_PAY
        return gains

    def _moves(self, accomplice: str, seat: int, gains: list[float]) -> None:
        worth = self.worth_of(accomplice)
        gains[seat] += worth
        former = self.owners.get(accomplice)
        if former is not None:
            gains[former] -= worth

    @cached_property
    def if_refused(self) -> list[float]:
        """What each seat gains if the dealer goes to jail."""
        gains = [0.0] * self.seats
        sheriff = self.owners.get("sheriff")
        if sheriff is not None:
            gains[sheriff] += SHERIFF_PAY
        if self.left:
            gains[self.dealer] -= JAIL
        return gains

    @cached_property
    def chances_if_refused(self) -> list[float]:
        return self.chances(self.if_refused)

    def chances(self, gains: list[float]) -> list[float]:
        """The chance of each seat to win after these gains."""
        totals = [have + gain for have, gain in zip(self.expected, gains, strict=True)]
        most = max(totals)
        weights = [exp((total - most) / self.tau) for total in totals]
        whole = sum(weights)
        return [weight / whole for weight in weights]


def read_prospects(view: View[Any], money: list[float]) -> Prospects:
    """The table as a seat sees it."""
    table: GentlemansDealView = view.table
    owners = {accomplice: seat for seat, player in enumerate(table.players) for accomplice in player.accomplices}
    return Prospects(
        view.seats,
        table.dealer,
        table.voters,
        owners,
        tuple([player.gang_cards for player in table.players]),
        tuple([player.arguments for player in table.players]),
        tuple(money),
        table.turns - table.turn,
    )


def likely_pot(view: View[Any]) -> float:
    """The money of the card: the dealer knows it, the others take the mean of the cards that could pay what was offered."""
    table: GentlemansDealView = view.table
    if table.card is not None:
        return float(table.card.money)
    offers = [offer for offer in (table.offer, table.replaced) if offer]
    fitting = [card for card in DEAL_CARDS if card not in table.deck.shown and all(can_pay(card, offer) for offer in offers)]
    return sum(card.money for card in fitting) / len(fitting) if fitting else 14.0
