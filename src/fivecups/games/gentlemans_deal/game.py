"""Gentleman's Deal as an object of the engine's interface `Game`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fivecups.engine import Chance, Game, Option, Refusal

from .components import ACCOMPLICES
from .events import EVENTS
from .manifest import MANIFEST
from .redeal import redeal
from .state import NO_CARD, DealState, initial_state, rules
from .turn.rounds import begin_the_game
from .view import GentlemansDealKnowledge, GentlemansDealView, know, look

LARGEST_TABLE = 9
LONGEST_CLOCK = 3600


class GentlemansDeal(Game[DealState]):
    """The game Gentleman's Deal: offers, talk and votes about a card that only the dealer has seen
    (GD-1 to GD-52)."""

    name = MANIFEST.name
    version = 3
    state = DealState
    rules = rules
    seat_counts = range(5, LARGEST_TABLE + 1)
    options = (
        Option("talk_seconds", 120, "GD-14", (None,), low=10, high=LONGEST_CLOCK),
        Option("least_talk_seconds", 60, "GD-12", high=LONGEST_CLOCK),
        Option("vote_seconds", 30, "GD-52", (None,), low=5, high=LONGEST_CLOCK),
        Option("first_dealer", "lot", "GD-3", ("lot",), high=LARGEST_TABLE - 1),
    )
    events = EVENTS
    words = {
        "seat": "seat",
        "whom": "seat",
        "former": "seat",
        "neighbour": "seat",
        "first_dealer": "seat-number",
        "last_seat": "seat-number",
        "seats": "seats",
        "winners": "seats",
        "voters": "seats",
        "dealer": "seat",
        "jailed": "seat",
        "accomplice": "accomplice",
        "accomplices": "accomplice",
        "ballot": "ballot",
        "vote": "ballot",
        "word": "ballot",
        "words": "ballot",
        "coming": "accomplice",
        "phase": "phase",
        "my_income": "source",
    }
    secrets = ("deck", "card")

    def check_setup(self, seats: int, options: Mapping[str, Any]) -> Refusal | None:
        """Return a refusal if the first dealer named in the options has no seat; None if the game
        can start (GD-3)."""
        first = options["first_dealer"]
        if first != "lot" and first >= seats:
            return Refusal(
                "no-such-dealer", "GD-3", {"first_dealer": first, "last_seat": seats - 1}
            )
        return None

    def set_up(self, seats: int, options: Mapping[str, Any]) -> DealState:
        s = initial_state(seats, options)
        s.then(begin_the_game)
        return s

    def view_table(self, state: DealState, seat: int | None) -> GentlemansDealView:
        return look(state, seat)

    def know(self, state: DealState, seat: int | None) -> GentlemansDealKnowledge:
        return know(state)

    def redeal(self, state: DealState, seat: int | None, chance: Chance) -> DealState:
        return redeal(state, seat, chance)

    def totals(self, state: DealState) -> Mapping[str, int]:
        """Return the total numbers of deal cards, arguments, gang cards and accomplices, and the
        money that did not come from the bank. None of them ever changes, so tests can check that
        nothing is lost."""
        return {
            "deal cards": len(state.deck) + len(state.shown) + (state.card != NO_CARD),
            "arguments": sum(state.arguments) + state.arguments_used,
            "gang cards": sum(state.gang_cards) + state.gang_pile,
            "accomplices": sum(accomplice in state.owners for accomplice in ACCOMPLICES),
            "money from elsewhere": sum(sum(income.values()) for income in state.income)
            - state.paid_by_bank,
        }


GENTLEMANS_DEAL = GentlemansDeal()
