"""Tests of seats: banners with buttons for votes and requests, and the menu of a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ..conftest import Invite, Meet
from ..kit import Visitor
from ..person import Person
from ..play_ahead import play_ahead

SIZES = ("phone", "desktop")
HURRY = {"kind": "decision", "seconds": 5}
"""A clock after which bots play."""

A_WHOLE_GAME = 99
"""More answers than a player gives in a game of Poker Dice."""


def banner(visitor: Visitor, words: str) -> Locator:
    return visitor.page.locator(".banner", has_text=words)


def press(visitor: Visitor, words: str, button: str) -> None:
    """Press a button of the banner with these words; it exists in a version for the screen's
    width."""
    shown_banner = banner(visitor, words)
    expect(shown_banner).to_be_visible()
    area = shown_banner.bounding_box()
    width = visitor.page.viewport_size
    assert area is not None and width is not None
    if width["width"] < 640:
        assert area["width"] > 0.9 * width["width"]
    shown_banner.get_by_role("button", name=button, exact=True).click()


def menu_of(visitor: Visitor, name: str) -> Locator:
    visitor.page.get_by_role("button", name=f"{name}: what can be done").first.click()
    return visitor.page.get_by_role("dialog", name=f"{name}: what can be done")


def seated(people: Sequence[Person], game: str = "poker-dice", bots: int = 0, **more: Any) -> str:
    """Create and start a table of these people and bots."""
    first, *others = people
    table = first.set_table(game, len(people) + bots, bots, **more)
    for seat, person in enumerate(others, 1):
        person.ask("POST", f"tables/{table}/sit", {"seat": seat})
    first.ask("POST", f"tables/{table}/start")
    return table


def begun(people: Sequence[Visitor], game: str = "poker-dice", bots: int = 0, **more: Any) -> str:
    """Create and start a table of these people and bots, and open it in all their browsers."""
    table = seated(people, game, bots, **more)
    for person in people:
        person.open(f"/table/{table}")
        person.page.wait_for_selector(".actions")
    return table


def played_by(visitor: Visitor, table: str, seat: int) -> str | None:
    level: str | None = visitor.ask("GET", f"tables/{table}")["chairs"][seat].get("played_by")
    return level


def test_one_button_brings_one_back_and_a_pause_is_agreed_to_by_banners(invite: Invite) -> None:
    ana, bob = invite("Ana"), invite("Bob", size="phone")
    table = begun([ana, bob])
    for size in SIZES:
        bob.resize(size)
        ana.ask("POST", f"tables/{table}/replace", {"seat": 1})
        press(bob, "A bot is playing for you.", "I’m back!")
        expect(banner(bob, "A bot is playing for you.")).to_have_count(0)
        assert played_by(ana, table, 1) is None
    for size in SIZES:
        bob.resize(size)
        ana.page.locator("details.menu > summary").click()
        ana.page.get_by_role("button", name="Ask for a pause").click()
        ana.page.keyboard.press("Escape")
        expect(banner(ana, "You’ve asked for a pause. Still to agree: Bob.")).to_be_visible()
        press(bob, "Ana would like a pause.", "Pause")
        for visitor in (ana, bob):
            expect(banner(visitor, "The game is paused.")).to_be_visible()
        expect(ana.page.locator("#talk-line")).to_be_in_viewport(ratio=1)
        press(bob, "The game is paused.", "Play on")
        for player in (ana, bob):
            expect(player.page.locator(".banner")).to_have_count(0)


def test_when_time_is_up_the_banner_says_that_a_bot_plays(invite: Invite, meet: Meet) -> None:
    ana, bob = invite("Ana", size="phone"), meet("Bob")
    ana.open(f"/table/{seated([ana, bob], clock=HURRY)}")
    expect(banner(ana, "A bot is playing for you.")).to_be_visible()


def test_without_a_clock_people_agree_that_a_bot_plays_for_one_who_is_away(invite: Invite) -> None:
    ana, bob, cleo = invite("Ana", size="phone"), invite("Bob", size="phone"), invite("Cleo")
    table = begun([ana, bob, cleo], "dice-town")
    cleo.open("/")
    menu_of(ana, "Cleo").get_by_role("button", name="Let a bot step in").click()
    expect(banner(ana, "Still to agree: Bob.")).to_be_visible()
    press(bob, "Should a bot play for Cleo for now? Suggested by Ana.", "Wait")
    expect(banner(ana, "Still to agree: Bob.")).to_have_count(0)
    menu_of(bob, "Cleo").get_by_role("button", name="Let a bot step in").click()
    press(ana, "Should a bot play for Cleo for now? Suggested by Bob.", "Agree")
    ana.await_that(lambda: played_by(ana, table, 2) is not None)
    cleo.open(f"/table/{table}")
    press(cleo, "A bot is playing for you.", "I’m back!")
    ana.await_that(lambda: played_by(ana, table, 2) is None)


def test_a_stranger_asks_for_a_bots_seat_which_keeps_its_deeds(invite: Invite) -> None:
    """The first request is refused, the second is granted."""
    ana, cleo, dan = invite("Ana", size="phone"), invite("Cleo"), invite("Dan", size="phone")
    table = ana.ask("POST", "tables", {"game": "poker-dice", "seats": 2})["id"]
    ana.ask("POST", f"tables/{table}/sit", {"seat": 1})
    ana.ask("POST", f"tables/{table}/bot", {"seat": 0, "level": "random"})
    ana.ask("POST", f"tables/{table}/start")
    for visitor in (ana, cleo, dan):
        visitor.open(f"/table/{table}")
    ana.page.wait_for_selector(".actions.mine")
    deeds = ana.page.get_by_role("log", name="Log", include_hidden=True)
    expect(deeds).to_contain_text("Old Bill")
    before = deeds.inner_text().count("Old Bill")
    for player in (cleo, dan):
        player.page.locator(".take-over").get_by_role("button", name="Old Bill").click()
        expect(banner(player, "You’ve asked for a seat.")).to_be_visible()
        expect(player.page.locator(".actions.mine")).to_have_count(0)
        if player is cleo:
            press(ana, "Cleo would like to take over from Old Bill.", "No")
            expect(cleo.page.locator(".banner")).to_have_count(0)
            again = cleo.context.request.fetch(
                f"{cleo.base}/api/tables/{table}/sit", method="POST", data={"seat": 0}
            )
            assert again.json()["code"] == "not-let-in"
            ana.resize("desktop")
    press(ana, "Dan would like to take over from Old Bill.", "Let them in")
    expect(dan.page.locator(".banner")).to_have_count(0)
    ana.await_that(lambda: ana.ask("GET", f"tables/{table}")["chairs"][0]["name"] == "Dan")
    expect(ana.page.locator(".sheets").get_by_text("Dan").first).to_be_visible()
    expect(deeds).to_contain_text("Dan takes over")
    assert deeds.inner_text().count("Old Bill") == before, "its deeds keep its name"


def test_the_owner_keeps_the_waiting_room_in_order(invite: Invite) -> None:
    ana, bob, cleo = invite("Ana"), invite("Bob"), invite("Cleo", size="phone")
    table = ana.set_table("dice-town", 2, 0, visibility="open")
    for visitor in (ana, bob, cleo):
        visitor.open(f"/table/{table}")
    bob.page.get_by_role("button", name="Sit down").first.click()
    expect(cleo.page.locator("main")).to_contain_text("This table is full.")
    ana.page.get_by_role("button", name="Change the game").click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_role("button", name="More: Seats").click()
    dialog.get_by_role("button", name="Save").click()
    expect(cleo.page.locator(".seats > li")).to_have_count(3)
    ana.page.get_by_role("button", name="Lock the table").click()
    expect(cleo.page.locator("main")).to_contain_text("This table is locked")
    expect(cleo.page.locator(".seats .button.main")).to_have_count(0)
    ana.page.get_by_role("button", name="Unlock the table").click()
    menu = menu_of(ana, "Bob")
    menu.get_by_role("button", name="Remove…").click()
    menu.get_by_role("button", name="Remove", exact=True).click()
    expect(bob.page.locator(".seats > li.mine")).to_have_count(0)
    bob.page.locator(".seats .button.main").first.click()
    press(ana, "Bob would like to sit down here again.", "Let them in")
    expect(bob.page.locator(".seats > li.mine")).to_have_count(1)
    menu_of(ana, "Bob").get_by_role("button", name="Hand over table").click()
    expect(bob.page.get_by_role("button", name="Lock the table")).to_be_visible()


def test_a_full_table_says_so_in_the_list(invite: Invite, meet: Meet) -> None:
    ana, cleo = meet("Ana"), invite("Cleo")
    table = ana.set_table("poker-dice", 2, 1, visibility="open")
    cleo.open("/")
    expect(cleo.page.locator(f'a.table[href="/table/{table}"]')).to_contain_text("full")


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.slow)])
def test_whoever_is_muted_is_not_heard_and_can_be_reported(invite: Invite, size: str) -> None:
    ana, bob = invite("Ana", size=size), invite("Bob")
    table = begun([ana, bob], "dice-town")

    def say(words: str) -> None:
        bob.page.get_by_label("Say something").fill(words)
        bob.page.get_by_role("button", name="Send").click()
        expect(bob.page.locator(".talk")).to_contain_text(words)

    say("a rude word")
    talk = ana.page.locator(".lines")
    expect(talk).to_contain_text("a rude word")
    menu = menu_of(ana, "Bob")
    menu.get_by_role("button", name="Mute").click()
    expect(menu.get_by_role("button", name="Listen again")).to_be_visible()
    expect(talk).not_to_contain_text("a rude word")
    menu.get_by_role("button", name="Report…").click()
    menu.get_by_label("In your own words").fill("he is rude")
    menu.get_by_role("button", name="Send").click()
    expect(menu).to_contain_text("Thank you.")
    menu.get_by_role("button", name="Close").click()
    say("another rude word")
    bob.ask("POST", f"tables/{table}/pause")
    expect(banner(ana, "Bob would like a pause.")).to_be_visible()
    expect(talk).not_to_contain_text("another rude word")
    menu_of(ana, "Bob").get_by_role("button", name="Listen again").click()
    expect(talk.locator("p", has_text="rude word")).to_have_count(2)


def test_giving_up_asks_there_and_then(invite: Invite, meet: Meet) -> None:
    ana, bob = invite("Ana", size="phone"), meet("Bob")
    table = seated([ana, bob])
    ana.open(f"/table/{table}")
    ana.page.locator("details.menu > summary").click()
    items = ana.page.locator(".menu .items")
    items.get_by_role("button", name="Give up…").click()
    expect(items).to_contain_text("Give up? A bot plays on for you.")
    items.get_by_role("button", name="Cancel").click()
    items.get_by_role("button", name="Give up…").click()
    items.get_by_role("button", name="Yes, give up").click()
    ana.await_that(lambda: bool(bob.ask("GET", f"tables/{table}")["chairs"][0].get("resigned")))


@pytest.mark.parametrize(
    "sizes",
    [("phone", "desktop"), pytest.param(("desktop", "phone"), marks=pytest.mark.slow)],
    ids=" and ".join,
)
def test_another_game_begins_when_all_have_tapped(invite: Invite, sizes: tuple[str, str]) -> None:
    people = ana, bob = invite("Ana", size=sizes[0]), invite("Bob", size=sizes[1])
    table = seated(people)
    play_ahead(people, table, A_WHOLE_GAME)
    for person in people:
        person.open(f"/table/{table}")
        person.page.wait_for_selector(".ending")
    ana.page.locator(".ending").get_by_role("button", name="Play again").click()
    expect(ana.page.locator(".ending")).to_contain_text("Waiting for Bob.")
    press(bob, "Ana would like to play again.", "Play again")
    for visitor in people:
        visitor.page.wait_for_url(lambda address: table not in address)
        visitor.page.wait_for_selector(".sheets")
    seats = ana.ask("GET", f"tables/{ana.page.url.rsplit('/', 1)[1]}")["chairs"]
    assert [chair["name"] for chair in seats] == ["Ana", "Bob"], "everybody keeps their seat"


def test_alone_with_bots_another_game_begins_at_once(invite: Invite) -> None:
    ana = invite("Ana", size="phone")
    table = seated([ana], bots=1)
    play_ahead([ana], table, A_WHOLE_GAME)
    ana.open(f"/table/{table}")
    ana.page.wait_for_selector(".ending")
    ana.page.locator(".ending").get_by_role("button", name="Play again").click()
    ana.page.wait_for_url(lambda address: table not in address)
    ana.page.wait_for_selector(".sheets")


@pytest.mark.parametrize("game", ["dice-town", "gentlemans-deal", "poker-dice"])
def test_seats_show_who_is_a_bot_away_or_thinking(invite: Invite, game: str) -> None:
    ana, bob, cleo = invite("Ana"), invite("Bob"), invite("Cleo")
    bots = 3 if game == "gentlemans-deal" else 1
    table = seated([ana, bob], game, bots)
    ana.open(f"/table/{table}")
    expect(ana.page.locator(".mark.bot")).to_have_count(bots)
    expect(ana.page.locator(".mark.away")).to_have_count(1)
    bob.open(f"/table/{table}")
    expect(ana.page.locator(".mark.away")).to_have_count(0)
    bob.open("/robots.txt")
    expect(ana.page.locator(".mark.away")).to_have_count(1)
    cleo.open(f"/table/{table}")
    expect(cleo.page.locator(".mark.thinking").first).to_be_visible()
