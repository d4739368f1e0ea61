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
In the end the record, written to a file and read again, replays to the same events.

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
    CLOCK,
    ChanceError,
    Draw,
    Event,
    Form,
    Game,
    Match,
    Option,
    RandomChance,
    RecordedChance,
    Refused,
    State,
    advance,
    awaited,
    random_answer,
    replay,
    seen,
    twin,
)
from fivecups.records import decode, dump, encode, load, wire

LONGEST_GAME = 50_000
OTHER_OPENINGS = 12
"""With how many others an opening is compared."""

MEANWHILE = 0.15
"""How often an answer is one that nobody waits for, where there is such an ask."""

JUNK: tuple[Any, ...] = (
    None, True, 0, -1, 1.5, "", "pass", (), ((),), ("",), (None,), (0,), ({},), (({},),), ("\ud800",),
    ("pass", "pass", "pass", "pass", "pass"),
    ["keep", [[[[[[[[[[]]]]]]]]]]], {},
    {"": {}}, {"money": float("nan")}, {1: 2}, b"x", 10**30, "x" * 100_000, [0] * 5_000, object(),
)  # fmt: skip


@dataclass
class Findings:
    """What was seen over all the games of one check."""

    games: int = 0
    decisions: int = 0
    redealt: set[str] = field(default_factory=set)


def check_game(game: Game[Any], examples: int = 3) -> Findings:
    """Play `examples` random games at every kind of table and raise ``AssertionError`` at the first
    fault."""
    findings = Findings()
    for seats, options in tables(game):
        _check_table(game, seats, options, examples, findings)
    unchanged = set(game.secrets) - findings.redealt
    assert not unchanged, (
        f"{game.name}: redeal never changes {sorted(unchanged)}, so nothing shows that it is hidden"
    )
    return findings


