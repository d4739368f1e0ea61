"""The settlement of a deal: shares or jail, and the cards for the next turn (GD-24, GD-30 to
GD-34)."""

from __future__ import annotations

from dataclasses import replace

from ..components import DEAL_CARDS
from ..state import NO_CARD, DealState, PastDeal, Vote, others, rules, turns
from .accomplices import (
    banker_takes,
    boss_sends_a_gang,
    journalist_earns,
    magnate_earns,
    sheriff_earns,
)
from .gangs import discard_gang_cards, gangs_for_the_left_out
from .payments import pay


def settle(s: DealState, outcome: str, votes: tuple[Vote, ...]) -> None:
    """Show the deal card and put all consequences of the vote on the agenda: for an accepted deal
    shares, bonuses and gang cards, else jail for the dealer and its bonuses (GD-24, GD-39)."""
    show_the_card(s, outcome, votes)
    if outcome == "accepted":
        s.then(pay_shares)
        s.then(banker_takes)
        s.then(magnate_earns)
        s.then(journalist_earns)
        s.then(leave_jail)
        s.then(discard_gang_cards)
        s.then(boss_sends_a_gang)
        s.then(gangs_for_the_left_out)
        s.then(send_for_accomplices)
    else:
        s.then(leave_jail)
        s.then(go_to_jail)
        s.then(sheriff_earns)
        s.then(journalist_earns)
        s.then(discard_gang_cards)


def show_the_card(s: DealState, outcome: str, votes: tuple[Vote, ...]) -> None:
    """Show the deal card after the vote, whatever its result (GD-24), or when time ran out without
    a vote (GD-14), and store the deal as the latest past deal."""
    card = DEAL_CARDS[s.card]
    rule = "GD-14" if outcome == "time_up" else "GD-24"
    s.tell(
        "card_shown",
        rule,
        seat=s.dealer,
        money=card.money,
        accomplices=card.accomplices,
        reveals=True,
    )
    if s.past.turn:
        s.earlier.append(replace(s.past, payments=tuple(s.payments)))
    s.past = PastDeal(s.turn, s.dealer, s.card, s.offer, votes, outcome, tuple(s.words))
    s.payments = []
    s.shown.append(s.card)
    s.card = NO_CARD


@rules.step
def pay_shares(s: DealState) -> None:
    """Pay each player the money of the final offer, and the dealer the rest of the card's money
    (GD-30)."""
    rest = DEAL_CARDS[s.past.card].money
    for seat in others(s):
        share = s.offer[seat].money
        if share:
            rest -= share
            pay(s, seat, "shares", share)
            s.tell("share_paid", "GD-30", seat=seat, money=share)
    if rest:
        pay(s, s.dealer, "rests", rest)
    s.tell("rest_paid", "GD-30", seat=s.dealer, money=rest)


@rules.step
def send_for_accomplices(s: DealState) -> None:
    """Record in `coming` who gets the card's accomplices when the next turn begins: the players to
    whom they were offered, and the dealer for those not offered (GD-30). After the last turn
    nothing is recorded."""
    if s.turn == turns(s):
        return
    s.coming = dict.fromkeys(DEAL_CARDS[s.past.card].accomplices, s.dealer)
    for seat in others(s):
        for accomplice in s.offer[seat].accomplices:
            s.coming[accomplice] = seat


@rules.step
def hand_over_accomplices(s: DealState) -> None:
    """Give the accomplices in `coming` to their new owners at the start of a turn, also if another
    player owned them (GD-30)."""
    for accomplice, seat in s.coming.items():
        former = s.owners[accomplice]
        s.owners[accomplice] = seat
        if former is None:
            s.tell("accomplice_joined", "GD-30", accomplice=accomplice, seat=seat)
        elif former != seat:
            s.tell("accomplice_left", "GD-30", accomplice=accomplice, seat=seat, former=former)
    s.coming = {}


@rules.step
def leave_jail(s: DealState) -> None:
    """Take the jail card from its holder at the end of the turn after the one in which it was
    taken, before another dealer may get it (GD-31)."""
    if s.jailed is not None:
        s.tell("left_jail", "GD-31", seat=s.jailed)
        s.jailed = None


@rules.step
def go_to_jail(s: DealState) -> None:
    """Give the dealer the jail card, because the deal failed; no player gets anything by the deal
    (GD-31)."""
    s.jailed = s.dealer
    s.tell("went_to_jail", "GD-31", seat=s.dealer)
