"""The Indians: a claim given to them buys the Indian die, which is rolled in the next round before
the Mine (WI-1 to WI-6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fivecups.engine import Choices, ListAnswer, Refusal

from ..cards import NAME, named, names
from ..components import INDIAN_DIE
from ..goods.card_piles import move, pick_up
from ..state import BOX, FACE_NUMBER, NOBODY, DiceTownState, rules, shown
from ..store_cards.windows import open_window
from ..winning.place import PLACES

# A claim in exchange for the die.


@rules.step
def trade_with_the_indians(s: DiceTownState, order: tuple[int, ...]) -> None:
    """Ask the first seat in `order` that has just won claims at the Town Hall whether to give one
    of them to the Indians. `order` is first place, then second, who is asked if the first declines
    (WI-2)."""
    if not s.options["indians"]:
        return
    for place, seat in enumerate(order):
        if claims_to_give(s, seat):
            s.ask(give_a_claim, seat, order[place + 1 :])
            return


def claims_to_give(s: DiceTownState, seat: int) -> tuple[int, ...]:
    """Return the claims that this seat has just won at the Town Hall, including Ranches and the
    claim that Corruption brought (WI-2)."""
    return tuple(
        [card for card in s.visit.claims_won if card in s.claims[seat] or card in s.ranches[seat]]
    )


@rules.question("WI-2", {"give": ("card",), "decline": ()})
def give_a_claim(s: DiceTownState, seat: int, others: tuple[int, ...]) -> Choices:
    """Ask the seat whether to put one of the claims just won into the box and take the Indian die,
    or to keep all. `others` are the seats to ask if it declines (WI-2)."""
    return (
        *[("give", name) for name in dict.fromkeys(names(claims_to_give(s, seat)))],
        ("decline",),
    )


@give_a_claim.checked
def why_not_give(
    s: DiceTownState, seat: int, answer: ListAnswer, others: tuple[int, ...]
) -> Refusal | None:
    return Refusal("claim-not-just-won", "WI-2", {"cards": names(claims_to_give(s, seat))})


@give_a_claim.answered
def give_or_keep(s: DiceTownState, seat: int, answer: ListAnswer, others: tuple[int, ...]) -> None:
    """Take the answer to `give_a_claim`: move the claim to the box of the game, face down unless it
    is a Ranch, and give the seat the Indian die; if it declined, go on to the `others` (WI-2)."""
    if answer[0] == "decline":
        s.tell("kept_the_claims", "WI-2", seat=seat, place="town-hall")
        s.then(trade_with_the_indians, others)
        return
    card = named(claims_to_give(s, seat), answer[1:])[0]
    s.die_holder = seat
    s.claim_given = True
    if card in s.ranches[seat]:
        s.ranches[seat] = tuple([ranch for ranch in s.ranches[seat] if ranch != card])
        pick_up(s, (card,), BOX)
        s.tell("gave_to_the_indians", "WI-2", seat=seat, card=NAME[card])
    else:
        move(s, (card,), seat, BOX, (seat,))
        secret = {seat: {"card": NAME[card]}}
        s.tell("gave_to_the_indians", "WI-2", secret=secret, seat=seat)


# Rolling the die.


def roll_if_somebody_has_it(s: DiceTownState) -> None:
    if s.die_holder != NOBODY:
        s.then(roll_the_indian_die)


@rules.step
def roll_the_indian_die(s: DiceTownState) -> None:
    """Make the holder roll the Indian die and apply the face that it shows; this is done when all
    hands are final and before the Mine (WI-3)."""
    seat = s.die_holder
    (number,) = s.chance.roll(1, len(INDIAN_DIE), at=f"indian-die {s.round}")
    indian = INDIAN_DIE[number - 1]
    s.tell("rolled_the_indian_die", "WI-3", seat=seat, indian=indian)
    INDIAN_FACES[indian](s, seat)


IndianFace = Callable[[DiceTownState, int], None]
INDIAN_FACES: dict[str, IndianFace] = {}
"""The functions that apply a face of the Indian die for its holder, by the face's name."""


def indian_face(name: str) -> Callable[[IndianFace], IndianFace]:
    """Decorator that registers a function as the effect of the face `name` of `INDIAN_DIE`."""

    def register(apply: IndianFace) -> IndianFace:
        INDIAN_FACES[name] = apply
        return apply

    return register


