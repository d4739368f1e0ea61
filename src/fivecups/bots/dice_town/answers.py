"""What the answers to every other ask are worth: cards, thefts, rulings, Doc Badluck, and the
choices of Wild West.

Each function gives the worth of one answer, by the question's name in `WORTH`. An ask that is not
known here is answered by a rule that is never far off: pass or decline where that is possible, else
the first choice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from fivecups.engine import Ask
from fivecups.games.dice_town.components import KING, NINE, QUEEN
from fivecups.games.dice_town.state import FACE_NUMBER

from ..arrays import FloatArray
from ..dice.lattice import NODE_INDEX
from .dice.hands import Prizes, known_value, prizes
from .dice.policies import DicePolicy
from .value import worth
from .value.position import Dice, Position

Parts = tuple[Any, ...]
Worth = Callable[["Evaluator", Parts], float]

NOT_NOW = ("pass", "decline")


class Evaluator:
    """One ask at one table."""

    def __init__(self, position: Position, policy: DicePolicy, ask: Ask) -> None:
        self.position = position
        self.policy = policy
        self.data: Mapping[str, Any] = ask.data
        self.question = ask.question

    @cached_property
    def prize(self) -> Prizes:
        return prizes(self.position)

    @cached_property
    def rolled(self) -> FloatArray:
        return self.policy.rolled(self.position)

    def dice_worth(self, dice: Dice) -> float:
        """The worth of having set these dice when the rest is about to be rolled."""
        return float(self.rolled[NODE_INDEX[tuple(sorted(dice))]])

    def worth(self, answer: Parts) -> float:
        known = WORTH.get(self.question)
        if known is not None:
            return known(self, answer)
        return 1.0 if answer[0] in NOT_NOW else 0.0


WORTH: dict[str, Worth] = {}


def worth_of(*questions: str) -> Callable[[Worth], Worth]:
    """Decorator: the worth of the answers to these questions."""

    def register(function: Worth) -> Worth:
        WORTH.update(dict.fromkeys(questions, function))
        return function

    return register


@worth_of("keep_a_card", "keep_the_loot", "take_from_discards")
def take_a_card(e: Evaluator, answer: Parts) -> float:
    return worth.card(e.position, answer[1])


@worth_of("give_a_card")
def give_the_least(e: Evaluator, answer: Parts) -> float:
    return -worth.card(e.position, answer[1])


@worth_of("rob_somebody")
def rob(e: Evaluator, answer: Parts) -> float:
    """The best of the cards drawn and the victim's loss; claims are worth a little more than Store
    cards."""
    if answer[0] == "decline":
        return 0.0
    _, victim, store, claims = answer
    player = e.position.table.players[victim]
    best = max([worth.card(e.position, name) for name in player.known], default=0.0)
    sure = best if store + claims >= player.store + player.claims else 0.0
    return max(worth.theft(e.position, victim, store + claims), sure) + 0.15 * float(claims)


@worth_of("choose_a_player")
def against_whom(e: Evaluator, answer: Parts) -> float:
    player = e.position.table.players[answer[1]]
    threat = e.position.threat[answer[1]]
    if e.data.get("card") == "gift":
        return min(player.store, 3) * 0.7 + threat
    return min(4, player.dollars) * (worth.DOLLAR + worth.HALF * e.position.rivalry * threat)


@worth_of("take_a_remedy", "be_treated")
def remedy(e: Evaluator, answer: Parts) -> float:
    if answer[0] == "decline":
        return 0.0
    if answer[0] == "wire":
        return (
            0.12
            * sum(worth.card(e.position, claim) for claim in answer[1])
            * min(1.0, e.position.rounds_left / worth.REACH)
        )
    return worth.doc(e.position, answer[0])


@worth_of("name_the_winner")
def name_myself(e: Evaluator, answer: Parts) -> float:
    return 1.0 if answer[1] == e.position.seat else -e.position.threat[answer[1]]


@worth_of("name_one")
def rule(e: Evaluator, answer: Parts) -> float:
    """What is offered for an outcome, and what the outcome gives to me or to somebody else."""
    if answer[0] == "call":
        best = max(ruling(e, outcome) for outcome in e.data["outcomes"])
        mine = (
            ruling(e, e.position.seat) if e.position.seat in e.data["outcomes"] else float("-inf")
        )
        return best + (0.2 if mine < best else -0.2)
    return ruling(e, answer[1])


def ruling(e: Evaluator, outcome: int) -> float:
    position = e.position
    offered = 0.0
    for offer in position.table.offers:
        if offer.outcome == outcome:
            dollars, nuggets = (
                offer.dollars + offer.share_dollars,
                offer.nuggets + offer.share_nuggets,
            )
            cards = sum(worth.card(position, card) for card in (offer.cards or ()) + offer.wired)
            gold = worth.nugget(position) * nuggets
            loss = (worth.HALF * dollars + gold + cards) * position.rivalry
            offered += (
                worth.pay(position, dollars)
                + gold
                + cards
                + loss * position.threat.get(offer.seat, 1.0)
            )
    prize = place_worth(e, outcome)
    return offered + (
        prize if outcome == position.seat else -prize * position.rivalry * position.threat[outcome]
    )


def place_worth(e: Evaluator, seat: int) -> float:
    """What the place that is decided on gives, with this seat's dice."""
    place = e.data.get("place", "")
    prize = e.prize
    if place == "town-hall":
        return float(prize.hall[e.position.count(seat, 6)])
    face = FACE_OF_PLACE.get(place)
    return 0.4 if face is None else float(prize.first[face - 1, e.position.count(seat, face)])


