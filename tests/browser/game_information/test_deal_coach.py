"""Tests of the coach in Gentleman's Deal: advice on demands and remarks, offers and votes. Only
people play, without clocks."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Response, expect

from fivecups.bots.analysis.advice_parts import MAX_ADVISED_ANSWERS
from fivecups.engine import Ask
from fivecups.engine.plain_data import frozen_plain
from fivecups.games import GAMES
from fivecups.texts import LANGUAGES, Texts, Wording

from ..conftest import Invite, Meet
from ..kit import SIZES, Visitor, fits
from ..person import Person
from ..play_ahead import play_ahead, play_until

Check = Callable[..., None]
Advice = dict[str, Any]

GAME = "gentlemans-deal"
NAMES = ("Ana", "Bob", "Cleo", "Dan", "Eve")
UNHURRIED = {"talk_seconds": None, "vote_seconds": None, "least_talk_seconds": 0}
WORTH = re.compile(r"\d[.,]\d\s?%$")
COST = re.compile(r"^(−\d+|0)[.,]\d\s?%$")


def sit_down(
    invite: Invite, meet: Meet, dealer: int, **settings: Any
) -> tuple[Visitor, Person, str]:
    """Return Ana at a phone, Bob, and a table at which both sit with others."""
    ana, *others = invite(NAMES[0], size="phone"), *(meet(name) for name in NAMES[1:])
    options = {**UNHURRIED, "first_dealer": dealer}
    table = ana.set_table(GAME, len(NAMES), 0, options=options, **settings)
    for seat, other in enumerate(others, 1):
        other.ask("POST", f"tables/{table}/sit", {"seat": seat})
    ana.ask("POST", f"tables/{table}/start")
    ana.open(f"/table/{table}")
    return ana, others[0], table


def ask_the_coach(ana: Visitor, *questions: str) -> list[Advice]:
    """Press the coach's button; return the house's advice on each of these questions."""
    heard: list[Response] = []

    def hear(answer: Response) -> None:
        heard.append(answer)

    ana.page.on("response", hear)
    ana.page.get_by_role("button", name="Ask the coach").click()
    coaches = ana.page.get_by_role("region", name="The coach")
    expect(coaches).to_have_count(len(questions))
    expect(coaches.first.locator("li").first).to_be_in_viewport()
    ana.page.remove_listener("response", hear)
    advices = [answer.json() for answer in heard if "/coach?" in answer.url]
    by_question = {advice["question"]: advice for advice in advices}
    return [by_question[question] for question in questions]


def check_shown(ana: Visitor, *advices: Advice) -> None:
    """Check in each language and size that all choices are shown in words with value or cost, and
    reason."""
    for language, size in zip(LANGUAGES, SIZES, strict=True):
        ana.resize(size)
        ana.speak(language)
        wording = Wording(GAMES[GAME], Texts(language), NAMES, 0)
        for place, advice in enumerate(advices):
            check_lines(ana, wording, place, advice)
        assert fits(ana)
    ana.resize("phone")
    ana.speak("en")


def check_lines(ana: Visitor, wording: Wording, place: int, advice: Advice) -> None:
    lines = ana.page.locator(".coach").nth(place).locator("li")
    choices = advice["choices"]
    assert 1 <= len(choices) <= MAX_ADVISED_ANSWERS
    expect(lines).to_have_count(len(choices))
    for line, item in zip(lines.all(), choices, strict=True):
        expect(line.locator(".what")).to_contain_text(said(wording, advice, item["answer"]))
        why = wording.advice(item["why"]["code"], item["why"]["data"])
        expect(line.locator(".why")).to_have_text(why)
        worth = line.locator(".expected")
        if item["expected"] is None:
            expect(worth).to_have_count(0)
        else:
            expect(worth).to_have_text(WORTH)
        if len(choices) > 1:
            best = wording.texts.say("page-coach-best")
            expect(line.locator(".cost")).to_have_text(best if item is choices[0] else COST)


def said(wording: Wording, advice: Advice, answer: Any) -> str:
    question, says = advice["question"], advice["says"]
    if isinstance(answer, dict):
        return wording.filled_in(question, frozen_plain(answer))
    return wording.answer(Ask("", question, "", {}, (), says), frozen_plain(answer))


def test_the_coach_says_what_to_say_and_how_to_vote(
    invite: Invite, meet: Meet, accessible: Check
) -> None:
    ana, bob, table = sit_down(invite, meet, dealer=1)
    check_shown(ana, *ask_the_coach(ana, "demand"))
    play_until([bob], table, lambda ask: ask["question"] == "final_offer")
    check_shown(ana, *ask_the_coach(ana, "demand", "talk"))
    accessible(ana)
    play_ahead([bob], table, 1)
    ana.page.locator('[data-question="vote"]').wait_for()
    (advice,) = ask_the_coach(ana, "vote")
    assert len(advice["choices"]) == MAX_ADVISED_ANSWERS
    check_shown(ana, advice)
    ana.page.locator(".coach li button").first.click()
    expect(ana.page.locator(".coach li button").first).to_have_attribute("aria-pressed", "true")


def test_the_coach_says_what_to_offer(invite: Invite, meet: Meet, accessible: Check) -> None:
    ana, _, table = sit_down(invite, meet, dealer=0)
    ana.page.locator('[data-question="first_offer"]').wait_for()
    check_shown(ana, *ask_the_coach(ana, "first_offer"))
    play_ahead([ana], table, 1)
    ana.page.locator('[data-question="final_offer"]').wait_for()
    (advice,) = ask_the_coach(ana, "final_offer")
    assert len(advice["choices"]) == MAX_ADVISED_ANSWERS
    check_shown(ana, advice)
    accessible(ana)


def test_nobody_is_coached_at_a_rated_deal(invite: Invite, meet: Meet) -> None:
    clock = {"kind": "decision", "seconds": 86_400}
    ana, bob, table = sit_down(invite, meet, dealer=1, rated=True, clock=clock)
    coach = ana.page.get_by_role("button", name="Ask the coach")
    ana.page.get_by_text("Make a demand", exact=True).wait_for()
    expect(coach).to_have_count(0)
    play_until([bob], table, lambda ask: ask["question"] == "final_offer")
    ana.page.get_by_role("button", name="I want more").wait_for()
    expect(coach).to_have_count(0)
    play_ahead([bob], table, 1)
    ana.page.locator('[data-question="vote"]').wait_for()
    expect(coach).to_have_count(0)
    refused = ana.context.request.post(f"{ana.base}/api/tables/{table}/coach")
    assert refused.json()["code"] == "coach-at-rated-table"
