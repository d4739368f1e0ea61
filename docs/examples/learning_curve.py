"""Script that draws the learning curve written by `learn_poker_dice.py` beside the levels of the
house.

    python docs/examples/learning_curve.py docs/research

reads `learning-poker-dice.csv` and `levels-poker-dice.csv` there and writes
`learning-poker-dice.svg`.
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path

WIDTH, HEIGHT = 760, 420
LEFT, RIGHT, TOP, BOTTOM = 60, 110, 40, 50
LOWEST, HIGHEST = 60, 260
INK, QUIET, LINE, BAND = "#2b2b2b", "#8a8a8a", "#b5482e", "#e9b7a8"


class Picture:
    """An SVG picture; points are given as numbers of games and scores."""

    def __init__(self, games: float) -> None:
        self.games = games
        self.parts: list[str] = []

    def at(self, games: float, score: float) -> str:
        across = LEFT + (WIDTH - LEFT - RIGHT) * games / self.games
        share = (score - LOWEST) / (HIGHEST - LOWEST)
        return f"{across:.1f},{HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share:.1f}"

    def line(self, points: list[tuple[float, float]], style: str) -> None:
        path = " ".join(self.at(*point) for point in points)
        self.parts.append(f'<polyline points="{path}" fill="none" {style}/>')

    def text(self, games: float, score: float, text: str, style: str) -> None:
        x, y = self.at(games, score).split(",")
        self.parts.append(f'<text x="{x}" y="{y}" {style}>{text}</text>')

    def svg(self, title: str) -> str:
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
                ' font-family="sans-serif" font-size="13" role="img">',
                f"<title>{title}</title>",
                f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf8"/>',
                f'<text x="{LEFT}" y="24" font-size="15" fill="{INK}">{title}</text>',
                *self.parts,
                "</svg>",
                "",
            ]
        )


def draw(curve: list[dict[str, str]], levels: list[dict[str, str]]) -> str:
    rows = [(int(row["games"]), float(row["in a test"])) for row in curve]
    errors = [1.96 * float(row["standard error"]) for row in curve]
    picture = Picture(rows[-1][0])
    for score in range(LOWEST, HIGHEST + 1, 40):
        picture.line([(0, score), (picture.games, score)], 'stroke="#ece6da"')
        picture.text(0, score - 2, str(score), f'dx="-8" text-anchor="end" fill="{INK}"')
    for games in range(0, rows[-1][0] + 1, 10_000):
        label = f"{games:,}" if games else "0"
        style = f'dy="22" text-anchor="middle" fill="{INK}"'
        picture.text(games, LOWEST, label, style)
    style = f'dy="42" text-anchor="middle" fill="{INK}"'
    picture.text(picture.games / 2, LOWEST, "games played", style)
    for level in levels:
        mean = float(level["mean score"])
        dashes = f'stroke="{QUIET}" stroke-dasharray="4 4"'
        picture.line([(0, mean), (picture.games, mean)], dashes)
        style = f'dx="6" dy="4" fill="{QUIET}"'
        picture.text(picture.games, mean, f"{level['level']} {mean:.0f}", style)
    upper = [(games, mean + error) for (games, mean), error in zip(rows, errors, strict=True)]
    lower = [(games, mean - error) for (games, mean), error in zip(rows, errors, strict=True)]
    band = " ".join(picture.at(*point) for point in [*upper, *reversed(lower)])
    picture.parts.append(f'<polygon points="{band}" fill="{BAND}" opacity="0.6"/>')
    picture.line([*rows], f'stroke="{LINE}" stroke-width="2.5"')
    return picture.svg("Poker Dice alone: mean score in a test, 95% interval")


def read_rows(folder: Path, name: str) -> list[dict[str, str]]:
    """Return the rows of a data file."""
    return list(csv.DictReader((folder / f"{name}-poker-dice.csv").read_text().splitlines()))


def main(folder: Path) -> None:
    picture = draw(read_rows(folder, "learning"), read_rows(folder, "levels"))
    (folder / "learning-poker-dice.svg").write_text(picture)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/research"))
