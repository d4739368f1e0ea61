"""An evening of Poker Dice and Gentleman's Deal, apart from what is asked there: coming in, menus,
those who watch, a calm pace, the review of the Deal and another game after it."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import partial

from PIL import Image
from playwright.sync_api import Page, Route

from ..ahead import Ask, play_until
from ..kit import Visitor
from .eyes import FOLDER, PHONES, TABLETS, WIDE, Eyes, sheet
from .scenes import UNHURRIED, Scene, begun, scrolled

GAMES = ("poker-dice", "gentlemans-deal")
STRANGER = "Gheorghe-Constantin Ioan"
ABLE_TO_SHARE = "navigator.share = () => Promise.resolve()"


def coming_in(eyes: Eyes, seated: list[Visitor]) -> None:
    """A wrong code, a table that is gone, and the button of the phone's share sheet."""
    table = eyes.person.set_table("poker-dice", 4, 0, visibility="open")
    for window in eyes.windows:
        window.run_first(ABLE_TO_SHARE)
    eyes.open(f"/table/{table}", ".invitation .code")
    for page in eyes.pages:
        page.locator(".invitation").scroll_into_view_if_needed()
    eyes.shoot("invitation", lambda page: page.locator(".invitation .main").hover())
    eyes.open("/", ".game")
    for page in eyes.pages:
        page.locator("[aria-labelledby=game-gentlemans-deal] .deed").nth(1).click()
    eyes.see("dialog[open]")
    eyes.shoot("set-table")
    for page in eyes.pages:
        page.keyboard.press("Escape")
        page.locator("[aria-labelledby=join] input").fill("K7Q2")
        page.locator("[aria-labelledby=join] input").press("Enter")
    eyes.see(".problem")
    eyes.shoot("wrong-code")
    eyes.open("/K7Q2", "main [role=alert]")
    eyes.shoot("wrong-address")
    eyes.open("/table/nowhere", ".gone")
    eyes.shoot("no-table")


