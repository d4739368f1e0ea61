"""The par of a finished game: the final score of best play with the same dice.

Every roll of every turn has a tape of five faces, and a roll of n dice takes the first n faces of
its tape. The tape of a roll that the player made begins with the faces that came up, in a shuffled
order, so that taking fewer of them favours none. The faces after these, and the whole tape of a
roll that the player did not make, are drawn. All the dice of the game seed both.

So the same game always has the same par. A player who decides as best play does rolls what par
rolls, and ends with exactly par. Every tape is five fair dice whatever the player did before, so
the mean of par over many games is the expected score of best play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from fivecups.games.poker_dice import boxes
from fivecups.games.poker_dice.boxes import Dice

from .solver.position import EMPTY_SHEET, ROLLS, Choice
from .solver.solution import Solution


class Decision(NamedTuple):
    """A position in mid-turn and the choice that was made in it."""

    sheet: tuple[int, ...]
    poker_plus: int
    dice: Dice
    rolls_left: int
    choice: Choice


class ScoreAndPar(NamedTuple):
    """The score of a finished game, and its par."""

    score: int
    par: int


class _Sheet(NamedTuple):
    """A sheet while a game is replayed: its entries and the number of Poker+."""

    entries: tuple[int, ...]
    poker_plus: int


def _write(solution: Solution, sheet: _Sheet, dice: Dice, name: str) -> _Sheet:
    """Return the sheet after the dice are written into a box that is open to them."""
    poker = sheet.entries[boxes.POKER]
    box = boxes.BOX_INDEX[name]
    entries = list(sheet.entries)
    entries[box] = boxes.points(dice, poker, solution.variant.joker)[box]
    return _Sheet(tuple(entries), sheet.poker_plus + (boxes.bonus(dice, poker) > 0))


def _is_legal(solution: Solution, decision: Decision) -> bool:
    """True if the rules allow the choice in its position."""
    sheet, _, shown, rolls_left, choice = decision
    dice = tuple(sorted(shown))
    if choice[0] == "keep":
        return rolls_left > 0 and choice[1] in boxes.KEEPS[dice]
    filled, poker = boxes.filled_mask(sheet), sheet[boxes.POKER]
    legal = solution.variant.open_boxes(dice, filled, poker)
    return choice[1] in [boxes.BOXES[box] for box in legal]


def _replay(
    solution: Solution, decisions: Sequence[Decision]
) -> tuple[list[list[Decision]], _Sheet]:
    """Return the decisions by turn and the full sheet. Raise ValueError if they are not one whole
    legal game."""
    sheet = _Sheet(EMPTY_SHEET, 0)
    turns: list[list[Decision]] = [[]]
    kept: Dice = ()
    for number, decision in enumerate(decisions):
        rolls_left = ROLLS - 1 - len(turns[-1])
        if (tuple(decision.sheet), decision.poker_plus) != sheet:
            raise ValueError(f"expected decision {number} to be on {sheet}, got {decision}")
        if decision.rolls_left != rolls_left:
            raise ValueError(
                f"expected {rolls_left} rolls left in decision {number}, got {decision}"
            )
        if Counter(kept) - Counter(decision.dice):
            raise ValueError(
                f"expected decision {number} to have the kept dice {kept}, got {decision}"
            )
        if not _is_legal(solution, decision):
            raise ValueError(f"expected a legal choice in decision {number}, got {decision}")
        turns[-1].append(decision)
        if decision.choice[0] == "keep":
            kept = decision.choice[1]
        else:
            sheet = _write(solution, sheet, tuple(sorted(decision.dice)), decision.choice[1])
            turns.append([])
            kept = ()
    if turns.pop() or boxes.EMPTY in sheet.entries:
        raise ValueError(f"expected a finished game, got one that ends on {sheet}")
    return turns, sheet


class HashChance:
    """Random numbers from hashes of a seed: the same on every machine and in every version."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._drawn = 0

    def below(self, bound: int) -> int:
        """Return a number from 0 to below `bound`."""
        digest = sha256(self._seed + self._drawn.to_bytes(4, "big")).digest()
        self._drawn += 1
        return int.from_bytes(digest, "big") % bound

    def shuffled(self, faces: Sequence[int]) -> list[int]:
        """Return the faces in random order."""
        rest = list(faces)
        return [rest.pop(self.below(len(rest))) for _ in faces]


def roll_tapes(turn: Sequence[Decision], chance: HashChance) -> list[list[int]]:
    """Return the tapes of the three rolls of a turn."""
    tapes: list[list[int]] = []
    kept: Counter[int] = Counter()
    for roll in range(ROLLS):
        rolled: list[int] = []
        if roll < len(turn):
            rolled = sorted((Counter(turn[roll].dice) - kept).elements())
            choice = turn[roll].choice
            kept = Counter(choice[1]) if choice[0] == "keep" else Counter()
        tape = chance.shuffled(rolled)
        tapes.append(tape + [1 + chance.below(6) for _ in range(5 - len(tape))])
    return tapes


def _par(solution: Solution, turns: Sequence[Sequence[Decision]]) -> int:
    """Return the final score of best play on the tapes of these turns."""
    shown = [sorted(decision.dice) for turn in turns for decision in turn]
    chance = HashChance(bytes(face for dice in shown for face in dice))
    sheet = _Sheet(EMPTY_SHEET, 0)
    for turn in turns:
        dice: Dice = ()
        for rolls_left, tape in zip((2, 1, 0), roll_tapes(turn, chance), strict=True):
            dice = tuple(sorted((*dice, *tape[: 5 - len(dice)])))
            choice = solution.best_choice(sheet.entries, sheet.poker_plus, dice, rolls_left)
            if choice[0] == "write":
                sheet = _write(solution, sheet, dice, choice[1])
                break
            dice = choice[1]
    return boxes.total(sheet.entries, sheet.poker_plus, solution.variant.upper_bonus)


def par(solution: Solution, decisions: Sequence[Decision]) -> ScoreAndPar:
    """Return the score of a finished game and its par, from all its decisions in order."""
    turns, sheet = _replay(solution, decisions)
    score = boxes.total(sheet.entries, sheet.poker_plus, solution.variant.upper_bonus)
    return ScoreAndPar(score, _par(solution, turns))
