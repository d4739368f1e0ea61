"""Tests of the ways from the lobby to a table."""

from __future__ import annotations

from ..conftest import Invite, Meet


def test_a_table_is_joined_by_a_pasted_link_or_its_id(invite: Invite, meet: Meet) -> None:
    ana, ion = meet("Ana"), invite("Ion", size="phone")
    table = ana.set_table("poker-dice", 2, 0)
    for pasted in (f" {ana.base}/table/{table} ", table, f"{ana.base}/table/{table}/replay#3"):
        ion.open("/")
        ion.page.get_by_label("Join a table").last.fill(pasted)
        ion.page.get_by_role("button", name="Join", exact=True).click()
        ion.page.wait_for_url(f"**/table/{table}")
        ion.page.wait_for_selector(".seats")


def test_what_is_no_link_is_said_to_be_none(invite: Invite) -> None:
    ana = invite()
    ana.open("/")
    for pasted in ("", "hello", "https://example.org/"):
        ana.page.get_by_label("Join a table").last.fill(pasted)
        ana.page.get_by_role("button", name="Join", exact=True).click()
        ana.page.get_by_text("That’s neither a").wait_for()
        assert ana.page.url.removesuffix("/") == ana.base
