"""A plot of a tournament: ratings, win shares, sources of points, lengths of games, win shares by
seat and speed."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from fivecups.texts import Texts

from ..errors import SimulationError
from .tournament import Interval, Tournament

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FORMATS = (".svg", ".png")
MARK_COLOUR, FAIR_SHARE_COLOUR = "#33506b", "#b4472f"
MAX_BINS = 30


def check(file: Path) -> None:
    """Raise :class:`SimulationError` if no plot can be written to `file`. Called before anything is
    played."""
    if file.suffix.lower() not in FORMATS:
        raise SimulationError(
            f"--plot {file}: a name that ends in {' or '.join(FORMATS)} is expected"
        )
    if not file.parent.is_dir():
        raise SimulationError(f"--plot {file}: there is no folder {file.parent}")
    if find_spec("matplotlib") is None:
        raise SimulationError("--plot needs matplotlib: install the extra fivecups[lab]")


def plot(outcome: Tournament, file: Path) -> None:
    """Write the plot of a tournament's result to `file`, as SVG or PNG by the ending of its
    name."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    figure = Figure(figsize=(13, 8), layout="constrained")
    (ratings, shares, sources), (lengths, seats, speed) = figure.subplots(2, 3)
    bots = [standing.bot for standing in outcome.standings]
    figure.suptitle(
        f"{outcome.game}, {outcome.players} players, {outcome.games} games on {outcome.deals} deals, seed {outcome.seed}"
    )
    whiskers(
        ratings,
        "Rating (Plackett–Luce, 95%)",
        bots,
        [standing.rating for standing in outcome.standings],
    )
    whiskers(
        shares,
        "Win share (95%)",
        bots,
        [percent(standing.win_share) for standing in outcome.standings],
        "%",
    )
    shares.axvline(100 * outcome.fair_share, color=FAIR_SHARE_COLOUR, linestyle="--", label="fair")
    shares.legend()
    stack(sources, outcome)
    lengths.hist(
        list(outcome.lengths),
        weights=list(outcome.lengths.values()),
        bins=min(MAX_BINS, len(outcome.lengths)),
        color=MARK_COLOUR,
    )
    lengths.set_title(
        "Length of games"
        + ("" if outcome.rounds is None else f" ({outcome.rounds:.1f} rounds on average)")
    )
    lengths.set_xlabel("answers")
    lengths.set_ylabel("games")
    whiskers(
        seats,
        "Win share by seat (95%)",
        seat_names(outcome),
        [percent(share) for share in outcome.seat_shares],
        "%",
    )
    seats.axvline(100 * outcome.fair_share, color=FAIR_SHARE_COLOUR, linestyle="--", label="fair")
    seats.legend()
    speed.barh(bots, [standing.milliseconds for standing in outcome.standings], color=MARK_COLOUR)
    speed.invert_yaxis()
    speed.set_title("Time of an answer")
    speed.set_xlabel("ms")
    with rc_context(
        {"svg.fonttype": "none", "svg.hashsalt": outcome.game}
    ):  # texts stay texts in the SVG, and the same games give the same file
        figure.savefig(file, metadata={"Date": None} if file.suffix.lower() == ".svg" else None)


def seat_names(outcome: Tournament) -> list[str]:
    """Return the seats' numbers, from 1, as labels."""
    return [str(seat + 1) for seat in range(outcome.players)]


def percent(share: Interval) -> Interval:
    """Return `share`, an interval of shares from 0 to 1, in percent."""
    return Interval(100 * share.mean, 100 * share.low, 100 * share.high)


def whiskers(
    axes: Axes, title: str, names: Sequence[str], values: Sequence[Interval], unit: str = ""
) -> None:
    """Draw a point for each mean with a line for its interval, the first name on top. An infinite
    interval has no line."""
    for place, value in enumerate(values):
        axes.plot([value.mean], [place], "o", color=MARK_COLOUR)
        if value.low > float("-inf"):
            axes.plot([value.low, value.high], [place, place], color=MARK_COLOUR)
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.set_title(title)
    axes.set_xlabel(unit)


def stack(axes: Axes, outcome: Tournament) -> None:
    """Draw each bot's mean points by source as a stacked bar; points that a bot pays are left of
    zero."""
    texts = Texts("en")
    bots = [standing.bot for standing in outcome.standings]
    right, left = [0.0] * len(bots), [0.0] * len(bots)
    for source in outcome.standings[0].sources:
        points = [standing.sources[source] for standing in outcome.standings]
        starts = [left[place] if value < 0 else right[place] for place, value in enumerate(points)]
        axes.barh(bots, points, left=starts, label=texts.say(f"{outcome.game}-source-{source}"))
        for place, value in enumerate(points):
            (left if value < 0 else right)[place] += value
    axes.invert_yaxis()
    axes.set_title("Where the points come from")
    axes.legend(fontsize="small", loc="upper center", bbox_to_anchor=(0.5, -0.08), ncols=3)
