"""The quota of e-mails to addresses that are not confirmed yet."""

from __future__ import annotations

from dataclasses import dataclass

HOUR_MILLISECONDS = 3600 * 1000
DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS


@dataclass(frozen=True, slots=True)
class ConfirmationEmail:
    """A confirmation e-mail, as it counts against the quota: requesting person, network of origin,
    recipient. All three are opaque keys that are only compared."""

    person: str
    origin: str
    recipient: str


@dataclass(frozen=True, slots=True)
class EmailQuota:
    """The maximum number of confirmation e-mails per day for a person, for an origin and for a
    recipient, and per hour in total."""

    of_person: float = 5
    from_origin: float = 20
    to_recipient: float = 2
    in_an_hour: float = 100

    def times(self, factor: float) -> EmailQuota:
        return EmailQuota(
            self.of_person * factor,
            self.from_origin * factor,
            self.to_recipient * factor,
            self.in_an_hour * factor,
        )

    def allow(
        self, email: ConfirmationEmail, now: int, sent: list[tuple[int, ConfirmationEmail]]
    ) -> bool:
        """True if `email` may be sent now within the quota. `sent` are the confirmation e-mails of
        the last day, each with its time in milliseconds."""
        emails = [old for _, old in sent]
        return (
            sum(old.person == email.person for old in emails) + 1 <= self.of_person
            and sum(old.origin == email.origin for old in emails) + 1 <= self.from_origin
            and sum(old.recipient == email.recipient for old in emails) + 1 <= self.to_recipient
            and sum(at > now - HOUR_MILLISECONDS for at, _ in sent) + 1 <= self.in_an_hour
        )
