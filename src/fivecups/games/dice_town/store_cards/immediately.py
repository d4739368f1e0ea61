"""Cards that are played the moment they are obtained, in whatever way (DT-24)."""

from __future__ import annotations

from fivecups.engine import Choices

from ..cards import CARD, NAME, STORE_CARD, named
from ..components import IMMEDIATELY
from ..goods.piles import move
from ..hidden.knowledge import everybody, look
from ..state import DISCARDS, DiceTownState, rules
from .registry import EFFECTS, Choice
from .windows import announce


def obtained(s: DiceTownState, seat: int, card: int) -> None:
    """DT-24: a card that says so is played at once."""
    if card < len(STORE_CARD) and STORE_CARD[card].when == IMMEDIATELY:
        for observer in everybody(s):
            look(s, observer, (card,), seat)
        s.tell("turned_up", "DT-24", seat=seat, card=NAME[card], reveals=True)
        s.then(play_at_once, seat, NAME[card])


@rules.step
def play_at_once(s: DiceTownState, seat: int, card: str) -> None:
    """DT-24, WW-64: the card is played now, whether its owner likes it or not; with nobody to aim
    at, it has no effect."""
    choices = EFFECTS[CARD[card].effect].choices(s, seat)
    if len(choices) == 1:
        announce(s, seat, card, choices[0])
    elif choices:
        s.ask(choose_a_player, seat, card)
    else:
        move(s, named(s.store[seat], (card,)), seat, DISCARDS, everybody(s))
        s.tell("had_no_effect", CARD[card].rule, seat=seat, card=card)


@rules.question("DT-79", {"choose": ("victim",)})
def choose_a_player(s: DiceTownState, seat: int, card: str) -> Choices:
    """DT-79, DT-81: the player whom a card is aimed at is named as it is announced."""
    return tuple([("choose", *choice) for choice in EFFECTS[CARD[card].effect].choices(s, seat)])


@choose_a_player.citing
def rule_of_the_card(card: str) -> str:
    return CARD[card].rule


@choose_a_player.answered
def play_against(s: DiceTownState, seat: int, said: Choice, card: str) -> None:
    announce(s, seat, card, said[1:])
