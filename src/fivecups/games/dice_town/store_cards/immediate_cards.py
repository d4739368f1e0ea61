"""Store cards that must be played as soon as a player gets them, in whatever way (DT-24)."""

from __future__ import annotations

from fivecups.engine import Choices

from ..cards import CARD, NAME, STORE_CARD, named
from ..components import IMMEDIATELY
from ..hidden.knowledge import everybody, look
from ..state import DiceTownState, rules
from .effect_registry import EFFECTS, Choice
from .played_cards import discard, lay_on_the_table
from .windows import announce


def obtained(s: DiceTownState, seat: int, card: int) -> None:
    """Check a Store card that a seat has just got: if it must be played at once, show it to
    everybody and put playing it on the agenda (DT-24)."""
    if card < len(STORE_CARD) and STORE_CARD[card].when == IMMEDIATELY:
        for observer in everybody(s):
            look(s, observer, (card,), seat)
        s.tell("turned_up", "DT-24", seat=seat, card=NAME[card], reveals=True)
        s.then(play_at_once, seat, NAME[card])


@rules.step
def play_at_once(s: DiceTownState, seat: int, card: str) -> None:
    """Play the card for its owner, who has no choice; ask first for a target if the card needs one.
    Without a possible target it has no effect (DT-24, WW-64)."""
    choices = EFFECTS[CARD[card].effect].choices(s, seat)
    if len(choices) == 1:
        announce(s, seat, card, choices[0])
    elif choices:
        s.ask(choose_a_player, seat, card)
    else:
        lay_on_the_table(s, seat, named(s.store[seat], (card,))[0])
        s.tell("had_no_effect", CARD[card].rule, seat=seat, card=card)
        discard(s, seat, card)


@rules.question("DT-79", {"choose": ("victim",)})
def choose_a_player(s: DiceTownState, seat: int, card: str) -> Choices:
    """Ask for the player at whom the card is aimed; he is named when it is announced (DT-79,
    DT-81)."""
    return tuple([("choose", *choice) for choice in EFFECTS[CARD[card].effect].choices(s, seat)])


@choose_a_player.citing
def rule_of_the_card(card: str) -> str:
    return CARD[card].rule


@choose_a_player.answered
def play_against(s: DiceTownState, seat: int, answer: Choice, card: str) -> None:
    announce(s, seat, card, answer[1:])
