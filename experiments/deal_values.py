"""Learns the values of things in Gentleman's Deal from the ends of quick games.

Experts play compiled games without talk. Each game is played to a random turn. There every seat's
money, arguments and accomplices are changed at random, so that having more of a thing does not
depend on skill. The positions from there on are stored with the winners. The chance to win is taken
as proportional to exp(a sum over a seat's things); the weights of things are fitted to the winners
by maximum likelihood for each number of turns to come. The next generation plays by the new values.
Only a part of each change is taken over, a smaller one in later generations, because each
generation answers the one before and the values would swing otherwise.

    python -m experiments.deal_values --players 5 --games 4000 --seed 1 --write
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Annotated, Any

import numpy as np
import typer

from fivecups.bots.arrays import FloatArray, IntArray
from fivecups.bots.gentlemans_deal.compiled.deal_values import win_chance_scale
from fivecups.bots.gentlemans_deal.compiled.playout import play_turns
from fivecups.bots.gentlemans_deal.observation.position import (
    CARDS,
    NOBODY,
    Position,
    empty_position,
)
from fivecups.bots.gentlemans_deal.weights import (
    COIN,
    EXPERT_WEIGHTS,
    FIRST_ACCOMPLICE,
    FIRST_ARGUMENT,
    FIRST_PLACE,
    GANG_CARD,
    JAIL,
    LEARNED_VALUES_FILE,
    MAX_TURNS,
    PLAYOUT_CLIMB_STEPS,
    THING_COUNT,
    rows_from_values,
)
from fivecups.games.gentlemans_deal.components import ARGUMENTS
from fivecups.games.gentlemans_deal.state import initial_state, turns

MAX_MOVED_COINS = 4
"""Coins by which a seat's money is changed at random, up or down, at most."""

FIRST_DEAL_VALUE, FINAL_COIN_VALUE = 3.7, 2.0
"""First guess of the value of a turn as dealer, and the value of a coin after the last turn, in
usual coins. The latter is finite because the card is not known when the last vote is weighed."""

RIDGE, SMOOTHING = 1.0, 300.0
"""Penalties of the fit: on the square of a weight, and on the square of its difference from the
weight one turn earlier or later."""

MIN_COIN_VALUE = 0.05
"""Value of a coin at least, in usual coins."""

NEWTON_STEPS = 8
MIN_STEP = 0.2
"""Part of a change that is taken over after many generations."""


@dataclass(frozen=True, slots=True)
class TrainingPositions:
    """Positions at the start of turns: the number of turns to come, by seat the amount of each
    thing and the share of the win that followed, and the seat of the responder."""

    turns: IntArray
    things: FloatArray
    shares: FloatArray
    responders: IntArray


def first_guess(players: int) -> FloatArray:
    """Return the values to begin with: money counts, and so does each turn as dealer that is to
    come."""
    values = np.zeros((MAX_TURNS + 1, THING_COUNT))
    values[:, COIN] = 1.0
    values[0, COIN] = FINAL_COIN_VALUE
    for turn in range(1, MAX_TURNS + 1):
        for step in range(turn):
            values[turn, FIRST_PLACE + step % players] += FIRST_DEAL_VALUE
    return values


def play_games(
    values: FloatArray, players: int, games: int, seed: int, responder: FloatArray | None = None
) -> TrainingPositions:
    """Play quick games between players with these values and return their positions. With
    `responder`, one random seat in each game plays by those values instead, and knows the values of
    the others."""
    random = np.random.default_rng(seed)
    length = turns(initial_state(players, {}))
    turns_to_come, things, shares, responders = [], [], [], []
    for _ in range(games):
        deck = CARDS[random.permutation(len(CARDS))]
        luck = random.random((length, players))
        position = empty_position(players, int(random.integers(players)), length - 1, {})
        position.arguments[:] = ARGUMENTS
        position.thing_values[:] = values
        seat = NOBODY
        if responder is not None:
            seat = int(random.integers(players))
            position.thing_values[seat] = responder
        first_turn = int(random.integers(length))
        position = play_turns(position, deck, luck, first_turn, PLAYOUT_CLIMB_STEPS)
        position = perturb(position, random)
        counts = []
        for turn in range(first_turn, length):
            turns_to_come.append(length - turn)
            counts.append(count_things(position))
            position = play_turns(position, deck[turn:], luck[turn:], 1, PLAYOUT_CLIMB_STEPS)
        won = position.money == position.money.max()
        things += counts
        shares += [won / won.sum()] * len(counts)
        responders += [seat] * len(counts)
    return TrainingPositions(
        np.array(turns_to_come), np.array(things), np.array(shares), np.array(responders)
    )


