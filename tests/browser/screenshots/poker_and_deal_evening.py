"""Scenes of an evening of Poker Dice and Gentleman's Deal, apart from questions: coming in, menus,
spectators, a calm pace, the review of the Deal and another game after it."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import partial

from PIL import Image
from playwright.sync_api import Page, Route

from ..kit import Visitor
from ..play_ahead import Ask, play_until
from .camera import FOLDER, PHONES, TABLETS, WIDE, Camera, sheet
from .scenes import UNHURRIED, Scene, begun, scrolled

GAMES = ("poker-dice", "gentlemans-deal")
STRANGER = "Gheorghe-Constantin Ioan"
ABLE_TO_SHARE = "navigator.share = () => Promise.resolve()"


def coming_in(camera: Camera, seated: list[Visitor]) -> None:
    """Shoot a wrong code, a table that is gone, and the button of the phone's share sheet."""
    table = camera.person.set_table("poker-dice", 4, 0, visibility="open")
    for window in camera.windows:
        window.run_first(ABLE_TO_SHARE)
    camera.open(f"/table/{table}", ".invitation .code")
    for page in camera.pages:
        page.locator(".invitation").scroll_into_view_if_needed()
    camera.shoot("invitation", lambda page: page.locator(".invitation .main").hover())
    camera.open("/", ".game")
    for page in camera.pages:
        page.locator("[aria-labelledby=game-gentlemans-deal] .deed").nth(1).click()
    camera.see("dialog[open]")
    camera.shoot("set-table")
    for page in camera.pages:
        page.keyboard.press("Escape")
        page.locator("[aria-labelledby=join] input").fill("K7Q2")
        page.locator("[aria-labelledby=join] input").press("Enter")
    camera.see(".problem")
    camera.shoot("wrong-code")
    camera.open("/K7Q2", "main [role=alert]")
    camera.shoot("wrong-address")
    camera.open("/table/nowhere", ".gone")
    camera.shoot("no-table")


def opening(camera: Camera, seated: list[Visitor]) -> None:
    """Shoot the page while it loads; it has no words then."""
    page = camera.person.page
    held: list[Route] = []
    page.route("**/assets/*.js", lambda route: held.append(route))
    seen = []
    for dark in (False, True):
        page.emulate_media(color_scheme="dark" if dark else "light")
        page.goto(f"{camera.person.base}/", wait_until="commit")
        page.wait_for_selector("#opening .cups")
        for width, height in (*PHONES, *TABLETS, *WIDE):
            page.set_viewport_size({"width": width, "height": height})
            seen.append(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
    FOLDER.mkdir(exist_ok=True)
    sheet(seen, 5).save(FOLDER / "opening.jpg", quality=85)
    page.unroute_all(behavior="ignoreErrors")


def menus(camera: Camera, seated: list[Visitor]) -> None:
    """Shoot settings, giving up, the standing, a pause and a stand-in."""
    for game in GAMES:
        table = begun(camera, seated, game, **(UNHURRIED if game == "gentlemans-deal" else {}))
        play_until(seated, table, _after(4))
        camera.see(".actions.mine")
        camera.shoot(f"menu-{game}", partial(_press, "details.menu > summary"))
        camera.shoot(f"menu-give-up-{game}", _give_up)
        camera.shoot(f"standing-{game}", partial(_press, "button.stand"))
        for page in camera.pages:
            page.keyboard.press("Escape")
        camera.person.await_that(partial(_wishes_stand_in, seated[1], table))
        camera.see(".banner")
        camera.shoot(f"stand-in-{game}")
        camera.person.ask("POST", f"tables/{table}/stand-in", {"seat": 2, "agree": False})
        for one in seated:
            one.ask("POST", f"tables/{table}/pause")
        camera.see(".banner")
        camera.shoot(f"paused-{game}")


def watching(camera: Camera, seated: list[Visitor]) -> None:
    """Shoot the chat of spectators and the chat of the table."""
    browser = camera.person.context.browser
    assert browser is not None
    for game in GAMES:
        table = begun(camera, seated, game, **(UNHURRIED if game == "gentlemans-deal" else {}))
        strangers = Camera(browser, camera.person.base, STRANGER)
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


def calmly(camera: Camera, seated: list[Visitor]) -> None:
    """Shoot the narration at a calm pace, with its ticker."""
    for game in GAMES:
        table = begun(camera, seated, game, **(UNHURRIED if game == "gentlemans-deal" else {}))
        for page in camera.pages:
            page.evaluate("localStorage['fivecups-pace'] = 'calm'")
            page.reload()
        camera.see(".actions")
        play_until(seated, table, _after(3))
        camera.see(".ticker")
        camera.shoot(f"calm-{game}")
        for page in camera.pages:
            page.evaluate("localStorage['fivecups-pace'] = 'instant'")


def deal_ends(camera: Camera, seated: list[Visitor]) -> None:
    """Shoot the end of the Deal with its review, and the wish for a rematch."""
    table = begun(camera, seated, "gentlemans-deal", **UNHURRIED)
    play_until(seated, table, lambda ask: False)
    camera.see(".review dl")
    camera.shoot("deal-end", whole=True)
    seated[1].page.locator(".ending .button.main").click()
    camera.see(".banner")
    camera.shoot("deal-again-wished", scrolled(0))
    camera.person.page.locator(".banner .button.main").click()
    camera.see(".ending .waiting")
    camera.shoot("deal-again-waiting", scrolled(0))
    camera.open(f"/table/{table}/replay", ".review dl")
    for page in camera.pages:
        page.locator("button.moment, button.round").last.click()
    camera.shoot("deal-replay")
    camera.shoot("deal-replay-below", scrolled(700))


def poker_ends(camera: Camera, seated: list[Visitor]) -> None:
    table = begun(camera, seated, "poker-dice")
    play_until(seated, table, lambda ask: False)
    camera.see(".review dl")
    camera.shoot("poker-end", whole=True)
    camera.open(f"/table/{table}/replay", ".review dl")
    for page in camera.pages:
        page.locator("button.moment, button.round").last.click()
    camera.shoot("poker-replay")
    camera.shoot("poker-replay-below", scrolled(700))


def _after(answers: int) -> Callable[[Ask], bool]:
    """Return a condition that holds after `number` answers."""
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
    """Wish for a stand-in. True if the house takes it; the player must be away."""
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
