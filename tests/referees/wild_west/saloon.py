"""Theft at the Saloon (DT-36, DT-76, WW-67, WW-68, WI-4)."""

from __future__ import annotations

from dataclasses import dataclass

from ..dice_town.cards import Cards
from ..dice_town.phase_two import draw_a_claim
from .west import West


@dataclass
class Theft:
    """One theft, from the search for a victim to the end."""

    west: West
    cards: Cards
    thief: int
    queens: int
    insured: bool = False

    def ranches(self) -> list[int]:
        """WW-67: the owners of Ranches that can be taken."""
        west = self.west
        return [seat for seat in west.can_be_robbed(self.thief) if west.players[seat].ranches]

    def hands(self) -> list[int]:
        west = self.west
        reach = west.can_be_robbed(self.thief)
        return [s for s in reach if west.players[s].store + west.players[s].claims]

    def commit(self) -> bool:
        """Whether something could be stolen, so that the place was won (DT-62)."""
        west = self.west
        if self.whiskey(self.ranches()):
            return True
        if not self.hands():
            told = west.story.next
            if told == "declined":
                west.must(bool(self.ranches()), "there was nothing to decline")
                west.take("declined", seat=self.thief, place="saloon")
                return True
            west.take("found_nothing", seat=self.thief, place="saloon")
            return False
        west.take("looks_for_a_victim", seat=self.thief, place="saloon", count=self.queens)
        if west.story.next == "declined":
            west.take("declined", seat=self.thief, place="saloon")
            west.story.moved(self.thief)
        else:
            self.rob_a_hand()
        return True

    def whiskey(self, reach: list[int]) -> bool:
        """WW-67: a Ranch instead of a card; whether it was taken."""
        west = self.west
        if not self.cards.is_next:
            return False
        played = self.cards.take("whiskey", by=self.thief)
        victim = played.said["victim"]
        west.must(victim in reach, f"Ranches of {reach} can be taken")
        if played.cancelled:
            return False
        west.take("stole_a_ranch", seat=self.thief, victim=victim, place="saloon")
        west.players[victim].ranches -= 1
        west.players[self.thief].ranches += 1
        self.insure(victim, store=0, claims=1)
        return True

    def rob_a_hand(self) -> None:
        """DT-36: so many of each back, drawn at random; one is kept."""
        west, left = self.west, (0, 0)
        named = None
        if west.story.next == "named_the_victim":
            named = west.take("named_the_victim", seat=self.thief, place="saloon")
            west.story.moved(self.thief)
            self.check_split(named["victim"], named["store"], named["claims"])
            self.insurance(named["victim"])
            him = west.players[named["victim"]]
            left = min(named["store"], him.store), min(named["claims"], him.claims)
            if left == (0, 0):
                if not self.whiskey([named["victim"]] if him.ranches else []):
                    west.take("found_nothing", seat=self.thief, place="saloon")
                return
        drawn = west.take("drew_from_hand", seat=self.thief, place="saloon")
        victim, store, claims = drawn["victim"], drawn["store"], drawn["claims"]
        if named is None:
            west.story.moved(self.thief)
            self.check_split(victim, store, claims)
        else:
            west.must(victim == named["victim"], "the one who was named")
            west.must((store, claims) == left, "as many of each back as there still are")
        self.keep_one(victim, store, claims)

    def check_split(self, victim: int, store: int, claims: int) -> None:
        west, him = self.west, self.west.players[victim]
        west.must(victim in self.hands(), "a victim has something to steal")
        west.must(store <= him.store and claims <= him.claims, "more cards than there are")
        count = min(self.queens, him.store + him.claims)
        west.must(store + claims == count, f"{count} cards are drawn")

    def keep_one(self, victim: int, store: int, claims: int) -> None:
        """One of the cards drawn, unless a Ranch is taken instead. A victim who answers with Wanted
        may have played one of them."""
        west, him, thief = self.west, self.west.players[victim], self.west.players[self.thief]
        before = him.store
        if self.whiskey([victim] if him.ranches else []):
            west.take("put_back", seat=self.thief, victim=victim, place="saloon")
            return
        if (store, claims) == (1, 0) and him.store < before and west.story.next != "stole":
            west.take("found_nothing", seat=self.thief, place="saloon")
            return
        stolen = west.take("stole", seat=self.thief, victim=victim, place="saloon")
        back = stolen["store"], stolen["claims"]
        west.must(back in ((1, 0), (0, 1)), "one card is kept")
        west.must(back[0] <= store and back[1] <= claims, "of those drawn")
        if store + claims > 1 and him.store == before:
            west.story.moved(self.thief)
        him.store -= back[0]
        him.claims -= back[1]
        thief.store += back[0]
        thief.claims += back[1]
        self.insure(victim, *back)

    def insurance(self, victim: int) -> None:
        """WW-68: played by the victim, once named or after the theft."""
        if self.cards.comes("insurance"):
            self.west.must(not self.insured, "once for each theft")
            self.insured = not self.cards.take("insurance", by=victim).cancelled

    def insure(self, victim: int, store: int, claims: int) -> None:
        """WW-68: a card of the same kind from its deck, after the theft; Insurance, being played,
        is not among what can be drawn."""
        self.insurance(victim)
        west = self.west
        west.must(self.thief != victim, "nobody robs himself")
        if not self.insured:
            return
        if claims:
            if west.claim_deck:
                west.take("was_insured", seat=victim, store=0, claims=1)
                draw_a_claim(west, victim)
        elif west.store_deck + west.discards > 1:
            west.discards -= 1
            if not west.store_deck:
                west.take("reshuffled", count=west.discards)
            west.draw(1)
            west.discards += 1
            west.take("was_insured", seat=victim, store=1, claims=0)
            west.players[victim].store += 1
            self.cards.at_once(victim)
