"""Games as bytes and files: states for storage, records for people and programs."""

from .codec import decode, encode, wire
from .files import Fairness, RecordError, dump, load, load_fair, read, read_fair, write

__all__ = [
    "Fairness",
    "RecordError",
    "decode",
    "dump",
    "encode",
    "load",
    "load_fair",
    "read",
    "read_fair",
    "wire",
    "write",
]
