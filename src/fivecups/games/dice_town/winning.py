"""Winning a place (DT-20, DT-21, DT-23, DT-26, WW-10 to WW-16): who comes first, who second, and
who does what.

A place is data: who stands how there, its action, in Wild West a second action, what it may pay,
and what follows when all have acted. An action is data too: the step that does it, when there is
something to act on, and the moment at which cards that go with it are played. An action that gives
its player something says so with `gives_something` (DT-62, WW-27).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fivecups.engine import Choices, Refusal

from .decisions import FIRST, SECOND, decide
from .knowledge import everybody, look
from .money import hand_over
from .playing import open_window, to_play
from .state import DiceTownState, rules


@dataclass(frozen=True, slots=True)
class Action:
    """One thing to do at a place. `possible` says whether there is something to act on as far as
    everybody can tell, and `needs` names the Store card, if any, without which its player has
    nothing to act on. `cards` is the moment at which he may play cards that go with it (DT-23,
    WW-15)."""

    name: str
    rule: str
    step: Callable[[DiceTownState, int], None]
    possible: Callable[[DiceTownState, int], bool]
    cards: str = ""
    needs: Callable[[DiceTownState, int], str] = lambda s, seat: ""


def pays_nothing(s: DiceTownState, seat: int) -> tuple[int, int]:
    return 0, 0


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the town. The highest of the `standings` of all seats wins it (0: none), by its
    `rule`. `most` is what it can pay in dollars and nuggets (DT-26), `tells` what the log says
    about a winner instead of the number of dice, and `afterwards` a step for those who have acted
    there. In Wild West it has a `second` action (WW-10)."""

    name: str
    standings: Callable[[DiceTownState], list[int]]
    action: Action
    second: Action
    rule: str = "DT-21"
    most: Callable[[DiceTownState, int], tuple[int, int]] = pays_nothing
    tells: Callable[[DiceTownState, int], dict[str, Any]] | None = None
    afterwards: Callable[[DiceTownState, tuple[int, ...]], None] | None = None

    def called(self, name: str) -> Action:
        return self.action if self.action.name == name else self.second

    def other(self, action: Action) -> Action:
        return self.second if action is self.action else self.action


PLACES: dict[str, Place] = {}


def dice_of(face: int) -> Callable[[DiceTownState, int], int]:
    """How many dice of a face a seat has."""
    return lambda s, seat: s.kept[seat].count(face)


def most_dice_of(face: int) -> Callable[[DiceTownState], list[int]]:
    """DT-21: most dice of the place's face win it."""
    return lambda s: [dice.count(face) for dice in s.kept]


def two_actions(s: DiceTownState) -> bool:
    return bool(s.options["wild_west"])


def places_that_act(s: DiceTownState, place: str) -> int:
    """WW-10, WW-13, WI-4: second place acts in Wild West, but not among two players nor on the War
    Path."""
    return 2 if two_actions(s) and s.seats > 2 and s.war_path != place else 1


@rules.step
def go_to(s: DiceTownState, place: str) -> None:
    """DT-20: the places are won one after the other; one player may win several."""
    s.gained = 0
    s.claims_won = ()
    s.ranch_taken = False
    s.promised = []
    settle(s, place, ())


def settle(s: DiceTownState, place: str, order: tuple[int, ...]) -> None:
    """DT-20, DT-21, WW-11, WW-12: first place, then second where it counts, each tie decided by the
    Sheriff before anybody acts.

    A place that nobody has a die for goes to nobody.
    """
    spot = PLACES[place]
    for _ in range(len(order), places_that_act(s, place)):
        standings = spot.standings(s)
        for seat in order:
            standings[seat] = 0
        best = max(standings)
        if not best:
            break
        if standings.count(best) > 1:
            tied = tuple([seat for seat, standing in enumerate(standings) if standing == best])
            s.most_share = spot.most(s, tied[0])
            s.then(decide, place, SECOND if order else FIRST, tied)
            s.then(settle_as_named, place, order)
            return
        order += (standings.index(best),)
    if order:
        divide_the_actions(s, place, order)
    else:
        s.tell("nobody_won", "DT-20", place=place)


@rules.step
def settle_as_named(s: DiceTownState, place: str, order: tuple[int, ...]) -> None:
    settle(s, place, (*order, s.named))


