"""Games as bytes and files: encoded states for storage, and record files for people and
programs."""

from .record_files import (
    Fairness,
    FileSignature,
    RecordError,
    SignedName,
    dump,
    load,
    load_fair,
    read,
    read_bytes,
    read_fair,
    write,
)
from .state_codec import decode, encode, wire

__all__ = [
    "Fairness",
    "FileSignature",
    "RecordError",
    "SignedName",
    "decode",
    "dump",
    "encode",
    "load",
    "load_fair",
    "read",
    "read_bytes",
    "read_fair",
    "wire",
    "write",
]
