"""Signatures of record files: a house signs its finished games with an Ed25519 key, whose public
half it publishes.

Names are signed as salted hashes that stand in the file beside them. So a name can be struck from a
copy, by emptying it and its salt, and the signature of everything else still holds.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from fivecups.engine import ReplayError
from fivecups.records import FileSignature, SignedName

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

PREFIX = b"fivecups-record 1\n"
"""The beginning of everything that is signed, so that a signature has no other meaning."""

UNSIGNED_FIELDS = ("signature", "program")
"""Fields of a record file that its signature does not cover."""

SALT_BYTES = 16


def signing_key(secret: str) -> Ed25519PrivateKey:
    """Return the key that a house's lasting secret stands for."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(hashlib.sha256(secret.encode()).digest())


def public_key(key: Ed25519PrivateKey) -> str:
    """Return the public half of a key as 64 hexadecimal digits."""
    return key.public_key().public_bytes_raw().hex()


def sign_file(body: bytes, key: Ed25519PrivateKey) -> bytes:
    """Return a record file with a signature."""
    file = json.loads(body)
    salt_key = hmac.digest(key.private_bytes_raw(), b"salts" + _canonical(_covered(file)), "sha256")
    names = [_signed_name(salt_key, place, name) for place, name in enumerate(_names(file))]
    value = key.sign(_signed_bytes(file, names)).hex()
    signature = msgspec.json.encode(FileSignature(public_key(key), value, tuple(names)))
    return body.rstrip().removesuffix(b"}") + b',"signature":' + signature + b"}\n"


def struck_names(body: bytes, house: str | None) -> bool | None:
    """Return None if a record file has no signature; else check the signature and return True if
    names were struck from the file. Raise :class:`ReplayError` if the file is not what was signed,
    or not signed by the key `house` (None: by any)."""
    file = json.loads(body)
    if "signature" not in file:
        if house is not None:
            raise ReplayError("signature", "the file is not signed")
        return None
    signature = msgspec.convert(file["signature"], FileSignature)
    if house is not None and signature.key != house.lower():
        raise ReplayError("signature", f"it is signed by {signature.key}, not by this house")
    _verify(signature, _signed_bytes(file, signature.names))
    names = _names(file)
    for name, signed in zip(names, signature.names, strict=True):
        if name and _hash(signed.salt, name) != signed.hash:
            raise ReplayError("signature", f"the name {name!r} is not the one that was signed")
    return any(
        not name and signed.hash != _hash(signed.salt, name)
        for name, signed in zip(names, signature.names, strict=True)
    )


def _verify(signature: FileSignature, signed: bytes) -> None:
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(signature.key))
        key.verify(bytes.fromhex(signature.value), signed)
    except (InvalidSignature, ValueError) as error:
        raise ReplayError("signature", "the file is not what the house has signed") from error


def _names(file: dict[str, Any]) -> list[str]:
    """Return all names in a file: those of the players at the end, then those of earlier players,
    empty for bots."""
    return [*file["names"], *(player["name"] or "" for player in file.get("earlier", ()))]


def _signed_name(salt_key: bytes, place: int, name: str) -> SignedName:
    """Return a name with its hash. The salt follows from the house's key, so that the same file has
    the same signature every time."""
    salt = hmac.digest(salt_key, str(place).encode(), "sha256")[:SALT_BYTES].hex()
    return SignedName(salt, _hash(salt, name))


def _hash(salt: str, name: str) -> str:
    return hashlib.sha256(f"{salt} {name}".encode()).hexdigest()


def _signed_bytes(file: dict[str, Any], names: Sequence[SignedName]) -> bytes:
    """Return what is signed: the file as JSON without spaces and with sorted keys, with the hashes
    of names in place of all names, and without `UNSIGNED_FIELDS`."""
    signed = _covered(file)
    signed["names"] = [name.hash for name in names]
    signed["earlier"] = [
        {"seat": player["seat"], "until": player["until"], "bot": player["name"] is None}
        for player in file.get("earlier", ())
    ]
    if len(names) != len(_names(file)):
        raise ReplayError("signature", "it is for another number of names")
    return PREFIX + _canonical(signed)


def _covered(file: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in file.items() if name not in UNSIGNED_FIELDS}


def _canonical(value: dict[str, Any]) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()