def divide_the_actions(s: DiceTownState, place: str, order: tuple[int, ...]) -> None:
    """WW-10, WW-14: the winner takes an action that has something to act on, by choice if both
    have; second does the other."""
    spot = PLACES[place]
    first = order[0]
    if s.journal is not None:
        for seat, kind, rule in zip(
            order, ("won", "came_second"), (spot.rule, "WW-11"), strict=False
        ):
            details: dict[str, Any] = (
                spot.tells(s, seat) if spot.tells else {"count": spot.standings(s)[seat]}
            )
            s.tell(kind, rule, seat=seat, place=place, **details)
    if not two_actions(s) or not spot.second.possible(s, first):
        act_in_order(s, place, order, spot.action)
    elif not spot.action.possible(s, first):
        act_in_order(s, place, order, spot.second)
    else:
        s.ask(choose_action, first, place, order)


@rules.question("WW-10", {"act": ("action",)})
def choose_action(s: DiceTownState, seat: int, place: str, order: tuple[int, ...]) -> Choices:
    """WW-10, WW-14: the winner of a place chooses one of its two actions, but for one that he lacks
    the card for."""
    spot = PLACES[place]
    return tuple(
        [
            ("act", action.name)
            for action in (spot.action, spot.second)
            if has_the_card_for(s, seat, action)
        ]
    )


def has_the_card_for(s: DiceTownState, seat: int, action: Action) -> bool:
    card = action.needs(s, seat)
    return not card or bool(to_play(s, seat, card))


@choose_action.checked
def why_not_act(
    s: DiceTownState, seat: int, answer: Any, place: str, order: tuple[int, ...]
) -> Refusal | None:
    spot = PLACES[place]
    if answer[1] in (spot.action.name, spot.second.name):
        return Refusal("nothing-to-act-on", "WW-14", {"action": answer[1]})
    return Refusal("no-such-action", "WW-10", {"place": place})


@choose_action.answered
def act_as_chosen(
    s: DiceTownState, seat: int, answer: Any, place: str, order: tuple[int, ...]
) -> None:
    """WW-14: who chooses an action that needs a card shows that he holds it."""
    action = PLACES[place].called(answer[1])
    card = action.needs(s, seat)
    if card:
        for observer in everybody(s):
            look(s, observer, to_play(s, seat, card)[:1], seat)
    act_in_order(s, place, order, action)


def act_in_order(s: DiceTownState, place: str, order: tuple[int, ...], chosen: Action) -> None:
    """WW-10: first place acts fully before second, which must do the other action."""
    spot = PLACES[place]
    act(s, place, chosen.name, order[0])
    for seat in order[1:]:
        s.then(act, place, spot.other(chosen).name, seat)
    if spot.afterwards is not None and two_actions(s):
        s.then(spot.afterwards, order)


@rules.step
def act(s: DiceTownState, place: str, name: str, seat: int) -> None:
    """DT-23, DT-31, WW-14: cards are played before the action; with nothing to act on, nothing is
    won."""
    action = PLACES[place].called(name)
    if two_actions(s):
        s.tell("acts", "WW-10", seat=seat, place=place, action=name)
    s.acting = seat
    s.times = 1
    s.paid_dollars = s.paid_nuggets = 0
    s.top_claim = s.badge_stays = False
    if not action.possible(s, seat):
        s.tell("found_nothing", action.rule, seat=seat, place=place, action=name)
        return
    if action.cards:
        open_window(s, action.cards, seat, "", s.sheriff)
    s.then(action.step, seat)
    if s.promised:
        s.then(pay_the_promised, seat)


@rules.step
def pay_the_promised(s: DiceTownState, seat: int) -> None:
    """DT-26: the share promised to the Sheriff is paid right after the place has paid, as far as
    that goes."""
    for giver, receiver, dollars, nuggets in s.promised:
        if giver == seat:
            share = min(dollars, s.paid_dollars), min(nuggets, s.paid_nuggets)
            hand_over(s, "DT-26", giver, receiver, *share, kind="paid_the_share")


def gives_something(s: DiceTownState, seat: int) -> None:
    """DT-62, WW-27: a place gave something, so that this player has no right to visit Doc Badluck
    in this round."""
    s.won[seat] = True
