"""Windows in which cards may be played, the announcement of a card, the answer with Wanted, and the
effect.

A window is a sealed, quiet question to all seats that might hold a fitting card as far as the
public can tell (DT-27). All answer at once; the first in order who wants to play does so, and the
window opens again until all pass (DT-16). A seat that passes in advance is asked too but can only
pass, so that the course of play does not give this away. An event follows every window before the
next public question, so that it stays secret whether the window waited for an answer. Wanted is an
ordinary card: its moment is that a card was played, and its effect is to cancel that card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fivecups.engine import Choices, ListAnswer, Refusal

from ..cards import CARD, NAME, STORE, STORE_CARD, names
from ..components import MOMENTS, OTHERS, SELF, STORE_CARDS, StoreCard
from ..hidden.knowledge import ROWS, certain
from ..state import DiceTownState, rules
from .effect_registry import ALWAYS_FITTING_BITS, EFFECTS, FITTING, FITTING_BITS, Choice
from .played_cards import discard, lay_on_the_table

PASS = (("pass",),)
NO_CARD = frozenset(PASS)
CARD_OF_VERB = {card.verb: card.name for card in reversed(STORE_CARDS) if card.verb != "play"}
"""The name of a card for each verb other than "play". Cards that share a verb are interchangeable;
the first of them stands here."""

SAYS = {
    "play": ("card",),
    **{verb: CARD[name].says for verb, name in CARD_OF_VERB.items()},
    "pass": (),
}


# Windows.


@rules.step
def open_window(s: DiceTownState, moment: str, about: int, card: str, first: int) -> None:
    """Open a window for cards: ask all seats that, as far as the public can tell, may hold a card
    for this `moment`. If there is no such seat, nothing happens (DT-27)."""
    asked = seats_of_window(s, moment, about)
    if asked:
        s.ask_all(play_or_pass, asked, moment, about, card, first)


def after_window(
    s: DiceTownState, moment: str, about: int, step: Callable[..., None], *args: Any
) -> None:
    """Open a window for cards and put `step` on the agenda after it; the Sheriff's card comes
    first. If no seat may hold a fitting card, take `step` at once."""
    asked = seats_of_window(s, moment, about)
    if asked:
        s.ask_all(play_or_pass, asked, moment, about, "", s.sheriff)
        s.then(step, *args)
    else:
        step(s, *args)


def seats_of_window(s: DiceTownState, moment: str, about: int) -> tuple[int, ...]:
    """Return the seats to ask in a window: those that may play at this `moment` and, as far as the
    public can tell, may hold a card for it."""
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
    """True if the seat, as far as the public can tell, may hold a card that could be played at this
    `moment`."""
    held = s.may_lie[
        s.seats * ROWS + seat
    ]  # the Store cards of the seat, as far as the public can tell
    if held & FITTING_BITS[moment]:
        for cards, possible in FITTING[moment]:
            if held & cards and possible(s, seat):
                return True
    return False


def cards_of(moment: str) -> tuple[str, ...]:
    """Return the names of the cards that are played at this moment."""
    return tuple([card.name for card in STORE_CARDS if moment in card.moments])


CARDS_OF = {
    moment: frozenset([number for number, name in enumerate(NAME) if name in cards_of(moment)])
    for moment in MOMENTS
}
"""The numbers of the cards that are played at each moment."""


def surely_plays(s: DiceTownState, seat: int, moment: str) -> bool:
    """True if everybody knows that the seat holds a card that it could play at this `moment`; the
    seat may still choose not to."""
    held = names(certain(s, s.seats, STORE)[seat])
    return any(
        card in held and to_play(s, seat, card) and EFFECTS[CARD[card].effect].possible(s, seat)
        for card in cards_of(moment)
    )


@rules.sealed_question("DT-27", SAYS, quiet=True)
def play_or_pass(
    s: DiceTownState, seat: int, moment: str, about: int, card: str, first: int
) -> Choices:
    """Ask the seat to play a card that fits the `moment`, or to pass; a pledged card must be played
    (DT-16, DT-23, DT-27). A seat that passes in advance gets a single answer."""
    if s.passes_in_advance[seat]:
        return (answer_in_advance(s, seat, moment),)
    fitting = CARDS_OF[moment]
    if fitting.isdisjoint(s.store[seat]):
        return PASS
    answers: list[Choice] = []
    previous = ""
    for number in s.store[seat]:
        line = STORE_CARD[number]
        if number not in fitting or line.name == previous:
            continue
        previous = line.name
        effect = EFFECTS[line.effect]
        if effect.possible(s, seat):
            answers += [wish(line, choice) for choice in effect.choices(s, seat)]
    if not answers:
        return PASS
    if len(answers) > 1:
        answers = list(dict.fromkeys(answers))
    return tuple(answers) if must_play(s, seat, moment) else (*answers, *PASS)


def must_play(s: DiceTownState, seat: int, moment: str) -> bool:
    """True if the seat has pledged to play a card at this moment (DT-13)."""
    return s.pledged[seat] != "" and CARD[s.pledged[seat]].when == moment


def answer_in_advance(s: DiceTownState, seat: int, moment: str) -> Choice:
    """Return the only answer of a seat that passes in advance: to pass, or to play the card that it
    has pledged (DT-13, DT-27)."""
    return wish(CARD[s.pledged[seat]], ()) if must_play(s, seat, moment) else PASS[0]


def to_play(s: DiceTownState, seat: int, card: str) -> tuple[int, ...]:
    """Return the numbers of the copies of a card in the seat's hand; a card may be played as soon
    as it is there (DT-23)."""
    return tuple([number for number in s.store[seat] if NAME[number] == card])


def wish(line: StoreCard, choice: Choice) -> Choice:
    """Return the answer that means "play this card with this choice"."""
    return (line.verb, *choice) if line.verb in CARD_OF_VERB else (line.verb, line.name)


@play_or_pass.checked
def why_not_play(
    s: DiceTownState, seat: int, answer: ListAnswer, moment: str, about: int, card: str, first: int
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
    """Take all answers of a window: play the card of the first seat, clockwise from `first`, that
    wants to play, then open the window again from the seat after it. If all pass, the window is
    over (DT-16, DT-19)."""
    if NO_CARD.issuperset(answers.values()):
        return
    for seat in s.clockwise(first):
        answer = answers.get(seat, PASS[0])
        if answer in NO_CARD:
            continue
        if answer[0] in CARD_OF_VERB:
            announce(s, seat, held_for(s, seat, answer[0]), answer[1:])
        else:
            announce(s, seat, answer[1], ())
        if moment != "card-played":
            s.then(open_window, moment, about, card, (seat + 1) % s.seats)
        return


def held_for(s: DiceTownState, seat: int, verb: str) -> str:
    """Return the name of the card in the seat's hand that is played with this verb."""
    return next(NAME[card] for card in s.store[seat] if STORE_CARD[card].verb == verb)


