"""A game that is played one action at a time; all environment adapters use it.

Whenever a new question opens, every seat that may talk meanwhile is offered to do so once, in seat
order, before the seats that the game waits for answer; bots are treated in the same way. The
house's clock never rings. Passing in advance (DT-27) is left out: passing has the same effect.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from fivecups.engine import MAIN, Answer, Chance, RandomChance, State, View, awaited, twin

from .actions import WAIT, CompleteAnswer, Legal, PartialAnswer, PartialForm
from .game_encoding import Encoding

NOT_ASKED = -1


class Table:
    """A game in progress that is played one action at a time, with the actions of an encoding. With
    `skip_forced`, a seat with a single legal action is not asked; the action is taken for it."""

    def __init__(
        self,
        encoding: Encoding,
        seats: int,
        options: Mapping[str, Any] | None = None,
        *,
        talk: bool = True,
        skip_forced: bool = True,
        chance: Chance | None = None,
    ) -> None:
        self.encoding = encoding
        self.seats = seats
        self.options = encoding.game.settings(seats, options)
        self.talk = talk
        self.skip_forced = skip_forced
        self.chance = chance or RandomChance()
        self.open_ask = 0
        self.seats_that_may_talk: tuple[int, ...] = ()
        self.partial_answers: dict[int, PartialAnswer] = {}
        self.views: dict[int, View[Any]] = {}
        self.legal_actions_by_seat: dict[int, dict[int, PartialAnswer | CompleteAnswer]] = {}
        self.state: State = encoding.game.set_up(seats, self.options)
        self.begin()

    def begin(self) -> None:
        """Run the game to its first question."""
        self.state.chance = self.chance
        self.state.run()
        self.go_on()

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def waits_for_chance(self) -> bool:
        """True if a chance outcome is needed before a seat can act; never for this class, which
        draws by itself."""
        return False

    # Seats to act and their legal actions.

    def seats_to_act(self) -> tuple[int, ...]:
        """Return the seats that can act now; for a sealed question, all seats that the game waits
        for."""
        return self.seats_that_may_talk or awaited(self.state)

    def legal_actions(self, seat: int) -> dict[int, PartialAnswer | CompleteAnswer]:
        """Return the legal actions of a seat, each with the partial or complete answer that it
        leads to."""
        if seat not in self.legal_actions_by_seat:
            partial_answer = self.partial_answer(seat)
            self.legal_actions_by_seat[seat] = self.encoding.spelling.next(
                partial_answer, self._legal(seat, partial_answer)
            )
        return self.legal_actions_by_seat[seat]

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return an array with 1 for each legal action of a seat and 0 for all others; a seat that
        is not asked can only wait."""
        mask = np.zeros(self.encoding.actions, np.int8)
        if not self.over and seat in self.seats_to_act():
            mask[list(self.legal_actions(seat))] = 1
        else:
            mask[self.encoding.spelling.index[WAIT]] = 1
        return mask

    def act(self, seat: int, action: int) -> None:
        """Take an action for a seat: extend its partial answer, or give the answer to the game if
        it is complete. Raise ``ValueError`` if the action is not legal."""
        if self.over or seat not in self.seats_to_act() or action not in self.legal_actions(seat):
            raise ValueError(f"seat {seat} cannot say {self.encoding.spelling.words[action]} now")
        after = self.legal_actions(seat)[action]
        self.legal_actions_by_seat.pop(seat)
        if isinstance(after, CompleteAnswer):
            self._finish_answer(seat, after)
        else:
            self.partial_answers[seat] = after
        self.go_on()

    def action_towards(self, seat: int, ask: str, answer: Answer | None) -> int:
        """Return the next action with which `seat` spells `answer` to the ask with this id; None as
        answer means saying nothing."""
        return self.encoding.spelling.towards(self.legal_actions(seat), ask, answer)

    # Views and observations.

    def view(self, seat: int) -> View[Any]:
        if seat not in self.views:
            self.views[seat] = self.encoding.game.view(self.state, seat)
        return self.views[seat]

    def observation(self, seat: int) -> NDArray[np.float32]:
        """Return the observation of a seat, including the answer that it has spelled so far."""
        return self.encoding.observe(self.view(seat), self.partial_answers.get(seat))

    def returns(self, reward: str) -> list[float]:
        """Return the final reward of each seat: its share of the win, or its score; 0 before the
        end."""
        result = self.state.result
        if result is None:
            return [0.0] * self.seats
        return (
            list(result.win_shares)
            if reward == "win"
            else [float(score) for score in result.scores]
        )

    # Copies.

    def copy(self) -> Self:
        """Return an independent copy that draws from the same source of chance."""
        other = object.__new__(type(self))
        other.__dict__ |= self.__dict__
        other.state = self.state.copy()
        other.partial_answers, other.views, other.legal_actions_by_seat = (
            self.partial_answers.copy(),
            {},
            {},
        )
        return other

    def redealt(self, seat: int, chance: Chance) -> Self:
        """Return a copy in which everything that `seat` cannot know is dealt anew. Partial answers
        of other seats are dropped, since they may have other cards now."""
        other = self.copy()
        other.partial_answers = {
            other_seat: partial_answer
            for other_seat, partial_answer in self.partial_answers.items()
            if other_seat == seat
        }
        other.state = twin(self.encoding.game, self.state, seat, chance)
        return other

    # Progress of the game.

    def partial_answer(self, seat: int) -> PartialAnswer:
        """Return the answer that a seat has spelled so far, or an empty one."""
        if seat not in self.partial_answers:
            talking = bool(self.seats_that_may_talk)
            asks = [ask for ask in self.view(seat).asks if self._is_open(ask.id, talking)]
            self.partial_answers[seat] = self.encoding.spelling.begin(
                asks, seat, self.seats, talking
            )
        return self.partial_answers[seat]

    def _is_open(self, ask: str, talking: bool) -> bool:
        return self._part(ask) > MAIN if talking else self._part(ask) == MAIN

    def _part(self, ask: str) -> int:
        """Return the number of the part of the open ask to which this ask id belongs."""
        _, _, part = ask.partition(".")
        return int(part.partition(".")[0]) if part else MAIN

    def _legal(self, seat: int, partial_answer: PartialAnswer) -> Legal | None:
        if not isinstance(partial_answer, PartialForm):
            return None
        question, args = self.state.part(self.state.askings[-1], self._part(partial_answer.ask.id))
        reason = question.reason
        if reason is None:
            return None
        return lambda answer: reason(self.state, seat, answer, *args) is None

    def _finish_answer(self, seat: int, complete: CompleteAnswer) -> None:
        self.partial_answers.pop(seat, None)
        if self.seats_that_may_talk:
            self.seats_that_may_talk = tuple(
                talker for talker in self.seats_that_may_talk if talker != seat
            )
        if complete.answer is not None:
            self.take(seat, complete.answer, self._part(complete.ask))

    def take(self, seat: int, answer: Answer, part: int) -> None:
        """Give a complete answer of the seat to the game, which runs on to its next question."""
        self.state.chance = self.chance
        self.state.take(seat, answer, part)

    def go_on(self) -> None:
        """After an answer: update the open question and, with `skip_forced`, take forced actions,
        until a seat has a choice, chance must act or the game is over."""
        while True:
            if self.waits_for_chance:
                return
            self._update_open_ask()
            if self.over or not self.skip_forced:
                return
            seat = self.seats_to_act()[0]
            legal_actions = self.legal_actions(seat)
            if len(legal_actions) > 1:
                return
            (after,) = legal_actions.values()
            self.legal_actions_by_seat.pop(seat)
            if isinstance(after, CompleteAnswer):
                self._finish_answer(seat, after)
            else:
                self.partial_answers[seat] = after

    def _update_open_ask(self) -> None:
        self.views.clear()
        self.legal_actions_by_seat.clear()
        asking = self.state.askings[-1] if self.state.askings else None
        number = asking.number if asking is not None else NOT_ASKED
        if number != self.open_ask:
            self.open_ask = number
            self.partial_answers.clear()
            meanwhile = asking.meanwhile if asking is not None and self.talk else ()
            may_talk = {seat for _, seats, _ in meanwhile for seat in seats}
            self.seats_that_may_talk = tuple(seat for seat in range(self.seats) if seat in may_talk)
