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
from . import worth
from .dicing import Dicing
from .hands import Prizes, known_value, prizes
from .town import Dice, Town

Parts = tuple[Any, ...]
Worth = Callable[["Decision", Parts], float]

NOT_NOW = ("pass", "decline")


class Decision:
    """One ask at one table."""

    def __init__(self, town: Town, dicing: Dicing, ask: Ask) -> None:
        self.town = town
        self.dicing = dicing
        self.data: Mapping[str, Any] = ask.data
        self.question = ask.question

    @cached_property
    def prize(self) -> Prizes:
        return prizes(self.town)

    @cached_property
    def rolled(self) -> FloatArray:
        return self.dicing.rolled(self.town)

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
def take_a_card(d: Decision, answer: Parts) -> float:
    return worth.card(d.town, answer[1])


@worth_of("give_a_card")
def give_the_least(d: Decision, answer: Parts) -> float:
    return -worth.card(d.town, answer[1])


@worth_of("rob_somebody")
def rob(d: Decision, answer: Parts) -> float:
    """The best of the cards drawn and the victim's loss; claims are worth a little more than Store
    cards."""
    if answer[0] == "decline":
        return 0.0
    _, victim, store, claims = answer
    player = d.town.table.players[victim]
    best = max([worth.card(d.town, name) for name in player.known], default=0.0)
    sure = best if store + claims >= player.store + player.claims else 0.0
    return max(worth.theft(d.town, victim, store + claims), sure) + 0.15 * float(claims)


@worth_of("choose_a_player")
def against_whom(d: Decision, answer: Parts) -> float:
    player = d.town.table.players[answer[1]]
    threat = d.town.threat[answer[1]]
    if d.data.get("card") == "gift":
        return min(player.store, 3) * 0.7 + threat
    return min(4, player.dollars) * (worth.DOLLAR + worth.HALF * d.town.rivalry * threat)


@worth_of("take_a_remedy", "be_treated")
def remedy(d: Decision, answer: Parts) -> float:
    if answer[0] == "decline":
        return 0.0
    if answer[0] == "wire":
        return (
            0.12
            * sum(worth.card(d.town, claim) for claim in answer[1])
            * min(1.0, d.town.rounds_left / worth.REACH)
        )
    return worth.doc(d.town, answer[0])


@worth_of("name_the_winner")
def name_myself(d: Decision, answer: Parts) -> float:
    return 1.0 if answer[1] == d.town.seat else -d.town.threat[answer[1]]


@worth_of("name_one")
def rule(d: Decision, answer: Parts) -> float:
    """What is offered for an outcome, and what the outcome gives to me or to somebody else."""
    if answer[0] == "call":
        best = max(ruling(d, outcome) for outcome in d.data["outcomes"])
        mine = ruling(d, d.town.seat) if d.town.seat in d.data["outcomes"] else float("-inf")
        return best + (0.2 if mine < best else -0.2)
    return ruling(d, answer[1])


def ruling(d: Decision, outcome: int) -> float:
    town = d.town
    offered = 0.0
    for offer in town.table.offers:
        if offer.outcome == outcome:
            dollars, nuggets = (
                offer.dollars + offer.share_dollars,
                offer.nuggets + offer.share_nuggets,
            )
            cards = sum(worth.card(town, card) for card in (offer.cards or ()) + offer.wired)
            gold = worth.nugget(town) * nuggets
            loss = (worth.HALF * dollars + gold + cards) * town.rivalry
            offered += (
                worth.pay(town, dollars) + gold + cards + loss * town.threat.get(offer.seat, 1.0)
            )
    prize = place_worth(d, outcome)
    return offered + (
        prize if outcome == town.seat else -prize * town.rivalry * town.threat[outcome]
    )


def place_worth(d: Decision, seat: int) -> float:
    """What the place that is decided on gives, with this seat's dice."""
    place = d.data.get("place", "")
    prize = d.prize
    if place == "town-hall":
        return float(prize.hall[d.town.count(seat, 6)])
    face = FACE_OF_PLACE.get(place)
    return 0.4 if face is None else float(prize.first[face - 1, d.town.count(seat, face)])


FACE_OF_PLACE = {"mine": 1, "bank": 2, "general-store": 3, "saloon": 4, "sheriff": 5}

