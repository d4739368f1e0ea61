"""Rounds and turns: rolling, setting dice aside, and writing a result (PD-2 to PD-7, PD-30 to
PD-32)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from fivecups.engine import Choices, Refusal, highest_wins

from .boxes import (
    BOX_INDEX,
    BOXES,
    EMPTY,
    HANDS,
    JOKER_SCORES,
    KEEPS,
    POKER,
    POKER_PLUS,
    SCORES,
    UPPER_INDEXES,
    Dice,
    JokerOption,
    Sheet,
    ZerosOption,
    bonus,
    filled_mask,
    is_joker,
    legal_boxes,
    upper_bonus,
    write_into,
)
from .score import score_of, upper_sum
from .state import LAST_ROLL, LAST_ROUND, PokerDiceState, rules

KEEP_ANSWERS = {dice: tuple(("keep", keep) for keep in KEEPS[dice]) for dice in HANDS}
CLOSED_BY = {"joker-place": "PD-31", "no-zero-yet": "PD-6"}
BOX_RULES = (*["PD-10"] * 6, "PD-20", "PD-21", "PD-22", "PD-23", "PD-24", "PD-25", "PD-26")


@cache
def write_answers(boxes: tuple[int, ...]) -> tuple[tuple[str, str], ...]:
    """Return the answers that write the result into one of the `boxes` (PD-6)."""
    return tuple(("write", BOXES[box]) for box in boxes)


@rules.step
def begin_round(s: PokerDiceState) -> None:
    """Put a turn for every player on the agenda, in seat order, then the next of thirteen rounds or
    the end (PD-2)."""
    s.round += 1
    s.tell("round_began", "PD-2", round=s.round)
    for seat in range(s.seats):
        s.then(take_turn, seat)
    s.then(begin_round if s.round < LAST_ROUND else count_up)


@rules.step
def take_turn(s: PokerDiceState, seat: int) -> None:
    """Begin the seat's turn by rolling all five dice (PD-3)."""
    s.seat = seat
    s.rolls = 0
    roll(s, ())


def roll(s: PokerDiceState, kept: Dice) -> None:
    """Roll all dice but those set aside (`kept`), and ask the player how to go on (PD-3)."""
    rolled = s.chance.roll(5 - len(kept), at=f"dice {s.seat} {s.round} {s.rolls}")
    s.dice = tuple(sorted(kept + rolled))
    s.rolls += 1
    if s.journal is not None:
        s.tell("rolled", "PD-3", seat=s.seat, roll=s.rolls, kept=kept, rolled=rolled, dice=s.dice)
    s.ask(play_on, s.seat)


@rules.question("PD-3", {"keep": ("kept",), "write": ("box",)})
def play_on(s: PokerDiceState, seat: int) -> Choices:
    """Ask the player to roll again or to stop by writing the result (PD-3 to PD-5)."""
    boxes = places(s, seat)
    return keeps_and_writes(s.dice, boxes) if s.rolls < LAST_ROLL else write_answers(boxes)


@lru_cache(maxsize=4096)
def keeps_and_writes(dice: Dice, boxes: tuple[int, ...]) -> Choices:
    """Return all answers after the first or second roll: dice to set aside before rolling again,
    then `boxes` to write. Cached, because each move needs them twice: to show the choices and to
    check the answer."""
    return KEEP_ANSWERS[dice] + write_answers(boxes)


@play_on.answered
def keep_or_write(s: PokerDiceState, seat: int, answer: tuple[str, Any]) -> None:
    verb, what = answer
    if verb == "keep":
        roll(s, what)
    else:
        write(s, seat, BOX_INDEX[what])


