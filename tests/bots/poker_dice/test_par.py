"""The par of finished games."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from fivecups.bots.poker_dice.par import Decision, HashChance, par, roll_tapes
from fivecups.bots.poker_dice.solver.position import EMPTY_SHEET, Choice
from fivecups.bots.poker_dice.solver.solution import Solution
from fivecups.games.poker_dice import boxes

Sheet = Callable[..., tuple[int, ...]]
Choose = Callable[[tuple[int, ...], int, tuple[int, ...], int], Choice]


def play(solution: Solution, seed: int, choose: Choose) -> tuple[list[Decision], int]:
    """Return the decisions of a game and its final score."""
    rng = random.Random(seed)
    sheet, plus = EMPTY_SHEET, 0
    decisions: list[Decision] = []
    while boxes.EMPTY in sheet:
        kept: tuple[int, ...] = ()
        for rolls_left in (2, 1, 0):
            dice = (*kept, *(rng.randint(1, 6) for _ in range(5 - len(kept))))
            choice = choose(sheet, plus, dice, rolls_left)
            decisions.append(Decision(sheet, plus, dice, rolls_left, choice))
            if choice[0] == "write":
                box, poker = boxes.BOX_INDEX[choice[1]], sheet[boxes.POKER]
                hand = tuple(sorted(dice))
                plus += boxes.bonus(hand, poker) > 0
                sheet = (
                    *sheet[:box],
                    boxes.points(hand, poker, solution.variant.joker)[box],
                    *sheet[box + 1 :],
                )
                break
            kept = choice[1]
    return decisions, boxes.total(sheet, plus, solution.variant.upper_bonus)


def careless(solution: Solution, seed: int) -> Choose:
    rng = random.Random(seed)

    def choose(sheet: tuple[int, ...], plus: int, dice: tuple[int, ...], rolls_left: int) -> Choice:
        return rng.choice(solution.choices(sheet, plus, dice, rolls_left)).choice

    return choose


@pytest.mark.parametrize("seed", range(20))
def test_best_play_is_par(default: Solution, seed: int) -> None:
    decisions, score = play(default, seed, default.best_choice)
    assert par(default, decisions) == (score, score)
    for decision in decisions:
        best = default.choices(*decision[:4])[0]
        assert (best.choice, best.cost) == (decision.choice, 0.0)


@pytest.mark.parametrize("seed", range(5))
def test_careless_play_has_one_par(default: Solution, seed: int) -> None:
    decisions, score = play(default, seed, careless(default, seed))
    score_and_par = par(default, decisions)
    assert score_and_par.score == score
    assert score_and_par.par == par(default, list(decisions)).par


def test_par_does_not_depend_on_the_order_of_the_dice(default: Solution) -> None:
    decisions, _ = play(default, 3, careless(default, 3))
    turned = [decision._replace(dice=decision.dice[::-1]) for decision in decisions]
    assert par(default, turned).par == par(default, decisions).par


def test_par_of_careless_play_is_that_of_best_play_on_average(default: Solution) -> None:
    pars = [
        par(default, play(default, seed, careless(default, seed))[0]).par for seed in range(400)
    ]
    assert abs(sum(pars) / len(pars) - default.expected_score()) < 4 * 60 / 20


def test_a_tape_begins_with_the_players_dice_in_no_favoured_order() -> None:
    rng = random.Random(5)
    firsts: list[int] = []
    for seed in range(600):
        dice = tuple(sorted(rng.randint(1, 6) for _ in range(5)))
        turn = [Decision(EMPTY_SHEET, 0, dice, 2, ("write", "chance"))]
        tapes = roll_tapes(turn, HashChance(seed.to_bytes(2, "big")))
        assert sorted(tapes[0]) == list(dice)
        assert [len(tape) for tape in tapes] == [5, 5, 5]
        firsts.append(tapes[0][0])
    assert abs(sum(firsts) / len(firsts) - 3.5) < 0.3


def test_a_tape_goes_on_after_the_players_dice() -> None:
    turn = [
        Decision(EMPTY_SHEET, 0, (1, 2, 3, 6, 6), 2, ("keep", (6, 6))),
        Decision(EMPTY_SHEET, 0, (1, 4, 5, 6, 6), 1, ("write", "sixes")),
    ]
    tapes = roll_tapes(turn, HashChance(b"seed"))
    assert sorted(tapes[1][:3]) == [1, 4, 5]
    assert len(tapes[1]) == len(tapes[2]) == 5
    assert set(tapes[1] + tapes[2]) <= set(range(1, 7))


def test_what_is_no_whole_game_is_refused(default: Solution) -> None:
    decisions, _ = play(default, 1, default.best_choice)
    for broken, message in (
        ([], "finished game"),
        (decisions[:-1], "finished game"),
        (decisions[1:], "rolls left|to be on"),
        ([*decisions, decisions[-1]], "to be on"),
        ([decisions[0]._replace(choice=("keep", (1, 2, 3, 4, 5))), *decisions[1:]], "legal choice"),
    ):
        with pytest.raises(ValueError, match=message):
            par(default, broken)


def test_dice_that_were_not_kept_are_refused(default: Solution) -> None:
    decisions, _ = play(default, 1, default.best_choice)
    number = next(
        at
        for at, decision in enumerate(decisions)
        if decision.choice[0] == "keep" and decision.choice[1]
    )
    absent = next(face for face in range(1, 7) if face not in decisions[number].choice[1])
    tampered = decisions[number + 1]._replace(dice=(absent,) * 5)
    tampered = tampered._replace(choice=default.best_choice(*tampered[:4]))
    with pytest.raises(ValueError, match="kept dice"):
        par(default, [*decisions[: number + 1], tampered, *decisions[number + 2 :]])
