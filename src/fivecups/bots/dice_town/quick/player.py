"""Answers of the quick player.

It weighs dice by what the places pay, and every other answer by the chance to win after it: the
answer is given on a copy of the table, with other chance to come, and what follows at once is
settled there. It robs as the regular does, makes no offers, takes what it can name itself for, and
looks at other hidden cards: it is meant for learning and for worlds that are guesses anyway.
"""

from __future__ import annotations

from typing import Any

from fivecups.compiled.chance import SEED
from fivecups.compiled.dice import SIZE as DICE_IN
from fivecups.compiled.dice import bits_in, lowest_bit
from fivecups.compiled.dice_town import layout as at
from fivecups.compiled.dice_town.common import agenda as a
from fivecups.compiled.dice_town.common.seats import seat_at, size
from fivecups.compiled.dice_town.data import CLAIM, EFFECT, REVEAL, TURN_A_DIE
from fivecups.compiled.dice_town.data import STORE as STORE_BACK
from fivecups.compiled.dice_town.places.saloon import nth_kind, ways_to_rob
from fivecups.compiled.dice_town.play.cups import kept_by, turned
from fivecups.compiled.dice_town.play.windows import SAYS, wishes
from fivecups.compiled.dice_town.questions import choices, take, to_move
from fivecups.compiled.door import Ints, Tables, compiled, inner
from fivecups.games.dice_town.components import BADGE_POINTS, DOLLARS_A_POINT
from fivecups.games.dice_town.state import TABLE

from ...dice.lattice import NODE_COUNT
from ..value.figures import (
    A_CLAIM_MORE,
    LEAST_THREAT,
    LOOT,
    MOST_THREAT,
    POINTS_OF_THREAT,
    USUAL_CLAIM,
    USUAL_STORE_CARD,
)
from . import tables as of
from .worths import card_worth, chance, claim_worth, laid_points, money, steps_left

TRIES = 40
"""Answers that are looked at."""

SETTLED = 12
"""Questions that may follow at once."""


@inner
def best_card(s: Ints, t: Tables, w: of.Floats, step: int, seat: int) -> int:
    """Of the cards that one looks at, the answer that keeps the best."""
    looted = s[at.QUESTION] == a.KEEP_THE_LOOT
    store = s[at.LOOKED] if looted else s[at.STORE + TABLE]
    kinds = nth_kind(t, STORE_BACK, store, -1)
    best, found = -1e9, 0
    for place in range(kinds):
        card = lowest_bit(nth_kind(t, STORE_BACK, store, place))
        value = card_worth(s, t, w, step, seat, card)
        if value > best:
            best, found = value, place
    if looted:
        claims = s[at.LOOKED + 1]
        for place in range(nth_kind(t, CLAIM, claims, -1)):
            value = claim_worth(w, step, lowest_bit(nth_kind(t, CLAIM, claims, place)))
            if value > best:
                best, found = value, kinds + place
    return found


@inner
def settle(s: Ints, t: Tables, w: of.Floats) -> None:
    """Nobody plays a card, and whoever looks at cards keeps the best one."""
    for _ in range(SETTLED):
        if s[at.OVER]:
            return
        question = s[at.QUESTION]
        if question == a.PLAY_OR_PASS:
            take(s, t, choices(s, t) - 1)
        elif question in (a.KEEP_THE_LOOT, a.KEEP_A_CARD):
            take(s, t, best_card(s, t, w, steps_left(s, 1), to_move(s)))
        else:
            return


@inner
def node_worth(s: Ints, n: Ints, room: of.Floats, seat: int, dice: int) -> float:
    return room[of.DICE + NODE_COUNT * seat + n[of.NODE + dice]]


@inner
def keep(s: Ints, t: Tables, w: of.Floats, n: Ints, room: of.Floats, seat: int) -> int:
    """The dice that are worth most, less their price."""
    step, dollars = steps_left(s, 1), s[at.DOLLARS + seat]
    best, found = -1e9, 0
    for answer in range(choices(s, t)):
        part = kept_by(s, t, seat, answer)
        cost = max(1, t[DICE_IN + part]) - (t[DICE_IN + part] > 0)
        value = node_worth(s, n, room, seat, s[at.KEPT + seat] + part)
        value += money(w, step, max(0, dollars - cost))
        if value > best:
            best, found = value, answer
    return found


