"""How the characters of Gentleman's Deal behave, counted over games against experts.

python -m fivecups.lab.manners --level expert --games 100 --seed 1
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from fivecups.bots import CHARACTERS, Bot, Talker, make_bot
from fivecups.bots.gentlemans_deal.reading.ledger import slights
from fivecups.engine import Answer, Ask, View
from fivecups.games.gentlemans_deal import GENTLEMANS_DEAL
from fivecups.games.gentlemans_deal.outcome.accomplices import in_favour

from .simulate import play
from .tapes import start


@dataclass
class Manners:
    """Counts of votes and offers. A grudge is a vote on a deal of somebody who has hurt the voter
    before; a promise is a word for or against the offer that is voted on; a demand is the money
    that a seat asks for itself."""

    votes: int = 0
    yes: int = 0
    grudges: int = 0
    against: int = 0
    promises: int = 0
    kept: int = 0
    offers: int = 0
    offered: float = 0.0
    demands: int = 0
    demanded: int = 0
    games: int = 0
    won: float = 0.0


class Watched:
    """A bot whose answers are counted."""

    def __init__(self, bot: Bot, manners: Manners) -> None:
        self.bot = bot
        self.manners = manners

    def answer(self, view: View[Any], ask: Ask) -> Answer:
        answer = self.bot.answer(view, ask)
        if ask.question == "vote" and isinstance(answer, tuple):
            self.voted(view, str(answer[1]))
        elif ask.question == "final_offer" and isinstance(answer, dict):
            self.manners.offers += 1
            self.manners.offered += (
                sum(share["money"] for share in answer.values()) / view.table.card.money
            )
        return answer

    def remark(self, view: View[Any]) -> tuple[Ask, Answer] | None:
        remark = self.bot.remark(view) if isinstance(self.bot, Talker) else None
        if remark is not None and isinstance(remark[1], dict):
            self.manners.demands += 1
            self.manners.demanded += remark[1]["money"]
        return remark

    def voted(self, view: View[Any], ballot: str) -> None:
        counts, yes = self.manners, in_favour(ballot)
        counts.votes += 1
        counts.yes += yes
        if slights(view)[view.table.dealer]:
            counts.grudges += 1
            counts.against += not yes
        word = view.table.players[view.seat].word
        if word is not None and word.startswith(("for", "against")):
            counts.promises += 1
            counts.kept += in_favour(word) == yes


def watch(bot: str, others: str, players: int, games: int, seed: int) -> Manners:
    """The manners of a bot over so many games, in the seats in turn, among others."""
    options = GENTLEMANS_DEAL.settings(players)
    counts = Manners()
    for number in range(games):
        hero = number % players
        seats = [
            make_bot(
                bot if seat == hero else others,
                GENTLEMANS_DEAL.name,
                options,
                f"{seed} {number} {seat}",
            )
            for seat in range(players)
        ]
        state = start(GENTLEMANS_DEAL, players, options, f"{seed} {number // players}")
        play(
            GENTLEMANS_DEAL,
            state,
            [*seats[:hero], Watched(seats[hero], counts), *seats[hero + 1 :]],
        )
        assert state.result is not None
        counts.games += 1
        counts.won += state.result.win_shares[hero]
    return counts


def main(
    level: Annotated[str, typer.Option(help="The level of the characters.")] = "expert",
    others: Annotated[str, typer.Option(help="Who plays the other seats.")] = "expert",
    players: Annotated[int, typer.Option(help="How many play.")] = 5,
    games: Annotated[int, typer.Option(help="How many games each character plays.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
) -> None:
    """Count what each character does."""
    table = Table(
        "character",
        "votes for",
        "against who hurt it",
        "promises kept",
        "pot offered",
        "money demanded",
        "win share",
    )
    for character in CHARACTERS:
        name = level if character == "plain" else f"{level}+{character}"
        found = watch(name, others, players, games, seed)
        table.add_row(
            character,
            f"{found.yes / max(found.votes, 1):.1%}",
            f"{found.against / max(found.grudges, 1):.1%} of {found.grudges}",
            f"{found.kept / max(found.promises, 1):.1%} of {found.promises}",
            f"{found.offered / max(found.offers, 1):.1%}",
            f"{found.demanded / max(found.demands, 1):.2f}",
            f"{found.won / found.games:.1%}",
        )
    Console().print(table)


if __name__ == "__main__":
    typer.run(main)
