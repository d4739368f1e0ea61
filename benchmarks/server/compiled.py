"""Clients of a house in compiled code, which leave the cores to what is measured.

Where several workers share two cores with their clients, what these compute for each move is taken
from the workers. Clients in Python take 25 µs for a move; these take about what the system does.
They connect and get ready as others do. Then their sockets are read and written by machine code,
straight through the system's own functions, until the time is up. They look for what has come every
half millisecond: woken by every message, they would push a worker off its core for every other
move, which no client on another machine does.
"""

from __future__ import annotations

import asyncio
import ctypes
import select
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numba import njit

from .load import Measure
from .sockets import Socket

BUFFER = 1 << 17
MOST_EVENTS = 256
EVENT_SIZE = 12
"""Bytes of an epoll event: the flags, then the socket."""

WAIT_MILLISECONDS = 10
PAUSE_MICROSECONDS = 500
MOST_UNDER_WAY = 8
"""Number of moves by which the slower of a table's two clients may be behind."""

MOST_A_SECOND = 40_000
"""Number of moves per second for which there is room in the arrays."""

TEXT, MASKED = 0x81, 0x80
NEWS = ord("n")
"""The letter that identifies a news message: ``{"t":"news"``."""

QUOTE, OPEN, SHUT, COMMA = ord('"'), ord("["), ord("]"), ord(",")


def _of_the_system(name: str, *kinds: Any) -> Any:
    function = getattr(ctypes.CDLL(None), name)
    function.argtypes, function.restype = kinds, ctypes.c_ssize_t
    return function


_int, _size = ctypes.c_int, ctypes.c_size_t
_receive = _of_the_system("recv", _int, _size, _size, _int)
_send = _of_the_system("send", _int, _size, _size, _int)
_wait = _of_the_system("epoll_wait", _int, _size, _int, _int)
_pause = _of_the_system("usleep", ctypes.c_uint)
_find = _of_the_system("memmem", _size, _size, _size, _size)
_now = _of_the_system("clock_gettime", _int, _size)


def _bytes(text: str) -> Any:
    return np.frombuffer(text.encode(), np.uint8).copy()


ASKED = _bytes('"asks":[{"id":"')
CHOICES = _bytes('"choices":[')
GOES_ON = _bytes('"result":null')
ANSWER = (_bytes('{"t":"answer","id":"1","table":"'), _bytes('","ask":"'), _bytes('","answer":'))


@njit
def _time(clock: Any) -> float:
    _now(1, clock.ctypes.data)
    return float(clock[0]) + 1e-9 * float(clock[1])


@njit
def _place(buffer: Any, start: int, end: int, wanted: Any) -> int:
    """Return the index after the first occurrence of `wanted`; 0 if there is none."""
    base = buffer.ctypes.data
    address = _find(base + start, end - start, wanted.ctypes.data, len(wanted))
    return 0 if address == 0 else address - base + len(wanted)


@njit
def _chosen(buffer: Any, start: int) -> tuple[int, int]:
    """Return start and end of a random choice, all equally likely: the n-th choice replaces the
    current one with probability 1/n."""
    first, last, depth, count, place, begin = 0, 0, 0, 0, start, start
    while True:
        letter = buffer[place]
        if letter == OPEN:
            depth += 1
        if depth == 0 and letter in (COMMA, SHUT):
            count += 1
            if np.random.randint(count) == 0:
                first, last = begin, place
            begin = place + 1
            if letter == SHUT:
                return first, last
        if letter == SHUT:
            depth -= 1
        place += 1


@njit
def _put(out: Any, place: int, text: Any, start: int, end: int) -> int:
    out[place : place + end - start] = text[start:end]
    return place + end - start


@njit
def _answer(fd: int, out: Any, buffer: Any, start: int, end: int, table: Any, words: Any) -> bool:
    """Answer the first ask of a message at random. Return False if there is none."""
    ask = _place(buffer, start, end, ASKED)
    if ask == 0:
        return False
    ask_end = ask
    while buffer[ask_end] != QUOTE:
        ask_end += 1
    first, last = _chosen(buffer, _place(buffer, ask_end, end, CHOICES))
    place = 8
    place = _put(out, place, words[0], 0, len(words[0]))
    place = _put(out, place, table, 0, len(table))
    place = _put(out, place, words[1], 0, len(words[1]))
    place = _put(out, place, buffer, ask, ask_end)
    place = _put(out, place, words[2], 0, len(words[2]))
    place = _put(out, place, buffer, first, last)
    out[place] = ord("}")
    length = place + 1 - 8
    begin = 0
    if length < 126:  # the head is shorter by two bytes
        begin = 2
        out[3] = MASKED | length
    else:
        out[1], out[2], out[3] = MASKED | 126, length >> 8, length & 0xFF
    out[begin] = TEXT
    assert _send(fd, out.ctypes.data + begin, length + 8 - begin, 0) == length + 8 - begin
    return True


