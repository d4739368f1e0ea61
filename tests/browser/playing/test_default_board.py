"""Tests of the default board: a game that has no board of its own is played from the lobby to its
replay, with the words that the house sends."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from ..conftest import Invite
from ..kit import ASKED, Visitor, fits, play_to_the_end

Check = Callable[..., None]
SMALL_TARGETS = """() => [...document.querySelectorAll('.actions button, .seat button')]
    .filter((button) => {
        const box = button.getBoundingClientRect();
        return box.width && (box.width < 44 || box.height < 44);
    }).map((button) => button.outerHTML.slice(0, 120))"""


def set_high_cup(people: list[Visitor], pot: int = 2) -> str:
    """Begin High Cup between these people and open their pages."""
    first, *others = people
    table = first.set_table("high-cup", len(people), 0, options={"pot": pot})
    for other in others:
        other.ask("POST", f"tables/{table}/sit", {})
    first.ask("POST", f"tables/{table}/start")
    for person in people:
        person.open(f"/table/{table}")
        person.page.wait_for_selector(ASKED)
    return table


def check_the_board(page: Page, pot: str, coins: str, die: str) -> None:
    """Check the middle, the cards of both players, and the player's own die."""
    expect(page.locator(".middle")).to_contain_text(pot)
    expect(page.locator("li.seat")).to_have_count(2)
    expect(page.locator("li.seat").first).to_contain_text(coins)
    own = page.locator(".dock dl")
    expect(own).to_contain_text(die)
    expect(own.get_by_role("img")).to_have_count(1)


def test_two_people_play_on_phones_in_two_languages(invite: Invite, accessible: Check) -> None:
    ana, ion = invite("Ana", size="phone"), invite("Ion", size="phone", language="ru")
    table = set_high_cup([ana, ion])
    check_the_board(ana.page, "Coins in the pot", "Coins", "Your die")
    check_the_board(ion.page, "Монеты в банке", "Монеты", "Ваш кубик")
    for person in (ana, ion):
        person.check_words()
        assert fits(person)
        assert person.page.evaluate(SMALL_TARGETS) == []
    accessible(ana, lights=True)

    ana.page.get_by_role("button", name="Stand").press("Enter")
    ana.page.get_by_role("button", name="Confirm").press("Enter")
    expect(ana.page.locator(".actions")).to_contain_text("Still deciding: Ion")
    ion.page.get_by_role("button", name="Спасовать").click()
    ion.page.get_by_role("button", name="Подтвердить").click()
    expect(ana.page.locator(".middle")).to_contain_text("1")
    expect(ana.page.locator("li.seat.own dd")).to_have_text("1")

    ana.page.get_by_role("button", name="Log").click()
    log = ana.page.get_by_role("log")
    expect(log).to_contain_text("You take a coin from the pot.")
    log.get_by_role("button", name="why?").first.click()
    expect(log).to_contain_text("HC-1 Each player rolls a die under a cup.")
    ana.page.keyboard.press("Escape")

    play_to_the_end([ana, ion])
    for person in (ana, ion):
        person.check_words()
        person.page.wait_for_selector(".seal.checked:not(.broken)")
        assert fits(person)

    ana.open(f"/table/{table}/replay#2@0")
    told = ana.page.locator(".told")
    expect(told).to_contain_text("The cups are lifted")
    told.get_by_role("button", name="why?").first.click()
    expect(told).to_contain_text("HC-2")
    ana.speak("ro")
    expect(ana.page.locator(".told")).to_contain_text("Păhărelele se ridică")
    assert fits(ana)


def test_it_is_in_the_lobby_and_its_rules_can_be_read(invite: Invite, accessible: Check) -> None:
    ana = invite("Ana", language="ro")
    ana.open("/")
    card = ana.page.locator("section[aria-labelledby=game-high-cup]")
    expect(card).to_contain_text("Un zar sub păhărel")
    expect(card.locator(".learn")).to_have_count(0)
    expect(ana.page.locator("#game-whisper")).to_have_count(0)  # it has no texts
    card.get_by_role("link", name="Reguli").click()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Păhărelul mare")
    expect(ana.page.locator("#HC-4")).to_contain_text("ia o monedă")
    accessible(ana)
    ana.open("/")
    card.get_by_role("button", name="Joacă acum").click()
    ana.page.wait_for_selector(ASKED)
    expect(ana.page.locator("li.seat")).to_have_count(3)
    ana.check_words()


def test_a_big_screen_shows_it_without_anything_private(invite: Invite) -> None:
    ana, ion = invite("Ana", size="phone"), invite("Ion", size="phone")
    television = invite("Television")
    table = set_high_cup([ana, ion])
    television.open(f"/screen/{table}")
    expect(television.page.locator(".middle")).to_contain_text("Coins in the pot")
    expect(television.page.locator("li.seat")).to_have_count(2)
    expect(television.page.get_by_text("Your die")).to_have_count(0)
    expect(ana.page.locator("li.seat")).to_have_count(0)  # the phone leaves the board to the screen
    expect(ana.page.locator(".dock dl")).to_contain_text("Your die")
    television.check_words()
