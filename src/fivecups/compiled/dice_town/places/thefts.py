"""Theft (DT-36, DT-37, DT-61, WW-67, WW-68, WI-4): whatever is stolen passes through here."""

from __future__ import annotations

from fivecups.games.dice_town.state import DISCARDS, TABLE

from ...door import Ints, Tables, inner
from ..common.agenda import PAY_THE_INSURANCE, then
from ..common.piles import (
    draw_a_claim,
    draw_store_cards,
    hand_over,
    move,
    obtained,
    store_is_open,
)
from ..common.seats import after, everybody
from ..data import CLAIM, INSURANCE_BITS, ROBBED
from ..data import STORE as STORE_BACK
from ..layout import (
    CLAIMS_DECK_SIZE,
    DRAWN,
    GUARDED,
    INSURED,
    RANCHES,
    SEATS,
    STOLEN,
    STORE,
    VICTIM,
    WILD_WEST,
)
from ..play.windows import window


@inner
def steal_a_card(s: Ints, t: Tables, thief: int, victim: int, back: int, card: int) -> None:
    """DT-9, DT-36: the victim knows what he lost, all others see its back."""
    move(s, t, back, card, victim, thief, 1 << thief | 1 << victim)
    was_robbed(s, t, victim, back)
    if back == STORE_BACK:
        obtained(s, t, thief, card)


@inner
def steal_a_ranch(s: Ints, t: Tables, thief: int, victim: int) -> None:
    """WW-67: a Ranch changes hands; they are all alike."""
    taken = s[RANCHES + victim]
    while taken & taken - 1:
        taken &= taken - 1
    s[RANCHES + victim] ^= taken
    s[RANCHES + thief] |= taken
    was_robbed(s, t, victim, CLAIM)


@inner
def was_robbed(s: Ints, t: Tables, victim: int, back: int) -> None:
    """A card with this back is gone."""
    s[VICTIM], s[STOLEN] = victim, back
    s[DRAWN] = s[DRAWN + 1] = 0
    window(s, t, ROBBED, victim)
    if s[WILD_WEST]:
        then(s, PAY_THE_INSURANCE, victim, 0, 0, 0)


@inner
def pay_the_insurance(s: Ints, t: Tables, seat: int) -> None:
    """WW-68: a card of the same kind as the stolen one, from its deck. Being played, Insurance is
    not among the discards that a draw may shuffle (DT-35, DT-82)."""
    if not s[INSURED]:
        return
    if s[STOLEN] == STORE_BACK and store_is_open(s):
        itself = s[STORE + DISCARDS] & INSURANCE_BITS
        move(s, t, STORE_BACK, itself, DISCARDS, TABLE, everybody(s))
        drawn = draw_store_cards(s, t, 1, seat, 1 << seat)
        move(s, t, STORE_BACK, itself, TABLE, DISCARDS, everybody(s))
        obtained(s, t, seat, drawn)
    elif s[STOLEN] == CLAIM and s[CLAIMS_DECK_SIZE]:
        draw_a_claim(s, t, seat)


@inner
def steal_money(s: Ints, thief: int, dollars: int, nuggets: int) -> None:
    """DT-61, WI-4: every opponent who is not guarded gives so much, or what he has."""
    for step in range(1, s[SEATS]):
        victim = after(s, thief, step)
        if victim != s[GUARDED]:
            hand_over(s, victim, thief, dollars, nuggets)
