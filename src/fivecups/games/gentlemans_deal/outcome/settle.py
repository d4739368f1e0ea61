"""What comes of a deal: shares or jail, and the cards for the next turn (GD-24, GD-30 to GD-34)."""

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
from .cashier import pay
from .gangs import discard_gang_cards, gangs_for_the_left_out


def settle(s: DealState, outcome: str, votes: tuple[Vote, ...]) -> None:
    """GD-24, GD-39: the card is shown, then come shares, Banker and the other bonuses, then jail
    and gang cards."""
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
    """GD-24: after the vote the deal card is shown, whatever came of it; GD-14: also when there was
    none."""
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
    """GD-30: each gets the money offered, the dealer the rest of it."""
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
    """GD-30: the accomplices of the card come to those they were offered to, the left-over ones to
    the dealer, when the next turn begins; after the last turn nobody needs them."""
    if s.turn == turns(s):
        return
    s.coming = dict.fromkeys(DEAL_CARDS[s.past.card].accomplices, s.dealer)
    for seat in others(s):
        for accomplice in s.offer[seat].accomplices:
            s.coming[accomplice] = seat


@rules.step
def hand_over_accomplices(s: DealState) -> None:
    """GD-30: at the start of the next turn accomplices go to their new owners, also away from
    another player."""
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
    """GD-31: the jail card is given up at the end of the next turn, before a new holder takes
    it."""
    if s.jailed is not None:
        s.tell("left_jail", "GD-31", seat=s.jailed)
        s.jailed = None


@rules.step
def go_to_jail(s: DealState) -> None:
    """GD-31: the dealer takes the jail card, and nobody gets anything by the deal."""
    s.jailed = s.dealer
    s.tell("went_to_jail", "GD-31", seat=s.dealer)
