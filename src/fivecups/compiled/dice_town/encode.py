"""A readable state of Dice Town as a compiled one, so that a search can go on from it.

Arguments on the agenda and of questions are told apart by their names in the readable rules.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any

from fivecups.games.dice_town.cards import FIRST, NAME, bandits_named
from fivecups.games.dice_town.decisions.deciding import DECISIONS, earlier_offer
from fivecups.games.dice_town.decisions.offers import read_offer
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

from ..dice import code_of
from ..door import Array
from . import layout as at
from .common.agenda import FIRST_QUESTION, QUESTION_NAMES, STEP_NAMES
from .data import AT, PLACE_NAMES
from .places.town import CLAIM_BITS
from .play.windows import FACE_BITS, SAYS
from .table import blank

ORDERS = ("outcomes", "tied", "line", "order", "others")
SCALARS = {
    "round": at.ROUND,
    "sheriff": at.SHERIFF,
    "mine": at.MINE,
    "bank": at.BANK,
    "stagecoach": at.STAGECOACH,
    "last_roll": at.LAST_ROLL,
    "cancelled": at.CANCELLED,
    "named": at.NAMED,
    "looking": at.LOOKING,
    "die_holder": at.DIE_HOLDER,
    "guarded": at.GUARDED,
    "claim_given": at.CLAIM_GIVEN,
}
BY_SEAT = {
    "dollars": at.DOLLARS,
    "nuggets": at.NUGGETS,
    "free": at.FREE,
    "won": at.WON,
    "passes_in_advance": at.PASSES,
    "river_seen": at.RIVER_SEEN,
}
DICE_BY_SEAT = {"cups": at.CUPS, "fresh": at.FRESH, "kept": at.KEPT}
CLAIMS_BY_SEAT = {"wired": at.WIRED, "ranches": at.RANCHES}
BANDITS_BY_SEAT = {"hired": at.HIRED, "caught": at.CAUGHT}
DECKS = {"river": at.RIVER, "river_gone": at.RIVER_GONE, "bandits": at.BANDITS}
OF_A_VISIT = {
    "acting": at.ACTING,
    "times": at.TIMES,
    "paid_dollars": at.PAID_DOLLARS,
    "paid_nuggets": at.PAID_NUGGETS,
    "top_claim": at.TOP_CLAIM,
    "badge_stays": at.BADGE_STAYS,
    "victim": at.VICTIM,
    "stolen": at.STOLEN,
    "theft_done": at.THEFT_DONE,
    "insured": at.INSURED,
}
PARAMETERS = {
    **{name: tuple(inspect.signature(step).parameters)[1:] for name, step in rules.steps.items()},
    **{name: question.parameters for name, question in rules.questions.items()},
}


def encode(state: DiceTownState, seed: int) -> Array:
    """The compiled state of a game that is not over, with chance from `seed` on."""
    s = blank(state.seats, state.options, seed)
    seats = state.seats
    for names in (SCALARS, BY_SEAT):
        for name, place in names.items():
            value = getattr(state, name)
            s[place : place + (len(value) if names is BY_SEAT else 1)] = value
    for name, place in DICE_BY_SEAT.items():
        s[place : place + seats] = [code_of(dice) for dice in getattr(state, name)]
    for name, place in CLAIMS_BY_SEAT.items():
        s[place : place + seats] = [bits(cards, FIRST[1]) for cards in getattr(state, name)]
    for name, place in BANDITS_BY_SEAT.items():
        s[place : place + seats] = [bits(cards) for cards in getattr(state, name)]
    for name, place in DECKS.items():
        lay_deck(s, place, getattr(state, name))
    for back, place in enumerate((at.STORE, at.CLAIMS)):
        piles = state.piles(back)
        s[place : place + ZONES] = [bits(pile, FIRST[back]) for pile in piles]
        deck = tuple([card - FIRST[back] for card in piles[DECK]])
        lay_deck(s, (at.STORE_DECK, at.CLAIMS_DECK)[back], deck)
    lay_deck(s, at.ROW, tuple([card - FIRST[1] for card in state.row]))
    s[at.WANTED] = bits(state.wanted)
    s[at.VISITORS] = packed(state.visitors)
    s[at.MOST_DOLLARS], s[at.MOST_NUGGETS] = state.most_share
    s[at.LOOKED] = bits(tuple([card for card in state.looked if card < FIRST[1]]))
    s[at.LOOKED + 1] = bits(tuple([card for card in state.looked if card >= FIRST[1]]), FIRST[1])
    s[at.WAR_PATH] = PLACE_NAMES.index(state.war_path) if state.war_path else -1
    s[at.PLEDGED : at.PLEDGED + seats] = [kind(card) for card in state.pledged]
    s[at.MAY_LIE : at.MAY_LIE + len(state.may_lie)] = state.may_lie
    encode_visit(s, state)
    for offer in state.offers:
        encode_offer(s, at.OFFERS, offer)
    s[at.ASKS], s[at.DEPTH] = state.asked, len(state.agenda)
    for depth, frame in enumerate(state.agenda):
        place = at.AGENDA + at.FRAME * depth
        s[place : place + at.FRAME] = encode_frame(s, frame)
    encode_asking(s, state)
    return s


def bits(cards: tuple[int, ...], first: int = 0) -> int:
    return sum([1 << card - first for card in cards])


def packed(seats: tuple[int, ...]) -> int:
    return sum([seat + 1 << 4 * place for place, seat in enumerate(seats)])


def kind(card: str) -> int:
    return NAME.index(card) if card else -1


def lay_deck(s: Array, place: int, cards: tuple[int, ...]) -> None:
    """The size of a deck stands before it."""
    s[place - 1] = len(cards)
    s[place : place + len(cards)] = cards


def encode_visit(s: Array, state: DiceTownState) -> None:
    visit = state.visit
    for name, place in OF_A_VISIT.items():
        s[place] = getattr(visit, name)
    s[at.DRAWN : at.DRAWN + 2] = visit.drawn
    s[at.CHASE_DICE] = code_of(visit.chase_dice)
    won = [card - FIRST[1] + 1 << CLAIM_BITS * place for place, card in enumerate(visit.claims_won)]
    s[at.CLAIMS_WON] = sum(won)
    for giver, receiver, dollars, nuggets in visit.promised:
        s[at.PROMISED] |= 1 << giver
        s[at.PROMISED_TO] = receiver
        s[at.PROMISED_DOLLARS + giver], s[at.PROMISED_NUGGETS + giver] = dollars, nuggets


def encode_offer(s: Array, table: int, offer: Offer) -> None:
    store = tuple([card for card in offer.cards if card < FIRST[1]])
    claims = tuple([card for card in offer.cards if card >= FIRST[1]])
    place = table + at.OFFER_PARTS * offer.seat
    s[place : place + at.OFFER_PARTS] = (
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
    """A frame of the agenda: a step or a question, four arguments, and the seats it asks."""
    if frame[0] == "ask":
        _, name, seats, args, _ = frame
        number = FIRST_QUESTION + QUESTION_NAMES.index(name)
        return (number, *encode_arguments(s, name, args), bits(seats))
    return (STEP_NAMES.index(frame[0]), *encode_arguments(s, frame[0], frame[1:]), 0)


def encode_arguments(s: Array, name: str, args: tuple[Any, ...]) -> list[int]:
    given = dict(zip(PARAMETERS[name], args, strict=True))
    if "sources" in given:  # points that were counted before the Sheriff decides (DT-67)
        for seat, source in enumerate(given.pop("sources")):
            place = at.POINTS + len(at.SOURCES) * seat
            points = [source.get(source_name, 0) for source_name in at.SOURCES]
            s[place : place + len(at.SOURCES)] = points
    if name == "choose_action":
        given["order"] = ()
    found = [encode_argument(what, value, given) for what, value in given.items()]
    return found + [0] * (4 - len(found))


def encode_argument(what: str, value: Any, given: Mapping[str, Any]) -> int:
    if what in ORDERS:
        return packed(value)
    if what == "place":
        return PLACE_NAMES.index(value) if value in PLACE_NAMES else len(PLACE_NAMES)
    if what == "decision":
        return DECISIONS.index(value)
    if what == "moment":
        return AT[value]
    if what == "card":
        return kind(value)
    if what in ("name", "chosen"):
        return int(value != PLACES[given["place"]].action.name)
    if what == "choice":
        return encode_choice(given["card"], value)
    return code_of(read(value)) if what == "dice" else int(value)


def encode_choice(card: str, choice: tuple[Any, ...]) -> int:
    """What is announced with a card (DT-81)."""
    if not choice:
        return 0
    if card == CARD_OF_VERB["cheat"]:
        return FACE_NUMBER[choice[0]] | FACE_NUMBER[choice[1]] << FACE_BITS
    if card == CARD_OF_VERB["throw_again"]:
        return code_of(read(choice[0]))
    return bandits_named(choice)[0] if card == CARD_OF_VERB["hire"] else int(choice[0])


def encode_asking(s: Array, state: DiceTownState) -> None:
    """What is asked, and the sealed answers given so far."""
    asking = state.askings[-1]
    s[at.QUESTION] = FIRST_QUESTION + QUESTION_NAMES.index(asking.question)
    s[at.ARGUMENTS : at.ARGUMENTS + 4] = encode_arguments(s, asking.question, asking.args)
    s[at.ASKED], s[at.ANSWERED] = bits(asking.seats), bits(tuple(asking.answers))
    for seat, said in asking.answers.items():
        if asking.question == "keep_dice":
            s[at.ANSWERS + seat] = code_of(read(said[1]))
        elif asking.question == "play_or_pass":
            s[at.ANSWERS + seat] = encode_wish(said)
        else:
            raised = asking.question == "raise_offer"
            earlier = earlier_offer(state, seat) if raised else None
            outcome = said["outcome"] if earlier is None else earlier.outcome
            offer = read_offer(state, seat, said, earlier)
            encode_offer(s, at.FORMS, offer or Offer(seat, outcome))


def encode_wish(said: tuple[Any, ...]) -> int:
    """An answer in a window."""
    if said[0] == "pass":
        return 0
    spoken = said[0] in CARD_OF_VERB
    card: str = CARD_OF_VERB[said[0]] if spoken else said[1]
    choice = said[1:] if spoken else ()
    return NAME.index(card) + 1 | encode_choice(card, choice) << SAYS
