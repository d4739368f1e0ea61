"""A table at which a word is said at a time: what all adapters play at.

Whenever a new question opens, every seat that may talk meanwhile is offered it once, in seat order,
before those who are waited for answer. That is how bots are offered to talk, too. The house's clock
never rings. Passing in advance (DT-27) is left out: it is a comfort, and passing does the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from fivecups.engine import MAIN, Answer, Chance, RandomChance, State, View, awaited, twin

from .encoding import Encoding
from .words import WAIT, Draft, Filling, Legal, Spoken

NOT_ASKED = -1


class Table:
    """A game of an encoding. With `hurry`, whoever has no choice is not asked."""

    def __init__(
        self,
        encoding: Encoding,
        seats: int,
        options: Mapping[str, Any] | None = None,
        *,
        talk: bool = True,
        hurry: bool = True,
        chance: Chance | None = None,
    ) -> None:
        self.encoding = encoding
        self.seats = seats
        self.options = encoding.game.settings(seats, options)
        self.talk = talk
        self.hurry = hurry
        self.chance = chance or RandomChance()
        self.open_ask = 0
        self.talkers: tuple[int, ...] = ()
        self.drafts: dict[int, Draft] = {}
        self.views: dict[int, View[Any]] = {}
        self.menus: dict[int, dict[int, Draft | Spoken]] = {}
        self.state: State = encoding.game.set_up(seats, self.options)
        self.begin()

    def begin(self) -> None:
        """Play up to the first question."""
        self.state.chance = self.chance
        self.state.run()
        self.go_on()

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def held(self) -> bool:
        """Whether something other than a seat has to act first; never at a table that draws by
        itself."""
        return False

    # Whose turn it is, and what may be said.

    def speakers(self) -> tuple[int, ...]:
        """The seats that have something to say now; at a sealed question all that are waited
        for."""
        return self.talkers or awaited(self.state)

    def menu(self, seat: int) -> dict[int, Draft | Spoken]:
        """The words that a seat may say now, by number, and what each leads to."""
        if seat not in self.menus:
            draft = self.draft(seat)
            self.menus[seat] = self.encoding.spelling.next(draft, self._legal(seat, draft))
        return self.menus[seat]

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each word that a seat may say; it is left to wait where nothing is wanted from
        it."""
        mask = np.zeros(self.encoding.actions, np.int8)
        if not self.over and seat in self.speakers():
            mask[list(self.menu(seat))] = 1
        else:
            mask[self.encoding.spelling.index[WAIT]] = 1
        return mask

    def say(self, seat: int, word: int) -> None:
        """Say the next word for a seat; raises ``ValueError`` where it is not on the menu."""
        if self.over or seat not in self.speakers() or word not in self.menu(seat):
            raise ValueError(f"seat {seat} cannot say {self.encoding.spelling.words[word]} now")
        after = self.menu(seat)[word]
        self.menus.pop(seat)
        if isinstance(after, Spoken):
            self._spoken(seat, after)
        else:
            self.drafts[seat] = after
        self.go_on()

    def word_towards(self, seat: int, ask: str, answer: Answer | None) -> int:
        """The next word of an answer to the ask of this id; without an answer, of silence."""
        return self.encoding.spelling.towards(self.menu(seat), ask, answer)

    # What can be seen.

    def view(self, seat: int) -> View[Any]:
        if seat not in self.views:
            self.views[seat] = self.encoding.game.view(self.state, seat)
        return self.views[seat]

    def observation(self, seat: int) -> NDArray[np.float32]:
        """What a seat sees, and what it has said of its answer so far."""
        return self.encoding.observe(self.view(seat), self.drafts.get(seat))

    def returns(self, reward: str) -> list[float]:
        """What the result is worth to each seat: its share of the win, or its score."""
        result = self.state.result
        if result is None:
            return [0.0] * self.seats
        return list(result.win_shares) if reward == "win" else [float(one) for one in result.scores]

    # Other worlds.

    def copy(self) -> Self:
        """An independent copy that draws from the same chance."""
        other = object.__new__(type(self))
        other.__dict__ |= self.__dict__
        other.state = self.state.copy()
        other.drafts, other.views, other.menus = self.drafts.copy(), {}, {}
        return other

    def redealt(self, seat: int, chance: Chance) -> Self:
        """A copy in which what this seat cannot know is dealt again. What others were spelling is
        forgotten: they may have other cards now."""
        other = self.copy()
        other.drafts = {one: draft for one, draft in self.drafts.items() if one == seat}
        other.state = twin(self.encoding.game, self.state, seat, chance)
        return other

    # How it goes on.

    def draft(self, seat: int) -> Draft:
        """What a seat has said so far, or the beginning of its answer."""
        if seat not in self.drafts:
            talking = bool(self.talkers)
            asks = [ask for ask in self.view(seat).asks if self._is_open(ask.id, talking)]
            self.drafts[seat] = self.encoding.spelling.begin(asks, seat, self.seats, talking)
        return self.drafts[seat]

    def _is_open(self, ask: str, talking: bool) -> bool:
        return self._part(ask) > MAIN if talking else self._part(ask) == MAIN

    def _part(self, ask: str) -> int:
        """The part of the open question that an ask is, by its id."""
        _, _, part = ask.partition(".")
        return int(part.partition(".")[0]) if part else MAIN

    def _legal(self, seat: int, draft: Draft) -> Legal | None:
        if not isinstance(draft, Filling):
            return None
        question, args = self.state.part(self.state.askings[-1], self._part(draft.ask.id))
        reason = question.reason
        if reason is None:
            return None
        return lambda answer: reason(self.state, seat, answer, *args) is None

    def _spoken(self, seat: int, spoken: Spoken) -> None:
        self.drafts.pop(seat, None)
        if self.talkers:
            self.talkers = tuple(one for one in self.talkers if one != seat)
        if spoken.answer is not None:
            self.take(seat, spoken.answer, self._part(spoken.ask))

    def take(self, seat: int, answer: Answer, part: int) -> None:
        """Give an answer to the game."""
        self.state.chance = self.chance
        self.state.take(seat, answer, part)

    def go_on(self) -> None:
        """See which question is open, and answer for whoever has no choice."""
        while True:
            if self.held:
                return
            self._look()
            if self.over or not self.hurry:
                return
            seat = self.speakers()[0]
            menu = self.menu(seat)
            if len(menu) > 1:
                return
            (after,) = menu.values()
            self.menus.pop(seat)
            if isinstance(after, Spoken):
                self._spoken(seat, after)
            else:
                self.drafts[seat] = after

    def _look(self) -> None:
        self.views.clear()
        self.menus.clear()
        asking = self.state.askings[-1] if self.state.askings else None
        number = asking.number if asking is not None else NOT_ASKED
        if number != self.open_ask:
            self.open_ask = number
            self.drafts.clear()
            meanwhile = asking.meanwhile if asking is not None and self.talk else ()
            may_talk = {seat for _, seats, _ in meanwhile for seat in seats}
            self.talkers = tuple(seat for seat in range(self.seats) if seat in may_talk)
