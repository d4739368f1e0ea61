"""The Sheriff's place: the player with most Kings takes the badge (DT-38, DT-77)."""

from __future__ import annotations

from ..components import KING
from ..state import DiceTownState, rules
from ..store_cards.effect_registry import always
from ..store_cards.windows import after_window
from ..winning.place import Action, Place, most_dice_of
from ..winning.place_actions import gives_something


@rules.step
def take_the_badge(s: DiceTownState, seat: int) -> None:
    """Give the winner the badge, or, if it would pass to another player, first open a window in
    which anybody may play Marshall (DT-38, DT-77)."""
    if seat == s.sheriff:
        s.tell("kept_the_badge", "DT-38", seat=seat, place="sheriff")
        gives_something(s, seat)
        return
    after_window(s, "badge-passes", seat, pass_the_badge, seat)


@rules.step
def pass_the_badge(s: DiceTownState, seat: int) -> None:
    """Make the winner the Sheriff, who decides from now on (DT-38), unless Marshall was played:
    then the winner has won nothing (DT-62, DT-77)."""
    if s.visit.badge_stays:
        s.tell("badge_stayed", "DT-77", seat=s.sheriff, victim=seat, place="sheriff")
        return
    s.tell("took_the_badge", "DT-38", seat=seat, victim=s.sheriff, place="sheriff")
    s.sheriff = seat
    gives_something(s, seat)


def the_sheriff_stays(s: DiceTownState) -> None:
    """Tell that the badge stays because no player has a King (DT-38)."""
    s.tell("sheriff_stayed", "DT-38", seat=s.sheriff, place="sheriff")


TAKE_THE_BADGE = Action("take_the_badge", "DT-38", take_the_badge, always)
SHERIFF = Place(
    "sheriff",
    most_dice_of(KING),
    TAKE_THE_BADGE,
    nobody=the_sheriff_stays,
    before_a_tie="tie-of-kings",
)
