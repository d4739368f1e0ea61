"""The General Store: the player with most Jacks draws cards and keeps one (DT-33 to DT-35,
DT-73)."""

from __future__ import annotations

from fivecups.engine import Choices, ListAnswer, Refusal

from ..cards import NAME, STORE, named, names
from ..components import FIRST_ROUND_VISITS, JACK
from ..goods.card_piles import draw, move, store_cards_left
from ..state import DISCARDS, NOBODY, TABLE, DiceTownState, rules
from ..store_cards.immediate_cards import obtained
from ..store_cards.windows import after_window
from ..winning.place import Action, Place, dice_of, most_dice_of
from ..winning.place_actions import gives_something

PLACE = "general-store"
jacks = dice_of(JACK)


@rules.step
def go_shopping(s: DiceTownState, seat: int) -> None:
    """Let the winner visit the Store: twice in the first round, else once, and once more with
    Unlimited Credit (DT-34, DT-73)."""
    visit_the_store(s, seat, s.visit.times - 1 + (FIRST_ROUND_VISITS if s.round == 1 else 1))


def visit_the_store(s: DiceTownState, seat: int, visits: int) -> None:
    browse(s, seat)
    if visits > 1:
        s.then(prepare_the_next_visit, seat, visits - 1)


@rules.step
def prepare_the_next_visit(s: DiceTownState, seat: int, visits: int) -> None:
    """Open a window for cards before the seat's next visit to the Store, since a card just kept may
    be played then (DT-23)."""
    after_window(s, GO_SHOPPING.cards, seat, visit_again, seat, visits, s.visit.times)


@rules.step
def visit_again(s: DiceTownState, seat: int, visits: int, times: int) -> None:
    visit_the_store(s, seat, visits + s.visit.times - times)


@rules.step
def browse(s: DiceTownState, seat: int) -> None:
    """Draw as many cards as the seat has Jacks and ask which one to keep; an empty Store gives
    nothing (DT-33, DT-35, DT-64)."""
    drawn = draw(s, STORE, jacks(s, seat), TABLE, (seat,))
    if s.journal is not None:
        secret = {seat: {"cards": names(s.store[TABLE])}}
        s.tell("drew", "DT-33", secret=secret, seat=seat, place=PLACE, count=len(drawn))
    s.looking = seat
    if len(drawn) > 1:
        s.ask(keep_a_card, seat)
    elif drawn:
        keep(s, seat, drawn[0])


@rules.question("DT-33", {"take": ("card",)})
def keep_a_card(s: DiceTownState, seat: int) -> Choices:
    """Ask which of the drawn cards to keep (DT-33)."""
    return tuple([("take", name) for name in dict.fromkeys(names(s.store[TABLE]))])


@keep_a_card.checked
def why_not_keep_card(s: DiceTownState, seat: int, answer: ListAnswer) -> Refusal | None:
    return Refusal("card-not-drawn", "DT-33", {"cards": names(s.store[TABLE])})


@keep_a_card.answered
def keep_the_card(s: DiceTownState, seat: int, answer: ListAnswer) -> None:
    keep(s, seat, named(s.store[TABLE], answer[1:])[0])


def keep(s: DiceTownState, seat: int, card: int) -> None:
    """Move the chosen card into the seat's hand and discard the other drawn cards face down; no
    other player sees any of them (DT-9, DT-33)."""
    move(s, (card,), TABLE, seat, (seat,))
    rest = s.store[TABLE]
    if rest:
        move(s, rest, TABLE, DISCARDS, (seat,))
    s.looking = NOBODY
    if s.journal is not None:
        secret = {seat: {"card": NAME[card], "cards": names(rest)}}
        s.tell("kept_a_card", "DT-33", secret=secret, seat=seat, place=PLACE, count=len(rest))
    gives_something(s, seat)
    obtained(s, seat, card)


def cards_are_left(s: DiceTownState, seat: int) -> bool:
    return store_cards_left(s) > 0


GO_SHOPPING = Action("go_shopping", "DT-33", go_shopping, cards_are_left, cards="general-store")
GENERAL_STORE = Place(PLACE, most_dice_of(JACK), GO_SHOPPING)
