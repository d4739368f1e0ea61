"""The registration of all commands, and the conversion of errors into messages and exit codes."""

from __future__ import annotations

import sys
from typing import Any

import typer

from .arguments import UsageError, console_for_errors, escape_control_characters
from .commands.admin import admin
from .commands.maintenance.backup import backup, restore
from .commands.maintenance.check import check
from .commands.play import play
from .commands.records import replay, verify
from .commands.review import review
from .commands.rules import rules
from .commands.serve import serve
from .commands.simulate import simulate
from .commands.solve import solve
from .commands.tournament import tournament

EXIT_CHECK_FAILED, EXIT_USAGE_ERROR, EXIT_INTERRUPTED = 1, 2, 130

OFFER = "\nOpen the house now?"

app = typer.Typer(
    help="Five Cups: a game house that anyone can host.",
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(serve)
app.command()(backup)
app.command()(restore)
app.command()(check)
app.add_typer(admin, name="admin")
app.command()(play)
app.command()(rules)
app.command()(solve)
app.command()(simulate)
app.command()(tournament)
app.command()(replay)
app.command()(verify)
app.command()(review)


def _version(wanted: bool) -> None:
    if wanted:
        from fivecups import __version__

        print(f"fivecups {__version__}")
        raise typer.Exit


@app.callback()
def options(
    context: typer.Context,
    version: bool = typer.Option(
        False, "--version", callback=_version, is_eager=True, help="Show the version and end."
    ),
) -> None:
    """Five Cups: a game house that anyone can host."""
    if context.invoked_subcommand is None:
        print(context.get_help())
        if _is_at_terminal() and typer.confirm(OFFER, default=True):
            context.invoke(_commands(context)["serve"])


def _is_at_terminal() -> bool:
    """True if a person can read the output and type an answer."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def _commands(context: typer.Context) -> dict[str, Any]:
    """Return the commands of the program by name, for one that starts another."""
    commands: dict[str, Any] = getattr(context.command, "commands", {})
    return commands


def main() -> None:
    """Run the command. Errors of the user are printed as a single line, without a traceback."""
    try:
        app()
    except OSError as error:
        _fail(
            f"{error.filename}: {error.strerror}" if error.filename else str(error),
            EXIT_USAGE_ERROR,
        )
    except KeyboardInterrupt:
        _fail("interrupted", EXIT_INTERRUPTED)
    except Exception as error:
        code = _exit_code(error)
        if code is None:
            raise
        _fail(str(error), code)


def _exit_code(error: Exception) -> int | None:
    """Return the exit code of the program after `error`, or None if it is not an error of the
    user."""
    from fivecups.bots import UnknownBot
    from fivecups.engine import Refused, ReplayError
    from fivecups.lab import SimulationError
    from fivecups.records import RecordError
    from fivecups.texts import UnknownLanguage

    if isinstance(error, ReplayError):
        return EXIT_CHECK_FAILED
    wrong = (RecordError, Refused, SimulationError, UnknownBot, UnknownLanguage, UsageError)
    return EXIT_USAGE_ERROR if isinstance(error, wrong) else None


def _fail(message: str, code: int) -> None:
    console_for_errors().print(
        escape_control_characters(message),
        style="bold red",
        highlight=False,
        markup=False,
        soft_wrap=True,
    )
    sys.exit(code)
