"""Positions of Poker Dice with right answers that a strong player knows, and how many each level
gets right. The exact solution confirms the answers."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import combinations, product
from typing import NamedTuple

import pytest

from fivecups.bots import make_bot
from fivecups.bots.poker_dice.position_from_view import position_of
from fivecups.bots.poker_dice.solver.solution import Solution
from fivecups.engine import Answer, View
from fivecups.games.poker_dice import POKER_DICE
from fivecups.games.poker_dice.boxes import BOX_INDEX, BOXES, write_into
from fivecups.games.poker_dice.view import PokerDiceView
from fivecups.testing import Scenario

CLEAR = 0.9
"""Cost of any other answer at least, in points of the expected final score."""

OPTIONS = {option.name: option.default for option in POKER_DICE.options}

FULL = {
    "ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18,
    "three_of_a_kind": 22, "four_of_a_kind": 20, "full_house": 25,
    "small_straight": 30, "large_straight": 40, "poker": 0, "chance": 21,
}  # fmt: skip
"""A sheet at the end of a usual game, on the way to the upper bonus."""


def only(*boxes: str) -> dict[str, int]:
    """Return a sheet on which only these boxes are empty."""
    return {box: points for box, points in FULL.items() if box not in boxes}


def keep(faces: str) -> Answer:
    return ("keep", tuple(int(face) for face in faces))


def write(box: str) -> Answer:
    return ("write", box)


class Case(NamedTuple):
    """A position (sheet, dice and rolls left) with its right answers."""

    sheet: dict[str, int]
    dice: str
    rolls_left: int
    right: tuple[Answer, ...]


CASES = {
    "three sixes go on": Case({}, "23666", 2, (keep("666"),)),
    "four in a row before a pair": Case({}, "23455", 2, (keep("2345"),)),
    "the higher pair, alone": Case({}, "11466", 2, (keep("66"),)),
    "one of two pairs": Case({}, "22556", 2, (keep("55"),)),
    "three fives are more than a full house": Case({}, "33555", 2, (keep("555"),)),
    "a large straight is written at once": Case({}, "23456", 2, (write("large_straight"),)),
    "a poker is written at once": Case({}, "44444", 2, (write("poker"),)),
    "a pair before three in a row": Case({}, "13455", 2, (keep("55"),)),
    "a pair of sixes before three in a row": Case({}, "23466", 1, (keep("66"),)),
    "three twos go on without company": Case({}, "22256", 1, (keep("222"),)),
    "four fours belong to the fours": Case({}, "24444", 0, (write("fours"),)),
    "three fives belong to the fives": Case({}, "13555", 0, (write("fives"),)),
    "three ones belong to the ones": Case({}, "11146", 0, (write("ones"),)),
    "a small straight is no large one": Case({}, "23455", 0, (write("small_straight"),)),
    "rubbish goes into the ones": Case({}, "12466", 0, (write("ones"),)),
    "little goes into the twos": Case({}, "22356", 0, (write("twos"),)),
    "four sixes belong to the sixes": Case({}, "16666", 0, (write("sixes"),)),
    "four ones belong to the ones": Case({}, "11115", 0, (write("ones"),)),
    "twos over sixes are a full house": Case({}, "22266", 0, (write("full_house"),)),
    "a joker where it costs least later": Case(
        {"poker": 50, "threes": 9, "large_straight": 40}, "33333", 0, (write("full_house"),)
    ),
    "sixes for the bonus": Case(only("sixes", "chance"), "34566", 1, (keep("66"),)),
    "two gaps are better than a pair": Case(only("large_straight"), "23466", 2, (keep("2346"),)),
    "a gap is better than starting anew": Case(only("large_straight"), "12455", 2, (keep("1245"),)),
    "two pairs for the full house": Case(only("full_house"), "22336", 1, (keep("2233"),)),
    "the bonus is not given up for a sure 18": Case(only("sixes"), "15666", 1, (keep("666"),)),
    "the better box of two": Case(
        only("fours", "three_of_a_kind"), "44466", 0, (write("three_of_a_kind"),)
    ),
    "a straight is nearer than a poker": Case(
        only("poker", "large_straight"), "33345", 1, (keep("345"),)
    ),
    "four of five": Case(only("poker"), "55556", 1, (keep("5555"),)),
    "any three that touch": Case(
        only("small_straight"), "12356", 1, (keep("123"), keep("235"), keep("356"))
    ),
}

RIGHT = {"master": len(CASES), "expert": len(CASES), "regular": 24}
"""Positions that each level must get right; regulars slip sometimes."""


def table_with(case: Case) -> View[PokerDiceView]:
    table = Scenario(POKER_DICE, 1)
    s = table.state
    for box, points in case.sheet.items():
        s.sheets[0] = write_into(s.sheets[0], BOX_INDEX[box], points)
    s.round = 1 + len(case.sheet)
    s.dice, s.rolls = tuple(int(face) for face in case.dice), 3 - case.rolls_left
    return table.view(0)


@pytest.mark.parametrize("name", CASES)
def test_the_right_answers_are_clearly_right(name: str, default: Solution) -> None:
    case = CASES[name]
    choices = default.choices(*position_of(table_with(case)))
    best = max(choice.expected_score for choice in choices)
    cost = {choice.choice: best - choice.expected_score for choice in choices}
    assert all(cost[right] < 0.05 for right in case.right)
    assert all(cost[other] > CLEAR for other in cost if other not in case.right)


@pytest.mark.parametrize("level", RIGHT)
def test_every_level_gets_its_number_of_positions_right(level: str) -> None:
    wrong = {}
    for name, case in CASES.items():
        view = table_with(case)
        answer = make_bot(level, "poker-dice", OPTIONS, name).answer(view, view.asks[0])
        if answer not in case.right:
            wrong[name] = answer
    assert len(CASES) - len(wrong) >= RIGHT[level], wrong


RACES = {
    "only two sixes would do": ("45566", 29, keep("566")),
    "a sure tie is better than one chance in six": ("55566", 27, keep("55566")),
    "the lead is kept": ("35566", 24, keep("35566")),
    "one die decides": ("35566", 26, keep("5566")),
}
"""Dice with one roll left, the points in Chance that tie, and the keep that wins most often."""


def race(dice: str, needed: int) -> View[PokerDiceView]:
    """Return the last turn of two players: only Chance is empty, and `needed` points in it tie."""
    table = Scenario(POKER_DICE, 2)
    s = table.state
    full, chance = tuple(FULL[box] for box in BOXES), BOX_INDEX["chance"]
    s.sheets = [write_into(full, chance, entry) for entry in (needed, -1)]
    s.round, s.seat = 13, 1
    s.dice, s.rolls = tuple(int(face) for face in dice), 2
    s.askings[-1] = replace(s.askings[-1], seats=(1,))
    return table.view(1)


def win_share(kept: tuple[int, ...], needed: int) -> Fraction:
    """Return the share of wins, with ties as half."""
    total = Fraction()
    for rolled in product(range(1, 7), repeat=5 - len(kept)):
        score = sum(kept) + sum(rolled)
        total += Fraction((score > needed) + (score >= needed), 2)
    return total / 6 ** (5 - len(kept))


@pytest.mark.parametrize("name", RACES)
def test_the_master_plays_to_win(name: str) -> None:
    dice, needed, right = RACES[name]
    faces = tuple(int(face) for face in dice)
    kept = right[1] if right[0] == "keep" else faces
    shares = {
        some: win_share(some, needed) for count in range(6) for some in combinations(faces, count)
    }
    assert shares[kept] == max(shares.values())
    view = race(dice, needed)
    answer = make_bot("master", "poker-dice", OPTIONS, name).answer(view, view.asks[0])
    assert answer == (write("chance") if kept == faces else right)
