"""Random redeal of what a seat does not know: the dealer's card and the order of the deck (GD-3,
GD-10).

Sealed votes are hidden too; the engine handles them. Money behind screens is private (GD-4), and a
view shows a seat its own total only. But every payment is public when it is made, so all totals can
be added up from the events: no world exists in which they differ, and they are not dealt anew.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from fivecups.engine import Chance

from .components import DEAL_CARDS, DealCard
from .state import NO_CARD, DealState, Offer


def redeal(state: DealState, seat: int | None, chance: Chance) -> DealState:
    """Return a copy of the state with the deck in another random order and, unless `seat` is the
    dealer, another random card for the dealer that could pay all offers of this turn."""
    s = state.copy()
    hidden = s.deck
    if s.card != NO_CARD and seat != s.dealer:
        hidden.append(s.card)
        fitting = fitting_cards(hidden, (s.first_offer, s.offer))
        s.card = fitting[chance.pick(len(fitting))]
        hidden.remove(s.card)
    s.deck = [hidden[place] for place in chance.shuffle(len(hidden))]
    return s


def fitting_cards(cards: Iterable[int], offers: Collection[Offer]) -> list[int]:
    """Return those of `cards` with which the dealer could pay every offer in `offers`."""
    return [card for card in cards if all(can_pay(DEAL_CARDS[card], offer) for offer in offers)]


def can_pay(card: DealCard, offer: Offer) -> bool:
    """True if the card shows at least the money and all the accomplices that `offer` gives
    (GD-11)."""
    offered = {accomplice for share in offer for accomplice in share.accomplices}
    return sum(share.money for share in offer) <= card.money and offered <= set(card.accomplices)
