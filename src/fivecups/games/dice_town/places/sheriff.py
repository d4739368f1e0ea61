"""The Sheriff's place (DT-38, DT-77): most Kings take the badge."""

from __future__ import annotations

from ..components import KING
from ..state import DiceTownState, rules
from ..store_cards.registry import always
from ..store_cards.windows import after_window
from ..winning.acting import gives_something
from ..winning.place import Action, Place, most_dice_of


@rules.step
def take_the_badge(s: DiceTownState, seat: int) -> None:
    """DT-38, DT-77: the winner takes the badge; when it is about to pass to another player, anybody
    may play Marshall."""
    if seat == s.sheriff:
        s.tell("kept_the_badge", "DT-38", seat=seat, place="sheriff")
        gives_something(s, seat)
        return
    after_window(s, "badge-passes", seat, pass_the_badge, seat)


@rules.step
def pass_the_badge(s: DiceTownState, seat: int) -> None:
    """DT-38, DT-62, DT-77: from here on the new Sheriff decides; a winner stopped by Marshall has
    won nothing."""
    if s.visit.badge_stays:
        s.tell("badge_stayed", "DT-77", seat=s.sheriff, victim=seat, place="sheriff")
        return
    s.tell("took_the_badge", "DT-38", seat=seat, victim=s.sheriff, place="sheriff")
    s.sheriff = seat
    gives_something(s, seat)


def the_sheriff_stays(s: DiceTownState) -> None:
    """DT-38: nobody has a King."""
    s.tell("sheriff_stayed", "DT-38", seat=s.sheriff, place="sheriff")


TAKE_THE_BADGE = Action("take_the_badge", "DT-38", take_the_badge, always)
SHERIFF = Place(
    "sheriff",
    most_dice_of(KING),
    TAKE_THE_BADGE,
    nobody=the_sheriff_stays,
    before_a_tie="tie-of-kings",
)
