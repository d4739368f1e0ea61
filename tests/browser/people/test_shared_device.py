"""Tests of several people at one phone: it is handed on, and shows no player what belongs to
another."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocket, expect

from fivecups.client.requests import COOKIE

from ..conftest import Invite
from ..kit import ASKED, Visitor
from ..play_ahead import Ask, play_to_the_round, play_until

Check = Callable[[Visitor], None]
COVER = ".hand-over"
HOLDS = ".hold-bar strong"
ROUND = re.compile(r"Round (\d+)")
IN_THE_BACKGROUND = """async () => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((done) => setTimeout(done));
    const left = document.querySelectorAll('.shell, dialog').length;
    delete document.hidden;
    return left;
}"""
"""A script that leaves the page for another page or app; it returns how much of a table remains in
the browser's cache of the page."""


class Partner:
    """A person at another's device, with what `play_ahead` needs."""

    def __init__(self, owner: Visitor, person: str) -> None:
        self.base, self.name, self.person = owner.base, "Bob", person
        self.cookie = next(
            cooky["value"]
            for cooky in owner.context.cookies()
            if cooky["name"] == f"{COOKIE}-{person}"
        )


def bring(owner: Visitor, table: str, name: str) -> str:
    """Seat another person at the owner's device; return the person's id."""
    person: str = owner.ask("POST", "me/company", {"name": name})["id"]
    owner.ask("POST", f"tables/{table}/sit?as={person}", {"seat": None})
    return person


def covered(name: str, *others: str) -> str:
    """Return everything that a screen reader finds while the device is handed over to `name`."""
    lines = [
        "- main:",
        f'  - heading "Hand it to {name}" [level=1]',
        f"  - paragraph: Nothing is shown until {name} taps.",
        *(f'  - button "I’m {item}"' for item in (name, *others)),
    ]
    return "\n".join(lines)


def test_two_at_one_phone_and_a_bot_play_poker_dice(invite: Invite, accessible: Check) -> None:
    ana = invite("Ana", size="phone")
    table = ana.set_table("poker-dice", 3, 1)
    ana.open(f"/table/{table}")
    ana.page.get_by_role("button", name="Add a player here").click()
    ana.page.locator("dialog input").fill("Bob")
    accessible(ana)
    ana.page.locator("dialog .button.main").click()
    expect(ana.page.get_by_text("on this device", exact=True)).to_be_visible()
    bob = Partner(ana, ana.ask("GET", f"tables/{table}")["chairs"][1]["person"])
    ana.page.locator(".start").click()
    expect(ana.page.locator(HOLDS)).to_contain_text("Ana")
    people: Any = [ana, bob]
    ana.open("/robots.txt")
    play_to_the_round(people, table, 12)
    ana.open(f"/table/{table}")
    expect(ana.page.locator(HOLDS)).to_be_visible()
    seen = set()
    while not ana.ended:
        seen.update(ana.page.locator(HOLDS).all_inner_texts())
        if ana.asked:
            ana.move()
        else:
            ana.page.wait_for_timeout(40)
        assert not ana.page.locator(COVER).count()
    assert seen >= {"Ana has the device", "Bob has the device"}
    ana.check_words()


def test_a_phone_is_handed_on_in_dice_town_and_holds_one_seat_at_a_time(
    invite: Invite, accessible: Check
) -> None:
    ana, cleo = invite("Ana", size="phone"), invite("Cleo")
    table = ana.set_table("dice-town", 3, 0)
    bring(ana, table, "Bob")
    cleo.ask("POST", f"tables/{table}/sit", {"seat": 2})
    got: list[list[str]] = []

    def note(socket: WebSocket) -> None:
        frames = [socket.url]
        got.append(frames)
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    ana.page.on("websocket", note)
    ana.open("/")
    ana.open(f"/table/{table}")
    expect(ana.page.locator(".start")).to_be_visible()
    cleo.ask("POST", f"tables/{table}/start")
    cleo.open(f"/table/{table}")
    cover = ana.page.locator(COVER)
    for name, other in (("Ana", "Bob"), ("Bob", "Ana")):
        expect(cover).to_contain_text(f"Hand it to {name}")
        others = ["Bob"] if name == "Ana" else []
        assert ana.page.locator("body").aria_snapshot() == covered(name, *others)
        accessible(ana)
        cover.get_by_role("button", name=f"I’m {name}", exact=True).click()
        expect(ana.page.locator(HOLDS)).to_contain_text(name)
        assert other not in ana.page.locator(HOLDS).inner_text()
        expect(ana.page.locator(".actions.mine")).to_be_visible()
        if name == "Ana":
            ana.page.get_by_role("button", name="Talk", exact=True).click()
            ana.page.locator("#talk-line").fill("I have five aces")
            assert ana.page.evaluate(IN_THE_BACKGROUND) == 0
            ana.page.go_back()
            ana.page.go_forward()
        else:
            ana.page.reload()
        expect(cover).to_contain_text(f"Hand it to {name}")
        cover.get_by_role("button", name=f"I’m {name}", exact=True).click()
        expect(ana.page.locator(".actions.mine")).to_be_visible()
        expect(ana.page.locator("#talk-line")).to_have_value("")
        while ana.page.locator(HOLDS).count() and ana.asked:
            ana.move()
    expect(ana.page.locator(".hold-bar")).to_contain_text("The device is on the table")
    assert not ana.page.locator("button.seat-name").count(), "in whose name would its menu act?"
    ana.check_words()
    accessible(ana)
    for frames in got:
        views = [json.loads(text).get("view") for text in frames[1:]]
        seats = {view["seat"] for view in views if view}
        assert seats <= ({None} if "laid=1" in frames[0] else {1} if "as=" in frames[0] else {0})
    ana.page.remove_listener("websocket", note)


