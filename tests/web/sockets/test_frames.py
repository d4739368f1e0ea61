"""Tests of frame heads as RFC 6455 (5.2) defines them."""

from __future__ import annotations

import pytest

from fivecups.web.sockets.uvicorn_transport import _frame_head


def length_in(head: bytes) -> tuple[int, int]:
    """Return the length in a frame head, and the number of bytes of the head."""
    short = head[1]
    if short < 126:
        return short, 2
    size = 2 if short == 126 else 8
    return int.from_bytes(head[2 : 2 + size], "big"), 2 + size


@pytest.mark.parametrize(
    ("length", "size"),
    [(0, 2), (1, 2), (125, 2), (126, 4), (127, 4), (65535, 4), (65536, 10), (2**20, 10)],
)
def test_a_head_tells_the_length_in_as_few_bytes_as_it_can(length: int, size: int) -> None:
    head = _frame_head(length)
    assert head[0] == 0x81, "a whole message of text"
    assert not head[1] & 0x80, "a server masks nothing"
    assert length_in(head) == (length, len(head)) == (length, size)
