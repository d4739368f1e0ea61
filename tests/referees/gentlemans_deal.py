"""A referee of Gentleman's Deal (GD-1 to GD-52)."""

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
    """What everybody could write down while watching."""

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
        """Everybody but the dealer, clockwise from the dealer's left."""
        return [(self.dealer + step) % self.seats for step in range(1, self.seats)]

    @property
    def voters(self) -> list[int]:
        """GD-20: all but the dealer and the one in jail."""
        return [seat for seat in self.others if seat != self.jailed]

    def beside(self, seat: int) -> set[int]:
        return {(seat - 1) % self.seats, (seat + 1) % self.seats}


@dataclass(frozen=True)
class Share:
    money: int = 0
    accomplices: tuple[str, ...] = ()


Offer = dict[int, Share]


def referee(story: Story, seats: int, options: Mapping[str, Any]) -> None:
    """Follow a whole game (GD-3, GD-33, GD-50, GD-51)."""
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
    """GD-30: those of the deal before come to their new owners, also away from another player."""
    due = {}
    for accomplice, seat in table.coming.items():
        former = table.owner.get(accomplice)
        if former != seat:
            due[accomplice] = (seat, former)
        table.owner[accomplice] = seat
    table.coming = {}
    told = {}
    while story.next in ("accomplice_joined", "accomplice_left"):
        moved = story.take(story.next)
        told[moved["accomplice"]] = (moved["seat"], moved.get("former"))
    story.check(told == due, f"accomplices should move so: {due}")


def play_turn(story: Story, table: Table) -> None:
    """GD-10 to GD-14, GD-20: card, first offer, talk, final offer, vote, outcome."""
    drawn = story.take("card_drawn", seat=table.dealer)
    story.check(set(drawn) == {"seat"}, "the card is the dealer's alone")
    story.waits_for(table.dealer)
    talk(story, table, before_the_offer=True)
    if time_is_up(story, table):
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
    if least and not time_is_up(story, table, peek=True):
        heard = story.next
        story.check(
            heard in ("all_have_spoken", "talked_long_enough"), "the table has to be heard first"
        )
        story.take(heard, seat=table.dealer)
        story.waits_for(table.dealer)
        talk(story, table)
    if time_is_up(story, table):
        settle(story, table, {}, {}, "time_up", offers)
        return
    final(story, table, offers)
    votes = vote(story, table, offers[-1])
    weigh(story, table, votes, offers)


def time_is_up(story: Story, table: Table, peek: bool = False) -> bool:
    """GD-14: the clock of the talk, where there is one."""
    if story.next != "talk_time_ran_out":
        return False
    story.check(table.options["talk_seconds"] is not None, "there is no clock for the talk")
    if not peek:
        story.take("talk_time_ran_out", seat=table.dealer)
    return True


def talk(story: Story, table: Table, before_the_offer: bool = False) -> None:
    """GD-12: anybody but the dealer may speak; before the first offer nobody can want more."""
    while story.next in TALK:
        kind = story.next
        said = story.take(kind)
        seat = said["seat"]
        story.moved(seat)
        story.check(seat in table.others, "the dealer has an offer to make, not a demand")
        if kind in ("demanded", "took_back_demand"):
            story.check(said["whom"] in table.others, "a demand is about one of the others")
        else:
            story.check(not before_the_offer, "there is no offer to speak of yet")
        promise = said.get("ballot", said.get("vote", "open"))
        if promise != "open":
            story.check(seat in table.voters, "who has no vote promises none")
            may_cast(story, table, seat, promise)
        if kind == "demanded":
            story.check(0 <= said["money"] <= 16, "no card has so much money")
            asked = said["accomplices"]
            story.check(set(asked) <= ACCOMPLICES and len(asked) <= 3, "three at most")


def read_offer(story: Story, table: Table) -> Offer:
    """GD-11: a share or nothing for every other player."""
    offer: Offer = dict.fromkeys(table.others, Share())
    while story.next == "offered":
        made = story.take("offered")
        story.check(made["whom"] in table.others, "an offer is for the others")
        offer[made["whom"]] = Share(made["money"], tuple(made["accomplices"]))
    nothing = tuple(seat for seat, share in offer.items() if share == Share())
    if nothing:
        story.take("offered_nothing", seats=nothing)
    return offer


