"""Learning by playing: lessons begin in the lobby or in the rules, and lead to their end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Invite
from .kit import Visitor

STEP = ".lesson p"


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
    told: list[str] = []

    def ended() -> bool:
        step = ana.page.locator(STEP)
        if step.count():
            text = step.first.inner_text()
            if text not in told:
                told.append(text)
                ana.check_words()
            if ana.page.locator(".lesson .button").count() == 2:
                return True
            ana.page.locator(".lesson .button.main").click(timeout=5000)
        ana.move()
        return False

    ana.await_that(ended)
    assert len(told) >= 3
    ana.page.locator(".lesson .button.main").click()
    expect(ana.page.locator(STEP)).to_have_count(0)
    assert not ana.problems


def test_the_rules_begin_with_a_page_that_leads_into_a_lesson(invite: Invite) -> None:
    ana = invite("Ana", size="phone")
    for game in ("poker-dice", "dice-town", "gentlemans-deal"):
        ana.open(f"/rules/{game}")
        expect(ana.page.locator(".how li")).not_to_have_count(0)
        ana.check_words()
    ana.page.locator(".how .button.main").click()
    ana.page.wait_for_selector(STEP)
    assert not ana.problems
