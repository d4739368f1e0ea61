"""Doc Badluck (DT-60 to DT-64, DT-80): who won nothing takes a remedy that his dice allow."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

from fivecups.engine import Choices, Refusal

from ..cards import STORE, named, names
from ..components import DOC_DOLLARS, DOC_NUGGETS, DOC_WIRE, REMEDIES
from ..decisions import NEXT, decide
from ..hands import Dice
from ..money import hand_over
from ..piles import draw, lay_open, store_cards_left
from ..playing import obtained, open_window
from ..state import DiceTownState, rules


@rules.step
def doc_opens(s: DiceTownState) -> None:
    """DT-60, DT-80: those who won nothing may visit, and those who announce the Elixir before the
    order is set."""
    s.gained = 0
    s.promised = []
    s.visitors = tuple([seat for seat in range(s.seats) if not s.won[seat]])
    open_window(s, "doc-badluck", s.sheriff, "", s.sheriff)
    s.then(form_a_line)


def may_visit_with_elixir(s: DiceTownState, seat: int) -> bool:
    """DT-80: the Elixir lets a winner visit; it never gives a second visit."""
    return seat not in s.visitors


def remedies(s: DiceTownState, seat: int) -> tuple[str, ...]:
    """DT-61, DT-63: the remedies that the dice allow; barbed wire needs a claim in hand, and a
    Store card a card in the Store."""
    allowed = remedies_for(s.kept[seat])
    if not s.claims[seat]:
        allowed = without("wire", allowed)
    if not store_cards_left(s):
        allowed = without("store", allowed)
    return allowed


@cache
def remedies_for(dice: Dice) -> tuple[str, ...]:
    return tuple(dict.fromkeys([REMEDIES[face] for face in dice]))


def without(remedy: str, remedies: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([other for other in remedies if other != remedy])


@rules.step
def form_a_line(s: DiceTownState) -> None:
    """DT-60: the order of the visits is set before the first one."""
    if s.visitors:
        s.tell("doc_awaits", "DT-60", place="doc-badluck", seats=s.visitors)
        line_up(s, ())


def line_up(s: DiceTownState, line: tuple[int, ...]) -> None:
    """DT-60: the Sheriff names the first, then the second and so on, each by a decision that can be
    swayed."""
    rest = tuple([seat for seat in s.visitors if seat not in line])
    if len(rest) > 1:
        s.most_share = (0, 0)
        s.then(decide, "doc-badluck", NEXT, rest)
        s.then(line_up_as_named, line)
        return
    for seat in line + rest:
        s.then(visit, seat)


@rules.step
def line_up_as_named(s: DiceTownState, line: tuple[int, ...]) -> None:
    line_up(s, (*line, s.named))


@rules.step
def visit(s: DiceTownState, seat: int) -> None:
    """DT-61, DT-63: one remedy, if there is one by now: claims and Store cards come and go while
    the order is set."""
    if remedies(s, seat):
        s.ask(take_a_remedy, seat)
    else:
        s.tell("found_nothing", "DT-63", seat=seat, place="doc-badluck")


REMEDY_SAYS = {"wire": ("cards",), "store": (), "dollars": (), "nuggets": ()}


def remedy_choices(s: DiceTownState, seat: int) -> tuple[tuple[Any, ...], ...]:
    """DT-61: the remedies open to a seat; with barbed wire, which claims are laid open."""
    found: list[tuple[Any, ...]] = []
    for remedy in remedies(s, seat):
        if remedy == "wire":
            claims = names(s.claims[seat])
            pairs = dict.fromkeys(combinations(claims, min(DOC_WIRE, len(claims))))
            found += [("wire", pair) for pair in pairs]
        else:
            found.append((remedy,))
    return tuple(found)


@rules.question("DT-61", {**REMEDY_SAYS, "decline": ()})
def take_a_remedy(s: DiceTownState, seat: int) -> Choices:
    """DT-61, DT-63: take one remedy, or leave without one."""
    return (*remedy_choices(s, seat), ("decline",))


@take_a_remedy.checked
def why_not_remedy(s: DiceTownState, seat: int, answer: Any) -> Refusal | None:
    return why_not_this_remedy(s, seat, answer)


def why_not_this_remedy(s: DiceTownState, seat: int, answer: Any) -> Refusal:
    if answer[0] not in [REMEDIES[face] for face in s.kept[seat]]:
        return Refusal("no-die-for-remedy", "DT-61", {"remedy": answer[0]})
    if answer[0] == "wire":
        return Refusal("wrong-claims", "DT-63", {"count": min(DOC_WIRE, len(s.claims[seat]))})
    return Refusal("store-is-empty", "DT-64")


@take_a_remedy.answered
def remedy_or_decline(s: DiceTownState, seat: int, answer: Any) -> None:
    if answer[0] == "decline":
        s.tell("declined", "DT-63", seat=seat, place="doc-badluck")
    else:
        treat(s, seat, answer)


def treat(s: DiceTownState, seat: int, answer: tuple[Any, ...]) -> None:
    """DT-61, WI-4: what a remedy does; a guarded player gives nothing."""
    remedy = answer[0]
    s.tell("took_remedy", "DT-61", seat=seat, place="doc-badluck", remedy=remedy)
    if remedy == "wire":
        put_up_wire(s, seat, named(s.claims[seat], answer[1]))
    elif remedy == "store":
        card = draw(s, STORE, 1, seat, (seat,))[0]
        s.tell(
            "got_a_card",
            "DT-61",
            secret={seat: {"card": names((card,))[0]}},
            seat=seat,
            place="doc-badluck",
        )
        obtained(s, seat, card)
    else:
        dollars, nuggets = (DOC_DOLLARS, 0) if remedy == "dollars" else (0, DOC_NUGGETS)
        for other in s.clockwise(seat)[1:]:
            if other != s.guarded:
                hand_over(s, "DT-61", other, seat, dollars, nuggets)


def put_up_wire(s: DiceTownState, seat: int, claims: tuple[int, ...]) -> None:
    """DT-61: claims laid face up, which nobody can steal any more."""
    lay_open(s, claims, seat)
    s.wired[seat] = tuple(sorted(s.wired[seat] + claims))
    s.tell("wired", "DT-61", seat=seat, cards=names(claims), reveals=True)
