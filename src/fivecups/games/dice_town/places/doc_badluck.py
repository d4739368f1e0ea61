"""Doc Badluck (DT-60 to DT-64, DT-80): who won nothing takes a remedy that his dice allow."""

from __future__ import annotations

from fivecups.engine import Choices, Chosen, Refusal

from ..decisions.deciding import NEXT, decide
from ..state import NO_VISIT, DiceTownState, rules
from ..store_cards.windows import after_window
from .remedies import REMEDY_SAYS, remedies, remedy_choices, treat, why_not_this_remedy


@rules.step
def doc_opens(s: DiceTownState) -> None:
    """DT-60, DT-80: those who won nothing may visit, and those who announce the Elixir before the
    order is set."""
    s.visit = NO_VISIT
    s.visitors = tuple([seat for seat in range(s.seats) if not s.won[seat]])
    after_window(s, "doc-badluck", s.sheriff, form_a_line)


def may_visit_with_elixir(s: DiceTownState, seat: int) -> bool:
    """DT-80: the Elixir lets a winner visit; it never gives a second visit."""
    return seat not in s.visitors


@rules.step
def form_a_line(s: DiceTownState) -> None:
    """DT-60: the order of the visits is set before the first one."""
    if s.visitors:
        s.tell("doc_awaits", "DT-60", place="doc-badluck", seats=s.visitors)
        line_up(s, ())


def line_up(s: DiceTownState, line: tuple[int, ...]) -> None:
    """DT-28, DT-60: the Sheriff names the first, then the second and so on, each by a decision that
    can be swayed, unless there is no remedy for any of them."""
    rest = tuple([seat for seat in s.visitors if seat not in line])
    if len(rest) > 1 and not any(remedies(s, seat) for seat in rest):
        s.tell("nothing_to_decide", "DT-28", place="doc-badluck", seats=rest)
    elif len(rest) > 1:
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


@rules.question("DT-61", {**REMEDY_SAYS, "decline": ()})
def take_a_remedy(s: DiceTownState, seat: int) -> Choices:
    """DT-61, DT-63: take one remedy, or leave without one."""
    return (*remedy_choices(s, seat), ("decline",))


@take_a_remedy.checked
def why_not_remedy(s: DiceTownState, seat: int, answer: Chosen) -> Refusal | None:
    return why_not_this_remedy(s, seat, answer)


@take_a_remedy.answered
def remedy_or_decline(s: DiceTownState, seat: int, answer: Chosen) -> None:
    if answer[0] == "decline":
        s.tell("declined", "DT-63", seat=seat, place="doc-badluck")
    else:
        treat(s, seat, answer)
