"""Tests of the page about the reader: keep an identity, carry it to other devices, log out; rated
tables; choice of bots."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

from tests.web.server import House

from ..conftest import Invite, Meet
from ..kit import Visitor, fits
from ..play_ahead import play_nearly_to_the_end

Check = Callable[..., None]


def keep(visitor: Visitor, login: str, password: str = "five wooden cups") -> None:
    """Keep the identity of a visitor who is on their own page, in English."""
    visitor.page.locator("#keep-login").fill(login)
    visitor.page.locator("#keep-password").fill(password)
    visitor.page.get_by_role("button", name="Save").click()
    visitor.page.get_by_text("Saved. You can sign in").wait_for()


def finished_game(visitor: Visitor) -> str:
    """Return a game from which this person has resigned, so that a bot has finished it."""
    table = visitor.set_table("poker-dice", 2, 1)
    visitor.ask("POST", f"tables/{table}/start")
    visitor.ask("POST", f"tables/{table}/resign")
    visitor.await_end(table)
    return table


def test_ones_own_page_in_every_language(invite: Invite, accessible: Check) -> None:
    ana = invite(dark=True, lobby=True)
    ana.page.locator("header .you").click()
    ana.page.wait_for_selector("#keep-login")
    last = ana.page.locator("section", has=ana.page.locator("h2")).get_by_role("button").last
    for _ in ana.looks():
        last.wait_for()
        ana.check_words()
        assert fits(ana)
    accessible(ana, lights=True)


def test_an_identity_is_kept_and_signs_in_elsewhere(invite: Invite, accessible: Check) -> None:
    ana, elsewhere = invite("Ana"), invite("Stranger", size="phone")
    ana.open("/you")
    keep(ana, "ana.of.iasi")
    accessible(ana)
    elsewhere.open("/you")
    for password, wrong in (("not the password", True), ("five wooden cups", False)):
        elsewhere.page.locator("#sign-in-login").fill("Ana.of.Iasi")
        elsewhere.page.locator("#sign-in-password").fill(password)
        elsewhere.page.get_by_role("button", name="Sign in").click()
        if wrong:
            elsewhere.page.get_by_text("Wrong name or password.").wait_for()
    elsewhere.page.get_by_role("heading", name="Ana").wait_for()
    assert elsewhere.ask("GET", "me")["id"] == ana.ask("GET", "me")["id"]
    elsewhere.page.get_by_role("button", name="Sign out").click()
    elsewhere.page.wait_for_selector(".game")
    assert elsewhere.ask("GET", "me")["id"] != ana.ask("GET", "me")["id"]
    elsewhere.problems = [problem for problem in elsewhere.problems if "409" not in problem]


def test_a_link_brings_the_identity_to_a_second_device_once(
    invite: Invite, accessible: Check
) -> None:
    ana, phone, late = invite("Ana"), invite("Stranger", size="phone"), invite("Late")
    ana.open("/you")
    ana.page.get_by_role("button", name="Make a link").click()
    field = ana.page.get_by_label("Link for your second device")
    field.wait_for()
    ana.page.get_by_alt_text("QR code of the link for your second device").wait_for()
    accessible(ana)
    link = field.input_value().removeprefix(ana.base)
    assert link.startswith("/you#link=")
    phone.open(link)
    phone.page.get_by_role("button", name="Yes, that’s me").wait_for()
    accessible(phone)
    phone.page.get_by_role("button", name="Yes, that’s me").click()
    phone.page.get_by_role("heading", name="Ana").wait_for()
    assert phone.ask("GET", "me")["id"] == ana.ask("GET", "me")["id"]
    late.open(link)
    late.page.get_by_role("button", name="Yes, that’s me").click()
    late.page.get_by_text("This link has been used").wait_for()
    late.problems = [problem for problem in late.problems if "409" not in problem]


def test_games_that_were_played_can_be_looked_at_and_taken_away(
    invite: Invite, accessible: Check
) -> None:
    ana = invite()
    table = finished_game(ana)
    ana.open("/you")
    row = ana.page.locator("li", has=ana.page.locator(f'a[href="/table/{table}"]'))
    row.wait_for()
    ana.check_words()
    accessible(ana)
    with ana.page.expect_download() as coming:
        row.get_by_role("link", name="Download the record").click()
    assert coming.value.suggested_filename == f"poker-dice-{table[:8]}.json"
    row.get_by_role("link", name="Replay").click()
    ana.page.wait_for_selector(".controls")


def test_a_rated_table_is_for_people_and_changes_ratings(invite: Invite, meet: Meet) -> None:
    ana, ion = invite("Ana"), meet("Ion")
    ana.open("/")
    ana.page.locator(".game", has=ana.page.locator("#game-poker-dice")).get_by_role(
        "button", name="Set up a table"
    ).click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Less: Seats").click()
    dialog.get_by_label("Rated").check()
    dialog.get_by_text("You’re a guest").wait_for()
    dialog.get_by_role("button", name="Set up a table").click()
    ana.page.get_by_text("only people play here").wait_for()
    assert ana.page.get_by_role("button", name="Add a bot").count() == 0
    table = ana.page.url.rsplit("/", 1)[1]
    ion.ask("POST", f"tables/{table}/sit", {})
    ana.page.get_by_role("button", name="Start the game").click()
    ana.page.wait_for_selector(".sheets")
    for person in (ana, ion):
        wish = {"login": f"{person.name} of the house", "password": "five wooden cups"}
        person.ask("POST", "me/keep", wish)
    play_nearly_to_the_end([ana, ion], table)
    ion.ask("POST", f"tables/{table}/resign")
    ana.ask("POST", f"tables/{table}/resign")
    ana.await_that(lambda: bool(ana.ask("GET", "me")["ratings"]))
    ana.open("/you")
    ana.page.get_by_text("after 1 game").wait_for()


def test_bots_of_a_level_and_a_character(invite: Invite, accessible: Check) -> None:
    ana = invite(size="phone")
    table = ana.set_table("dice-town", 3, 0)
    ana.open(f"/table/{table}")
    ana.page.get_by_label("Bots play").select_option("expert")
    ana.page.get_by_label("Character").select_option("bold")
    ana.page.get_by_text("Likes risk").wait_for()
    ana.page.get_by_role("button", name="Add a bot").first.click()
    ana.page.get_by_text("bot · plays like an expert · bold").wait_for()
    accessible(ana)
    assert [chair.get("played_by") for chair in ana.ask("GET", f"tables/{table}")["chairs"]] == [
        None,
        "expert+bold",
        None,
    ]


def test_a_link_of_the_host_gives_a_new_password(invite: Invite, house: House) -> None:
    ana, elsewhere = invite("Ana"), invite("Stranger", size="phone")
    ana.open("/you")
    keep(ana, "forgetful.ana")
    completed = subprocess.run(
        [
            *(sys.executable, "-c", "from fivecups.cli import main; main()"),
            *("admin", "reset-password", "forgetful.ana", "--database", house.database),
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    elsewhere.open(f"/you#reset={completed.stdout.rpartition('#reset=')[2].strip()}")
    elsewhere.page.locator("#reset-password").fill("six wooden cups")
    elsewhere.page.locator("form", has=elsewhere.page.locator("#reset-password")).get_by_role(
        "button"
    ).click()
    elsewhere.page.get_by_text("forgetful.ana").first.wait_for()
    elsewhere.page.locator("#reset-password").wait_for(state="detached")
