"""Tests of whole games in browsers: in the slow run on pages from the beginning at full tables,
otherwise from a later point that people have reached without pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from fivecups.engine import SeenEvent
from fivecups.engine.plain_data import frozen_plain
from fivecups.games import GAMES
from fivecups.texts import Texts, Wording
from tests.web.server import House

from ..conftest import Invite
from ..kit import NO_REVIEW, Visitor, play_to_the_end
from ..play_ahead import play_nearly_to_the_end

Check = Callable[[Visitor], None]
BOTS = ("Cora", "Silas", "Ruby", "Amos", "Hattie")
"""The names of bots by seat, from the second on."""


pytestmark = pytest.mark.parametrize(
    "late", [True, pytest.param(False, marks=pytest.mark.slow)], ids=("the-end", "all-of-it")
)


@pytest.fixture
def house(
    house: House,
    late: bool,
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[House]:
    """Run a separate house for the whole of Dice Town, closed afterwards: the review, which begins
    when the end is shown, would keep the common house busy for half a minute."""
    if late or request.function not in (
        test_dice_town_between_a_tablet_and_a_phone,
        test_wild_west_with_the_indians,
    ):
        yield house
    else:
        with House(tmp_path_factory.mktemp("house")) as opened:
            yield opened


def begin(people: list[Visitor], game: str, seats: int, late: bool, **settings: object) -> str:
    """Begin a game in all browsers, from its start or near its end. Games with a slow review are
    reviewed only if they were played completely."""
    first, *others = people
    table = first.set_table(game, seats, seats - len(people), **settings)
    for other in others:
        other.ask("POST", f"tables/{table}/sit", {})
    first.ask("POST", f"tables/{table}/start")
    if late:
        play_nearly_to_the_end(people, table)
    for person in people:
        if late and game != "poker-dice":
            person.run_first(NO_REVIEW)
        person.open(f"/table/{table}")
        person.page.wait_for_selector(".actions, .ending")
    return table


def end(people: list[Visitor], table: str, accessible: Check | None) -> None:
    """Check that everybody sees the same end in their own language and can replay the game, with
    axe unless other tests do so."""
    scores = people[0].ask("GET", f"tables/{table}")["scores"]
    for person in people:
        person.check_words()
        shown = [int(text) for text in person.page.locator(".ending .total").all_inner_texts()]
        assert sorted(shown) == sorted(scores)
        person.page.wait_for_selector(".seal.checked:not(.broken)")
    if accessible:
        accessible(people[0])
    people[0].open(f"/table/{table}/replay")
    people[0].page.wait_for_selector(".controls")
    for _ in range(4):
        people[0].page.keyboard.press("ArrowRight")
    people[0].check_words()
    if accessible:
        accessible(people[0])


def check_the_log(
    visitor: Visitor, game: str, language: str, names: list[str], table: str, seat: int
) -> None:
    """Check that the page words events exactly as the terminal does."""
    wording = Wording(GAMES[game], Texts(language), names, seat)
    expected: list[str] = []
    total, first = 1, 0
    while first < total:
        part = visitor.ask("GET", f"tables/{table}/replay?seat={seat}&first={first}")
        total = part["steps_in_all"]
        first += len(part["steps"])
        expected += [
            wording.event(decoded(event)) for step in part["steps"] for event in step["events"]
        ]
    words = "lines => lines.map((line) => line.firstChild.textContent.trim())"
    shown = visitor.page.locator(".log .line:not(.soft)").evaluate_all(words)
    assert shown == expected[-len(shown) :]


def decoded(event: dict[str, Any]) -> SeenEvent:
    data = frozen_plain(event["data"])
    return SeenEvent(
        str(event["kind"]),
        str(event["rule"]),
        data,
        bool(event.get("private")),
        bool(event.get("reveals")),
    )


def test_poker_dice_between_a_laptop_and_a_phone(invite: Invite, late: bool) -> None:
    people = [invite("Ana", motion=True), invite("Ion", size="phone", language="ro")]
    table = begin(people, "poker-dice", 3, late)
    play_to_the_end(people)
    check_the_log(people[0], "poker-dice", "en", ["Ana", "Ion", "Silas"], table, 0)
    end(people, table, None)


def test_dice_town_between_a_tablet_and_a_phone(
    invite: Invite, accessible: Check, late: bool
) -> None:
    people = [invite("Ana", size="tablet"), invite("Лев", size="phone", language="ru")]
    seats = 3 if late else 5
    table = begin(people, "dice-town", seats, late)
    play_to_the_end(people)
    names = ["Ana", "Лев", *BOTS[1 : seats - 1]]
    check_the_log(people[0], "dice-town", "en", names, table, 0)
    end(people, table, accessible)


def test_wild_west_with_the_indians(invite: Invite, accessible: Check, late: bool) -> None:
    people = [invite("Ion", language="ro", dark=True)]
    seats = 4 if late else 6
    table = begin(people, "dice-town", seats, late, options={"wild_west": True, "indians": True})
    play_to_the_end(people)
    check_the_log(people[0], "dice-town", "ro", ["Ion", *BOTS[: seats - 1]], table, 0)
    end(people, table, accessible)


def test_gentlemans_deal_among_three_languages(
    invite: Invite, accessible: Check, late: bool
) -> None:
    people = [
        invite("Ana"),
        invite("Лев", size="phone", language="ru", dark=True),
        invite("Ion", size="tablet", language="ro"),
    ]
    table = begin(
        people, "gentlemans-deal", 5, late, options={"talk_seconds": None, "vote_seconds": None}
    )
    play_to_the_end(people)
    end(people, table, accessible)
