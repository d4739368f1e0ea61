"""Phase I, the dice (DT-10 to DT-19): roll under cups, keep in secret, reveal, play cards and pay,
until a hand is full."""

from __future__ import annotations

from itertools import combinations

from fivecups.engine import Choices, Chosen, Refusal

from ..cards import NAME, STORE_CARD
from ..components import DICE, FREE_KEEP, KEEP_FOR_FREE, PRICE_OF_A_DIE, PRICE_OF_KEEPING_NONE
from ..course.hooks import BEFORE_A_ROLL
from ..hidden.knowledge import everybody, look
from ..state import FACE_NUMBER, DiceTownState, read, rules, shown
from ..store_cards.windows import after_window
from .hands import IN_ORDER, KIND, Dice, Table

Keep = tuple[str, tuple[str, ...]]

BRUTES = frozenset(
    [number for number, card in enumerate(STORE_CARD) if card.effect == KEEP_FOR_FREE]
)
"""The cards that keep dice for free (DT-74)."""


@rules.step
def roll_under_cups(s: DiceTownState) -> None:
    """DT-10: all roll, once whatever goes before a roll is done."""
    if goes_before_a_roll(s):
        s.then(shake_the_cups)
    else:
        shake_the_cups(s)


def goes_before_a_roll(s: DiceTownState) -> bool:
    """Whether an expansion has put something on the agenda that goes before the roll."""
    before = len(s.agenda)
    for prepare in BEFORE_A_ROLL:
        prepare(s)
    return len(s.agenda) > before


@rules.step
def shake_the_cups(s: DiceTownState) -> None:
    """DT-10, WW-32: all roll their dice that are not set, each under a cup that only the owner
    looks under."""
    s.cups = [IN_ORDER[s.chance.roll(DICE - len(dice))] for dice in s.kept]
    if s.journal is not None:
        under_cups = {seat: {"dice": shown(cup)} for seat, cup in enumerate(s.cups)}
        s.tell("rolled", "DT-10", counts=tuple(map(len, s.cups)), secret=under_cups)
    s.ask_all(keep_dice, tuple([seat for seat, cup in enumerate(s.cups) if cup]))


def keeps(cup: Dice) -> tuple[tuple[Keep, ...], tuple[int, ...]]:
    """All that can be kept of these dice, fewest dice first, and how many of the answers keep up to
    0, 1, 2 … dice."""
    answers: list[Keep] = []
    up_to: list[int] = []
    for count in range(len(cup) + 1):
        answers += [("keep", shown(dice)) for dice in sorted(set(combinations(cup, count)))]
        up_to.append(len(answers))
    return tuple(answers), tuple(up_to)


KEEPS = Table(keeps)


@rules.sealed_question("DT-11", {"keep": ("dice",)})
def keep_dice(s: DiceTownState, seat: int) -> Choices:
    """DT-11, DT-13: the dice that a seat can pay for; the holder of The Brute may keep any number
    but none."""
    cup, dollars = s.cups[seat], s.dollars[seat]
    answers, up_to = KEEPS[cup]
    most = len(cup)
    if BRUTES.isdisjoint(s.store[seat]):
        most = min(most, FREE_KEEP + dollars)
    return answers[0 if dollars >= PRICE_OF_KEEPING_NONE else 1 : up_to[most]]


@keep_dice.checked
def why_not_keep(s: DiceTownState, seat: int, answer: Keep) -> Refusal | None:
    if answer not in KEEPS[s.cups[seat]][0]:
        return Refusal("dice-not-there", "DT-11", {"dice": shown(s.cups[seat])})
    if not answer[1]:
        return Refusal("cannot-pay-for-none", "DT-13", {"dollars": s.dollars[seat]})
    return Refusal(
        "cannot-pay", "DT-13", {"dollars": s.dollars[seat], "most": FREE_KEEP + s.dollars[seat]}
    )


def brutes(s: DiceTownState, seat: int) -> tuple[int, ...]:
    """The cards of a hand that keep dice for free."""
    return tuple([card for card in s.store[seat] if card in BRUTES])


@keep_dice.answered_together
def lift_the_cups(s: DiceTownState, answers: dict[int, Keep]) -> None:
    """DT-11, DT-17, DT-18: cups up, cards, payment, then the check; dice not kept are never
    shown."""
    for seat in s.clockwise(s.sheriff):
        if seat not in answers:
            continue
        dice = s.fresh[seat] = read(answers[seat][1])
        s.cups[seat] = ()
        if s.journal is not None:
            s.tell("revealed", "DT-11", seat=seat, dice=answers[seat][1], reveals=True)
        if len(dice) > FREE_KEEP + s.dollars[seat]:
            pledge_the_brute(s, seat)
    after_window(s, "reveal", s.sheriff, pay_for_dice)


def pledge_the_brute(s: DiceTownState, seat: int) -> None:
    """DT-13: who has kept more than he can pay must play The Brute in this reveal, so that
    everybody knows that he holds it."""
    s.pledged[seat] = NAME[brutes(s, seat)[0]]
    for observer in everybody(s):
        if observer != seat:
            look(s, observer, brutes(s, seat)[:1], seat)


