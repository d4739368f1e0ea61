"""Tests of lessons: they begin in the lobby or in the rules, and lead to their end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ..conftest import Invite
from ..kit import Visitor

STEP = ".lesson p"
GO_ON = ".lesson .row .button.main"


def begin(visitor: Visitor, game: str) -> None:
    visitor.open("/")
    visitor.page.locator(f"section[aria-labelledby=game-{game}] .learn").click()
    visitor.page.wait_for_selector(STEP)


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [
        ("poker-dice", "phone", "ro"),
        ("dice-town", "phone", "ru"),
        ("gentlemans-deal", "desktop", "en"),
    ],
)
def test_a_lesson_goes_from_its_first_word_to_its_last(
    invite: Invite, game: str, size: str, language: str
) -> None:
    ana = invite("Ana", size=size, language=language)
    begin(ana, game)
    hints: list[str] = []

    def ended() -> bool:
        steps, buttons, go_on = ana.counts(STEP, ".lesson .row .button", GO_ON)
        if steps:
            text = ana.page.locator(STEP).first.inner_text()
            if text not in hints:
                hints.append(text)
                ana.check_words()
            if buttons == 2:
                return True
            ana.press(GO_ON, go_on)
        ana.move()
        return False

    ana.await_that(ended)
    assert len(hints) >= 3
    ana.page.locator(GO_ON).click()
    expect(ana.page.locator(".seats > li.mine")).to_have_count(1)
    assert not ana.problems


def test_what_a_lesson_wants_pressed_is_in_sight_on_a_phone(invite: Invite) -> None:
    """The sheet of Poker Dice is longer than what a phone shows above the dock."""
    ana = invite("Ana", size="phone")
    begin(ana, "poker-dice")
    for _ in range(2):
        for die in ana.page.locator(".dice > button").all():
            if (die.get_attribute("aria-label") or "").endswith("6"):
                die.click()
        rolled = ana.page.locator(STEP).inner_text()
        ana.page.locator(".play-on .button.main").click()
        expect(ana.page.locator(STEP)).not_to_have_text(rolled)
    expect(ana.page.locator(".actions")).to_contain_text("No roll left")
    expect(ana.page.locator(".play-on")).not_to_contain_text("oll")
    wanted = ana.page.locator(".lesson-about")
    expect(wanted).to_have_attribute("data-box", "sixes")
    wanted.click(trial=True)
    above = wanted.evaluate("box => box.getBoundingClientRect().bottom")
    dock = ana.page.locator(".dock").evaluate("dock => dock.getBoundingClientRect().top")
    assert 0 < above <= dock


def test_the_rules_begin_with_a_page_that_leads_into_a_lesson(invite: Invite) -> None:
    ana = invite("Ana", size="phone")
    for game in ("poker-dice", "dice-town", "gentlemans-deal"):
        ana.open(f"/rules/{game}")
        expect(ana.page.locator(".how li")).not_to_have_count(0)
        ana.check_words()
    ana.page.locator(".how .button.main").click()
    ana.page.wait_for_selector(STEP)
    assert not ana.problems
