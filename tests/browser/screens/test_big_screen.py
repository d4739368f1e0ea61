"""Tests of the big screen: readable from afar in every language, without private data, and phones
beside it hide the board."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, WebSocket, expect

from ..conftest import Invite, Meet
from ..kit import PATIENCE, Visitor
from ..play_ahead import play_ahead

TELEVISIONS = {"hd": (1280, 720), "full": (1920, 1080), "4k": (3840, 2160)}
PLAIN = {"talk_seconds": None, "vote_seconds": None}
GAMES = {
    "dice-town": (6, {"wild_west": True}, "full", "ru"),
    "poker-dice": (6, {}, "hd", "ro"),
    "gentlemans-deal": (6, PLAIN, "4k", "en"),
}
LEAST = 2.6
"""Smallest letters in per cent of the height: readable from three metres, 28 pixels on a television
of 1080."""

SMALL_TEXTS = """least => [...document.querySelectorAll('.canvas')].flatMap((canvas) => {
    const scale = canvas.getBoundingClientRect().width / canvas.offsetWidth;
    const walk = document.createTreeWalker(canvas, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walk.nextNode()) {
        const words = walk.currentNode.textContent.trim();
        const around = walk.currentNode.parentElement;
        if (!words || around.closest('.hidden, svg') || !around.getClientRects().length) continue;
        const size = parseFloat(getComputedStyle(around).fontSize) * scale;
        if ((100 * size) / innerHeight < least) found.push(words);
    }
    return found;
})"""
OUTSIDE = """() => [...document.querySelectorAll('main *')].filter((part) => {
    const box = part.getBoundingClientRect();
    return box.width && !part.closest('svg, .hidden, .land')
        && (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
}).map((part) => part.outerHTML.slice(0, 120))"""
Check = Callable[[Visitor], None]
AWAKE = """window.locks = 0;
Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
    window.locks += 1;
    return { release: async () => { window.locks -= 1; } };
} } });
window.sounds = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) {
    window.sounds += 1;
    return start.apply(this, when);
};"""
"""A script that counts wake locks and sounds."""


@contextmanager
def television(owner: Visitor) -> Iterator[Page]:
    """Open another window of the same browser, as large as a television."""
    page = owner.context.new_page()
    page.set_default_timeout(PATIENCE)
    width, height = TELEVISIONS["hd"]
    page.set_viewport_size({"width": width, "height": height})
    page.on("pageerror", lambda error: owner.problems.append(str(error)))
    yield page
    page.close()


def readable(page: Page) -> None:
    assert page.evaluate(SMALL_TEXTS, LEAST) == []
    assert page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_television_shows_the_table_large_from_the_first_guest_to_the_game(
    invite: Invite, meet: Meet, accessible: Check, game: str
) -> None:
    seats, options, size, language = GAMES[game]
    ana = meet("Ana")
    table = ana.set_table(game, seats, seats - 2, options=options)
    screen = invite("TV", language=language, dark=game == "poker-dice")
    width, height = TELEVISIONS[size]
    screen.page.set_viewport_size({"width": width, "height": height})
    code = ana.ask("GET", f"tables/{table}/invitation")["code"]
    screen.open(f"/screen/{code}")
    expect(screen.page.locator(".code")).to_have_text(code)
    expect(screen.page.locator(".join img")).to_be_visible()
    expect(screen.page.locator("li.free")).to_have_count(1)
    ana.ask("POST", f"tables/{table}/bot", {"seat": 1, "level": "random"})
    expect(screen.page.locator("li.free")).to_have_count(0)
    readable(screen.page)
    accessible(screen)
    ana.ask("POST", f"tables/{table}/start")
    expect(screen.page.locator("main.big .table > *")).to_be_visible()
    expect(screen.page.locator(".wait")).not_to_be_empty()
    screen.check_words()
    readable(screen.page)
    accessible(screen)
    expect(screen.page.locator("main button:enabled:not(.plain)")).to_have_count(0)


def test_the_screen_of_a_player_receives_nothing_that_is_private(invite: Invite) -> None:
    """The same browser sits at the table and shows it."""
    ana = invite("Ana", size="phone")
    table = ana.set_table("dice-town", 2, 1)
    got: list[str] = []

    def note(socket: WebSocket) -> None:
        assert "screen=1" in socket.url
        socket.on("framereceived", lambda frame: got.append(str(frame)))

    with television(ana) as screen:
        screen.on("websocket", note)
        screen.goto(f"{ana.base}/screen/{table}")
        screen.wait_for_selector(".code")
        ana.ask("POST", f"tables/{table}/start")
        screen.wait_for_selector("main.big .table")
        play_ahead([ana], table, 6)
        ana.await_that(lambda: sum('"view"' in text for text in got) > 3)
        assert screen.evaluate("document.querySelector('.hand, .question, .actions')") is None
    messages = [json.loads(text) for text in got]
    for view in [message["view"] for message in messages if message.get("view")]:
        assert view["seat"] is None
        assert not view["asks"]
        assert not view["table"]["hand"]
        assert view["sealed"] is None


def test_phones_leave_the_table_to_the_screen_unless_they_want_it(invite: Invite) -> None:
    ana = invite("Ana", size="phone")
    table = ana.set_table("dice-town", 2, 1)
    ana.ask("POST", f"tables/{table}/start")
    ana.open(f"/table/{table}")
    street, line = ana.page.locator(".street"), ana.page.locator(".look-up")
    expect(street).to_be_visible()
    with television(ana) as screen:
        screen.goto(f"{ana.base}/screen/{table}")
        expect(line).to_be_visible()
        expect(street).to_have_count(0)
        expect(ana.page.locator(".question")).to_be_visible()
        line.get_by_role("button").click()
        expect(street).to_be_visible()
        ana.page.reload()
        expect(street).to_be_visible()
        ana.page.locator(".menu summary").click()
        ana.page.get_by_label("Leave the table to the big screen").check()
        expect(street).to_have_count(0)
    expect(street).to_be_visible()


def test_the_screen_shows_the_scores_and_goes_on_to_the_next_game(
    invite: Invite, accessible: Check
) -> None:
    ana = invite("Александра Константинова")
    table = ana.set_table("poker-dice", 9, 8)
    ana.ask("POST", f"tables/{table}/start")
    play_ahead([ana], table, 10_000)
    ana.open(f"/screen/{table}")
    expect(ana.page.locator(".scores li")).to_have_count(9)
    readable(ana.page)
    accessible(ana)
    again = ana.ask("POST", f"tables/{table}/rematch")["id"]
    expect(ana.page.locator(".again")).to_contain_text("Александра")
    scores, line = (ana.page.locator(kind).bounding_box() for kind in (".scores ol", ".again"))
    assert scores and line and scores["y"] + scores["height"] <= line["y"], "a score is covered"
    ana.ask("POST", f"tables/{again}/sit", {"seat": None})
    expect(ana.page.locator("main.big .table > *")).to_be_visible()
    expect(ana.page).to_have_url(f"{ana.base}/screen/{again}")


def test_the_screen_stays_awake_and_is_heard_after_the_first_touch(
    invite: Invite, meet: Meet, accessible: Check
) -> None:
    ana = meet("Ana")
    table = ana.set_table("dice-town", 2, 1)
    ana.ask("POST", f"tables/{table}/start")
    screen = invite("TV", dark=True, motion=True)
    screen.run_first(AWAKE)
    screen.open(f"/screen/{table}")
    page = screen.page
    hint = page.get_by_text("Tap for sound")
    expect(hint).to_be_visible()
    page.wait_for_function("() => window.locks === 1")
    page.locator("main").click(position={"x": 5, "y": 5})
    expect(hint).to_have_count(0)
    accessible(screen)
    play_ahead([ana], table, 4)
    page.wait_for_function("() => window.sounds > 0")
    page.evaluate("history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))")
    page.wait_for_function("() => window.locks === 0")
