"""Tests that all texts of Gentleman's Deal can be formed in three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from fivecups.engine import CLOCK, Event, Fields, Form, Match, Refusal, replay
from fivecups.games import gentlemans_deal
from fivecups.games.gentlemans_deal import GENTLEMANS_DEAL, components, state, view
from fivecups.games.gentlemans_deal.components import ACCOMPLICES
from fivecups.games.gentlemans_deal.state import BALLOTS, SOURCES, DealState
from fivecups.records import read
from fivecups.texts import LANGUAGES, Texts, Wording

from .make_golden import GOLDEN, NAMES

GAME = "gentlemans-deal"
ASKED_EVERY = 5
FILES = {
    language: Path(f"src/fivecups/texts/{language}/games/{GAME}.ftl") for language in LANGUAGES
}
REFUSALS = (
    Refusal("too-much-money", "GD-11", {"offered": 17, "money": 12}),
    Refusal("accomplice-offered-twice", "GD-11", {"accomplice": "boss"}),
    Refusal("empty-demand", "GD-12"),
    Refusal("nothing-said", "GD-12"),
    Refusal("no-vote-in-jail", "GD-20"),
    Refusal("no-argument-left", "GD-21"),
    Refusal("no-such-dealer", "GD-3", {"first_dealer": 8, "last_seat": 4}),
)


def messages(language: str) -> list[str]:
    """Return the ids of the game's own text file, in order."""
    path = Path(__file__).parents[3] / FILES[language]
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, Junk)]
    return [entry.id.name for entry in resource.body if isinstance(entry, Message)]


def wording(language: str) -> Wording:
    return Wording(GENTLEMANS_DEAL, Texts(language), NAMES)


@cache
def golden_games() -> tuple[Match[DealState], ...]:
    return tuple(replay(GENTLEMANS_DEAL, read(path)) for path in sorted(GOLDEN.glob("*.json")))


def moments() -> Iterator[Match[DealState]]:
    """Yield the golden games, stopped every few moves."""
    for match in golden_games():
        for moves in range(0, len(match.record.moves), ASKED_EVERY):
            yield replay(GENTLEMANS_DEAL, match.record, moves)


def source() -> str:
    return "\n".join(
        path.read_text() for path in Path(gentlemans_deal.__file__).parent.rglob("*.py")
    )


def with_prefix(kind: str) -> set[str]:
    prefix = f"{GAME}-{kind}-"
    return {name.removeprefix(prefix) for name in messages("en") if name.startswith(prefix)}


