"""News between processes of one house: none where it is alone, PostgreSQL's own where that is the
database, NATS where it is named, and sockets of their own between workers on a SQLite file."""

from sqlalchemy import make_url

from fivecups.house.ports import Alone, Bus

from .workers import WorkerBus, WorkerPlace

__all__ = ["Alone", "Bus", "WorkerPlace", "open_bus"]


def open_bus(url: str | None, database: str, worker: WorkerPlace | None = None) -> Bus:
    """The bus of this URL, `nats://…`, or without one that of the database. On a SQLite file there
    are only the workers of one house, of which this is the one at that place. Raises ``ValueError``
    for a bus that is not known or of no use."""
    several = "://" in database and make_url(database).get_backend_name().startswith("postgres")
    if url is None:
        if not several:
            return Alone() if worker is None else WorkerBus(worker)
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
