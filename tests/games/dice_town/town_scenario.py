"""The scenario class for tests of Dice Town: positions are set up with the names that players
use."""

from __future__ import annotations

from typing import Any

from fivecups.engine import awaited
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.cards import (
    BACK,
    BANDIT_NUMBER,
    NAME,
    RIVER_CARD,
    bandits_named,
    names,
)
from fivecups.games.dice_town.hidden.knowledge import know_only_own_hands
from fivecups.games.dice_town.state import DECK, DISCARDS, FACE_NUMBER, DiceTownState
from fivecups.games.dice_town.winning.place_winners import go_to
from fivecups.testing import Scenario


def faces(text: str) -> tuple[int, ...]:
    return tuple(FACE_NUMBER[face] for face in text.split())


class Town(Scenario[DiceTownState]):
    """A scenario of Dice Town. By default seat 0 is the Sheriff and it is the second round."""

    def __init__(self, seats: int = 3, sheriff: int = 0, in_round: int = 2, **options: Any) -> None:
        super().__init__(DICE_TOWN, seats, first_sheriff=sheriff, **options)
        self.state.round = in_round

    # Arranging.

    def rolls(self, *rolls: str) -> None:
        """Script the next rolls, one for each seat that rolls."""
        self.chance.rolls.extend(faces(roll) for roll in rolls)

    def has_dice(self, *hands: str) -> None:
        """Set the final dice of all seats."""
        self.state.kept = [tuple(sorted(faces(hand))) for hand in hands]
        self.state.cups = [()] * self.state.seats

    def takes(self, name: str) -> int:
        """Remove a card of this name from the deck, or from the row if the deck has none, and
        return its number."""
        s = self.state
        for piles in (s.store, s.claims):
            copies = [card for card in piles[DECK] if NAME[card] == name]
            if copies:
                piles[DECK] = tuple(card for card in piles[DECK] if card != copies[0])
                return copies[0]
        copies = [card for card in s.row if NAME[card] == name]
        s.row = tuple(card for card in s.row if card != copies[0])
        return copies[0]

    def gets(self, seat: int, *cards: str) -> None:
        """Move cards from the decks to a hand; no other seat knows them."""
        for name in cards:
            card = self.takes(name)
            piles = self.state.piles(BACK[card])
            piles[seat] = tuple(sorted((*piles[seat], card)))
        know_only_own_hands(self.state)

    def wires(self, seat: int, *cards: str) -> None:
        """Lay claims of the deck wired before a seat."""
        self.state.wired[seat] += tuple(sorted(self.takes(name) for name in cards))
        know_only_own_hands(self.state)

    def lays_row(self, *cards: str) -> None:
        """Set the claims of the row in order; the previous ones go below the deck."""
        s = self.state
        s.claims[DECK], s.row = s.row + s.claims[DECK], ()
        s.row = tuple(self.takes(name) for name in cards)
        know_only_own_hands(s)

    def stacks(self, *cards: str) -> None:
        """Put cards on top of their deck, top card first."""
        for name in reversed(cards):
            card = self.takes(name)
            self.state.piles(BACK[card])[DECK] += (card,)
        know_only_own_hands(self.state)

    def discards(self, *cards: str) -> None:
        """Move cards from the Store deck to the discards."""
        self.state.store[DISCARDS] += tuple(sorted(self.takes(name) for name in cards))
        know_only_own_hands(self.state)

    def store_runs_out(self, left: int = 0, seat: int = -1) -> None:
        """Move the Store deck, except its `left` top cards, to the hand of a seat (by default the
        last)."""
        deck = self.state.store[DECK]
        owner = seat % self.state.seats
        self.state.store[DECK] = deck[len(deck) - left :]
        self.state.store[owner] = tuple(sorted(self.state.store[owner] + deck[: len(deck) - left]))
        know_only_own_hands(self.state)

    def claims_run_out(self, seat: int) -> None:
        """Move the claims deck to a seat, Ranches face up; the row stays."""
        deck = self.state.claims[DECK]
        self.state.claims[seat] = tuple(
            sorted([*self.state.claims[seat], *(card for card in deck if NAME[card] != "ranch")])
        )
        self.state.ranches[seat] += tuple(sorted(card for card in deck if NAME[card] == "ranch"))
        self.state.claims[DECK] = ()
        know_only_own_hands(self.state)

    # Arranging the West.

    def lays_ranches(self, seat: int, count: int) -> None:
        """Lay Ranches of the deck before a seat."""
        self.state.ranches[seat] += tuple(self.takes("ranch") for _ in range(count))
        know_only_own_hands(self.state)

    def river_is(self, *cards: str) -> None:
        """Set the cards of the River, top card first; the others have left it."""
        everything = sorted(self.state.river + self.state.river_gone)
        top_first = []
        for name in cards:
            card = next(card for card in everything if RIVER_CARD[card].name == name)
            everything.remove(card)
            top_first.append(card)
        self.state.river, self.state.river_gone = tuple(reversed(top_first)), tuple(everything)

    def bandits_are(
        self, wanted: str = "", top: str = "", hired: dict[int, str] | None = None
    ) -> None:
        """Set the Bandits by name: wanted, hired by seat, and on top of the deck; all others are
        below the top."""
        s = self.state
        s.wanted = tuple(sorted(bandits_named(wanted.split())))
        s.hired = [
            tuple(sorted(bandits_named((hired or {}).get(seat, "").split())))
            for seat in range(s.seats)
        ]
        out = sum([*s.hired, *s.caught], s.wanted)
        first = bandits_named(top.split())
        s.bandits = (
            tuple(bandit for bandit in range(len(BANDIT_NUMBER)) if bandit not in out + first)
            + first
        )

    # Playing.

    def at(self, place: str) -> None:
        """Go to a place and run up to the first question."""
        self.begin_at(go_to, place)

    def everybody_passes(self) -> None:
        """Pass in all windows until something else is asked."""
        while self.state.askings and self.state.askings[-1].question == "play_or_pass":
            self.answer(awaited(self.state)[0], "pass")

    def everybody_passes_to(self, moment: str) -> None:
        """Pass in all windows before the window for this moment."""
        while self.question == "play_or_pass" and self.state.askings[-1].args[0] != moment:
            self.everybody_passes_once()

    def nobody_offers(self) -> None:
        """Make empty offers for all seats that are asked for an offer."""
        while self.state.askings and self.state.askings[-1].question in (
            "make_offer",
            "raise_offer",
        ):
            seat = awaited(self.state)[0]
            self.answer(seat, self.offer(seat))

    def offer(self, seat: int, **fields: Any) -> dict[str, Any]:
        """Return the form of an offer with these fields filled in."""
        choices: Any = self.ask(seat).choices
        return {**choices.default, **fields}

    def plays(self, seat: int, *answer: Any) -> None:
        """Play a card for a seat in the open window, and pass for all others."""
        for other in awaited(self.state):
            if other != seat:
                self.answer(other, "pass")
        self.answer(seat, *answer)

    # Looking.

    @property
    def question(self) -> str | None:
        return self.state.askings[-1].question if self.state.askings else None

    def kinds(self) -> list[str]:
        """Return the kinds of all events so far."""
        return [event.kind for event in self.match.events]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """Return the public details of all events of a kind so far."""
        return [dict(event.data) for event in self.match.events if event.kind == kind]

    def hand(self, seat: int) -> tuple[str, ...]:
        return names(self.state.store[seat] + self.state.claims[seat])

    def everybody_answers(self, answers: dict[int, tuple[Any, ...]]) -> None:
        """Give these answers in the open window; all other asked seats pass."""
        for seat in awaited(self.state):
            self.answer(seat, *answers.get(seat, ("pass",)))

    def everybody_passes_once(self) -> None:
        self.everybody_answers({})


def west(*hands: str, sheriff: int = 0, in_round: int = 2, **options: Any) -> Town:
    """Return a table of Wild West at which all seats have these final dice."""
    table = Town(len(hands), sheriff, in_round, wild_west=True, **options)
    table.has_dice(*hands)
    return table
