"""The General Store (DT-33 to DT-35, DT-73, WW-22): most Jacks draw cards and keep one, or see Doc
Badluck."""

from __future__ import annotations

from typing import Any

from fivecups.engine import Choices, Refusal

from ..cards import STORE, named, names
from ..components import FIRST_ROUND_VISITS, JACK
from ..piles import draw, move, store_cards_left
from ..playing import obtained
from ..state import DISCARDS, NOBODY, TABLE, DiceTownState, rules
from ..winning import Action, Place, dice_of, gives_something, most_dice_of
from .doc_badluck import REMEDY_SAYS, remedies, remedy_choices, treat, why_not_this_remedy

jacks = dice_of(JACK)


@rules.step
def go_shopping(s: DiceTownState, seat: int) -> None:
    """DT-34, DT-73: the whole action is done twice in the first round, and once more with Unlimited
    Credit."""
    visits = s.times - 1 + (FIRST_ROUND_VISITS if s.round == 1 else 1)
    for _ in range(visits):
        s.then(browse, seat)


@rules.step
def browse(s: DiceTownState, seat: int) -> None:
    """DT-33, DT-35, DT-64: draw as many cards as Jacks and keep one; a Store without cards gives
    nothing."""
    drawn = draw(s, STORE, jacks(s, seat), TABLE, (seat,))
    s.tell(
        "drew",
        "DT-33",
        secret={seat: {"cards": names(s.store[TABLE])}},
        seat=seat,
        place="general-store",
        count=len(drawn),
    )
    s.looking = seat
    if len(drawn) > 1:
        s.ask(keep_a_card, seat)
    elif drawn:
        keep(s, seat, drawn[0])


@rules.question("DT-33", {"take": ("card",)})
def keep_a_card(s: DiceTownState, seat: int) -> Choices:
    """DT-33: one of the cards drawn is kept."""
    return tuple([("take", name) for name in dict.fromkeys(names(s.store[TABLE]))])


@keep_a_card.checked
def why_not_keep_card(s: DiceTownState, seat: int, answer: Any) -> Refusal | None:
    return Refusal("card-not-drawn", "DT-33", {"cards": names(s.store[TABLE])})


@keep_a_card.answered
def keep_the_card(s: DiceTownState, seat: int, answer: Any) -> None:
    keep(s, seat, named(s.store[TABLE], answer[1:])[0])


def keep(s: DiceTownState, seat: int, card: int) -> None:
    """DT-9, DT-33: nobody else sees the card that is kept, nor those that are discarded face
    down."""
    move(s, (card,), TABLE, seat, (seat,))
    rest = s.store[TABLE]
    if rest:
        move(s, rest, TABLE, DISCARDS, (seat,))
    s.looking = NOBODY
    secret = {seat: {"card": names((card,))[0], "cards": names(rest)}}
    s.tell("kept_a_card", "DT-33", secret=secret, seat=seat, place="general-store", count=len(rest))
    gives_something(s, seat)
    obtained(s, seat, card)


def cards_are_left(s: DiceTownState, seat: int) -> bool:
    return store_cards_left(s) > 0


@rules.step
def see_doc(s: DiceTownState, seat: int) -> None:
    """WW-22: one remedy by one's own dice."""
    s.ask(be_treated, seat)


@rules.question("WW-22", REMEDY_SAYS)
def be_treated(s: DiceTownState, seat: int) -> Choices:
    """WW-22: a remedy must be taken; it is no visit in the sense of DT-80."""
    return remedy_choices(s, seat)


@be_treated.checked
def why_not_treated(s: DiceTownState, seat: int, answer: Any) -> Refusal | None:
    return why_not_this_remedy(s, seat, answer)


@be_treated.answered
def take_the_treatment(s: DiceTownState, seat: int, answer: Any) -> None:
    gives_something(s, seat)
    treat(s, seat, answer)


def has_a_remedy(s: DiceTownState, seat: int) -> bool:
    return bool(remedies(s, seat))


GENERAL_STORE = Place(
    "general-store",
    most_dice_of(JACK),
    Action("go_shopping", "DT-33", go_shopping, cards_are_left, cards="general-store"),
    Action("see_doc", "WW-22", see_doc, has_a_remedy),
)
