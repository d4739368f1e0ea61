"""News between processes of one house: none in a single process, NATS between several."""

from fivecups.house.ports import Alone, Bus

__all__ = ["Alone", "Bus", "open_bus"]


def open_bus(url: str | None) -> Bus:
    """The bus of this URL, `nats://…`; without one the process is alone. Raises ``ValueError`` for
    any other kind."""
    if url is None:
        return Alone()
    if not url.startswith(("nats://", "tls://")):
        raise ValueError(
            f"a bus of the kind {url.partition(':')[0]!r}; NATS is known, as in nats://localhost:4222"
        )
    from .nats import NatsBus

    return NatsBus(url)