@inner
def at_a_reveal(s: Ints, t: Tables, w: of.Floats, n: Ints, room: of.Floats, seat: int) -> int:
    """A die is turned, or dice are kept for free, if that is worth more than the card."""
    step, count = steps_left(s, 1), choices(s, t)
    kept, fresh, dollars = s[at.KEPT + seat], s[at.FRESH + seat], s[at.DOLLARS + seat]
    now = node_worth(s, n, room, seat, kept + fresh)
    best, found = 0.0, count - 1
    for answer in range(count):
        wish = wishes(s, t, seat, answer)
        if not wish:
            continue
        card = (wish & (1 << SAYS) - 1) - 1
        if t[EFFECT + card] == TURN_A_DIE:
            gain = node_worth(s, n, room, seat, kept + turned(fresh, wish >> SAYS)) - now
        else:
            price = t[DICE_IN + fresh] - 1
            gain = money(w, step, dollars) - money(w, step, max(0, dollars - price))
        gain -= card_worth(s, t, w, step, seat, card)
        if gain > best:
            best, found = gain, answer
    return found


@inner
def try_all(
    s: Ints, t: Tables, w: of.Floats, n: Ints, room: of.Floats, copy: Ints, seat: int
) -> int:
    """The answer after which one's chance to win is best, as far as one sees at once."""
    count = min(choices(s, t), TRIES)
    dice = s[at.QUESTION] in (a.SEND_BANDITS, a.RETURN_DICE, a.SHAMANS_BLESSING)
    other = s[SEED] * 3 + 1
    best, found = -1.0, 0
    for answer in range(count):
        for place in range(at.LENGTH):
            copy[place] = s[place]
        copy[SEED] = other
        take(copy, t, answer)
        settle(copy, t, w)
        room[of.HOPE] = 0.0
        if dice:
            kept = copy[at.KEPT + seat] + copy[at.FRESH + seat]
            room[of.HOPE] = node_worth(s, n, room, seat, kept)
        if copy[at.OVER]:
            value = 1.0 * (copy[at.WINNER] == seat)
        else:
            value = chance(copy, t, w, steps_left(copy, dice), seat, room)
        if value > best + 1e-9:
            best, found = value, answer
    return found


@inner
def visible_points(s: Ints, t: Tables, seat: int) -> float:
    """What everybody can see of a seat's points, with usual values for what is hidden."""
    return (
        s[at.NUGGETS + seat]
        + s[at.DOLLARS + seat] / DOLLARS_A_POINT
        + BADGE_POINTS * (s[at.SHERIFF] == seat)
        + laid_points(s, t, seat)
        + USUAL_CLAIM * bits_in(s[at.CLAIMS + seat])
        + USUAL_STORE_CARD * bits_in(s[at.STORE + seat])
    )


@inner
def rob(s: Ints, t: Tables, seat: int) -> int:
    """As the regular does, who does not see hands either: as many cards as possible, from whoever
    is ahead, claims first."""
    mean, others = 0.0, s[at.SEATS] - 1
    for other in range(s[at.SEATS]):
        if other != seat:
            mean += visible_points(s, t, other) / others
    best, found = -1e9, 0
    for answer in range(ways_to_rob(s, t, seat, -1)):
        way = ways_to_rob(s, t, seat, answer)
        victim, store, drawn = way & 7, way >> 3 & 7, way >> 6
        ahead = (visible_points(s, t, victim) - mean) / POINTS_OF_THREAT
        threat = max(LEAST_THREAT, min(MOST_THREAT, 1 + ahead))
        value = LOOT[drawn] * (1 + threat / others) + A_CLAIM_MORE * (drawn - store)
        if value > best:
            best, found = value, answer
    return found


@inner
def answer_of(
    s: Ints, t: Tables, w: of.Floats, n: Ints, room: of.Floats, copy: Ints, seat: int
) -> int:
    """What the seat to move answers."""
    question = s[at.QUESTION]
    if question == a.KEEP_DICE:
        return keep(s, t, w, n, room, seat)
    if question in (a.MAKE_OFFER, a.RAISE_OFFER):
        return 0
    if question == a.PLAY_OR_PASS and s[at.ARGUMENTS] == REVEAL:
        return at_a_reveal(s, t, w, n, room, seat)
    if question == a.NAME_ONE:
        outcomes = s[at.ARGUMENTS + 2]
        for place in range(size(outcomes)):
            if seat_at(outcomes, place) == seat:
                return place
    if question in (a.KEEP_THE_LOOT, a.KEEP_A_CARD):
        return best_card(s, t, w, steps_left(s, 1), seat)
    if question == a.ROB_SOMEBODY:
        return rob(s, t, seat)
    return try_all(s, t, w, n, room, copy, seat)


@compiled()
def chances(states: Any, t: Tables, w: of.Floats, room: of.Floats, found: Any) -> None:
    """Fill in the chance of every seat to win, game by game, at the beginning of a round or at the
    end of the game."""
    room[of.HOPE] = 0.0
    for game in range(len(states)):
        s = states[game]
        for seat in range(s[at.SEATS]):
            if s[at.OVER]:
                found[game, seat] = 1.0 * (s[at.WINNER] == seat)
            else:
                found[game, seat] = chance(s, t, w, steps_left(s, 0), seat, room)