def price(s: DiceTownState, seat: int) -> int:
    """DT-12, DT-74: one die is free, each further one costs $1 unless The Brute is at work, and
    keeping none costs $1, but for those who had none to roll (WW-31)."""
    kept = len(s.fresh[seat])
    if not kept:
        return PRICE_OF_KEEPING_NONE if len(s.kept[seat]) < DICE else 0
    return 0 if s.free[seat] else (kept - FREE_KEEP) * PRICE_OF_A_DIE


@rules.step
def pay_for_dice(s: DiceTownState) -> None:
    """DT-12, DT-74: the money goes to the Stagecoach; dice that cannot be paid return to be
    rolled."""
    for seat in s.clockwise(s.sheriff):
        due = price(s, seat)
        if not due:
            continue
        paid = min(due, s.dollars[seat])
        s.dollars[seat] -= paid
        s.stagecoach += paid
        if paid and s.journal is not None:
            s.tell("paid", "DT-12", seat=seat, dollars=paid, place="stagecoach")
        if paid < due:
            s.ask(return_dice, seat, FREE_KEEP + paid)
    s.then(set_the_dice)


@rules.question("DT-74", {"stay": ("dice",)})
def return_dice(s: DiceTownState, seat: int, count: int) -> Choices:
    """DT-74: The Brute was cancelled; the owner picks the dice that stay, as many as he has paid
    for and the free one."""
    return tuple(
        [("stay", shown(dice)) for dice in sorted(set(combinations(s.fresh[seat], count)))]
    )


@return_dice.checked
def why_not_stay(s: DiceTownState, seat: int, answer: Chosen, count: int) -> Refusal | None:
    return Refusal("paid-for-fewer", "DT-74", {"count": count, "dice": shown(s.fresh[seat])})


@return_dice.answered
def unpaid_dice_return(s: DiceTownState, seat: int, answer: Chosen, count: int) -> None:
    returned = len(s.fresh[seat]) - count
    s.fresh[seat] = read(answer[1])
    s.tell("returned_dice", "DT-74", seat=seat, dice=answer[1], count=returned)


@rules.step
def set_the_dice(s: DiceTownState) -> None:
    """DT-14, DT-15: with five set dice somewhere the others roll one last time; otherwise all roll
    again."""
    for seat, fresh in enumerate(s.fresh):
        if fresh:
            s.kept[seat] = IN_ORDER[s.kept[seat] + fresh]
    s.fresh = [()] * s.seats
    s.free = [False] * s.seats
    s.pledged = [""] * s.seats
    full_hands = list(map(len, s.kept)).count(DICE)
    if full_hands == s.seats:
        show_the_hands(s)
    elif full_hands:
        roll_for_the_last_time(s)
    else:
        roll_under_cups(s)


def show_the_hands(s: DiceTownState) -> None:
    """DT-14: all dice are set, and the hands are final."""
    s.tell("dice_set", "DT-14")
    if s.journal is not None:
        for seat in s.clockwise(s.sheriff):
            s.tell(
                "final_hand", "DT-14", seat=seat, dice=shown(s.kept[seat]), hand=KIND[s.kept[seat]]
            )


@rules.step
def roll_for_the_last_time(s: DiceTownState) -> None:
    """DT-14: the others roll one last time."""
    s.last_roll = True
    if goes_before_a_roll(s):
        s.then(roll_in_the_open)
    else:
        roll_in_the_open(s)


@rules.step
def roll_in_the_open(s: DiceTownState) -> None:
    """DT-14, DT-16: the last roll is open, free and kept in full; it is a reveal, so cards may be
    played."""
    for seat in s.clockwise(s.sheriff):
        if len(s.kept[seat]) < DICE:
            s.fresh[seat] = IN_ORDER[s.chance.roll(DICE - len(s.kept[seat]))]
            if s.journal is not None:
                s.tell("last_rolled", "DT-14", seat=seat, dice=shown(s.fresh[seat]))
    after_window(s, "reveal", s.sheriff, set_the_dice)


def can_keep_for_free(s: DiceTownState, seat: int) -> bool:
    """DT-74: The Brute pays for more than one die, once, and has nothing to do in the last roll."""
    return len(s.fresh[seat]) > FREE_KEEP and not s.free[seat] and not s.last_roll


def can_turn_a_die(s: DiceTownState, seat: int) -> bool:
    """DT-75: only dice kept in this reveal can be turned."""
    return bool(s.fresh[seat])


def dice_to_turn(s: DiceTownState, seat: int) -> tuple[tuple[str, str], ...]:
    """DT-75: any of these dice to any other face."""
    return tuple(
        [
            (die, face)
            for die in shown(tuple(sorted(set(s.fresh[seat]))))
            for face in FACE_NUMBER
            if face != die
        ]
    )


def turn(s: DiceTownState, seat: int, die: str, face: str) -> None:
    dice = list(s.fresh[seat])
    dice[dice.index(FACE_NUMBER[die])] = FACE_NUMBER[face]
    s.fresh[seat] = IN_ORDER[tuple(dice)]
    s.tell("turned", "DT-75", seat=seat, die=die, face=face, dice=shown(s.fresh[seat]))
