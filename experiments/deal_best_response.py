"""Searches a best response against the experts of Gentleman's Deal: how much can be won against
players who do not change?

The responder is an expert who knows how the others vote, but has other values of things. First
these are learned from how its own quick games end, in several rounds. Then other weights
(`EXPERT_WEIGHTS`) are searched by the cross-entropy method, also in quick games. These are compiled
and without talk. The result then plays real games against experts, on deals that the search has not
seen:

    python -m experiments.deal_best_response --players 5 --games 300 --seed 1
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Annotated

import numpy as np
import typer

from fivecups.bots.arrays import FloatArray
from fivecups.bots.character import Chooser
from fivecups.bots.gentlemans_deal.compiled.playout import play_turns
from fivecups.bots.gentlemans_deal.levels import LEVELS
from fivecups.bots.gentlemans_deal.observation.position import CARDS, empty_position
from fivecups.bots.gentlemans_deal.players.expert import ExpertBot
from fivecups.bots.gentlemans_deal.weights import (
    EXPERT_WEIGHTS,
    EXPERT_WEIGHTS_BY_NAME,
    PLAYOUT_CLIMB_STEPS,
    learned_values,
)
from fivecups.engine import CommonRandomNumbers
from fivecups.games.gentlemans_deal import GENTLEMANS_DEAL
from fivecups.games.gentlemans_deal.components import ARGUMENTS
from fivecups.games.gentlemans_deal.state import initial_state, turns
from fivecups.lab.game_loop import play_game
from fivecups.lab.tournament.tournament import Interval, interval

from .deal_values import fit, values_from_weights, weights_from_values
from .deal_values import play_games as play_quick_games

LEARNING_ROUNDS = 4
"""Rounds in which the responder learns its values."""

CHECK_DEALS = 200
"""Deals on which the result is checked in quick games."""

POPULATION, ELITE = 16, 4
FIRST_SPREAD = 0.4
"""Standard deviation of the first population around the expert's weights, as a part of each
weight."""


def learned_response(players: int, generations: int, games: int, seed: int) -> FloatArray:
    """Return the values of things to a responder among experts, learned from the ends of games that
    it plays by its values so far."""
    expert_values = learned_values(players)
    length = turns(initial_state(players, {}))
    values = expert_values
    for generation in range(generations):
        ends = play_quick_games(expert_values, players, games, seed * 1000 + generation, values)
        weights = fit(ends, weights_from_values(values, length), of_responder=True)
        values = values_from_weights(expert_values, weights)
    return values


def quick_share(
    weights: FloatArray, values: FloatArray, players: int, deals: int, seed: str
) -> float:
    """Return the share of quick games that a responder wins among experts, in every seat of each
    deal."""
    length = turns(initial_state(players, {}))
    total = 0.0
    for number in range(deals):
        random = Random(f"{seed} {number}")
        deck = CARDS[random.sample(range(len(CARDS)), len(CARDS))]
        luck = np.random.default_rng(random.getrandbits(64)).random((length, players))
        first = random.randrange(players)
        for seat in range(players):
            position = empty_position(players, first, length - 1, {})
            position.arguments[:] = ARGUMENTS
            position.weights[seat], position.thing_values[seat] = weights, values
            money = play_turns(position, deck, luck, length, PLAYOUT_CLIMB_STEPS).money
            total += float(money[seat] == money.max()) / float((money == money.max()).sum())
    return total / deals / players


def search(values: FloatArray, players: int, generations: int, deals: int, seed: int) -> FloatArray:
    """Return the best weights that were found for a responder with these values."""
    random = np.random.default_rng(seed)
    centre, spread = EXPERT_WEIGHTS.copy(), FIRST_SPREAD * np.abs(EXPERT_WEIGHTS) + 0.1
    for generation in range(generations):
        population = [
            within_bounds(weights)
            for weights in random.normal(centre, spread, (POPULATION, len(EXPERT_WEIGHTS)))
        ]
        shares = [
            quick_share(weights, values, players, deals, f"{seed} {generation}")
            for weights in population
        ]
        best = sorted(range(POPULATION), key=lambda index: -shares[index])[:ELITE]
        elite = np.stack([population[index] for index in best])
        centre, spread = elite.mean(axis=0), elite.std(axis=0) + 0.02
        typer.echo(
            f"generation {generation + 1}: {np.mean([shares[index] for index in best]):.1%} in quick games"
        )
    return within_bounds(centre)


def within_bounds(weights: FloatArray) -> FloatArray:
    """Return the weights, raised to at least a hundredth, except the last (`min_vote_gain`), which
    may be negative."""
    bounded: FloatArray = np.maximum(weights, 0.01)
    bounded[-1] = weights[-1]
    return bounded


def real_share(
    weights: FloatArray, values: FloatArray, players: int, games: int, seed: int
) -> Interval:
    """Return the share of real games, with talk, that a responder wins among experts, in every
    seat, with its interval."""
    options = GENTLEMANS_DEAL.settings(players)
    shares = []
    for number in range(-(-games // players)):
        total = 0.0
        for hero in range(players):
            dice = CommonRandomNumbers(f"{seed} {number}")
            state = GENTLEMANS_DEAL.start(players, options, dice)
            choosers = [
                Chooser(f"{seed} {number} {seat}", LEVELS["expert"].noise)
                for seat in range(players)
            ]
            seats = [
                ExpertBot(chooser, weights, values) if seat == hero else ExpertBot(chooser)
                for seat, chooser in enumerate(choosers)
            ]
            play_game(GENTLEMANS_DEAL, state, seats)
            assert state.result is not None
            total += state.result.win_shares[hero]
        shares.append(total / players)
    return interval(shares)


def main(
    players: Annotated[int, typer.Option(help="How many play.")] = 5,
    generations: Annotated[int, typer.Option(help="How often the search is narrowed.")] = 8,
    deals: Annotated[
        int, typer.Option(help="How many deals each row of weights plays in the search.")
    ] = 12,
    learned: Annotated[
        int, typer.Option(help="How many quick games values are learned from.")
    ] = 4000,
    games: Annotated[int, typer.Option(help="How many real games the best one plays.")] = 300,
    seed: Annotated[int, typer.Option(help="The same seed gives the same search.")] = 1,
) -> None:
    """Search a best response against experts, and measure it."""
    values = learned_response(players, LEARNING_ROUNDS, learned, seed)
    share_of = partial(quick_share, values=values, players=players, deals=CHECK_DEALS)
    typer.echo(f"learned: {share_of(EXPERT_WEIGHTS, seed=f'{seed} learned'):.1%} of quick games")
    weights = search(values, players, generations, deals, seed)
    typer.echo(f"with other weights: {share_of(weights, seed=f'{seed} found'):.1%} of quick games")
    for (name, weight), new_weight in zip(
        EXPERT_WEIGHTS_BY_NAME.items(), weights.tolist(), strict=True
    ):
        typer.echo(f"{name:15} {weight:6.2f} -> {new_weight:6.2f}")
    for name, row in (("learned values alone", EXPERT_WEIGHTS), ("both", weights)):
        share = real_share(row, values, players, games, seed + 1_000_000)
        typer.echo(
            f"{name}: {share.mean:.1%} ({share.low:.1%} … {share.high:.1%}) of real games, "
            f"fair {1 / players:.1%}"
        )


if __name__ == "__main__":
    typer.run(main)
