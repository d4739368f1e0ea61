"""What is hidden at the table: the dealer's card and the order of the deck (GD-3, GD-10).

Sealed votes are hidden, too; the engine keeps them. Money behind screens is private (GD-4), and a
view shows a seat its own total only. But every payment is public when it is made, so whoever has
listened can add up all totals: there is no other world in which they differ, and they are not dealt
anew. A program may sum the events as a person may count along.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from fivecups.engine import Chance

from .components import DEAL_CARDS, DealCard
from .state import NO_CARD, DealState, Offer


def redeal(state: DealState, seat: int | None, chance: Chance) -> DealState:
    """The deck in another order, and for everyone but the dealer another card that could pay the
    offers of this turn."""
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
    """Those of the cards that could pay each of these offers of one turn."""
    return [card for card in cards if all(can_pay(DEAL_CARDS[card], offer) for offer in offers)]


def can_pay(card: DealCard, offer: Offer) -> bool:
    """GD-11: whether a card shows all that is offered."""
    offered = {accomplice for share in offer for accomplice in share.accomplices}
    return sum(share.money for share in offer) <= card.money and offered <= set(card.accomplices)
