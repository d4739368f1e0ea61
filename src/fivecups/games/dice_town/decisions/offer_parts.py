"""The parts of an offer to the Sheriff, such as dollars or cards (DT-22, DT-25, DT-26). Each part
is declared once: a seat's stock, the field in the form, how an answer is read, how the part changes
hands, and what others see of it.

An expansion adds its parts to `PARTS_IN_THE_WEST`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from fivecups.engine import Amount, FormAnswer, OneOf, SomeOf
from fivecups.engine.forms import Field

from ..cards import by_back, named, names, without
from ..goods.card_piles import move, pick_up
from ..state import DiceTownState

Numbers = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """A kind of thing that an offer to the Sheriff may contain: an amount, or a selection of named
    cards. `stock` returns how much of it, or which card numbers, a seat could offer, given the
    possible outcomes; `give` transfers it to the Sheriff.

    `names` and `named` convert card numbers to names and back; both are unused for an amount.
    `shown` returns the fields that everybody sees of this part, if that is not simply the amount.
    """

    name: str
    stock: Callable[[DiceTownState, int, Numbers], Any]
    give: Callable[[DiceTownState, int, int, Any], None]
    shown: Callable[[Any], dict[str, Any]] | None = None
    names: Callable[[Numbers], tuple[str, ...]] | None = None
    named: Callable[[Numbers, tuple[str, ...]], Numbers] = named

    def raised(
        self, s: DiceTownState, seat: int, outcomes: Numbers, earlier: Any
    ) -> tuple[str, Field, Any]:
        """Return the name, field and default of this part in the form for a better offer (DT-25).
        An amount is stated anew, at least `earlier`; for cards the form asks which to add to the
        `earlier` ones."""
        stock = self.stock(s, seat, outcomes)
        if self.names is None:
            return self.name, Amount(earlier, stock), earlier
        return f"more_{self.name}", any_of(self.names, without(stock, earlier)), ()

    def read(self, s: DiceTownState, seat: int, card_names: tuple[str, ...]) -> Numbers:
        """Return the card numbers of the seat's stock that have these names."""
        return self.named(self.stock(s, seat, ()), card_names)

    def read_raised(self, s: DiceTownState, seat: int, answer: FormAnswer, earlier: Any) -> Any:
        """Return the value of this part in the better offer that `answer` makes: the new amount, or
        the `earlier` cards together with the added ones."""
        if self.names is None:
            return answer[self.name]
        left = without(self.stock(s, seat, ()), earlier)
        return tuple(sorted(earlier + self.named(left, answer[f"more_{self.name}"])))


NO_AMOUNT = Amount(0, 0)
NO_CARDS = SomeOf((), 0, 0)
"""The form field for a seat without cards of this part; `NO_AMOUNT` is the form field for an amount
that can only be 0."""


@cache
def one_of(outcomes: Numbers) -> OneOf:
    return OneOf(outcomes)


@cache
def up_to(most: int) -> Amount:
    return Amount(0, most)


@lru_cache(1000)
def any_of(names: Callable[[Numbers], tuple[str, ...]], cards: Numbers) -> SomeOf:
    return SomeOf(names(cards), 0, len(cards))


# Dollars and nuggets.


def own_dollars(s: DiceTownState, seat: int, outcomes: Numbers) -> int:
    return s.dollars[seat]


def give_dollars(s: DiceTownState, giver: int, sheriff: int, dollars: int) -> None:
    s.dollars[giver] -= dollars
    s.dollars[sheriff] += dollars


def own_nuggets(s: DiceTownState, seat: int, outcomes: Numbers) -> int:
    return s.nuggets[seat]


def give_nuggets(s: DiceTownState, giver: int, sheriff: int, nuggets: int) -> None:
    s.nuggets[giver] -= nuggets
    s.nuggets[sheriff] += nuggets


# Cards in hand, whose faces only the Sheriff sees, and wired claims, which go to the Sheriff's
# hand.


def in_hand(s: DiceTownState, seat: int, outcomes: Numbers) -> Numbers:
    return s.store[seat] + s.claims[seat]


def give_cards(s: DiceTownState, giver: int, sheriff: int, cards: Numbers) -> None:
    for alike in by_back(cards):
        if alike:
            move(s, alike, giver, sheriff, (giver, sheriff))


def backs(cards: Numbers) -> dict[str, Any]:
    store, claims = by_back(cards)
    return {"store": len(store), "claims": len(claims)}


def wired(s: DiceTownState, seat: int, outcomes: Numbers) -> Numbers:
    return s.wired[seat]


def give_wired(s: DiceTownState, giver: int, sheriff: int, cards: Numbers) -> None:
    s.wired[giver] = without(s.wired[giver], cards)
    pick_up(s, cards, sheriff)


def face_up(cards: Numbers) -> dict[str, Any]:
    return {"wired": names(cards)}


# A share of what the place will pay, offered by players who may win it and paid later (DT-26).


def share_of_dollars(s: DiceTownState, seat: int, outcomes: Numbers) -> int:
    return s.most_share[0] if seat in outcomes else 0


def share_of_nuggets(s: DiceTownState, seat: int, outcomes: Numbers) -> int:
    return s.most_share[1] if seat in outcomes else 0


def promise_dollars(s: DiceTownState, giver: int, sheriff: int, dollars: int) -> None:
    promise(s, giver, sheriff, dollars, 0)


def promise_nuggets(s: DiceTownState, giver: int, sheriff: int, nuggets: int) -> None:
    promise(s, giver, sheriff, 0, nuggets)


def promise(s: DiceTownState, giver: int, sheriff: int, dollars: int, nuggets: int) -> None:
    """Promise the Sheriff dollars and nuggets out of what the place will pay `giver`: add them to
    the visit's promise from `giver` to this Sheriff, or make a new one (DT-26)."""
    other_promises = tuple(
        [promised for promised in s.visit.promised if promised[:2] != (giver, sheriff)]
    )
    for promised in s.visit.promised:
        if promised not in other_promises:
            dollars, nuggets = dollars + promised[2], nuggets + promised[3]
    s.visit = s.visit.but(promised=(*other_promises, (giver, sheriff, dollars, nuggets)))


PARTS: tuple[Part, ...] = (
    Part("dollars", own_dollars, give_dollars),
    Part("nuggets", own_nuggets, give_nuggets),
    Part("cards", in_hand, give_cards, backs, names),
    Part("wired", wired, give_wired, face_up, names),
    Part("share_dollars", share_of_dollars, promise_dollars),
    Part("share_nuggets", share_of_nuggets, promise_nuggets),
)
PARTS_IN_THE_WEST = list(PARTS)
"""The parts of an offer in Wild West: those of the base game, to which the expansion appends its
own."""


def parts_of(s: DiceTownState) -> Sequence[Part]:
    """Return the parts that an offer may have in this game, with or without Wild West."""
    return PARTS_IN_THE_WEST if s.options["wild_west"] else PARTS


@cache
def nothing(wild_west: bool) -> dict[str, Any]:
    """Return the form fields of an empty offer, by part: 0 for amounts, () for cards."""
    parts = PARTS_IN_THE_WEST if wild_west else PARTS
    return {part.name: 0 if part.names is None else () for part in parts}