def opening(eyes: Eyes, seated: list[Visitor]) -> None:
    """What is seen before the page is there. It has no words."""
    page = eyes.person.page
    held: list[Route] = []
    page.route("**/assets/*.js", lambda route: held.append(route))
    seen = []
    for dark in (False, True):
        page.emulate_media(color_scheme="dark" if dark else "light")
        page.goto(f"{eyes.person.base}/", wait_until="commit")
        page.wait_for_selector("#opening .cups")
        for width, height in (*PHONES, *TABLETS, *WIDE):
            page.set_viewport_size({"width": width, "height": height})
            seen.append(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
    FOLDER.mkdir(exist_ok=True)
    sheet(seen, 5).save(FOLDER / "opening.jpg", quality=85)
    page.unroute_all(behavior="ignoreErrors")


def menus(eyes: Eyes, seated: list[Visitor]) -> None:
    """Settings, giving up, how things stand, a pause and a bot for somebody who is away."""
    for game in GAMES:
        table = begun(eyes, seated, game, **(UNHURRIED if game == "gentlemans-deal" else {}))
        play_until(seated, table, _after(4))
        eyes.see(".actions.mine")
        eyes.shoot(f"menu-{game}", partial(_press, "details.menu > summary"))
        eyes.shoot(f"menu-give-up-{game}", _give_up)
        eyes.shoot(f"standing-{game}", partial(_press, "button.stand"))
        for page in eyes.pages:
            page.keyboard.press("Escape")
        eyes.person.await_that(partial(_wishes_stand_in, seated[1], table))
        eyes.see(".banner")
        eyes.shoot(f"stand-in-{game}")
        eyes.person.ask("POST", f"tables/{table}/stand-in", {"seat": 2, "agree": False})
        for one in seated:
            one.ask("POST", f"tables/{table}/pause")
        eyes.see(".banner")
        eyes.shoot(f"paused-{game}")


def watching(eyes: Eyes, seated: list[Visitor]) -> None:
    """What those who watch say to each other, and what players say to all."""
    browser = eyes.person.context.browser
    assert browser is not None
    for game in GAMES:
        table = begun(eyes, seated, game, **(UNHURRIED if game == "gentlemans-deal" else {}))
        strangers = Eyes(browser, eyes.person.base, STRANGER)
        strangers.open(f"/table/{table}", ".take-over")
        for visitor, words in (
            (strangers.person, "Кто, по-вашему, выиграет?"),
            (seated[1], "Mulțumesc că sunteți cu noi în seara asta!"),
            (strangers.person, "Good luck!"),
        ):
            visitor.page.locator("#talk-line").fill(words)
            visitor.page.locator("#talk-line").press("Enter")
        strangers.see(".talk .lines p:nth-of-type(3) span")
        strangers.shoot(f"watching-{game}")
        strangers.shoot(f"watching-{game}-talk", _talk)
        for window in strangers.windows:
            window.leave()


def calmly(eyes: Eyes, seated: list[Visitor]) -> None:
    """What is told at a calm pace, with its line."""
    for game in GAMES:
        table = begun(eyes, seated, game, **(UNHURRIED if game == "gentlemans-deal" else {}))
        for page in eyes.pages:
            page.evaluate("localStorage['fivecups-pace'] = 'calm'")
            page.reload()
        eyes.see(".actions")
        play_until(seated, table, _after(3))
        eyes.see(".ticker")
        eyes.shoot(f"calm-{game}")
        for page in eyes.pages:
            page.evaluate("localStorage['fivecups-pace'] = 'instant'")


def deal_ends(eyes: Eyes, seated: list[Visitor]) -> None:
    """The end of the Deal with its review, and another game that is wished for and waited for."""
    table = begun(eyes, seated, "gentlemans-deal", **UNHURRIED)
    play_until(seated, table, lambda ask: False)
    eyes.see(".review dl")
    eyes.shoot("deal-end", whole=True)
    seated[1].page.locator(".ending .button.main").click()
    eyes.see(".banner")
    eyes.shoot("deal-again-wished", scrolled(0))
    eyes.person.page.locator(".banner .button.main").click()
    eyes.see(".ending .waiting")
    eyes.shoot("deal-again-waiting", scrolled(0))
    eyes.open(f"/table/{table}/replay", ".review dl")
    for page in eyes.pages:
        page.locator("button.moment, button.round").last.click()
    eyes.shoot("deal-replay")
    eyes.shoot("deal-replay-below", scrolled(700))


def poker_ends(eyes: Eyes, seated: list[Visitor]) -> None:
    table = begun(eyes, seated, "poker-dice")
    play_until(seated, table, lambda ask: False)
    eyes.see(".review dl")
    eyes.shoot("poker-end", whole=True)
    eyes.open(f"/table/{table}/replay", ".review dl")
    for page in eyes.pages:
        page.locator("button.moment, button.round").last.click()
    eyes.shoot("poker-replay")
    eyes.shoot("poker-replay-below", scrolled(700))


def _after(answers: int) -> Callable[[Ask], bool]:
    """The question after so many answers."""
    asked = 0

    def later(ask: Ask) -> bool:
        nonlocal asked
        asked += 1
        return asked > answers

    return later


def _press(button: str, page: Page) -> None:
    page.keyboard.press("Escape")
    page.locator(button).click()
    page.wait_for_timeout(100)


def _give_up(page: Page) -> None:
    _press("details.menu > summary", page)
    page.locator(".menu .items > button").last.click()
    page.locator(".menu .sure").scroll_into_view_if_needed()


def _talk(page: Page) -> None:
    button = page.locator(".drawer-button").nth(1)
    if button.is_visible() and button.get_attribute("aria-expanded") == "false":
        button.click()


def _wishes_stand_in(visitor: Visitor, table: str) -> bool:
    """Whether the house lets one wish for a bot already: somebody has to be away for a while."""
    path = f"{visitor.base}/api/tables/{table}/stand-in"
    return visitor.context.request.post(path, data={"seat": 2, "agree": True}).ok


EVENING: dict[str, Scene] = {
    "coming-in": coming_in,
    "opening": opening,
    "menus": menus,
    "watching-rest": watching,
    "calm-rest": calmly,
    "deal-ends": deal_ends,
    "poker-ends": poker_ends,
}
