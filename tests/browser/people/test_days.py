"""Tests of games over days on the page: the player's tables, holidays, and notification
settings."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date, timedelta

from ..conftest import Invite
from ..kit import fits

Check = Callable[..., None]
DAYS = {"kind": "decision", "seconds": 3 * 24 * 3600}

NO_PUSH_SERVICE = """
Object.defineProperty(Notification, 'permission', { get: () => 'default' });
Notification.requestPermission = () => Promise.resolve('granted');
const keys = { p256dh: 'BA' + 'A'.repeat(85), auth: 'A'.repeat(22) };
const made = {
  endpoint: 'https://push.example/ana',
  toJSON: () => ({ keys }),
  unsubscribe: async () => true,
};
const pushManager = { subscribe: async () => made, getSubscription: async () => made };
const registration = { pushManager };
Object.defineProperty(navigator, 'serviceWorker', {
  value: {
    controller: null,
    ready: Promise.resolve(registration),
    register: async () => registration,
    getRegistration: async () => registration,
    addEventListener: () => undefined,
  },
});
"""
"""A script that fakes service worker and push service: devices of tests store no files, and there
is no push service."""


def test_my_tables_and_a_holiday_in_every_language(invite: Invite, accessible: Check) -> None:
    ana, bob = invite("Ana", dark=True), invite("Bob", size="phone")
    table = ana.set_table("poker-dice", 2, 0, clock=DAYS)
    bob.ask("POST", f"tables/{table}/sit", {})
    ana.ask("POST", f"tables/{table}/start")
    ana.open("/")
    row = ana.page.locator(f'a[href="/table/{table}"]')
    for _ in ana.looks():
        row.locator(".turn").wait_for()
        assert re.search(r"\b[23] ", row.inner_text()), "so many days are left"
        ana.check_words()
    accessible(ana, lights=True)
    ana.open("/you")
    until = date.today() + timedelta(days=3)
    ana.page.locator('input[type="date"]').fill(until.isoformat())
    ana.page.locator("form", has=ana.page.locator('input[type="date"]')).get_by_role(
        "button"
    ).click()
    for _ in ana.looks():
        ana.page.locator('[aria-labelledby="holiday-title"] [role="status"]').wait_for()
        ana.check_words()
        assert fits(ana)
    accessible(ana, lights=True)
    bob.open(f"/table/{table}")
    for _ in bob.looks():
        bob.page.get_by_text(str(until.day)).first.wait_for()
        bob.check_words()


def test_how_one_is_told_is_chosen_on_ones_own_page(invite: Invite, accessible: Check) -> None:
    ana = invite("Ana", new=True)
    ana.run_first(NO_PUSH_SERVICE)
    ana.open("/you")
    section = ana.page.locator('[aria-labelledby="notices-title"]')
    section.get_by_label("Notify me on this device").check()
    section.get_by_text("One device gets notices.").wait_for()
    section.get_by_label("Quiet hours").check()
    section.locator('input[type="time"]').first.fill("21:30")
    ana.await_that(
        lambda: (ana.ask("GET", "me/notices")["quiet"] or {}).get("start") == 21 * 60 + 30
    )
    accessible(ana)
    section.get_by_label("Notify me on this device").uncheck()
    section.get_by_text("One device gets notices.").wait_for(state="detached")
    assert ana.ask("GET", "me/notices")["devices"] == 0
