"""Acting at a place: cards, then the action, then the promised share (DT-23, DT-26, DT-62)."""

from __future__ import annotations

from ..goods.money import hand_over
from ..state import VISIT_OF, DiceTownState, rules
from ..store_cards.played_cards import discard_played
from ..store_cards.windows import after_window
from .place import PLACES


@rules.step
def act(s: DiceTownState, place: str, name: str, seat: int) -> None:
    """Let the seat act at the place that it won: open the window for the action's cards, then do
    the action called `name`, discard the cards played for it, and pay a promised share. If the
    action is not possible, nothing is won (DT-23, DT-31, DT-82, WW-14)."""
    spot = PLACES[place]
    action = spot.called(name)
    if s.journal is not None and len(spot.actions(s)) > 1:
        s.tell("acts", "WW-10", seat=seat, place=place, action=name)
    before = s.visit
    s.visit = VISIT_OF[seat]
    if before.claims_won or before.promised or before.sheriff_paid:
        s.visit = s.visit.but(
            claims_won=before.claims_won, promised=before.promised, sheriff_paid=before.sheriff_paid
        )
    if not action.possible(s, seat):
        s.tell("found_nothing", action.rule, seat=seat, place=place, action=name)
        return
    if action.cards:
        after_window(s, action.cards, seat, action.step, seat)
        s.then(discard_played, seat)
    else:
        action.step(s, seat)
    if before.promised:
        s.then(pay_the_promised, seat)


@rules.step
def pay_the_promised(s: DiceTownState, seat: int) -> None:
    """Pay the Sheriff the share that `seat` promised, right after the place has paid and at most
    what it paid (DT-26)."""
    visit = s.visit
    for giver, receiver, dollars, nuggets in visit.promised:
        if giver == seat:
            share = min(dollars, visit.paid_dollars), min(nuggets, visit.paid_nuggets)
            hand_over(s, "DT-26", giver, receiver, *share, kind="paid_the_share")


def gives_something(s: DiceTownState, seat: int) -> None:
    """Record that a place gave the seat something, so that it may not visit Doc Badluck in this
    round (DT-62, WW-27)."""
    s.won[seat] = True
