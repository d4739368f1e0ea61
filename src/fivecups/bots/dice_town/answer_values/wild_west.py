"""Values of answers in Wild West: actions, the River, Bandits, the Indian die."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fivecups.games.dice_town.components import (
    ACE,
    FIRST_ROUND_VISITS,
    JACK,
    KING,
    MOST_CLAIMS,
    NINE,
    QUEEN,
    REMEDIES,
    TEN,
)
from fivecups.games.dice_town.state import read

from ..dice.hand_values import known_hand_value
from ..evaluation import card_values, goods_values
from ..evaluation.card_values import CHASE_DIE_VALUE, AnswerParts, soon, turned
from ..evaluation.position import BANDIT, Dice, Position
from ..evaluation.thefts import best_theft
from .evaluator import FACE_OF_PLACE, Evaluator, value_of

NEXT_RIVER_CARD_RATE = 0.2
"""Part of a River card's value that counts as lost if the card is left on top for the next
visitor."""
TRAP_BONUS = 0.3
"""Points that a trap is worth beyond its effect in this round, to be multiplied by the victim's
threat."""
UNKNOWN_BLOCK_VALUE = 0.5
"""Points that blocking a place is worth if the place is not won by a face of the dice."""
OWN_BLOCK_VALUE = -1.0
"""Points that blocking a place is worth (negative: costs) where this seat would be second."""
UNKNOWN_ACTION_VALUE = 1.0
"""Points that an action of a place is worth if it is not modelled."""


def dig(p: Position) -> float:
    return goods_values.nugget(p) * min(p.my_count(NINE), p.table.mine)


def pan(p: Position) -> float:
    return (
        goods_values.river_card(p, p.table.known_river[0])
        if p.table.known_river
        else goods_values.unseen_river_card(p)
    )


def go_shopping(p: Position) -> float:
    visits = FIRST_ROUND_VISITS if p.table.round == 1 else 1
    return card_values.store_draw(p, p.my_count(JACK)) * visits


def see_doc(p: Position) -> float:
    """Return the value of treatment by Doc Badluck for this seat: a Store card, or the best that
    its dice allow."""
    if p.counts_hands:
        return card_values.best_remedy(p)
    allowed = {"store"} | {REMEDIES[face] for face in (KING, ACE) if p.my_count(face)}
    return max(card_values.doc(p, name) for name in allowed)


def take_claims(p: Position) -> float:
    taken = min(1 + p.my_count(ACE), MOST_CLAIMS)
    return sum(card_values.card_value(p, name) for name in p.table.row[:taken])


ACTIONS: dict[str, Callable[[Position], float]] = {
    "dig": dig,
    "pan": pan,
    "rob_the_bank": lambda p: goods_values.pay(p, p.table.bank),
    "hold_up_the_stagecoach": lambda p: goods_values.pay(
        p, min(p.my_count(TEN), p.table.stagecoach)
    ),
    "go_shopping": go_shopping,
    "see_doc": see_doc,
    "look_for_a_victim": lambda p: best_theft(p, p.my_count(QUEEN)),
    "hire": lambda p: goods_values.bandit(p) * soon(p),
    "take_the_badge": lambda p: goods_values.badge(p) * (1 + p.rivalry),
    "chase": lambda p: (
        CHASE_DIE_VALUE * len(set(p.table.wanted)) * p.my_count(KING) * goods_values.open_point(p)
    ),
    "take_claims": take_claims,
    "court_the_mayors_wife": goods_values.hidden_claim,
}


@value_of("choose_action")
def act(e: Evaluator, answer: AnswerParts) -> float:
    return ACTIONS[answer[1]](e.position) if answer[1] in ACTIONS else UNKNOWN_ACTION_VALUE


@value_of("discover")
def apply_river(e: Evaluator, answer: AnswerParts) -> float:
    """Return the value of the River card that is applied, less a part of the card left on top for
    the next visitor."""
    left = goods_values.river_card(e.position, answer[2][0]) if answer[2] else 0.0
    return goods_values.river_card(e.position, answer[1]) - NEXT_RIVER_CARD_RATE * left


@value_of("catch_bandits")
def catch(e: Evaluator, answer: AnswerParts) -> float:
    return float(sum(BANDIT[name].bounty for name in answer[1]))


@value_of("give_a_claim")
def give_a_claim(e: Evaluator, answer: AnswerParts) -> float:
    if answer[0] == "decline":
        return 0.0
    die = goods_values.indian_die(e.position) * soon(e.position)
    return die - card_values.card_value(e.position, answer[1])


@value_of("send_bandits")
def send(e: Evaluator, answer: AnswerParts) -> float:
    """Return the value of an answer that uses Bandits: the value of the dice that they set, less
    the value of keeping those Bandits for later."""
    kept = e.position.dice(e.position.seat)
    if answer[0] == "pass":
        return e.dice_value(kept)
    faces = tuple(BANDIT[name].face for name in answer[1])
    price = goods_values.bandit(e.position) * soon(e.position) * len(set(answer[1]))
    return e.dice_value(kept + faces) - price


@value_of("return_dice")
def stay(e: Evaluator, answer: AnswerParts) -> float:
    return e.dice_value(read(e.position.me.dice) + read(answer[1]))


def final_value(e: Evaluator, changed: Mapping[int, Dice]) -> float:
    """Return the value of the own final hand when all hands are known; `changed` replaces the dice
    of some seats."""
    position = e.position
    hands = {
        seat: tuple(sorted(changed.get(seat, position.dice(seat))))
        for seat in range(position.seats)
    }
    return known_hand_value(e.prizes, hands, position.seat)


@value_of("shamans_blessing")
def blessed(e: Evaluator, answer: AnswerParts) -> float:
    seat = e.position.seat
    return final_value(e, {seat: turned(e.position.dice(seat), answer[1], answer[2])})


@value_of("set_a_trap")
def trapped(e: Evaluator, answer: AnswerParts) -> float:
    _, victim, die, face = answer
    hurt = final_value(e, {victim: turned(e.position.dice(victim), die, face)})
    return hurt + TRAP_BONUS * e.position.threat[victim]


@value_of("take_the_war_path")
def block(e: Evaluator, answer: AnswerParts) -> float:
    """Return the value of blocking second place: highest where a strong opponent would take it,
    negative where the own seat would."""
    position = e.position
    face = FACE_OF_PLACE.get(answer[1])
    if face is None:
        return UNKNOWN_BLOCK_VALUE
    counts = sorted(
        ((position.count(seat, face), seat) for seat in range(position.seats)), reverse=True
    )
    second = counts[1]
    if not second[0]:
        return 0.0
    return OWN_BLOCK_VALUE if second[1] == position.seat else position.threat[second[1]]
