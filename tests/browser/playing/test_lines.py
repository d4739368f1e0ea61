"""Tests of lost connections, reloads and spectators."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.server import House

from ..conftest import Invite
from ..kit import BOXES, CLOSED_BOXES, PATIENCE, Visitor, open_for_two
from ..play_ahead import play_ahead


def poker_table(ana: Visitor, seats: int = 1) -> str:
    table = ana.set_table("poker-dice", seats, seats - 1)
    ana.ask("POST", f"tables/{table}/start")
    ana.open(f"/table/{table}")
    ana.page.wait_for_selector(".actions.mine")
    return table


def test_a_reload_in_mid_decision_brings_the_decision_back(invite: Invite) -> None:
    ana = invite(size="phone")
    poker_table(ana)
    before = ana.page.locator(".tray .die").evaluate_all(
        "dice => dice.map((die) => die.getAttribute('aria-label'))"
    )
    ana.page.reload()
    ana.page.wait_for_selector(".actions.mine")
    after = ana.page.locator(".tray .die").evaluate_all(
        "dice => dice.map((die) => die.getAttribute('aria-label'))"
    )
    assert before == after
    ana.page.keyboard.press("1")
    expect(ana.page.locator(".die.held")).to_have_count(1)
    ana.page.keyboard.press("Space")
    ana.page.get_by_text("1 roll left").wait_for()


def test_pd_6_a_box_that_may_not_be_chosen_says_why_and_watchers_are_not_asked(
    invite: Invite, accessible: Callable[[Visitor], None]
) -> None:
    ana, ion = invite(size="phone"), invite("Ion")
    table = poker_table(ana)
    ion.open(f"/table/{table}")
    ion.page.wait_for_selector(".sheets")
    assert not ion.asked
    ana.page.locator(CLOSED_BOXES).first.click()
    reason = ana.page.locator(".why").inner_text()
    assert reason.startswith("A 0 may be written only when no free box fits.")
    accessible(ana)
    ana.page.locator(BOXES).first.click()
    ana.page.wait_for_selector(".why", state="detached")
    ana.page.get_by_role("button", name="Write").click()
    for visitor in (ana, ion):
        visitor.page.wait_for_selector(".written")
        visitor.check_words()


def test_talk_reaches_the_others_and_why_opens_the_rule(invite: Invite) -> None:
    ana, ion = invite("Ana"), invite("Ion", size="phone")
    open_for_two(ana, ion)
    side, empty = (ana.page.locator(entry).bounding_box() for entry in ("aside.side", ".talk-part"))
    assert side is not None and empty is not None
    assert empty["height"] < 0.25 * side["height"], "nobody has said anything"
    ana.page.get_by_label("Say something").fill("Good luck, Ion!")
    ana.page.get_by_role("button", name="Send").click()
    ion.page.get_by_role("button", name="Talk").click()
    chat_line = ion.page.locator(".talk .lines p", has_text="Good luck, Ion!")
    expect(chat_line).to_be_visible()
    assert chat_line.evaluate("line => line.clientHeight") < 60, "lines are spread over the drawer"
    ana.page.get_by_role("button", name="why?").last.click()
    assert "PD-3" in ana.page.locator(".log .rule").inner_text()


def test_pages_come_back_by_themselves_when_the_house_was_down(
    browser: Browser, tmp_path: Path, accessible: Callable[..., None]
) -> None:
    """Ana's page keeps her choice; a television needs no touch."""
    with House(tmp_path) as house:
        ana = Visitor(browser, house.base, "Ana").come_in()
        waiting = ana.set_table("poker-dice", 2, 1)
        screen = ana.context.new_page()
        screen.set_default_timeout(PATIENCE)
        screen.goto(f"{house.base}/screen/{waiting}")
        expect(screen.locator(".code")).to_be_visible()
        poker_table(ana)
        ana.page.wait_for_load_state("networkidle")
        house.kill()
        for page in (ana.page, screen):
            page.get_by_text("Connection lost").wait_for()
        ana.resize("phone")
        title, status = (
            ana.page.locator(item).bounding_box() for item in (".bar h1", ".bar .status")
        )
        assert title is not None and status is not None
        assert title["width"] > 40 and title["y"] + title["height"] <= status["y"], "it is covered"
        accessible(ana, rules=["color-contrast"], lights=True)
        ana.resize("desktop")
        ana.page.locator(BOXES).first.click()
        ana.page.get_by_role("button", name="Write").click()
        expect(screen.locator(".code")).to_be_visible()
        house.open()
        ana.page.wait_for_selector(".written")
        for page in (ana.page, screen):
            page.get_by_text("Connection lost").wait_for(state="detached")
        ana.ask("POST", f"tables/{waiting}/start")
        expect(screen.locator("main.big .table > *")).to_be_visible()
        assert [
            problem
            for problem in ana.problems
            if "WebSocket" not in problem and "ERR_" not in problem
        ] == []
        ana.leave()


def test_bots_say_why(invite: Invite) -> None:
    ana = invite(language="ro")
    table = ana.ask(
        "POST", "tables", {"game": "gentlemans-deal", "seats": 5, "options": {"talk_seconds": None}}
    )["id"]
    ana.ask("POST", f"tables/{table}/sit", {"seat": 0})
    for seat in range(1, 5):
        ana.ask("POST", f"tables/{table}/bot", {"seat": seat, "level": "regular+grudging"})
    ana.ask("POST", f"tables/{table}/start")
    play_ahead([ana], table, 3)
    ana.open(f"/table/{table}")
    ana.page.wait_for_selector(".actions")
    while not ana.page.locator(".log .reason").count():
        if ana.asked:
            ana.move()
        ana.page.wait_for_timeout(40)
        assert not ana.ended, "the whole game long nobody has given a reason"
    ana.check_words()


def test_somebody_who_watches_takes_over_from_a_bot(invite: Invite) -> None:
    ana, ion = invite("Ana"), invite("Ion", size="phone")
    table = poker_table(ana, 2)
    ion.open(f"/table/{table}")
    ion.page.get_by_role("region", name="You’re watching").get_by_role("button").click()
    ana.page.get_by_role("button", name="Let them in").click()
    ion.page.wait_for_selector(".actions")
    expect(ana.page.locator(".log")).to_contain_text("Ion takes over from a bot.")
    ion.page.get_by_role("region", name="You’re watching").wait_for(state="detached")
    ion.open("/")
    ana.page.get_by_text("Away: Ion").wait_for()
