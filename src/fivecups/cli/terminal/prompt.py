"""Questions to a person in the terminal: lists, forms, and special commands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from fivecups.engine import Amount, Answer, Ask, Fields, Form, Match, OneOf, Refusal, SomeOf
from fivecups.texts import Wording

from ..arguments import is_number
from .coach import Advise

HUMAN = 0
LETTERS = "abcdefghijklmnoprstuvwxyz"
"""Letters that a person types for listed choices, without q, which leaves the game."""

LEAVE = "q"
QUIT = "quit"
"""The word that a person types to leave the game, even if q is the face of a die."""

NONE = "0"
"""The text that a person types to choose no dice, or none of several values."""

MAX_LINES_IN_ONE_COLUMN = 16
MAX_DICE_CHOICES_LISTED = 6
"""Number of choices of dice above which they are typed instead of listed."""


class Stopped(Exception):
    """Raised if the person wants to leave the game."""


class Prompt:
    """Asks a person in the terminal and reads the answers. Choices are typed as letters and dice by
    their faces; "?" asks the coach, "!" shows the rule, "q" leaves. If letters are faces of dice,
    as in Dice Town, they stand for the dice, and only "quit" leaves."""

    def __init__(self, console: Console, wording: Wording, advise: Advise | None) -> None:
        self.console = console
        self.wording = wording
        self.advise = advise
        self.last_rule = ""

    def ask(self, match: Match[Any]) -> tuple[Ask, Answer] | None:
        """Return the ask that the person chose, with a legal answer to it, or None if the person
        stays silent while no answer is required."""
        asks = match.asks(HUMAN)
        may_stay_silent = asks[0].optional
        while True:
            sentence = (
                self.wording.texts.say("you-may-speak")
                if may_stay_silent
                else self.wording.ask(asks[0])
            )
            self.console.print(sentence, style="bold", highlight=False, markup=False)
            options = self._options(asks)
            typed = self._listen(self._show(options), options)
            if typed == "" and may_stay_silent:
                return None
            if isinstance(typed, str):
                self._help(typed, match, asks[0])
                continue
            chosen = typed
            ask, answer = chosen
            if isinstance(answer, Form):
                answer = self._fields(ask, answer.fields, answer.default, "")
            refusal = match.refusal(HUMAN, answer, ask.id)
            if refusal is None:
                return ask, answer
            self.complain(self.wording.refusal(refusal))

    def _options(self, asks: Iterable[Ask]) -> list[tuple[Ask, Any]]:
        options: list[tuple[Ask, Any]] = []
        for ask in asks:
            options += (
                [(ask, ask.choices)]
                if isinstance(ask.choices, Form)
                else [(ask, choice) for choice in ask.choices]
            )
        return options

    def _show(self, options: list[tuple[Ask, Any]]) -> dict[str, tuple[Ask, Any]]:
        """Print the options, each a pair of ask and answer, and return them by the letters to type.
        Long lists of dice are not printed; the dice are typed instead."""
        dice = [option for option in options if self._dice_of(option) is not None]
        typed = dice if len(dice) > MAX_DICE_CHOICES_LISTED else []
        shown = [option for option in options if option not in typed]
        free = "".join(letter for letter in LETTERS if letter not in self._faces(options))
        listed = {_letters(number, free): option for number, option in enumerate(shown)}
        lines = [f"{key}  {self._label(*option)}" for key, option in listed.items()]
        if len(lines) > MAX_LINES_IN_ONE_COLUMN:
            self.console.print(Columns(map(Text, lines), padding=(0, 3)), highlight=False)
        else:
            for line in lines:
                self.console.print(f"  {line}", highlight=False, markup=False)
        if typed:
            self.console.print(f"  {self._typing_hint(typed)}", style="dim", highlight=False)
        return listed

    def _typing_hint(self, typed: Sequence[tuple[Ask, Any]]) -> str:
        """Return the hint for typing dice, with an example; and how to leave, if q is the face of a
        die."""
        example = next((answer[1] for _, answer in typed if len(answer[1]) == 2), typed[-1][1][1])
        hint = self.wording.texts.say("type-the-dice", example=" ".join(map(str, example)))
        return (
            f"{hint} {self.wording.texts.say('type-quit')}" if LEAVE in self._faces(typed) else hint
        )

    def _faces(self, options: Iterable[tuple[Ask, Any]]) -> set[str]:
        """Return the letters that stand for dice in these options."""
        return {
            letter
            for option in options
            for letter in self._dice_of(option) or ""
            if letter.isalpha()
        }

    def _label(self, ask: Ask, answer: Any) -> str:
        if not isinstance(answer, Form):
            return self.wording.answer(ask, answer)
        return self.wording.ask(ask) if ask.optional else self.wording.texts.say("fill-in")

    def _dice_of(self, option: tuple[Ask, Any]) -> str | None:
        """Return the dice that an option's answer chooses as sorted text, or None if the answer
        chooses anything but dice."""
        ask, answer = option
        if (
            isinstance(answer, Form)
            or len(answer) != 2
            or self.wording.game.words.get(ask.says[answer[0]][0]) != "dice"
        ):
            return None
        return _sorted_dice("".join(map(str, answer[1])))

    def _listen(
        self, listed: dict[str, tuple[Ask, Any]], options: list[tuple[Ask, Any]]
    ) -> tuple[Ask, Any] | str:
        """Read a line from the person. Return the option that was typed, by its letters or its
        dice, or the text itself if it is no option."""
        typed = self.console.input("[bold]> [/]").strip().lower()
        if typed == QUIT or (typed == LEAVE and LEAVE not in self._faces(options)):
            raise Stopped
        if typed in listed:
            return listed[typed]
        dice = "" if typed == NONE else _sorted_dice(typed)
        by_dice = (option for option in options if typed and self._dice_of(option) == dice)
        return next(by_dice, typed)

    def _help(self, typed: str, match: Match[Any], ask: Ask) -> None:
        texts = self.wording.texts
        if typed == "?" and self.advise is not None:
            self.advise(self.console, self.wording, match.view(HUMAN))
        elif typed == "?":
            self.console.print(texts.say("no-coach"))
        elif typed == "!":
            self.console.print(
                texts.say(f"rule-{self.last_rule or ask.rule}"), highlight=False, markup=False
            )
        else:
            self.complain(texts.say("what-to-type"))

    def _fields(self, ask: Ask, fields: Fields, default: Any, path: str) -> dict[str, Any]:
        answer: dict[str, Any] = {}
        for name, inner in fields.fields.items():
            label = f"{path}-{name}" if path else name
            if isinstance(inner, Fields):
                answer[name] = self._fields(ask, inner, default[name], label)
            elif _has_one_value(inner):
                answer[name] = default[name]
            else:
                answer[name] = self._field(ask, inner, default[name], label)
        return answer

    def _field(self, ask: Ask, inner: Amount | OneOf | SomeOf, default: Any, path: str) -> Any:
        title = self.wording.field(ask.question, path)
        while True:
            typed = (
                self.console.input(self._field_prompt(inner, title, default, path), markup=False)
                .strip()
                .lower()
            )
            if typed in (LEAVE, QUIT):
                raise Stopped
            value = default if not typed else self._value(inner, typed)
            refusal = inner.check(value, title)
            if refusal is None:
                return value
            self.complain(self.wording.refusal(self._in_words(refusal, path)))

    def _in_words(self, refusal: Refusal, path: str) -> Refusal:
        """Return the refusal of a form's field with the field's allowed values in words."""
        if "values" not in refusal.data:
            return refusal
        kind = self._kind(path)
        values = tuple(str(self.wording.word(kind, value)) for value in refusal.data["values"])
        return Refusal(refusal.code, refusal.rule, {**refusal.data, "values": values})

    def _kind(self, path: str) -> str | None:
        return self.wording.game.words.get(path.rsplit("-", 1)[-1])

    def _field_prompt(
        self, inner: Amount | OneOf | SomeOf, title: str, default: Any, path: str
    ) -> str:
        kind = self._kind(path)
        if isinstance(inner, Amount):
            return f"  {title} ({inner.low}–{inner.high}) [{default}]: "
        values = [
            f"{_letters(number)} {self.wording.word(kind, value)}"
            for number, value in enumerate(inner.values)
        ]
        if isinstance(inner, SomeOf):
            values.append(f"{NONE} {self.wording.texts.say('nothing')}")
        now = (
            self.wording.word(kind, default) if default != () else self.wording.texts.say("nothing")
        )
        return f"  {title}: {'  '.join(values)} [{now}]: "

    def _value(self, inner: Amount | OneOf | SomeOf, typed: str) -> Any:
        if isinstance(inner, Amount):
            return int(typed) if is_number(typed) else typed
        places = {_letters(number): value for number, value in enumerate(inner.values)}
        if isinstance(inner, OneOf):
            return places.get(typed, typed)
        if typed == NONE:
            return ()
        wanted = sorted(typed.split() if " " in typed else list(typed))
        return tuple(places.get(letter, letter) for letter in wanted)

    def complain(self, text: str) -> None:
        self.console.print(text, style="red", highlight=False, markup=False)


def _letters(number: int, letters: str = LETTERS) -> str:
    """Return the letters of choice `number`: a, b, …, z, aa, ab, …"""
    head, last = divmod(number, len(letters))
    return (_letters(head - 1, letters) if head else "") + letters[last]


def _sorted_dice(dice: str) -> str:
    """Return typed dice in sorted order without spaces, so that they can be compared."""
    return "".join(sorted("".join(dice.lower().split())))


def _has_one_value(field: Amount | OneOf | SomeOf) -> bool:
    """True if a form's field has only one possible value."""
    return (
        field.low == field.high
        if isinstance(field, Amount)
        else len(field.values) == (1 if isinstance(field, OneOf) else 0)
    )