FACE_OF_PLACE = {"mine": 1, "bank": 2, "general-store": 3, "saloon": 4, "sheriff": 5}

ACTIONS: dict[str, Callable[[Evaluator], float]] = {
    "dig": lambda e: (
        worth.nugget(e.position)
        * min(e.position.count(e.position.seat, NINE), e.position.table.mine)
    ),
    "pan": lambda e: river_worth(e.position),
    "rob_the_bank": lambda e: worth.pay(e.position, e.position.table.bank),
    "hold_up_the_stagecoach": lambda e: worth.pay(
        e.position, min(e.position.count(e.position.seat, 2), e.position.table.stagecoach)
    ),
    "go_shopping": lambda e: (
        worth.store_draw(e.position, e.position.count(e.position.seat, 3))
        * (2 if e.position.table.round == 1 else 1)
    ),
    "see_doc": lambda e: max(
        worth.doc(e.position, name)
        for name in ("store", "nuggets", "dollars")
        if can(e.position, name)
    ),
    "look_for_a_victim": lambda e: worth.best_theft(
        e.position, e.position.count(e.position.seat, QUEEN)
    ),
    "hire": lambda e: e.position.figures.bandit * min(1.0, e.position.rounds_left),
    "take_the_badge": lambda e: worth.badge(e.position) * (1 + e.position.rivalry),
    "chase": lambda e: (
        0.42 * len(set(e.position.table.wanted)) * e.position.count(e.position.seat, KING)
    ),
    "take_claims": lambda e: claims_worth(e.position),
    "court_the_mayors_wife": lambda e: e.position.figures.hidden_claim,
}


def can(position: Position, remedy: str) -> bool:
    faces = {"store": (3, 4), "dollars": (5,), "nuggets": (6,)}[remedy]
    return any(position.count(position.seat, face) for face in faces) or remedy == "store"


def claims_worth(position: Position) -> float:
    return sum(
        worth.card(position, name)
        for name in position.table.row[: min(1 + position.count(position.seat, 6), 3)]
    )


def river_worth(position: Position) -> float:
    return (
        worth.river(position, position.table.known_river[0])
        if position.table.known_river
        else position.figures.river
    )


@worth_of("choose_action")
def act(e: Evaluator, answer: Parts) -> float:
    return ACTIONS[answer[1]](e) if answer[1] in ACTIONS else 1.0


@worth_of("discover")
def apply_river(e: Evaluator, answer: Parts) -> float:
    """The card that is applied, and the worst one on top for whoever comes next."""
    return worth.river(e.position, answer[1]) - 0.2 * worth.river(
        e.position, answer[2][0] if answer[2] else ""
    )


@worth_of("catch_bandits")
def catch(e: Evaluator, answer: Parts) -> float:
    return float(sum(int(name.rpartition("-")[2]) for name in answer[1]))


@worth_of("give_a_claim")
def give_a_claim(e: Evaluator, answer: Parts) -> float:
    return (
        0.0
        if answer[0] == "decline"
        else e.position.figures.indian_die * min(1.0, e.position.rounds_left)
        - worth.card(e.position, answer[1])
    )


@worth_of("send_bandits")
def send(e: Evaluator, answer: Parts) -> float:
    """The dice that Bandits set, less what Bandits are worth later."""
    kept = e.position.dice(e.position.seat)
    if answer[0] == "pass":
        return e.dice_worth(kept)
    faces = tuple(FACE_NUMBER[name.rpartition("-")[0]] for name in answer[1])
    price = e.position.figures.bandit * min(1.0, e.position.rounds_left) * len(set(answer[1]))
    return e.dice_worth(kept + faces) - price


@worth_of("return_dice")
def stay(e: Evaluator, answer: Parts) -> float:
    player = e.position.me
    set_before = tuple(FACE_NUMBER[face] for face in player.dice)
    return e.dice_worth(set_before + tuple(FACE_NUMBER[face] for face in answer[1]))


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
    return final_value(
        e, {e.position.seat: turned(e.position.dice(e.position.seat), answer[1], answer[2])}
    )


@worth_of("set_a_trap")
def trapped(e: Evaluator, answer: Parts) -> float:
    _, victim, die, face = answer
    return (
        final_value(e, {victim: turned(e.position.dice(victim), die, face)})
        + 0.3 * e.position.threat[victim]
    )


def turned(dice: Dice, die: str, face: str) -> Dice:
    left = list(dice)
    left[left.index(FACE_NUMBER[die])] = FACE_NUMBER[face]
    return tuple(left)


@worth_of("take_the_war_path")
def block(e: Evaluator, answer: Parts) -> float:
    """Best where somebody else would act second, and worst where I would."""
    face = FACE_OF_PLACE.get(answer[1])
    if face is None:
        return 0.5
    counts = sorted(
        ((e.position.count(seat, face), seat) for seat in range(e.position.seats)), reverse=True
    )
    second = counts[1]
    if not second[0]:
        return 0.0
    return -1.0 if second[1] == e.position.seat else e.position.threat[second[1]]
