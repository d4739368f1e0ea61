"""Passing in advance (DT-27): a seat says that it will play no card until the round is over."""

from __future__ import annotations

from fivecups.engine import Choices

from ..state import DiceTownState, rules
from .registry import Choice
from .windows import answer_in_advance, first_in_order_plays, play_or_pass


@rules.question("DT-27", {"do_not_ask_me": (), "ask_me": ()}, quiet=True, standing=True)
def pass_in_advance(s: DiceTownState, seat: int) -> Choices:
    """DT-27: say in advance that you pass whenever a card could be played, from now to the end of
    this round; or take it back."""
    return (("ask_me",),) if s.passes_in_advance[seat] else (("do_not_ask_me",),)


@pass_in_advance.answered
def pass_from_now_on(s: DiceTownState, seat: int, said: Choice) -> None:
    """DT-27: a window that is open to the seat is answered with it."""
    s.passes_in_advance[seat] = said[0] == "do_not_ask_me"
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
