"""Theft of cards, Ranches and money, with its protections (DT-36, DT-37, DT-61, WW-67, WW-68,
WI-4)."""

from __future__ import annotations

from ...jit import Ints, Tables, inner
from ..common.agenda import PAY_THE_INSURANCE, then
from ..common.card_piles import (
    discard_played,
    draw_a_claim,
    draw_store_cards,
    hand_over,
    move,
    obtained,
    store_has_cards,
)
from ..common.seat_order import seat_after
from ..lookup_tables import CLAIM, LASTING_BITS, ROBBED
from ..lookup_tables import STORE as STORE_BACK
from ..play.windows import open_window_from_sheriff
from ..state_layout import (
    CLAIMS_DECK_SIZE,
    DRAWN,
    GUARDED,
    INSURED,
    RANCHES,
    SEATS,
    STOLEN,
    VICTIM,
    WILD_WEST,
)


@inner
def steal_a_card(s: Ints, t: Tables, thief: int, victim: int, back: int, card: int) -> None:
    """Move a card from the victim's hand to the thief's; both see the card, all others only its
    back (DT-9, DT-36). The victim may then play a card, and a card that must be played at once
    is."""
    move(s, t, back, card, victim, thief, 1 << thief | 1 << victim)
    was_robbed(s, t, victim, back)
    if back == STORE_BACK:
        obtained(s, t, thief, card)


@inner
def steal_a_ranch(s: Ints, t: Tables, thief: int, victim: int) -> None:
    """Move a Ranch from the victim to the thief; all Ranches are alike (WW-67). The victim may then
    play a card."""
    taken = s[RANCHES + victim]
    while taken & taken - 1:
        taken &= taken - 1
    s[RANCHES + victim] ^= taken
    s[RANCHES + thief] |= taken
    was_robbed(s, t, victim, CLAIM)


@inner
def was_robbed(s: Ints, t: Tables, victim: int, back: int) -> None:
    """Record in the visit that a card with this back was stolen from `victim`, and open the
    victim's window for cards; in Wild West the Insurance may pay after it."""
    s[VICTIM], s[STOLEN] = victim, back
    s[DRAWN] = s[DRAWN + 1] = 0
    open_window_from_sheriff(s, t, ROBBED, victim)
    if s[WILD_WEST]:
        then(s, PAY_THE_INSURANCE, victim, 0, 0, 0)


@inner
def pay_the_insurance(s: Ints, t: Tables, seat: int) -> None:
    """Give the insured victim a card of the same kind as the stolen one, from the top of its deck,
    if one is there. Then discard the Insurance, which lay open until then (WW-68, DT-82)."""
    if not s[INSURED]:
        return
    drawn = 0
    if s[STOLEN] == STORE_BACK and store_has_cards(s):
        drawn = draw_store_cards(s, t, 1, seat, 1 << seat)
    elif s[STOLEN] == CLAIM and s[CLAIMS_DECK_SIZE]:
        draw_a_claim(s, t, seat)
    discard_played(s, t, seat, LASTING_BITS)
    obtained(s, t, seat, drawn)


@inner
def steal_money(s: Ints, thief: int, dollars: int, nuggets: int) -> None:
    """Take this amount of dollars and nuggets, or all there is, from every opponent who is not
    guarded (DT-61, WI-4)."""
    for step in range(1, s[SEATS]):
        victim = seat_after(s, thief, step)
        if victim != s[GUARDED]:
            hand_over(s, victim, thief, dollars, nuggets)
