"""Tests of the club on the page: leaderboards and statistics, profiles, hidden data, and friends
who are invited again."""

from __future__ import annotations

from collections.abc import Callable

from ..conftest import Invite
from ..kit import Visitor, fits

Check = Callable[..., None]


def given_up(
    visitor: Visitor, other: Visitor | None = None, game: str = "dice-town", seats: int = 2
) -> str:
    """Return a game from which these people have resigned, so that bots have finished it."""
    table = visitor.set_table(game, seats, seats - 1 if other is None else 0)
    if other is not None:
        other.ask("POST", f"tables/{table}/sit", {})
    visitor.ask("POST", f"tables/{table}/start")
    for person in (visitor, other):
        if person is not None:
            person.ask("POST", f"tables/{table}/resign")
    visitor.await_end(table)
    return table


def test_the_club_in_every_language(invite: Invite, accessible: Check) -> None:
    ana = invite("Ana", dark=True)
    given_up(ana)
    given_up(ana, game="gentlemans-deal", seats=5)  # the longest name of a game
    own = f"/house/{ana.ask('GET', 'me')['id']}"
    while not ana.ask("GET", f"club/people/{ana.ask('GET', 'me')['id']}")["games"]:
        """The house counts beside the last answer."""
    ana.open("/house")
    ana.page.locator("section.panel h2").first.wait_for()
    ana.page.locator("figure").first.wait_for()
    ana.page.locator("figure details summary").first.click()
    for _ in ana.looks():
        ana.page.locator("figure table").first.wait_for(state="visible")
        ana.check_words()
        assert fits(ana)
    accessible(ana, lights=True)
    ana.page.locator("header a.button").click()
    ana.page.wait_for_url(f"**{own}")
    for _ in ana.looks():
        ana.page.locator("fieldset").wait_for()
        ana.page.locator("figure").first.wait_for()
        ana.check_words()
        assert fits(ana)
    accessible(ana, lights=True)


def test_who_hides_is_hidden_and_a_friend_is_invited_again(
    invite: Invite, accessible: Check
) -> None:
    ana, bob = invite("Ana"), invite("Bob", size="phone")
    given_up(ana, bob, "poker-dice")
    while not ana.ask("GET", "me/friends"):
        """The house counts beside the last answer."""
    own = f"/house/{ana.ask('GET', 'me')['id']}"
    ana.open(own)
    box = ana.page.get_by_label("Show me in the club")
    assert box.is_checked()
    box.click()
    ana.page.locator("fieldset:disabled").wait_for()
    assert ana.ask("GET", "me/club")["shown"] is False
    ana.open(f"/table/{ana.set_table('dice-town', 3, 0)}")
    ana.page.get_by_role("button", name="Invite", exact=True).click()
    ana.page.get_by_role("button", name="Invited").wait_for()
    accessible(ana)
    bob.open("/")
    bob.page.get_by_text("Ana invites you to Dice Town.").wait_for()
    accessible(bob)
    bob.page.get_by_role("link", name="Come to the table").click()
    bob.page.locator(".seats").wait_for()
