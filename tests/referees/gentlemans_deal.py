"""The referee of Gentleman's Deal (GD-1 to GD-52)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .story import Story

ACCOMPLICES = {"sheriff", "senator", "magnate", "journalist", "boss", "banker"}
TALK = {"demanded", "took_back_demand", "promised", "wanted_more", "took_back_word"}
BALLOTS = {"for", "against", "for_argument", "against_argument"}


@dataclass
class Table:
    """Everything that a spectator could write down."""

    seats: int
    options: Mapping[str, Any]
    money: list[int] = field(default_factory=list)
    arguments: list[int] = field(default_factory=list)
    gangs: Counter[int] = field(default_factory=Counter)
    owner: dict[str, int] = field(default_factory=dict)
    coming: dict[str, int] = field(default_factory=dict)
    jailed: int | None = None
    trios: set[frozenset[str]] = field(default_factory=set)
    dealer: int = 0

    def __post_init__(self) -> None:
        self.money = [0] * self.seats
        self.arguments = [3] * self.seats

    @property
    def others(self) -> list[int]:
        """Return all seats but the dealer's, clockwise from the dealer's left."""
        return [(self.dealer + step) % self.seats for step in range(1, self.seats)]

    @property
    def voters(self) -> list[int]:
        """Return all seats but those of the dealer and of the player in jail (GD-20)."""
        return [seat for seat in self.others if seat != self.jailed]

    def beside(self, seat: int) -> set[int]:
        return {(seat - 1) % self.seats, (seat + 1) % self.seats}


@dataclass(frozen=True)
class Share:
    money: int = 0
    accomplices: tuple[str, ...] = ()


Offer = dict[int, Share]


def referee(story: Story, seats: int, options: Mapping[str, Any]) -> None:
    """Check a whole game (GD-3, GD-33, GD-50, GD-51)."""
    table = Table(seats, options)
    first = story.take("game_began")["seat"]
    story.check(options["first_dealer"] in ("lot", first), "the host has picked another dealer")
    turns = seats * (2 if seats <= 6 else 1)
    for turn in range(turns):
        table.dealer = (first + turn) % seats
        story.take("turn_began", seat=table.dealer, turn=turn + 1, turns=turns)
        accomplices_arrive(story, table)
        play_turn(story, table)
        if turn == turns - 1:
            table.coming = {}
    for seat in range(seats):
        story.take("money_counted", seat=seat, money=table.money[seat])
    richest = tuple(seat for seat in range(seats) if table.money[seat] == max(table.money))
    how = "won" if len(richest) == 1 else "drawn"
    story.take("ended", how=how, winners=richest, scores=tuple(table.money))
    story.check(story.next == "", "nothing happens after the end")


def accomplices_arrive(story: Story, table: Table) -> None:
    """Check that the accomplices of the deal before go to their new owners, also away from another
    player (GD-30)."""
    due = {}
    for accomplice, seat in table.coming.items():
        former = table.owner.get(accomplice)
        if former != seat:
            due[accomplice] = (seat, former)
        table.owner[accomplice] = seat
    table.coming = {}
    arrivals = {}
    while story.next in ("accomplice_joined", "accomplice_left"):
        moved = story.take(story.next)
        arrivals[moved["accomplice"]] = (moved["seat"], moved.get("former"))
    story.check(arrivals == due, f"accomplices should move so: {due}")


def play_turn(story: Story, table: Table) -> None:
    """Check a turn: card, first offer, talk, final offer, vote, outcome (GD-10 to GD-14, GD-20)."""
    drawn = story.take("card_drawn", seat=table.dealer)
    story.check(set(drawn) == {"seat"}, "the card is the dealer's alone")
    story.waits_for(table.dealer)
    talk(story, table, before_the_offer=True)
    if time_is_up(story, table, "jail"):
        settle(story, table, {}, {}, "time_up")
        return
    story.take("offer_made", seat=table.dealer)
    story.moved(table.dealer)
    offers = [read_offer(story, table)]
    least = table.options["least_talk_seconds"]
    if least:
        story.waits_for(*table.others)
    else:
        story.waits_for(table.dealer)
    talk(story, table)
    if least and time_is_up(story, table, "confirmed"):
        story.take("offer_confirmed", seat=table.dealer)
        story.waits_for(*table.voters)
        votes = vote(story, table, offers[-1])
        weigh(story, table, votes, offers)
        return
    if least:
        position = story.next
        story.check(
            position in ("all_have_spoken", "talked_long_enough"), "the table has to be heard first"
        )
        story.take(position, seat=table.dealer)
        story.waits_for(table.dealer)
        talk(story, table)
    if time_is_up(story, table, "jail"):
        settle(story, table, {}, {}, "time_up", offers)
        return
    final(story, table, offers)
    votes = vote(story, table, offers[-1])
    weigh(story, table, votes, offers)


def time_is_up(story: Story, table: Table, how: str) -> bool:
    """Read the end of the talk's clock, if there is one; True if time is up. The dealer goes to
    jail, or, while he waits for others to be heard, his first offer is confirmed (GD-14)."""
    if story.next != "talk_time_ran_out":
        return False
    story.check(table.options["talk_seconds"] is not None, "there is no clock for the talk")
    story.take("talk_time_ran_out", seat=table.dealer, how=how)
    return True


def talk(story: Story, table: Table, before_the_offer: bool = False) -> None:
    """Check the talk: all but the dealer may speak; before the first offer no player can want more
    (GD-12)."""
    while story.next in TALK:
        kind = story.next
        details = story.take(kind)
        seat = details["seat"]
        story.moved(seat)
        story.check(seat in table.others, "the dealer has an offer to make, not a demand")
        if kind in ("demanded", "took_back_demand"):
            story.check(details["whom"] in table.others, "a demand is about one of the others")
        else:
            story.check(not before_the_offer, "there is no offer to speak of yet")
        promise = details.get("ballot", details.get("vote", "open"))
        if promise != "open":
            story.check(seat in table.voters, "who has no vote promises none")
            may_cast(story, table, seat, promise)
        if kind == "demanded":
            story.check(0 <= details["money"] <= 16, "no card has so much money")
            asked = details["accomplices"]
            story.check(set(asked) <= ACCOMPLICES and len(asked) <= 3, "three at most")


def read_offer(story: Story, table: Table) -> Offer:
    """Read an offer: a share or nothing for every other player (GD-11)."""
    offer: Offer = dict.fromkeys(table.others, Share())
    while story.next == "offered":
        details = story.take("offered")
        story.check(details["whom"] in table.others, "an offer is for the others")
        offer[details["whom"]] = Share(details["money"], tuple(details["accomplices"]))
    nothing = tuple(seat for seat, share in offer.items() if share == Share())
    if nothing:
        story.take("offered_nothing", seats=nothing)
    return offer


def final(story: Story, table: Table, offers: list[Offer]) -> None:
    """Check that the dealer confirms the first offer or replaces it once (GD-13)."""
    if story.next == "offer_confirmed":
        story.take("offer_confirmed", seat=table.dealer)
    else:
        story.take("offer_replaced", seat=table.dealer)
        story.moved(table.dealer)
        offers.append(read_offer(story, table))
        story.check(offers[0] != offers[1], "the same offer again confirms it")
    story.moved(table.dealer)
    story.waits_for(*table.voters)


def vote(story: Story, table: Table, offer: Offer) -> dict[int, str]:
    """Read all ballots, which are shown at once (GD-20, GD-21, GD-52)."""
    absent: tuple[int, ...] = ()
    if story.next == "vote_time_ran_out":
        story.check(table.options["vote_seconds"] is not None, "there is no clock for the vote")
        absent = story.take("vote_time_ran_out")["seats"]
        story.check(set(absent) <= set(table.voters), "only voters can be late")
    votes: dict[int, str] = {}
    for seat in table.voters:
        shown = story.take("voted", seat=seat)
        ballot = shown["ballot"]
        if seat in absent:
            due = "against" if offer[seat] == Share() else "for"
            story.check(ballot == due, f"the absent vote {due}")
        may_cast(story, table, seat, ballot)
        adds = 4 if table.owner.get("senator") == seat else 2
        weight = 1 + table.gangs[seat] + (adds if ballot.endswith("argument") else 0)
        story.check(shown["weight"] == weight, f"the vote weighs {weight}")
        votes[seat] = ballot
    return votes


def may_cast(story: Story, table: Table, seat: int, ballot: str) -> None:
    story.check(ballot in BALLOTS, "there is no such vote")
    if ballot.endswith("argument"):
        story.check(table.arguments[seat] > 0, "no argument is left")


def weigh(story: Story, table: Table, votes: dict[int, str], offers: list[Offer]) -> None:
    """Check the weights of the votes; arguments leave the game, and a tie accepts the deal (GD-21
    to GD-23)."""
    weights = Counter[bool]()
    for shown in story.events[story.position - len(votes) : story.position]:
        weights[shown.data["ballot"].startswith("for")] += shown.data["weight"]
    for seat, ballot in votes.items():
        table.arguments[seat] -= ballot.endswith("argument")
    accepted = weights[True] >= weights[False]
    story.take(
        "deal_accepted" if accepted else "deal_refused",
        seat=table.dealer,
        weight_for=weights[True],
        weight_against=weights[False],
    )
    settle(story, table, offers[-1], votes, "accepted" if accepted else "refused", offers)


def settle(
    story: Story,
    table: Table,
    offer: Offer,
    votes: dict[int, str],
    outcome: str,
    offers: list[Offer] | None = None,
) -> None:
    """Check the card, the money, jail and gang cards, each exactly once (GD-24, GD-30 to GD-45)."""
    card = story.take("card_shown", seat=table.dealer)
    money, trio = card["money"], card["accomplices"]
    story.check(12 <= money <= 16 and len(set(trio)) == 3, "no such deal card")
    story.check(set(trio) <= ACCOMPLICES, "no such accomplice")
    story.check(frozenset(trio) not in table.trios, "the card was dealt before")
    table.trios.add(frozenset(trio))
    for earlier_offer in offers or []:
        payable(story, earlier_offer, money, trio)
    due = (
        accepted_deal(table, offer, votes, money, trio)
        if outcome == "accepted"
        else refused_deal(table, votes)
    )
    events = [str((story.next, dict(story.take(story.next)))) for _ in due]
    wanted = {str((event.kind, event.data)): event for event in due}
    story.check(sorted(events) == sorted(wanted), f"due are {list(wanted)}")
    for lane in ("money", "jail", "gang"):
        ranks = [wanted[event].rank for event in events if wanted[event].lane == lane]
        story.check(ranks == sorted(ranks), f"{lane} comes in another order")


def payable(story: Story, offer: Offer, money: int, trio: tuple[str, ...]) -> None:
    """Check that the card can pay the offer (GD-11)."""
    story.check(sum(share.money for share in offer.values()) <= money, "more than the card has")
    promised = Counter(accomplice for share in offer.values() for accomplice in share.accomplices)
    story.check(promised <= Counter(trio), "accomplices that the card does not have")


class Due(NamedTuple):
    """An event that must be told. Within a lane, events of a lower rank come first."""

    lane: str
    rank: int
    kind: str
    data: dict[str, Any]


def accepted_deal(
    table: Table, offer: Offer, votes: dict[int, str], money: int, trio: tuple[str, ...]
) -> list[Due]:
    """Return the events due after an accepted deal: shares, then the Banker, then the other bonuses
    (GD-30, GD-39)."""
    got = {seat: share.money for seat, share in offer.items() if share.money}
    due = [Due("money", 0, "share_paid", {"seat": s, "money": paid}) for s, paid in got.items()]
    rest = money - sum(got.values())
    due.append(Due("money", 0, "rest_paid", {"seat": table.dealer, "money": rest}))
    got[table.dealer] = rest
    for seat, paid in got.items():
        table.money[seat] += paid
    banker = table.owner.get("banker")
    for beside in table.beside(banker) if banker is not None else ():
        if banker is not None and got.get(beside):
            data = {"seat": banker, "neighbour": beside, "money": 1}
            due.append(Due("money", 1, "banker_took", data))
            table.money[beside] -= 1
            table.money[banker] += 1
    due += bonus(table, "magnate", 1)
    due += scoops(table, votes)
    due += leave_jail(table)
    due += discard(table)
    sheriff = table.owner.get("sheriff")
    boss = votes.get(table.owner.get("boss", -1), "")
    fallen = [table.dealer] if boss.startswith("for") else []
    fallen += [seat for seat, share in offer.items() if share == Share()]
    for seat in fallen:
        cards = 2 if seat == sheriff else 1
        table.gangs[seat] += cards
        due.append(Due("gang", 1, "gang_cards_given", {"seat": seat, "cards": cards}))
    table.coming = dict.fromkeys(trio, table.dealer)
    table.coming |= {
        accomplice: seat for seat, share in offer.items() for accomplice in share.accomplices
    }
    return due


def refused_deal(table: Table, votes: dict[int, str]) -> list[Due]:
    """Return the events due after a refused deal: the dealer goes to jail, and only accomplices
    earn money, from the bank (GD-31)."""
    due = leave_jail(table)
    table.jailed = table.dealer
    due.append(Due("jail", 1, "went_to_jail", {"seat": table.dealer}))
    return due + bonus(table, "sheriff", 2) + scoops(table, votes) + discard(table)


def bonus(table: Table, accomplice: str, money: int) -> list[Due]:
    """Return the payment due from the bank to the owner of an accomplice (GD-40, GD-42, GD-43)."""
    owner = table.owner.get(accomplice)
    if owner is None or not money:
        return []
    table.money[owner] += money
    return [Due("money", 2, f"{accomplice}_earned", {"seat": owner, "money": money})]


def scoops(table: Table, votes: dict[int, str]) -> list[Due]:
    """Return the payment due to the Journalist's owner: 1 for each argument used by the owner and
    his neighbours (GD-43)."""
    owner = table.owner.get("journalist")
    if owner is None:
        return []
    watched = table.beside(owner) | {owner}
    used = sum(votes.get(seat, "").endswith("argument") for seat in watched)
    return bonus(table, "journalist", used)


def leave_jail(table: Table) -> list[Due]:
    """Return the event due when the jail card is returned at the end of the next turn, before it is
    taken again (GD-31)."""
    former, table.jailed = table.jailed, None
    return [] if former is None else [Due("jail", 0, "left_jail", {"seat": former})]


def discard(table: Table) -> list[Due]:
    """Return the event due when old gang cards are discarded, before new ones are given (GD-32)."""
    holders = tuple(sorted(seat for seat, cards in table.gangs.items() if cards))
    table.gangs.clear()
    return [Due("gang", 0, "gang_cards_discarded", {"seats": holders})] if holders else []