def final(story: Story, table: Table, offers: list[Offer]) -> None:
    """GD-13: the dealer confirms the first offer or replaces it once."""
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
    """GD-20, GD-21, GD-52: everybody's ballot, shown at once."""
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
    """GD-21 to GD-23: arguments leave the game; a tie is an acceptance."""
    weights = Counter[bool]()
    for shown in story.told[story.heard - len(votes) : story.heard]:
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
    """GD-24, GD-30 to GD-45: the card, the money, jail and gang cards, each exactly once."""
    card = story.take("card_shown", seat=table.dealer)
    money, trio = card["money"], card["accomplices"]
    story.check(12 <= money <= 16 and len(set(trio)) == 3, "no such deal card")
    story.check(set(trio) <= ACCOMPLICES, "no such accomplice")
    story.check(frozenset(trio) not in table.trios, "the card was dealt before")
    table.trios.add(frozenset(trio))
    for made in offers or []:
        payable(story, made, money, trio)
    due = (
        accepted_deal(table, offer, votes, money, trio)
        if outcome == "accepted"
        else refused_deal(table, votes)
    )
    told = [str((story.next, dict(story.take(story.next)))) for _ in due]
    wanted = {str((one.kind, one.data)): one for one in due}
    story.check(sorted(told) == sorted(wanted), f"due are {list(wanted)}")
    for lane in ("money", "jail", "gang"):
        ranks = [wanted[event].rank for event in told if wanted[event].lane == lane]
        story.check(ranks == sorted(ranks), f"{lane} comes in another order")


def payable(story: Story, offer: Offer, money: int, trio: tuple[str, ...]) -> None:
    """GD-11: only what the card shows, and no more of it than there is."""
    story.check(sum(share.money for share in offer.values()) <= money, "more than the card has")
    promised = Counter(one for share in offer.values() for one in share.accomplices)
    story.check(promised <= Counter(trio), "accomplices that the card does not have")


class Due(NamedTuple):
    """An event that has to be told. In one lane those of a lower rank come first."""

    lane: str
    rank: int
    kind: str
    data: dict[str, Any]


def accepted_deal(
    table: Table, offer: Offer, votes: dict[int, str], money: int, trio: tuple[str, ...]
) -> list[Due]:
    """GD-30, GD-39: shares, then the Banker, then the other bonuses."""
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
    table.coming |= {one: seat for seat, share in offer.items() for one in share.accomplices}
    return due


def refused_deal(table: Table, votes: dict[int, str]) -> list[Due]:
    """GD-31: the dealer goes to jail and nobody gets anything by the deal; what accomplices earn
    comes from the bank."""
    due = leave_jail(table)
    table.jailed = table.dealer
    due.append(Due("jail", 1, "went_to_jail", {"seat": table.dealer}))
    return due + bonus(table, "sheriff", 2) + scoops(table, votes) + discard(table)


def bonus(table: Table, accomplice: str, money: int) -> list[Due]:
    """GD-40, GD-42, GD-43: the bank pays the owner."""
    owner = table.owner.get(accomplice)
    if owner is None or not money:
        return []
    table.money[owner] += money
    return [Due("money", 2, f"{accomplice}_earned", {"seat": owner, "money": money})]


def scoops(table: Table, votes: dict[int, str]) -> list[Due]:
    """GD-43: one for each argument of the Journalist's owner and of each neighbour."""
    owner = table.owner.get("journalist")
    if owner is None:
        return []
    watched = table.beside(owner) | {owner}
    used = sum(votes.get(seat, "").endswith("argument") for seat in watched)
    return bonus(table, "journalist", used)


def leave_jail(table: Table) -> list[Due]:
    """GD-31: the jail card is given up at the end of the next turn, before anybody takes it."""
    former, table.jailed = table.jailed, None
    return [] if former is None else [Due("jail", 0, "left_jail", {"seat": former})]


def discard(table: Table) -> list[Due]:
    """GD-32: old gang cards go before new ones are given."""
    holders = tuple(sorted(seat for seat, cards in table.gangs.items() if cards))
    table.gangs.clear()
    return [Due("gang", 0, "gang_cards_discarded", {"seats": holders})] if holders else []
