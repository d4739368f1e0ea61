"""Tests that every screen can be reached, read in each language, and used by everybody."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ..conftest import Invite
from ..kit import fits

GAMES = ("dice-town", "poker-dice", "gentlemans-deal")
CARDS = "#cards .card"
"""The rules with cards are read in every language in the test that counts the cards."""

SHOWN = {
    "/": ".table.panel",
    "/rules/dice-town": CARDS,
    "/rules/poker-dice": ".how li",
    "/rules/gentlemans-deal": CARDS,
}
"""The element that shows that a screen is complete; in a waiting room the code."""
Check = Callable[..., None]


@pytest.mark.parametrize(
    "thorough",
    [False, pytest.param(True, marks=pytest.mark.slow)],
    ids=("each-screen", "each-screen-in-each-language"),
)
def test_lobby_room_and_rules(invite: Invite, accessible: Check, thorough: bool) -> None:
    """In light and dark; only colours differ between the two, and only words between languages."""
    ana = invite(dark=True)
    tables = [ana.set_table(game, 5, 2, visibility="open") for game in GAMES]
    screens = ["/", *(f"/rules/{game}" for game in GAMES)]
    screens += [f"/table/{table}" for table in tables]
    for screen in screens:
        ana.open(screen)
        ana.page.wait_for_selector("main h1")
        ana.page.wait_for_load_state("networkidle")
        ana.page.wait_for_selector(SHOWN.get(screen, ".code"))
        for size in ana.looks() if thorough or SHOWN.get(screen) != CARDS else ():
            ana.check_words()
            assert fits(ana), (screen, size)
            if thorough:
                accessible(ana)
        theme = ana.page.locator(".preferences .tool").last
        theme.dispatch_event("click")
        expect(ana.page.locator("html")).to_have_attribute("data-theme", "light")
        if thorough or screen not in screens[-2:]:  # the colours of waiting rooms are the same
            accessible(ana, rules=["color-contrast"])
        theme.dispatch_event("click")
        expect(ana.page.locator("html")).to_have_attribute("data-theme", "dark")
        accessible(ana)


def test_from_the_lobby_to_the_first_decision_by_one_click(
    invite: Invite, accessible: Check
) -> None:
    ana = invite(size="phone", lobby=True)
    for game in GAMES:
        ana.open("/")
        ana.page.locator(".game", has=ana.page.locator(f"#game-{game}")).get_by_role(
            "button", name="Play now"
        ).click()
        ana.page.wait_for_selector(".actions")
        ana.check_words()
        accessible(ana)
        assert fits(ana)


def test_a_table_is_set_by_hand_and_joined_by_its_link(invite: Invite) -> None:
    ana = invite("Ana", lobby=True)
    ion = invite("Ion", size="phone", language="ro")
    ana.page.locator(".game", has=ana.page.locator("#game-poker-dice")).get_by_role(
        "button", name="Set up a table"
    ).click()
    dialog = ana.page.get_by_role("dialog")
    assert not re.search(r"[.?!][A-Z]", dialog.inner_text()), "a space is missing"
    dialog.get_by_role("button", name="More: Seats").click()
    dialog.get_by_role("button", name="Set up a table").click()
    ana.page.wait_for_url("**/table/*")
    ion.open(ana.page.url.removeprefix(ana.base))
    ion.page.get_by_role("button", name="Ia loc").first.click()
    ana.page.get_by_text("Ion", exact=True).wait_for()
    ana.page.get_by_role("button", name="Fill with bots").click()
    ana.page.get_by_role("button", name="Start the game").click()
    for visitor in (ana, ion):
        visitor.page.wait_for_selector(".sheets")
    ana.page.wait_for_selector(".actions.mine")
    expect(ion.page.locator(".actions .wait")).to_contain_text("Ana")


def test_the_first_load_is_light(invite: Invite) -> None:
    ana = invite(language="ru", new=True)
    ana.open("/")
    sizes: dict[str, int] = {}
    ana.page.on(
        "response", lambda answer: sizes.update({answer.url: len(gzip.compress(answer.body()))})
    )
    ana.page.reload()
    ana.page.wait_for_selector(".game")
    ana.page.wait_for_load_state("networkidle")
    assert 20_000 < sum(sizes.values()) < 250_000, sizes


def test_the_language_changes_in_mid_game(invite: Invite) -> None:
    ana = invite()
    table = ana.set_table("poker-dice", 1, 0)
    ana.ask("POST", f"tables/{table}/start")
    ana.open(f"/table/{table}")
    ana.page.wait_for_selector(".actions.mine")
    for language, sentence in (("ru", "Отложите"), ("ro", "Pune"), ("en", "Set dice aside")):
        ana.page.locator(".menu > summary").click()
        ana.page.locator(".menu .preferences select").select_option(language)
        ana.page.locator(".menu > summary").click()
        expect(ana.page.locator("html")).to_have_attribute("lang", language)
        expect(ana.page.locator(".actions .ask")).to_contain_text(sentence)
        ana.check_words()