ACTIONS: dict[str, Callable[[Decision], float]] = {
    "dig": lambda d: worth.nugget(d.town) * min(d.town.count(d.town.seat, NINE), d.town.table.mine),
    "pan": lambda d: river_worth(d.town),
    "rob_the_bank": lambda d: worth.pay(d.town, d.town.table.bank),
    "hold_up_the_stagecoach": lambda d: worth.pay(
        d.town, min(d.town.count(d.town.seat, 2), d.town.table.stagecoach)
    ),
    "go_shopping": lambda d: (
        worth.store_draw(d.town, d.town.count(d.town.seat, 3))
        * (2 if d.town.table.round == 1 else 1)
    ),
    "see_doc": lambda d: max(
        worth.doc(d.town, name) for name in ("store", "nuggets", "dollars") if can(d.town, name)
    ),
    "look_for_a_victim": lambda d: worth.best_theft(d.town, d.town.count(d.town.seat, QUEEN)),
    "hire": lambda d: d.town.figures.bandit * min(1.0, d.town.rounds_left),
    "take_the_badge": lambda d: worth.badge(d.town) * (1 + d.town.rivalry),
    "chase": lambda d: 0.42 * len(set(d.town.table.wanted)) * d.town.count(d.town.seat, KING),
    "take_claims": lambda d: claims_worth(d.town),
    "court_the_mayors_wife": lambda d: d.town.figures.hidden_claim,
}


def can(town: Town, remedy: str) -> bool:
    faces = {"store": (3, 4), "dollars": (5,), "nuggets": (6,)}[remedy]
    return any(town.count(town.seat, face) for face in faces) or remedy == "store"


def claims_worth(town: Town) -> float:
    return sum(
        worth.card(town, name) for name in town.table.row[: min(1 + town.count(town.seat, 6), 3)]
    )


def river_worth(town: Town) -> float:
    return (
        worth.river(town, town.table.known_river[0])
        if town.table.known_river
        else town.figures.river
    )


@worth_of("choose_action")
def act(d: Decision, answer: Parts) -> float:
    return ACTIONS[answer[1]](d) if answer[1] in ACTIONS else 1.0


@worth_of("discover")
def apply_river(d: Decision, answer: Parts) -> float:
    """The card that is applied, and the worst one on top for whoever comes next."""
    return worth.river(d.town, answer[1]) - 0.2 * worth.river(
        d.town, answer[2][0] if answer[2] else ""
    )


@worth_of("catch_bandits")
def catch(d: Decision, answer: Parts) -> float:
    return float(sum(int(name.rpartition("-")[2]) for name in answer[1]))


@worth_of("give_a_claim")
def give_a_claim(d: Decision, answer: Parts) -> float:
    return (
        0.0
        if answer[0] == "decline"
        else d.town.figures.indian_die * min(1.0, d.town.rounds_left)
        - worth.card(d.town, answer[1])
    )


@worth_of("send_bandits")
def send(d: Decision, answer: Parts) -> float:
    """The dice that Bandits set, less what Bandits are worth later."""
    kept = d.town.dice(d.town.seat)
    if answer[0] == "pass":
        return d.dice_worth(kept)
    faces = tuple(FACE_NUMBER[name.rpartition("-")[0]] for name in answer[1])
    price = d.town.figures.bandit * min(1.0, d.town.rounds_left) * len(set(answer[1]))
    return d.dice_worth(kept + faces) - price


@worth_of("return_dice")
def stay(d: Decision, answer: Parts) -> float:
    player = d.town.me
    set_before = tuple(FACE_NUMBER[face] for face in player.dice)
    return d.dice_worth(set_before + tuple(FACE_NUMBER[face] for face in answer[1]))


def final_value(d: Decision, changed: Mapping[int, Dice]) -> float:
    """The worth of my hand when all hands are known."""
    town = d.town
    hands = {seat: tuple(sorted(changed.get(seat, town.dice(seat)))) for seat in range(town.seats)}
    return known_value(d.prize, hands, town.seat)


@worth_of("shamans_blessing")
def blessed(d: Decision, answer: Parts) -> float:
    return final_value(d, {d.town.seat: turned(d.town.dice(d.town.seat), answer[1], answer[2])})


@worth_of("set_a_trap")
def trapped(d: Decision, answer: Parts) -> float:
    _, victim, die, face = answer
    return (
        final_value(d, {victim: turned(d.town.dice(victim), die, face)})
        + 0.3 * d.town.threat[victim]
    )


def turned(dice: Dice, die: str, face: str) -> Dice:
    left = list(dice)
    left[left.index(FACE_NUMBER[die])] = FACE_NUMBER[face]
    return tuple(left)


@worth_of("take_the_war_path")
def block(d: Decision, answer: Parts) -> float:
    """Best where somebody else would act second, and worst where I would."""
    face = FACE_OF_PLACE.get(answer[1])
    if face is None:
        return 0.5
    counts = sorted(
        ((d.town.count(seat, face), seat) for seat in range(d.town.seats)), reverse=True
    )
    second = counts[1]
    if not second[0]:
        return 0.0
    return -1.0 if second[1] == d.town.seat else d.town.threat[second[1]]
