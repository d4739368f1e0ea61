"""Acting at a place (DT-23, DT-26, DT-62): cards, then the action, then the promised share."""

from __future__ import annotations

from ..goods.money import hand_over
from ..state import VISIT_OF, DiceTownState, rules
from ..store_cards.windows import after_window
from .place import PLACES


@rules.step
def act(s: DiceTownState, place: str, name: str, seat: int) -> None:
    """DT-23, DT-31, WW-14: cards are played before the action; with nothing to act on, nothing is
    won."""
    spot = PLACES[place]
    action = spot.called(name)
    if s.journal is not None and len(spot.actions(s)) > 1:
        s.tell("acts", "WW-10", seat=seat, place=place, action=name)
    before = s.visit
    s.visit = VISIT_OF[seat]
    if before.claims_won or before.promised:
        s.visit = s.visit.but(claims_won=before.claims_won, promised=before.promised)
    if not action.possible(s, seat):
        s.tell("found_nothing", action.rule, seat=seat, place=place, action=name)
        return
    if action.cards:
        after_window(s, action.cards, seat, action.step, seat)
    else:
        action.step(s, seat)
    if before.promised:
        s.then(pay_the_promised, seat)


@rules.step
def pay_the_promised(s: DiceTownState, seat: int) -> None:
    """DT-26: the share promised to the Sheriff is paid right after the place has paid, as far as
    that goes."""
    visit = s.visit
    for giver, receiver, dollars, nuggets in visit.promised:
        if giver == seat:
            share = min(dollars, visit.paid_dollars), min(nuggets, visit.paid_nuggets)
            hand_over(s, "DT-26", giver, receiver, *share, kind="paid_the_share")


def gives_something(s: DiceTownState, seat: int) -> None:
    """DT-62, WW-27: a place gave something, so that this player has no right to visit Doc Badluck
    in this round."""
    s.won[seat] = True
