"""Screenshots of a page at five sizes, by day and by night, in three languages, and contact sheets
of them."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page

from ..kit import Visitor

FOLDER = Path(__file__).parents[3] / "screenshots"
PHONES = ((360, 740), (390, 844))
TABLETS = ((820, 1180),)
WIDE = ((1366, 768), (1920, 1080))
THEMES = ("light", "dark")
LANGUAGES = ("en", "ru", "ro")
SHEET = 1560
"""Width of a contact sheet in pixels."""

SETTLED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
SWITCH = """theme => {
  if (document.documentElement.dataset.theme === theme) return;
  const button = [...document.querySelectorAll('.preferences .tool')].at(-1);
  if (button) button.click();
  else document.documentElement.dataset.theme = theme;
}"""
"""Script that switches the theme, also in a replay, which has no button for it."""
SPEAK = """language => {
  if (document.documentElement.lang === language) return true;
  const chosen = document.querySelector('.preferences select');
  if (!chosen) return false;
  chosen.value = language;
  return chosen.dispatchEvent(new Event('change', { bubbles: true }));
}"""
SPOKEN = "language => document.documentElement.lang === language"
Step = Callable[[Page], object]


class Camera:
    """A person whose window is shot while its size, theme and language change in place."""

    def __init__(self, browser: Browser, base: str, name: str) -> None:
        self.person = Visitor(browser, base, name).become_known()
        self.windows = [self.person]
        self.person.remember("met", "yes")
        self.person.remember("name", name)

    @property
    def pages(self) -> Iterator[Page]:
        return (window.page for window in self.windows)

    def open(self, path: str, shown: str) -> None:
        for window in self.windows:
            window.open(path)
        self.see(shown)

    def see(self, shown: str) -> None:
        """Wait until all windows show the selector."""
        for page in self.pages:
            page.wait_for_selector(shown, state="attached")

    def shoot(
        self,
        name: str,
        before: Step | None = None,
        whole: bool = False,
        sizes: tuple[tuple[int, int], ...] = (*PHONES, *TABLETS, *WIDE),
        themes: tuple[str, ...] = THEMES,
    ) -> None:
        """Save a screenshot for each size, theme and language, and contact sheets of all. `before`
        is called at each size, such as to open a menu; `whole` shows all of a long page."""
        shots: dict[tuple[tuple[int, int], str, str], Image.Image] = {}
        page = self.person.page
        for language in LANGUAGES:
            self._speak(language)
            for theme, size in product(themes, sizes):
                page.evaluate(SWITCH, theme)
                page.set_viewport_size({"width": size[0], "height": size[1]})
                page.evaluate(SETTLED)
                if before:
                    before(page)
                taken = page.screenshot(type="jpeg", quality=80, full_page=whole)
                picture = Image.open(io.BytesIO(taken))
                shots[size, theme, language] = picture
                folder = FOLDER / name
                folder.mkdir(parents=True, exist_ok=True)
                (folder / f"{size[0]}-{theme}-{language}.jpg").write_bytes(taken)
                width = page.evaluate("document.documentElement.scrollWidth")
                if width > size[0]:
                    print(f"{name}: {size[0]} {language} sticks out: {width}", flush=True)
        for kind, shown, columns in (
            ("phones", PHONES, 6),
            ("tablets", TABLETS, 3),
            ("laptops", WIDE[:1], 2),
            ("wide", WIDE[1:], 2),
        ):
            rows = [shots[key] for key in product(shown, THEMES, LANGUAGES) if key in shots]
            if rows:
                sheet(rows, columns).save(FOLDER / f"{name}-{kind}.jpg", quality=85)
        self._speak(LANGUAGES[0])
        print(name, flush=True)

    def _speak(self, language: str) -> None:
        """Choose a language. A replay has no menu for it and is opened again at the same step."""
        page = self.person.page
        if not page.evaluate(SPEAK, language):
            page.evaluate("language => (localStorage['fivecups-language'] = language)", language)
            page.reload()
            page.wait_for_selector("main")
            page.wait_for_load_state("networkidle")
        page.wait_for_function(SPOKEN, arg=language)


def sheet(pictures: list[Image.Image], columns: int) -> Image.Image:
    """Return the pictures side by side, with equal widths."""
    width = SHEET // columns
    small = [
        one.resize((width - 6, round(one.height * (width - 6) / one.width))) for one in pictures
    ]
    rows = [small[start : start + columns] for start in range(0, len(small), columns)]
    heights = [max(one.height for one in row) + 6 for row in rows]
    whole = Image.new("RGB", (SHEET, sum(heights)), "#888")
    for row, top in zip(rows, (sum(heights[:number]) for number in range(len(rows))), strict=True):
        for column, one in enumerate(row):
            whole.paste(one, (column * width, top))
    return whole
