"""Tests of the dock: it shows the subject of a decision, hides nothing of it, and needs few
clicks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from ..conftest import Invite
from ..kit import SIZES, Visitor
from ..play_ahead import play_to_the_round, play_until

Check = Callable[[Visitor], None]
UNHURRIED = {"talk_seconds": None, "vote_seconds": None}
DECIDING = ("make_offer", "name_one", "raise_offer")
# All three are measured at one moment, since the dock slides while its parts come.
STAKE_BELOW_THE_SENTENCE = """() => {
  const [sentence, stake, question] = [".sentence", ".scale .stake", ".question"].map(
    selector => document.querySelector(selector).getBoundingClientRect());
  return sentence.bottom <= stake.top && stake.top <= question.bottom;
}"""


def box(locator: Locator) -> dict[str, float]:
    measured = locator.bounding_box()
    assert measured is not None
    return {**measured, "bottom": measured["y"] + measured["height"]}


def keeps_dice_with_a_card(ask: dict[str, Any]) -> bool:
    hand = ask["view"]["hand"]
    return ask["question"] == "keep_dice" and any(
        not card.startswith(("claim", "ranch")) for card in hand
    )


def at_a_tie(visitor: Visitor) -> None:
    """Open a table of Dice Town with a question about a tie."""
    question = None
    while not question:
        table = visitor.set_table("dice-town", 4, 3)
        visitor.ask("POST", f"tables/{table}/start")
        question = play_until([visitor], table, lambda ask: ask["question"] in DECIDING)
    visitor.open(f"/table/{table}")
    visitor.page.wait_for_selector(", ".join(f"[data-question={item}]" for item in DECIDING))


def board_stays_in_sight(page: Page, height: int) -> None:
    """Check that on a wide screen the dock has its parts side by side and covers nothing."""
    dock = box(page.locator(".dock"))
    assert dock["height"] <= 0.45 * height + 1
    assert box(page.locator(".before"))["x"] < box(page.locator(".decision"))["x"]
    assert box(page.locator(".foot"))["x"] < box(page.locator(".decision"))["x"]
    for place in page.locator(".place").all():
        assert box(place.locator(".title"))["bottom"] <= dock["y"], "the street is covered"
    assert box(page.locator(".neighbour").last)["bottom"] <= dock["y"]


def test_a_tie_shows_its_place_and_who_is_tied_and_leaves_the_board_in_sight(
    invite: Invite, accessible: Check
) -> None:
    ana = invite()
    at_a_tie(ana)
    page = ana.page
    stake = page.locator(".scale .stake")
    houses = {}
    for width, height in (SIZES["phone"], SIZES["desktop"], (1366, 768), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        expect(stake.locator("svg").first).to_be_visible()
        assert page.locator(".scale .tied svg, .scale .pan").count() > 1
        page.wait_for_function(STAKE_BELOW_THE_SENTENCE)
        send = page.locator(".question .send")
        if send.count():
            assert box(send)["bottom"] <= height + 1, "the button is out of sight"
        if width in (1366, 1920):
            board_stays_in_sight(page, height)
            houses[width] = box(page.locator(".place .house").first)["width"]
    assert houses[1920] > 1.2 * houses[1366], "the street does not grow"
    accessible(ana)


def test_what_a_place_is_for_opens_where_it_can_be_read(invite: Invite) -> None:
    ana = invite(size="phone")
    table = ana.set_table("dice-town", 4, 3)
    ana.ask("POST", f"tables/{table}/start")
    ana.open(f"/table/{table}")
    ana.page.wait_for_selector(".question .keep")
    note = ana.page.locator(".about")
    top = """note => {
      const { left, top, width, height } = note.getBoundingClientRect();
      return note.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }"""
    for size in ("phone", "desktop"):
        ana.resize(size)
        ana.page.locator(".place .house").nth(1).click(position={"x": 20, "y": 4})
        expect(note).to_be_in_viewport(ratio=1)
        assert note.evaluate(top), "something covers the note"
        ana.page.keyboard.press("Escape")
        expect(note).to_have_count(0)


def test_who_wants_no_confirming_votes_with_one_tap(invite: Invite) -> None:
    ana = invite()
    table = ana.set_table("gentlemans-deal", 5, 4, options=UNHURRIED)
    ana.ask("POST", f"tables/{table}/start")
    assert play_until([ana], table, lambda ask: ask["question"] == "vote")
    ana.open(f"/table/{table}")
    ana.page.wait_for_selector(".question .vote")
    ana.page.locator(".menu summary").click()
    ana.page.locator(".menu select[name=confirm]").select_option("none")
    ana.page.keyboard.press("Escape")
    ana.page.locator(".question .vote").first.click()
    expect(ana.page.locator(".question .vote")).to_have_count(0)
    assert ana.page.locator(".to-confirm").count() == 0


def test_passing_in_advance_can_be_kept_for_the_game(invite: Invite) -> None:
    ana = invite()
    table = ana.set_table("dice-town", 4, 3)
    ana.ask("POST", f"tables/{table}/start")
    ana.open(f"/table/{table}")
    ana.page.wait_for_selector(".question .keep")
    expect(ana.page.locator(".pass")).to_have_count(0)
    table = ""
    while not table:
        table = ana.set_table("dice-town", 4, 3)
        ana.ask("POST", f"tables/{table}/start")
        if not play_until([ana], table, keeps_dice_with_a_card):
            table = ""
    ana.open(f"/table/{table}")
    ana.page.wait_for_selector(".question .keep")
    rounds = ana.page.locator(".log .round").count()
    here = ana.page.locator(".pass input").first
    game = ana.page.locator(".pass.for-game input")
    here.check()
    game.check()
    play_to_the_round([ana], table, rounds + 1)
    expect(ana.page.locator(".log .round")).to_have_count(rounds + 1)
    ana.open(f"/table/{table}")
    expect(game).to_be_checked()
    here.uncheck()
    expect(game).to_have_count(0)


def test_only_the_square_of_a_die_takes_clicks(invite: Invite) -> None:
    """Seen edge-on, the plane of a cube would be a line across the page that catches clicks."""
    ana = invite("Ana", size="tablet")
    table = ana.set_table("dice-town", 2, 1)
    ana.ask("POST", f"tables/{table}/start")
    ana.open(f"/table/{table}")
    cube = ana.page.locator(".question .keep .cube").first
    expect(cube).to_have_css("pointer-events", "none")
    ana.page.locator(".question .keep button.die").first.click()
    ana.page.wait_for_selector(".question .keep button.die.kept")
