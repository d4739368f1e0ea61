"""Store cards of the West that are played at once (WW-64, WW-65)."""

from __future__ import annotations

from ..dice_town.cards import Cards, Played


class WesternCards(Cards):
    """Follows Gift and Crook too."""

    def at_once(self, seat: int) -> None:
        """DT-24: Nervous Joe, Gift or Crook; Gift finds nobody where nobody has a Store card."""
        ledger = self.ledger
        if ledger.story.next != "turned_up":
            return
        card = ledger.story.coming["card"]
        nobody = not any(ledger.players[other].store for other in ledger.others(seat))
        if card == "gift" and nobody:
            ledger.take("turned_up", seat=seat, card=card)
            self.discard(seat)
            ledger.take("had_no_effect", seat=seat, card=card)
            return
        played = self.take("nervous-joe", "gift", "crook", by=seat)
        {"nervous-joe": self.apply, "gift": self.gift, "crook": self.crook}[played.card](played)

    def gift(self, played: Played) -> None:
        """WW-64: a chosen player with Store cards hands over one that he picks."""
        ledger, victim = self.ledger, played.said["victim"]
        ledger.must(victim in ledger.others(played.seat), "somebody else gives")
        if played.cancelled:
            return
        store = ledger.players[victim].store
        ledger.must(store > 0, "he has a Store card")
        ledger.take("gave_a_card", seat=victim, receiver=played.seat)
        if store > 1:
            ledger.story.moved(victim)
        ledger.players[victim].store -= 1
        ledger.players[played.seat].store += 1

    def crook(self, played: Played) -> None:
        """WW-65: every other player pays $2, or what he has."""
        ledger, due = self.ledger, {}
        if played.cancelled:
            return
        for other in ledger.others(played.seat):
            if ledger.players[other].dollars:
                due[other] = min(2, ledger.players[other].dollars)
        while due:
            told = ledger.take("gave", receiver=played.seat, nuggets=0)
            dollars = due.pop(told["seat"], 0)
            ledger.must(told["dollars"] == dollars, f"he pays {dollars}, once")
            ledger.hand_over(told["seat"], played.seat, dollars)
