"""How many letters the house may write to addresses that nobody has confirmed yet."""

from __future__ import annotations

from dataclasses import dataclass

HOUR = 3600 * 1000
DAY = 24 * HOUR


@dataclass(frozen=True, slots=True)
class Letter:
    """At whose wish, from where, and to whom: words that tell one from another and nothing else."""

    person: str
    origin: str
    recipient: str


@dataclass(frozen=True, slots=True)
class LetterLimits:
    """How many may go out in a day for one person, from one place and to one address, and in an
    hour in all."""

    of_person: float = 5
    from_origin: float = 20
    to_recipient: float = 2
    in_an_hour: float = 100

    def times(self, factor: float) -> LetterLimits:
        return LetterLimits(
            self.of_person * factor,
            self.from_origin * factor,
            self.to_recipient * factor,
            self.in_an_hour * factor,
        )

    def allow(self, letter: Letter, now: int, sent: list[tuple[int, Letter]]) -> bool:
        """Whether one more may go out after those of the last day, each with its time."""
        ones = [one for _, one in sent]
        return (
            sum(one.person == letter.person for one in ones) + 1 <= self.of_person
            and sum(one.origin == letter.origin for one in ones) + 1 <= self.from_origin
            and sum(one.recipient == letter.recipient for one in ones) + 1 <= self.to_recipient
            and sum(at > now - HOUR for at, _ in sent) + 1 <= self.in_an_hour
        )
