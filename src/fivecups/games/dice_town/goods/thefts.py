"""Theft of cards, Ranches and money, with all protections against it (DT-36, DT-37, DT-61, WW-67,
WW-68, WI-4).

Wired claims are protected: a thief can only take cards from the hand (DT-37), and a Ranch only with
the card that allows it. The Bodyguard protects a player from every theft. A player robbed at the
Saloon may be insured.
"""

from __future__ import annotations

from collections.abc import Callable

from ..cards import BACK, CLAIM, NAME, STORE
from ..state import NOBODY, DiceTownState
from ..store_cards.immediate_cards import obtained
from ..store_cards.windows import open_window
from .card_piles import move
from .money import hand_over


def can_be_robbed(s: DiceTownState, thief: int) -> tuple[int, ...]:
    """Return the seats from which `thief` may steal: all opponents but the one protected by the
    Bodyguard in this round (WI-4)."""
    opponents = s.opponents(thief)
    return (
        opponents
        if s.guarded == NOBODY
        else tuple([seat for seat in opponents if seat != s.guarded])
    )


def within_reach(s: DiceTownState, victim: int) -> tuple[int, int]:
    """Return the numbers of Store cards and of claims that can be stolen from `victim`: those in
    his hand (DT-37)."""
    return len(s.store[victim]), len(s.claims[victim])


def hands_can_be_robbed(s: DiceTownState, thief: int) -> bool:
    for seat in can_be_robbed(s, thief):
        in_hand = s.store[seat] or s.claims[seat]
        if in_hand:
            return True
    return False


def ranches_can_be_robbed(s: DiceTownState, thief: int) -> tuple[int, ...]:
    """Return the seats that own a Ranch and from which `thief` may steal (WW-67)."""
    return tuple([seat for seat in can_be_robbed(s, thief) if s.ranches[seat]])


def steal_a_card(s: DiceTownState, thief: int, victim: int, card: int) -> None:
    """Move a card from the victim's hand to the thief's and tell it; both see the card, all others
    only its back (DT-9, DT-36). The victim may then play a card, and a card that must be played at
    once is."""
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
    """Move a Ranch from the victim to the thief and tell it; all Ranches are alike (WW-67). The
    victim may then play a card."""
    *left, taken = s.ranches[victim]
    s.ranches[victim] = tuple(left)
    s.ranches[thief] = tuple(sorted((*s.ranches[thief], taken)))
    s.tell("stole_a_ranch", "WW-67", seat=thief, victim=victim, place="saloon")
    was_robbed(s, victim, CLAIM)


ROBBED = "robbed"
"""The moment at which the victim of a theft may play a card: after being named, and again after the
theft (WW-68)."""

AFTER_A_THEFT: list[Callable[[DiceTownState, int], None]] = []
"""Functions of the state and the victim that are called after a theft; an expansion adds its own,
such as the Insurance."""


def was_robbed(s: DiceTownState, victim: int, back: int) -> None:
    """Record in the visit that a card with this back was stolen from `victim`, open the victim's
    window for cards, and call the functions in `AFTER_A_THEFT`."""
    s.visit = s.visit.but(victim=victim, drawn=(0, 0), stolen=back)
    open_window(s, ROBBED, victim, "", s.sheriff)
    for follow in AFTER_A_THEFT:
        follow(s, victim)


def steal_money(s: DiceTownState, rule: str, thief: int, dollars: int, nuggets: int) -> None:
    """Take this amount of dollars and nuggets, or all there is, from every opponent who can be
    robbed (DT-61)."""
    victims = can_be_robbed(s, thief)
    for victim in s.clockwise(thief)[1:]:
        if victim in victims:
            hand_over(s, rule, victim, thief, dollars, nuggets)
