"""The second actions at the Bank, the General Store and the Town Hall: the Stagecoach, Doc Badluck
and the Mayor's wife (WW-21, WW-22, WW-25)."""

from __future__ import annotations

from fivecups.engine import Choices, ListAnswer, Refusal

from ..components import TEN
from ..places.remedies import REMEDY_SAYS, remedies, remedy_choices, treat, why_not_this_remedy
from ..places.town_hall import take_the_top_claim
from ..state import DECK, DiceTownState, rules
from ..winning.place import Action, dice_of
from ..winning.place_actions import gives_something

# The Bank.

tens = dice_of(TEN)


@rules.step
def hold_up_the_stagecoach(s: DiceTownState, seat: int) -> None:
    """Give the player a dollar from the Stagecoach for each 10 in his hand, at most what it holds
    (WW-21)."""
    dollars, _ = a_dollar_a_ten(s, seat)
    s.stagecoach -= dollars
    s.dollars[seat] += dollars
    s.visit = s.visit.but(paid_dollars=dollars)
    s.tell("held_up_the_stagecoach", "WW-21", seat=seat, place="stagecoach", dollars=dollars)
    gives_something(s, seat)


def stagecoach_carries_dollars(s: DiceTownState, seat: int) -> bool:
    return s.stagecoach > 0


def a_dollar_a_ten(s: DiceTownState, seat: int) -> tuple[int, int]:
    return min(tens(s, seat), s.stagecoach), 0


HOLD_UP_THE_STAGECOACH = Action(
    "hold_up_the_stagecoach",
    "WW-21",
    hold_up_the_stagecoach,
    stagecoach_carries_dollars,
    most=a_dollar_a_ten,
)

# The General Store.


@rules.step
def see_doc(s: DiceTownState, seat: int) -> None:
    """Ask the player for a remedy of Doc Badluck that his own dice allow, as the second action at
    the General Store (WW-22)."""
    s.ask(be_treated, seat)


@rules.question("WW-22", REMEDY_SAYS)
def be_treated(s: DiceTownState, seat: int) -> Choices:
    """Ask the player which remedy to take; declining is not allowed. This does not count as a visit
    to Doc Badluck in the sense of DT-80 (WW-22)."""
    return remedy_choices(s, seat)


@be_treated.checked
def why_not_treated(s: DiceTownState, seat: int, answer: ListAnswer) -> Refusal | None:
    return why_not_this_remedy(s, seat, answer)


@be_treated.answered
def take_the_treatment(s: DiceTownState, seat: int, answer: ListAnswer) -> None:
    gives_something(s, seat)
    treat(s, seat, answer)


def has_a_remedy(s: DiceTownState, seat: int) -> bool:
    return bool(remedies(s, seat))


SEE_DOC = Action("see_doc", "WW-22", see_doc, has_a_remedy)

# The Town Hall.


@rules.step
def court_the_mayors_wife(s: DiceTownState, seat: int) -> None:
    """Give the player the top claim of the deck, as the second action at the Town Hall (WW-25)."""
    take_the_top_claim(s, seat, "WW-25")
    gives_something(s, seat)


def deck_has_claims(s: DiceTownState, seat: int) -> bool:
    return bool(s.claims[DECK])


COURT_THE_MAYORS_WIFE = Action(
    "court_the_mayors_wife", "WW-25", court_the_mayors_wife, deck_has_claims
)
