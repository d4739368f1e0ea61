"""Theft (DT-36, DT-37, DT-61, WW-67, WW-68, WI-4): whatever is stolen passes through here, and so
through all that protects.

Barbed wire and the table protect claims: only cards in hand are within a thief's reach (DT-37), and
a Ranch only by the card that says so. The Bodyguard protects a player from every theft. Whoever has
been robbed at the Saloon may be insured.
"""

from __future__ import annotations

from collections.abc import Callable

from ..cards import BACK, CLAIM, NAME, STORE
from ..state import NOBODY, DiceTownState
from ..store_cards.immediately import obtained
from ..store_cards.windows import open_window
from .money import hand_over
from .piles import move


def can_be_robbed(s: DiceTownState, thief: int) -> tuple[int, ...]:
    """WI-4: the opponents of a thief, all but one who has the Bodyguard in this round."""
    found = s.opponents(thief)
    return found if s.guarded == NOBODY else tuple([seat for seat in found if seat != s.guarded])


def within_reach(s: DiceTownState, victim: int) -> tuple[int, int]:
    """DT-37: how many Store cards and claims of a player can be stolen: those in his hand."""
    return len(s.store[victim]), len(s.claims[victim])


def hands_can_be_robbed(s: DiceTownState, thief: int) -> bool:
    for seat in can_be_robbed(s, thief):
        in_hand = s.store[seat] or s.claims[seat]
        if in_hand:
            return True
    return False


def ranches_can_be_robbed(s: DiceTownState, thief: int) -> tuple[int, ...]:
    """WW-67: the owners of a Ranch that a thief could take."""
    return tuple([seat for seat in can_be_robbed(s, thief) if s.ranches[seat]])


def steal_a_card(s: DiceTownState, thief: int, victim: int, card: int) -> None:
    """DT-9, DT-36: the victim knows what he lost, all others see its back."""
    move(s, (card,), victim, thief, (thief, victim))
    if s.journal is not None:
        face_up = {"card": NAME[card]}
        store, claims = (1, 0) if BACK[card] == STORE else (0, 1)
        s.tell(
            "stole",
            "DT-36",
            secret={thief: face_up, victim: face_up},
            seat=thief,
            victim=victim,
            place="saloon",
            store=store,
            claims=claims,
        )
    was_robbed(s, victim, BACK[card])
    obtained(s, thief, card)


def steal_a_ranch(s: DiceTownState, thief: int, victim: int) -> None:
    """WW-67: a Ranch changes hands; they are all alike."""
    *left, taken = s.ranches[victim]
    s.ranches[victim] = tuple(left)
    s.ranches[thief] = tuple(sorted((*s.ranches[thief], taken)))
    s.tell("stole_a_ranch", "WW-67", seat=thief, victim=victim, place="saloon")
    was_robbed(s, victim, CLAIM)


ROBBED = "robbed"
"""The moment at which a victim may play a card: once named, and after the theft (WW-68)."""

AFTER_A_THEFT: list[Callable[[DiceTownState, int], None]] = []
"""What an expansion does for a victim when the theft is over."""


def was_robbed(s: DiceTownState, victim: int, back: int) -> None:
    """A card with this back is gone."""
    s.visit = s.visit.but(victim=victim, drawn=(0, 0), stolen=back)
    open_window(s, ROBBED, victim, "", s.sheriff)
    for follow in AFTER_A_THEFT:
        follow(s, victim)


def steal_money(s: DiceTownState, rule: str, thief: int, dollars: int, nuggets: int) -> None:
    """DT-61: every opponent gives so much, or what he has."""
    victims = can_be_robbed(s, thief)
    for victim in s.clockwise(thief)[1:]:
        if victim in victims:
            hand_over(s, rule, victim, thief, dollars, nuggets)
