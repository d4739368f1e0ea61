"""Helpers for browser tests: a real Chromium, the built page, a real house. Nothing is mocked."""

from __future__ import annotations

import os
import random
import re
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Browser, Page, Playwright, expect

from fivecups.client.requests import COOKIE

from .person import Person

BUILT = Path(__file__).parents[2] / "src" / "fivecups" / "web" / "static" / "index.html"
PATIENCE = 90_000
"""Milliseconds after which a test gives up waiting, even on a busy machine."""

LANGUAGES = ("en", "ru", "ro")
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP fivecups.test 127.0.0.1",
]
"""Arguments of the browser. It treats this machine as secure, but not a house with another name."""

RAW_ID = re.compile(
    r"\b(?:page|refusal|dice-town|poker-dice|gentlemans-deal|high-cup|pig)-[a-z]+(?:-[\w-]+)+|\{\s*\$"
)
"""Matches the id or the variable that a missing text shows."""

NO_REVIEW = """const ask = window.fetch;
window.fetch = (address, ...rest) =>
  String(address).includes('/review')
    ? Promise.resolve(Response.json({ status: 'thinking', progress: 0 }))
    : ask(address, ...rest);"""
"""A script that keeps the page from requesting a review. The first request makes the house compute
it, which takes up to ten CPU seconds."""

ASKED = ".actions.mine"
ENDED = ".ending"
DICE = ".question .keep .die"
BOXES = ".shell:has(.play-on) .sheets td button:not(.closed)"
CLOSED_BOXES = ".shell:has(.play-on) .sheets td button.closed"
CONFIRM = ".to-confirm .button.main:enabled"
MOVES = (
    CONFIRM,
    ".scale .pan .button:enabled",
    ".question .button.main:enabled",
    ".question .button:not(.quiet):enabled:not(.stepper .button):not(.field-row .button)",
    ".question .plain:enabled",
    ".question .pick:enabled",
)


