"""What things are worth in Gentleman's Deal, learned from the ends of quick games.

Experts play compiled games without talk. Each game is played to a turn drawn by lot, where
everybody's money, arguments and accomplices are changed by lot, so that who has more of a thing has
it by chance; from there on the positions are kept with who won. The chance to win is proportional
to exp(a sum over what a seat has), fitted by the winners' likelihood for each number of turns to
come. The next generation plays by what is known then: a part of what was found is taken over, the
less the later, since each generation answers the one before and would else swing about it.

    python -m fivecups.lab.experiments.deal_worths --players 5 --games 4000 --seed 1 --write
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Annotated, Any

import numpy as np
import typer

from fivecups.bots.arrays import FloatArray, IntArray
from fivecups.bots.gentlemans_deal.compiled.future import play_on
from fivecups.bots.gentlemans_deal.compiled.worth import usual_scale
from fivecups.bots.gentlemans_deal.figures import EXPERT, QUICK_STEPS
from fivecups.bots.gentlemans_deal.reading.position import CARDS, NOBODY, Position, bare_position
from fivecups.bots.gentlemans_deal.worths import (
    ACCOMPLICE,
    ARGUMENT,
    COIN,
    GANG_CARD,
    JAIL,
    KEPT,
    MOST_TURNS,
    PLACE,
    THINGS,
    folded,
)
from fivecups.games.gentlemans_deal.components import ARGUMENTS
from fivecups.games.gentlemans_deal.state import laid_out, turns

MOST_MOVED = 4
"""The coins by which everybody's money is changed, up or down."""

DEALING, AT_THE_END = 3.7, 2.0
"""The first guess of what dealing brings, and what a coin counts when the game is over, in usual
coins: the card is not known when the last vote is weighed, so it is not all or nothing."""

RIDGE, SMOOTH = 1.0, 300.0
"""How strongly worths are drawn to nothing, and to those of a turn earlier and later."""

LEAST_COIN = 0.05
"""A coin is never taken to be worth less than this much of a usual one."""

NEWTON_STEPS = 8
LEAST_STEP = 0.2
"""The part of what was found that is taken over after many generations."""


@dataclass(frozen=True, slots=True)
class Ends:
    """Positions as turns begin: how many turns are to come, what each seat has of each thing, the
    share of the win that it came to, and the seat of the responder."""

    turns: IntArray
    things: FloatArray
    shares: FloatArray
    responders: IntArray


def first_guess(players: int) -> FloatArray:
    """Money counts, and whoever has more deals to come."""
    found = np.zeros((MOST_TURNS + 1, THINGS))
    found[:, COIN] = 1.0
    found[0, COIN] = AT_THE_END
    for turn in range(1, MOST_TURNS + 1):
        for step in range(turn):
            found[turn, PLACE + step % players] += DEALING
    return found


def play(
    worths: FloatArray, players: int, games: int, seed: int, responder: FloatArray | None = None
) -> Ends:
    """Quick games between players with these worths, one of whom, by lot, may be a responder with
    worths of its own, who knows those of the others."""
    random = np.random.default_rng(seed)
    length = turns(laid_out(players, {}))
    begun, things, shares, seats = [], [], [], []
    for _ in range(games):
        deck = CARDS[random.permutation(len(CARDS))]
        luck = random.random((length, players))
        p = bare_position(players, int(random.integers(players)), length - 1, {})
        p.arguments[:] = ARGUMENTS
        p.worths[:] = worths
        seat = NOBODY
        if responder is not None:
            seat = int(random.integers(players))
            p.worths[seat] = responder
        shaken = int(random.integers(length))
        p = play_on(p, deck, luck, shaken, QUICK_STEPS)
        p = shake(p, random)
        found = []
        for turn in range(shaken, length):
            begun.append(length - turn)
            found.append(counted(p))
            p = play_on(p, deck[turn:], luck[turn:], 1, QUICK_STEPS)
        won = p.money == p.money.max()
        things += found
        shares += [won / won.sum()] * len(found)
        seats += [seat] * len(found)
    return Ends(np.array(begun), np.array(things), np.array(shares), np.array(seats))


def shake(p: Position, random: np.random.Generator) -> Position:
    """The table with a little more or less of everything for everybody."""
    seats = len(p.money)
    money = p.money + random.integers(-MOST_MOVED, MOST_MOVED + 1, seats)
    arguments = np.clip(p.arguments + random.integers(-1, 2, seats), 0, ARGUMENTS)
    owners = p.owners.copy()
    moved = random.random(len(owners)) < 0.5
    owners[moved] = random.integers(NOBODY, seats, int(moved.sum()))
    return p._replace(money=money, arguments=arguments, owners=owners)


def counted(p: Position) -> FloatArray:
    """By seat, how much it has of each thing."""
    seats = len(p.money)
    found = np.zeros((seats, THINGS))
    found[:, COIN], found[:, GANG_CARD] = p.money, p.gang_cards
    if p.jailed != NOBODY:
        found[p.jailed, JAIL] = 1
    for number in range(ARGUMENTS):
        found[:, ARGUMENT + number] = p.arguments > number
    for accomplice, owner in enumerate(p.owners):
        if owner != NOBODY:
            found[owner, ACCOMPLICE + accomplice] = 1
    for seat in range(seats):
        found[seat, PLACE + (seat - p.dealer) % seats] = 1
    return found


