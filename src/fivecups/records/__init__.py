"""Games as bytes and files: states for storage, records for people and programs."""

from .codec import decode, encode, wire
from .files import RecordError, dump, load, read, write

__all__ = ["RecordError", "decode", "dump", "encode", "load", "read", "wire", "write"]
