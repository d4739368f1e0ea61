"""Tests of the end of a game: the player's rank and row, the confetti, the verdict, and words that
fit the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from playwright.sync_api import expect

from ..conftest import Invite
from ..kit import LANGUAGES, NO_REVIEW, SIZES, Visitor, fits
from ..play_ahead import play_ahead, play_nearly_to_the_end

Check = Callable[..., None]
CAME = {"en": "You came", "ru": "Вы заняли", "ro": "Ai ieșit"}
A_WHOLE_GAME = 99
"""More answers than a player gives in a game of Poker Dice."""


def finished(visitor: Visitor, game: str, seats: int) -> str:
    """Return a game that a bot has finished for this person."""
    table = visitor.set_table(game, seats, seats - 1)
    visitor.ask("POST", f"tables/{table}/start")
    visitor.ask("POST", f"tables/{table}/resign")
    visitor.await_end(table)
    return table


def place(seat: int, scores: list[int], winners: list[int]) -> int:
    if seat in winners:
        return 1
    mine = scores[seat]
    return 1 + sum(score > mine or other in winners for other, score in enumerate(scores))


RAIN = """new MutationObserver(() => {
  if (document.querySelector('.joy')) window.rained = true;
}).observe(document, { childList: true, subtree: true })"""
"""A script that notes whether there was confetti on this page, however short."""


def rained(visitor: Visitor) -> bool:
    return bool(visitor.page.evaluate("window.rained"))


def forget(visitor: Visitor, table: str) -> None:
    """Make this device forget that it has shown the end."""
    visitor.page.evaluate(f"localStorage.removeItem('fivecups-joy-{table}')")
    visitor.page.reload()
    visitor.page.wait_for_selector(".ending")


def newest_line_is_shown(visitor: Visitor) -> None:
    """Check that the newest line is visible, also in a drawer that was closed while lines
    arrived."""
    drawer = visitor.page.locator(".drawer-button").first
    if drawer.is_visible():
        drawer.click()
    expect(visitor.page.locator(".log .line").last).to_be_in_viewport()


def test_the_end_tells_everybody_their_place_and_the_winner_has_joy(
    invite: Invite, accessible: Check
) -> None:
    people = [
        invite(name, size, language, dark=size == "tablet")
        for name, language, size in zip(("Ana", "Ion", "Olga"), LANGUAGES, SIZES, strict=True)
    ]
    for person in people:
        person.run_first(RAIN)
    table = people[0].set_table("poker-dice", len(people), 0)
    for seat, visitor in enumerate(people[1:], 1):
        visitor.ask("POST", f"tables/{table}/sit", {"seat": seat})
    people[0].ask("POST", f"tables/{table}/start")
    play_nearly_to_the_end(people, table)
    for player in people:
        player.open(f"/table/{table}")
        player.page.wait_for_selector(".actions")
    play_ahead(people, table, A_WHOLE_GAME)
    by_day, by_night, _ = people
    info = people[0].ask("GET", f"tables/{table}")
    for seat, somebody_else in enumerate(people):
        somebody_else.page.wait_for_selector(".ending")
        won = place(seat, info["scores"], info["winners"]) == 1
        expect(somebody_else.page.locator(".ending .won")).to_have_count(0 if won else 1)
        if not won:
            expect(somebody_else.page.locator(".ending h2").first).to_contain_text(
                CAME[somebody_else.language]
            )
        own = somebody_else.page.locator(".ending li.own")
        expect(own).to_have_count(1)
        expect(own.locator(".total")).to_have_text(str(info["scores"][seat]))
        somebody_else.page.wait_for_selector(".review dl")
        expect(somebody_else.page.locator(".review > h2 + .verdict")).to_have_count(1)
        expect(somebody_else.page.locator(".review .verdict ~ dl")).to_have_count(1)
        expect(somebody_else.page.locator(".joy")).to_have_count(0)
        somebody_else.check_words()
        assert fits(somebody_else)
        if somebody_else in (by_day, by_night):
            accessible(somebody_else, rules=[] if somebody_else is by_day else ["color-contrast"])
        newest_line_is_shown(somebody_else)
        assert not rained(somebody_else), "whoever wants no motion is spared it"
    winner, loser = (
        info["winners"][0],
        next(seat for seat in range(3) if seat not in info["winners"]),
    )
    for seat in (winner, loser):
        visitor = people[seat]
        visitor.page.emulate_media(reduced_motion="no-preference")
        forget(visitor, table)
        if seat == winner:
            visitor.await_that(partial(rained, visitor))
            expect(visitor.page.locator(".joy")).to_have_count(0)
        else:
            visitor.page.wait_for_selector(".review dl")
            assert not rained(visitor)


def test_the_verification_of_gentlemans_deal_does_not_speak_of_dice(invite: Invite) -> None:
    ana = invite()
    ana.run_first(NO_REVIEW)
    table = finished(ana, "gentlemans-deal", 5)
    ana.open(f"/table/{table}")
    seal = ana.page.locator(".seal.checked")
    seal.wait_for()
    words = seal.inner_text()
    assert "dice" not in words
    assert "deck" in words
