"""The setup of Wild West (WW-2 to WW-5)."""

from __future__ import annotations

from ..cards import RIVER_CARD, bandit_names
from ..components import (
    BANDITS,
    CLAIMS_OUT_FOR_TWO,
    WANTED_AT_THE_START,
    WILD_WEST_NUGGETS,
    WILD_WEST_NUGGETS_FOR_TWO,
    WILD_WEST_STAGECOACH,
)
from ..goods.card_piles import move
from ..state import BOX, DECK, DiceTownState


def lay_out_the_west(s: DiceTownState) -> None:
    """Put 40 nuggets (30 for two players) in the Mine and $2 in the Stagecoach, and lay out River
    and Bandits (WW-3, WW-5)."""
    if s.options["wild_west"]:
        s.mine = WILD_WEST_NUGGETS_FOR_TWO if s.seats == 2 else WILD_WEST_NUGGETS
        s.stagecoach = WILD_WEST_STAGECOACH
        s.river = tuple(range(len(RIVER_CARD)))
        s.bandits = tuple(range(len(BANDITS)))


def open_the_west(s: DiceTownState) -> None:
    """Shuffle River and Bandits and make the first two Bandits wanted; with two players also remove
    ten claims from the game unseen (WW-4, WW-5)."""
    if not s.options["wild_west"]:
        return
    s.river = tuple([s.river[place] for place in s.chance.shuffle(len(s.river), at="river 0")])
    order = s.chance.shuffle(len(s.bandits), at="bandits 0")
    bandits = [s.bandits[place] for place in order]
    s.wanted = tuple(sorted(bandits[-WANTED_AT_THE_START:]))
    s.bandits = tuple(bandits[:-WANTED_AT_THE_START])
    s.tell("put_up_posters", "WW-4", bandits=bandit_names(s.wanted))
    if s.seats == 2:
        move(s, s.claims[DECK][-CLAIMS_OUT_FOR_TWO:], DECK, BOX, ())
