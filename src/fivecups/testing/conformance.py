"""The conformance checks of a game in a single call: ``check_game(POKER_DICE)``.

Random games of every seat count and every option are played to their end. At every decision
- a copy, a replay from the record and a decoded encoding are equal to the state and independent of
  it;
- every open ask has a legal answer, and every listed or default answer is accepted;
- illegal, malformed and stale answers and answers from the wrong seat are refused with a reason and
  change nothing;
- the game's conserved totals are conserved;
- without a journal of events (search mode) the game goes the same way;
- no seat can tell the state from a world that differs only in what the seat may not know: its view,
  its asks, its refusals and the events that it receives are the same to the byte, and so are the
  seats that the table is said to wait for. After an answer that is legal in both worlds this still
  holds, up to the first event in which the worlds differ; that event may differ only in details
  that are for the seat alone or marked as revealing.
At the end the record, written to a file and read again, replays to the same events, and these are
as the game declares them.

Before the first ask, openings that look the same to an observer must give it the same events.

A leak behind a difference that was openly revealed is not found.

Hypothesis chooses the seeds and reports the smallest that fails.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from hypothesis import HealthCheck, Phase, given, note, settings
from hypothesis import strategies as st

from fivecups.engine import (
    Draw,
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

from .answer_checks import check_asks, check_refusals, must_refuse
from .copy_and_replay_checks import (
    check_copies,
    check_result,
    check_search_mode,
    check_used_up,
    choose_part,
)
from .event_checks import check_events
from .secrecy_checks import check_opening, check_secrecy

MAX_DECISIONS = 50_000


@dataclass
class Findings:
    """Counts over all games played by a conformance check: games, decisions, and the hidden fields
    that a redeal has changed."""

    games: int = 0
    decisions: int = 0
    redealt: set[str] = field(default_factory=set)


def check_game(game: Game[Any], examples: int = 3, paired: bool = True, every: int = 1) -> Findings:
    """Play `examples` random games at every kind of table; raise ``AssertionError`` at the first
    fault. With `paired`, options are also varied in pairs. For `every` see `check_match`."""
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
    """Yield every seat count with the default options, and every value of every option at the
    smallest and largest table: alone, and with `paired` together with the last value of each other
    option."""
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
    """Return the values of an option with which games are played: all choices, or the bounds of a
    number."""
    tested = list(option.choices)
    if option.low <= option.high:
        tested += sorted({option.low, option.high})
    return tested


def check_addresses(draws: tuple[Draw, ...], used: set[str]) -> None:
    """Check that every draw has an address that the game has not used before, and add it to
    `used`."""
    for draw in draws:
        assert draw.address, f"the {draw.kind} {draw.numbers} has no address"
        assert draw.address not in used, f"a second draw at {draw.address!r}"
        used.add(draw.address)


def check_match(
    game: Game[Any],
    seats: int,
    options: dict[str, Any],
    seed: int,
    findings: Findings,
    every: int = 1,
) -> None:
    """Play a random game and check it at every decision. The slowest checks, copies and refusals,
    are made only at one decision in `every`."""
    rng = Random(f"{seed} {seats} {options}")
    dice = RandomChance(rng.getrandbits(32))
    match = Match(game, seats, options, RandomChance(rng.getrandbits(32)))
    shadow = Match(game, seats, options, RecordedChance(match.record.opening))
    check_used_up(shadow)
    check_opening(game, match, rng)
    addresses: set[str] = set()
    check_addresses(match.record.opening, addresses)
    totals = game.totals(match.state)
    findings.games += 1
    while not match.over:
        assert len(match.record.moves) < MAX_DECISIONS, "the game does not end"
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
        check_addresses(move.draws, addresses)
        check_search_mode(match, before, part)
        must_refuse(match, move.seat, move.answer, move.ask)
    check_copies(game, match, shadow)
    assert game.totals(match.state) == totals, f"{totals} have become {game.totals(match.state)}"
    check_result(match)
    check_events(game, match.events)
    assert replay(game, load(dump(match.record))).events == match.events, (
        "a record read from a file tells another story"
    )