def chances(things: FloatArray, weights: FloatArray) -> FloatArray:
    """By position and seat, the chances to win with these weights of things."""
    worth = things @ weights
    odds = np.exp(worth - worth.max(axis=1, keepdims=True))
    found: FloatArray = odds / odds.sum(axis=1, keepdims=True)
    return found


def fit(ends: Ends, start: FloatArray, of_responder: bool = False) -> FloatArray:
    """By turns to come (from one on) and thing, the weights that make the winners likeliest; or
    only whether the responder wins, and then near those of the start."""
    length, size = len(start), start.size
    home = start if of_responder else np.zeros_like(start)
    weights = home.copy()
    bonds = RIDGE * np.eye(size)
    for turn in range(length - 1):
        for thing in range(PLACE):
            one, other = turn * THINGS + thing, (turn + 1) * THINGS + thing
            bonds[[one, other], [one, other]] += SMOOTH
            bonds[[one, other], [other, one]] -= SMOOTH
    for _ in range(NEWTON_STEPS):
        slope, bend = -bonds @ (weights - home).ravel(), bonds.copy()
        for turn in range(length):
            here = ends.turns == turn + 1
            things, shares = ends.things[here], ends.shares[here]
            if not len(things):
                continue
            likely = chances(things, weights[turn])
            if of_responder:
                shares = of_one(shares, likely, ends.responders[here])
            at = slice(turn * THINGS, (turn + 1) * THINGS)
            slope[at] += np.einsum("ps,pst->t", shares - likely, things)
            mean = np.einsum("ps,pst->pt", likely, things)
            squares = np.einsum("ps,pst,psu->tu", likely, things, things, optimize=True)
            bend[at, at] += squares - mean.T @ mean
        weights += np.linalg.solve(bend, slope).reshape(weights.shape)
    return weights


def of_one(shares: FloatArray, likely: FloatArray, seats: IntArray) -> FloatArray:
    """The shares of these seats, and what they leave to the others in proportion to their
    chances: who of them won tells nothing then."""
    own = np.arange(len(seats)), seats
    found: FloatArray = likely * ((1 - shares[own]) / (1 - likely[own]))[:, None]
    found[own] = shares[own]
    return found


def surprise(ends: Ends, weights: FloatArray) -> float:
    """The mean of the logarithm of the winners' chances, above 0: less is better."""
    total = 0.0
    for turn in range(len(weights)):
        here = ends.turns == turn + 1
        if here.any():
            likely = chances(ends.things[here], weights[turn])
            total -= float((ends.shares[here] * np.log(likely)).sum())
    return total / len(ends.turns)


def weights_of(worths: FloatArray, length: int) -> FloatArray:
    """Worths in usual coins as weights, from one turn to come on."""
    return np.stack([worths[turn] / usual_scale(EXPERT, turn) for turn in range(1, length + 1)])


def with_weights(worths: FloatArray, weights: FloatArray) -> FloatArray:
    """Worths in usual coins; what counts at the end stays as it is."""
    found = worths.copy()
    for turn, row in enumerate(weights, 1):
        found[turn] = row * usual_scale(EXPERT, turn)
        found[turn, COIN] = max(found[turn, COIN], LEAST_COIN)
    return found


def learn(worths: FloatArray, players: int, games: int, seed: int) -> tuple[FloatArray, str]:
    """One generation; what it found, and how well what was known and that foresee the winners."""
    length = turns(laid_out(players, {}))
    ends, start = play(worths, players, games, seed), weights_of(worths, length)
    weights = fit(ends, start)
    known = surprise(ends, start)
    return with_weights(worths, weights), f"{known:.4f} -> {surprise(ends, weights):.4f}"


def written(kept: dict[str, list[dict[str, Any]]]) -> str:
    """A line for each table and number of turns to come."""
    tables = [
        f'"{seats}": [\n' + ",\n".join(f" {json.dumps(row)}" for row in rows) + "\n]"
        for seats, rows in kept.items()
    ]
    return "{\n" + ",\n".join(tables) + "\n}\n"


def main(
    players: Annotated[int, typer.Option(help="How many play.")] = 5,
    games: Annotated[int, typer.Option(help="How many quick games a generation plays.")] = 4000,
    generations: Annotated[int, typer.Option(help="How often worths are learned anew.")] = 8,
    seed: Annotated[int, typer.Option(help="The same seed gives the same worths.")] = 1,
    write: Annotated[bool, typer.Option(help="Keep them in learned.json.")] = False,
) -> None:
    """Learn what things are worth, beginning with a guess."""
    worths = first_guess(players)
    for generation in range(1, generations + 1):
        found, told = learn(worths, players, games, seed * 1000 + generation)
        worths += (found - worths) * max(1 / (generation + 1), LEAST_STEP)
        typer.echo(f"generation {generation}: surprise {told}")
    if write:
        kept = json.loads(KEPT.read_text())
        kept[str(players)] = folded(worths, players, turns(laid_out(players, {})))
        KEPT.write_text(written(kept))


if __name__ == "__main__":
    typer.run(main)
