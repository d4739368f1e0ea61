"""The referee's checks of thefts at the Saloon (DT-36, DT-76, WW-67, WW-68, WI-4)."""

from __future__ import annotations

from dataclasses import dataclass

from ..dice_town.cards import Cards, Played
from ..dice_town.phase_two import draw_a_claim
from .west import West


@dataclass
class Theft:
    """The check of a theft, from the search for a victim to its end."""

    west: West
    cards: Cards
    thief: int
    queens: int
    insurance: Played | None = None

    def ranches(self) -> list[int]:
        """Return the owners of Ranches that can be taken (WW-67)."""
        west = self.west
        return [seat for seat in west.can_be_robbed(self.thief) if west.players[seat].ranches]

    def hands(self) -> list[int]:
        west = self.west
        reach = west.can_be_robbed(self.thief)
        return [s for s in reach if west.players[s].store + west.players[s].claims]

    def commit(self) -> bool:
        """Check the theft. True if something could be stolen, so that the place was won (DT-62)."""
        west = self.west
        if self.whiskey(self.ranches()):
            return True
        if not self.hands():
            event_kind = west.story.next
            if event_kind == "declined":
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
        """Read Whiskey, if it is played. True if a Ranch was taken instead of a card (WW-67)."""
        west = self.west
        if not self.cards.is_next:
            return False
        played = self.cards.take("whiskey", by=self.thief)
        victim = played.choices["victim"]
        west.must(victim in reach, f"Ranches of {reach} can be taken")
        if played.cancelled:
            return False
        west.take("stole_a_ranch", seat=self.thief, victim=victim, place="saloon")
        west.players[victim].ranches -= 1
        west.players[self.thief].ranches += 1
        self.cards.over(played)
        self.insure(victim, store=0, claims=1)
        return True

    def rob_a_hand(self) -> None:
        """Check the draw of cards of each back at random, of which one is kept (DT-36)."""
        west, named = self.west, None
        says_anew = False
        if west.story.next == "named_the_victim":
            named = west.take("named_the_victim", seat=self.thief, place="saloon")
            west.story.moved(self.thief)
            self.check_split(named["victim"], named["store"], named["claims"])
            robbed = west.players[named["victim"]]
            says_anew = self.take_insurance(named["victim"], None)
            if not robbed.store + robbed.claims:
                if not self.whiskey([named["victim"]] if robbed.ranches else []):
                    west.take("found_nothing", seat=self.thief, place="saloon")
                    self.cards.over(self.insurance)
                return
        if says_anew and west.story.next == "declined":
            west.take("declined", seat=self.thief, place="saloon")
            west.story.moved(self.thief)
            self.cards.over(self.insurance)
            return
        drawn = west.take("drew_from_hand", seat=self.thief, place="saloon")
        victim, store, claims = drawn["victim"], drawn["store"], drawn["claims"]
        if named is not None:
            west.must(victim == named["victim"], "the one who was named")
        if named is None or says_anew:
            west.story.moved(self.thief)
            self.check_split(victim, store, claims)
        else:
            said = named["store"], named["claims"]
            west.must((store, claims) == said, "as many of each back as he said")
        self.keep_one(victim, store, claims)

    def check_split(self, victim: int, store: int, claims: int) -> None:
        west, robbed = self.west, self.west.players[victim]
        west.must(victim in self.hands(), "a victim has something to steal")
        west.must(store <= robbed.store and claims <= robbed.claims, "more cards than there are")
        count = min(self.queens, robbed.store + robbed.claims)
        west.must(store + claims == count, f"{count} cards are drawn")

    def keep_one(self, victim: int, store: int, claims: int) -> None:
        """Check that one of the drawn cards is kept, unless a Ranch is taken instead. A victim who
        answers with Wanted may have played one of them."""
        west, robbed, thief = self.west, self.west.players[victim], self.west.players[self.thief]
        before = robbed.store
        if self.whiskey([victim] if robbed.ranches else []):
            west.take("put_back", seat=self.thief, victim=victim, place="saloon")
            return
        if (store, claims) == (1, 0) and robbed.store < before and west.story.next != "stole":
            west.take("found_nothing", seat=self.thief, place="saloon")
            self.cards.over(self.insurance)
            return
        stolen = west.take("stole", seat=self.thief, victim=victim, place="saloon")
        back = stolen["store"], stolen["claims"]
        west.must(back in ((1, 0), (0, 1)), "one card is kept")
        west.must(back[0] <= store and back[1] <= claims, "of those drawn")
        if store + claims > 1 and robbed.store == before:
            west.story.moved(self.thief)
        robbed.store -= back[0]
        robbed.claims -= back[1]
        thief.store += back[0]
        thief.claims += back[1]
        self.insure(victim, *back)

    def take_insurance(self, victim: int, stolen: str | None) -> bool:
        """Read Insurance, if the victim plays it, once named or after the theft. True if it was
        played. It is asked for only where a card can be drawn of the kind that was `stolen`, or
        before that of a kind that may be (WW-68)."""
        if not self.cards.comes("insurance"):
            return False
        robbed = self.west.players[victim]
        at_risk = {"store": robbed.store > 0, "claims": robbed.claims + robbed.ranches > 0}
        kinds = [stolen] if stolen else [kind for kind in at_risk if at_risk[kind]]
        drawable = any(self.left_to_draw(kind) for kind in kinds)
        self.west.must(drawable, f"nothing of {kinds} can be drawn")
        self.west.must(self.insurance is None, "once for each theft")
        self.insurance = self.cards.take("insurance", by=victim)
        return True

    def left_to_draw(self, kind: str) -> int:
        """Return how many cards of a kind can be drawn; open cards are not among them (DT-82)."""
        west = self.west
        return west.claim_deck if kind == "claims" else west.store_deck + west.discards

    def insure(self, victim: int, store: int, claims: int) -> None:
        """Check that the insured victim gets a card with the same back from its deck after the
        theft, or that it is told that there is none (WW-68)."""
        west, kind = self.west, "claims" if claims else "store"
        self.take_insurance(victim, kind)
        west.must(self.thief != victim, "nobody robs himself")
        if self.insurance is None or self.insurance.cancelled:
            return
        if not self.left_to_draw(kind):
            west.take("was_not_insured", seat=victim, store=store, claims=claims)
        elif claims:
            west.take("was_insured", seat=victim, store=0, claims=1)
            draw_a_claim(west, victim)
        else:
            if not west.store_deck:
                west.take("reshuffled", count=west.discards)
            west.draw(1)
            west.take("was_insured", seat=victim, store=1, claims=0)
            west.players[victim].store += 1
        self.cards.over(self.insurance)
        if not claims:
            self.cards.at_once(victim)
