"""Values of cards: in the hand, and played now.

`CARDS` has a row for each Store card of the game. Claims and Ranches are worth their points.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import Any, Protocol

from fivecups.games.dice_town.cards import (
    CARD,
    CLAIM,
    CLAIM_POINTS,
    RANCH,
    STORE,
    cards_with,
    editions,
    names,
    store_deck,
)
from fivecups.games.dice_town.components import (
    CROOK_DOLLARS,
    DICE,
    DOC_DOLLARS,
    DOC_NUGGETS,
    DOC_WIRE,
    JACK,
    KEEP_FOR_FREE,
    KING,
    NERVOUS_JOE_DOLLARS,
    NINE,
    QUEEN,
    REMEDIES,
)
from fivecups.games.dice_town.state import FACE_NAME, FACE_NUMBER, read
from fivecups.games.dice_town.store_cards.windows import CARD_OF_VERB

from ..weights import (
    DOLLAR_POINTS,
    FIRST_RANCH_POINTS,
    FULL_USE_ROUNDS,
    PLAIN_DOLLAR_VALUE,
    Weights,
)
from . import goods_values
from .goods_values import UnknownCard
from .position import BANDIT, Dice, Holder, Position, once_per_position

WIRE_SAVING_RATE = 0.12
"""Part of a claim's value that barbed wire saves, by rule of thumb."""
FORCED_PLAY_VALUE = 100.0
"""Value of playing a card that must be played, higher than that of every other answer."""
CHASE_DIE_VALUE = 0.42
"""Points that one die of a chase is worth, for each wanted face."""
HIT_DIE_VALUE = 2.0
"""Points that a die of a chase is worth which already shows the face of a wanted Bandit."""
WANTED_FACTOR = 1.6
"""Gain of stopping a card with Wanted, as a multiple of that card's usual value when played."""
NERVOUS_JOE_CHANCE = 0.6
"""Chance that a victim still has the dollars at the end, for the value of Nervous Joe in the
hand."""
CROOK_CHANCE = 0.9
"""Chance that opponents still have the dollars at the end, for the value of Crook in the hand."""
WHISKEY_HELD_VALUE = 0.7
"""Points that Whiskey in the hand is worth while rounds are left. A Ranch is seldom worth more than
the theft that Whiskey replaces."""
DESPERADO_RATE = 0.9
"""Value of a Bandit hired by the Desperado, as a part of a usual Bandit's."""

AnswerParts = tuple[Any, ...]
"""The parts of an answer from a list (verb and arguments), or the choices announced with a card."""


class Occasion(Protocol):
    """The facts about the ask at which a card can be played, as far as the card's gain depends on
    them."""

    @property
    def position(self) -> Position: ...

    @property
    def data(self) -> Mapping[str, Any]: ...

    def dice_value(self, dice: Dice) -> float:
        """Return the value of having set these dice when the rest is about to be rolled for the
        last time."""
        ...


@dataclass(frozen=True, slots=True)
class CardValue:
    """The valuation of one Store card. `played`: the usual value of playing it. `held`: a function
    for its value in the hand, where that is neither its points nor `played`. `gain`: a function for
    the value of playing it now with the announced choices. `dirty`: True if an honest character
    avoids it."""

    played: float = 0.0
    held: Callable[[Holder], float] | None = None
    gain: Callable[[Occasion, AnswerParts], float] | None = None
    dirty: bool = False


TIE_OF_KINGS = CARD["marshall"].also


def dynamite(o: Occasion, choice: AnswerParts) -> float:
    dug = o.position.count(o.position.seat, NINE)
    return goods_values.nugget(o.position) * max(0, min(2 * dug, o.position.table.mine) - dug)


def brute(o: Occasion, choice: AnswerParts) -> float:
    me = o.position.me
    return (
        FORCED_PLAY_VALUE if me.must_play_brute else PLAIN_DOLLAR_VALUE * max(0, len(me.fresh) - 1)
    )


