"""A listener's loop rests while threads send, and still sends what they could not."""

import time
from typing import Any
from urllib.request import urlopen

import pytest
from flask import Flask, Response

from app.server import loop, server
from app.server.connection_limits import LimitedChannel
from tests.live import serving

PAUSE = 0.3
MOST_TURNS = 400
LARGE = 24 * 1024 * 1024
"""More than waitress holds for a connection: the thread then waits for the loop."""


@pytest.fixture
def turns(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return the list that each turn of a listener's loop is added to, with its moment."""
    found: list[float] = []

    def note(channels: dict[int, Any], timeout: float) -> None:
        found.append(time.monotonic())
        loop.take_turn(channels, timeout)

    monkeypatch.setattr(server, "take_turn", note)
    return found


def test_it_makes_few_turns_while_a_thread_sends(
    app: Flask, turns: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    send = LimitedChannel.send

    def send_slowly(channel: LimitedChannel, data: bytes, do_close: bool = True) -> int:
        time.sleep(PAUSE)
        return int(send(channel, data, do_close))

    monkeypatch.setattr(LimitedChannel, "send", send_slowly)
    with serving(app) as address, urlopen(f"{address}/api/health", timeout=30) as answer:
        assert answer.status == 200
    # Without a rest there are thousands.
    assert len(turns) < MOST_TURNS


def test_a_large_answer_to_a_slow_reader_arrives_whole(app: Flask, turns: list[float]) -> None:
    piece = b"x" * (LARGE // 24)
    app.add_url_rule("/large", view_func=lambda: Response(piece for _ in range(24)))
    with serving(app) as address, urlopen(f"{address}/large", timeout=30) as answer:
        time.sleep(PAUSE)
        assert len(answer.read()) == LARGE
    assert turns