def test_a_round_is_played_at_one_tablet_and_a_hidden_question_is_put_to_the_table(
    invite: Invite, accessible: Check
) -> None:
    """Without bots, so that every question concerns this device."""
    ana = invite("Ana", size="tablet")
    table = ana.set_table("dice-town", 2, 0)
    people: Any = [ana, Partner(ana, bring(ana, table, "Bob"))]
    ana.ask("POST", f"tables/{table}/start")
    ana.open(f"/table/{table}")
    held = play_on(ana, lambda: rounds_of(ana) == 2)
    assert held == {"Ana has the device", "Bob has the device"}
    ana.open("/robots.txt")
    while not play_until(people, table, may_play_a_card):
        """A game in which Ana never had a card."""
        table = ana.set_table("dice-town", 2, 0)
        ana.ask("POST", f"tables/{table}/sit?as={people[1].person}", {"seat": None})
        ana.ask("POST", f"tables/{table}/start")
    ana.open(f"/table/{table}")
    anybody = ana.page.locator(".anybody")
    expect(anybody).to_contain_text("Anyone may play a card now.")
    for name in ("Bob", "Ana"):
        expect(anybody.get_by_role("button", name=f"I’m {name}", exact=True)).to_be_visible()
    assert not ana.page.locator(f"{ASKED}, .hand").count()
    ana.check_words()
    accessible(ana)
    anybody.get_by_role("button", name="I’m Ana", exact=True).click()
    expect(ana.page.locator(f"{ASKED} [data-question=play_or_pass]")).to_be_visible()
    ana.page.get_by_role("button", name="Hand it on").click()
    anybody.get_by_role("button", name="Nobody this round").click()
    expect(ana.page.locator(f"{COVER}, .ending").first).to_be_visible()


def may_play_a_card(ask: Ask) -> bool:
    """True if a card may be played or not: the game does not wait for a player without a choice."""
    return ask["question"] == "play_or_pass" and ["pass"] in ask["choices"] != [["pass"]]


def play_on(visitor: Visitor, reached: Callable[[], bool]) -> set[str]:
    """Play for all people of a device, without cards, until `reached` is true; return the texts
    about who holds it."""
    cover, nobody = f"{COVER} .button.main", ".anybody .button.main"
    texts: set[str] = set()
    while not reached():
        covers, hidden, asked = visitor.counts(cover, nobody, ASKED)
        texts.update(visitor.page.locator(HOLDS).all_inner_texts())
        if covers:
            visitor.press(cover, covers)
        elif hidden:
            visitor.press(nobody, hidden)
        elif asked:
            visitor.move()
        else:
            visitor.page.wait_for_timeout(40)
    return texts


def rounds_of(visitor: Visitor) -> int:
    """Return the latest round in the log on the page; 0 while the page is covered."""
    log_texts = visitor.page.locator(".shell .side").all_text_contents()
    return max((int(number) for number in ROUND.findall(" ".join(log_texts))), default=0)


def test_somebody_is_removed_from_a_device(invite: Invite, accessible: Check) -> None:
    ana = invite("Ana", size="phone")
    ana.ask("POST", "me/company", {"name": "Bob"})
    ana.ask("POST", "me/company", {"name": "Cleo"})
    ana.open("/you")
    company = ana.page.locator(".company")
    company.get_by_role("button", name="Remove Bob from this device").click()
    accessible(ana)
    company.get_by_role("button", name="Yes, remove Bob").click()
    expect(company.locator("li")).to_have_count(1)
    assert [item["name"] for item in ana.ask("GET", "me")["company"]] == ["Cleo"]
