"""Tests that the board has room on every screen beside banners, long names and the dock. Each page
is opened once and then resized."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from ..conftest import Invite, Meet
from ..kit import Visitor, fits
from ..person import Person

SCREENS = ((360, 740), (390, 844), (820, 1180), (1366, 768), (1920, 1080))
PHONES = SCREENS[:2]
LONG = ("Александра Константинова", "Ștefania-Alexandra Munte", "Максимилиан Воскресенски")
LETTERS = 8
"""Number of letters of a name that must be readable everywhere."""

READ = """names => names.map(name => {
  const line = name.querySelector('.cut');
  const range = document.createRange();
  const text = line.firstChild;
  const { right } = line.getBoundingClientRect();
  let letters = 0;
  while (letters < text.length) {
    range.setStart(text, letters);
    range.setEnd(text, letters + 1);
    if (range.getBoundingClientRect().right > right + 0.5) break;
    letters += 1;
  }
  return { letters, all: text.length, title: name.title };
})"""
"""A script that counts the visible letters of names; the ellipsis counts as the last one."""


ON_TOP = """one => {
  const { left, top, width } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + 8));
}"""
STANDS_STILL = """async () => {
  const frame = () => new Promise(requestAnimationFrame)
  const places = () => JSON.stringify([...document.querySelectorAll('body *')]
    .map(one => one.getBoundingClientRect()))
  await frame()
  const before = places()
  await frame()
  await frame()
  return places() === before
}"""


def sizes(visitor: Visitor, screens: tuple[tuple[int, int], ...] = SCREENS) -> Iterator[int]:
    """Resize the page to each size, and yield the height."""
    for width, height in screens:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.wait_for_function(STANDS_STILL)
        yield height


def box(visitor: Visitor, what: str) -> dict[str, Any]:
    bounds = visitor.page.locator(what).first.bounding_box()
    assert bounds is not None, what
    return {
        **bounds,
        "bottom": bounds["y"] + bounds["height"],
        "right": bounds["x"] + bounds["width"],
    }


def company(
    invite: Invite, meet: Meet, game: str, seats: int = 5, **settings: Any
) -> tuple[Visitor, Person, str]:
    """Start a game with three people with long names, of whom only the first has a page, and bots;
    return the first two and the table."""
    ana, *others = invite(LONG[0]), meet(LONG[1]), meet(LONG[2])
    table = ana.set_table(game, seats, seats - len(LONG), **settings)
    for seat, other in enumerate(others, 1):
        other.ask("POST", f"tables/{table}/sit", {"seat": seat})
    ana.ask("POST", f"tables/{table}/start")
    ana.open(f"/table/{table}")
    ana.page.wait_for_selector(".actions")
    return ana, others[0], table


def names_can_be_read(visitor: Visitor) -> None:
    """Check the names at the page's present size."""
    assert fits(visitor)
    for name in visitor.page.locator(".stage .seat-name:has(.cut)").evaluate_all(READ):
        assert name["letters"] > min(LETTERS, name["all"] - 1), (name, visitor.page.viewport_size)
        assert name["title"]
    for mark in visitor.page.locator(".seat-sign .mark").all():
        assert (mark.bounding_box() or {}).get("width", 0) > 0


def test_names_stay_readable_beside_their_marks_in_dice_town(invite: Invite, meet: Meet) -> None:
    ana, _, _ = company(invite, meet, "dice-town")
    expect(ana.page.locator(".stage .mark.away")).to_have_count(2)
    for _ in sizes(ana):
        names_can_be_read(ana)
    for _ in sizes(ana, SCREENS[3:]):
        last = ana.page.locator(".neighbour").last.bounding_box()
        assert last is not None and last["x"] + last["width"] <= box(ana, ".town")["right"] + 1
    ana.resize("phone")
    ana.page.get_by_role("button", name=f"{LONG[2]}: what can be done").click()
    expect(ana.page.get_by_role("dialog").locator("strong")).to_have_text(LONG[2])


def test_all_sheets_of_poker_dice_fit_and_all_dice_lie_on_the_felt(
    invite: Invite, meet: Meet
) -> None:
    ana, _, _ = company(invite, meet, "poker-dice")
    expect(ana.page.locator(".tray button.die")).to_have_count(5)
    for _ in sizes(ana):
        names_can_be_read(ana)
        felt = box(ana, ".tray")
        for die in ana.page.locator(".tray button.die").all():
            placed = die.bounding_box()
            assert placed is not None
            assert felt["x"] <= placed["x"]
            assert placed["x"] + placed["width"] <= felt["right"]
        table = ana.page.locator(".halves")
        assert table.evaluate("sheets => sheets.scrollWidth <= sheets.clientWidth + 1")
        size = ana.page.viewport_size
        if size is not None and (size["width"], size["height"]) not in PHONES:
            for column in ana.page.locator("thead th").all():
                name, head = column.locator(".seat-name").bounding_box(), column.bounding_box()
                assert name is not None and head is not None
                assert head["x"] <= name["x"]
                assert name["x"] + name["width"] <= head["x"] + head["width"], "it lies over others"


