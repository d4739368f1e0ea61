"""The dock shows what a decision is about and hides nothing of it; few clicks are needed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from ..conftest import Invite
from ..kit import SIZES, Visitor

Check = Callable[[Visitor], None]
UNHURRIED = {"talk_seconds": None, "vote_seconds": None}
DECIDING = "[data-question=make_offer], [data-question=name_one], [data-question=raise_offer]"


def box(found: Locator) -> dict[str, float]:
    measured = found.bounding_box()
    assert measured is not None
    return {**measured, "bottom": measured["y"] + measured["height"]}


def at_a_tie(visitor: Visitor) -> None:
    """Play Dice Town until something about a tie is asked."""
    table = visitor.set_table("dice-town", 4, 3)
    visitor.ask("POST", f"tables/{table}/start")
    visitor.open(f"/table/{table}")
    visitor.page.wait_for_selector(".actions")

    def tied() -> bool:
        if visitor.page.locator(DECIDING).count():
            return True
        visitor.move()
        return False

    visitor.await_that(tied)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080)])
def test_on_a_wide_screen_the_board_stays_in_sight(
    invite: Invite, accessible: Check, width: int, height: int
) -> None:
    ana = invite()
    ana.page.set_viewport_size({"width": width, "height": height})
    at_a_tie(ana)
    page = ana.page
    dock = box(page.locator(".dock"))
    assert dock["height"] <= 0.45 * height + 1
    assert box(page.locator(".before"))["x"] < box(page.locator(".decision"))["x"]
    assert box(page.locator(".foot"))["x"] < box(page.locator(".decision"))["x"]
    for place in page.locator(".place").all():
        assert box(place.locator(".title"))["bottom"] <= dock["y"], "the street is covered"
    assert box(page.locator(".neighbour").last)["bottom"] <= dock["y"]
    accessible(ana)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_tie_shows_its_place_and_who_is_tied_below_the_question(
    invite: Invite, size: str
) -> None:
    ana = invite(size=size)
    at_a_tie(ana)
    page = ana.page
    stake = page.locator(".scale .stake")
    expect(stake.locator("svg").first).to_be_visible()
    assert page.locator(".scale .tied svg, .scale .pan").count() > 1
    question, answers = box(page.locator(".sentence")), box(page.locator(".question"))
    assert question["bottom"] <= box(stake)["y"] <= answers["bottom"]
    send = page.locator(".question .send")
    if send.count():
        assert box(send)["bottom"] <= SIZES[size][1] + 1, "the button is out of sight"


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_what_a_place_is_for_opens_where_it_can_be_read(invite: Invite, size: str) -> None:
    ana = invite(size=size)
    table = ana.set_table("dice-town", 4, 3)
    ana.ask("POST", f"tables/{table}/start")
    ana.open(f"/table/{table}")
    ana.page.wait_for_selector(".question .keep")
    ana.page.locator(".place .house").nth(1).click(position={"x": 20, "y": 4})
    note = ana.page.locator(".about")
    expect(note).to_be_in_viewport(ratio=1)
    top = """note => {
      const { left, top, width, height } = note.getBoundingClientRect();
      return note.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }"""
    assert note.evaluate(top), "something covers the note"
    ana.page.keyboard.press("Escape")
    expect(note).to_have_count(0)


def test_who_wants_no_confirming_votes_with_one_tap(invite: Invite) -> None:
    ana = invite()
    table = ana.set_table("gentlemans-deal", 5, 4, options=UNHURRIED)
    ana.ask("POST", f"tables/{table}/start")
    ana.open(f"/table/{table}")
    ana.page.wait_for_selector(".actions")
    ana.page.locator(".menu summary").click()
    ana.page.locator(".menu select[name=confirm]").select_option("none")
    ana.page.keyboard.press("Escape")

    def voting() -> bool:
        if ana.page.locator(".question .vote").count():
            return True
        ana.move()
        return False

    ana.await_that(voting)
    ana.page.locator(".question .vote").first.click()
    expect(ana.page.locator(".question .vote")).to_have_count(0)
    assert ana.page.locator(".to-confirm").count() == 0


def test_passing_in_advance_can_be_kept_for_the_game(invite: Invite) -> None:
    ana = invite()
    table = ana.set_table("dice-town", 4, 3)
    ana.ask("POST", f"tables/{table}/start")
    ana.open(f"/table/{table}")
    here = ana.page.locator(".pass input").first
    game = ana.page.locator(".pass.for-game input")
    here.check()
    game.check()
    rounds = ana.page.locator(".log .round")

    def second_round() -> bool:
        ana.move()
        return rounds.count() > 1

    ana.await_that(second_round)
    ana.open(f"/table/{table}")
    expect(game).to_be_checked()
    here.uncheck()
    expect(game).to_have_count(0)


def test_only_the_square_of_a_die_takes_clicks(invite: Invite) -> None:
    """Seen edge-on, the plane of a cube would be a line across the page that takes them, too."""
    ana = invite("Ana", size="tablet")
    table = ana.set_table("dice-town", 2, 1)
    ana.ask("POST", f"tables/{table}/start")
    ana.open(f"/table/{table}")
    cube = ana.page.locator(".question .keep .cube").first
    expect(cube).to_have_css("pointer-events", "none")
    ana.page.locator(".question .keep button.die").first.click()
    ana.page.wait_for_selector(".question .keep button.die.kept")
