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
from typing import Any

from fivecups.engine import Choices, Chosen, Refusal

from ..cards import CARD, NAME, STORE, STORE_CARD, names
from ..components import MOMENTS, OTHERS, SELF, STORE_CARDS, StoreCard
from ..goods.piles import move
from ..hidden.knowledge import ROWS, certain, everybody
from ..state import DISCARDS, DiceTownState, rules
from .registry import ALWAYS_FITTING_BITS, EFFECTS, FITTING, FITTING_BITS, Choice

PASS = (("pass",),)
NO_CARD = frozenset(PASS)
CARD_OF_VERB = {card.verb: card.name for card in reversed(STORE_CARDS) if card.verb != "play"}
"""The verbs that stand for a card, or for any of several that do the same; the first is named."""

SAYS = {
    "play": ("card",),
    **{verb: CARD[name].says for verb, name in CARD_OF_VERB.items()},
    "pass": (),
}


# Windows.


@rules.step
def open_window(s: DiceTownState, moment: str, about: int, card: str, first: int) -> None:
    """DT-27: ask all who may hold a card for this moment as far as the public can tell; without any
    there is no window."""
    asked = seats_of_window(s, moment, about)
    if asked:
        s.ask_all(play_or_pass, asked, moment, about, card, first)


def after_window(
    s: DiceTownState,
    moment: str,
    about: int,
    step: Callable[..., None],
    *args: Any,
) -> None:
    """Open a window from the Sheriff on, if there is one, and take this step after it."""
    asked = seats_of_window(s, moment, about)
    if asked:
        s.ask_all(play_or_pass, asked, moment, about, "", s.sheriff)
        s.then(step, *args)
    else:
        step(s, *args)


def seats_of_window(s: DiceTownState, moment: str, about: int) -> tuple[int, ...]:
    """The seats that may hold a card for this moment as far as the public can tell."""
    by = MOMENTS[moment]
    if by == SELF:
        return (about,) if might_play(s, about, moment) else ()
    seats = s.opponents(about) if by == OTHERS else s.clockwise(0)
    fitting, always = FITTING_BITS[moment], ALWAYS_FITTING_BITS[moment]
    may, public = s.may_lie, s.seats * ROWS
    asked: tuple[int, ...] = ()
    for seat in seats:
        held = may[public + seat]
        if held & fitting and (held & always or might_play(s, seat, moment)):
            asked += (seat,)
    return asked


def might_play(s: DiceTownState, seat: int, moment: str) -> bool:
    """Whether by public facts this seat may hold a card that could be played now."""
    held = s.may_lie[s.seats * ROWS + seat]  # Store cards, as far as the public can tell
    if held & FITTING_BITS[moment]:
        for cards, possible in FITTING[moment]:
            if held & cards and possible(s, seat):
                return True
    return False


def cards_of(moment: str) -> tuple[str, ...]:
    """The names of the cards that are played at a moment."""
    return tuple([card.name for card in STORE_CARDS if moment in card.moments])


CARDS_OF = {
    moment: frozenset([number for number, name in enumerate(NAME) if name in cards_of(moment)])
    for moment in MOMENTS
}
"""The cards that are played at each moment."""


def surely_plays(s: DiceTownState, seat: int, moment: str) -> bool:
    """Whether everybody knows that this seat holds a card that it could play now."""
    known = names(certain(s, s.seats, STORE)[seat])
    return any(
        card in known and to_play(s, seat, card) and EFFECTS[CARD[card].effect].possible(s, seat)
        for card in cards_of(moment)
    )


@rules.sealed_question("DT-27", SAYS, quiet=True)
def play_or_pass(
    s: DiceTownState, seat: int, moment: str, about: int, card: str, first: int
) -> Choices:
    """DT-16, DT-23, DT-27: play a card that fits this moment, or pass, if no card must be played.
    Who passes in advance has no choice."""
    if s.passes_in_advance[seat]:
        return (answer_in_advance(s, seat, moment),)
    fitting = CARDS_OF[moment]
    if fitting.isdisjoint(s.store[seat]):
        return PASS
    found: list[Choice] = []
    before = ""
    for number in s.store[seat]:
        line = STORE_CARD[number]
        if number not in fitting or line.name == before:
            continue
        before = line.name
        what = EFFECTS[line.effect]
        if what.possible(s, seat):
            found += [wish(line, choice) for choice in what.choices(s, seat)]
    if not found:
        return PASS
    if len(found) > 1:
        found = list(dict.fromkeys(found))
    return tuple(found) if must_play(s, seat, moment) else (*found, *PASS)


