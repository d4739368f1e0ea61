"""Rounds: the random part of the setup, then Phase I and Phase II of every round until the game
ends (DT-5 to DT-7, DT-20)."""

from __future__ import annotations

from ..cards import BACK_NAMES, BACKS
from ..components import PLACES_IN_ORDER
from ..dice.cups import roll_under_cups
from ..places.bank import stagecoach_arrives
from ..places.doc_badluck import doc_opens
from ..places.town_hall import refill_the_row
from ..state import DECK, NO_VISIT, NOBODY, DiceTownState, rules
from ..winning.place_winners import go_to
from .end import count_up, why_over
from .expansion_hooks import BEFORE_THE_PLACES, END_OF_THE_ROUND, OPENING


@rules.step
def open_the_town(s: DiceTownState) -> None:
    """Shuffle the decks, appoint the first Sheriff (by lot, unless the host has picked a seat) and
    lay three claims in the row (DT-5, DT-7)."""
    for back in BACKS:
        deck = s.piles(back)[DECK]
        order = s.chance.shuffle(len(deck), at=f"{BACK_NAMES[back]} 0")
        s.piles(back)[DECK] = tuple([deck[place] for place in order])
    first = s.options["first_sheriff"]
    s.sheriff = s.chance.pick(s.seats, at="first-sheriff") if first == "lot" else first
    s.tell("appointed", "DT-7", seat=s.sheriff)
    for open_more in OPENING:
        open_more(s)
    refill_the_row(s, "DT-5")
    s.then(begin_round)


@rules.step
def begin_round(s: DiceTownState) -> None:
    """Reset the round's state and put Phase I, Phase II and the check for the end (DT-65) on the
    agenda."""
    s.round += 1
    s.rolls = 0
    s.last_roll = False
    s.kept = [()] * s.seats
    s.won = [False] * s.seats
    s.thefts = [0] * s.seats
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
"""The steps to take at the places that no player wins (Stagecoach, Doc Badluck), by place."""


@rules.step
def go_into_town(s: DiceTownState) -> None:
    """Put the visits to all places on the agenda, in their order: Phase II (DT-20)."""
    for prepare in BEFORE_THE_PLACES:
        prepare(s)
    for place in PLACES_IN_ORDER:
        if place in WITHOUT_A_WINNER:
            s.then(WITHOUT_A_WINNER[place])
        else:
            s.then(go_to, place)


@rules.step
def end_round(s: DiceTownState) -> None:
    """End the game if its conditions are met, else begin the next round. This is checked only here,
    after Doc Badluck (DT-65)."""
    reason = why_over(s)
    if reason:
        s.tell("game_over", "DT-65", reason=reason)
        s.then(count_up)
        return
    for close in END_OF_THE_ROUND:
        close(s)
    s.then(begin_round)
