"""The loop that plays a game in the terminal, one person against bots."""

from __future__ import annotations

from typing import Any

from fivecups.bots import Bot, Reason, reason_of, remark_of, tell_habits, track_habits
from fivecups.engine import MAIN, Match, awaited, seen

from .prompt import Prompt
from .view_text import show_table

HUMAN = 0


def play_match(match: Match[Any], bots: dict[int, Bot], prompt: Prompt) -> None:
    """Play a game to the end, asking the person in the first seat and the bots in the others."""
    print_events(prompt, match, 0)
    tracker, watched = track_habits(match.game.name, match.state.seats), 0
    silent_at = heard_at = 0
    reasons: list[tuple[int, Reason]] = []
    while not match.over:
        tracker.watch(match.events[watched:])
        watched = len(match.events)
        number = match.state.askings[-1].number
        event_count = len(match.events)
        if heard_at != number:
            heard_at = number
            let_bots_talk(match, bots)
            print_events(prompt, match, event_count)
            continue
        waited_for = awaited(match.state)
        seat = HUMAN if HUMAN in waited_for else waited_for[0]
        if seat == HUMAN and (forced := only_answer(match)):
            match.answer(HUMAN, forced[0])
        elif seat == HUMAN or (silent_at != number and may_speak(match)):
            show_table(prompt.console, prompt.wording, match.view(HUMAN))
            answered = prompt.ask(match)
            if answered is None or not answered[0].optional:
                silent_at = number
            if answered is not None:
                match.answer(HUMAN, answered[1], answered[0].id)
        else:
            view = match.view(seat)
            tell_habits(bots[seat], tracker.habits)
            match.answer(seat, bots[seat].answer(view, view.asks[0]), view.asks[0].id)
            reason = reason_of(bots[seat])
            reasons += [] if reason is None else [(seat, reason)]
        print_events(prompt, match, event_count)
        if match.state.over or match.state.askings[-1].number != number:
            print_reasons(prompt, reasons)
            reasons.clear()


def print_reasons(prompt: Prompt, reasons: list[tuple[int, Reason]]) -> None:
    """Print the bots' `reasons` for their answers. Called once no answer is sealed any more."""
    for seat, reason in reasons:
        line = f"  {prompt.wording.names[seat]}: {prompt.wording.reason(reason.code, reason.data)}"
        prompt.console.print(line, style="dim", highlight=False, markup=False)


def let_bots_talk(match: Match[Any], bots: dict[int, Bot]) -> None:
    """Let every bot answer one of its optional asks, if it wants to, as long as the same question
    is open. They speak clockwise from the first seat that is asked."""
    asking = match.state.askings[-1]
    number, first, seats = asking.number, asking.seats[0], match.state.seats
    for seat in sorted(bots, key=lambda seat: (seat - first) % seats):
        remark = remark_of(bots[seat], match.view(seat))
        if remark is not None:
            match.answer(seat, remark[1], remark[0].id)
        if match.state.over or match.state.askings[-1].number != number:
            break


def only_answer(match: Match[Any]) -> tuple[Any, ...]:
    """Return a tuple with the person's only legal answer to the current hidden question, so that
    the person need not be asked; an empty tuple if there is a choice or the question is not
    hidden."""
    view = match.view(HUMAN)
    quiet = view.waiting is not None and view.waiting.seats is None
    choices = view.asks[0].choices
    return choices if quiet and isinstance(choices, tuple) and len(choices) == 1 else ()


def may_speak(match: Match[Any]) -> bool:
    """True if the person may answer an optional ask while the table waits for another seat."""
    return any(part > MAIN for part in match.state.parts(HUMAN))


def print_events(prompt: Prompt, match: Match[Any], since: int) -> None:
    """Print the events from number `since` on, as the person sees them."""
    for event in seen(match.events[since:], HUMAN):
        prompt.console.print(f"  {prompt.wording.event(event)}", highlight=False, markup=False)
        prompt.last_rule = event.rule
