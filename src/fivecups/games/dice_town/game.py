"""Dice Town as an object of the engine's interface `Game`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fivecups.engine import Chance, Game, Option, Refusal

from . import wild_west as wild_west  # importing the expansion registers it
from .cards import KIND_BITS, NAME, bandit_names
from .components import BANDITS
from .course.setup import set_up
from .events import EVENTS
from .hidden.redeal import redeal
from .manifest import MANIFEST
from .state import DiceTownState, rules
from .store_cards import effects as effects  # importing the module registers the effects
from .store_cards import pass_in_advance as pass_in_advance
from .view import DiceTownKnowledge, DiceTownView, know, look


class DiceTown(Game[DiceTownState]):
    """The game Dice Town: roll under a cup, pay for the dice you keep, and win the places of the
    town (DT, with the options WW and WI)."""

    name = MANIFEST.name
    version = 3
    state = DiceTownState
    rules = rules
    seat_counts = range(2, 7)
    options = (
        Option("wild_west", False, "WW-1", (False, True)),
        Option("indians", False, "WI-1", (False, True)),
        Option("first_sheriff", "lot", "DT-7", ("lot",), high=5),
    )
    events = EVENTS
    words = {
        "seat": "seat",
        "victim": "seat",
        "receiver": "seat",
        "chosen": "seat",
        "outcome": "seat",
        "about": "seat",
        "first_sheriff": "seat-number",
        "last_seat": "seat-number",
        "seats": "seats",
        "outcomes": "seats",
        "tied": "seats",
        "order": "seats",
        "first": "seat",
        "winners": "seats",
        "sheriff": "seat",
        "acting": "seat",
        "visitors": "seats",
        "dice": "dice",
        "fresh": "dice",
        "cup": "dice",
        "die": "face",
        "face": "face",
        "card": "card",
        "cards": "card",
        "more_cards": "card",
        "wired": "card",
        "played": "card",
        "more_wired": "card",
        "more_bandits": "bandit",
        "row": "card",
        "view-hand": "card",
        "known": "card",
        "known_discards": "card",
        "known_deck": "card",
        "looking_at": "card",
        "place": "place",
        "action": "action",
        "first_action": "action",
        "hand": "hand",
        "remedy": "remedy",
        "holder": "seat",
        "others": "seats",
        "river": "river",
        "rivers": "river",
        "bandit": "bandit",
        "bandits": "bandit",
        "top": "bandit",
        "indian": "indian",
        "hired": "bandit",
        "caught": "bandit",
        "wanted": "bandit",
        "top_bandit": "bandit",
        "river_gone": "river",
        "known_river": "river",
        "chase_dice": "dice",
        "die_holder": "seat",
        "guarded": "seat",
        "war_path": "place",
    }
    secrets = (
        "store",
        "claims",
        "cups",
        "offers",
        "looked",
        "may_lie",
        "river",
        "bandits",
        "visit",
        "passes_in_advance",
    )

    def check_setup(self, seats: int, options: Mapping[str, Any]) -> Refusal | None:
        """Return a refusal for too many players, the Indians without Wild West, or a first Sheriff
        who has no seat; None if the game can start (DT-1, WW-1, WI-1, DT-7)."""
        if options["indians"] and not options["wild_west"]:
            return Refusal("indians-need-wild-west", "WI-1")
        if seats > 5 and not options["wild_west"]:
            return Refusal("too-many-without-wild-west", "DT-1", {"seats": seats, "high": 5})
        if options["first_sheriff"] != "lot" and options["first_sheriff"] >= seats:
            return Refusal(
                "no-such-first-sheriff",
                "DT-7",
                {"first_sheriff": options["first_sheriff"], "last_seat": seats - 1},
            )
        return None

    def set_up(self, seats: int, options: Mapping[str, Any]) -> DiceTownState:
        return set_up(seats, options)

    def view_table(self, state: DiceTownState, seat: int | None) -> DiceTownView:
        return look(state, seat)

    def know(self, state: DiceTownState, seat: int | None) -> DiceTownKnowledge:
        return know(state, seat)

    def redeal(self, state: DiceTownState, seat: int | None, chance: Chance) -> DiceTownState:
        return redeal(state, seat, chance)

    def totals(self, state: DiceTownState) -> Mapping[str, int]:
        """Return the total numbers of dollars, nuggets, cards of each kind, River cards and Bandits
        in the whole game. They never change, so tests can check that nothing is lost (DT-3)."""
        counts = dict.fromkeys(KIND_BITS, 0)
        open_cards = (*state.wired, *state.ranches, *state.played, state.row)
        for pile in (*state.store, *state.claims, *open_cards):
            for card in pile:
                counts[NAME[card]] += 1
        counts["dollars"] = sum(state.dollars) + state.bank + state.stagecoach
        counts["nuggets"] = sum(state.nuggets) + state.mine
        counts["river"] = len(state.river + state.river_gone)
        for bandit in BANDITS:
            counts[f"bandit-{bandit.name}"] = 0
        for group in (*state.hired, *state.caught, state.wanted, state.bandits):
            for name in bandit_names(group):
                counts[f"bandit-{name}"] += 1
        return counts


DICE_TOWN = DiceTown()
