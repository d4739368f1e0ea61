"""Compiled and readable states of Dice Town in a common form for comparison, and compiled offers as
answers."""

from __future__ import annotations

from typing import Any

import numpy as np

from fivecups.compiled.dice_codes import DICE_BY_CODE
from fivecups.compiled.dice_town import state_layout
from fivecups.compiled.dice_town.common.agenda import FIRST_QUESTION, QUESTION_NAMES, STEP_NAMES
from fivecups.compiled.dice_town.lookup_tables import PLACE_NAMES
from fivecups.compiled.dice_town.state_encoder import (
    BANDITS_BY_SEAT,
    BY_SEAT,
    CLAIMS_BY_SEAT,
    DICE_BY_SEAT,
    OF_A_VISIT,
    SCALARS,
    STORE_CARDS_BY_SEAT,
)
from fivecups.games.dice_town.cards import FIRST, NAME, bandit_names, listed
from fivecups.games.dice_town.state import DECK, ZONES, DiceTownState, Offer


def bits(number: int) -> tuple[int, ...]:
    return tuple([place for place in range(64) if number >> place & 1])


def order(packed: int) -> tuple[int, ...]:
    seats = []
    while packed:
        seats.append((packed & 15) - 1)
        packed >>= 4
    return tuple(seats)


def deck(row: list[int], place: int) -> tuple[int, ...]:
    return tuple(row[place : place + row[place - 1]])


def compiled_state(row: list[int], seats: int) -> dict[str, Any]:
    """Return the contents of a compiled state by name."""
    contents: dict[str, Any] = {name: row[place] for name, place in SCALARS.items()}
    for name, place in BY_SEAT.items():
        contents[name] = row[place : place + seats]
    for name, place in DICE_BY_SEAT.items():
        contents[name] = [DICE_BY_CODE[code] for code in row[place : place + seats]]
    for name, place in CLAIMS_BY_SEAT.items():
        contents[name] = [listed(cards, 1) for cards in row[place : place + seats]]
    for name, place in (STORE_CARDS_BY_SEAT | BANDITS_BY_SEAT).items():
        contents[name] = [bits(cards) for cards in row[place : place + seats]]
    for name, place in OF_A_VISIT.items():
        contents[f"visit.{name}"] = row[place]
    contents["visit.said"] = tuple(row[state_layout.SAID : state_layout.SAID + 2])
    contents["visit.drawn"] = tuple(row[state_layout.DRAWN : state_layout.DRAWN + 2])
    contents["visit.chase_dice"] = DICE_BY_CODE[row[state_layout.CHASE_DICE]]
    won, claims_won = row[state_layout.CLAIMS_WON], []
    while won:
        claims_won.append((won & 63) - 1 + FIRST[1])
        won >>= 6
    contents["visit.claims_won"] = tuple(claims_won)
    contents["visit.promised"] = {
        (
            seat,
            row[state_layout.PROMISED_TO],
            row[state_layout.PROMISED_DOLLARS + seat],
            row[state_layout.PROMISED_NUGGETS + seat],
        )
        for seat in bits(row[state_layout.PROMISED])
    }
    for back, (name, cards) in enumerate(
        (("store", state_layout.STORE), ("claims", state_layout.CLAIMS))
    ):
        piles = [listed(row[cards + zone], back) for zone in range(ZONES)]
        in_order = deck(row, (state_layout.STORE_DECK, state_layout.CLAIMS_DECK)[back])
        assert sorted(in_order) == [card - FIRST[back] for card in piles[DECK]]
        piles[DECK] = tuple([card + FIRST[back] for card in in_order])
        contents[name] = piles
    contents["row"] = tuple(
        [
            card + FIRST[1]
            for card in row[state_layout.ROW : state_layout.ROW + row[state_layout.ROW_SIZE]]
        ]
    )
    contents["river"], contents["river_gone"] = (
        deck(row, state_layout.RIVER),
        deck(row, state_layout.RIVER_GONE),
    )
    contents["bandits"], contents["wanted"] = (
        deck(row, state_layout.BANDITS),
        bits(row[state_layout.WANTED]),
    )
    contents["visitors"] = order(row[state_layout.VISITORS])
    contents["most_share"] = (row[state_layout.MOST_DOLLARS], row[state_layout.MOST_NUGGETS])
    contents["looked"] = listed(row[state_layout.LOOKED], 0) + listed(
        row[state_layout.LOOKED + 1], 1
    )
    contents["war_path"] = (
        "" if row[state_layout.WAR_PATH] < 0 else PLACE_NAMES[row[state_layout.WAR_PATH]]
    )
    contents["pledged"] = [
        "" if card < 0 else NAME[card]
        for card in row[state_layout.PLEDGED : state_layout.PLEDGED + seats]
    ]
    contents["may_lie"] = row[state_layout.MAY_LIE : state_layout.MAY_LIE + (seats + 1) * 2 * ZONES]
    contents["offers"] = [
        offer
        for seat in range(seats)
        if (offer := offer_at(row, state_layout.OFFERS, seat)) is not None
    ]
    contents["asked"] = row[state_layout.ASKS]
    contents["agenda"] = [frame_name(row, place) for place in range(row[state_layout.DEPTH])]
    return contents


