"""A round resolved in compiled code is what the game's own rules make of it.

The game is played with the choices that the compiled code makes: ties by the lot or by the Sheriff
for himself, the same victims and remedies, no cards and no offers.
"""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from fivecups.bots.dice.lattice import HAND_INDEX, HANDS
from fivecups.bots.dice_town.compiled.round_resolution import (
    Stakes,
    ValueScale,
    best_remedy,
    place_winner,
    resolve_round,
)
from fivecups.bots.dice_town.dice.place_prizes import FACE_COUNTS, RANKS
from fivecups.bots.dice_town.weights import DOC_DOLLAR_VALUE
from fivecups.engine import Answer, Ask, Form, awaited
from fivecups.games.dice_town.components import (
    DICE,
    DOC_DOLLARS,
    DOC_NUGGETS,
    FIRST_ROUND_VISITS,
    JACK,
    KING,
    MOST_CLAIMS,
    NINE,
    QUEEN,
    TEN,
)
from fivecups.games.dice_town.course.round import go_into_town
from fivecups.games.dice_town.state import DECK
from tests.games.dice_town.town_scenario import Town

FACE_OF_PLACE = {"mine": NINE, "bank": TEN, "general-store": JACK, "saloon": QUEEN, "sheriff": KING}
REMEDIES = ("decline", "wire", "store", "dollars", "nuggets")

A_CARD_DRAWN, A_CARD_STOLEN, A_CLAIM, BADGE, REMEDY = 10.0, 1_000.0, 100_000.0, 1.0, 3.0
ROUNDS = 64


def before_phase_two(seats: int, random: Random) -> Town:
    """A table with random dice, money and cards. Hands have as many cards as anybody has Queens, or
    none at all: a card that was bought in the same round makes no difference to thieves then. The
    Store card that is played at once lies among the discards."""
    town = Town(seats, random.randrange(seats), random.choice((1, 2, 2)))
    s = town.state
    town.discards("nervous-joe")
    cards = random.choice((0, 2, 3))
    claims = random.sample([f"claim-{points}" for points in range(1, 6) for _ in range(5)], 15)
    for seat in range(seats):
        s.dollars[seat], s.nuggets[seat] = random.randrange(7), random.randrange(4)
        town.gets(seat, *claims[seat * cards : (seat + 1) * cards])
    s.mine, s.bank = random.choice((0, 1, 2, 9)), random.randrange(6)
    deck = s.row + s.claims[DECK]
    left = random.randrange(3) if random.random() < 0.3 else len(deck)
    s.row, s.claims[DECK] = deck[:MOST_CLAIMS], deck[MOST_CLAIMS : MOST_CLAIMS + left]
    hands = [hand for hand in HANDS if (hand.count(QUEEN) <= cards if cards else JACK not in hand)]
    s.kept = [random.choice(hands) for _ in range(seats)]
    s.cups = [()] * seats
    return town


def round_stakes(town: Town, random: Random) -> Stakes:
    s, seats = town.state, town.state.seats
    count = np.arange(DICE + 1, dtype=np.float64)
    visits = FIRST_ROUND_VISITS if s.round == 1 else 1
    remedy = np.zeros((seats, 2))
    remedy[:, 0] = random.choice((0.0, REMEDY))
    remedy[:, 1] = random.choice((0.0, 2 * REMEDY)) if s.claims[0] else 0.0
    return Stakes(
        random.randrange(seats), s.sheriff, s.mine, s.bank, len(s.claims[DECK]) + len(s.row),
        np.array(s.dollars), np.array(s.nuggets), np.zeros(seats),
        np.array([len(s.store[seat]) + len(s.claims[seat]) for seat in range(seats)]),
        np.tile(A_CARD_STOLEN * count, (seats, 1)),
        np.tile(A_CARD_DRAWN * visits * count, (seats, 1)),
        np.ones(seats, dtype=np.int64), A_CLAIM * np.arange(MOST_CLAIMS + 1, dtype=np.float64),
        remedy, -1,
    )  # fmt: skip


def value_scale(nugget: float, nuggets_a_round: float, claims_a_round: float) -> ValueScale:
    return ValueScale(
        np.zeros((ROUNDS, 80)), np.full(ROUNDS, nugget), np.full(ROUNDS, BADGE),
        DOC_DOLLAR_VALUE, nuggets_a_round, claims_a_round,
    )  # fmt: skip