def _check_table(
    game: Game[Any], seats: int, options: dict[str, Any], examples: int, findings: Findings
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
        check_match(game, seats, options, seed, findings)

    play()


def tables(game: Game[Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every seat count with the default options, and every value of every option at the smallest
    and largest table."""
    defaults = {option.name: option.default for option in game.options}
    seen_tables = []
    wanted = [(seats, defaults) for seats in game.seat_counts]
    for option in game.options:
        for value in values(option):
            for others in [
                defaults,
                *({**defaults, other.name: values(other)[-1]} for other in game.options),
            ]:
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
    game: Game[Any], seats: int, options: dict[str, Any], seed: int, findings: Findings
) -> None:
    """Play one random game and check it at every decision."""
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
        check_copies(game, match, shadow)
        check_asks(match)
        check_refusals(match, rng)
        assert game.totals(match.state) == totals, (
            f"{totals} have become {game.totals(match.state)}"
        )
        check_secrecy(game, match.state, rng, findings)
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
    assert replay(game, load(dump(match.record))).events == match.events, (
        "a record read from a file tells another story"
    )


def check_used_up(shadow: Match[Any]) -> None:
    assert isinstance(shadow.source, RecordedChance)
    assert shadow.source.unused == 0, "a replay asks for fewer draws than the game did"


def check_opening(game: Game[Any], match: Match[Any], rng: Random) -> None:
    """What an observer is told before the first ask is the same in every opening that looks the
    same to it in the end."""
    record = match.record
    for _ in range(OTHER_OPENINGS if record.opening else 0):
        draws = list(record.opening)
        place = rng.randrange(len(draws))
        draws[place] = other_draw(draws[place], rng)
        try:
            other = Match(game, record.seats, record.options, RecordedChance(draws))
        except ChanceError:
            continue
        for observer in (None, *range(record.seats)):
            if same_view(game, match.state, other.state, observer):
                told, other_told = seen(match.events, observer), seen(other.events, observer)
                assert wire(told) == wire(other_told), (
                    f"what seat {observer} is told of the opening depends on what it may not know"
                )


def other_draw(draw: Draw, rng: Random) -> Draw:
    """A draw with two of its numbers changing places, or one of them by one."""
    kind, numbers = draw[0], list(draw[1])
    one, other = rng.randrange(len(numbers)), rng.randrange(len(numbers))
    if kind == "shuffle":
        numbers[one], numbers[other] = numbers[other], numbers[one]
    else:
        numbers[one] += rng.choice((-1, 1))
    return kind, tuple(numbers)


def choose_part(state: State, rng: Random) -> tuple[int, int]:
    """Who answers next, and what: mostly somebody who is waited for, sometimes somebody who need
    not."""
    seats = [*range(state.seats), CLOCK]
    optional = [(seat, part) for seat in seats for part in state.parts(seat) if part]
    if optional and rng.random() < MEANWHILE:
        return rng.choice(optional)
    return rng.choice(awaited(state)), 0


def check_copies(game: Game[Any], match: Match[Any], shadow: Match[Any]) -> None:
    state = match.state
    packed = encode(state)
    copy, decoded = state.copy(), decode(game, packed)
    assert copy == state, "a copy differs from its original"
    assert decoded == state, "decoding an encoded state gives another"
    assert shadow.state == state, "a replay gives another state"
    assert encode(copy) == encode(decoded) == packed, "equal states have different encodings"
    if not state.over:
        seat = awaited(copy)[0]
        copy.chance = RandomChance(0)
        copy.take(seat, random_answer(copy, seat, RandomChance(0)))
        assert encode(state) == packed, "playing on with a copy changes the original"


def check_search_mode(match: Match[Any], before: Any, part: int) -> None:
    """The latest move, made without a journal, leads to the same state."""
    move = match.record.moves[-1]
    silent = before.copy()
    silent.chance = RecordedChance(move.draws)
    silent.take(move.seat, move.answer, part)
    assert silent == match.state, "without a journal of events the game goes another way"


def check_asks(match: Match[Any]) -> None:
    state = match.state
    assert awaited(state), "nobody is asked anything, but the game is not over"
    assert match.view(None).asks == (), "a spectator is asked something"
    for seat in [*range(state.seats), CLOCK]:
        assert seat == CLOCK or match.view(seat).asks == match.asks(seat), (
            f"the view of seat {seat} does not show what it is asked"
        )
        ids = [ask.id for ask in match.asks(seat)]
        assert len(ids) == len(set(ids)), f"two asks of seat {seat} have the same id"
        for ask in match.asks(seat):
            legal: list[Any] = (
                [ask.choices.default] if isinstance(ask.choices, Form) else list(ask.choices)
            )
            assert legal, f"{ask.question} of seat {seat} has no legal answer"
            for answer in (legal[0], legal[-1]):
                refusal = match.refusal(seat, answer, ask.id)
                assert refusal is None, (
                    f"{ask.question} of seat {seat} offers {answer} and refuses it: {refusal}"
                )
            if not isinstance(ask.choices, Form):
                verbs = {answer[0]: len(answer) - 1 for answer in legal}
                for verb, parts in verbs.items():
                    assert len(ask.says.get(verb, ())) == parts and verb in ask.says, (
                        f"{ask.question} does not say what {verb} is"
                    )


def check_refusals(match: Match[Any], rng: Random) -> None:
    state = match.state
    before = encode(state)
    moves, events = len(match.record.moves), len(match.events)
    for seat in range(state.seats):
        for ask in match.asks(seat):
            wrong = [*rng.sample(JUNK, 4), *spoilt(ask.choices, rng)]
            for answer in wrong:
                must_refuse(match, seat, answer, ask.id)
            must_refuse(match, seat, rng.choice(JUNK), None)
        if not state.parts(seat):
            must_refuse(match, seat, ("pass",), None)
    must_refuse(match, state.seats, ("pass",), None)
    must_refuse(match, awaited(state)[0], ("pass",), "no such ask")
    assert encode(state) == before and match.state is state, (
        "a refused answer has changed the state"
    )
    assert (moves, events) == (len(match.record.moves), len(match.events)), (
        "a refused answer has left a trace"
    )


def spoilt(choices: Any, rng: Random) -> list[Any]:
    """Answers that are nearly legal."""
    if isinstance(choices, Form):
        fields = dict(choices.default)
        dropped = dict(list(fields.items())[1:])
        return [dropped, {**fields, "surplus": 1}, dict.fromkeys(fields), dict.fromkeys(fields, -1)]
    answer = rng.choice(choices)
    return [
        (*answer, 0),
        ("no such verb", *answer[1:]),
        (answer[0], *[("no", "such", "part")] * max(1, len(answer) - 1)),
    ]


def must_refuse(match: Match[Any], seat: int, answer: Any, ask: str | None) -> None:
    refusal = match.refusal(seat, answer, ask)
    assert refusal is not None, f"seat {seat} may answer {answer!r}"
    assert refusal.code, "a refusal without a reason"
    try:
        match.answer(seat, answer, ask)
    except Refused as refused:
        assert refused.refusal == refusal, "the reason changes from one time to the next"
    else:
        raise AssertionError(f"seat {seat} has answered {answer!r}, which is to be refused")


def check_secrecy(game: Game[Any], state: Any, rng: Random, findings: Findings) -> None:
    """A seat sees the same in a world that differs only in what it may not know, now and after the
    next answer."""
    observer = rng.choice([None, *range(state.seats)])
    world = twin(game, state, observer, RandomChance(rng.getrandbits(32)))
    findings.redealt |= {
        name for name in game.secrets if getattr(world, name) != getattr(state, name)
    }
    assert game.totals(world) == game.totals(state), (
        "redealing does not conserve what the game conserves"
    )
    assert same_view(game, state, world, observer), (
        f"what seat {observer} sees depends on what it may not know"
    )
    if observer is not None:
        check_same_refusals(state, world, observer, rng)
    seat, part = choose_part(state, rng)
    if part not in world.parts(seat):
        return
    answer = random_answer(state, seat, RandomChance(rng.getrandbits(32)), part)
    if world.refusal(seat, answer, part) is not None:
        assert seat != observer, (
            f"whether seat {seat} may answer {answer} depends on what it may not know"
        )
        return
    seed = rng.getrandbits(32)
    still_open = state.askings[-1].number
    here = advance(state, seat, answer, part, RandomChance(seed))
    there = advance(world, seat, answer, part, RandomChance(seed))
    sees_same = same_view(game, here.state, there.state, observer)
    if part == 0 and here.state.askings and here.state.askings[-1].number == still_open:
        assert sees_same, "a sealed answer shows before the others are in"
        assert not seen(here.events, observer), "a sealed answer is told before the others are in"
    told, other_told = received(here.events, observer), received(there.events, observer)
    shown = common_length(told, other_told, observer)
    if shown == len(told) == len(other_told):
        assert sees_same, f"seat {observer} sees a difference that no event has told it"
        return
    assert may_differ(told[shown : shown + 1], other_told[shown : shown + 1], observer), (
        f"the events told to seat {observer} depend on what it may not know: {told[shown:]} or {other_told[shown:]}"
    )


def may_differ(one: list[Event], other: list[Event], observer: int | None) -> bool:
    """Whether two worlds may part at these events, of which one may be missing: by what is told to
    the observer alone, and by what an event is marked to reveal. Two events of one kind may differ
    in nothing else."""
    events = one + other
    if any(event.to is not None for event in events):
        return True
    if len({(event.kind, event.rule) for event in events}) > 1 or len(events) < 2:
        return any(event.reveals or observer in event.secret for event in events)
    left, right = (
        {**event.data, **event.secret.get(-1 if observer is None else observer, {})}
        for event in events
    )
    open_details = {name for event in events for name in details_open_to(event, observer)}
    return all(left.get(name) == right.get(name) for name in {*left, *right} - open_details)


def details_open_to(event: Event, observer: int | None) -> set[str]:
    """The details of an event that may differ between worlds which this observer cannot tell
    apart."""
    own = set() if observer is None else set(event.secret.get(observer, ()))
    return own | (set(event.data) if event.reveals is True else set(event.reveals or ()))


def check_same_refusals(state: Any, world: Any, seat: int, rng: Random) -> None:
    """The reasons for which a seat's answers are refused tell it nothing that it may not know."""
    for part in state.parts(seat):
        question, args = state.part(state.askings[-1], part)
        choices = question.choices(state, seat, *args)
        for answer in [*spoilt(choices, rng), *other_parts(choices, rng, state.seats)]:
            reasons = [one.refusal(seat, answer, part) for one in (state, world)]
            assert wire(reasons[0]) == wire(reasons[1]), (
                f"why seat {seat} may not answer {answer} depends on what it may not know: {reasons[0]} or {reasons[1]}"
            )


def other_parts(choices: Any, rng: Random, seats: int) -> list[Any]:
    """Answers of the right shape, legal or not."""
    if isinstance(choices, Form):
        return [choices.sample(RandomChance(rng.getrandbits(32))) for _ in range(3)]
    answer = rng.choice(choices)
    return [
        (answer[0], *[rng.randrange(seats)] * (len(answer) - 1)),
        (answer[0], *rng.choice(choices)[1:]),
    ]


def received(events: list[Event], seat: int | None) -> list[Event]:
    """The events of which a seat sees anything."""
    return [event for event in events if event.seen_by(seat) is not None]


def common_length(one: list[Event], other: list[Event], seat: int | None) -> int:
    """With how many events that look the same to a seat the two begin."""
    pairs = zip(seen(one, seat), seen(other, seat), strict=False)
    return next(
        (place for place, (left, right) in enumerate(pairs) if wire(left) != wire(right)),
        min(len(one), len(other)),
    )


def same_view(game: Game[Any], one: Any, other: Any, seat: int | None) -> bool:
    return wire(game.view(one, seat)) == wire(game.view(other, seat))


def check_result(match: Match[Any]) -> None:
    result = match.result
    assert result is not None, "a finished game without a result"
    assert result.winners, "a finished game without a winner"
    assert len(result.scores) == match.state.seats, "a score for every seat is expected"
    assert all(0 <= seat < match.state.seats for seat in result.winners), (
        "a winner who does not play"
    )
    for seat in range(match.state.seats):
        assert not match.asks(seat), "a question after the end of the game"
        refusal = match.refusal(seat, ("pass",))
        assert refusal is not None
        assert refusal.code == "game-over"
