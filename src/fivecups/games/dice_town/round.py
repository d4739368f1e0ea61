"""The course of a game (DT-5 to DT-7, DT-20): the setup by chance, and round after round until the
end."""

from __future__ import annotations

from .cards import BACKS, bandit_names
from .components import CLAIMS_OUT_FOR_TWO, WANTED_AT_THE_START
from .dice_phase import roll_under_cups
from .end import count_up, is_over
from .piles import move
from .places.doc_badluck import doc_opens
from .places.stagecoach import stagecoach_arrives
from .places.town_hall import refill_the_row
from .state import BOX, DECK, NOBODY, DiceTownState, rules
from .wild_west.indians import indians_at_nightfall, roll_the_indian_die
from .winning import go_to


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
    if s.options["wild_west"]:
        open_the_west(s)
    refill_the_row(s)
    s.then(begin_round)


def open_the_west(s: DiceTownState) -> None:
    """WW-4, WW-5: River and Bandits shuffled, two Bandits wanted; with two players ten claims leave
    the game unseen."""
    s.river = tuple([s.river[place] for place in s.chance.shuffle(len(s.river))])
    bandits = [s.bandits[place] for place in s.chance.shuffle(len(s.bandits))]
    s.wanted = tuple(sorted(bandits[-WANTED_AT_THE_START:]))
    s.bandits = tuple(bandits[:-WANTED_AT_THE_START])
    s.tell("put_up_posters", "WW-4", bandits=bandit_names(s.wanted))
    if s.seats == 2:
        move(s, s.claims[DECK][-CLAIMS_OUT_FOR_TWO:], DECK, BOX, ())


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
    s.guarded = NOBODY
    s.war_path = ""
    s.claim_given = False
    s.tell("round_began", "DT-10", round=s.round, seat=s.sheriff)
    s.then(roll_under_cups)
    s.then(go_into_town)
    s.then(end_round)


@rules.step
def go_into_town(s: DiceTownState) -> None:
    """DT-20, WI-3: Phase II, the places in this order; before the first the Indian die is rolled by
    whoever has it."""
    if s.die_holder != NOBODY:
        s.then(roll_the_indian_die)
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
    """DT-65, WI-5: checked after Doc Badluck only; if the game goes on, the Indians close the
    round."""
    if is_over(s):
        s.then(count_up)
        return
    if s.options["indians"]:
        s.then(indians_at_nightfall)
    s.then(begin_round)
