"""Playing cards: the windows in which they may be played, the announcement, Wanted's answer, and
the effect.

A window is one sealed, quiet question to all who might hold a fitting card as far as the public can
tell (DT-27). All answer at once; the first in order who wants to play does so, and the window opens
again until all pass (DT-16). Who passes in advance is asked too, but can only pass, so that the
course of play does not tell of it. So that nobody can tell whether a window waited for somebody,
each is followed by an event before the next public question. Wanted is a card like any other: its
moment is that a card was played, and its effect is that this card has none.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fivecups.engine import Choices, Refusal

from .cards import BIT, CARD, KIND_BITS, NAME, STORE_CARD, named
from .components import IMMEDIATELY, MOMENTS, OTHERS, SELF, STORE_CARDS, StoreCard
from .knowledge import ROWS, everybody, look
from .piles import move
from .state import DISCARDS, DiceTownState, rules

Choice = tuple[Any, ...]

PASS = (("pass",),)
CARD_OF_VERB = {card.verb: card.name for card in STORE_CARDS if card.verb != "play"}
SAYS = {
    "play": ("card",),
    **{verb: CARD[name].says for verb, name in CARD_OF_VERB.items()},
    "pass": (),
}


@dataclass(frozen=True, slots=True)
class Effect:
    """What a card does, whether it can be played now as everybody can tell, and the choices
    announced with it."""

    apply: Callable[..., None]
    possible: Callable[[DiceTownState, int], bool]
    choices: Callable[[DiceTownState, int], tuple[Choice, ...]]


EFFECTS: dict[str, Effect] = {}

FITTING: dict[str, list[tuple[int, Callable[[DiceTownState, int], bool]]]] = {
    moment: [] for moment in MOMENTS
}
"""The cards of each moment: the bits of all copies, and when such a card can be played."""


def always(s: DiceTownState, seat: int) -> bool:
    return True


def no_choices(s: DiceTownState, seat: int) -> tuple[Choice, ...]:
    return ((),)


def effect(
    name: str,
    possible: Callable[[DiceTownState, int], bool] = always,
    choices: Callable[[DiceTownState, int], tuple[Choice, ...]] = no_choices,
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Decorator: the function that a card's `effect` names."""

    def register(apply: Callable[..., None]) -> Callable[..., None]:
        EFFECTS[name] = Effect(apply, possible, choices)
        for card in STORE_CARDS:
            if card.effect == name and card.when in MOMENTS:
                FITTING[card.when].append((KIND_BITS[card.name], possible))
        return apply

    return register


# Windows.


@rules.step
def open_window(s: DiceTownState, moment: str, about: int, card: str, first: int) -> None:
    """DT-27: ask all who may hold a card for this moment as far as the public can tell; without any
    there is no window."""
    asked = seats_of_window(s, moment, about)
    if asked:
        s.ask_all(play_or_pass, asked, moment, about, card, first)


def seats_of_window(s: DiceTownState, moment: str, about: int) -> tuple[int, ...]:
    """The seats that may hold a card for this moment as far as the public can tell."""
    by = MOMENTS[moment]
    if by == SELF:
        seats: tuple[int, ...] = (about,)
    elif by == OTHERS:
        seats = s.opponents(about)
    else:
        seats = s.clockwise(0)
    return tuple([seat for seat in seats if might_play(s, seat, moment)])


def might_play(s: DiceTownState, seat: int, moment: str) -> bool:
    """Whether by public facts this seat may hold a card that could be played now."""
    held = s.may[s.seats * ROWS + seat]  # Store cards, as far as the public can tell
    if held:
        for cards, possible in FITTING[moment]:
            if held & cards and possible(s, seat):
                return True
    return False


@rules.sealed_question("DT-27", SAYS, quiet=True)
def play_or_pass(
    s: DiceTownState, seat: int, moment: str, about: int, card: str, first: int
) -> Choices:
    """DT-16, DT-23, DT-27: play a card that fits this moment, or pass, if no card must be played.
    Who passes in advance has no choice."""
    if s.hushed[seat]:
        return (answer_in_advance(s, seat, moment),)
    found: list[Choice] = []
    before = ""
    for number in s.store[seat]:
        line = STORE_CARD[number]
        if line.when != moment or line.name == before or BIT[number] & s.gained:
            continue
        before = line.name
        what = EFFECTS[line.effect]
        if what.possible(s, seat):
            found += [wish(line, choice) for choice in what.choices(s, seat)]
    if not found:
        return PASS
    return tuple(found) if must_play(s, seat, moment) else (*found, *PASS)


def must_play(s: DiceTownState, seat: int, moment: str) -> bool:
    """DT-13: whether the seat has pledged a card for this moment."""
    return s.pledged[seat] != "" and CARD[s.pledged[seat]].when == moment


def answer_in_advance(s: DiceTownState, seat: int, moment: str) -> Choice:
    """DT-13, DT-27: who passes in advance passes, but for a card that he must play."""
    return wish(CARD[s.pledged[seat]], ()) if must_play(s, seat, moment) else PASS[0]


def to_play(s: DiceTownState, seat: int, card: str) -> tuple[int, ...]:
    """DT-23: the copies of a card in a hand that were not gained in this resolution."""
    return tuple(
        [number for number in s.store[seat] if NAME[number] == card and not BIT[number] & s.gained]
    )


def wish(line: StoreCard, choice: Choice) -> Choice:
    """How a window's answer says that this card is played."""
    return (line.verb, *choice) if line.verb in CARD_OF_VERB else (line.verb, line.name)


