"""News between processes of one house: none where it is alone, PostgreSQL's own where that is the
database, NATS where it is named."""

from sqlalchemy import make_url

from fivecups.house.ports import Alone, Bus

__all__ = ["Alone", "Bus", "open_bus"]


def open_bus(url: str | None, database: str) -> Bus:
    """The bus of this URL, `nats://…`, or without one that of the database. A house on a SQLite
    file is alone. Raises ``ValueError`` for a bus that is not known or of no use."""
    several = "://" in database and make_url(database).get_backend_name().startswith("postgres")
    if url is None:
        if not several:
            return Alone()
        from .postgres import PostgresBus

        return PostgresBus(database)
    if not url.startswith(("nats://", "tls://")):
        raise ValueError(
            f"a bus of the kind {url.partition(':')[0]!r}; NATS is known, as in nats://localhost:4222"
        )
    if not several:
        raise ValueError("a bus is for several houses on one PostgreSQL database")
    from .nats import NatsBus

    return NatsBus(url)