@indian_face("blessing")
def ask_for_a_blessing(s: DiceTownState, seat: int) -> None:
    s.ask(shamans_blessing, seat)


@indian_face("trap")
def ask_for_a_trap(s: DiceTownState, seat: int) -> None:
    s.ask(set_a_trap, seat)


@indian_face("war-path")
def ask_for_the_war_path(s: DiceTownState, seat: int) -> None:
    """Ask the seat which place to block for second place. With two players second place never acts,
    so nothing can be blocked (WI-4, WW-13)."""
    if s.seats > 2:
        s.ask(take_the_war_path, seat)
    else:
        s.tell("war_path_leads_nowhere", "WI-4", seat=seat)


@indian_face("bodyguard")
def be_guarded(s: DiceTownState, seat: int) -> None:
    """Protect the player from all thefts in this round (WI-4)."""
    s.guarded = seat


def turn_a_final_die(s: DiceTownState, seat: int, die: str, face: str) -> None:
    dice = list(s.kept[seat])
    dice[dice.index(FACE_NUMBER[die])] = FACE_NUMBER[face]
    s.kept[seat] = tuple(sorted(dice))


@rules.question("WI-4", {"turn": ("die", "face")})
def shamans_blessing(s: DiceTownState, seat: int) -> Choices:
    """Ask the seat which of its own final dice to turn and to which face; the present face is
    allowed (WI-4)."""
    return tuple(
        [("turn", die, face) for die in dict.fromkeys(shown(s.kept[seat])) for face in FACE_NUMBER]
    )


@shamans_blessing.answered
def be_blessed(s: DiceTownState, seat: int, answer: ListAnswer) -> None:
    _, die, face = answer
    turn_a_final_die(s, seat, die, face)
    s.tell("blessed", "WI-4", seat=seat, die=die, face=face, dice=shown(s.kept[seat]))


@rules.question("WI-4", {"trap": ("victim", "die", "face")})
def set_a_trap(s: DiceTownState, seat: int) -> Choices:
    """Ask the seat for an opponent, one of that opponent's final dice and a new face for it
    (WI-4)."""
    answers: list[tuple[Any, ...]] = []
    for victim in s.opponents(seat):
        dice = dict.fromkeys(shown(s.kept[victim]))
        answers += [
            ("trap", victim, die, face) for die in dice for face in FACE_NUMBER if face != die
        ]
    return tuple(answers)


@set_a_trap.answered
def spring_the_trap(s: DiceTownState, seat: int, answer: ListAnswer) -> None:
    _, victim, die, face = answer
    turn_a_final_die(s, victim, die, face)
    s.tell(
        "trapped", "WI-4", seat=seat, victim=victim, die=die, face=face, dice=shown(s.kept[victim])
    )


@rules.question("WI-4", {"block": ("place",)})
def take_the_war_path(s: DiceTownState, seat: int) -> Choices:
    """Ask the seat for the place to block: only first place acts there in this round (WI-4)."""
    return tuple([("block", place) for place in PLACES])


@take_the_war_path.answered
def block_the_place(s: DiceTownState, seat: int, answer: ListAnswer) -> None:
    s.war_path = answer[1]
    s.tell("took_the_war_path", "WI-4", seat=seat, place=s.war_path)


# The end of the round.


def close_the_round(s: DiceTownState) -> None:
    if s.options["indians"]:
        s.then(indians_at_nightfall)


@rules.step
def indians_at_nightfall(s: DiceTownState) -> None:
    """Return the Indian die to the village if no player gave a claim in this round; then open a
    window for Smoke Signals (WI-5, WI-6)."""
    if s.die_holder != NOBODY and not s.claim_given:
        s.tell("die_went_home", "WI-5", seat=s.die_holder)
        s.die_holder = NOBODY
    open_window(s, "end-of-round", s.sheriff, "", s.sheriff)


def die_lies_elsewhere(s: DiceTownState, seat: int) -> bool:
    """True if the Indian die is not with this seat but in the village or with another player
    (WI-6)."""
    return s.die_holder != seat


def take_the_die(s: DiceTownState, seat: int) -> None:
    """Give the seat the Indian die, from the village or from its holder, and tell it (WI-6)."""
    if s.die_holder == NOBODY:
        s.tell("took_the_indian_die", "WI-6", seat=seat)
    else:
        s.tell("took_the_indian_die", "WI-6", seat=seat, holder=s.die_holder)
    s.die_holder = seat
