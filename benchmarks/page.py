"""Benchmark of the page in a real browser at a real house: ``python -m benchmarks.page [--answers
40]``.

Weight is the number of kilobytes transferred at a first visit without cache: to the lobby, and
directly to a table of each game (as by a friend's link). Paint is the browser's first contentful
paint. Picture is the time from a click on an answer to the first frame that shows its result, at a
table of one in Poker Dice. The limit for weight is 250 KB.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.kit import BOXES, ENDED, Visitor, launch
from tests.web.server import House

BAR = 250
LANGUAGES = ("en", "ru", "ro")
SEATS = {"dice-town": 4, "poker-dice": 3, "gentlemans-deal": 5}
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
MAIN_BUTTON = ".play-on .button.main"
SETTLED = """(button) => new Promise((seen) => {
  const log = document.querySelector('.log');
  const watch = new MutationObserver(() => {
    watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => seen(performance.now() - window.clicked)));
  });
  watch.observe(log, { childList: true });
  addEventListener('click', () => (window.clicked = performance.now()), { once: true, capture: true });
  document.querySelector(button).click();
})"""


def first_visit(
    browser: Browser, base: str, path: str, until: str, language: str
) -> tuple[float, float]:
    """Return kilobytes transferred and milliseconds to the first paint, for a new visitor."""
    visitor = Visitor(browser, base, "Ana", language=language)
    wire = visitor.context.new_cdp_session(visitor.page)
    sizes: list[float] = []
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    visitor.open(path)
    visitor.page.wait_for_selector(until)
    visitor.page.wait_for_load_state("networkidle")
    paint = float(visitor.page.evaluate(PAINT))
    visitor.leave()
    return sum(sizes) / 1000, paint


def _offers_answer(host: Visitor) -> bool:
    """Bring the page to the point where a click on the main button gives an answer; False if the
    game is over. Without rolls left a box has to be picked first. Buttons of closed boxes only
    explain why they are closed."""
    button = f"{MAIN_BUTTON}:enabled"
    host.page.wait_for_selector(f"{button}, {BOXES}, {ENDED}")
    if host.ended:
        return False
    if not host.page.locator(button).count():
        host.page.locator(BOXES).first.click()
    host.page.wait_for_selector(button)
    return True


def answer_to_picture(host: Visitor, answers: int) -> list[float]:
    """Return the milliseconds from each click on an answer to the frame that shows its result."""
    times: list[float] = []
    while len(times) < answers:
        table = host.set_table("poker-dice", 1, 0)
        host.ask("POST", f"tables/{table}/start")
        host.open(f"/table/{table}")
        host.page.wait_for_selector(".actions.mine .play-on")
        while len(times) < answers and _offers_answer(host):
            times.append(float(host.page.evaluate(SETTLED, MAIN_BUTTON)))
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=40)
    chosen = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        host = Visitor(browser, house.base, "Host").come_in()
        places = {"lobby": ("/", ".game")}
        for game, seats in SEATS.items():
            table = host.set_table(game, seats, seats - 1)
            host.ask("POST", f"tables/{table}/start")
            places[game] = (f"/table/{table}", ".board")
        print(f"{'first visit to':<16}{'language':<10}{'KB':>8}{'bar':>6}{'first paint, ms':>17}")
        for place, (path, until) in places.items():
            for language in LANGUAGES:
                weight, paint = first_visit(browser, house.base, path, until, language)
                print(f"{place:<16}{language:<10}{weight:>8.0f}{BAR:>6}{paint:>17.0f}", flush=True)
        times = sorted(answer_to_picture(host, chosen.answers))
        print(
            f"answer to picture, ms, {len(times)} answers: median {statistics.median(times):.0f}, "
            f"95 % below {times[int(len(times) * 0.95) - 1]:.0f}, longest {times[-1]:.0f}"
        )
        host.leave()
        browser.close()


if __name__ == "__main__":
    main()
