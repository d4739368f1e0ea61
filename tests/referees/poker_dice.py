"""The referee of Poker Dice (PD-1 to PD-42)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from .story import Story

UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")
LOWER = (
    "three_of_a_kind",
    "four_of_a_kind",
    "full_house",
    "small_straight",
    "large_straight",
    "poker",
    "chance",
)
Sheet = dict[str, int]
Dice = tuple[int, ...]


def referee(story: Story, seats: int, options: Mapping[str, str]) -> None:
    """Check a whole game."""
    sheets: list[Sheet] = [{} for _ in range(seats)]
    extra = [0] * seats
    for number in range(1, 14):
        story.take("round_began", round=number)
        for seat in range(seats):
            dice = rolls(story, seat)
            extra[seat] += write(story, seat, dice, sheets[seat], options)
    totals = [sum(sheet.values()) + more for sheet, more in zip(sheets, extra, strict=True)]
    best = max(totals)
    winners = tuple(seat for seat in range(seats) if totals[seat] == best)
    story.take("ended", winners=winners, scores=tuple(totals))
    story.check(story.next == "", "nothing happens after the end")


def rolls(story: Story, seat: int) -> Dice:
    """Check one to three rolls, each after the first keeping some of the dice, and return the last
    dice (PD-3, PD-4)."""
    before: Counter[int] = Counter()
    dice: Dice = ()
    for number in (1, 2, 3):
        if number > 1 and story.next != "rolled":
            break
        roll = story.take("rolled", seat=seat, roll=number)
        if number > 1:
            story.moved(seat)
        story.waits_for(seat)
        kept, rolled = Counter(roll["kept"]), roll["rolled"]
        story.check(kept <= before, "only dice that were there can be kept")
        story.check(kept.total() + len(rolled) == 5, "five dice are in play")
        story.check(all(1 <= face <= 6 for face in rolled), "a die shows 1 to 6")
        before = kept + Counter(rolled)
        dice = tuple(sorted(before.elements()))
        story.check(tuple(roll["dice"]) == dice, "the dice are those kept and those rolled")
    return dice


def write(story: Story, seat: int, dice: Dice, sheet: Sheet, options: Mapping[str, str]) -> int:
    """Check that a box is written correctly (PD-5 to PD-7, PD-30 to PD-32). Return the Poker+
    points earned with it."""
    joker = is_joker(dice, sheet, options)
    places = forced(dice, sheet) if joker else free_choice(dice, sheet, options)
    written = story.take("wrote", seat=seat, dice=dice)
    story.moved(seat)
    box, score = written["box"], written["score"]
    story.check(box in places, f"only {sorted(places)} may be written")
    story.check(score == places[box], f"{box} takes {places[box]}")
    due: dict[str, int] = {}
    if len(set(dice)) == 1 and sheet.get("poker") == 50:
        due["poker_plus"] = 100
    upper = sum(sheet.get(upper_box, 0) for upper_box in UPPER)
    needed = 64 if options["upper_bonus"] == "over_63" else 63
    sheet[box] = score
    if upper < needed <= upper + (score if box in UPPER else 0):
        due["upper_bonus"] = 35
    paid = {}
    while story.next in ("poker_plus", "upper_bonus"):
        kind = story.next
        paid[kind] = story.take(kind, seat=seat)["score"]
    story.check(paid == due, f"{due} is due beside the box")
    return sum(due.values())


def is_joker(dice: Dice, sheet: Sheet, options: Mapping[str, str]) -> bool:
    """True for five equal dice with 50 in Poker, in the classic game also with 0 (PD-31, PD-32)."""
    held = sheet.get("poker")
    return len(set(dice)) == 1 and (held == 50 or (held == 0 and options["joker"] == "classic"))


def forced(dice: Dice, sheet: Sheet) -> dict[str, int]:
    """Return the boxes for a joker with their points: the upper box of the face, else lower boxes
    in full, else a 0 in an upper box (PD-31)."""
    own = UPPER[dice[0] - 1]
    if own not in sheet:
        return {own: sum(dice)}
    full = {"full_house": 25, "small_straight": 30, "large_straight": 40}
    lower = {box: full.get(box, sum(dice)) for box in LOWER if box not in sheet}
    return lower or {box: 0 for box in UPPER if box not in sheet}


def free_choice(dice: Dice, sheet: Sheet, options: Mapping[str, str]) -> dict[str, int]:
    """Return the free boxes with the points of the dice there (PD-6). By the source, a 0 may be
    written only if nothing but Chance would score."""
    worth = {box: score(box, dice) for box in (*UPPER, *LOWER) if box not in sheet}
    if options["zeros"] == "anywhere":
        return worth
    fits = {box: points for box, points in worth.items() if points}
    return fits if set(fits) - {"chance"} else worth


def score(box: str, dice: Dice) -> int:
    """Return the points of the dice in a box (PD-10, PD-20 to PD-26)."""
    if box in UPPER:
        face = UPPER.index(box) + 1
        return face * dice.count(face)
    counts = sorted(Counter(dice).values(), reverse=True)
    faces = set(dice)
    runs = [length for length in (5, 4) for low in (1, 2, 3) if run(low, length) <= faces]
    fits = {
        "three_of_a_kind": counts[0] >= 3,
        "four_of_a_kind": counts[0] >= 4,
        "full_house": counts == [3, 2],
        "small_straight": bool(runs),
        "large_straight": 5 in runs,
        "poker": counts == [5],
        "chance": True,
    }
    fixed = {"full_house": 25, "small_straight": 30, "large_straight": 40, "poker": 50}
    return fixed.get(box, sum(dice)) if fits[box] else 0


def run(low: int, length: int) -> set[int]:
    return set(range(low, low + length))
