"""The parts of an offer to the Sheriff (DT-22, DT-25, DT-26), each declared once: what a seat has
of it, its field in the form, how an answer is read, how it changes hands, and what is shown of it.

An expansion adds parts of its own to `PARTS_IN_THE_WEST`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from fivecups.engine import Amount, Filled, OneOf, SomeOf
from fivecups.engine.forms import Field

from ..cards import by_back, named, names, without
from ..goods.piles import move, pick_up
from ..state import DiceTownState

Numbers = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that can be offered: so many of it, or some of what has a name. `stock` is what a
    seat has of it, if one of these outcomes is chosen: a number, or the numbers of cards.

    `names` and `named` turn numbers of cards into names and back; a sum has no names. `shown` is
    what everybody sees of it, if that is not simply the amount.
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
        """DT-25: a sum is named anew, no lower than before; further cards are added to those
        offered."""
        stock = self.stock(s, seat, outcomes)
        if self.names is None:
            return self.name, Amount(earlier, stock), earlier
        return f"more_{self.name}", any_of(self.names, without(stock, earlier)), ()

    def read(self, s: DiceTownState, seat: int, said: tuple[str, ...]) -> Numbers:
        """The cards that an answer names."""
        return self.named(self.stock(s, seat, ()), said)

    def read_raised(self, s: DiceTownState, seat: int, answer: Filled, earlier: Any) -> Any:
        if self.names is None:
            return answer[self.name]
        left = without(self.stock(s, seat, ()), earlier)
        return tuple(sorted(earlier + self.named(left, answer[f"more_{self.name}"])))


NO_AMOUNT = Amount(0, 0)
NO_CARDS = SomeOf((), 0, 0)
"""The fields of what a seat has nothing of."""


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


# Cards in hand, whose faces only the Sheriff sees, and wired claims, which arrive in the hand.


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


# A share of what the place will pay, for those who may win it; it is paid later (DT-26).


def share_of_dollars(s: DiceTownState, seat: int, outcomes: Numbers) -> int:
    return s.most_share[0] if seat in outcomes else 0


def share_of_nuggets(s: DiceTownState, seat: int, outcomes: Numbers) -> int:
    return s.most_share[1] if seat in outcomes else 0


def promise_dollars(s: DiceTownState, giver: int, sheriff: int, dollars: int) -> None:
    promise(s, giver, sheriff, dollars, 0)


def promise_nuggets(s: DiceTownState, giver: int, sheriff: int, nuggets: int) -> None:
    promise(s, giver, sheriff, 0, nuggets)


def promise(s: DiceTownState, giver: int, sheriff: int, dollars: int, nuggets: int) -> None:
    """A seat's dollars and nuggets are one promise."""
    others = tuple([one for one in s.visit.promised if one[:2] != (giver, sheriff)])
    for one in s.visit.promised:
        if one not in others:
            dollars, nuggets = dollars + one[2], nuggets + one[3]
    s.visit = s.visit.but(promised=(*others, (giver, sheriff, dollars, nuggets)))


PARTS: tuple[Part, ...] = (
    Part("dollars", own_dollars, give_dollars),
    Part("nuggets", own_nuggets, give_nuggets),
    Part("cards", in_hand, give_cards, backs, names),
    Part("wired", wired, give_wired, face_up, names),
    Part("share_dollars", share_of_dollars, promise_dollars),
    Part("share_nuggets", share_of_nuggets, promise_nuggets),
)
PARTS_IN_THE_WEST = list(PARTS)
"""An expansion adds its own."""


def parts_of(s: DiceTownState) -> Sequence[Part]:
    """The parts that an offer has at this table."""
    return PARTS_IN_THE_WEST if s.options["wild_west"] else PARTS


@cache
def nothing(wild_west: bool) -> dict[str, Any]:
    """An offer of nothing at a table with or without Wild West."""
    parts = PARTS_IN_THE_WEST if wild_west else PARTS
    return {part.name: 0 if part.names is None else () for part in parts}