def cheater(o: Occasion, choice: AnswerParts) -> float:
    """Return the gain of turning a die with Professional Cheater as announced."""
    before, fresh = read(o.position.me.dice), read(o.position.me.fresh)
    return o.dice_value(before + turned(fresh, *choice)) - o.dice_value(before + fresh)


def turned(dice: Dice, die: str, face: str) -> Dice:
    left = list(dice)
    left[left.index(FACE_NUMBER[die])] = FACE_NUMBER[face]
    return tuple(left)


def marshall(o: Occasion, choice: AnswerParts) -> float:
    """Return the gain of playing Marshall, which keeps the badge where it is: positive for a
    Sheriff who would lose it and against a strong newcomer, negative for a seat that may get it. In
    a tie of Kings there are several newcomers."""
    position = o.position
    newcomers = [o.data.get("about", position.seat)]
    if o.data.get("moment") == TIE_OF_KINGS:
        kings = [position.count(seat, KING) for seat in range(position.seats)]
        newcomers = [seat for seat, count in enumerate(kings) if count == max(kings)]
    if position.seat in newcomers:
        return -goods_values.badge(position) / len(newcomers) if not position.is_sheriff else 0.0
    if position.is_sheriff:
        return goods_values.badge(position) * (1 + position.rivalry)
    if position.table.sheriff in newcomers:
        return 0.0
    threat = sum(position.threat[seat] for seat in newcomers) / len(newcomers)
    return goods_values.badge(position) * position.rivalry * (threat - 1)


def wanted(o: Occasion, choice: AnswerParts) -> float:
    """Return the gain of stopping a card with Wanted: the card's usual value to its player, as far
    as that harms this seat."""
    by = o.data.get("about", o.position.seat)
    if by == o.position.seat:
        return 0.0
    hurts = o.position.rivalry * o.position.threat[by]
    return WANTED_FACTOR * row_of(o.data["card"]).played * hurts


def two_guns(o: Occasion, choice: AnswerParts) -> float:
    """Return the gain of rolling the announced dice of a chase again with Two Guns; dice that have
    hit a Bandit are better left."""
    faces = {FACE_NAME[BANDIT[name].face] for name in o.position.table.wanted}
    return sum(
        CHASE_DIE_VALUE * len(faces) if die not in faces else -HIT_DIE_VALUE for die in choice[0]
    )


def whiskey(o: Occasion, choice: AnswerParts) -> float:
    """Return the gain of taking a Ranch with Whiskey instead of the best of the cards looked at.
    Before a hand is looked into, Whiskey can wait, so it gains nothing beyond the expected
    theft."""
    position, victim = o.position, choice[0]
    loss: float = position.rivalry * position.table.players[victim].ranches
    ranch = FIRST_RANCH_POINTS + position.ranches + loss
    looking_at = [card_value(position, name) for name in position.table.looking_at]
    if looking_at:
        return ranch - max(looking_at) * (1 + position.rivalry * position.threat[victim])
    expected = goods_values.best_usual_theft(position, position.my_count(QUEEN))
    return min(0.0, ranch - expected) if expected else ranch


def held_whiskey(h: Holder) -> float:
    return WHISKEY_HELD_VALUE * min(1.0, h.rounds_left / FULL_USE_ROUNDS)


def insurance(o: Occasion, choice: AnswerParts) -> float:
    """Return the gain of playing Insurance: the value of a card of the stolen kind; before the
    theft, the mean of both kinds."""
    stolen = o.position.knowledge.visit.stolen
    kinds = {STORE: store_draw(o.position, 1), CLAIM: goods_values.hidden_claim(o.position)}
    return kinds[stolen] if stolen in kinds else sum(kinds.values()) / len(kinds)


def nervous_joe(h: Holder) -> float:
    taken = min(NERVOUS_JOE_DOLLARS, max(h.others_dollars)) * (1 + h.rivalry)
    return NERVOUS_JOE_CHANCE * taken * goods_values.open_point(h)


def crook(h: Holder) -> float:
    return CROOK_CHANCE * sum(min(CROOK_DOLLARS, dollars) for dollars in h.others_dollars)


