"""Tests of the page as an app: it opens without the house, and loads a newer version between
decisions."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Route, expect

from fivecups.texts import Texts
from tests.web.server import House

from ..conftest import Invite
from ..game_information.test_ending import finished
from ..kit import BOXES, BUILT, LANGUAGES, Visitor, fits, new_device

Check = Callable[[Visitor], None]
KEPT_FILES = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys())
      found.push(new URL(request.url).pathname);
  return found;
}"""
KEPT_GAMES = """() => new Promise((resolve) => {
  const opening = indexedDB.open('fivecups');
  opening.onsuccess = () => {
    const games = opening.result.transaction('games').objectStore('games').getAllKeys();
    games.onsuccess = () => resolve(games.result);
  };
})"""
ENTRY = re.compile(r"/assets/index-[\w-]+\.js")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Run a house that can be closed and killed."""
    with House(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def phone(browser: Browser, house: House) -> Iterator[Visitor]:
    """A phone that may store the page. Errors because the house is away are no faults of the
    page."""
    ana = Visitor(
        browser, house.base, "Ana", "phone", "ro", page=new_device(browser, "phone", "ro", app=True)
    ).become_known()
    yield ana
    ana.problems = [problem for problem in ana.problems if "net::ERR_" not in problem]
    ana.check()
    ana.leave()


def await_worker(visitor: Visitor) -> None:
    is_controlled = "navigator.serviceWorker.controller !== null"
    visitor.await_that(lambda: bool(visitor.page.evaluate(is_controlled)))


def test_without_the_house_there_are_the_rules_and_ones_own_games(
    phone: Visitor, house: House, accessible: Check
) -> None:
    table = finished(phone, "poker-dice", 2)
    other = phone.set_table("dice-town", 3, 2)
    phone.open("/")
    await_worker(phone)
    phone.open("/")
    phone.await_that(lambda: phone.page.evaluate(KEPT_GAMES) == [table])
    cached = phone.page.evaluate(KEPT_FILES)
    assert set(cached) == {
        "/index.html",
        *(f"/assets/{file.name}" for file in (BUILT.parent / "assets").glob("*[!z]")),
    }
    house.close()
    texts = Texts("ro")
    for path in ("/", f"/table/{other}", "/you"):
        phone.open(path)
        expect(phone.page.locator("h1")).to_have_text(texts.say("page-needs-house"))
    expect(phone.page.locator(".kept a")).to_have_count(1)
    phone.check_words()
    assert fits(phone)
    accessible(phone)
    phone.page.locator(".kept a").click()
    expect(phone.page.get_by_text(texts.say("page-replay-kept"))).to_be_visible()
    phone.page.keyboard.press("End")
    expect(phone.page.locator(".told")).not_to_be_empty()
    phone.check_words()
    accessible(phone)
    for game in ("dice-town", "poker-dice", "gentlemans-deal"):
        phone.open(f"/rules/{game}")
        expect(phone.page.locator("h1")).to_contain_text(texts.say(f"{game}-name"))
    phone.check_words()
    house.open()
    phone.open(f"/table/{other}")
    expect(phone.page.locator(".start")).to_be_visible()
    phone.open("/you")
    phone.page.get_by_text(texts.say("page-forget")).click()
    phone.page.get_by_role("button", name=texts.say("page-forget-yes")).click()
    phone.page.wait_for_selector(".game")
    phone.page.wait_for_function(f"async () => (await ({KEPT_GAMES})()).length === 0")


def test_over_plain_http_it_says_why_it_can_neither_be_installed_nor_call(
    browser: Browser, house: House
) -> None:
    stranger = Visitor(browser, f"http://fivecups.test:{house.port}", "Ana")
    stranger.open("/you")
    for language, _ in zip(LANGUAGES, stranger.looks(), strict=True):
        for words in ("page-app-plain-http", "page-notices-no-https"):
            expect(stranger.page.get_by_text(Texts(language).say(words))).to_be_visible()
        assert fits(stranger)
    assert all("header has been ignored" in problem for problem in stranger.problems), (
        stranger.problems
    )
    stranger.leave()


def test_a_newer_page_waits_for_an_open_decision(invite: Invite, house: House) -> None:
    ana = invite()
    ana.remember("confirm", "none")
    table = ana.set_table("poker-dice", 2, 1)
    ana.ask("POST", f"tables/{table}/start")
    ana.open(f"/table/{table}")
    held = ana.page.locator(".tray .die.held")
    ana.page.locator(".tray .die:enabled").first.click()
    expect(held).to_have_count(1)
    ana.page.evaluate("window.before = true")
    asked: list[str] = []

    def newer(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(body=ENTRY.sub("/assets/index-newer.js", BUILT.read_text()))

    ana.page.route("**/index.html", newer)
    house.kill()
    house.open()
    ana.await_that(lambda: bool(asked))
    expect(ana.page.locator(".status")).to_be_empty()
    expect(held).to_have_count(1)
    assert ana.page.evaluate("window.before")
    with ana.page.expect_event("load"):
        ana.page.locator(BOXES).first.click()
        ana.page.locator(".question .button.main:enabled").click()
    ana.page.locator(".actions").wait_for()
    expect(ana.page.locator(".status")).to_be_empty()
    assert all("net::ERR_" in problem for problem in ana.problems)
    ana.problems.clear()
