"""Phase I: players roll under cups, keep dice in secret, reveal them, play cards and pay, until a
hand is full (DT-10 to DT-19)."""

from __future__ import annotations

from itertools import combinations

from fivecups.engine import Choices, ListAnswer, Refusal

from ..cards import NAME, STORE_CARD
from ..components import DICE, FREE_KEEP, KEEP_FOR_FREE, PRICE_OF_A_DIE, PRICE_OF_KEEPING_NONE
from ..course.expansion_hooks import BEFORE_A_ROLL
from ..hidden.knowledge import everybody, look
from ..state import FACE_NUMBER, DiceTownState, read, rules, shown
from ..store_cards.windows import after_window
from .hands import IN_ORDER, KIND, Dice, Table

Keep = tuple[str, tuple[str, ...]]

BRUTES = frozenset(
    [number for number, card in enumerate(STORE_CARD) if card.effect == KEEP_FOR_FREE]
)
"""The numbers of the Store cards that let a player keep dice for free: copies of The Brute
(DT-74)."""


@rules.step
def roll_under_cups(s: DiceTownState) -> None:
    """Make all players roll. Steps that an expansion adds before a roll, such as sending Bandits,
    come first (DT-10)."""
    if goes_before_a_roll(s):
        s.then(shake_the_cups)
    else:
        shake_the_cups(s)


def goes_before_a_roll(s: DiceTownState) -> bool:
    """Call the expansions' functions in `BEFORE_A_ROLL`. True if a function has put something on
    the agenda, which must be done before the roll."""
    before = len(s.agenda)
    for prepare in BEFORE_A_ROLL:
        prepare(s)
    return len(s.agenda) > before


@rules.step
def shake_the_cups(s: DiceTownState) -> None:
    """Roll every player's dice that are not set, under a cup that only its owner may look under,
    and ask all players at once which dice to keep (DT-10, WW-32)."""
    s.rolls += 1
    s.cups = [roll_the_rest(s, seat) for seat in range(s.seats)]
    if s.journal is not None:
        under_cups = {seat: {"dice": shown(cup)} for seat, cup in enumerate(s.cups)}
        s.tell("rolled", "DT-10", counts=tuple(map(len, s.cups)), secret=under_cups)
    s.ask_all(keep_dice, tuple([seat for seat, cup in enumerate(s.cups) if cup]))


def roll_the_rest(s: DiceTownState, seat: int) -> Dice:
    """Roll the dice of the seat that are not set, and return them in order."""
    count = DICE - len(s.kept[seat])
    return IN_ORDER[s.chance.roll(count, at=f"dice {seat} {s.round} {s.rolls}")]


def keeps(cup: Dice) -> tuple[tuple[Keep, ...], tuple[int, ...]]:
    """Return all answers that keep some of the dice in `cup`, fewest dice first, and a tuple whose
    entry n is the number of answers that keep at most n dice."""
    answers: list[Keep] = []
    up_to: list[int] = []
    for count in range(len(cup) + 1):
        answers += [("keep", shown(dice)) for dice in sorted(set(combinations(cup, count)))]
        up_to.append(len(answers))
    return tuple(answers), tuple(up_to)


KEEPS = Table(keeps)


@rules.sealed_question("DT-11", {"keep": ("dice",)})
def keep_dice(s: DiceTownState, seat: int) -> Choices:
    """Ask the seat which dice under its cup to keep, as many as it can pay for. A holder of The
    Brute may keep any number; keeping none is allowed only to a seat that can pay for it (DT-11,
    DT-13)."""
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
    """Return the numbers of the copies of The Brute in the seat's hand."""
    return tuple([card for card in s.store[seat] if card in BRUTES])


@keep_dice.answered_together
def lift_the_cups(s: DiceTownState, answers: dict[int, Keep]) -> None:
    """Take the answers: reveal the dice that all players keep, open the window for cards, and put
    the payment on the agenda (DT-11, DT-17, DT-18). Dice not kept are never shown."""
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
    """Oblige a player who has kept more dice than he can pay for to play The Brute in this reveal;
    so everybody knows that he holds it (DT-13)."""
    s.pledged[seat] = NAME[brutes(s, seat)[0]]
    for observer in everybody(s):
        if observer != seat:
            look(s, observer, brutes(s, seat)[:1], seat)