def hidden_claim(o: Occasion, choice: AnswerParts) -> float:
    return goods_values.hidden_claim(o.position)


def soon(position: Position) -> float:
    """Return the chance that something useful only in the next round can still be used: 1 while a
    round is left, else less."""
    return min(1.0, position.rounds_left)


CARDS: dict[str, CardValue] = {
    "equipment-1": CardValue(),
    "equipment-2": CardValue(),
    "equipment-3": CardValue(),
    "equipment-4": CardValue(),
    "equipment-5": CardValue(),
    "equipment-8": CardValue(),
    "dynamite": CardValue(2.0, gain=dynamite),
    "even-split": CardValue(1.2, gain=lambda o, choice: 1.5, dirty=True),
    "unlimited-credit": CardValue(
        2.2, gain=lambda o, choice: store_draw(o.position, o.position.count(o.position.seat, JACK))
    ),
    "brute": CardValue(1.3, gain=brute),
    "cheater": CardValue(2.2, gain=cheater, dirty=True),
    "girls": CardValue(
        1.8,
        gain=lambda o, choice: goods_values.best_usual_theft(
            o.position, o.position.count(o.position.seat, QUEEN)
        ),
    ),
    "marshall": CardValue(1.2, gain=marshall, dirty=True),
    "corruption": CardValue(2.4, gain=hidden_claim, dirty=True),
    "nervous-joe": CardValue(2.6, held=nervous_joe),
    "elixir": CardValue(1.8, gain=lambda o, choice: best_remedy(o.position)),
    "wanted": CardValue(0.9, gain=wanted),
    "cattle": CardValue(),
    "winchester": CardValue(),
    "mule": CardValue(held=lambda h: 1.0 + h.store_cards + min(h.rounds_left / 3, 1.5)),
    "dog": CardValue(held=lambda h: 2.0 * h.bandits_caught + min(h.rounds_left / 4, 1.0)),
    "gift": CardValue(1.5),
    "crook": CardValue(1.0, held=crook),
    "two-guns": CardValue(1.2, gain=two_guns),
    "whiskey": CardValue(2.0, held=held_whiskey, gain=whiskey),
    "insurance": CardValue(0.9, gain=insurance),
    "desperado": CardValue(
        1.4, gain=lambda o, choice: goods_values.bandit(o.position) * DESPERADO_RATE
    ),
    "smoke-signals": CardValue(
        1.0, gain=lambda o, choice: goods_values.indian_die(o.position) * soon(o.position)
    ),
}


def row_of(name: str) -> CardValue:
    """Return the valuation of a Store card. Raise :class:`UnknownCard` if it has none."""
    if name not in CARDS:
        raise UnknownCard(name, "CARDS of card_values.py")
    return CARDS[name]


def card_value(holder: Holder, name: str) -> float:
    """Return the value of a card in the hand of its holder."""
    if name in CLAIM_POINTS:
        return goods_values.claim(holder, CLAIM_POINTS[name])
    if name == RANCH:
        return goods_values.next_ranch(holder)
    row = row_of(name)
    if row.held is not None:
        return row.held(holder)
    if row.played:
        rounds = min(1.0, holder.rounds_left / FULL_USE_ROUNDS)
        return played_value(holder.weights, name) * rounds
    return holder.weights.goods.equipment(CARD[name].points, holder.rounds_left)


def played_value(weights: Weights, name: str) -> float:
    """Return the usual value of playing a card at a good moment, while rounds are left."""
    return weights.goods.played_card(name, row_of(name).played)


DIG_AGAIN = cards_with("once-more", "mine")
FREE_KEEPERS = cards_with(KEEP_FOR_FREE)


def extra_digs(position: Position) -> int:
    """Return how many more times this seat can dig in the Mine by its cards."""
    return sum([name in DIG_AGAIN for name in position.table.hand])


def free_keepers(position: Position) -> list[str]:
    """Return the cards in this seat's hand that keep dice for free, the least valuable first."""
    cards = [name for name in position.table.hand if name in FREE_KEEPERS]
    return sorted(cards, key=lambda name: card_value(position, name))


