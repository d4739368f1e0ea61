"""The setup before the first shuffle (DT-3, DT-5, DT-6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..cards import claims_deck, editions, store_deck
from ..components import BANK, DOLLARS_EACH, NUGGETS, STAGECOACH
from ..hidden.knowledge import know_only_own_hands
from ..state import DECK, ZONES, DiceTownState
from .expansion_hooks import LAYING_OUT
from .round import open_the_town


def set_up(seats: int, options: Mapping[str, Any]) -> DiceTownState:
    """Return the initial state: $8 for each player, 30 nuggets in the Mine, $3 in the Bank, nothing
    in the Stagecoach (DT-6)."""
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
        played=[()] * seats,
        cups=[()] * seats,
        fresh=[()] * seats,
        kept=[()] * seats,
        free=[False] * seats,
        pledged=[""] * seats,
        won=[False] * seats,
        passes_in_advance=[False] * seats,
        ranches=[()] * seats,
        river_seen=[0] * seats,
        hired=[()] * seats,
        caught=[()] * seats,
    )
    for lay_out in LAYING_OUT:
        lay_out(s)
    s.store[DECK] = store_deck(*editions(options["wild_west"], options["indians"]))
    s.claims[DECK] = claims_deck(ranches=options["wild_west"])
    know_only_own_hands(s)
    s.then(open_the_town)
    return s
