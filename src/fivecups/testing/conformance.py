"""What every game must do, in one call: ``check_game(POKER_DICE)``.

Random games of every seat count and every option are played to their end. At every decision
- a copy, a replay from the record and a decoded encoding are equal to the state and independent of
  it;
- every open ask has a legal answer, and all that it lists or offers by default is accepted;
- illegal, malformed and stale answers and answers from the wrong seat are refused with a reason and
  change nothing;
- what the game says it conserves is conserved;
- without a journal of events (search mode) the game goes the same way;
- no seat can tell the state from one that differs only in what the seat may not know: its view, its
  asks, the reasons for which its answers are refused and the events that it receives are the same
  to the byte, and so is whom the table is said to wait for. After an answer that both worlds allow
  this still holds, up to the first event in which the worlds part; that one may differ in nothing
  but what it tells the seat alone and what it is marked to reveal.
In the end the record, written to a file and read again, replays to the same events; and these are
those that the game declares, if it declares any.

Before the first ask every observer is told the same in openings that look the same to it.

What it cannot see: what hides behind a difference that was openly revealed.

Hypothesis chooses the seeds and names the smallest one that fails.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from hypothesis import HealthCheck, Phase, given, note, settings
from hypothesis import strategies as st

from fivecups.engine import (
    Game,
    Match,
    Option,
    RandomChance,
    RecordedChance,
    Refused,
    random_answer,
    replay,
)
from fivecups.records import dump, load

from .answers import check_asks, check_refusals, must_refuse
from .events import check_events
from .secrecy import check_opening, check_secrecy
from .states import check_copies, check_result, check_search_mode, check_used_up, choose_part

LONGEST_GAME = 50_000


@dataclass
class Findings:
    """What was seen over all the games of one check."""

    games: int = 0
    decisions: int = 0
    redealt: set[str] = field(default_factory=set)


def check_game(game: Game[Any], examples: int = 3, paired: bool = True, every: int = 1) -> Findings:
    """Play `examples` random games at every kind of table and raise ``AssertionError`` at the first
    fault. Unless they are to be `paired`, only one option at a time is other than by default. What
    `every` means stands at `check_match`."""
    findings = Findings()
    for seats, options in tables(game, paired):
        _check_table(game, seats, options, examples, findings, every)
    unchanged = set(game.secrets) - findings.redealt
    assert not unchanged, (
        f"{game.name}: redeal never changes {sorted(unchanged)}, so nothing shows that it is hidden"
    )
    return findings


def _check_table(
    game: Game[Any],
    seats: int,
    options: dict[str, Any],
    examples: int,
    findings: Findings,
    every: int,
) -> None:
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=[
            HealthCheck.too_slow,
            HealthCheck.data_too_large,
            HealthCheck.large_base_example,
        ],
    )
    @given(seed=st.integers(0, 2**32))
    def play(seed: int) -> None:
        note(f"{game.name} with {seats} seats and {options}")
        check_match(game, seats, options, seed, findings, every)

    play()


def tables(game: Game[Any], paired: bool = True) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every seat count with the default options, and every value of every option at the smallest
    and largest table: alone, and if they are to be `paired` with the last value of each other."""
    defaults = {option.name: option.default for option in game.options}
    changed = [{**defaults, other.name: values(other)[-1]} for other in game.options]
    seen_tables = []
    wanted = [(seats, defaults) for seats in game.seat_counts]
    for option in game.options:
        for value in values(option):
            for others in [defaults, *(changed if paired else ())]:
                wanted += [
                    (seats, {**others, option.name: value})
                    for seats in (game.seat_counts[0], game.seat_counts[-1])
                ]
    for table in wanted:
        try:
            game.settings(*table)
        except Refused:
            continue
        if table not in seen_tables:
            seen_tables.append(table)
            yield table


def values(option: Option) -> list[Any]:
    """The values of an option that are worth a game of their own."""
    found = list(option.choices)
    if option.low <= option.high:
        found += sorted({option.low, option.high})
    return found


def check_match(
    game: Game[Any],
    seats: int,
    options: dict[str, Any],
    seed: int,
    findings: Findings,
    every: int = 1,
) -> None:
    """Play one random game and check it at every decision. What takes longest, that copies are
    equal and that nothing illegal is taken, is checked at `every` so many decisions only."""
    rng = Random(f"{seed} {seats} {options}")
    dice = RandomChance(rng.getrandbits(32))
    match = Match(game, seats, options, RandomChance(rng.getrandbits(32)))
    shadow = Match(game, seats, options, RecordedChance(match.record.opening))
    check_used_up(shadow)
    check_opening(game, match, rng)
    totals = game.totals(match.state)
    findings.games += 1
    while not match.over:
        assert len(match.record.moves) < LONGEST_GAME, "the game does not end"
        findings.decisions += 1
        if findings.decisions % every == 0:
            check_copies(game, match, shadow)
            check_refusals(match, rng)
        check_asks(match)
        assert game.totals(match.state) == totals, (
            f"{totals} have become {game.totals(match.state)}"
        )
        findings.redealt |= check_secrecy(game, match.state, rng)
        seat, part = choose_part(match.state, rng)
        before = match.state
        match.answer(seat, random_answer(before, seat, dice, part), before.ask_id(seat, part))
        move = match.record.moves[-1]
        shadow.source = RecordedChance(move.draws)
        shadow.answer(move.seat, move.answer, move.ask)
        check_used_up(shadow)
        check_search_mode(match, before, part)
        must_refuse(match, move.seat, move.answer, move.ask)
    check_copies(game, match, shadow)
    assert game.totals(match.state) == totals, f"{totals} have become {game.totals(match.state)}"
    check_result(match)
    check_events(game, match.events)
    assert replay(game, load(dump(match.record))).events == match.events, (
        "a record read from a file tells another story"
    )
