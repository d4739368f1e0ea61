"""The course of a game (DT-5 to DT-7, DT-20): the setup by chance, and round after round until the end."""

from __future__ import annotations

from .cards import BACKS
from .dice_phase import roll_under_cups
from .end import count_up, is_over
from .places.doc_badluck import doc_opens
from .places.stagecoach import stagecoach_arrives
from .places.town_hall import refill_the_row
from .places.winning import go_to
from .state import DECK, NOBODY, DiceTownState, rules


@rules.step
def open_the_town(s: DiceTownState) -> None:
    """DT-5, DT-7: decks shuffled, three claims in the row, and a first Sheriff, by lot unless the host has picked one."""
    for back in BACKS:
        deck = s.piles(back)[DECK]
        s.piles(back)[DECK] = tuple([deck[place] for place in s.chance.shuffle(len(deck))])
    first = s.options["first_sheriff"]
    s.sheriff = s.chance.pick(s.seats) if first == "lot" else first
    s.tell("appointed", "DT-7", seat=s.sheriff)
    refill_the_row(s)
    s.then(begin_round)


@rules.step
def begin_round(s: DiceTownState) -> None:
    """A round is Phase I, then Phase II, then the check of the end (DT-65)."""
    s.round += 1
    s.last_roll = False
    s.kept = [()] * s.seats
    s.won = [False] * s.seats
    s.hushed = [False] * s.seats
    s.gained = 0
    s.acting = NOBODY
    s.visitors = ()
    s.tell("round_began", "DT-10", round=s.round, seat=s.sheriff)
    s.then(roll_under_cups)
    s.then(go_into_town)
    s.then(end_round)


@rules.step
def go_into_town(s: DiceTownState) -> None:
    """DT-20: Phase II, the places in this order."""
    s.then(go_to, "mine")
    s.then(go_to, "bank")
    s.then(stagecoach_arrives)
    s.then(go_to, "general-store")
    s.then(go_to, "saloon")
    s.then(go_to, "sheriff")
    s.then(go_to, "town-hall")
    s.then(doc_opens)


@rules.step
def end_round(s: DiceTownState) -> None:
    """DT-65: checked after Doc Badluck only."""
    s.then(count_up if is_over(s) else begin_round)