def played_by(answer: AnswerParts) -> str:
    """Return the name of the card that this answer plays, or "" if it plays none."""
    if answer[0] in CARD_OF_VERB:
        return CARD_OF_VERB[answer[0]]
    return str(answer[1]) if answer[0] == "play" else ""


def gain(o: Occasion, answer: AnswerParts) -> float:
    """Return the net gain of an answer that plays a card: the value of playing it, less its value
    in the hand."""
    name = played_by(answer)
    brings = row_of(name).gain
    return (0.0 if brings is None else brings(o, answer[1:])) - card_value(o.position, name)


# Cards drawn from the Store.


def store_draw(position: Position, count: int) -> float:
    """Return the expected value of the best of `count` cards drawn from the Store."""
    return store_draws(position)[min(count, DICE)]


@once_per_position
def store_draws(position: Position) -> tuple[float, ...]:
    """Return the expected values of the best of 0, 1, … 5 cards drawn from the Store."""
    rest = unseen(position)
    if not rest or not position.table.store_deck + position.table.discards:
        return (0.0,) * (DICE + 1)
    ordered = tuple(sorted(round(card_value(position, name), 2) for name in rest))
    return (0.0, *[expected_best(ordered, count) for count in range(1, DICE + 1)])


def unseen(position: Position) -> list[str]:
    """Return the names of the Store cards that may lie in the deck: all cards of the game but those
    that this seat has seen."""
    in_the_box = store_deck(*editions(position.wild_west, position.indians))
    rest = list(names(in_the_box))
    known = [*position.table.hand, *position.table.known_discards]
    for player in position.table.players:
        known += player.played
    for other in position.others:
        known += position.table.players[other].known
    for name in known:
        if name in rest:
            rest.remove(name)
    return rest


@lru_cache(maxsize=4096)
def expected_best(values: tuple[float, ...], count: int) -> float:
    """Return the mean of the highest of `count` values drawn at random; `values` are in ascending
    order."""
    count = min(count, len(values))
    ways = comb(len(values), count)
    return sum(value * comb(place, count - 1) for place, value in enumerate(values)) / ways


# Doc Badluck.


def doc(position: Position, remedy: str) -> float:
    """Return the value of taking this remedy of Doc Badluck (DT-61) for this seat, the opponents'
    losses included."""
    if remedy == "store":
        return store_draw(position, 1)
    if remedy == "wire":
        claims = sorted(
            (name for name in position.table.hand if name in CLAIM_POINTS),
            key=CLAIM_POINTS.__getitem__,
        )
        best = claims[-DOC_WIRE:]
        return saved(position, best, sum(CLAIM_POINTS[name] for name in best))
    paid, lost = 0, 0.0
    for other in position.others:
        if other != position.table.guarded:
            player = position.table.players[other]
            taken = (
                min(DOC_NUGGETS, player.nuggets)
                if remedy == "nuggets"
                else min(DOC_DOLLARS, player.dollars)
            )
            paid += taken
            lost += (
                taken * position.rivalry * (position.threat[other] if position.counts_hands else 1)
            )
    if remedy == "nuggets":
        return (paid + lost) * goods_values.nugget(position)
    return goods_values.pay(position, paid) + lost * DOLLAR_POINTS


def saved(position: Position, claims: Sequence[str], usual: float) -> float:
    """Return the value of these claims that barbed wire saves from thieves: for levels that count
    hands, what thieves would take; for the others, a part of `usual`."""
    if position.counts_hands:
        laid = goods_values.open_point(position) * sum(CLAIM_POINTS[name] for name in claims)
        return laid - sum(card_value(position, name) for name in claims)
    return WIRE_SAVING_RATE * usual * min(1.0, position.rounds_left / FULL_USE_ROUNDS)


def best_remedy(position: Position) -> float:
    """Return the value of the best remedy that the dice of this seat allow."""
    faces = set(position.dice(position.seat))
    return max([doc(position, REMEDIES[face]) for face in faces], default=0.0)
