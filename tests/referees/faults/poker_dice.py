"""Faults in Poker Dice, by the rule that they break."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fivecups.games.poker_dice import boxes, score, turn
from fivecups.games.poker_dice.boxes import (
    CHANCE,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    HANDS,
    LARGE_STRAIGHT,
    POKER,
    SCORES,
    SMALL_STRAIGHT,
    THREE_OF_A_KIND,
)
from fivecups.games.poker_dice.state import rules

from . import Fault, constants


def scores(box: int, points: Callable[[tuple[int, ...], int], int]) -> Fault:
    """Return a fault by which `points`, a function of dice and right points, is the score of a
    box."""

    def fault(patch: pytest.MonkeyPatch) -> None:
        for hand in HANDS:
            right = SCORES[hand]
            wrong = (*right[:box], points(hand, right[box]), *right[box + 1 :])
            patch.setitem(SCORES, hand, wrong)

    return fault


def sum_of_the_group(hand: tuple[int, ...], right: int) -> int:
    """Return the sum of the equal dice only."""
    return max(face * hand.count(face) for face in hand) if right else 0


def zeros_at_any_time(patch: pytest.MonkeyPatch) -> None:
    def free(dice: Any, filled: int, poker: int, joker: str, zeros: str) -> tuple[int, ...]:
        return boxes.free_boxes(filled)

    patch.setattr(turn, "legal_boxes", free)


def boxes_are_filled_twice(patch: pytest.MonkeyPatch) -> None:
    def all_boxes(dice: Any, filled: int, poker: int, joker: str, zeros: str) -> tuple[int, ...]:
        return tuple(range(13))

    patch.setattr(turn, "legal_boxes", all_boxes)


def the_last_player_wins(patch: pytest.MonkeyPatch) -> None:
    right = turn.highest_wins

    def wrong(scores: Any, sources: Any) -> Any:
        result = right(scores, sources)
        return type(result)(result.scores, (len(scores) - 1,), result.sources)

    patch.setattr(turn, "highest_wins", wrong)


def players_sit_the_other_way_round(patch: pytest.MonkeyPatch) -> None:
    right = rules.steps["take_turn"]
    patch.setitem(rules.steps, "take_turn", lambda s, seat: right(s, s.seats - 1 - seat))


def dice_that_were_kept_are_rolled(patch: pytest.MonkeyPatch) -> None:
    right = turn.roll
    patch.setattr(turn, "roll", lambda s, kept: right(s, ()) if not kept else rolled_anew(s, kept))


def rolled_anew(s: Any, kept: tuple[int, ...]) -> None:
    """Tell the kept dice, but roll all five."""
    s.dice = tuple(sorted(s.chance.roll(5)))
    s.rolls += 1
    s.tell("rolled", "PD-3", seat=s.seat, roll=s.rolls, kept=kept, rolled=s.dice, dice=s.dice)
    s.ask(turn.play_on, s.seat)


def poker_plus_from_the_first_poker(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(turn, "bonus", lambda dice, poker: 100 if dice[0] == dice[4] else 0)


FAULTS: dict[str, Fault] = {
    "PD-2 a round is missing": constants(turn, LAST_ROUND=12),
    "PD-2 players sit the other way round": players_sit_the_other_way_round,
    "PD-3 four rolls": constants(turn, LAST_ROLL=4),
    "PD-3 all dice are rolled again": dice_that_were_kept_are_rolled,
    "PD-6 zeros at any time": zeros_at_any_time,
    "PD-7 boxes are filled twice": boxes_are_filled_twice,
    "PD-10 ones count as fives": scores(0, lambda hand, right: right * 5),
    "PD-10 twos count the dice": scores(1, lambda hand, right: right // 2),
    "PD-10 threes are the sum": scores(2, lambda hand, right: sum(hand) if right else 0),
    "PD-10 fours count once": scores(3, lambda hand, right: min(right, 4)),
    "PD-10 sixes count one more": scores(5, lambda hand, right: right + 1 if right else 0),
    "PD-11 the upper bonus is 30": constants(boxes, UPPER_BONUS=30),
    "PD-11 the upper bonus from 40": constants(
        boxes, UPPER_BONUS_FROM={"over_63": 40, "from_63": 40}
    ),
    "PD-11 no upper bonus is counted": constants(score, upper_bonus=lambda upper, option: 0),
    "PD-20 three of a kind are three dice": scores(THREE_OF_A_KIND, sum_of_the_group),
    "PD-20 exactly three": scores(
        THREE_OF_A_KIND, lambda hand, right: right if max(map(hand.count, hand)) == 3 else 0
    ),
    "PD-21 four of a kind are four dice": scores(FOUR_OF_A_KIND, sum_of_the_group),
    "PD-22 a full house pays 20": scores(FULL_HOUSE, lambda hand, right: right and 20),
    "PD-22 a full house of two pairs": scores(
        FULL_HOUSE, lambda hand, right: 25 if len(set(hand)) <= 3 else 0
    ),
    "PD-23 a small straight pays 25": scores(SMALL_STRAIGHT, lambda hand, right: right and 25),
    "PD-23 a large straight is no small one": scores(
        SMALL_STRAIGHT, lambda hand, right: right if len(set(hand)) == 4 else 0
    ),
    "PD-24 a large straight pays 35": scores(LARGE_STRAIGHT, lambda hand, right: right and 35),
    "PD-24 a large straight of four": scores(
        LARGE_STRAIGHT, lambda hand, right: 40 if SCORES[hand][SMALL_STRAIGHT] else 0
    ),
    "PD-25 a poker pays 60": scores(POKER, lambda hand, right: right and 60),
    "PD-25 a poker of four": scores(
        POKER, lambda hand, right: 50 if max(map(hand.count, hand)) >= 4 else 0
    ),
    "PD-26 chance counts the highest die": scores(CHANCE, lambda hand, right: hand[4]),
    "PD-30 a Poker+ for every poker": poker_plus_from_the_first_poker,
    "PD-41 the last player wins": the_last_player_wins,
}