def perturb(position: Position, random: np.random.Generator) -> Position:
    """Return the position with a little more or less of everything for every seat, at random."""
    seats = len(position.money)
    money = position.money + random.integers(-MAX_MOVED_COINS, MAX_MOVED_COINS + 1, seats)
    arguments = np.clip(position.arguments + random.integers(-1, 2, seats), 0, ARGUMENTS)
    owners = position.owners.copy()
    moved = random.random(len(owners)) < 0.5
    owners[moved] = random.integers(NOBODY, seats, int(moved.sum()))
    return position._replace(money=money, arguments=arguments, owners=owners)


def count_things(position: Position) -> FloatArray:
    """Return by seat the amount of each thing."""
    seats = len(position.money)
    counts = np.zeros((seats, THING_COUNT))
    counts[:, COIN], counts[:, GANG_CARD] = position.money, position.gang_cards
    if position.jailed != NOBODY:
        counts[position.jailed, JAIL] = 1
    for number in range(ARGUMENTS):
        counts[:, FIRST_ARGUMENT + number] = position.arguments > number
    for accomplice, owner in enumerate(position.owners):
        if owner != NOBODY:
            counts[owner, FIRST_ACCOMPLICE + accomplice] = 1
    for seat in range(seats):
        counts[seat, FIRST_PLACE + (seat - position.dealer) % seats] = 1
    return counts


def chances(things: FloatArray, weights: FloatArray) -> FloatArray:
    """Return by position and seat the chance to win, by these weights of things."""
    values = things @ weights
    odds = np.exp(values - values.max(axis=1, keepdims=True))
    win_chances: FloatArray = odds / odds.sum(axis=1, keepdims=True)
    return win_chances


def fit(positions: TrainingPositions, start: FloatArray, of_responder: bool = False) -> FloatArray:
    """Return, by turns to come (from one on) and thing, the weights of maximum likelihood, fitted
    by Newton's method. With `of_responder` only the wins of the responder are fitted, and the
    penalty draws the weights to `start`."""
    length, size = len(start), start.size
    prior = start if of_responder else np.zeros_like(start)
    weights = prior.copy()
    penalty = RIDGE * np.eye(size)
    for turn in range(length - 1):
        for thing in range(FIRST_PLACE):
            here_index, next_index = turn * THING_COUNT + thing, (turn + 1) * THING_COUNT + thing
            penalty[[here_index, next_index], [here_index, next_index]] += SMOOTHING
            penalty[[here_index, next_index], [next_index, here_index]] -= SMOOTHING
    for _ in range(NEWTON_STEPS):
        gradient, hessian = -penalty @ (weights - prior).ravel(), penalty.copy()
        for turn in range(length):
            here = positions.turns == turn + 1
            things, shares = positions.things[here], positions.shares[here]
            if not len(things):
                continue
            win_chances = chances(things, weights[turn])
            if of_responder:
                shares = responder_shares(shares, win_chances, positions.responders[here])
            block = slice(turn * THING_COUNT, (turn + 1) * THING_COUNT)
            gradient[block] += np.einsum("ps,pst->t", shares - win_chances, things)
            mean = np.einsum("ps,pst->pt", win_chances, things)
            squares = np.einsum("ps,pst,psu->tu", win_chances, things, things, optimize=True)
            hessian[block, block] += squares - mean.T @ mean
        weights += np.linalg.solve(hessian, gradient).reshape(weights.shape)
    return weights


