"""One turn of a listener's loop, in place of waitress 3.0.2's own.

While a thread sends an answer, waitress finds its socket writable and fails to get its lock, again and again: with
thirty customers five turns in vain for each answer. Here such a connection is left to its thread.
"""

import select
from typing import Any

from waitress import wasyncore

SOON = 0.01
"""Seconds after which the loop looks again at a connection on which a thread was sending: it may have stopped."""


def take_turn(channels: dict[int, Any], timeout: float) -> None:
    """Wait at most `timeout` seconds for the connections, then read and write where that is possible."""
    reading, writing = [], []
    for number, channel in list(channels.items()):
        if channel.readable():
            reading.append(number)
        if channel.accepting or not channel.writable():
            continue
        if channel.is_sending():
            timeout = min(timeout, SOON)
        else:
            writing.append(number)
    readable, writable, _ = select.select(reading, writing, [], timeout)
    for numbers, act in ((readable, wasyncore.read), (writable, wasyncore.write)):
        for number in numbers:
            if number in channels:
                act(channels[number])