@play_on.checked
def why_not(s: PokerDiceState, seat: int, answer: tuple[str, Any]) -> Refusal | None:
    verb, what = answer
    if verb == "keep":
        return why_not_keep(s, what)
    if what not in BOXES:
        return Refusal("no-such-box", "PD-5", {"boxes": BOXES})
    if s.sheets[seat][BOX_INDEX[what]] != EMPTY:
        return Refusal("box-filled", "PD-7", {"box": what})
    boxes = places(s, seat)
    code = why_closed(s, seat, boxes)
    data = {"boxes": tuple(BOXES[box] for box in boxes)}
    return None if code is None else Refusal(code, CLOSED_BY[code], data)


def why_not_keep(s: PokerDiceState, kept: Any) -> Refusal:
    if s.rolls == LAST_ROLL:
        return Refusal("no-rolls-left", "PD-3", {"rolls": LAST_ROLL})
    if kept == s.dice:
        return Refusal("nothing-to-roll", "PD-3")
    return Refusal("dice-not-there", "PD-3", {"dice": s.dice})


def places(s: PokerDiceState, seat: int) -> tuple[int, ...]:
    """Return the boxes of the seat's sheet in which the current dice may be written (PD-6,
    PD-31)."""
    options = s.options
    return places_on(s.sheets[seat], s.dice, options["joker"], options["zeros"])


@lru_cache(maxsize=4096)
def places_on(sheet: Sheet, dice: Dice, joker: JokerOption, zeros: ZerosOption) -> tuple[int, ...]:
    """Return the boxes of `sheet` in which `dice` may be written. Cached, because answers and views
    both need them."""
    return legal_boxes(dice, filled_mask(sheet), sheet[POKER], joker, zeros)


def why_closed(s: PokerDiceState, seat: int, boxes: tuple[int, ...]) -> str | None:
    """Return the refusal code that explains why some free boxes are not among the legal `boxes`;
    None if all free boxes are legal."""
    sheet = s.sheets[seat]
    if len(boxes) == sheet.count(EMPTY):
        return None
    joker = is_joker(s.dice, sheet[POKER], s.options["joker"])
    return "joker-place" if joker else "no-zero-yet"


def write(s: PokerDiceState, seat: int, box: int) -> None:
    """Write the score of the current dice into an empty box of the seat's sheet, which ends the
    turn (PD-5)."""
    sheet = s.sheets[seat]
    poker = sheet[POKER]
    joker = is_joker(s.dice, poker, s.options["joker"])
    score = (JOKER_SCORES if joker else SCORES)[s.dice][box]
    s.sheets[seat] = write_into(sheet, box, score)
    if s.journal is not None:
        s.tell(
            "wrote",
            "PD-31" if joker else BOX_RULES[box],
            seat=seat,
            dice=s.dice,
            box=BOXES[box],
            score=score,
        )
    if bonus(s.dice, poker):
        s.poker_plus[seat] += 1
        s.tell("poker_plus", "PD-30", seat=seat, score=POKER_PLUS)
    if s.journal is not None and box in UPPER_INDEXES:
        tell_upper_bonus(s, seat, score)


def tell_upper_bonus(s: PokerDiceState, seat: int, score: int) -> None:
    """Tell that the seat has earned the upper bonus, if the `score` just written has completed it;
    the points are counted at the end (PD-11)."""
    option = s.options["upper_bonus"]
    upper = upper_sum(s.sheets[seat])
    if upper_bonus(upper, option) > upper_bonus(upper - score, option):
        s.tell("upper_bonus", "PD-11", seat=seat, score=upper_bonus(upper, option))


@rules.step
def count_up(s: PokerDiceState) -> None:
    """End the game: the highest total wins, and equal totals share the win (PD-40, PD-41)."""
    sheets = [score_of(s, seat) for seat in range(s.seats)]
    result = highest_wins(
        tuple(sheet.total for sheet in sheets),
        tuple(
            {
                "upper": sheet.upper,
                "upper_bonus": sheet.upper_bonus,
                "lower": sheet.lower,
                "poker_plus": sheet.poker_plus,
            }
            for sheet in sheets
        ),
    )
    s.tell("ended", "PD-41", winners=result.winners, scores=result.scores)
    s.end(result)