def test_the_same_messages_in_all_languages() -> None:
    assert messages("en") == messages("ru") == messages("ro")
    assert len(set(messages("en"))) == len(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(language: str) -> None:
    told = set()
    for match in golden_games():
        for event in match.events:
            for seat in (None, event.data.get("seat")):
                seen = event.seen_by(seat)
                assert seen is not None
                words = Wording(GENTLEMANS_DEAL, Texts(language), NAMES, seat)
                assert words.event(seen).strip()
            told.add(event.kind)
    known = {name for name in with_prefix("event") if "-you" not in name}
    assert told | {"card_drawn-private", "ended-how", "talk_time_ran_out-how"} == known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_answer_can_be_put(language: str) -> None:
    words = wording(language)
    asked, verbs, labels = set(), set(), set()
    for match in moments():
        for seat in (*range(match.state.seats), CLOCK):
            for ask in match.asks(seat):
                assert words.ask(ask)
                asked.add(ask.question)
                if isinstance(ask.choices, Form):
                    labels |= {(ask.question, path) for path in paths(ask.choices.fields)}
                else:
                    assert all(words.answer(ask, answer) for answer in ask.choices)
                    verbs |= {answer[0] for answer in ask.choices}
    for question, path in labels:
        assert words.field(question, path)
    assert (
        asked == set(GENTLEMANS_DEAL.rules.questions) == with_prefix("ask") == with_prefix("wait")
    )
    assert verbs == with_prefix("say")
    named = {f"{question}-{path.split('-')[-1]}" for question, path in labels}
    assert named == with_prefix("form")


def paths(group: Fields, before: str = "") -> Iterator[str]:
    for name, field in group.fields.items():
        path = f"{before}-{name}" if before else name
        if isinstance(field, Fields):
            yield from paths(field, path)
        else:
            yield path


@pytest.mark.parametrize("language", LANGUAGES)
def test_whom_the_table_waits_for_can_be_said(language: str) -> None:
    words = wording(language)
    for match in moments():
        waiting = match.view(None).waiting
        assert waiting is not None
        assert words.waiting(waiting)
    for question in GENTLEMANS_DEAL.rules.questions:
        assert words.texts.say(f"{GAME}-wait-{question}", seats="Ana")


def test_the_label_of_a_share_names_the_player() -> None:
    assert wording("en").field("first_offer", "1-money") == "Money for Bob"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_reason_in_words(language: str) -> None:
    for refusal in REFUSALS:
        assert wording(language).refusal(refusal)
    codes = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', source()))
    assert codes == {refusal.code for refusal in REFUSALS} == with_prefix("refusal")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_a_name(language: str) -> None:
    texts = Texts(language)
    for option in GENTLEMANS_DEAL.options:
        assert texts.say(f"{GAME}-option-{option.name}")
        for choice in option.choices:
            assert texts.say(f"{GAME}-option-{option.name}-{'none' if choice is None else choice}")
        for number in (option.low, option.high, 1, 3, 25):
            assert texts.say(f"{GAME}-option-{option.name}-number", value=number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms(language: str) -> None:
    texts = Texts(language)
    assert texts.say(f"{GAME}-name")
    for accomplice in ACCOMPLICES:
        about = texts.about(f"{GAME}-accomplice-{accomplice}")
        assert about is not None
        assert len(about.split()) <= 10
    for ballot in (*BALLOTS, "open", "more"):
        assert texts.say(f"{GAME}-ballot-{ballot}")
    assert all(texts.has(f"{GAME}-source-{name}") for name in SOURCES)
    assert all(texts.has(f"{GAME}-phase-{name}") for name in ("offer", "talk", "vote", "over"))
    assert all(texts.has(f"{GAME}-outcome-{name}") for name in ("accepted", "refused", "time_up"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_view_shows_has_a_label(language: str) -> None:
    texts = Texts(language)
    shown: list[Any] = [
        thing
        for thing in vars(view).values()
        if is_dataclass(thing) and thing.__module__ == view.__name__
    ]
    names = {
        field.name for kind in (*shown, components.DealCard, state.Share) for field in fields(kind)
    } | {field.name for field in fields(state.Demand)} - set(GENTLEMANS_DEAL.words)
    assert all(texts.say(f"{GAME}-view-{name}") for name in names), names


@pytest.mark.parametrize(
    ("language", "money", "expected"),
    [
        ("en", 1, "Ana gets a share of 1 coin."),
        ("en", 5, "Ana gets a share of 5 coins."),
        ("ru", 1, "Ana получает долю: 1 монета."),
        ("ru", 3, "Ana получает долю: 3 монеты."),
        ("ru", 11, "Ana получает долю: 11 монет."),
        ("ro", 1, "Ana își primește partea: o monedă."),
        ("ro", 3, "Ana își primește partea: 3 monede."),
        ("ro", 21, "Ana își primește partea: 21 de monede."),
    ],
)
def test_plurals(language: str, money: int, expected: str) -> None:
    assert Texts(language).say(f"{GAME}-event-share_paid", seat="Ana", money=money) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Bob promises to vote for if given at least: 3 coins; Magnate."),
        ("ru", "Bob обещает голосовать за, если получит минимум: 3 монеты; магнат."),
        ("ro", "Bob promite să voteze pentru dacă primește cel puțin: 3 monede; magnat."),
    ],
)
def test_a_demand_in_words(language: str, expected: str) -> None:
    match = Match(GENTLEMANS_DEAL, 5, {"first_dealer": 0})
    demand = {"whom": 1, "money": 3, "accomplices": ("magnate",), "vote": "for"}
    [event] = match.answer(1, demand, match.asks(1)[0].id)
    seen = event.seen_by(None)
    assert seen is not None
    assert wording(language).event(seen) == expected


@pytest.mark.parametrize(
    ("language", "won", "drawn"),
    [
        ("en", "The game is over. Won by Ana.", "The game is over. A draw between Ana and Bob."),
        ("ru", "Игра окончена. Побеждает Ana.", "Игра окончена. Ничья: Ana и Bob."),
        (
            "ro",
            "Partida s-a încheiat. Câștigă Ana.",
            "Partida s-a încheiat la egalitate: Ana și Bob.",
        ),
    ],
)
def test_gd_51_a_draw_is_told_as_a_draw(language: str, won: str, drawn: str) -> None:
    words = wording(language)
    for how, winners, expected in (("won", (0,), won), ("drawn", (0, 1), drawn)):
        data = {"how": how, "winners": winners, "scores": (3, 3, 0, 0, 0)}
        seen = Event("ended", "GD-51", data).seen_by(None)
        assert seen is not None
        assert words.event(seen) == expected
