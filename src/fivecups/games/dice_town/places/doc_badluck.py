"""Doc Badluck: a player who won nothing takes a remedy that his dice allow (DT-60 to DT-64,
DT-80)."""

from __future__ import annotations

from fivecups.engine import Choices, ListAnswer, Refusal

from ..decisions.sheriff_decisions import NEXT, decide
from ..state import NO_VISIT, DiceTownState, rules
from ..store_cards.played_cards import discard_after
from ..store_cards.windows import after_window
from .remedies import REMEDY_SAYS, remedies, remedy_choices, treat, why_not_this_remedy


@rules.step
def doc_opens(s: DiceTownState) -> None:
    """Set the visitors of Doc Badluck: the players who won nothing; then open a window in which
    others may join them with the Elixir, before the order of visits is set (DT-60, DT-80)."""
    s.visit = NO_VISIT
    s.visitors = tuple([seat for seat in range(s.seats) if not s.won[seat]])
    after_window(s, "doc-badluck", s.sheriff, form_a_line)


def may_visit_with_elixir(s: DiceTownState, seat: int) -> bool:
    """True if the seat is not yet among Doc Badluck's visitors; the Elixir gives no second visit
    (DT-80)."""
    return seat not in s.visitors


@rules.step
def form_a_line(s: DiceTownState) -> None:
    """Tell who visits Doc Badluck and begin to set the order of the visits, if there are visitors
    (DT-60)."""
    if s.visitors:
        s.tell("doc_awaits", "DT-60", place="doc-badluck", seats=s.visitors)
        line_up(s, ())


def line_up(s: DiceTownState, line: tuple[int, ...]) -> None:
    """Put the Sheriff's next decision about the order of visits on the agenda: `line` are the
    visitors named so far. When at most one is left to name, or no visitor left has a possible
    remedy, put the visits themselves on the agenda; an Elixir is discarded after its visit (DT-28,
    DT-60, DT-82)."""
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
        discard_after(s, seat)


@rules.step
def line_up_as_named(s: DiceTownState, line: tuple[int, ...]) -> None:
    line_up(s, (*line, s.named))


@rules.step
def visit(s: DiceTownState, seat: int) -> None:
    """Ask a visitor to take a remedy, if any is possible. This is checked only now, since claims
    and Store cards may change hands while the order is set (DT-61, DT-63)."""
    if remedies(s, seat):
        s.ask(take_a_remedy, seat)
    else:
        s.tell("found_nothing", "DT-63", seat=seat, place="doc-badluck")


@rules.question("DT-61", {**REMEDY_SAYS, "decline": ()})
def take_a_remedy(s: DiceTownState, seat: int) -> Choices:
    """Ask the visitor to take a remedy or to leave without one (DT-61, DT-63)."""
    return (*remedy_choices(s, seat), ("decline",))


@take_a_remedy.checked
def why_not_remedy(s: DiceTownState, seat: int, answer: ListAnswer) -> Refusal | None:
    return why_not_this_remedy(s, seat, answer)


@take_a_remedy.answered
def remedy_or_decline(s: DiceTownState, seat: int, answer: ListAnswer) -> None:
    if answer[0] == "decline":
        s.tell("declined", "DT-63", seat=seat, place="doc-badluck")
    else:
        treat(s, seat, answer)