def price(s: DiceTownState, seat: int) -> int:
    """Return the dollars that a seat must pay for the dice kept in this reveal (DT-12, DT-74): the
    first die is free, each further die costs $1 unless The Brute is in effect. Keeping none costs
    $1, but not for a player who had no die to roll (WW-31)."""
    kept = len(s.fresh[seat])
    if not kept:
        return PRICE_OF_KEEPING_NONE if len(s.kept[seat]) < DICE else 0
    return 0 if s.free[seat] else (kept - FREE_KEEP) * PRICE_OF_A_DIE


@rules.step
def pay_for_dice(s: DiceTownState) -> None:
    """Move every player's payment for the kept dice to the Stagecoach. A player who cannot pay for
    all of them is asked which to keep; the rest will be rolled again (DT-12, DT-74)."""
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
    """Ask which `count` of the dice kept in this reveal stay, after The Brute was cancelled: the
    free die and as many as were paid for (DT-74)."""
    return tuple(
        [("stay", shown(dice)) for dice in sorted(set(combinations(s.fresh[seat], count)))]
    )


@return_dice.checked
def why_not_stay(s: DiceTownState, seat: int, answer: ListAnswer, count: int) -> Refusal | None:
    return Refusal("paid-for-fewer", "DT-74", {"count": count, "dice": shown(s.fresh[seat])})


@return_dice.answered
def unpaid_dice_return(s: DiceTownState, seat: int, answer: ListAnswer, count: int) -> None:
    returned = len(s.fresh[seat]) - count
    s.fresh[seat] = read(answer[1])
    s.tell("returned_dice", "DT-74", seat=seat, dice=answer[1], count=returned)


@rules.step
def set_the_dice(s: DiceTownState) -> None:
    """Add the dice kept in this reveal to the set dice. If all hands are full, Phase I ends; if
    only some are, the other players roll a last time; else all roll again (DT-14, DT-15)."""
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
    """Tell everybody that all dice are set, and every player's final hand (DT-14)."""
    s.tell("dice_set", "DT-14")
    if s.journal is not None:
        for seat in s.clockwise(s.sheriff):
            s.tell(
                "final_hand", "DT-14", seat=seat, dice=shown(s.kept[seat]), hand=KIND[s.kept[seat]]
            )


@rules.step
def roll_for_the_last_time(s: DiceTownState) -> None:
    """Make the players without a full hand roll a last time, after the steps that an expansion adds
    before a roll (DT-14)."""
    s.last_roll = True
    if goes_before_a_roll(s):
        s.then(roll_in_the_open)
    else:
        roll_in_the_open(s)


@rules.step
def roll_in_the_open(s: DiceTownState) -> None:
    """Do the last roll: face up, free, and all dice are kept. It counts as a reveal, so a window
    for cards opens before the dice are set (DT-14, DT-16)."""
    s.rolls += 1
    for seat in s.clockwise(s.sheriff):
        if len(s.kept[seat]) < DICE:
            s.fresh[seat] = roll_the_rest(s, seat)
            if s.journal is not None:
                s.tell("last_rolled", "DT-14", seat=seat, dice=shown(s.fresh[seat]))
    after_window(s, "reveal", s.sheriff, set_the_dice)


def can_keep_for_free(s: DiceTownState, seat: int) -> bool:
    """True if the seat could play The Brute now: it kept more than one die in this reveal, does not
    yet keep for free, and this is not the last roll (DT-74)."""
    return len(s.fresh[seat]) > FREE_KEEP and not s.free[seat] and not s.last_roll


def can_turn_a_die(s: DiceTownState, seat: int) -> bool:
    """True if Professional Cheater has a die to turn: the seat kept dice in this reveal (DT-75)."""
    return bool(s.fresh[seat])


def dice_to_turn(s: DiceTownState, seat: int) -> tuple[tuple[str, str], ...]:
    """Return all pairs (die, new face) for turning one of the dice that the seat kept in this
    reveal (DT-75)."""
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