def responder_shares(shares: FloatArray, likely: FloatArray, seats: IntArray) -> FloatArray:
    """Return the shares of the win with those of the responders (`seats`) kept and the rest divided
    among the other seats by their chances, so that it does not matter which of them won."""
    own = np.arange(len(seats)), seats
    filled: FloatArray = likely * ((1 - shares[own]) / (1 - likely[own]))[:, None]
    filled[own] = shares[own]
    return filled


def log_loss(positions: TrainingPositions, weights: FloatArray) -> float:
    """Return the mean negative log chance of the winners; less is better."""
    total = 0.0
    for turn in range(len(weights)):
        here = positions.turns == turn + 1
        if here.any():
            win_chances = chances(positions.things[here], weights[turn])
            total -= float((positions.shares[here] * np.log(win_chances)).sum())
    return total / len(positions.turns)


def weights_from_values(values: FloatArray, length: int) -> FloatArray:
    """Return values in usual coins as weights of the log odds to win, from one turn to come on."""
    return np.stack(
        [values[turn] / win_chance_scale(EXPERT_WEIGHTS, turn) for turn in range(1, length + 1)]
    )


def values_from_weights(values: FloatArray, weights: FloatArray) -> FloatArray:
    """Return weights as values in usual coins; the values after the last turn stay as in
    `values`."""
    new_values = values.copy()
    for turn, row in enumerate(weights, 1):
        new_values[turn] = row * win_chance_scale(EXPERT_WEIGHTS, turn)
        new_values[turn, COIN] = max(new_values[turn, COIN], MIN_COIN_VALUE)
    return new_values


def learn(values: FloatArray, players: int, games: int, seed: int) -> tuple[FloatArray, str]:
    """Play one generation. Return the fitted values, and the log loss of the winners before and
    after the fit as a text."""
    length = turns(initial_state(players, {}))
    positions, old_weights = (
        play_games(values, players, games, seed),
        weights_from_values(values, length),
    )
    weights = fit(positions, old_weights)
    loss_before = log_loss(positions, old_weights)
    return values_from_weights(
        values, weights
    ), f"{loss_before:.4f} -> {log_loss(positions, weights):.4f}"


def as_json(rows_by_seats: dict[str, list[dict[str, Any]]]) -> str:
    """Return the content of `learned_values.json`: one line for each number of seats and of turns
    to come."""
    tables = [
        f'"{seats}": [\n' + ",\n".join(f" {json.dumps(row)}" for row in rows) + "\n]"
        for seats, rows in rows_by_seats.items()
    ]
    return "{\n" + ",\n".join(tables) + "\n}\n"


def main(
    players: Annotated[int, typer.Option(help="How many play.")] = 5,
    games: Annotated[int, typer.Option(help="How many quick games a generation plays.")] = 4000,
    generations: Annotated[int, typer.Option(help="How often the values are learned again.")] = 8,
    seed: Annotated[int, typer.Option(help="The same seed gives the same values.")] = 1,
    write: Annotated[bool, typer.Option(help="Write them to learned_values.json.")] = False,
) -> None:
    """Learn the values of things, beginning with a guess."""
    values = first_guess(players)
    for generation in range(1, generations + 1):
        learned, losses = learn(values, players, games, seed * 1000 + generation)
        values += (learned - values) * max(1 / (generation + 1), MIN_STEP)
        typer.echo(f"generation {generation}: log loss {losses}")
    if write:
        rows_by_seats = json.loads(LEARNED_VALUES_FILE.read_text())
        rows_by_seats[str(players)] = rows_from_values(
            values, players, turns(initial_state(players, {}))
        )
        LEARNED_VALUES_FILE.write_text(as_json(rows_by_seats))


if __name__ == "__main__":
    typer.run(main)
