"""Ranches (WW-26): claims that are laid face up before their owner and that only Whiskey can
steal."""

from __future__ import annotations

from ..cards import CLAIM, NAME, RANCH
from ..components import STORE_CARDS
from ..piles import draw, lay_open, pick_up
from ..state import DECK, DiceTownState

(WHISKEY,) = [card.name for card in STORE_CARDS if card.effect == "take-a-ranch"]


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


def ranches_can_be_taken(s: DiceTownState, seat: int) -> bool:
    """WW-67: somebody who is not guarded has a Ranch, and Whiskey has not yet taken the place of
    this theft."""
    return not s.ranch_taken and any(s.ranches[other] for other in s.exposed(seat))


def owners_of_ranches(s: DiceTownState, seat: int) -> tuple[tuple[int], ...]:
    return tuple([(other,) for other in s.exposed(seat) if s.ranches[other]])


def take_a_ranch_from(s: DiceTownState, seat: int, victim: int) -> None:
    """WW-67: a Ranch changes hands; they are all alike."""
    *left, taken = s.ranches[victim]
    s.ranches[victim] = tuple(left)
    s.ranches[seat] = tuple(sorted((*s.ranches[seat], taken)))
    s.ranch_taken = True
    s.stolen = CLAIM
    s.hurt_by[victim] = seat
    s.tell("stole_a_ranch", "WW-67", seat=seat, victim=victim, place="saloon")
