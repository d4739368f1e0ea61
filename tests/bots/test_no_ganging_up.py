"""Bots do not gang up: the victim depends on what players have, never on seats or on who is a
person."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import cycle, islice, permutations
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

import pytest

from fivecups.bots import make_bot
from fivecups.bots.dice_town.traits import aimed_at
from fivecups.engine import MAIN, RandomChance, awaited
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.decisions.sheriff_decisions import FIRST, name_one
from fivecups.games.dice_town.places.saloon import rob_somebody
from fivecups.games.dice_town.state import DiceTownState
from fivecups.games.dice_town.store_cards.immediate_cards import choose_a_player
from fivecups.games.dice_town.wild_west.indians import set_a_trap
from tests.games.dice_town.town_scenario import Town

SEATS = 4
TRIALS = 60
DICE = "9 9 10 J K"
BOTS = ["expert", "novice", "regular+grudging", "regular+generous"]

Asks = dict[str, Callable[[DiceTownState, int], None]]
HURTS: Asks = {
    "rob_somebody": lambda s, hero: s.ask(rob_somebody, hero),
    "choose_a_player": lambda s, hero: s.ask(choose_a_player, hero, "nervous-joe"),
    "set_a_trap": lambda s, hero: s.ask(set_a_trap, hero),
}


class Rival(NamedTuple):
    """The public possessions of a rival."""

    dollars: int = 5
    nuggets: int = 2
    claims: int = 2


def table(hero: int, rivals: tuple[Rival, ...]) -> Town:
    """Return a table of Wild West with the hero as Sheriff; the rivals sit in the order of their
    seats, all with the same dice."""
    town = Town(SEATS, hero, wild_west=True, indians=True)
    others = [seat for seat in range(SEATS) if seat != hero]
    claims = cycle(("claim-2", "claim-3", "claim-4"))
    town.has_dice(*("Q Q Q A A" if seat == hero else DICE for seat in range(SEATS)))
    for seat, rival in zip(others, rivals, strict=True):
        town.state.dollars[seat], town.state.nuggets[seat] = rival.dollars, rival.nuggets
        town.gets(seat, *islice(claims, rival.claims))
    return town


def asked(town: Town, hero: int, ask: Callable[[DiceTownState, int], None]) -> DiceTownState:
    state = town.state.copy()
    state.agenda.clear()
    state.askings.clear()
    ask(state, hero)
    state.run()
    return state


def victims(bot: str, state: DiceTownState, hero: int) -> Counter[int]:
    """Count the victims of bots of a kind over many seeds."""
    view = DICE_TOWN.view(state, hero)
    answers = [
        make_bot(bot, "dice-town", state.options, seed).answer(view, view.asks[0])
        for seed in range(TRIALS)
    ]
    return Counter(
        seat for answer in answers if (seat := aimed_at(view.asks[0].question, answer)) is not None
    )


def check_even(result: Counter[int], among: int) -> None:
    """Check that all rivals were chosen equally often, within chance."""
    whole = result.total()
    mean = whole / among
    assert whole > TRIALS / 2
    assert len(result) == among
    assert all(abs(count - mean) < 4 * sqrt(mean * (1 - 1 / among)) for count in result.values()), (
        result
    )


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("question", HURTS)
def test_equal_rivals_are_hit_equally_often(bot: str, question: str) -> None:
    hero = 2
    state = asked(table(hero, (Rival(),) * 3), hero, HURTS[question])
    check_even(victims(bot, state, hero), 3)


@pytest.mark.parametrize("bot", ["expert", "regular+generous"])
def test_a_sheriff_without_offers_rules_for_equal_rivals_equally_often(bot: str) -> None:
    state = asked(
        table(1, (Rival(),) * 3),
        1,
        lambda s, hero: s.ask(name_one, hero, "mine", FIRST, (0, 2, 3), False),
    )
    view = DICE_TOWN.view(state, 1)
    named = Counter(
        make_bot(bot, "dice-town", state.options, seed).answer(view, view.asks[0])[1]
        for seed in range(TRIALS)
    )  # type: ignore[index]
    check_even(named, 3)


@pytest.mark.parametrize("bot", ["expert", "regular", "greedy", "expert+grudging"])
@pytest.mark.parametrize("question", HURTS)
def test_who_is_hit_changes_his_seat_with_his_goods(bot: str, question: str) -> None:
    hero = 1
    others = (0, 2, 3)
    rivals = (Rival(1, 0, 1), Rival(3, 2, 2), Rival(4, 9, 3))
    hit: set[Rival] = set()
    for order in permutations(rivals):
        state = asked(table(hero, order), hero, HURTS[question])
        view = DICE_TOWN.view(state, hero)
        victim = aimed_at(
            question, make_bot(bot, "dice-town", state.options, 1).answer(view, view.asks[0])
        )  # type: ignore[arg-type]
        assert victim is not None
        hit.add(order[others.index(victim)])
    assert len(hit) == 1


def test_in_whole_games_the_seat_of_a_person_is_not_hit_more_often_than_the_others() -> None:
    """Seat 0 stands for the person, which no bot can know. All play alike, so it is hit as often as
    the others."""
    more = []
    for seed in range(16):
        state = DICE_TOWN.start(SEATS, {}, RandomChance(seed))
        bots = [
            make_bot("greedy", "dice-town", state.options, f"{seed} {seat}")
            for seat in range(SEATS)
        ]
        hits = [0] * SEATS
        while not state.over:
            seat = awaited(state)[0]
            view = DICE_TOWN.view(state, seat)
            answer: Any = bots[seat].answer(view, view.asks[0])
            if (
                view.asks[0].question in HURTS
                and (victim := aimed_at(view.asks[0].question, answer)) is not None
            ):
                hits[victim] += 1
            state.take(seat, answer, MAIN)
        more.append(hits[0] - fmean(hits[1:]))
    assert abs(fmean(more)) < 4 * stdev(more) / sqrt(len(more))
