"""Passing in advance: a seat declares that it will play no card until the end of the round
(DT-27)."""

from __future__ import annotations

from fivecups.engine import Choices

from ..state import DiceTownState, rules
from .effect_registry import Choice
from .windows import answer_in_advance, first_in_order_plays, play_or_pass


@rules.question("DT-27", {"do_not_ask_me": (), "ask_me": ()}, quiet=True, standing=True)
def pass_in_advance(s: DiceTownState, seat: int) -> Choices:
    """Ask a seat, at any time, whether it wants to pass in advance in all windows for cards until
    the end of this round, or, if it already does, to be asked again (DT-27)."""
    return (("ask_me",),) if s.passes_in_advance[seat] else (("do_not_ask_me",),)


@pass_in_advance.answered
def pass_from_now_on(s: DiceTownState, seat: int, answer: Choice) -> None:
    """Record the seat's declaration to pass in advance or to be asked again. If a window is waiting
    for the seat that now passes, it is answered at once (DT-27)."""
    s.passes_in_advance[seat] = answer[0] == "do_not_ask_me"
    s.tell(
        "passes_in_advance" if s.passes_in_advance[seat] else "wants_to_be_asked",
        "DT-27",
        to=(seat,),
        seat=seat,
    )
    asking = s.askings[-1]
    if (
        s.passes_in_advance[seat]
        and asking.question == play_or_pass.name
        and seat in asking.seats
        and seat not in asking.answers
    ):
        asking.answers[seat] = answer_in_advance(s, seat, asking.args[0])
        if len(asking.answers) == len(asking.seats):
            first_in_order_plays(s, s.withdraw(), *asking.args)
