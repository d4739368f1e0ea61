"""Tests of the ways in: a code, the phone's share dialog, and the screen before the page has
loaded."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Route

from ..conftest import Invite, Meet
from ..kit import Visitor

Check = Callable[[Visitor], None]
SHARE = """navigator.share = (what) => {
  window.shared = what;
  return Promise.resolve();
}"""


def code_of(visitor: Visitor, table: str) -> str:
    code: str = visitor.ask("GET", f"tables/{table}/invitation")["code"]
    return code


def test_a_code_leads_to_the_table_typed_or_as_an_address(invite: Invite) -> None:
    ana, ion = invite("Ana"), invite("Ion", size="phone")
    table = ana.set_table("poker-dice", 2, 0)
    ana.open(f"/table/{table}")
    code = code_of(ana, table)
    ana.page.locator(".code").get_by_text(code).wait_for()
    ion.open("/")
    ion.page.get_by_label("Join a table").last.fill(f" {code.lower()} ")
    ion.page.get_by_role("button", name="Join", exact=True).click()
    ion.page.wait_for_url(f"**/table/{table}")
    ion.page.wait_for_selector(".seats")
    ion.open(f"/{code.lower()}")
    ion.page.wait_for_url(f"**/table/{table}")
    ion.page.wait_for_selector(".seats")


def test_a_wrong_code_says_so(invite: Invite, accessible: Check) -> None:
    ana = invite()
    table = ana.set_table("poker-dice", 2, 0)
    code = code_of(ana, table)
    ana.ask("POST", f"tables/{table}/close")
    ana.open("/")
    ana.page.get_by_label("Join a table").last.fill(code)
    ana.page.get_by_role("button", name="Join", exact=True).click()
    ana.page.get_by_text("No table has this code right now.").wait_for()
    accessible(ana)
    ana.speak("ru")
    ana.page.get_by_text("Сейчас такого кода нет ни у одного стола.").wait_for()
    ana.open(f"/{code}")
    ana.page.get_by_text("Сейчас такого кода нет ни у одного стола.").wait_for()
    ana.speak("en")
    ana.page.get_by_text("No table has this code right now.").wait_for()
    ana.problems = [problem for problem in ana.problems if "409" not in problem]


def test_open_tables_and_joining_stand_above_the_games_on_phones(
    invite: Invite, meet: Meet
) -> None:
    host, ana = meet("Host"), invite("Ana")
    table = host.set_table("poker-dice", 2, 0, visibility="open")
    ana.open("/")
    for size in ("phone", "desktop"):
        ana.resize(size)
        # A change of size builds the list anew: all three places are read at the same moment.
        ana.page.wait_for_function(
            """([list, first]) => {
              const tops = ["#join", list, ".game"].map(
                (kind) => document.querySelector(kind)?.getBoundingClientRect().top
              );
              const [join, listed, game] = tops;
              return tops.every((top) => top !== undefined)
                && join < game && (listed < game) === first;
            }""",
            arg=[f'a[href="/table/{table}"]', size == "phone"],
        )


def test_the_phone_shares_the_link_itself_where_it_can(invite: Invite) -> None:
    ana = invite(size="phone")
    ana.run_first(SHARE)
    table = ana.set_table("poker-dice", 2, 0)
    ana.open(f"/table/{table}")
    ana.page.get_by_role("button", name="Share the link").click()
    ana.page.wait_for_function("() => window.shared")
    assert ana.page.evaluate("window.shared") == {
        "title": "Poker Dice · Five Cups",
        "url": f"{ana.base}/table/{table}",
    }


def test_something_is_seen_before_the_page_is_there(invite: Invite) -> None:
    ana = invite()
    held: list[Route] = []
    ana.page.route("**/assets/*.js", lambda route: held.append(route))
    ana.page.goto(ana.base, wait_until="commit")
    ana.page.locator("#opening .cups").wait_for()
    ana.await_that(lambda: bool(held))
    ana.page.unroute_all(behavior="ignoreErrors")
    ana.page.goto(ana.base)
    ana.page.wait_for_selector(".game")
    assert ana.page.locator(".opening").count() == 0