def frame_name(row: list[int], place: int) -> str:
    number = row[state_layout.AGENDA + state_layout.FRAME * place]
    if number < FIRST_QUESTION:
        return STEP_NAMES[number]
    return QUESTION_NAMES[number - FIRST_QUESTION]


def offer_at(row: list[int], place: int, seat: int) -> Offer | None:
    parts = row[
        place + state_layout.OFFER_PARTS * seat : place + state_layout.OFFER_PARTS * (seat + 1)
    ]
    if parts[state_layout.OUTCOME] < 0:
        return None
    return Offer(
        seat,
        parts[state_layout.OUTCOME],
        parts[state_layout.OFFERED_DOLLARS],
        parts[state_layout.OFFERED_NUGGETS],
        listed(parts[state_layout.OFFERED_STORE], 0)
        + listed(parts[state_layout.OFFERED_CLAIMS], 1),
        listed(parts[state_layout.OFFERED_WIRED], 1),
        parts[state_layout.SHARE_DOLLARS],
        parts[state_layout.SHARE_NUGGETS],
        parts[state_layout.OFFERED_RANCHES],
        bits(parts[state_layout.OFFERED_BANDITS]),
    )


def readable_state(s: DiceTownState) -> dict[str, Any]:
    """Return the contents of a readable state by name."""
    by_seat = (BY_SEAT, DICE_BY_SEAT, CLAIMS_BY_SEAT, STORE_CARDS_BY_SEAT, BANDITS_BY_SEAT)
    names = (*SCALARS, *[name for names_by_seat in by_seat for name in names_by_seat])
    contents: dict[str, Any] = {name: getattr(s, name) for name in names}
    for name in (*OF_A_VISIT, "said", "drawn", "chase_dice", "claims_won"):
        contents[f"visit.{name}"] = getattr(s.visit, name)
    contents["visit.promised"] = set(s.visit.promised)
    for name in (
        "store",
        "claims",
        "row",
        "river",
        "river_gone",
        "bandits",
        "wanted",
        "visitors",
        "most_share",
        "looked",
        "war_path",
        "pledged",
        "may_lie",
        "offers",
        "asked",
    ):
        contents[name] = getattr(s, name)
    contents["agenda"] = [frame[1] if frame[0] == "ask" else frame[0] for frame in s.agenda]
    return contents


def answer_of(row: list[int], seat: int, earlier: Offer | None, wild_west: bool) -> dict[str, Any]:
    """Return a complete compiled form as an answer of the readable game."""
    offer = offer_at(row, state_layout.FORMS, seat)
    assert offer is not None
    answer: dict[str, Any] = {} if earlier is not None else {"outcome": offer.outcome}
    answer |= {"dollars": offer.dollars, "nuggets": offer.nuggets}
    before = earlier or Offer(seat, offer.outcome)
    more = "more_" if earlier is not None else ""
    for part in ("cards", "wired"):
        added = [card for card in getattr(offer, part) if card not in getattr(before, part)]
        answer[more + part] = tuple([NAME[card] for card in added])
    answer |= {"share_dollars": offer.share_dollars, "share_nuggets": offer.share_nuggets}
    if wild_west:
        answer["ranches"] = offer.ranches
        added = [bandit for bandit in offer.bandits if bandit not in before.bandits]
        answer[f"{more}bandits"] = bandit_names(tuple(added))
    return answer


def as_list(row: np.ndarray[Any, Any]) -> list[int]:
    numbers: list[int] = row.tolist()
    return numbers
