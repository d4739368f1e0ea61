"""Claims (DT-40, WW-26): from the row or the deck into the hand; a Ranch is laid face up before its
owner."""

from __future__ import annotations

from ..cards import CLAIM, NAME, RANCH
from ..state import DECK, DiceTownState
from .piles import draw, lay_open, pick_up


def take_open_claims(s: DiceTownState, cards: tuple[int, ...], seat: int) -> None:
    """DT-40, WW-26: claims of the row go into the hand, Ranches are laid before their owner."""
    ranches = tuple([card for card in cards if NAME[card] == RANCH])
    in_hand = tuple([card for card in cards if NAME[card] != RANCH]) if ranches else cards
    if in_hand:
        pick_up(s, in_hand, seat)
    if ranches:
        lay_down(s, ranches, seat)


def draw_a_claim(s: DiceTownState, seat: int) -> None:
    """WW-25, WW-26: the top claim of the deck goes into the hand, unseen by the others unless it is
    a Ranch."""
    top = s.claims[DECK][-1:]
    if NAME[top[0]] == RANCH:
        lay_open(s, top, DECK)
        lay_down(s, top, seat)
    else:
        draw(s, CLAIM, 1, seat, (seat,))


def lay_down(s: DiceTownState, ranches: tuple[int, ...], seat: int) -> None:
    s.ranches[seat] = tuple(sorted(s.ranches[seat] + ranches))
    s.tell("laid_ranches", "WW-26", seat=seat, count=len(ranches), reveals=True)
