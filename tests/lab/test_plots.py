"""Plots of tournaments."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from fivecups.cli.app import app
from fivecups.games.gentlemans_deal import GENTLEMANS_DEAL
from fivecups.lab import SimulationError, Tournament, run_tournament
from fivecups.lab.tournament.plots import check, plot


@pytest.fixture(scope="module")
def outcome() -> Tournament:
    return run_tournament(GENTLEMANS_DEAL, 5, ("greedy", "random"), 10)


def words(file: Path) -> str:
    return " ".join(ElementTree.parse(file).getroot().itertext())


def test_a_picture_shows_every_panel_and_every_bot(outcome: Tournament, tmp_path: Path) -> None:
    file = tmp_path / "outcome.svg"
    plot(outcome, file)
    shown = words(file)
    titles = (
        "Rating",
        "Win share (95%)",
        "Where the points come from",
        "Length of games",
        "Win share by seat",
        "Time of an answer",
    )
    for title in titles:
        assert title in shown
    for label in ("greedy", "random", "fair", "Kept as dealer", "5 players"):
        assert label in shown


def test_the_name_of_the_file_says_the_format(outcome: Tournament, tmp_path: Path) -> None:
    plot(outcome, tmp_path / "outcome.png")
    assert (tmp_path / "outcome.png").read_bytes().startswith(b"\x89PNG")
    for wrong in (tmp_path / "outcome.txt", tmp_path / "nowhere" / "outcome.svg"):
        with pytest.raises(SimulationError, match="--plot"):
            check(wrong)


def test_one_deal_has_no_interval_and_still_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "one.svg"
    order = [
        "tournament",
        "poker-dice",
        "--bots",
        "greedy,random",
        "--games",
        "1",
        "--plot",
        str(file),
    ]
    assert CliRunner().invoke(app, order).exit_code == 0
    assert "greedy" in words(file)
