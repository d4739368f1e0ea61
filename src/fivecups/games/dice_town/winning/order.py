"""Who wins a place (DT-20, DT-21, WW-10 to WW-16): who comes first, who second, and who does which
action."""

from __future__ import annotations

from typing import Any

from fivecups.engine import Choices, Refusal

from ..decisions.deciding import FIRST, SECOND, decide
from ..hidden.knowledge import everybody, look
from ..state import NO_VISIT, DiceTownState, rules
from ..store_cards.windows import to_play
from .acting import act
from .place import PLACES, Action


def places_that_act(s: DiceTownState, place: str) -> int:
    """WW-10, WW-13, WI-4: second place acts in Wild West, but not among two players nor on the War
    Path."""
    return 2 if s.options["wild_west"] and s.seats > 2 and s.war_path != place else 1


@rules.step
def go_to(s: DiceTownState, place: str) -> None:
    """DT-20: the places are won one after the other; one player may win several."""
    s.gained = 0
    s.visit = NO_VISIT
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
    possible = [action for action in spot.actions(s) if action.possible(s, first)]
    if len(possible) > 1:
        s.ask(choose_action, first, place, order)
    else:
        act_in_order(s, place, order, possible[0] if possible else spot.action)


@rules.question("WW-10", {"act": ("action",)})
def choose_action(s: DiceTownState, seat: int, place: str, order: tuple[int, ...]) -> Choices:
    """WW-10, WW-14: the winner of a place chooses one of its two actions, but for one that he lacks
    the card for."""
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
    s: DiceTownState, seat: int, answer: Any, place: str, order: tuple[int, ...]
) -> Refusal | None:
    if answer[1] in [action.name for action in PLACES[place].actions(s)]:
        return Refusal("nothing-to-act-on", "WW-14", {"action": answer[1]})
    return Refusal("no-such-action", "WW-10", {"place": place})


@choose_action.answered
def act_as_chosen(
    s: DiceTownState, seat: int, answer: Any, place: str, order: tuple[int, ...]
) -> None:
    """WW-14: who chooses an action that needs a card shows that he holds it."""
    action = PLACES[place].called(s, answer[1])
    needed = action.needs(s, seat)
    if needed:
        held = next(cards for card in needed if (cards := to_play(s, seat, card)))
        for observer in everybody(s):
            look(s, observer, held[:1], seat)
    act_in_order(s, place, order, action)


def act_in_order(s: DiceTownState, place: str, order: tuple[int, ...], chosen: Action) -> None:
    """WW-10: first place acts fully before second, which must do the other action."""
    spot = PLACES[place]
    act(s, place, chosen.name, order[0])
    others = [action for action in spot.actions(s) if action is not chosen]
    for seat, other in zip(order[1:], others, strict=False):
        s.then(act, place, other.name, seat)
    if spot.afterwards is not None and others:
        s.then(spot.afterwards, order)
