"""Tests of the shortcuts, of the main button over a made hand, and of choices that outlive a
reload."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from ..conftest import Invite
from ..kit import Visitor
from ..play_ahead import play_until

FULL_SCORES = {"poker": 50, "large_straight": 40, "full_house": 25, "small_straight": 30}
Wanted = Callable[[dict[str, Any]], bool]


def at_the_dice(visitor: Visitor, game: str = "poker-dice", seats: int = 1) -> None:
    table = visitor.set_table(game, seats, seats - 1)
    visitor.ask("POST", f"tables/{table}/start")
    visitor.open(f"/table/{table}")
    visitor.page.wait_for_selector(".actions.mine .die")


def at_a_question(visitor: Visitor, game: str, seats: int, wanted: Wanted) -> None:
    question = None
    while not question:
        table = visitor.set_table(game, seats, seats - 1)
        visitor.ask("POST", f"tables/{table}/start")
        question = play_until([visitor], table, wanted)
    visitor.open(f"/table/{table}")


def makes_a_hand(ask: dict[str, Any]) -> bool:
    view = ask["view"]
    return bool(view["rolls_left"]) and any(
        view["possible"].get(box) == score for box, score in FULL_SCORES.items()
    )


def test_keys_belong_to_what_has_the_focus(invite: Invite) -> None:
    ana = invite()
    at_the_dice(ana)
    page = ana.page
    rolls_left = page.locator(".tray .left")
    for key in "125":
        expect(page.locator(".tray kbd", has_text=key)).to_be_visible()
    page.get_by_role("button", name="Ask the coach").focus()
    page.keyboard.press("Space")
    page.locator(".coach").wait_for()
    page.locator(".menu summary").focus()
    page.keyboard.press("Space")
    expect(page.locator(".menu .items")).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    page.keyboard.press("1")
    expect(page.locator(".tray .held")).to_have_count(0)
    expect(rolls_left).to_have_text("2 rolls left")
    page.keyboard.press("Escape")
    page.locator(".tray button.die").first.focus()
    page.keyboard.press("Space")
    expect(page.locator(".tray .held")).to_have_count(1)
    page.evaluate("document.activeElement.blur()")
    page.locator(".tray button.die").nth(1).click()
    expect(page.locator(".tray .held")).to_have_count(2)
    if page.locator(".play-on kbd").count():
        page.keyboard.press("Space")
        expect(rolls_left).to_have_text("1 roll left")


def test_a_finger_sees_no_keys(invite: Invite) -> None:
    ana = invite(size="phone")
    ana.page.context.new_cdp_session(ana.page).send(
        "Emulation.setEmulatedMedia",
        {"features": [{"name": "hover", "value": "none"}, {"name": "pointer", "value": "coarse"}]},
    )
    at_the_dice(ana)
    assert not ana.page.locator("kbd:visible").count()


def test_a_made_hand_is_written_by_the_main_button(invite: Invite) -> None:
    ana = invite()
    at_a_question(ana, "poker-dice", 1, makes_a_hand)
    main = ana.page.locator(".play-on .button.main")
    expect(main).to_have_count(1)
    expect(main).to_contain_text("Write")
    expect(ana.page.get_by_role("button", name="Roll")).to_be_visible()
    written = ana.page.locator(".written").count()
    ana.page.keyboard.press("Space")
    main.click()
    expect(ana.page.locator(".written")).to_have_count(written + 1)


def test_held_dice_outlive_a_reload(invite: Invite) -> None:
    ana = invite()
    for game, seats, dice in (("poker-dice", 1, ".tray"), ("dice-town", 2, ".keep")):
        at_the_dice(ana, game, seats)
        places = ana.page.locator(f".actions {dice} button.die")
        for place in (0, 3):
            places.nth(place).click()
        pressed = "dice => dice.map((die) => [die.ariaPressed, die.ariaLabel])"
        before = places.evaluate_all(pressed)
        assert [held for held, _ in before].count("true") == 2
        ana.page.reload()
        expect(places.first).to_have_attribute("aria-pressed", "true")
        assert places.evaluate_all(pressed) == before


def test_half_an_offer_outlives_a_reload(invite: Invite) -> None:
    ana = invite()
    at_a_question(ana, "gentlemans-deal", 5, lambda ask: ask["question"] == "first_offer")
    stepper = ana.page.locator(".question .stepper").first
    stepper.get_by_role("button").last.click()
    before = stepper.inner_text()
    ana.page.reload()
    expect(stepper).to_have_text(before, use_inner_text=True)
