"""How much can be won against experts of Gentleman's Deal who do not change: the search for a best
response.

The responder is an expert who knows how the others vote, but to whom things are worth something
else (`worths.py`): that is learned from how its own quick games end, some times over. Then other
figures (`figures.py`) are sought by the cross-entropy method, in quick games too. All of that is
compiled and without talk. What is found then plays real games against the experts, on deals that
the search has not seen:

    python -m fivecups.lab.experiments.best_response --players 5 --games 300 --seed 1
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Annotated

import numpy as np
import typer

from fivecups.bots.arrays import FloatArray
from fivecups.bots.character import Chooser
from fivecups.bots.gentlemans_deal.compiled.future import play_on
from fivecups.bots.gentlemans_deal.figures import EXPERT, FIGURES, LAMBDA, QUICK_STEPS
from fivecups.bots.gentlemans_deal.players.expert import ExpertBot
from fivecups.bots.gentlemans_deal.reading.position import CARDS, bare_position
from fivecups.bots.gentlemans_deal.worths import worths_of
from fivecups.games.gentlemans_deal import GENTLEMANS_DEAL
from fivecups.games.gentlemans_deal.components import ARGUMENTS
from fivecups.games.gentlemans_deal.state import laid_out, turns

from ..common_dice import start
from ..simulate import play
from ..tournament.run import Interval, interval
from .deal_worths import fit, weights_of, with_weights
from .deal_worths import play as play_quickly

LEARNED_ANEW = 4
"""How often the responder learns what things are worth to it."""

CHECKED = 200
"""The deals on which what was found is checked in quick games."""

BROOD, ELITE = 16, 4
SPREAD = 0.4
"""How far the first brood lies from the expert, as a part of each figure."""


def learned_response(players: int, generations: int, games: int, seed: int) -> FloatArray:
    """What things are worth to somebody among experts, by the ends of games that it plays by what
    it knows then."""
    usual = worths_of(players)
    length = turns(laid_out(players, {}))
    found = usual
    for generation in range(generations):
        ends = play_quickly(usual, players, games, seed * 1000 + generation, found)
        weights = fit(ends, weights_of(found, length), of_responder=True)
        found = with_weights(usual, weights)
    return found


def quick_share(
    style: FloatArray, worths: FloatArray, players: int, deals: int, seed: str
) -> float:
    """The share of quick games won by a responder, in every seat of each deal, among experts."""
    length = turns(laid_out(players, {}))
    total = 0.0
    for number in range(deals):
        random = Random(f"{seed} {number}")
        deck = CARDS[random.sample(range(len(CARDS)), len(CARDS))]
        luck = np.random.default_rng(random.getrandbits(64)).random((length, players))
        first = random.randrange(players)
        for seat in range(players):
            table = bare_position(players, first, length - 1, {})
            table.arguments[:] = ARGUMENTS
            table.styles[seat], table.worths[seat] = style, worths
            money = play_on(table, deck, luck, length, QUICK_STEPS).money
            total += float(money[seat] == money.max()) / float((money == money.max()).sum())
    return total / deals / players


def search(worths: FloatArray, players: int, generations: int, deals: int, seed: int) -> FloatArray:
    """The best figures that were found for a responder with these worths."""
    random = np.random.default_rng(seed)
    centre, spread = EXPERT.copy(), SPREAD * np.abs(EXPERT) + 0.1
    for generation in range(generations):
        brood = [legal(style) for style in random.normal(centre, spread, (BROOD, len(EXPERT)))]
        shares = [
            quick_share(style, worths, players, deals, f"{seed} {generation}") for style in brood
        ]
        best = sorted(range(BROOD), key=lambda one: -shares[one])[:ELITE]
        elite = np.stack([brood[one] for one in best])
        centre, spread = elite.mean(axis=0), elite.std(axis=0) + 0.02
        typer.echo(
            f"generation {generation + 1}: {np.mean([shares[one] for one in best]):.1%} in quick games"
        )
    return legal(centre)


def legal(style: FloatArray) -> FloatArray:
    """Figures are not below a hundredth, but for what one wants."""
    found: FloatArray = np.maximum(style, 0.01)
    found[-1] = style[-1]
    return found


def real_share(
    style: FloatArray, worths: FloatArray, players: int, games: int, seed: int
) -> Interval:
    """The share of real games, with talk, that a responder wins in every seat among experts."""
    options = GENTLEMANS_DEAL.settings(players)
    shares = []
    for number in range(-(-games // players)):
        total = 0.0
        for hero in range(players):
            state = start(GENTLEMANS_DEAL, players, options, f"{seed} {number}")
            choosers = [
                Chooser(f"{seed} {number} {seat}", LAMBDA["expert"]) for seat in range(players)
            ]
            seats = [
                ExpertBot(chooser, style, worths) if seat == hero else ExpertBot(chooser)
                for seat, chooser in enumerate(choosers)
            ]
            play(GENTLEMANS_DEAL, state, seats)
            assert state.result is not None
            total += state.result.win_shares[hero]
        shares.append(total / players)
    return interval(shares)


def main(
    players: Annotated[int, typer.Option(help="How many play.")] = 5,
    generations: Annotated[int, typer.Option(help="How often the search is narrowed.")] = 8,
    deals: Annotated[int, typer.Option(help="How many deals each style plays in the search.")] = 12,
    learned: Annotated[
        int, typer.Option(help="How many quick games worths are learned from.")
    ] = 4000,
    games: Annotated[int, typer.Option(help="How many real games the best one plays.")] = 300,
    seed: Annotated[int, typer.Option(help="The same seed gives the same search.")] = 1,
) -> None:
    """Search a best response against experts, and measure it."""
    worths = learned_response(players, LEARNED_ANEW, learned, seed)
    share_of = partial(quick_share, worths=worths, players=players, deals=CHECKED)
    typer.echo(f"learned: {share_of(EXPERT, seed=f'{seed} learned'):.1%} of quick games")
    style = search(worths, players, generations, deals, seed)
    typer.echo(f"with other figures: {share_of(style, seed=f'{seed} found'):.1%} of quick games")
    for (name, figure), found in zip(FIGURES.items(), style.tolist(), strict=True):
        typer.echo(f"{name:15} {figure:6.2f} -> {found:6.2f}")
    for name, figures in (("worths alone", EXPERT), ("both", style)):
        share = real_share(figures, worths, players, games, seed + 1_000_000)
        typer.echo(
            f"{name}: {share.mean:.1%} ({share.low:.1%} … {share.high:.1%}) of real games, "
            f"fair {1 / players:.1%}"
        )


if __name__ == "__main__":
    typer.run(main)
