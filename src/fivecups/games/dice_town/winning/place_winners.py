"""The winners of a place: first place acts, then, in Wild West, second place does the other action
(DT-20, DT-21, DT-28, WW-10 to WW-16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fivecups.engine import Choices, ListAnswer, Refusal

from ..decisions.sheriff_decisions import FIRST, SECOND, WINNER, decide
from ..hidden.knowledge import everybody, look
from ..state import NO_VISIT, DiceTownState, rules
from ..store_cards.windows import after_window, to_play
from .place import PLACES, Action, Place
from .place_actions import act


def places_that_act(s: DiceTownState, place: str) -> int:
    """Return how many winners act at a place: first and second place (2) in Wild West, but only
    first place (1) with two players or if the War Path blocks the place (WW-10, WW-13, WI-4)."""
    return 2 if s.options["wild_west"] and s.seats > 2 and s.war_path != place else 1


def leaders(s: DiceTownState, spot: Place, first: int | None = None) -> tuple[int, ...]:
    """Return the seats that share the highest standing at a place, leaving out the seat `first` if
    it is given; none if nobody has a standing above 0 (DT-21, WW-11)."""
    standings = spot.standings(s)
    if first is not None:
        standings[first] = 0
    best = max(standings)
    if not best:
        return ()
    if standings.count(best) == 1:
        return (standings.index(best),)
    return tuple([seat for seat, standing in enumerate(standings) if standing == best])


def something_to_do(s: DiceTownState, actions: Sequence[Action], seats: tuple[int, ...]) -> bool:
    """True if any of these actions is possible for any of these seats (DT-28)."""
    for action in actions:
        for seat in seats:
            if action.possible(s, seat):
                return True
    return False


# First place.


@rules.step
def go_to(s: DiceTownState, place: str) -> None:
    """Visit a place: find the seats with the most dice for it and let a single winner act there, or
    put the Sheriff's decision of a tie on the agenda (DT-20, DT-21). If no seat has a die for it,
    nobody wins; a tie without anything to win is not decided (DT-28)."""
    s.visit = NO_VISIT
    spot = PLACES[place]
    tied = leaders(s, spot)
    if len(tied) == 1:
        comes_first(s, place, tied[0])
    elif not tied:
        spot.goes_to_nobody(s)
    elif not something_to_do(s, spot.actions(s), tied):
        s.tell("nothing_to_decide", "DT-28", place=place, seats=tied)
    else:
        if spot.before_a_tie and len(spot.actions(s)) == 1:
            after_window(s, spot.before_a_tie, s.sheriff, settle_a_tie, place, tied)
        else:
            settle_a_tie(s, place, tied)


@rules.step
def settle_a_tie(s: DiceTownState, place: str, tied: tuple[int, ...]) -> None:
    """Put the Sheriff's decision between the `tied` seats on the agenda, and the winner's action
    after it. If Marshall was played before, the tie stays undecided (DT-21, DT-77)."""
    if s.visit.badge_stays:
        s.tell("tie_undecided", "DT-77", seat=s.sheriff, place=place, seats=tied)
        return
    s.most_share = PLACES[place].most(s, tied[0])
    s.then(decide, place, FIRST if places_that_act(s, place) > 1 else WINNER, tied)
    s.then(comes_first_as_named, place)


@rules.step
def comes_first_as_named(s: DiceTownState, place: str) -> None:
    comes_first(s, place, s.named)


def comes_first(s: DiceTownState, place: str, first: int) -> None:
    """Tell that `first` won the place and let it act. In Wild West it chooses the action if both
    are possible; otherwise its action is told before second place is decided. Second place is
    determined before first place acts (WW-10, WW-12, WW-14)."""
    spot = PLACES[place]
    tell_standing(s, "won", spot.rule, place, first)
    if not s.options["wild_west"]:
        act(s, place, spot.action.name, first)
        return
    seconds = leaders(s, spot, first) if places_that_act(s, place) > 1 else ()
    if len(seconds) == 1:
        tell_standing(s, "came_second", "WW-11", place, seconds[0])
    possible = [action for action in spot.actions(s) if action.possible(s, first)]
    if len(possible) > 1:
        order = (first, *seconds) if len(seconds) == 1 else (first,)
        s.ask(choose_action, first, place, order)
    else:
        action = possible[0] if possible else spot.action
        if len(seconds) > 1:
            s.tell("must_act", "WW-12", seat=first, place=place, action=action.name)
        settle_second(s, place, first, action)


def tell_standing(s: DiceTownState, kind: str, rule: str, place: str, seat: int) -> None:
    if s.journal is None:
        return
    spot = PLACES[place]
    details: dict[str, Any] = (
        spot.tells(s, seat) if spot.tells else {"count": spot.standings(s)[seat]}
    )
    s.tell(kind, rule, seat=seat, place=place, **details)


@rules.question("WW-10", {"act": ("action",)})
def choose_action(s: DiceTownState, seat: int, place: str, order: tuple[int, ...]) -> Choices:
    """Ask the winner which of the place's two actions to do; an action is left out if it needs a
    card that the winner does not hold (WW-10, WW-14)."""
    return tuple(
        [
            ("act", action.name)
            for action in PLACES[place].actions(s)
            if has_the_card_for(s, seat, action)
        ]
    )


def has_the_card_for(s: DiceTownState, seat: int, action: Action) -> bool:
    needed = action.needs(s, seat)
    return not needed or any(to_play(s, seat, card) for card in needed)


@choose_action.checked
def why_not_act(
    s: DiceTownState, seat: int, answer: ListAnswer, place: str, order: tuple[int, ...]
) -> Refusal | None:
    if answer[1] in [action.name for action in PLACES[place].actions(s)]:
        return Refusal("nothing-to-act-on", "WW-14", {"action": answer[1]})
    return Refusal("no-such-action", "WW-10", {"place": place})


@choose_action.answered
def act_as_chosen(
    s: DiceTownState, seat: int, answer: ListAnswer, place: str, order: tuple[int, ...]
) -> None:
    """Take the winner's answer: go on with the chosen action and determine second place. If the
    action needs a card, everybody now knows that the winner holds it (WW-12, WW-14)."""
    action = PLACES[place].called(answer[1])
    needed = action.needs(s, seat)
    if needed:
        held = next(cards for card in needed if (cards := to_play(s, seat, card)))
        for observer in everybody(s):
            look(s, observer, held[:1], seat)
    if len(order) < places_that_act(s, place):
        s.tell("chose_the_action", "WW-10", seat=seat, place=place, action=action.name)
    settle_second(s, place, seat, action)


# Second place.


def settle_second(s: DiceTownState, place: str, first: int, chosen: Action) -> None:
    """Determine second place, if it acts at all, and put the actions on the agenda, first place's
    `chosen` one first. The Sheriff decides a tie only if the other action is possible (WW-11,
    WW-12)."""
    spot = PLACES[place]
    others = [action for action in spot.actions(s) if action is not chosen]
    seconds = leaders(s, spot, first) if others and places_that_act(s, place) > 1 else ()
    if len(seconds) < 2:
        act_in_order(s, place, (first, *seconds), chosen)
    elif something_to_do(s, others, seconds):
        s.most_share = others[0].most(s, seconds[0])
        s.then(decide, place, SECOND, seconds)
        s.then(comes_second_as_named, place, first, chosen.name)
    else:
        s.tell("nothing_to_decide", "WW-12", place=place, seats=seconds)
        act_in_order(s, place, (first,), chosen)


def action_of_first_place(s: DiceTownState) -> str:
    """Return the action that first place will do, while second place is being decided; else ""
    (WW-12)."""
    frame: tuple[Any, ...] = s.agenda[-1] if s.agenda else ("",)
    return str(frame[3]) if frame[0] == comes_second_as_named.__name__ else ""


@rules.step
def comes_second_as_named(s: DiceTownState, place: str, first: int, chosen: str) -> None:
    tell_standing(s, "came_second", "WW-12", place, s.named)
    act_in_order(s, place, (first, s.named), PLACES[place].called(chosen))


def act_in_order(s: DiceTownState, place: str, order: tuple[int, ...], chosen: Action) -> None:
    """Let the first seat of `order` do the `chosen` action completely, then the second seat, if
    any, the place's other action (WW-10). The place's step `afterwards` follows."""
    spot = PLACES[place]
    act(s, place, chosen.name, order[0])
    others = [action for action in spot.actions(s) if action is not chosen]
    for seat, other in zip(order[1:], others, strict=False):
        s.then(act, place, other.name, seat)
    if spot.afterwards is not None and others:
        s.then(spot.afterwards, order)
