"""The parts of an offer to the Sheriff (DT-22, DT-25, DT-26), each declared once: what a seat has
of it, its field in the form, how an answer is read, how it changes hands, and what is shown of it.

An expansion adds parts of its own with `PARTS_OF_THE_WEST`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from fivecups.engine import Amount, SomeOf
from fivecups.engine.forms import Field

from ..cards import BACK, BACKS, CLAIM, STORE, named, names
from ..goods.piles import move, pick_up
from ..state import DiceTownState

Numbers = tuple[int, ...]


@cache
def up_to(most: int) -> Amount:
    return Amount(0, most)


@lru_cache(1000)
def any_of(names: tuple[str, ...]) -> SomeOf:
    return SomeOf(names, 0, len(names))


@dataclass(frozen=True, slots=True)
class Sum:
    """So many of a thing: dollars, nuggets, a share. `most` is how many a seat can give on one of
    these outcomes."""

    name: str
    most: Callable[[DiceTownState, int, Numbers], int]
    give: Callable[[DiceTownState, int, int, int], None]

    def has(self, s: DiceTownState, seat: int, outcomes: Numbers) -> bool:
        return self.most(s, seat, outcomes) > 0

    def field(self, s: DiceTownState, seat: int, outcomes: Numbers) -> Field:
        return up_to(self.most(s, seat, outcomes))

    @property
    def nothing(self) -> int:
        return 0

    def raised(
        self, s: DiceTownState, seat: int, outcomes: Numbers, earlier: int
    ) -> tuple[str, Field, int]:
        """DT-25: the sum is named anew, no lower than before."""
        return self.name, Amount(earlier, self.most(s, seat, outcomes)), earlier

    def read(self, s: DiceTownState, seat: int, answer: Any) -> int:
        amount: int = answer[self.name]
        return amount

    def read_raised(self, s: DiceTownState, seat: int, answer: Any, earlier: int) -> int:
        return self.read(s, seat, answer)

    def shown(self, amount: int) -> dict[str, Any]:
        return {self.name: amount}


@dataclass(frozen=True, slots=True)
class Some:
    """Some of the things that lie in a hand or on the table, by name. `shown` is what everybody
    sees of them."""

    name: str
    owned: Callable[[DiceTownState, int], Numbers]
    give: Callable[[DiceTownState, int, int, Numbers], None]
    shown: Callable[[Numbers], dict[str, Any]]
    names: Callable[[Numbers], tuple[str, ...]] = names
    named: Callable[[Numbers, tuple[str, ...]], Numbers] = named

    def has(self, s: DiceTownState, seat: int, outcomes: Numbers) -> bool:
        return bool(self.owned(s, seat))

    def field(self, s: DiceTownState, seat: int, outcomes: Numbers) -> Field:
        return any_of(self.names(self.owned(s, seat)))

    @property
    def nothing(self) -> Numbers:
        return ()

    def left(self, s: DiceTownState, seat: int, earlier: Numbers) -> Numbers:
        return tuple([card for card in self.owned(s, seat) if card not in earlier])

    def raised(
        self, s: DiceTownState, seat: int, outcomes: Numbers, earlier: Numbers
    ) -> tuple[str, Field, Numbers]:
        """DT-25: further ones are added to those offered before."""
        return f"more_{self.name}", any_of(self.names(self.left(s, seat, earlier))), ()

    def read(self, s: DiceTownState, seat: int, answer: Any) -> Numbers:
        return self.named(self.owned(s, seat), answer[self.name])

    def read_raised(self, s: DiceTownState, seat: int, answer: Any, earlier: Numbers) -> Numbers:
        more = self.named(self.left(s, seat, earlier), answer[f"more_{self.name}"])
        return tuple(sorted(earlier + more))


Part = Sum | Some

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


def in_hand(s: DiceTownState, seat: int) -> Numbers:
    return s.store[seat] + s.claims[seat]


def give_cards(s: DiceTownState, giver: int, sheriff: int, cards: Numbers) -> None:
    for back in BACKS:
        alike = tuple([card for card in cards if BACK[card] == back])
        if alike:
            move(s, alike, giver, sheriff, (giver, sheriff))


def backs(cards: Numbers) -> dict[str, Any]:
    return {"store": count(cards, STORE), "claims": count(cards, CLAIM)}


def count(cards: Numbers, back: int) -> int:
    return sum([BACK[card] == back for card in cards])


def wired(s: DiceTownState, seat: int) -> Numbers:
    return s.wired[seat]


def give_wired(s: DiceTownState, giver: int, sheriff: int, cards: Numbers) -> None:
    if cards:
        s.wired[giver] = tuple([card for card in s.wired[giver] if card not in cards])
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
    if not (dollars or nuggets):
        return
    others = tuple([one for one in s.visit.promised if one[:2] != (giver, sheriff)])
    for one in s.visit.promised:
        if one not in others:
            dollars, nuggets = dollars + one[2], nuggets + one[3]
    s.visit = s.visit.but(promised=(*others, (giver, sheriff, dollars, nuggets)))


PARTS: tuple[Part, ...] = (
    Sum("dollars", own_dollars, give_dollars),
    Sum("nuggets", own_nuggets, give_nuggets),
    Some("cards", in_hand, give_cards, backs),
    Some("wired", wired, give_wired, face_up),
    Sum("share_dollars", share_of_dollars, promise_dollars),
    Sum("share_nuggets", share_of_nuggets, promise_nuggets),
)
PARTS_OF_THE_WEST: list[Part] = []


def parts_of(s: DiceTownState) -> Sequence[Part]:
    """The parts that an offer has at this table."""
    return (*PARTS, *PARTS_OF_THE_WEST) if s.options["wild_west"] else PARTS
