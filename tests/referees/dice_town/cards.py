"""Store cards that are played (DT-71 to DT-82)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .ledger import Ledger


@dataclass(frozen=True)
class Played:
    """A card that took effect, or was cancelled, with what was announced with it."""

    card: str
    seat: int
    said: Mapping[str, Any]
    cancelled: bool


class Cards:
    """Follows announcements, answers of Wanted, and discards."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    @property
    def is_next(self) -> bool:
        return self.ledger.story.next in ("played", "turned_up")

    def comes(self, card: str) -> bool:
        """Whether this card is played next, where another may be played right after it."""
        return self.is_next and self.ledger.story.coming["card"] == card

    def take(self, *allowed: str, by: int | None = None) -> Played:
        """One card out of those that may be played now, by this player or by anybody."""
        ledger = self.ledger
        told = None
        if ledger.story.next == "turned_up":
            told = ledger.take("turned_up")
        announced = ledger.take("played")
        card, seat = announced["card"], announced["seat"]
        ledger.must(card in allowed, f"{allowed} may be played now")
        ledger.must(by in (None, seat), f"seat {by} may play it")
        if told is not None:
            ledger.must(dict(told) == {"seat": seat, "card": card}, "another card was turned up")
        self.discard(seat)
        cancelled = False
        if ledger.story.next == "played":
            answer = ledger.take("played", card="wanted")
            ledger.must(answer["seat"] != seat, "Wanted answers an opponent")
            self.discard(answer["seat"])
            ledger.take("took_effect", card="wanted", seat=answer["seat"])
            ledger.take("cancelled", seat=seat, card=card)
            cancelled = True
        else:
            ledger.take("took_effect", seat=seat, card=card)
        return Played(card, seat, announced, cancelled)

    def discard(self, seat: int) -> None:
        """DT-82."""
        self.ledger.players[seat].store -= 1
        self.ledger.discards += 1

    def at_once(self, seat: int) -> None:
        """DT-24: cards that say so are played by whoever has just got them."""
        if self.ledger.story.next == "turned_up":
            self.apply(self.take("nervous-joe", by=seat))

    def apply(self, joe: Played) -> None:
        """DT-79: a chosen player pays $4."""
        ledger, victim = self.ledger, joe.said["victim"]
        ledger.must(victim in ledger.others(joe.seat), "somebody else pays")
        if joe.cancelled:
            return
        dollars = min(4, ledger.players[victim].dollars)
        if dollars:
            ledger.take("gave", seat=victim, receiver=joe.seat, dollars=dollars, nuggets=0)
            ledger.hand_over(victim, joe.seat, dollars)
        else:
            ledger.take("had_nothing_to_pay", seat=victim, receiver=joe.seat)
