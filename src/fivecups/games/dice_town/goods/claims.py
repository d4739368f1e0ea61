"""Claims taken from the row or the deck: they go into the hand, but a Ranch is laid face up before
its owner (DT-40, WW-26)."""

from __future__ import annotations

from ..cards import CLAIM, NAME, RANCH
from ..state import DECK, DiceTownState
from .card_piles import draw, lay_open, pick_up


def take_open_claims(s: DiceTownState, cards: tuple[int, ...], seat: int) -> None:
    """Move the claims `cards` from the row to the seat: into its hand, but Ranches are laid face up
    before it (DT-40, WW-26)."""
    ranches = tuple([card for card in cards if NAME[card] == RANCH])
    in_hand = tuple([card for card in cards if NAME[card] != RANCH]) if ranches else cards
    if in_hand:
        pick_up(s, in_hand, seat)
    if ranches:
        lay_down(s, ranches, seat)


def draw_a_claim(s: DiceTownState, seat: int) -> None:
    """Move the top claim of the deck to the seat: into its hand, unseen by the others, but a Ranch
    is laid face up before it (WW-25, WW-26)."""
    top = s.claims[DECK][-1:]
    if NAME[top[0]] == RANCH:
        lay_open(s, top, DECK)
        lay_down(s, top, seat)
    else:
        draw(s, CLAIM, 1, seat, (seat,))


def lay_down(s: DiceTownState, ranches: tuple[int, ...], seat: int) -> None:
    s.ranches[seat] = tuple(sorted(s.ranches[seat] + ranches))
    s.tell("laid_ranches", "WW-26", seat=seat, count=len(ranches), reveals=True)