@njit(nogil=True)
def _play(
    poll: int,
    client_of: Any,
    tables: Any,
    mine: Any,
    delays: Any,
    most_finished: int,
    seconds: float,
    words: Any,
) -> int:
    """Read, count and answer until `most_finished` clients have seen the end of their game or the
    time is up; return the number of moves. Clients 2n and 2n + 1 are at table n. `mine` marks
    clients that have answered and not yet received their own move."""
    clients = len(mine)
    buffers = np.empty((clients, BUFFER), np.uint8)
    filled = np.zeros(clients, np.int64)
    events = np.empty((MOST_EVENTS, EVENT_SIZE), np.uint8)
    clock, out = np.zeros(2, np.int64), np.zeros(1024, np.uint8)
    began = _time(clock)
    sent = np.full((clients // 2, MOST_UNDER_WAY), began)
    answered, arrived = np.ones(clients // 2, np.int64), np.zeros(clients // 2, np.int64)
    moves, finished = 0, 0
    while finished < most_finished and moves < len(delays):
        _pause(PAUSE_MICROSECONDS)
        ready = _wait(poll, events.ctypes.data, MOST_EVENTS, WAIT_MILLISECONDS)
        if _time(clock) > began + seconds:
            break
        for number in range(ready):
            fd = int(events[number, 4]) | int(events[number, 5]) << 8
            client = client_of[fd]
            table, buffer = client // 2, buffers[client]
            got = _receive(fd, buffer.ctypes.data + filled[client], BUFFER - filled[client], 0)
            assert got > 0
            end, start = filled[client] + got, 0
            while end - start >= 4:
                length, first = int(buffer[start + 1]), start + 2
                if length == 126:
                    length, first = int(buffer[first]) << 8 | int(buffer[first + 1]), first + 2
                assert length != 127
                last = first + length
                if last > end:
                    break
                if buffer[start] == TEXT and buffer[first + 6] == NEWS:
                    if not mine[client] and moves < len(delays):
                        stamp = sent[table, arrived[table] % MOST_UNDER_WAY]
                        delays[moves] = _time(clock) - stamp
                        moves, arrived[table] = moves + 1, arrived[table] + 1
                    mine[client] = False
                    stamp = _time(clock)
                    if _place(buffer, first, last, GOES_ON) == 0:
                        finished += 1
                    elif _answer(fd, out, buffer, first, last, tables[table], words):
                        mine[client] = True
                        sent[table, answered[table] % MOST_UNDER_WAY] = stamp
                        answered[table] += 1
                start = last
            buffer[: end - start] = buffer[start:end].copy()
            filled[client] = end - start
    return moves


@cache
def compile_all() -> None:
    """Compile the machine code before measuring, by playing for zero seconds."""
    with select.epoll() as poll:
        nobody = np.zeros(0, np.int64)
        names, mine = np.zeros((1, 1), np.uint8), np.zeros(2, np.bool_)
        _play(poll.fileno(), nobody, names, mine, np.zeros(1), 1, 0.0, ANSWER)


async def drive(
    tables: Sequence[str], measure: Measure, sockets: Sequence[Socket], seconds: float
) -> None:
    """Let the two clients of each table play; `sockets` are in the order of `tables`."""
    fds = [socket.hand_over() for socket in sockets]
    client_of = np.zeros(max(fds) + 1, np.int64)
    client_of[fds] = np.arange(len(fds))
    names = np.array([list(name.encode()) for name in tables], np.uint8)
    delays = np.zeros(int(seconds * MOST_A_SECOND))
    measure.begin()
    mine = np.array([socket.sent for socket in sockets])
    with select.epoll() as poll:
        for fd in fds:
            poll.register(fd, select.EPOLLIN)
        given = (poll.fileno(), client_of, names, mine, delays, measure.enough, seconds, ANSWER)
        measure.moves = await asyncio.to_thread(_play, *given)
    measure.delays = delays[: measure.moves].tolist()
