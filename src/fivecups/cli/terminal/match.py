"""Playing a whole game in the terminal, one person against bots."""

from __future__ import annotations

from typing import Any

from fivecups.bots import Bot, Reason, reason_of, remark_of, tell_habits, track_habits
from fivecups.engine import MAIN, Match, awaited, seen

from .prompt import Prompt
from .table import show_table

HUMAN = 0


def play_match(match: Match[Any], bots: dict[int, Bot], prompt: Prompt) -> None:
    """Play to the end, asking the person in the first seat and the bots in the others."""
    tell(prompt, match, 0)
    tracker, watched = track_habits(match.game.name, match.state.seats), 0
    silent_at = heard_at = 0
    reasons: list[tuple[int, Reason]] = []
    while not match.over:
        tracker.watch(match.events[watched:])
        watched = len(match.events)
        number = match.state.askings[-1].number
        told = len(match.events)
        if heard_at != number:
            heard_at = number
            let_bots_talk(match, bots)
            tell(prompt, match, told)
            continue
        waited_for = awaited(match.state)
        seat = HUMAN if HUMAN in waited_for else waited_for[0]
        if seat == HUMAN and (forced := nothing_to_choose(match)):
            match.answer(HUMAN, forced[0])
        elif seat == HUMAN or (silent_at != number and may_speak(match)):
            show_table(prompt.console, prompt.wording, match.view(HUMAN))
            said = prompt.ask(match)
            if said is None or not said[0].optional:
                silent_at = number
            if said is not None:
                match.answer(HUMAN, said[1], said[0].id)
        else:
            view = match.view(seat)
            tell_habits(bots[seat], tracker.habits)
            match.answer(seat, bots[seat].answer(view, view.asks[0]), view.asks[0].id)
            reason = reason_of(bots[seat])
            reasons += [] if reason is None else [(seat, reason)]
        tell(prompt, match, told)
        if match.over or match.state.askings[-1].number != number:
            tell_reasons(prompt, reasons)
            reasons.clear()


def tell_reasons(prompt: Prompt, reasons: list[tuple[int, Reason]]) -> None:
    """Print what bots say for their answers, once nothing is sealed any more."""
    for seat, reason in reasons:
        said = f"  {prompt.wording.names[seat]}: {prompt.wording.reason(reason.code, reason.data)}"
        prompt.console.print(said, style="dim", highlight=False, markup=False)


def let_bots_talk(match: Match[Any], bots: dict[int, Bot]) -> None:
    """Offer every bot its optional asks once, as long as the same question is open."""
    number = match.state.askings[-1].number
    for seat, bot in bots.items():
        remark = remark_of(bot, match.view(seat))
        if remark is not None:
            match.answer(seat, remark[1], remark[0].id)
        if match.over or match.state.askings[-1].number != number:
            break


def nothing_to_choose(match: Match[Any]) -> tuple[Any, ...]:
    """The only answer to a quiet question, such as whether to play a card when none fits; nobody
    needs to ask a person that."""
    view = match.view(HUMAN)
    quiet = view.waiting is not None and view.waiting.seats is None
    choices = view.asks[0].choices
    return choices if quiet and isinstance(choices, tuple) and len(choices) == 1 else ()


def may_speak(match: Match[Any]) -> bool:
    """Whether the person may answer something meanwhile, though the table waits for somebody
    else."""
    return any(part > MAIN for part in match.state.parts(HUMAN))


def tell(prompt: Prompt, match: Match[Any], since: int) -> None:
    """Print what has happened since that many events, as the person sees it."""
    for event in seen(match.events[since:], HUMAN):
        prompt.console.print(f"  {prompt.wording.event(event)}", highlight=False, markup=False)
        prompt.last_rule = event.rule
