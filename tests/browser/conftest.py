from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.server import House

from .kit import PATIENCE, Visitor, launch
from .person import Person

Invite = Callable[..., Visitor]
Meet = Callable[..., Person]
OTHER_LIGHT = """() => {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
}"""
BROKEN_RULES = """async (options) => {
  const { violations } = await axe.run(options);
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]);
}"""
"""The part of axe's results that is transferred: the rest would take longer than the check."""

Devices = defaultdict[tuple[str, bool], list[Page]]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The browser of this folder's tests. While playwright runs, no other test of this process can
    run an event loop."""
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Run one house for the whole folder, with the tables and people of all its tests, so that
    devices have its page cached and its worker is warm. People count as away at once."""
    with House(tmp_path_factory.mktemp("house"), patience=0) as opened:
        yield opened


@pytest.fixture(scope="package")
def devices(browser: Browser) -> Devices:
    """Used devices for further tests, by language and by whether they are phones."""
    return defaultdict(list)


@pytest.fixture
def invite(browser: Browser, devices: Devices, house: House) -> Iterator[Invite]:
    """Return a function that lets people come in, each with their own device, through the lobby if
    wanted; at the end no problem may have occurred in any page. A device that is `new` has never
    visited the house."""
    guests: list[tuple[Visitor, list[Page]]] = []

    def come(
        name: str = "Ana",
        size: str = "desktop",
        language: str = "en",
        dark: bool = False,
        pace: str = "instant",
        motion: bool = False,
        lobby: bool = False,
        new: bool = False,
    ) -> Visitor:
        used = devices[language, size == "phone"]
        page = used.pop() if used and not new else None
        guest = Visitor(browser, house.base, name, size, language, dark, pace, motion, page)
        guests.append((guest, used))
        return guest.come_in() if lobby else guest.become_known()

    yield come
    for guest, used in guests:
        used.append(guest.hand_on())
    for guest, _ in guests:
        guest.check()


@pytest.fixture
def meet(house: House) -> Iterator[Meet]:
    """Return a function that adds people at the house without pages."""
    met: list[Person] = []

    def join(name: str = "Bob", language: str = "en") -> Person:
        met.append(Person(house.base, name, language).become_known())
        return met[-1]

    yield join
    for person in met:
        person.leave()


@pytest.fixture(scope="session")
def accessible() -> Callable[..., None]:
    """Return a function that checks a screen with axe, by all rules or some; with `lights` also its
    colours in the other theme."""
    axe = Axe().axe_script

    def check(visitor: Visitor, rules: Sequence[str] = (), lights: bool = False) -> None:
        only = {"runOnly": {"type": "rule", "values": rules}} if rules else {}
        if not visitor.page.evaluate("() => 'axe' in window"):
            visitor.page.evaluate(axe)
        options = {"resultTypes": ["violations"], "selectors": False, **only}
        assert visitor.page.evaluate(BROKEN_RULES, options) == []
        if lights:
            visitor.page.evaluate(OTHER_LIGHT)
            check(visitor, ["color-contrast"])
            visitor.page.evaluate(OTHER_LIGHT)

    return check
