"""Messages (news) between the processes of a house: none for a single process, PostgreSQL's
LISTEN/NOTIFY, a NATS server, or Unix sockets between workers on a SQLite file."""

from sqlalchemy import make_url

from fivecups.house.ports import Bus, SingleProcessBus

from .worker_sockets import WorkerBus, WorkerPlace

__all__ = ["Bus", "SingleProcessBus", "WorkerPlace", "open_bus"]


def open_bus(url: str | None, database: str, worker: WorkerPlace | None = None) -> Bus:
    """Return the bus for `url` (`nats://…`), or without a URL the bus that fits the database. On a
    SQLite file it connects the workers of the house; `worker` is this process's place among them.
    Raise ``ValueError`` for a bus that is unknown or useless with this database."""
    several = "://" in database and make_url(database).get_backend_name().startswith("postgres")
    if url is None:
        if not several:
            return SingleProcessBus() if worker is None else WorkerBus(worker)
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
