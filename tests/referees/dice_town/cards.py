"""Store cards that are played (DT-71 to DT-82)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from .ledger import Ledger

COPIES = {"brute": 2, "cheater": 2}


@dataclass(frozen=True)
class Played:
    """A card that took effect, or was cancelled, with what was announced with it."""

    card: str
    seat: int
    victim: int | None
    cancelled: bool


class Cards:
    """Follows announcements, answers of Wanted, and discards."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.since_shuffle: Counter[str] = Counter()

    @property
    def is_next(self) -> bool:
        return self.ledger.story.next in ("played", "turned_up")

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
        self._discard(seat)
        cancelled = False
        if ledger.story.next == "played":
            answer = ledger.take("played", card="wanted")
            ledger.must(answer["seat"] != seat, "Wanted answers an opponent")
            self._discard(answer["seat"])
            ledger.take("took_effect", card="wanted", seat=answer["seat"])
            ledger.take("cancelled", seat=seat, card=card)
            cancelled = True
        else:
            ledger.take("took_effect", seat=seat, card=card)
        return Played(card, seat, announced.get("victim"), cancelled)

    def _discard(self, seat: int) -> None:
        """DT-82."""
        self.ledger.players[seat].store -= 1
        self.ledger.discards += 1

    def nervous_joe(self, seat: int) -> None:
        """DT-24, DT-79: whoever gets Nervous Joe plays it at once: a chosen player pays $4."""
        if self.ledger.story.next != "turned_up":
            return
        joe = self.take("nervous-joe", by=seat)
        if joe.cancelled:
            return
        assert joe.victim is not None
        ledger = self.ledger
        ledger.must(joe.victim != seat, "somebody else pays")
        dollars = min(4, ledger.players[joe.victim].dollars)
        if dollars:
            ledger.take("gave", seat=joe.victim, receiver=seat, dollars=dollars, nuggets=0)
            ledger.hand_over(joe.victim, seat, dollars)
        else:
            ledger.take("had_nothing_to_pay", seat=joe.victim, receiver=seat)