# Playing a card.


def announce(s: DiceTownState, seat: int, card: str, choice: Choice) -> None:
    """Play a card: lay it open on the table, tell it with its choices, and put its effect on the
    agenda after a window in which others may answer with Wanted (DT-81, DT-82)."""
    line = CARD[card]
    played = to_play(s, seat, card)[0]
    lay_on_the_table(s, seat, played)
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


def take_from_the_drawn(s: DiceTownState, played: int) -> None:
    """Remove a played card from the cards that a thief has drawn from a hand and is looking at: the
    victim may play it, and then the thief cannot keep it (DT-3, WW-67). After a Ranch was taken
    instead, no card counts as drawn."""
    if played in s.looked:
        s.looked = tuple([card for card in s.looked if card != played])
        store, claims = s.visit.drawn
        s.visit = s.visit.but(drawn=(max(0, store - 1), claims))


@rules.step
def take_effect(s: DiceTownState, seat: int, card: str, choice: Choice) -> None:
    """Apply the effect of a played card, or tell that Wanted has cancelled it (DT-81). Discard the
    card, unless it lies open until a later step ends its effect (DT-82)."""
    line = CARD[card]
    if s.cancelled:
        s.cancelled = False
        s.tell("cancelled", "DT-81", seat=seat, card=card)
    else:
        s.tell("took_effect", line.rule, seat=seat, card=card)
        EFFECTS[line.effect].apply(s, seat, *choice)
        if line.lasts:
            return
    discard(s, seat, card)