def must_play(s: DiceTownState, seat: int, moment: str) -> bool:
    """DT-13: whether the seat has pledged a card for this moment."""
    return s.pledged[seat] != "" and CARD[s.pledged[seat]].when == moment


def answer_in_advance(s: DiceTownState, seat: int, moment: str) -> Choice:
    """DT-13, DT-27: who passes in advance passes, but for a card that he must play."""
    return wish(CARD[s.pledged[seat]], ()) if must_play(s, seat, moment) else PASS[0]


def to_play(s: DiceTownState, seat: int, card: str) -> tuple[int, ...]:
    """DT-23: the copies of a card in a hand; it may be played from the moment it is there."""
    return tuple([number for number in s.store[seat] if NAME[number] == card])


def wish(line: StoreCard, choice: Choice) -> Choice:
    """How a window's answer says that this card is played."""
    return (line.verb, *choice) if line.verb in CARD_OF_VERB else (line.verb, line.name)


@play_or_pass.checked
def why_not_play(
    s: DiceTownState, seat: int, answer: Chosen, moment: str, about: int, card: str, first: int
) -> Refusal | None:
    if answer[0] == "pass":
        return Refusal("must-play", "DT-13", {"card": s.pledged[seat]})
    if s.passes_in_advance[seat]:
        return Refusal("passes-in-advance", "DT-27")
    wanted = CARD_OF_VERB.get(answer[0], answer[1])
    held = tuple(
        [
            number
            for number in s.store[seat]
            if NAME[number] == wanted or STORE_CARD[number].verb == answer[0] != "play"
        ]
    )
    if not held:
        return Refusal("card-not-held", "DT-24", {"card": str(wanted)})
    if moment not in STORE_CARD[held[0]].moments:
        return Refusal("wrong-moment", STORE_CARD[held[0]].rule, {"card": wanted})
    return Refusal("card-not-playable", STORE_CARD[held[0]].rule, {"card": wanted})


@play_or_pass.answered_together
def first_in_order_plays(
    s: DiceTownState, answers: dict[int, Choice], moment: str, about: int, card: str, first: int
) -> None:
    """DT-16, DT-19: the first who wants to play, clockwise; then the window opens again from the
    next seat."""
    if NO_CARD.issuperset(answers.values()):
        return
    for seat in s.clockwise(first):
        said = answers.get(seat, PASS[0])
        if said in NO_CARD:
            continue
        if said[0] in CARD_OF_VERB:
            announce(s, seat, held_for(s, seat, said[0]), said[1:])
        else:
            announce(s, seat, said[1], ())
        if moment != "card-played":
            s.then(open_window, moment, about, card, (seat + 1) % s.seats)
        return


def held_for(s: DiceTownState, seat: int, verb: str) -> str:
    """The card in a hand that this verb stands for."""
    return next(NAME[card] for card in s.store[seat] if STORE_CARD[card].verb == verb)


# Playing one card.


def announce(s: DiceTownState, seat: int, card: str, choice: Choice) -> None:
    """DT-81, DT-82: the card is announced with all that it needs and discarded; Wanted may answer;
    then it takes effect."""
    line = CARD[card]
    played = to_play(s, seat, card)[:1]
    move(s, played, seat, DISCARDS, everybody(s))
    take_from_the_drawn(s, played)
    if card == s.pledged[seat]:
        s.pledged[seat] = ""
    s.tell(
        "played",
        line.rule,
        seat=seat,
        card=card,
        reveals=True,
        **{name: choice[place] for place, name in enumerate(line.says)},
    )
    asked = seats_of_window(s, "card-played", seat)
    if asked:
        s.ask_all(play_or_pass, asked, "card-played", seat, card, s.sheriff)
        s.then(take_effect, seat, card, choice)
    else:
        take_effect(s, seat, card, choice)


def take_from_the_drawn(s: DiceTownState, played: tuple[int, ...]) -> None:
    """DT-3, WW-67: a victim may play a Store card that a thief looks at; the thief can no longer
    keep it. None counts as drawn any more once a Ranch was taken."""
    if set(played) & set(s.looked):
        s.looked = tuple([card for card in s.looked if card not in played])
        store, claims = s.visit.drawn
        s.visit = s.visit.but(drawn=(max(0, store - 1), claims))


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
