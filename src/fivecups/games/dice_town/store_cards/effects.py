"""What Store cards do (DT-71 to DT-81), each function by the name that a card's line in
`components.py` gives it."""

from __future__ import annotations

from ..components import KEEP_FOR_FREE, NERVOUS_JOE_DOLLARS
from ..dice.cups import can_keep_for_free, can_turn_a_die, dice_to_turn, turn
from ..goods.money import hand_over
from ..places.doc_badluck import may_visit_with_elixir
from ..state import DECK, DiceTownState
from .registry import Choice, effect


@effect("once-more")
def once_more(s: DiceTownState, seat: int) -> None:
    """DT-71 Dynamite, DT-73 Unlimited Credit, DT-76 The Girls: what the place gives is given once
    more."""
    s.visit = s.visit.but(times=s.visit.times + 1)


@effect("half-the-haul")
def half_the_haul(s: DiceTownState, seat: int) -> None:
    """DT-72 Even Split: the robber hands over half of the haul, rounded down."""
    haul = s.visit.paid_dollars
    half = haul // 2
    s.visit = s.visit.but(paid_dollars=haul - half)
    hand_over(s, "DT-72", s.visit.acting, seat, dollars=half)


@effect(KEEP_FOR_FREE, can_keep_for_free)
def keep_for_free(s: DiceTownState, seat: int) -> None:
    """DT-74 The Brute: more than one die is kept for free."""
    s.free[seat] = True


@effect("turn-a-die", can_turn_a_die, dice_to_turn)
def turn_a_die(s: DiceTownState, seat: int, die: str, face: str) -> None:
    """DT-75 Professional Cheater: one of one's own dice kept in this reveal is turned to any
    face."""
    turn(s, seat, die, face)


@effect("badge-stays")
def badge_stays(s: DiceTownState, seat: int) -> None:
    """DT-77 Marshall: the badge stays where it is."""
    s.visit = s.visit.but(badge_stays=True)


def claims_are_left(s: DiceTownState, seat: int) -> bool:
    return bool(s.claims[DECK])


@effect("top-claim", claims_are_left)
def top_claim(s: DiceTownState, seat: int) -> None:
    """DT-78 Corruption: also the top claim of the deck; not with an empty deck."""
    s.visit = s.visit.but(top_claim=True)


def anybody_else(s: DiceTownState, seat: int) -> tuple[Choice, ...]:
    """DT-79: any opponent; to pay is no theft (WI-4)."""
    return tuple([(other,) for other in s.opponents(seat)])


@effect("chosen-player-pays", choices=anybody_else)
def chosen_player_pays(s: DiceTownState, seat: int, victim: int) -> None:
    """DT-79 Nervous Joe: a chosen player pays four dollars, or what he has."""
    if not s.dollars[victim]:
        s.tell("had_nothing_to_pay", "DT-79", seat=victim, receiver=seat)
    hand_over(s, "DT-79", victim, seat, dollars=NERVOUS_JOE_DOLLARS)


@effect("visit-doc", may_visit_with_elixir)
def visit_doc(s: DiceTownState, seat: int) -> None:
    """DT-80 Doc Badluck's Elixir: visit though you won something."""
    s.visitors = (*s.visitors, seat)


@effect("cancel")
def cancel(s: DiceTownState, seat: int) -> None:
    """DT-81 Wanted: the card that it answers has no effect."""
    s.cancelled = True
