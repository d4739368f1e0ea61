"""Tests of names, signs and colours: a person who sits down is asked, changes are visible at once,
and no name overflows its card."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ..conftest import Invite, Meet
from ..kit import LANGUAGES, SIZES, Visitor, fits

Check = Callable[[Visitor], None]
LONG = "Maximilian-Konstantin Xx"
OUTSIDE = """start => {
  const cards = 'li, th, td, .seat, .chip, .neighbour, .pan, .panel, .line, .actions, section';
  const found = [];
  for (const one of document.querySelectorAll('main *')) {
    if (one.children.length || !one.textContent.includes(start)) continue;
    const box = one.getBoundingClientRect();
    const card = one.parentElement.closest(cards)?.getBoundingClientRect();
    if (box.width > 1 && card && box.right > card.right + 1) found.push(one.outerHTML);
  }
  return found;
}"""
"""A script that finds texts with a name that overflow their card."""


def stranger(invite: Invite, last_name: str, **settings: str) -> Visitor:
    """Return a visitor whom the house does not know, on a device that remembers a name."""
    visitor = invite(last_name, **settings)
    visitor.context.clear_cookies()
    return visitor


def test_whoever_sits_down_is_asked_for_name_sign_and_colour(
    invite: Invite, accessible: Check
) -> None:
    ana, zoe = invite("Ana"), stranger(invite, "Zoe", size="phone")
    table = ana.set_table("poker-dice", 2, 0)
    ana.open(f"/table/{table}")
    zoe.open(f"/table/{table}")
    zoe.page.get_by_role("button", name="Sit down").click()
    dialog = zoe.page.get_by_role("dialog")
    field = dialog.get_by_label("Your name")
    expect(field).to_have_value("Zoe")
    dialog.get_by_role("button", name="Moon").click()
    dialog.get_by_role("button", name="Night blue").click()
    accessible(zoe)
    assert fits(zoe)
    field.fill("Zoë")
    dialog.get_by_role("button", name="That’s me").click()
    zoe.page.locator(".seats .mine", has_text="Zoë").wait_for()
    ana.page.locator(".seats li", has_text="Zoë").wait_for()
    chair = ana.ask("GET", f"tables/{table}")["chairs"][1]
    assert (chair["name"], chair["sign"], chair["colour"]) == ("Zoë", "moon", "night")
    zoe.page.get_by_role("button", name="Name and sign").click()
    dialog.get_by_label("Your name").fill("Zo")
    dialog.get_by_role("button", name="That’s me").click()
    ana.page.locator(".seats strong", has_text="Zo").and_(
        ana.page.get_by_text("Zo", exact=True)
    ).wait_for()


def test_two_guests_are_never_called_the_same(invite: Invite) -> None:
    ana = invite("Ana")
    guests = [stranger(invite, "Guest", language=language) for language in ("ru", "ro")]
    table = ana.set_table("poker-dice", 3, 0)
    ana.open(f"/table/{table}")
    for guest in guests:
        guest.open(f"/table/{table}")
        guest.page.locator(".seats .button.main").first.click()
        guest.page.locator("dialog .button.quiet").wait_for()
    for guest in guests:  # both want the same seat; the second is given another one
        guest.page.locator("dialog .button.quiet").click()
        guest.page.locator(".seats .mine").wait_for()
    words = {"phone": "Guest", "tablet": "Гость", "desktop": "Oaspete"}
    for size in ana.looks():
        for number in (2, 3):
            ana.page.locator(".seats").get_by_text(f"{words[size]} {number}", exact=True).wait_for()


def test_the_quick_game_asks_too_and_who_turns_back_is_nowhere(invite: Invite) -> None:
    zoe = stranger(invite, "Zoe")
    zoe.open("/")
    zoe.page.get_by_role("button", name="Play now").first.click()
    zoe.page.get_by_role("dialog").wait_for()
    zoe.page.keyboard.press("Escape")
    zoe.page.get_by_role("dialog").wait_for(state="detached")
    assert zoe.ask("GET", "me/tables") == []
    zoe.page.get_by_role("button", name="Play now").nth(1).click()
    zoe.page.get_by_role("button", name="That’s me").click()
    zoe.page.wait_for_selector(".shell")
    assert zoe.ask("GET", "me")["name"] == "Zoe"


def test_a_new_name_is_seen_at_once_by_all_and_in_earlier_lines(invite: Invite) -> None:
    ana, bob = invite("Ana"), invite("Bob")
    table = ana.set_table("poker-dice", 2, 0)
    bob.ask("POST", f"tables/{table}/sit", {"seat": 1})
    ana.ask("POST", f"tables/{table}/start")
    bob.open(f"/table/{table}")
    bob.page.locator(".sheets").get_by_text("Ana", exact=True).first.wait_for()
    lobby = ana.page
    ana.open("/")
    field = lobby.locator("header input")
    field.fill("Anna")
    field.blur()
    bob.page.locator(".sheets").get_by_text("Anna", exact=True).first.wait_for()
    log = bob.page.get_by_role("log", name="Log")
    log.get_by_text("Ana is now called Anna.").wait_for()
    log.get_by_text("Anna sits down.").wait_for()


@pytest.mark.parametrize(
    ("size", "language"),
    [
        pytest.param(size, language, marks=() if size == "phone" else pytest.mark.slow)
        for size, language in zip(SIZES, LANGUAGES, strict=True)
    ],
)
def test_a_long_name_stays_inside_its_card(
    invite: Invite, meet: Meet, size: str, language: str
) -> None:
    """In the lobby, before the game and in it."""
    ana = invite("Ana", size=size, language=language)
    long = meet(LONG)
    tables = []
    for game, seats in (("dice-town", 3), ("poker-dice", 3), ("gentlemans-deal", 5)):
        tables.append(ana.set_table(game, seats, seats - 2, visibility="open"))
        long.ask("POST", f"tables/{tables[-1]}/sit", {"seat": 1})
    ana.open("/")
    for table in tables:
        ana.page.locator(f'.table.panel[href="/table/{table}"]').wait_for()
    assert ana.page.evaluate(OUTSIDE, LONG[:6]) == []
    for table in tables:
        ana.open(f"/table/{table}")
        ana.page.locator(".seats").wait_for()
        assert ana.page.evaluate(OUTSIDE, LONG[:6]) == []
        ana.ask("POST", f"tables/{table}/start")
        ana.page.wait_for_selector(".actions")
        assert ana.page.evaluate(OUTSIDE, LONG[:6]) == []
        assert fits(ana)


def test_the_sign_of_a_person_is_the_same_everywhere(invite: Invite) -> None:
    ana = invite("Ana", size="tablet")
    ana.open("/you")
    ana.page.get_by_role("button", name="Wagon wheel").click()
    ana.page.get_by_role("button", name="Lilac").click()
    ana.page.locator("header .you .sign").wait_for()
    ana.await_that(lambda: ana.ask("GET", "me")["colour"] == "lilac")
    own = ana.page.locator("header .you .sign path").get_attribute("d")
    table = ana.set_table("gentlemans-deal", 5, 4)
    ana.ask("POST", f"tables/{table}/start")
    ana.open(f"/table/{table}")
    sign = ana.page.locator('[data-spot="seat-0"] .sign').first
    expect(sign.locator("path")).to_have_attribute("d", own or "")
    expect(sign.locator("circle").first).to_have_attribute("fill", "#b39ae6")
