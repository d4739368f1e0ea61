"""A compiled game of Dice Town read as the readable game says it, and its offers as answers."""

from __future__ import annotations

from typing import Any

import numpy as np

from fivecups.compiled.dice import CODED
from fivecups.compiled.dice_town import layout as at
from fivecups.compiled.dice_town.common.agenda import (
    FIRST_QUESTION,
    QUESTION_NAMES,
    STEP_NAMES,
)
from fivecups.compiled.dice_town.data import PLACE_NAMES
from fivecups.compiled.dice_town.encode import (
    BANDITS_BY_SEAT,
    BY_SEAT,
    CLAIMS_BY_SEAT,
    DICE_BY_SEAT,
    OF_A_VISIT,
    SCALARS,
)
from fivecups.games.dice_town.cards import FIRST, NAME, bandit_names, listed
from fivecups.games.dice_town.state import DECK, ZONES, DiceTownState, Offer


def bits(number: int) -> tuple[int, ...]:
    return tuple([place for place in range(64) if number >> place & 1])


def order(packed: int) -> tuple[int, ...]:
    found = []
    while packed:
        found.append((packed & 15) - 1)
        packed >>= 4
    return tuple(found)


def deck(row: list[int], place: int) -> tuple[int, ...]:
    return tuple(row[place : place + row[place - 1]])


def compiled_state(row: list[int], seats: int) -> dict[str, Any]:
    """Everything that a compiled state says."""
    found: dict[str, Any] = {name: row[place] for name, place in SCALARS.items()}
    for name, place in BY_SEAT.items():
        found[name] = row[place : place + seats]
    for name, place in DICE_BY_SEAT.items():
        found[name] = [CODED[code] for code in row[place : place + seats]]
    for name, place in CLAIMS_BY_SEAT.items():
        found[name] = [listed(cards, 1) for cards in row[place : place + seats]]
    for name, place in BANDITS_BY_SEAT.items():
        found[name] = [bits(cards) for cards in row[place : place + seats]]
    for name, place in OF_A_VISIT.items():
        found[f"visit.{name}"] = row[place]
    found["visit.drawn"] = tuple(row[at.DRAWN : at.DRAWN + 2])
    found["visit.chase_dice"] = CODED[row[at.CHASE_DICE]]
    won, claims_won = row[at.CLAIMS_WON], []
    while won:
        claims_won.append((won & 63) - 1 + FIRST[1])
        won >>= 6
    found["visit.claims_won"] = tuple(claims_won)
    found["visit.promised"] = {
        (
            seat,
            row[at.PROMISED_TO],
            row[at.PROMISED_DOLLARS + seat],
            row[at.PROMISED_NUGGETS + seat],
        )
        for seat in bits(row[at.PROMISED])
    }
    for back, (name, cards) in enumerate((("store", at.STORE), ("claims", at.CLAIMS))):
        piles = [listed(row[cards + zone], back) for zone in range(ZONES)]
        in_order = deck(row, (at.STORE_DECK, at.CLAIMS_DECK)[back])
        assert sorted(in_order) == [card - FIRST[back] for card in piles[DECK]]
        piles[DECK] = tuple([card + FIRST[back] for card in in_order])
        found[name] = piles
    found["row"] = tuple([card + FIRST[1] for card in row[at.ROW : at.ROW + row[at.ROW_SIZE]]])
    found["river"], found["river_gone"] = deck(row, at.RIVER), deck(row, at.RIVER_GONE)
    found["bandits"], found["wanted"] = deck(row, at.BANDITS), bits(row[at.WANTED])
    found["visitors"] = order(row[at.VISITORS])
    found["most_share"] = (row[at.MOST_DOLLARS], row[at.MOST_NUGGETS])
    found["looked"] = listed(row[at.LOOKED], 0) + listed(row[at.LOOKED + 1], 1)
    found["war_path"] = "" if row[at.WAR_PATH] < 0 else PLACE_NAMES[row[at.WAR_PATH]]
    found["pledged"] = [
        "" if card < 0 else NAME[card] for card in row[at.PLEDGED : at.PLEDGED + seats]
    ]
    found["may_lie"] = row[at.MAY_LIE : at.MAY_LIE + (seats + 1) * 2 * ZONES]
    found["offers"] = [
        offer for seat in range(seats) if (offer := offer_at(row, at.OFFERS, seat)) is not None
    ]
    found["asked"] = row[at.ASKS]
    found["agenda"] = [frame_name(row, place) for place in range(row[at.DEPTH])]
    return found


def frame_name(row: list[int], place: int) -> str:
    number = row[at.AGENDA + at.FRAME * place]
    if number < FIRST_QUESTION:
        return STEP_NAMES[number]
    return QUESTION_NAMES[number - FIRST_QUESTION]


def offer_at(row: list[int], place: int, seat: int) -> Offer | None:
    parts = row[place + at.OFFER_PARTS * seat : place + at.OFFER_PARTS * (seat + 1)]
    if parts[at.OUTCOME] < 0:
        return None
    return Offer(
        seat,
        parts[at.OUTCOME],
        parts[at.OFFERED_DOLLARS],
        parts[at.OFFERED_NUGGETS],
        listed(parts[at.OFFERED_STORE], 0) + listed(parts[at.OFFERED_CLAIMS], 1),
        listed(parts[at.OFFERED_WIRED], 1),
        parts[at.SHARE_DOLLARS],
        parts[at.SHARE_NUGGETS],
        parts[at.OFFERED_RANCHES],
        bits(parts[at.OFFERED_BANDITS]),
    )


def readable_state(s: DiceTownState) -> dict[str, Any]:
    """The same of a readable state."""
    names = (*SCALARS, *BY_SEAT, *DICE_BY_SEAT, *CLAIMS_BY_SEAT, *BANDITS_BY_SEAT)
    found: dict[str, Any] = {name: getattr(s, name) for name in names}
    for name in (*OF_A_VISIT, "drawn", "chase_dice", "claims_won"):
        found[f"visit.{name}"] = getattr(s.visit, name)
    found["visit.promised"] = set(s.visit.promised)
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
        found[name] = getattr(s, name)
    found["agenda"] = [frame[1] if frame[0] == "ask" else frame[0] for frame in s.agenda]
    return found


def answer_of(row: list[int], seat: int, earlier: Offer | None, wild_west: bool) -> dict[str, Any]:
    """A form that is complete, as an answer of the readable game."""
    offer = offer_at(row, at.FORMS, seat)
    assert offer is not None
    said: dict[str, Any] = {} if earlier is not None else {"outcome": offer.outcome}
    said |= {"dollars": offer.dollars, "nuggets": offer.nuggets}
    before = earlier or Offer(seat, offer.outcome)
    more = "more_" if earlier is not None else ""
    for part in ("cards", "wired"):
        added = [card for card in getattr(offer, part) if card not in getattr(before, part)]
        said[more + part] = tuple([NAME[card] for card in added])
    said |= {"share_dollars": offer.share_dollars, "share_nuggets": offer.share_nuggets}
    if wild_west:
        said["ranches"] = offer.ranches
        added = [bandit for bandit in offer.bandits if bandit not in before.bandits]
        said[f"{more}bandits"] = bandit_names(tuple(added))
    return said


def as_list(row: np.ndarray[Any, Any]) -> list[int]:
    numbers: list[int] = row.tolist()
    return numbers
