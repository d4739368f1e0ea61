"""The referee's checks of the Store cards of Wild West that are played at once (WW-64, WW-65)."""

from __future__ import annotations

from ..dice_town.cards import Cards, Played


class WesternCards(Cards):
    """The check of played cards with Gift and Crook."""

    def at_once(self, seat: int) -> None:
        """Read Nervous Joe, Gift or Crook; Gift has no effect if no other player has a Store card
        (DT-24)."""
        ledger = self.ledger
        if ledger.story.next != "turned_up":
            return
        card = ledger.story.coming["card"]
        nobody = not any(ledger.players[other].store for other in ledger.others(seat))
        if card == "gift" and nobody:
            ledger.take("turned_up", seat=seat, card=card)
            self.lay_open(seat, card)
            ledger.take("had_no_effect", seat=seat, card=card)
            self.discard(seat, card)
            return
        played = self.take("nervous-joe", "gift", "crook", by=seat)
        {"nervous-joe": self.apply, "gift": self.gift, "crook": self.crook}[played.card](played)

    def gift(self, played: Played) -> None:
        """Check that a chosen player hands over a Store card of his choice; the Gift is discarded
        before he is asked for one (WW-64, DT-82)."""
        ledger, victim = self.ledger, played.choices["victim"]
        ledger.must(victim in ledger.others(played.seat), "somebody else gives")
        if played.cancelled:
            return
        store = ledger.players[victim].store
        ledger.must(store > 0, "he has a Store card")
        if store > 1:
            self.over(played)
            ledger.take("gave_a_card", seat=victim, receiver=played.seat)
            ledger.story.moved(victim)
        else:
            ledger.take("gave_a_card", seat=victim, receiver=played.seat)
            self.over(played)
        ledger.players[victim].store -= 1
        ledger.players[played.seat].store += 1

    def crook(self, played: Played) -> None:
        """Check that every other player pays $2, or all he has (WW-65)."""
        ledger, due = self.ledger, {}
        if played.cancelled:
            return
        for other in ledger.others(played.seat):
            if ledger.players[other].dollars:
                due[other] = min(2, ledger.players[other].dollars)
        while due:
            details = ledger.take("gave", receiver=played.seat, nuggets=0)
            dollars = due.pop(details["seat"], 0)
            ledger.must(details["dollars"] == dollars, f"he pays {dollars}, once")
            ledger.hand_over(details["seat"], played.seat, dollars)
        self.over(played)
