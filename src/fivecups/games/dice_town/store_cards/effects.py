"""The effects of the Store cards of the base game, by the names used in `components.py` (DT-71 to
DT-81)."""

from __future__ import annotations

from ..components import KEEP_FOR_FREE, NERVOUS_JOE_DOLLARS
from ..dice.cups import can_keep_for_free, can_turn_a_die, dice_to_turn, turn
from ..goods.money import hand_over
from ..places.doc_badluck import may_visit_with_elixir
from ..state import DECK, DiceTownState
from .effect_registry import Choice, effect


@effect("once-more")
def once_more(s: DiceTownState, seat: int) -> None:
    """Make the place act once more for its winner, by raising the visit's `times`: Dynamite
    (DT-71), Unlimited Credit (DT-73), The Girls (DT-76)."""
    s.visit = s.visit.but(times=s.visit.times + 1)


@effect("half-the-haul")
def half_the_haul(s: DiceTownState, seat: int) -> None:
    """Make the player who robbed the Bank hand over half of its dollars, rounded down, to `seat`:
    Even Split (DT-72)."""
    haul = s.visit.paid_dollars
    half = haul // 2
    s.visit = s.visit.but(paid_dollars=haul - half)
    hand_over(s, "DT-72", s.visit.acting, seat, dollars=half)


@effect(KEEP_FOR_FREE, can_keep_for_free)
def keep_for_free(s: DiceTownState, seat: int) -> None:
    """Let the player keep all dice of this reveal for free: The Brute (DT-74)."""
    s.free[seat] = True


@effect("turn-a-die", can_turn_a_die, dice_to_turn)
def turn_a_die(s: DiceTownState, seat: int, die: str, face: str) -> None:
    """Turn one of the player's dice kept in this reveal to another face: Professional Cheater
    (DT-75)."""
    turn(s, seat, die, face)


def marshall_may_be_played(s: DiceTownState, seat: int) -> bool:
    """True unless the seat is the Sheriff and has just been paid for naming a player at this place:
    he cannot sell the badge and keep it (DT-77)."""
    return seat != s.sheriff or not s.visit.sheriff_paid


@effect("badge-stays", marshall_may_be_played)
def badge_stays(s: DiceTownState, seat: int) -> None:
    """Mark the visit so that the Sheriff's badge stays with its holder: Marshall (DT-77)."""
    s.visit = s.visit.but(badge_stays=True)


def claims_are_left(s: DiceTownState, seat: int) -> bool:
    return bool(s.claims[DECK])


@effect("top-claim", claims_are_left)
def top_claim(s: DiceTownState, seat: int) -> None:
    """Mark the visit so that the winner of the Town Hall also takes the top claim of the deck:
    Corruption (DT-78)."""
    s.visit = s.visit.but(top_claim=True)


def anybody_else(s: DiceTownState, seat: int) -> tuple[Choice, ...]:
    """Return all opponents as choices of a player to pay (DT-79), even a guarded one, since paying
    is no theft (WI-4)."""
    return tuple([(other,) for other in s.opponents(seat)])


@effect("chosen-player-pays", choices=anybody_else)
def chosen_player_pays(s: DiceTownState, seat: int, victim: int) -> None:
    """Make the chosen player `victim` pay `seat` four dollars, or all he has: Nervous Joe
    (DT-79)."""
    if not s.dollars[victim]:
        s.tell("had_nothing_to_pay", "DT-79", seat=victim, receiver=seat)
    hand_over(s, "DT-79", victim, seat, dollars=NERVOUS_JOE_DOLLARS)


@effect("visit-doc", may_visit_with_elixir)
def visit_doc(s: DiceTownState, seat: int) -> None:
    """Add the player to Doc Badluck's visitors although he won something: Doc Badluck's Elixir
    (DT-80)."""
    s.visitors = (*s.visitors, seat)


@effect("cancel")
def cancel(s: DiceTownState, seat: int) -> None:
    """Mark the card just played as cancelled, so that it has no effect: Wanted (DT-81)."""
    s.cancelled = True
