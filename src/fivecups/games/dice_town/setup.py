"""The table before the first shuffle (DT-3, DT-5, DT-6, WW-2 to WW-5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .cards import RIVER_CARD, claims_deck, editions, store_deck
from .components import (
    BANDITS,
    BANK,
    DOLLARS_EACH,
    FACES,
    NUGGETS,
    STAGECOACH,
    WILD_WEST_NUGGETS,
    WILD_WEST_NUGGETS_FOR_TWO,
    WILD_WEST_STAGECOACH,
)
from .knowledge import know_only_own_hands
from .round import open_the_town
from .state import DECK, NOBODY, ZONES, DiceTownState


def set_up(seats: int, options: Mapping[str, Any]) -> DiceTownState:
    """DT-6, WW-3, WW-5: each player has $8; the Mine holds 30 nuggets, the Bank $3, the Stagecoach
    nothing. Wild West has 40 nuggets, 30 for two players, and $2 in the Stagecoach."""
    s = DiceTownState(
        seats,
        options,
        mine=NUGGETS,
        bank=BANK,
        stagecoach=STAGECOACH,
        dollars=[DOLLARS_EACH] * seats,
        nuggets=[0] * seats,
        store=[()] * ZONES,
        claims=[()] * ZONES,
        wired=[()] * seats,
        cups=[()] * seats,
        fresh=[()] * seats,
        kept=[()] * seats,
        free=[False] * seats,
        pledged=[""] * seats,
        won=[False] * seats,
        hushed=[False] * seats,
        reveals=[0] * seats,
        dice_kept=[0] * seats,
        faces=[(0,) * len(FACES)] * seats,
        hurt_by=[NOBODY] * seats,
        ranches=[()] * seats,
        river_seen=[0] * seats,
        hired=[()] * seats,
        caught=[()] * seats,
    )
    if options["wild_west"]:
        s.mine = WILD_WEST_NUGGETS_FOR_TWO if seats == 2 else WILD_WEST_NUGGETS
        s.stagecoach = WILD_WEST_STAGECOACH
        s.river = tuple(range(len(RIVER_CARD)))
        s.bandits = tuple(range(len(BANDITS)))
    s.store[DECK] = store_deck(*editions(options["wild_west"], options["indians"]))
    s.claims[DECK] = claims_deck(ranches=options["wild_west"])
    know_only_own_hands(s)
    s.then(open_the_town)
    return s
