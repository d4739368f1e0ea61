"""What answers are worth in Wild West: which action, the River, Bandits, the Indian die."""

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

from ..dice.hands import known_value
from ..value import cards, worth
from ..value.card_value import Parts
from ..value.cards import soon, turned
from ..value.figures import (
    A_TRAP,
    ANOTHER_ACTION,
    CHASE,
    NEXT_RIVER_CARD,
    WAR_PATH_ELSEWHERE,
    WAR_PATH_MINE,
)
from ..value.position import BANDIT, Dice, Position
from ..value.thefts import best_theft
from .evaluator import FACE_OF_PLACE, Evaluator, worth_of


def dig(p: Position) -> float:
    return worth.nugget(p) * min(p.my_count(NINE), p.table.mine)


def pan(p: Position) -> float:
    return worth.river(p, p.table.known_river[0]) if p.table.known_river else worth.panning(p)


def go_shopping(p: Position) -> float:
    visits = FIRST_ROUND_VISITS if p.table.round == 1 else 1
    return cards.store_draw(p, p.my_count(JACK)) * visits


def see_doc(p: Position) -> float:
    """A Store card, or what the dice allow beside barbed wire."""
    if p.informed:
        return cards.best_remedy(p)
    allowed = {"store"} | {REMEDIES[face] for face in (KING, ACE) if p.my_count(face)}
    return max(cards.doc(p, name) for name in allowed)


def take_claims(p: Position) -> float:
    taken = min(1 + p.my_count(ACE), MOST_CLAIMS)
    return sum(cards.card(p, name) for name in p.table.row[:taken])


ACTIONS: dict[str, Callable[[Position], float]] = {
    "dig": dig,
    "pan": pan,
    "rob_the_bank": lambda p: worth.pay(p, p.table.bank),
    "hold_up_the_stagecoach": lambda p: worth.pay(p, min(p.my_count(TEN), p.table.stagecoach)),
    "go_shopping": go_shopping,
    "see_doc": see_doc,
    "look_for_a_victim": lambda p: best_theft(p, p.my_count(QUEEN)),
    "hire": lambda p: worth.bandit(p) * soon(p),
    "take_the_badge": lambda p: worth.badge(p) * (1 + p.rivalry),
    "chase": lambda p: CHASE * len(set(p.table.wanted)) * p.my_count(KING) * worth.laid_point(p),
    "take_claims": take_claims,
    "court_the_mayors_wife": worth.hidden_claim,
}


@worth_of("choose_action")
def act(e: Evaluator, answer: Parts) -> float:
    return ACTIONS[answer[1]](e.position) if answer[1] in ACTIONS else ANOTHER_ACTION


@worth_of("discover")
def apply_river(e: Evaluator, answer: Parts) -> float:
    """The card that is applied, and the worst one on top for whoever comes next."""
    left = worth.river(e.position, answer[2][0]) if answer[2] else 0.0
    return worth.river(e.position, answer[1]) - NEXT_RIVER_CARD * left


@worth_of("catch_bandits")
def catch(e: Evaluator, answer: Parts) -> float:
    return float(sum(BANDIT[name].bounty for name in answer[1]))


@worth_of("give_a_claim")
def give_a_claim(e: Evaluator, answer: Parts) -> float:
    if answer[0] == "decline":
        return 0.0
    die = worth.indian_die(e.position) * soon(e.position)
    return die - cards.card(e.position, answer[1])


@worth_of("send_bandits")
def send(e: Evaluator, answer: Parts) -> float:
    """The dice that Bandits set, less what Bandits are worth later."""
    kept = e.position.dice(e.position.seat)
    if answer[0] == "pass":
        return e.dice_worth(kept)
    faces = tuple(BANDIT[name].face for name in answer[1])
    price = worth.bandit(e.position) * soon(e.position) * len(set(answer[1]))
    return e.dice_worth(kept + faces) - price


@worth_of("return_dice")
def stay(e: Evaluator, answer: Parts) -> float:
    return e.dice_worth(read(e.position.me.dice) + read(answer[1]))


def final_value(e: Evaluator, changed: Mapping[int, Dice]) -> float:
    """The worth of my hand when all hands are known."""
    position = e.position
    hands = {
        seat: tuple(sorted(changed.get(seat, position.dice(seat))))
        for seat in range(position.seats)
    }
    return known_value(e.prize, hands, position.seat)


@worth_of("shamans_blessing")
def blessed(e: Evaluator, answer: Parts) -> float:
    seat = e.position.seat
    return final_value(e, {seat: turned(e.position.dice(seat), answer[1], answer[2])})


@worth_of("set_a_trap")
def trapped(e: Evaluator, answer: Parts) -> float:
    _, victim, die, face = answer
    hurt = final_value(e, {victim: turned(e.position.dice(victim), die, face)})
    return hurt + A_TRAP * e.position.threat[victim]


@worth_of("take_the_war_path")
def block(e: Evaluator, answer: Parts) -> float:
    """Best where somebody else would act second, and worst where I would."""
    position = e.position
    face = FACE_OF_PLACE.get(answer[1])
    if face is None:
        return WAR_PATH_ELSEWHERE
    counts = sorted(
        ((position.count(seat, face), seat) for seat in range(position.seats)), reverse=True
    )
    second = counts[1]
    if not second[0]:
        return 0.0
    return WAR_PATH_MINE if second[1] == position.seat else position.threat[second[1]]
