"""The referee's checks of played Store cards (DT-71 to DT-82)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .ledger import Ledger


@dataclass(frozen=True)
class Played:
    """A played card, whether it took effect or was cancelled, and the choices announced with it."""

    card: str
    seat: int
    choices: Mapping[str, Any]
    cancelled: bool


class Cards:
    """The check of announcements, answers with Wanted, and discards. A played card lies open until
    its effect is over; then `over` reads that it is discarded (DT-82)."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    @property
    def is_next(self) -> bool:
        return self.ledger.story.next in ("played", "turned_up")

    def comes(self, card: str) -> bool:
        """True if this card is played next, at a point where another card may follow."""
        return self.is_next and self.ledger.story.coming["card"] == card

    def take(self, *allowed: str, by: int | None = None) -> Played:
        """Read the play of one of the `allowed` cards, by this player or any, and return it."""
        ledger = self.ledger
        details = None
        if ledger.story.next == "turned_up":
            details = ledger.take("turned_up")
        announced = ledger.take("played")
        card, seat = announced["card"], announced["seat"]
        ledger.must(card in allowed, f"{allowed} may be played now")
        ledger.must(by in (None, seat), f"seat {by} may play it")
        if details is not None:
            ledger.must(dict(details) == {"seat": seat, "card": card}, "another card was turned up")
        self.lay_open(seat, card)
        cancelled = False
        if ledger.story.next == "played":
            answer = ledger.take("played", card="wanted")
            ledger.must(answer["seat"] != seat, "Wanted answers an opponent")
            self.lay_open(answer["seat"], "wanted")
            ledger.take("took_effect", card="wanted", seat=answer["seat"])
            self.discard(answer["seat"], "wanted")
            ledger.take("cancelled", seat=seat, card=card)
            self.discard(seat, card)
            cancelled = True
        else:
            ledger.take("took_effect", seat=seat, card=card)
        return Played(card, seat, announced, cancelled)

    def lay_open(self, seat: int, card: str) -> None:
        """Move a played card from the hand to the table (DT-82)."""
        self.ledger.players[seat].store -= 1
        self.ledger.players[seat].played[card] += 1

    def discard(self, seat: int, card: str) -> None:
        """Read that a card goes from the table to the discards (DT-82)."""
        ledger = self.ledger
        ledger.take("discarded", seat=seat, card=card)
        ledger.must(ledger.players[seat].played[card] > 0, "only a card on the table is discarded")
        ledger.players[seat].played[card] -= 1
        ledger.discards += 1

    def over(self, played: Played | None) -> None:
        """Read that a card whose effect is over is discarded; a cancelled one already is
        (DT-82)."""
        if played is not None and not played.cancelled:
            self.discard(played.seat, played.card)

    def at_once(self, seat: int) -> None:
        """Read the cards that must be played at once by the player who has just got them
        (DT-24)."""
        if self.ledger.story.next == "turned_up":
            self.apply(self.take("nervous-joe", by=seat))

    def apply(self, joe: Played) -> None:
        """Make the player chosen by Nervous Joe pay $4 (DT-79)."""
        ledger, victim = self.ledger, joe.choices["victim"]
        ledger.must(victim in ledger.others(joe.seat), "somebody else pays")
        if joe.cancelled:
            return
        dollars = min(4, ledger.players[victim].dollars)
        if dollars:
            ledger.take("gave", seat=victim, receiver=joe.seat, dollars=dollars, nuggets=0)
            ledger.hand_over(victim, joe.seat, dollars)
        else:
            ledger.take("had_nothing_to_pay", seat=victim, receiver=joe.seat)
        self.over(joe)
