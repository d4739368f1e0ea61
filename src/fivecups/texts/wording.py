"""Texts for the events, asks, answers and refusals of a game, as docs/texts.md describes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from fivecups.engine import Ask, Form, Game, Refusal, SeenEvent, Waiting

from .fluent_files import Texts


class Wording:
    """The texts of a game in one language, with the names of its players. A reader who has a seat
    is addressed as "you"."""

    def __init__(
        self, game: Game[Any], texts: Texts, names: Sequence[str], reader: int | None = None
    ) -> None:
        self.game = game
        self.texts = texts
        self.names = names
        self.reader = reader

    def event(self, event: SeenEvent) -> str:
        """Return the line of the log that tells an event."""
        name = f"{self.game.name}-event-{event.kind}"
        own = f"{name}-private"
        name = self._with_detail(own if event.private and self.texts.has(own) else name, event.data)
        return self.texts.say(self._to_reader(name, event.data), **self.values(event.data))

    def reason(self, code: str, data: Mapping[str, Any]) -> str:
        """Return the text of a reason that a bot gives for its answer, by the reason's code and
        details."""
        return self.texts.say(self._to_reader(f"bot-reason-{code}", data), **self.values(data))

    def advice(self, code: str, data: Mapping[str, Any]) -> str:
        """Return the text of a reason that the coach gives for an answer, by the reason's code and
        details."""
        return self.texts.say(f"coach-why-{code}", **self.values(data))

    def ask(self, ask: Ask) -> str:
        """Return the instruction for the seat that is asked: what it has to decide."""
        name = f"{self.game.name}-ask-{ask.question}"
        own = f"{name}-{_only_verb(ask)}"
        name = self._to_reader(own if self.texts.has(own) else name, ask.data)
        return self.texts.say(name, **self.values(ask.data))

    def waiting(self, waiting: Waiting) -> str:
        """Return the line that tells all others whom the table waits for."""
        if waiting.seats is None:
            return self.texts.say("wait-for-the-table")
        if waiting.seats == (self.reader,):
            return self.texts.say("wait-for-you")
        seats = self.word("seats", waiting.seats)
        return self.texts.say(f"{self.game.name}-wait-{waiting.question}", seats=seats)

    def answer(self, ask: Ask, answer: tuple[Any, ...]) -> str:
        """Return the label of an answer, as on a button."""
        verb, *parts = answer
        data = dict(zip(ask.says[verb], parts, strict=True))
        name = self._with_detail(f"{self.game.name}-say-{verb}", data)
        return self.texts.say(self._to_reader(name, data), **self.values(data))

    def filled_in(self, question: str, answer: Mapping[str, Any]) -> str:
        """Return a filled form as text without its empty fields: in the game's own phrase, once for
        each seat if the form has groups by seat, or else field by field."""
        own, empty = (f"{self.game.name}-{kind}-{question}" for kind in ("filled", "empty"))
        if self.texts.has(empty) and not self._gives_anything(answer):
            return self.texts.say(empty)
        if not self.texts.has(own):
            return "; ".join(self._fields(question, answer)) or self.texts.say("nothing")
        groups = [(seat, group) for seat, group in answer.items() if isinstance(group, Mapping)]
        filled_groups = [
            {"seat": int(seat), **group} for seat, group in groups if self._gives_anything(group)
        ]
        return "; ".join(
            self.texts.say(self._to_reader(own, data), **self.values(data))
            for data in (filled_groups if groups else [answer])
        )

    def _gives_anything(self, answer: Mapping[str, Any]) -> bool:
        """True if a field of the form answer, other than one that names a player, is filled in."""
        return any(
            self._gives_anything(value)
            if isinstance(value, Mapping)
            else value and self.game.words.get(name) != "seat"
            for name, value in answer.items()
        )

    def _fields(self, question: str, answer: Mapping[str, Any], path: str = "") -> Iterator[str]:
        for name, value in answer.items():
            label = f"{path}-{name}" if path else name
            kind = self.game.words.get(name)
            if isinstance(value, Mapping):
                yield from self._fields(question, value, label)
            elif value or (kind == "seat" and value is not None):
                yield f"{self.field(question, label)}: {self.word(kind, value)}"

    def field(self, question: str, path: str) -> str:
        """Return the label of a field of a form. A number in the path stands for the player in that
        seat."""
        parts = path.split("-")
        name = "-".join(part for part in parts if not part.isdigit())
        seats = [self.names[int(part)] for part in parts if part.isdigit()]
        return self.texts.say(
            f"{self.game.name}-form-{question}-{name}", **({"seat": seats[0]} if seats else {})
        )

    def refusal(self, refusal: Refusal) -> str:
        """Return the text that tells why an answer was refused."""
        own = f"{self.game.name}-refusal-{refusal.code}"
        name = own if self.texts.has(own) else f"refusal-{refusal.code}"
        return self.texts.say(name, **self.values(refusal.data))

    def values(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Return the variables of a message for these details: each detail as words or a number
        under its name, and under `name_count` the number of items of a tuple. A single player is
        given by name, even the reader: texts for the reader are separate messages."""
        words = {
            name: self._in_a_text(self.game.words.get(name), value) for name, value in data.items()
        }
        counts = {
            f"{name}_count": len(value) for name, value in data.items() if isinstance(value, tuple)
        }
        return {**words, **counts}

    def word(self, kind: str | None, value: Any) -> Any:
        """Return a detail of this kind as text: a player's name ("you" for the reader, first among
        several players), dice, a term, or the value itself."""
        if kind == "seats" and isinstance(value, int):
            return value
        if kind == "seats" or (kind == "seat" and isinstance(value, tuple)):
            seats = sorted(value, key=lambda seat: seat != self.reader)
            return self._list([str(self.word("seat", seat)) for seat in seats])
        if value is None or value == "":
            return self.texts.say("nothing")
        if kind == "seat-number":
            return value + 1 if isinstance(value, int) else value
        if kind == "seat":
            return self.texts.say("you") if value == self.reader else self._name(value)
        if kind == "dice":
            return " ".join(map(str, value)) if value else self.texts.say("nothing")
        if isinstance(value, tuple):
            return self._list([str(self.word(kind, item)) for item in value])
        if kind is not None:
            return self.texts.say(f"{self.game.name}-{kind}-{value}")
        return value if isinstance(value, int | str) and not isinstance(value, bool) else str(value)

    def _in_a_text(self, kind: str | None, value: Any) -> Any:
        is_single_player = kind == "seat" and isinstance(value, int)
        return self._name(value) if is_single_player else self.word(kind, value)

    def _name(self, seat: int) -> str:
        return self.names[seat] if seat >= 0 else self.texts.say("nobody")

    def _with_detail(self, name: str, details: Mapping[str, Any]) -> str:
        """Return the id of the variant of the text `name` for events or answers that have one of
        these details, if there is such a text, else `name`."""
        return next((own for detail in details if self.texts.has(own := f"{name}-{detail}")), name)

    def _to_reader(self, name: str, details: Mapping[str, Any]) -> str:
        """Return the id of the variant of the text `name` for a reader who is among its players, or
        for players who act on themselves, if there is such a text, else `name`."""
        own = [detail for detail, value in details.items() if self._is_reader(detail, value)]
        parts = ["-".join(own), *own]
        names = [f"{name}-you" if part == "seat" else f"{name}-you-{part}" for part in parts]
        if self._is_own_deed(details):
            names.append(f"{name}-self")
        return next((own for own in names if self.texts.has(own)), name)

    def _is_own_deed(self, details: Mapping[str, Any]) -> bool:
        players = [
            player for detail, player in details.items() if self.game.words.get(detail) == "seat"
        ]
        return "seat" in details and players.count(details["seat"]) > 1

    def _is_reader(self, detail: str, value: Any) -> bool:
        if self.reader is None or self.game.words.get(detail) not in ("seat", "seats"):
            return False
        is_single_player = self.game.words[detail] == "seat"
        return bool(value == (self.reader if is_single_player else (self.reader,)))

    def _list(self, words: list[str]) -> str:
        if len(words) < 2:
            return words[0] if words else self.texts.say("nobody")
        return self.texts.say("list-and", first=", ".join(words[:-1]), last=words[-1])


def _only_verb(ask: Ask) -> str:
    """Return the verb with which all choices of the ask begin, or "" if there are several verbs."""
    verbs = set() if isinstance(ask.choices, Form) else {answer[0] for answer in ask.choices}
    return verbs.pop() if len(verbs) == 1 else ""
