"""`fivecups rules`: the rules as players read them."""

from __future__ import annotations

from typing import Annotated

import typer

from ..arguments import GAMES_HELP, Json, Language, find_game, print_json


def rules(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help=f"{GAMES_HELP} All, if none is named.")
    ] = None,
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Show the rules of a game, each line with its id."""
    from rich.console import Console
    from rich.padding import Padding
    from rich.text import Text

    from fivecups.games import GAMES
    from fivecups.texts import Texts, rulebook

    texts = Texts(lang)
    books = {name: rulebook(name, texts) for name in ([find_game(game).name] if game else GAMES)}
    if json:
        print_json(
            {
                name: {"title": title, "chapters": chapters}
                for name, (title, chapters) in books.items()
            }
        )
        return
    console = Console()
    for title, chapters in books.values():
        console.print(f"\n{title}", style="bold", markup=False)
        for chapter in chapters:
            console.print(f"\n{chapter.title}", style="bold yellow", markup=False)
            for rule, text in chapter.rules:
                console.print(Padding(Text.assemble((f"{rule}  ", "cyan"), text), (0, 0, 0, 2)))
