"""Gang cards: who gets them, how many, and when they are discarded (GD-30, GD-32, GD-40)."""

from __future__ import annotations

from ..state import DealState, others, rules

SHERIFF_GANG_CARDS = 2


@rules.step
def discard_gang_cards(s: DealState) -> None:
    """Discard the gang cards of the turn before, used or not, before new ones are given (GD-32)."""
    holders = tuple(seat for seat in range(s.seats) if s.gang_cards[seat])
    if holders:
        s.gang_pile += sum(s.gang_cards)
        s.gang_cards = [0] * s.seats
        s.tell("gang_cards_discarded", "GD-32", seats=holders)


@rules.step
def gangs_for_the_left_out(s: DealState) -> None:
    """Give a gang card to every player except the dealer whom the final offer gave nothing, even to
    the player in jail (GD-15, GD-30)."""
    for seat in others(s):
        if s.offer[seat].is_nothing:
            give_gang_cards(s, seat, "GD-30")


def give_gang_cards(s: DealState, seat: int, rule: str) -> None:
    """Give the seat a gang card, or two if it owns the Sheriff (GD-40)."""
    cards = SHERIFF_GANG_CARDS if s.owners["sheriff"] == seat else 1
    s.gang_pile -= cards
    s.gang_cards[seat] += cards
    s.tell("gang_cards_given", rule, seat=seat, cards=cards)
