"""The referee's checks of Phase II: the places (DT-20 to DT-40)."""

from __future__ import annotations

from .cards import Cards, Played
from .decisions import Share, decide
from .hands import hand_of, strength
from .ledger import Ledger
from .phase_one import Dice

FACE = {"mine": "9", "bank": "10", "general-store": "J", "saloon": "Q", "sheriff": "K"}
Paid = tuple[int, int]
"""The dollars and nuggets that an action has paid."""

NOTHING = (0, 0)


class Places:
    """The checks of the places of a round; `won` are the seats to which an action gave something
    (DT-62)."""

    def __init__(self, ledger: Ledger, cards: Cards, dice: list[Dice], number: int) -> None:
        self.ledger = ledger
        self.cards = cards
        self.dice = dice
        self.first_round = number == 1
        self.won: set[int] = set()
        ledger.paid_at = ""

    def play(self) -> None:
        self.mine()
        self.bank()
        self.stagecoach_arrives()
        self.general_store()
        self.saloon()
        self.sheriff()
        self.town_hall()

    def stagecoach_arrives(self) -> None:
        """Check that the Stagecoach's dollars go to the Bank (DT-32)."""
        ledger = self.ledger
        ledger.take("stagecoach_arrived", place="stagecoach", dollars=ledger.stagecoach)
        ledger.bank += ledger.stagecoach
        ledger.stagecoach = 0

    def count(self, place: str, seat: int) -> int:
        return self.dice[seat].count(FACE[place])

    def leaders(self, place: str) -> list[int]:
        """Return the seats with most dice of the place's face (DT-21)."""
        most = max(self.count(place, seat) for seat in range(self.ledger.seats))
        return [s for s in range(self.ledger.seats) if most and self.count(place, s) == most]

    def winner(self, place: str, worth_deciding: bool = True) -> tuple[int | None, list[Share]]:
        """Read who wins the place, if anybody, and the shares promised (DT-20, DT-21, DT-28)."""
        ledger, leaders = self.ledger, self.leaders(place)
        shares: list[Share] = []
        if not leaders:
            ledger.take("nobody_won", place=place)
            return None, shares
        if len(leaders) > 1 and not worth_deciding:
            ledger.take("nothing_to_decide", place=place, seats=tuple(leaders))
            return None, shares
        seat = leaders[0]
        if len(leaders) > 1:
            seat, shares = decide(ledger, place, "winner", leaders)
        ledger.take("won", seat=seat, place=place, count=self.count(place, seat))
        return seat, shares

    def doubling(self, card: str, seat: int) -> Played | None:
        """Read this card, which doubles the winner's action, if it is played (DT-71, DT-76)."""
        return self.cards.take(card, by=seat) if self.cards.comes(card) else None

    def times(self, doubling: Played | None) -> int:
        return 1 if doubling is None or doubling.cancelled else 2

    def pay_shares(self, seat: int, shares: list[Share], paid: Paid) -> None:
        """Check the payment of promised shares, at most what the place has paid (DT-26)."""
        for share in [share for share in shares if share.seat == seat]:
            part = min(share.dollars, paid[0]), min(share.nuggets, paid[1])
            if any(part):
                self.ledger.take(
                    "paid_the_share",
                    seat=share.seat,
                    receiver=share.receiver,
                    dollars=part[0],
                    nuggets=part[1],
                )
                self.ledger.hand_over(share.seat, share.receiver, *part)

    def mine(self) -> None:
        seat, shares = self.winner("mine")
        if seat is not None:
            self.pay_shares(seat, shares, self.dig(seat))

    def dig(self, seat: int) -> Paid:
        """Check the nuggets dug at the Mine (DT-30, DT-71)."""
        ledger = self.ledger
        dynamite = self.doubling("dynamite", seat)
        wanted = self.count("mine", seat) * self.times(dynamite)
        nuggets = min(wanted, ledger.mine)
        ledger.take("dug", seat=seat, place="mine", nuggets=nuggets)
        ledger.mine -= nuggets
        ledger.players[seat].nuggets += nuggets
        self.won.add(seat)
        self.cards.over(dynamite)
        return 0, nuggets

    def bank(self) -> None:
        seat, shares = self.winner("bank", worth_deciding=self.ledger.bank > 0)
        if seat is None:
            return
        if self.ledger.bank:
            self.pay_shares(seat, shares, self.rob_the_bank(seat))
        else:
            self.ledger.take("found_nothing", seat=seat, place="bank")

    def rob_the_bank(self, seat: int) -> Paid:
        """Check the robbery of the Bank (DT-31, DT-72)."""
        ledger, haul = self.ledger, self.ledger.bank
        ledger.take("robbed_the_bank", seat=seat, place="bank", dollars=haul)
        ledger.bank = 0
        ledger.players[seat].dollars += haul
        self.won.add(seat)
        if self.cards.is_next:
            split = self.cards.take("even-split")
            ledger.must(split.seat != seat, "Even Split is played against an opponent")
            half = haul // 2
            if not split.cancelled and half:
                ledger.take("gave", seat=seat, receiver=split.seat, dollars=half, nuggets=0)
                ledger.hand_over(seat, split.seat, half)
                haul -= half
            self.cards.over(split)
        return haul, 0

    def general_store(self) -> None:
        some = self.ledger.store_deck + self.ledger.discards > 0
        seat, _ = self.winner("general-store", worth_deciding=some)
        if seat is not None:
            self.shop(seat)

    def shop(self, seat: int) -> Paid:
        """Check the visits to the General Store; Unlimited Credit may also be played before a later
        visit (DT-33 to DT-35, DT-73)."""
        ledger = self.ledger
        visits = 2 if self.first_round else 1
        credit = None
        while visits:
            visits -= 1
            if self.cards.is_next:
                ledger.must(credit is None, "there is one Unlimited Credit")
                credit = self.cards.take("unlimited-credit", by=seat)
                visits += self.times(credit) - 1
            self.shuffle_if_short(self.count("general-store", seat))
            drawn = ledger.draw(self.count("general-store", seat))
            if not drawn and ledger.story.next == "found_nothing":
                ledger.take("found_nothing", seat=seat, place="general-store")
                continue
            ledger.take("drew", seat=seat, place="general-store", count=drawn)
            if drawn:
                ledger.take("kept_a_card", seat=seat, place="general-store", count=drawn - 1)
                ledger.players[seat].store += 1
                ledger.discards += drawn - 1
                self.won.add(seat)
                self.cards.at_once(seat)
        self.cards.over(credit)
        return NOTHING

    def shuffle_if_short(self, count: int) -> None:
        ledger = self.ledger
        if count > ledger.store_deck and ledger.discards:
            ledger.take("reshuffled", count=ledger.discards)

    def saloon(self) -> None:
        """Check the Saloon (DT-36, DT-37, DT-76)."""
        ledger = self.ledger
        seat, _ = self.winner("saloon", worth_deciding=self.anybody_to_rob())
        if seat is None:
            return
        if not self.victims(seat):
            ledger.take("found_nothing", seat=seat, place="saloon")
            return
        girls = self.doubling("girls", seat)
        for _ in range(self.times(girls)):
            if not self.victims(seat):
                if ledger.story.next == "found_nothing":
                    ledger.take("found_nothing", seat=seat, place="saloon")
                break
            self.rob(seat)
        self.cards.over(girls)

    def anybody_to_rob(self) -> bool:
        return any(self.victims(seat) for seat in self.leaders("saloon"))

    def victims(self, seat: int) -> list[int]:
        players = self.ledger.players
        reach = self.ledger.can_be_robbed(seat)
        return [s for s in reach if players[s].store + players[s].claims]

    def rob(self, seat: int) -> None:
        """Check a theft; a player who declines has still won."""
        ledger = self.ledger
        queens = self.count("saloon", seat)
        ledger.take("looks_for_a_victim", seat=seat, place="saloon", count=queens)
        self.won.add(seat)
        if ledger.story.next == "declined":
            ledger.take("declined", seat=seat, place="saloon")
            ledger.story.moved(seat)
            return
        drawn = ledger.take("drew_from_hand", seat=seat, place="saloon")
        ledger.story.moved(seat)
        victim = ledger.players[drawn["victim"]]
        ledger.must(drawn["victim"] in self.victims(seat), "a victim has something to steal")
        ledger.must(drawn["store"] <= victim.store, "more Store cards than there are")
        ledger.must(drawn["claims"] <= victim.claims, "more claims than there are")
        most = min(queens, victim.store + victim.claims)
        ledger.must(drawn["store"] + drawn["claims"] == most, f"{most} cards are drawn")
        stolen = ledger.take("stole", seat=seat, victim=drawn["victim"], place="saloon")
        back = stolen["store"], stolen["claims"]
        ledger.must(back in ((1, 0), (0, 1)), "one card is kept")
        ledger.must(back[0] <= drawn["store"] and back[1] <= drawn["claims"], "of those drawn")
        for name, number in (("store", back[0]), ("claims", back[1])):
            setattr(victim, name, getattr(victim, name) - number)
            thief = ledger.players[seat]
            setattr(thief, name, getattr(thief, name) + number)
        self.cards.at_once(seat)

    def sheriff(self) -> None:
        """Check the Sheriff's place (DT-38, DT-77)."""
        ledger, old = self.ledger, self.ledger.sheriff
        leaders = self.leaders("sheriff")
        if not leaders:
            ledger.take("sheriff_stayed", seat=old, place="sheriff")
            return
        if len(leaders) > 1 and self.marshall():
            ledger.take("tie_undecided", seat=old, place="sheriff", seats=tuple(leaders))
            return
        seat, _ = self.winner("sheriff")
        assert seat is not None
        self.take_the_badge(seat)

    def take_the_badge(self, seat: int) -> Paid:
        """Check the passing of the badge; a winner stopped by Marshall has won nothing (DT-38,
        DT-77)."""
        ledger, old = self.ledger, self.ledger.sheriff
        if seat == old:
            ledger.take("kept_the_badge", seat=seat, place="sheriff")
        elif self.marshall():
            ledger.take("badge_stayed", seat=old, victim=seat, place="sheriff")
            return NOTHING
        else:
            ledger.take("took_the_badge", seat=seat, victim=old, place="sheriff")
            ledger.sheriff = seat
        self.won.add(seat)
        return NOTHING

    def marshall(self) -> bool:
        """Read Marshall, if it is played. True if it takes effect. A Sheriff who was paid for
        naming a player here cannot play it (DT-77)."""
        if not self.cards.is_next:
            return False
        played, ledger = self.cards.take("marshall"), self.ledger
        sold = ledger.paid_at == "sheriff" and played.seat == ledger.sheriff
        ledger.must(not sold, "he has sold the badge")
        self.cards.over(played)
        return not played.cancelled

    def town_hall(self) -> None:
        """Check the Town Hall (DT-40, DT-51)."""
        ledger = self.ledger
        best = max(strength(dice) for dice in self.dice)
        leaders = [s for s in range(ledger.seats) if strength(self.dice[s]) == best]
        seat = leaders[0]
        if len(leaders) > 1:
            seat, _ = decide(ledger, "town-hall", "winner", leaders)
        hand = hand_of(self.dice[seat])[0]
        ledger.take("won", seat=seat, place="town-hall", hand=hand, dice=self.dice[seat])
        self.take_claims(seat)

    def take_claims(self, seat: int) -> Paid:
        """Check the claims taken at the Town Hall (DT-40, DT-78)."""
        ledger = self.ledger
        corruption = None
        if self.cards.is_next:
            ledger.must(ledger.claim_deck > 0, "Corruption needs a claim in the deck")
            corruption = self.cards.take("corruption", by=seat)
        count = min(3, 1 + self.dice[seat].count("A"), len(ledger.row))
        taken, ledger.row = ledger.row[:count], ledger.row[count:]
        ledger.take("took_claims", seat=seat, place="town-hall", cards=taken)
        ranches = taken.count("ranch")
        if ranches:
            ledger.take("laid_ranches", seat=seat, count=ranches)
        ledger.players[seat].claims += count - ranches
        ledger.players[seat].ranches += ranches
        self.won.add(seat)
        if self.times(corruption) > 1:
            self.take_the_top_claim(seat)
        refill(ledger, "town-hall")
        self.cards.over(corruption)
        return NOTHING

    def take_the_top_claim(self, seat: int) -> None:
        self.ledger.take("took_top_claim", seat=seat, place="town-hall")
        draw_a_claim(self.ledger, seat)


def draw_a_claim(ledger: Ledger, seat: int) -> bool:
    """Move the top claim to the hand, or to the table if it is a Ranch. True if it is a Ranch
    (WW-25, WW-26)."""
    ledger.claim_deck -= 1
    if ledger.story.next != "laid_ranches":
        ledger.players[seat].claims += 1
        return False
    ledger.take("laid_ranches", seat=seat, count=1)
    ledger.players[seat].ranches += 1
    return True


def refill(ledger: Ledger, place: str) -> None:
    """Check that the row of claims is refilled from the deck (DT-5, DT-40)."""
    count = min(3 - len(ledger.row), ledger.claim_deck)
    if not count:
        return
    details = ledger.take("refilled_the_row", place=place)
    ledger.must(len(details["cards"]) == count, "three lie in the row while there are claims")
    ledger.row = (*ledger.row, *details["cards"])
    ledger.must(tuple(details["row"]) == ledger.row, "new claims are laid behind the old ones")
    ledger.claim_deck -= count
