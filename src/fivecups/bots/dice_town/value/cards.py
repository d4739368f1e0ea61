"""What every card is worth: in the hand, and played now.

`CARDS` has a row for each Store card of the game; a card that is added to the game needs one here
(a test says so). Claims and Ranches are worth their points.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb

from fivecups.games.dice_town.cards import (
    CARD,
    CLAIM,
    CLAIM_POINTS,
    RANCH,
    STORE,
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
    KING,
    NERVOUS_JOE_DOLLARS,
    NINE,
    QUEEN,
    REMEDIES,
)
from fivecups.games.dice_town.state import FACE_NAME, FACE_NUMBER, read
from fivecups.games.dice_town.store_cards.windows import CARD_OF_VERB

from . import worth
from .card_value import CardValue, Occasion, Parts
from .figures import (
    A_HIT,
    A_RANCH,
    CHASE,
    CROOK,
    DOLLAR,
    HIRED_AGAIN,
    LEAST_CARD,
    MUST,
    NERVOUS_JOE,
    REACH,
    SAFE,
    WANTED,
    WIRE,
    Figures,
)
from .position import BANDIT, Dice, Holder, Position

TIE_OF_KINGS = CARD["marshall"].also


def dynamite(o: Occasion, choice: Parts) -> float:
    dug = o.position.count(o.position.seat, NINE)
    return worth.nugget(o.position) * max(0, min(2 * dug, o.position.table.mine) - dug)


def brute(o: Occasion, choice: Parts) -> float:
    me = o.position.me
    return MUST if me.must_play_brute else DOLLAR * max(0, len(me.fresh) - 1)


def cheater(o: Occasion, choice: Parts) -> float:
    """The dice with one of them turned, against the dice as they are."""
    before, fresh = read(o.position.me.dice), read(o.position.me.fresh)
    return o.dice_worth(before + turned(fresh, *choice)) - o.dice_worth(before + fresh)


def turned(dice: Dice, die: str, face: str) -> Dice:
    left = list(dice)
    left[left.index(FACE_NUMBER[die])] = FACE_NUMBER[face]
    return tuple(left)


def marshall(o: Occasion, choice: Parts) -> float:
    """Good for the Sheriff in office who would lose the badge, and against a strong newcomer; not
    for somebody who may get the badge himself. Before a tie of Kings is decided there are
    several."""
    position = o.position
    newcomers = [o.data.get("about", position.seat)]
    if o.data.get("moment") == TIE_OF_KINGS:
        kings = [position.count(seat, KING) for seat in range(position.seats)]
        newcomers = [seat for seat, count in enumerate(kings) if count == max(kings)]
    if position.seat in newcomers:
        return -worth.badge(position) / len(newcomers) if not position.is_sheriff else 0.0
    if position.is_sheriff:
        return worth.badge(position) * (1 + position.rivalry)
    if position.table.sheriff in newcomers:
        return 0.0
    threat = sum(position.threat[seat] for seat in newcomers) / len(newcomers)
    return worth.badge(position) * position.rivalry * (threat - 1)


def wanted(o: Occasion, choice: Parts) -> float:
    """What the card would have brought its player, as far as it hurts me."""
    by = o.data.get("about", o.position.seat)
    if by == o.position.seat:
        return 0.0
    hurts = o.position.rivalry * o.position.threat[by]
    return WANTED * CARDS[o.data["card"]].played * hurts


def two_guns(o: Occasion, choice: Parts) -> float:
    """The dice of a chase that hit nobody are worth throwing again."""
    faces = {FACE_NAME[BANDIT[name].face] for name in o.position.table.wanted}
    return sum(CHASE * len(faces) if die not in faces else -A_HIT for die in choice[0])


def whiskey(o: Occasion, choice: Parts) -> float:
    """A Ranch, in place of what the theft would bring: the best of the cards looked at, or what one
    expects before."""
    position, victim = o.position, choice[0]
    loss: float = position.rivalry * position.table.players[victim].ranches
    ranch = A_RANCH + position.ranches + loss
    looking_at = [card(position, name) for name in position.table.looking_at]
    if looking_at:
        return ranch - max(looking_at) * (1 + position.rivalry * position.threat[victim])
    return ranch - worth.best_theft(position, position.my_count(QUEEN))


def insurance(o: Occasion, choice: Parts) -> float:
    """A card of the kind that was stolen; before the theft, of either kind."""
    stolen = o.position.knowledge.visit.stolen
    kinds = {STORE: store_draw(o.position, 1), CLAIM: worth.hidden_claim(o.position)}
    return kinds[stolen] if stolen in kinds else sum(kinds.values()) / len(kinds)


def nervous_joe(h: Holder) -> float:
    taken = min(NERVOUS_JOE_DOLLARS, max(h.others_dollars)) * (1 + h.rivalry)
    return NERVOUS_JOE * taken * worth.laid_point(h)


def crook(h: Holder) -> float:
    return CROOK * sum(min(CROOK_DOLLARS, dollars) for dollars in h.others_dollars)


def hidden_claim(o: Occasion, choice: Parts) -> float:
    return worth.hidden_claim(o.position)


def soon(position: Position) -> float:
    """The part of what is used next round that is still to be had."""
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
        gain=lambda o, choice: worth.best_theft(
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
    "whiskey": CardValue(2.0, gain=whiskey),
    "insurance": CardValue(0.9, gain=insurance),
    "desperado": CardValue(1.4, gain=lambda o, choice: worth.bandit(o.position) * HIRED_AGAIN),
    "smoke-signals": CardValue(
        1.0, gain=lambda o, choice: worth.indian_die(o.position) * soon(o.position)
    ),
}


def card(holder: Holder, name: str) -> float:
    """The worth of a card in the hand of its holder."""
    if name in CLAIM_POINTS:
        return worth.claim(holder, CLAIM_POINTS[name])
    if name == RANCH:
        return worth.ranch(holder)
    row = CARDS[name]
    if row.held is not None:
        return row.held(holder)
    if row.played:
        return played(holder.figures, name) * min(1.0, holder.rounds_left / REACH)
    if holder.figures.learned is not None:
        return CARD[name].points * worth.hidden_point(holder)
    return CARD[name].points * SAFE


def played(figures: Figures, name: str) -> float:
    """What a card brings that is played, while rounds are left."""
    if figures.learned is not None and name in figures.learned.cards:
        return max(LEAST_CARD, figures.learned.cards[name])
    return next(
        (value for card, value in figures.cards if card == name),
        CARDS[name].played * figures.played,
    )


def played_by(answer: Parts) -> str:
    """The card that an answer plays, or none."""
    if answer[0] in CARD_OF_VERB:
        return CARD_OF_VERB[answer[0]]
    return str(answer[1]) if answer[0] == "play" else ""


def gain(o: Occasion, answer: Parts) -> float:
    """What an answer that plays a card brings, less the worth of the card in the hand."""
    name = played_by(answer)
    brings = CARDS[name].gain
    return (0.0 if brings is None else brings(o, answer[1:])) - card(o.position, name)


# Cards that come.


def store_draw(position: Position, count: int) -> float:
    """The best of so many cards of the Store, among all that this seat has not seen."""
    return store_draws(position)[min(count, DICE)]


def store_draws(position: Position) -> list[float]:
    """The same for no card up to five."""
    if not position.draws:
        rest = unseen(position)
        if rest and position.table.store_deck + position.table.discards:
            ordered = tuple(sorted(round(card(position, name), 2) for name in rest))
            position.draws[:] = [
                0.0,
                *[expected_best(ordered, count) for count in range(1, DICE + 1)],
            ]
        else:
            position.draws[:] = [0.0] * (DICE + 1)
    return position.draws


def unseen(position: Position) -> list[str]:
    """The Store cards that may lie in the deck."""
    in_the_box = store_deck(*editions(position.wild_west, position.indians))
    rest = list(names(in_the_box))
    known = [*position.table.hand, *position.table.known_discards]
    for other in position.others:
        known += position.table.players[other].known
    for name in known:
        if name in rest:
            rest.remove(name)
    return rest


@lru_cache(maxsize=4096)
def expected_best(values: tuple[float, ...], count: int) -> float:
    """The mean of the highest of `count` values drawn from these, which are in ascending order."""
    count = min(count, len(values))
    ways = comb(len(values), count)
    return sum(value * comb(place, count - 1) for place, value in enumerate(values)) / ways


# Doc Badluck.


def doc(position: Position, remedy: str) -> float:
    """DT-61: what a remedy brings this seat; what opponents lose counts too."""
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
            lost += taken * position.rivalry * (position.threat[other] if position.informed else 1)
    if remedy == "nuggets":
        return (paid + lost) * worth.nugget(position)
    return worth.pay(position, paid) + lost * worth.HALF


def saved(position: Position, claims: Sequence[str], usual: float) -> float:
    """What barbed wire saves of these claims: what each of them would lose to thieves, or by a rule
    of thumb a part of what they are worth."""
    if position.informed:
        laid = worth.laid_point(position) * sum(CLAIM_POINTS[name] for name in claims)
        return laid - sum(card(position, name) for name in claims)
    return WIRE * usual * min(1.0, position.rounds_left / REACH)


def best_remedy(position: Position) -> float:
    """What Doc Badluck would give for the dice that are set."""
    faces = set(position.dice(position.seat))
    return max([doc(position, REMEDIES[face]) for face in faces], default=0.0)
