"""Tests of the page as an app in a full Chromium: it can be installed, shows a notification when it
is the player's turn, and is opened by a tap on it. The push service of the browser's maker is
replaced: the house's message is handed to the browser as that service would."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect, sync_playwright

from fivecups.texts import Texts
from tests.web.notifications import kit as notices
from tests.web.server import House

from ..desktop import Desktop, desktop, whole_browser
from ..kit import LANGUAGES, Visitor

pytestmark = pytest.mark.slow
OPEN = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).length"


@contextmanager
def push_service() -> Iterator[notices.PushService]:
    """Run a push service in a separate thread, since playwright's event loop runs in this one."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()
    opening = notices.push_service()
    try:
        yield asyncio.run_coroutine_threadsafe(opening.__aenter__(), loop).result()
    finally:
        asyncio.run_coroutine_threadsafe(opening.__aexit__(None, None, None), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


class Phone:
    """Ana's phone with the page open, and Bob elsewhere."""

    def __init__(self, context: BrowserContext, house: House, shown_on: Desktop) -> None:
        self.context, self.house, self.desktop = context, house, shown_on
        page = context.pages[0]
        assert context.browser is not None
        self.ana = Visitor(context.browser, house.base, "Ana", "phone", page=page)
        self.line = context.new_cdp_session(page)
        registrations: list[dict[str, Any]] = []
        self.line.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda news: registrations.extend(news["registrations"]),
        )
        self.line.send("ServiceWorker.enable")
        self.ana.become_known().open("/you")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        self.ana.await_that(lambda: bool(registrations))
        self.registration: str = registrations[-1]["registrationId"]

    def push(self, message: dict[str, Any]) -> None:
        self.line.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": self.house.base,
                "registrationId": self.registration,
                "data": json.dumps(message),
            },
        )


@pytest.fixture
def phone(tmp_path: Path) -> Iterator[Phone]:
    with ExitStack() as stack:
        house = stack.enter_context(House(tmp_path, quick_notices=True))
        shown_on = stack.enter_context(desktop())
        playwright = stack.enter_context(sync_playwright())
        context = stack.enter_context(whole_browser(playwright, shown_on, tmp_path / "profile"))
        phone_of_ana = Phone(context, house, shown_on)
        yield phone_of_ana
        phone_of_ana.ana.check()


def test_it_can_be_installed_and_opened_as_an_app(phone: Phone) -> None:
    page, line = phone.ana.page, phone.line
    for language, _ in zip(LANGUAGES, phone.ana.looks(), strict=True):
        assert line.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}
        phone.ana.await_that(partial(_speaks, phone, language))
        manifest = _manifest(phone)
        assert manifest["errors"] == []
        assert json.loads(manifest["data"])["description"] == Texts(language).say("preview-house")
        install = page.get_by_role("button", name=Texts(language).say("page-app-install"))
        expect(install).to_be_visible()
    app = {"manifestId": f"{phone.house.base}/"}
    line.send("PWA.install", app)
    line.send("PWA.changeAppUserSettings", {**app, "displayMode": "standalone"})
    with phone.context.expect_page() as opening:
        line.send("PWA.launch", app)
    opened: Page = opening.value
    expect(opened.locator(".game").first).to_be_visible()


def _manifest(phone: Phone) -> dict[str, Any]:
    return phone.line.send("Page.getAppManifest")


def _speaks(phone: Phone, language: str) -> bool:
    return f"language={language}" in _manifest(phone)["url"]


def test_a_notification_says_whose_turn_it_is_opens_the_table_and_ends_such_messages(
    phone: Phone,
) -> None:
    ana, keys = phone.ana, notices.Browser()
    with push_service() as service:
        ana.ask("POST", "me/notices/push", keys.wish(f"{service.base}/ana"))
        for language in LANGUAGES:
            ana.ask("PATCH", "me", {"language": language})
            table = ana.set_table("poker-dice", 2, 1)
            ana.ask("POST", f"tables/{table}/start")
            ana.await_that(lambda: not service.got.empty())
            message = keys.read(service.got.get_nowait()[2])
            phone.push(message)
            texts = Texts(language)
            shown = phone.desktop.shown.get()
            assert shown.title == texts.say("notice-title", game=texts.say("poker-dice-name"))
            assert texts.say("notice-body") in shown.body
            assert texts.say("notice-stop") in shown.buttons
            with phone.context.expect_page() as opening:
                phone.desktop.press(shown)
            opened: Page = opening.value
            expect(opened).to_have_url(f"{phone.house.base}/table/{table}")
            expect(opened.locator(".actions.mine")).to_be_visible()
            ana.await_that(lambda: ana.page.evaluate(OPEN) == 0)
            opened.close()
        assert ana.ask("GET", "me/notices")["devices"] == 1
        phone.push(message)
        phone.desktop.press(phone.desktop.shown.get(), texts.say("notice-stop"))
        ana.await_that(lambda: ana.ask("GET", "me/notices")["devices"] == 0)
        ana.await_that(lambda: ana.page.evaluate(OPEN) == 0)
        assert phone.context.pages == [ana.page], "nothing was opened"
