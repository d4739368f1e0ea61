"""The remedies of Doc Badluck, each registered under the name that `components.py` gives to a face
of the dice (DT-61, DT-63)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from fivecups.engine import ListAnswer, Refusal

from ..cards import STORE, named, names
from ..components import DOC_DOLLARS, DOC_NUGGETS, DOC_WIRE, REMEDIES
from ..dice.hands import Dice
from ..goods.card_piles import draw, lay_open, store_cards_left
from ..goods.thefts import can_be_robbed, steal_money
from ..state import DiceTownState
from ..store_cards.effect_registry import Choice, always, no_choices
from ..store_cards.immediate_cards import obtained


def no_reason(s: DiceTownState, seat: int) -> Refusal | None:
    return None


@dataclass(frozen=True, slots=True)
class Remedy:
    """A remedy of Doc Badluck as functions of state and seat: `apply` carries it out, `possible`
    says whether it can be taken now, `choices` lists what the player chooses with it, and `why_not`
    gives the reason for refusing an answer of a player whose dice allow it."""

    apply: Callable[..., None]
    possible: Callable[[DiceTownState, int], bool]
    choices: Callable[[DiceTownState, int], tuple[Choice, ...]]
    why_not: Callable[[DiceTownState, int], Refusal | None]


REMEDY: dict[str, Remedy] = {}
REMEDY_SAYS: dict[str, tuple[str, ...]] = {}
"""For each remedy, the names of the choices that follow it in an answer."""


def remedy(
    name: str,
    possible: Callable[[DiceTownState, int], bool] = always,
    choices: Callable[[DiceTownState, int], tuple[Choice, ...]] = no_choices,
    says: tuple[str, ...] = (),
    why_not: Callable[[DiceTownState, int], Refusal | None] = no_reason,
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Decorator that registers a function as the remedy called `name` in `REMEDIES`, with its
    condition, choices and reason for refusals."""

    def register(apply: Callable[..., None]) -> Callable[..., None]:
        REMEDY[name] = Remedy(apply, possible, choices, why_not)
        REMEDY_SAYS[name] = says
        return apply

    return register


# Barbed wire.


def holds_a_claim(s: DiceTownState, seat: int) -> bool:
    return bool(s.claims[seat])


def claims_to_wire(s: DiceTownState, seat: int) -> tuple[Choice, ...]:
    claims = names(s.claims[seat])
    return tuple([(some,) for some in dict.fromkeys(combinations(claims, wired_at_once(s, seat)))])


def wired_at_once(s: DiceTownState, seat: int) -> int:
    return min(DOC_WIRE, len(s.claims[seat]))


def why_not_wire(s: DiceTownState, seat: int) -> Refusal:
    return Refusal("wrong-claims", "DT-63", {"count": wired_at_once(s, seat)})


@remedy("wire", holds_a_claim, claims_to_wire, ("cards",), why_not_wire)
def put_up_wire(s: DiceTownState, seat: int, cards: tuple[str, ...]) -> None:
    """Lay the named claims from the seat's hand face up before it, so that they cannot be stolen
    any more (DT-61, DT-63)."""
    claims = named(s.claims[seat], cards)
    lay_open(s, claims, seat)
    s.wired[seat] = tuple(sorted(s.wired[seat] + claims))
    s.tell("wired", "DT-61", seat=seat, cards=names(claims), reveals=True)


# The top card of the Store.


def store_has_cards(s: DiceTownState, seat: int) -> bool:
    return store_cards_left(s) > 0


def why_no_card(s: DiceTownState, seat: int) -> Refusal:
    return Refusal("store-is-empty", "DT-64")


@remedy("store", store_has_cards, why_not=why_no_card)
def take_a_store_card(s: DiceTownState, seat: int) -> None:
    """Give the player the top Store card (DT-61)."""
    card = draw(s, STORE, 1, seat, (seat,))[0]
    secret = {seat: {"card": names((card,))[0]}}
    s.tell("got_a_card", "DT-61", secret=secret, seat=seat, place="doc-badluck")
    obtained(s, seat, card)


# Money from opponents.


def opponents_have_dollars(s: DiceTownState, seat: int) -> bool:
    return any(s.dollars[victim] for victim in can_be_robbed(s, seat))


def opponents_have_nuggets(s: DiceTownState, seat: int) -> bool:
    return any(s.nuggets[victim] for victim in can_be_robbed(s, seat))


def why_no_money(s: DiceTownState, seat: int) -> Refusal:
    return Refusal("nobody-has-any", "DT-61")


@remedy("dollars", opponents_have_dollars, why_not=why_no_money)
def take_dollars(s: DiceTownState, seat: int) -> None:
    """Take two dollars for the player from every opponent who can be robbed (DT-61)."""
    steal_money(s, "DT-61", seat, DOC_DOLLARS, 0)


@remedy("nuggets", opponents_have_nuggets, why_not=why_no_money)
def take_nuggets(s: DiceTownState, seat: int) -> None:
    """Take a nugget for the player from every opponent who can be robbed (DT-61)."""
    steal_money(s, "DT-61", seat, 0, DOC_NUGGETS)


# Taking a remedy.


def remedies(s: DiceTownState, seat: int) -> tuple[str, ...]:
    """Return the remedies that the seat's dice allow and that are possible now (DT-61)."""
    return tuple([name for name in remedies_for(s.kept[seat]) if REMEDY[name].possible(s, seat)])


@cache
def remedies_for(dice: Dice) -> tuple[str, ...]:
    return tuple(dict.fromkeys([REMEDIES[face] for face in dice]))


def remedy_choices(s: DiceTownState, seat: int) -> tuple[Choice, ...]:
    """Return all answers for the remedies open to a seat, each with its choices."""
    return tuple(
        [(name, *choice) for name in remedies(s, seat) for choice in REMEDY[name].choices(s, seat)]
    )


def why_not_this_remedy(s: DiceTownState, seat: int, answer: ListAnswer) -> Refusal | None:
    if answer[0] not in remedies_for(s.kept[seat]):
        return Refusal("no-die-for-remedy", "DT-61", {"remedy": answer[0]})
    return REMEDY[answer[0]].why_not(s, seat)


def treat(s: DiceTownState, seat: int, answer: Choice) -> None:
    """Apply the remedy that the answer names to the seat (DT-61)."""
    s.tell("took_remedy", "DT-61", seat=seat, place="doc-badluck", remedy=answer[0])
    REMEDY[answer[0]].apply(s, seat, *answer[1:])
