"""The course of a game (DT-5 to DT-7, DT-20): the setup by chance, and round after round until the
end."""

from __future__ import annotations

from ..cards import BACKS
from ..components import PLACES_IN_ORDER
from ..dice.cups import roll_under_cups
from ..places.bank import stagecoach_arrives
from ..places.doc_badluck import doc_opens
from ..places.town_hall import refill_the_row
from ..state import DECK, NO_VISIT, NOBODY, DiceTownState, rules
from ..winning.order import go_to
from .end import count_up, why_over
from .hooks import BEFORE_THE_PLACES, END_OF_THE_ROUND, OPENING


@rules.step
def open_the_town(s: DiceTownState) -> None:
    """DT-5, DT-7: decks shuffled, three claims in the row, and a first Sheriff, by lot unless the
    host has picked one."""
    for back in BACKS:
        deck = s.piles(back)[DECK]
        s.piles(back)[DECK] = tuple([deck[place] for place in s.chance.shuffle(len(deck))])
    first = s.options["first_sheriff"]
    s.sheriff = s.chance.pick(s.seats) if first == "lot" else first
    s.tell("appointed", "DT-7", seat=s.sheriff)
    for open_more in OPENING:
        open_more(s)
    refill_the_row(s, "DT-5")
    s.then(begin_round)


@rules.step
def begin_round(s: DiceTownState) -> None:
    """A round is Phase I, then Phase II, then the check of the end (DT-65)."""
    s.round += 1
    s.last_roll = False
    s.kept = [()] * s.seats
    s.won = [False] * s.seats
    s.passes_in_advance = [False] * s.seats
    s.visit = NO_VISIT
    s.visitors = ()
    s.guarded = NOBODY
    s.war_path = ""
    s.claim_given = False
    s.tell("round_began", "DT-10", round=s.round, seat=s.sheriff)
    s.then(roll_under_cups)
    s.then(go_into_town)
    s.then(end_round)


WITHOUT_A_WINNER = {"stagecoach": stagecoach_arrives, "doc-badluck": doc_opens}
"""What happens at the places that nobody wins."""


@rules.step
def go_into_town(s: DiceTownState) -> None:
    """DT-20: Phase II, the places in their order."""
    for prepare in BEFORE_THE_PLACES:
        prepare(s)
    for place in PLACES_IN_ORDER:
        if place in WITHOUT_A_WINNER:
            s.then(WITHOUT_A_WINNER[place])
        else:
            s.then(go_to, place)


@rules.step
def end_round(s: DiceTownState) -> None:
    """DT-65: checked after Doc Badluck only; then the next round begins."""
    reason = why_over(s)
    if reason:
        s.tell("game_over", "DT-65", reason=reason)
        s.then(count_up)
        return
    for close in END_OF_THE_ROUND:
        close(s)
    s.then(begin_round)
