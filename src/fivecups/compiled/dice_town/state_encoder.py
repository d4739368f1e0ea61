"""Conversion of a readable state of Dice Town into a compiled one, from which a search can go on.

Arguments on the agenda and of questions are converted by their parameter names in the readable
rules.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any

from fivecups.games.dice_town.cards import FIRST, NAME, bandits_named
from fivecups.games.dice_town.decisions.offers import read_offer
from fivecups.games.dice_town.decisions.sheriff_decisions import DECISIONS, earlier_offer
from fivecups.games.dice_town.state import (
    DECK,
    FACE_NUMBER,
    ZONES,
    DiceTownState,
    Offer,
    read,
    rules,
)
from fivecups.games.dice_town.store_cards.windows import CARD_OF_VERB
from fivecups.games.dice_town.winning.place import PLACES

from ..dice_codes import code_of
from ..jit import Array
from . import state_layout
from .common.agenda import FIRST_QUESTION, QUESTION_NAMES, STEP_NAMES
from .lookup_tables import MOMENT_NUMBER, PLACE_NAMES
from .places.town_places import CLAIM_BITS
from .play.windows import CHOICE_SHIFT, FACE_BITS
from .table import blank_state

ORDERS = ("outcomes", "tied", "line", "order", "others")
SCALARS = {
    "round": state_layout.ROUND,
    "sheriff": state_layout.SHERIFF,
    "mine": state_layout.MINE,
    "bank": state_layout.BANK,
    "stagecoach": state_layout.STAGECOACH,
    "reshuffles": state_layout.RESHUFFLES,
    "rolls": state_layout.ROLLS,
    "last_roll": state_layout.LAST_ROLL,
    "cancelled": state_layout.CANCELLED,
    "named": state_layout.NAMED,
    "looking": state_layout.LOOKING,
    "die_holder": state_layout.DIE_HOLDER,
    "guarded": state_layout.GUARDED,
    "claim_given": state_layout.CLAIM_GIVEN,
}
BY_SEAT = {
    "dollars": state_layout.DOLLARS,
    "nuggets": state_layout.NUGGETS,
    "free": state_layout.FREE,
    "won": state_layout.WON,
    "thefts": state_layout.THEFTS,
    "passes_in_advance": state_layout.PASSES,
    "river_seen": state_layout.RIVER_SEEN,
}
DICE_BY_SEAT = {"cups": state_layout.CUPS, "fresh": state_layout.FRESH, "kept": state_layout.KEPT}
CLAIMS_BY_SEAT = {"wired": state_layout.WIRED, "ranches": state_layout.RANCHES}
STORE_CARDS_BY_SEAT = {"played": state_layout.PLAYED}
BANDITS_BY_SEAT = {"hired": state_layout.HIRED, "caught": state_layout.CAUGHT}
DECKS = {
    "river": state_layout.RIVER,
    "river_gone": state_layout.RIVER_GONE,
    "bandits": state_layout.BANDITS,
}
OF_A_VISIT = {
    "acting": state_layout.ACTING,
    "times": state_layout.TIMES,
    "paid_dollars": state_layout.PAID_DOLLARS,
    "paid_nuggets": state_layout.PAID_NUGGETS,
    "top_claim": state_layout.TOP_CLAIM,
    "badge_stays": state_layout.BADGE_STAYS,
    "victim": state_layout.VICTIM,
    "stolen": state_layout.STOLEN,
    "theft_done": state_layout.THEFT_DONE,
    "insured": state_layout.INSURED,
    "sheriff_paid": state_layout.SHERIFF_PAID,
}
PARAMETERS = {
    **{name: tuple(inspect.signature(step).parameters)[1:] for name, step in rules.steps.items()},
    **{name: question.parameters for name, question in rules.questions.items()},
}


def encode(state: DiceTownState, seed: int) -> Array:
    """Return the compiled state that equals the readable `state` of an unfinished game; its chance
    starts from `seed`."""
    s = blank_state(state.seats, state.options, seed)
    seats = state.seats
    for names in (SCALARS, BY_SEAT):
        for name, place in names.items():
            value = getattr(state, name)
            s[place : place + (len(value) if names is BY_SEAT else 1)] = value
    for name, place in DICE_BY_SEAT.items():
        s[place : place + seats] = [code_of(dice) for dice in getattr(state, name)]
    for name, place in CLAIMS_BY_SEAT.items():
        s[place : place + seats] = [bits(cards, FIRST[1]) for cards in getattr(state, name)]
    for name, place in (STORE_CARDS_BY_SEAT | BANDITS_BY_SEAT).items():
        s[place : place + seats] = [bits(cards) for cards in getattr(state, name)]
    for name, place in DECKS.items():
        lay_deck(s, place, getattr(state, name))
    for back, place in enumerate((state_layout.STORE, state_layout.CLAIMS)):
        piles = state.piles(back)
        s[place : place + ZONES] = [bits(pile, FIRST[back]) for pile in piles]
        deck = tuple([card - FIRST[back] for card in piles[DECK]])
        lay_deck(s, (state_layout.STORE_DECK, state_layout.CLAIMS_DECK)[back], deck)
    lay_deck(s, state_layout.ROW, tuple([card - FIRST[1] for card in state.row]))
    s[state_layout.WANTED] = bits(state.wanted)
    s[state_layout.VISITORS] = packed(state.visitors)
    s[state_layout.MOST_DOLLARS], s[state_layout.MOST_NUGGETS] = state.most_share
    s[state_layout.LOOKED] = bits(tuple([card for card in state.looked if card < FIRST[1]]))
    s[state_layout.LOOKED + 1] = bits(
        tuple([card for card in state.looked if card >= FIRST[1]]), FIRST[1]
    )
    s[state_layout.WAR_PATH] = PLACE_NAMES.index(state.war_path) if state.war_path else -1
    s[state_layout.PLEDGED : state_layout.PLEDGED + seats] = [kind(card) for card in state.pledged]
    s[state_layout.MAY_LIE : state_layout.MAY_LIE + len(state.may_lie)] = state.may_lie
    encode_visit(s, state)
    for offer in state.offers:
        encode_offer(s, state_layout.OFFERS, offer)
    s[state_layout.ASKS], s[state_layout.DEPTH] = state.asked, len(state.agenda)
    for depth, frame in enumerate(state.agenda):
        place = state_layout.AGENDA + state_layout.FRAME * depth
        s[place : place + state_layout.FRAME] = encode_frame(s, frame)
    encode_asking(s, state)
    return s


def bits(cards: tuple[int, ...], first: int = 0) -> int:
    return sum([1 << card - first for card in cards])


def packed(seats: tuple[int, ...]) -> int:
    return sum([seat + 1 << 4 * place for place, seat in enumerate(seats)])


def kind(card: str) -> int:
    return NAME.index(card) if card else -1


def lay_deck(s: Array, place: int, cards: tuple[int, ...]) -> None:
    """Write a deck into the state `s` from index `place` on, and its size into the index before."""
    s[place - 1] = len(cards)
    s[place : place + len(cards)] = cards


def encode_visit(s: Array, state: DiceTownState) -> None:
    visit = state.visit
    for name, place in OF_A_VISIT.items():
        s[place] = getattr(visit, name)
    s[state_layout.SAID : state_layout.SAID + 2] = visit.said
    s[state_layout.DRAWN : state_layout.DRAWN + 2] = visit.drawn
    s[state_layout.CHASE_DICE] = code_of(visit.chase_dice)
    won = [card - FIRST[1] + 1 << CLAIM_BITS * place for place, card in enumerate(visit.claims_won)]
    s[state_layout.CLAIMS_WON] = sum(won)
    for giver, receiver, dollars, nuggets in visit.promised:
        s[state_layout.PROMISED] |= 1 << giver
        s[state_layout.PROMISED_TO] = receiver
        s[state_layout.PROMISED_DOLLARS + giver], s[state_layout.PROMISED_NUGGETS + giver] = (
            dollars,
            nuggets,
        )


def encode_offer(s: Array, table: int, offer: Offer) -> None:
    store = tuple([card for card in offer.cards if card < FIRST[1]])
    claims = tuple([card for card in offer.cards if card >= FIRST[1]])
    place = table + state_layout.OFFER_PARTS * offer.seat
    s[place : place + state_layout.OFFER_PARTS] = (
        offer.outcome,
        offer.dollars,
        offer.nuggets,
        bits(store),
        bits(claims, FIRST[1]),
        bits(offer.wired, FIRST[1]),
        offer.share_dollars,
        offer.share_nuggets,
        offer.ranches,
        bits(offer.bandits),
    )


def encode_frame(s: Array, frame: tuple[Any, ...]) -> tuple[int, ...]:
    """Return a frame of the readable agenda as six numbers: step or question, four arguments, and
    the asked seats as bits."""
    if frame[0] == "ask":
        _, name, seats, args, _ = frame
        number = FIRST_QUESTION + QUESTION_NAMES.index(name)
        return (number, *encode_arguments(s, name, args), bits(seats))
    return (STEP_NAMES.index(frame[0]), *encode_arguments(s, frame[0], frame[1:]), 0)


def encode_arguments(s: Array, name: str, args: tuple[Any, ...]) -> list[int]:
    given = dict(zip(PARAMETERS[name], args, strict=True))
    if "sources" in given:  # points that were counted before the Sheriff decides (DT-67)
        for seat, source in enumerate(given.pop("sources")):
            place = state_layout.POINTS + len(state_layout.SOURCES) * seat
            points = [source.get(source_name, 0) for source_name in state_layout.SOURCES]
            s[place : place + len(state_layout.SOURCES)] = points
    if name == "choose_action":
        given["order"] = ()
    encoded = [encode_argument(parameter, value, given) for parameter, value in given.items()]
    return encoded + [0] * (4 - len(encoded))


def encode_argument(parameter: str, value: Any, given: Mapping[str, Any]) -> int:
    if parameter in ORDERS:
        return packed(value)
    if parameter == "place":
        return PLACE_NAMES.index(value) if value in PLACE_NAMES else len(PLACE_NAMES)
    if parameter == "decision":
        return DECISIONS.index(value)
    if parameter == "moment":
        return MOMENT_NUMBER[value]
    if parameter == "card":
        return kind(value)
    if parameter in ("name", "chosen"):
        return int(value != PLACES[given["place"]].action.name)
    if parameter == "choice":
        return encode_choice(given["card"], value)
    return code_of(read(value)) if parameter == "dice" else int(value)


def encode_choice(card: str, choice: tuple[Any, ...]) -> int:
    """Return the choice that is announced with a card, packed as a number as compiled rules use it
    (DT-81)."""
    if not choice:
        return 0
    if card == CARD_OF_VERB["cheat"]:
        return FACE_NUMBER[choice[0]] | FACE_NUMBER[choice[1]] << FACE_BITS
    if card == CARD_OF_VERB["throw_again"]:
        return code_of(read(choice[0]))
    return bandits_named(choice)[0] if card == CARD_OF_VERB["hire"] else int(choice[0])


def encode_asking(s: Array, state: DiceTownState) -> None:
    """Write the open question of the readable state, and the sealed answers given so far, into the
    compiled state `s`."""
    asking = state.askings[-1]
    s[state_layout.QUESTION] = FIRST_QUESTION + QUESTION_NAMES.index(asking.question)
    s[state_layout.ARGUMENTS : state_layout.ARGUMENTS + 4] = encode_arguments(
        s, asking.question, asking.args
    )
    s[state_layout.ASKED], s[state_layout.ANSWERED] = (
        bits(asking.seats),
        bits(tuple(asking.answers)),
    )
    for seat, answer in asking.answers.items():
        if asking.question == "keep_dice":
            s[state_layout.ANSWERS + seat] = code_of(read(answer[1]))
        elif asking.question == "play_or_pass":
            s[state_layout.ANSWERS + seat] = encode_wish(answer)
        else:
            raised = asking.question == "raise_offer"
            earlier = earlier_offer(state, seat) if raised else None
            outcome = answer["outcome"] if earlier is None else earlier.outcome
            offer = read_offer(state, seat, answer, earlier)
            encode_offer(s, state_layout.FORMS, offer or Offer(seat, outcome))


def encode_wish(answer: tuple[Any, ...]) -> int:
    """Return an answer given in a window (a card to play, or a pass) as the number that compiled
    rules use."""
    if answer[0] == "pass":
        return 0
    has_own_verb = answer[0] in CARD_OF_VERB
    card: str = CARD_OF_VERB[answer[0]] if has_own_verb else answer[1]
    choice = answer[1:] if has_own_verb else ()
    return NAME.index(card) + 1 | encode_choice(card, choice) << CHOICE_SHIFT