@play_or_pass.checked
def why_not_play(
    s: DiceTownState, seat: int, answer: Any, moment: str, about: int, card: str, first: int
) -> Refusal | None:
    if answer[0] == "pass":
        return Refusal("must-play", "DT-13", {"card": s.pledged[seat]})
    if s.hushed[seat]:
        return Refusal("passes-in-advance", "DT-27")
    wanted = CARD_OF_VERB.get(answer[0], answer[1])
    held = [number for number in s.store[seat] if NAME[number] == wanted]
    if not held:
        return Refusal("card-not-held", "DT-24", {"card": str(wanted)})
    if STORE_CARD[held[0]].when != moment:
        return Refusal("wrong-moment", STORE_CARD[held[0]].rule, {"card": wanted})
    if all(BIT[number] & s.gained for number in held):
        return Refusal("card-just-gained", "DT-23", {"card": wanted})
    return Refusal("card-not-playable", STORE_CARD[held[0]].rule, {"card": wanted})


@play_or_pass.answered_together
def first_in_order_plays(
    s: DiceTownState, answers: dict[int, Choice], moment: str, about: int, card: str, first: int
) -> None:
    """DT-16, DT-19: the first who wants to play, clockwise; then the window opens again from the
    next seat."""
    for seat in s.clockwise(first):
        said = answers.get(seat, PASS[0])
        if said == PASS[0]:
            continue
        card_of_its_own = CARD_OF_VERB.get(said[0])
        announce(s, seat, card_of_its_own or said[1], said[1:] if card_of_its_own else ())
        if moment != "card-played":
            s.then(open_window, moment, about, card, (seat + 1) % s.seats)
        return


# Playing one card.


def announce(s: DiceTownState, seat: int, card: str, choice: Choice) -> None:
    """DT-81, DT-82: the card is announced with all that it needs and discarded; Wanted may answer;
    then it takes effect."""
    line = CARD[card]
    move(s, to_play(s, seat, card)[:1], seat, DISCARDS, everybody(s))
    if card == s.pledged[seat]:
        s.pledged[seat] = ""
    s.tell(
        "played",
        line.rule,
        seat=seat,
        card=card,
        reveals=True,
        **dict(zip(line.says, choice, strict=True)),
    )
    open_window(s, "card-played", seat, card, s.sheriff)
    s.then(take_effect, seat, card, choice)


@rules.step
def take_effect(s: DiceTownState, seat: int, card: str, choice: Choice) -> None:
    """DT-81: a card that Wanted has answered has no effect."""
    line = CARD[card]
    if s.cancelled:
        s.cancelled = False
        s.tell("cancelled", "DT-81", seat=seat, card=card)
        return
    s.tell("took_effect", line.rule, seat=seat, card=card)
    EFFECTS[line.effect].apply(s, seat, *choice)


# Cards that are played the moment they are obtained.


def obtained(s: DiceTownState, seat: int, card: int) -> None:
    """DT-23, DT-24: a card that was gained cannot change this resolution, unless it is one that is
    played at once."""
    if card >= len(STORE_CARD):
        return
    if STORE_CARD[card].when == IMMEDIATELY:
        for observer in everybody(s):
            look(s, observer, (card,), seat)
        s.tell("turned_up", "DT-24", seat=seat, card=NAME[card], reveals=True)
        s.then(play_at_once, seat, NAME[card])
    else:
        s.gained |= BIT[card]


@rules.step
def play_at_once(s: DiceTownState, seat: int, card: str) -> None:
    """DT-24, WW-64: the card is played now, whether its owner likes it or not; with nobody to aim
    at, it has no effect."""
    choices = EFFECTS[CARD[card].effect].choices(s, seat)
    if len(choices) == 1:
        announce(s, seat, card, choices[0])
    elif choices:
        s.ask(choose_a_player, seat, card)
    else:
        move(s, named(s.store[seat], (card,)), seat, DISCARDS, everybody(s))
        s.tell("had_no_effect", CARD[card].rule, seat=seat, card=card)


@rules.question("DT-79", {"choose": ("victim",)})
def choose_a_player(s: DiceTownState, seat: int, card: str) -> Choices:
    """DT-79, DT-81: the player whom a card is aimed at is named as it is announced."""
    return tuple([("choose", *choice) for choice in EFFECTS[CARD[card].effect].choices(s, seat)])


@choose_a_player.citing
def rule_of_the_card(card: str) -> str:
    return CARD[card].rule


@choose_a_player.answered
def play_against(s: DiceTownState, seat: int, said: Choice, card: str) -> None:
    announce(s, seat, card, said[1:])


# Passing in advance.


@rules.question("DT-27", {"do_not_ask_me": (), "ask_me": ()}, quiet=True, standing=True)
def pass_in_advance(s: DiceTownState, seat: int) -> Choices:
    """DT-27: say in advance that you pass whenever a card could be played, from now to the end of
    this round; or take it back."""
    return (("ask_me",),) if s.hushed[seat] else (("do_not_ask_me",),)


@pass_in_advance.answered
def pass_from_now_on(s: DiceTownState, seat: int, said: Choice) -> None:
    """DT-27: a window that is open to the seat is answered with it."""
    s.hushed[seat] = said[0] == "do_not_ask_me"
    s.tell(
        "passes_in_advance" if s.hushed[seat] else "wants_to_be_asked",
        "DT-27",
        to=(seat,),
        seat=seat,
    )
    asking = s.askings[-1]
    if (
        s.hushed[seat]
        and asking.question == play_or_pass.name
        and seat in asking.seats
        and seat not in asking.answers
    ):
        asking.answers[seat] = answer_in_advance(s, seat, asking.args[0])
        if len(asking.answers) == len(asking.seats):
            first_in_order_plays(s, s.withdraw(), *asking.args)