def launch(playwright: Playwright) -> Browser:
    """Start Debian's Chromium, or the browser that CHROMIUM names."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    executable = os.environ.get("CHROMIUM") or next(
        (path for name in names if (path := shutil.which(name))), None
    )
    assert executable, "no Chromium: install one, or name it in CHROMIUM"
    assert BUILT.exists(), "the page is not built: make page"
    return playwright.chromium.launch(executable_path=executable, args=ARGUMENTS)


def new_device(browser: Browser, size: str, language: str, app: bool = False) -> Page:
    """Return the only page of a new device. Only an `app` stores the page's files, half a megabyte
    for every device."""
    context = browser.new_context(
        locale=language, has_touch=size == "phone", service_workers="allow" if app else "block"
    )
    return context.new_page()


def kept(name: str, value: str) -> str:
    """Return a script that stores a value on the device, unless the page has already stored
    another."""
    return f"localStorage['fivecups-{name}'] ??= '{value}';"


class Visitor(Person):
    """A person with their own device: a new one, or a `page` that another visitor has handed on.
    `problems` collects errors that must never happen. The page runs without motion and sounds
    unless a test is about them, since they take most of the time."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        name: str,
        size: str = "desktop",
        language: str = "en",
        dark: bool = False,
        pace: str = "instant",
        motion: bool = False,
        page: Page | None = None,
    ):
        super().__init__(base, name, language)
        self.problems: list[str] = []
        self.page = page or new_device(browser, size, language)
        self.context = self.page.context
        self.page.set_default_timeout(PATIENCE)
        self.resize(size)
        self.page.emulate_media(
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        self._scripts = ExitStack()
        self.run_first(kept("pace", pace) + kept("sound", "on" if motion else "off"))
        self._listeners: dict[Any, Callable[[Any], None]] = {
            "console": self._note_line,
            "pageerror": self._note_error,
            "request": self._note_request,
        }
        for event, listener in self._listeners.items():
            self.page.on(event, listener)
        self.chance = random.Random(name)
        self.in_vain = 0

    def _note_line(self, line: Any) -> None:
        if line.type == "error":
            self.problems.append(line.text)

    def _note_error(self, error: Any) -> None:
        self.problems.append(str(error))

    def _note_request(self, request: Any) -> None:
        if not request.url.startswith((self.base, "data:", self.base.replace("http", "ws", 1))):
            self.problems.append(f"a request left the house: {request.url}")

    def run_first(self, script: str) -> None:
        """Run a script before those of every page that is opened from now on."""
        self._scripts.enter_context(self.page.add_init_script(script))

    def remember(self, name: str, value: str) -> None:
        """Store a value on this device for the page, unless the page has already stored another."""
        self.run_first(kept(name, value))

    def hand_on(self) -> Page:
        """Forget this person and return the device's page. It stays at the house on a page without
        scripts, so that the renderer process lives on with its compiled code."""
        for event, listener in self._listeners.items():
            self.page.remove_listener(event, listener)
        self._scripts.close()
        self.page.unroute_all(behavior="ignoreErrors")
        self.open("/robots.txt")
        self.page.mouse.move(-1, -1)
        self.page.evaluate("localStorage.clear(), sessionStorage.clear()")
        self.context.clear_cookies()
        return self.page

    def become_known(self) -> Self:
        self.remember("name", self.name)
        return super().become_known()

    def come_in(self) -> Visitor:
        """Come to the lobby as a stranger, and type a name."""
        self.open("/")
        self.page.wait_for_selector(".game")
        field = self.page.locator("header input")
        field.fill(self.name)
        with self.page.expect_response("**/api/me"):
            field.blur()
        return self

    def open(self, path: str) -> None:
        self.page.goto(f"{self.base}{path}")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.context.request.fetch(f"{self.base}/api/{path}", method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def resize(self, size: str) -> None:
        """Give the open page the size of another device."""
        width, height = SIZES[size]
        self.page.set_viewport_size({"width": width, "height": height})

    @property
    def cookie(self) -> str:
        return next(cooky["value"] for cooky in self.context.cookies() if cooky["name"] == COOKIE)

    def looks(self) -> Iterator[str]:
        """Show the open page in each language, each at another size, and yield the size."""
        for language, size in zip(LANGUAGES, SIZES, strict=True):
            self.resize(size)
            self.speak(language)
            yield size

    def speak(self, language: str) -> None:
        """Choose a language on the open page, or on another page if it has no such choice."""
        if self.page.locator("html").get_attribute("lang") == language:
            return
        choice = self.page.locator(".preferences select").first
        if choice.count():
            choice.evaluate(
                "(one, language) => { one.value = language; "
                "one.dispatchEvent(new Event('change', { bubbles: true })) }",
                language,
            )
        else:
            self.page.evaluate("language => localStorage['fivecups-language'] = language", language)
            self.page.reload()
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def await_end(self, table: str) -> None:
        """Wait until a game that bots play on is over."""
        self.await_that(lambda: self.ask("GET", f"tables/{table}")["phase"] == "over")

    def await_that(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition outside the page is true."""
        for _ in range(PATIENCE // 100):
            if condition():
                return
            self.page.wait_for_timeout(100)
        raise AssertionError("it does not come true")

    def counts(self, *kinds: str) -> list[int]:
        """Return the number of elements of each kind on the page, in one query."""
        counts: list[int] = self.page.evaluate(
            "kinds => kinds.map((kind) => document.querySelectorAll(kind).length)", kinds
        )
        return counts

    @property
    def asked(self) -> bool:
        return self.counts(ASKED) != [0]

    @property
    def ended(self) -> bool:
        return self.counts(ENDED) != [0]

    def move(self) -> None:
        """Make a move that the page offers, and confirm it."""
        self.pick()
        self.press(CONFIRM, *self.counts(CONFIRM))

    def pick(self) -> None:
        """Make a move that the page offers, without confirming it."""
        dice, boxes = self.counts(DICE, BOXES)
        self.press(DICE, dice)
        if boxes and self.chance.random() < 0.6:
            self.press(BOXES, boxes)
        for kind, count in zip(MOVES, self.counts(*MOVES), strict=True):
            if count:
                self.press(kind, count)
                break

    def press(self, kind: str, count: int) -> None:
        """Press one of `count` elements; if the table has gone on meanwhile, do nothing. A busy
        machine gets more time at every further attempt."""
        if not count:
            return
        elements = self.page.locator(kind)
        try:
            timeout = 2_000 * (1 + self.in_vain)
            elements.nth(self.chance.randrange(count)).click(timeout=timeout)
            self.in_vain = 0
        except Exception as error:
            self.in_vain += 1
            if timeout > PATIENCE // 6:
                raise
            if self.asked:
                self.page.wait_for_timeout(50)
            elif "Timeout" not in str(error):
                raise

    def check_words(self) -> None:
        """Check that no text is missing on this screen."""
        words = self.page.locator("body").inner_text()
        assert not RAW_ID.search(words), RAW_ID.search(words)

    def check(self) -> None:
        assert self.problems == [], self.problems

    def leave(self) -> None:
        self.context.close()


def fits(visitor: Visitor) -> bool:
    """True if nothing overflows at the side."""
    return bool(visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def open_for_two(ana: Visitor, ion: Visitor) -> None:
    """Begin a game of Poker Dice of two people, and open its table for both."""
    table = ana.set_table("poker-dice", 2, 0)
    ion.ask("POST", f"tables/{table}/sit", {})
    ana.ask("POST", f"tables/{table}/start")
    for visitor in (ana, ion):
        visitor.open(f"/table/{table}")
        visitor.page.wait_for_selector(".sheets")


def play_to_the_end(people: Sequence[Visitor]) -> int:
    """Let all visitors play until each sees the end; return the number of moves."""
    moves = 0
    waits = 0
    playing = list(people)
    while playing:
        moved = False
        for visitor in list(playing):
            asked, ended = visitor.counts(ASKED, ENDED)
            if ended:
                playing.remove(visitor)
            elif asked:
                visitor.move()
                moves += 1
                moved = True
        waits = 0 if moved or not playing else waits + 1
        if waits:
            people[0].page.wait_for_timeout(40)
            assert waits < PATIENCE // 40, (
                f"nothing happens any more: {people[0].page.locator('.actions').inner_text()}"
            )
    return moves