def test_no_seat_of_gentlemans_deal_lies_under_the_dock(invite: Invite, meet: Meet) -> None:
    ana, _, _ = company(
        invite,
        meet,
        "gentlemans-deal",
        options={"talk_seconds": None, "vote_seconds": None, "first_dealer": 3},
    )
    ana.page.locator('[data-question="nothing_to_add"]').wait_for()
    for _ in sizes(ana, PHONES):
        names_can_be_read(ana)
        title = ana.page.locator(".bar h1")
        assert title.evaluate("one => one.scrollHeight <= one.clientHeight"), "it is cut"
        assert title.evaluate("one => one.scrollWidth <= one.clientWidth"), "it is cut"
        own = box(ana, ".dock .seat.mine")
        assert box(ana, ".dock")["y"] <= own["y"]
        for seat in ana.page.locator(".board .seat").all():
            placed = seat.bounding_box()
            assert placed is not None
            assert placed["y"] + placed["height"] <= box(ana, ".dock")["y"], "it is covered"
        expect(ana.page.locator(".board .seat")).to_have_count(4)
    for _ in sizes(ana, SCREENS[2:3]):
        names_can_be_read(ana)
    for _ in sizes(ana, SCREENS[3:]):
        names_can_be_read(ana)
        expect(ana.page.locator(".board .seat")).to_have_count(5)


def test_banners_and_the_goal_leave_room_for_the_town_on_phones(invite: Invite, meet: Meet) -> None:
    ana, bob, table = company(invite, meet, "dice-town", visibility="open")
    ana.page.wait_for_selector(".question .keep")
    stranger = meet("Gheorghe-Constantin Ioan")
    bob.ask("POST", f"tables/{table}/pause")
    stranger.ask("POST", f"tables/{table}/sit", {"seat": 3})
    more = ana.page.locator(".banners .rest")
    expect(more).to_be_attached()
    goal = ana.page.locator(".goal")
    for language in ("ru", "ro"):
        ana.speak(language)
        banners_leave_room(ana)
    ana.page.locator(".place .house").first.click()
    note = ana.page.locator(".about")
    assert note.evaluate(ON_TOP), "a banner covers the note"
    ana.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    goal.get_by_role("button").click()
    expect(goal).to_have_count(0)
    more.click()
    expect(ana.page.locator(".banner:visible")).to_have_count(2)
    assert fits(ana)


def banners_leave_room(ana: Visitor) -> None:
    """Check that a single banner is shown, and the town above the dock."""
    more = ana.page.locator(".banners .rest")
    for height in sizes(ana, PHONES):
        expect(more).to_have_text("+1")
        expect(ana.page.locator(".banner:visible")).to_have_count(1)
        assert box(ana, ".banner")["height"] <= 56, "it is higher than its buttons"
        assert box(ana, ".goal")["height"] <= 48
        for what in (".banner .button", ".banners .rest", ".goal .button", ".neighbour .seat-name"):
            placed = box(ana, what)
            assert min(placed["height"], placed["width"]) >= 40, what
        asked = box(ana, ".guided .how")
        assert min(asked["height"], asked["width"]) >= 44
        dock = box(ana, ".dock")["y"]
        assert box(ana, ".neighbour")["bottom"] <= dock
        assert box(ana, "[data-place=bank] .house")["bottom"] <= dock, "the street is covered"
        assert dock >= 0.4 * height, "the dock takes too much"
    for _ in sizes(ana, ((1366, 768),)):
        expect(ana.page.locator(".banner:visible")).to_have_count(1)
        assert box(ana, "[data-place=bank] .title")["bottom"] <= box(ana, ".dock")["y"]
    ana.page.set_viewport_size({"width": 390, "height": 844})
    text = ana.page.locator(".banner p").first
    assert text.evaluate("one => one.scrollHeight <= one.clientHeight"), "it is cut"


def test_the_end_stays_inside_its_panel(invite: Invite, meet: Meet) -> None:
    owner, bob, third = meet(LONG[0]), invite(LONG[1]), meet(LONG[2])
    table = owner.set_table("poker-dice", 4, 1)
    for seat, item in enumerate((bob, third), 1):
        item.ask("POST", f"tables/{table}/sit", {"seat": seat})
    owner.ask("POST", f"tables/{table}/start")
    for seat in (1, 2):
        owner.ask("POST", f"tables/{table}/replace", {"seat": seat})
    owner.ask("POST", f"tables/{table}/resign")
    bob.await_end(table)
    bob.open(f"/table/{table}")
    bob.page.wait_for_selector(".ending .button.main")
    for _ in sizes(bob):
        panel = box(bob, ".ending")
        for what in (".total", ".bar", ".you"):
            for part in bob.page.locator(f".ending li {what}").all():
                placed = part.bounding_box()
                assert placed is not None
                assert placed["x"] + placed["width"] <= panel["right"], what
        assert box(bob, ".ending .button.main")["bottom"] < box(bob, ".ending ol")["y"]


def test_lobby_and_waiting_room_grow_on_a_large_screen(invite: Invite) -> None:
    ana = invite()
    table = ana.set_table("dice-town", 5, 2)
    for path in ("/", f"/table/{table}"):
        ana.open(path)
        ana.page.wait_for_selector("main h1", state="attached")
        widths = []
        for _ in sizes(ana, ((1366, 768), (1920, 1080))):
            widths.append(box(ana, "main")["width"])
        assert widths[1] > 1.15 * widths[0], path
