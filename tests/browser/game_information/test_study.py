"""Tests of the coach during a game, and of the review afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from ..conftest import Invite
from ..kit import LANGUAGES, SIZES, Visitor, fits
from ..people.test_you import finished_game

Check = Callable[..., None]


def ask_the_coach(ana: Visitor, table: str) -> tuple[Locator, list[dict[str, Any]]]:
    """Return the coach's advice at the first question as the page shows it, and as the house sent
    it."""
    ana.ask("POST", f"tables/{table}/start")
    ana.open(f"/table/{table}")
    ana.page.get_by_role("button", name="Ask the coach").click()
    coach = ana.page.get_by_role("region", name="The coach")
    coach.wait_for()
    expect(coach.locator("li").first).to_be_in_viewport(ratio=1)
    return coach, ana.ask("POST", f"tables/{table}/coach")["choices"]


def test_the_coach_is_asked_and_a_choice_taken_over(invite: Invite, accessible: Check) -> None:
    ana = invite(size="phone")
    table = ana.set_table("poker-dice", 1, 0)
    coach, best = ask_the_coach(ana, table)
    for head in coach.locator(".heads span").all()[1:]:
        expect(head).not_to_be_empty()
    accessible(ana)
    coach.get_by_role("button", name=f"All {len(best)} choices").click()
    expect(coach.locator("li")).to_have_count(len(best))
    first_write = next(place for place, item in enumerate(best) if item["answer"][0] == "write")
    coach.locator("li button").nth(first_write).click()
    ana.page.locator(".play-on .button.main", has_text="Write").wait_for()
    first_keep = next(
        place
        for place, entry in enumerate(best)
        if entry["answer"][0] == "keep" and entry["answer"][1]
    )
    coach.locator("li button").nth(first_keep).click()
    kept_faces = best[first_keep]["answer"][1]
    expect(ana.page.locator(".die.held")).to_have_count(len(kept_faces))
    assert ana.page.locator(".log .line:not(.soft)").count() == 2, "nothing has been confirmed"
    assert fits(ana)


def test_nobody_is_coached_at_a_rated_table(invite: Invite) -> None:
    ana = invite()
    table = ana.set_table("poker-dice", 1, 0, rated=True, clock={"kind": "decision", "seconds": 90})
    ana.ask("POST", f"tables/{table}/start")
    ana.open(f"/table/{table}")
    ana.page.wait_for_selector(".actions.mine .play-on")
    assert ana.page.get_by_role("button", name="Ask the coach").count() == 0


def test_the_review_tells_luck_from_skill_and_leads_to_the_moment(
    invite: Invite, accessible: Check
) -> None:
    ana = invite(dark=True)
    table = finished_game(ana)
    ana.open(f"/table/{table}")
    ana.page.wait_for_selector(".review dl")
    ana.page.wait_for_selector(".review canvas")
    ana.page.locator(".review .chip").nth(1).click()
    review = ana.ask("GET", f"tables/{table}/review")["seats"][1]
    figures = ana.page.locator(".review dd")
    expect(figures.nth(3)).to_have_text(f"{review['outcome']:.0f}")
    expect(figures.nth(4)).to_have_text(str(review["par"]))
    for _ in ana.looks():
        expect(figures).to_have_count(5)
        ana.check_words()
        assert fits(ana)
    accessible(ana, lights=True)
    worst = max(review["decisions"], key=lambda item: item["cost"])
    ana.page.locator(".review .show").first.click()
    ana.page.wait_for_selector(".decided")
    expect(ana.page.locator(".controls input")).to_have_value(str(worst["seq"] - 1))
    accessible(ana, lights=True)
    for language, size in zip(reversed(LANGUAGES), reversed(SIZES), strict=True):
        ana.resize(size)
        ana.speak(language)
        ana.page.wait_for_selector(".decided")
        ana.check_words()
        assert fits(ana)


def test_the_coach_of_dice_town_says_what_dice_aim_at(invite: Invite, accessible: Check) -> None:
    ana = invite(size="phone")
    table = ana.set_table("dice-town", 2, 1)
    coach, best = ask_the_coach(ana, table)
    for size in ("phone", "desktop"):
        ana.resize(size)
        expect(coach.locator("li").first).to_be_in_viewport(ratio=1)
        expect(coach.locator("li")).to_have_count(len(best))
        assert "Aim:" in coach.locator("li").first.inner_text()
        assert fits(ana)
        accessible(ana)