class PhaseTwo:
    """Plays by the choices of the compiled code, and counts what everybody gets."""

    def __init__(self, town: Town, at_stake: Stakes, numbers: ValueScale, luck: float) -> None:
        self.town, self.at_stake, self.numbers, self.luck = town, at_stake, numbers, luck
        self.hands = np.array([HAND_INDEX[hand] for hand in town.state.kept])
        self.worths = np.zeros(town.state.seats)

    def play(self) -> None:
        self.town.begin_at(go_into_town)
        while self.town.state.askings:
            seat = awaited(self.town.state)[0]
            ask = next(ask for ask in self.town.match.asks(seat) if not ask.optional)
            self.town.match.answer(seat, self.answer(seat, ask), ask.id)
        s = self.town.state
        self.worths += self.numbers.nugget[0] * np.array(s.nuggets)
        self.worths[s.sheriff] += BADGE
        for event in self.town.match.events:
            told = event.data
            if event.kind == "drew":
                self.worths[told["seat"]] += A_CARD_DRAWN * told["count"]
            elif event.kind == "took_claims":
                self.worths[told["seat"]] += A_CLAIM * len(told["cards"])
            elif event.kind == "drew_from_hand":
                stolen = A_CARD_STOLEN * (told["store"] + told["claims"])
                self.worths[told["seat"]] += stolen
                self.worths[told["victim"]] -= stolen
            elif event.kind == "took_remedy" and told["remedy"] in ("store", "wire"):
                self.worths[told["seat"]] += self.at_stake.remedy[
                    told["seat"], int(told["remedy"] == "wire")
                ]

    def answer(self, seat: int, ask: Ask) -> Answer:
        s = self.town.state
        if isinstance(ask.choices, Form):
            return ask.choices.default
        if ask.question == "play_or_pass":
            return ("pass",)
        if ask.question == "name_one":
            return ("choose", self.winner(ask.data["place"], ask.data["outcomes"]))
        if ask.question == "rob_somebody":
            best = self.at_stake.rest + self.at_stake.nuggets
            victims = [choice for choice in ask.choices if choice[0] == "rob"]
            return max(victims, key=lambda choice: best[choice[1]])
        if ask.question == "take_a_remedy":
            others = s.opponents(seat)
            gold = sum(min(DOC_NUGGETS, s.nuggets[other]) for other in others)
            money = sum(min(DOC_DOLLARS, s.dollars[other]) for other in others)
            hand = int(self.hands[seat])
            chosen, _ = best_remedy(
                self.at_stake, self.numbers, FACE_COUNTS, hand, seat, gold, money
            )
            return next(choice for choice in ask.choices if choice[0] == REMEDIES[chosen])
        return ask.choices[0]

    def winner(self, place: str, tied: tuple[int, ...]) -> int:
        s = self.town.state
        if place in FACE_OF_PLACE:
            face = FACE_OF_PLACE[place] - 1
            return place_winner(FACE_COUNTS, self.hands, s.seats, face, s.sheriff, self.luck)
        return s.sheriff if place == "town-hall" and s.sheriff in tied else min(tied)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(25))
def test_a_resolved_round_is_what_the_rules_make_of_it(seats: int, seed: int) -> None:
    random = Random(f"{seats} {seed}")
    town = before_phase_two(seats, random)
    s = town.state
    at_stake, luck, nugget = round_stakes(town, random), random.random(), random.choice((0.0, 5.0))
    hands = np.array([HAND_INDEX[hand] for hand in s.kept])
    purses, worths = np.zeros((3, seats), dtype=np.int64), np.zeros(seats)
    by_claims, by_mine = value_scale(nugget, 1e-6, 1.0), value_scale(nugget, 1.0, 1e-6)
    claims = resolve_round(at_stake, by_claims, FACE_COUNTS, RANKS, hands, luck, purses, worths)
    mine = resolve_round(at_stake, by_mine, FACE_COUNTS, RANKS, hands, luck, purses, worths)
    table = PhaseTwo(town, at_stake, by_claims, luck)
    table.play()
    s = town.state
    assert purses[0].tolist() == s.dollars and purses[1].tolist() == s.nuggets
    assert [bool(won) for won in purses[2]] == s.won
    assert worths == pytest.approx(table.worths)
    over = not s.mine or not s.claims[DECK] + s.row
    assert claims == (0 if over else max(1, len(s.claims[DECK]) + len(s.row)))
    assert mine == (0 if over else max(1, s.mine))
