"""A stop loses no answer under way and no reported visit."""

import socket
import threading
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from flask import Flask
from sqlalchemy import func, select

from app.runtime.visit_writer import VisitWriter
from app.server.server import PUBLIC, Server
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.sales.carts import Cart
from app.store.website.analytics import PageVisit
from tests.live import ask, serving


def test_a_request_under_way_is_finished_before_the_server_stops(app: Flask) -> None:
    server = Server(app, "127.0.0.1", 0, 0)
    server.start()
    address = server.address(PUBLIC)
    answers: list[int] = []
    customer = threading.Thread(target=lambda: answers.append(ask(address, "POST", "/api/cart")[0]))
    stopper = threading.Thread(target=server.stop)

    with write():
        # The customer's cart waits for this write to end, so the stop meets a request under way.
        customer.start()
        wait_until_asked(server)
        stopper.start()
        stopper.join(0.3)
        assert stopper.is_alive()
        wait_until_refused(address)
    customer.join()
    stopper.join()

    assert answers == [201]
    assert db.session.scalar(select(func.count()).select_from(Cart)) == 1
    with pytest.raises(OSError, match="refused"):
        ask(address, "GET", "/api/health")


def test_a_stop_whose_own_thread_is_held_up_ends_without_a_fault(app: Flask) -> None:
    """A stop ends without an error even if its own thread is held up. The loops of the listeners notice that they
    should end before the call that wakes them is made.
    """
    server = Server(app, "127.0.0.1", 0, 0)
    server.start()
    for listener in server.listeners:
        trigger = listener._server.trigger
        trigger.pull_trigger = late(trigger.pull_trigger)

    server.stop()

    assert not any(listener._thread.is_alive() for listener in server.listeners)


def late(call: Callable[[Any], None]) -> Callable[[Any], None]:
    """The call, after longer than a loop waits for a turn."""

    def held_up(thunk: Any) -> None:
        time.sleep(1.5)
        call(thunk)

    return held_up


def test_the_visit_writer_writes_in_the_background_and_what_is_left_at_the_stop(app: Flask) -> None:
    visit_writer = VisitWriter(app)
    visit_writer.start()
    with serving(app) as address:
        for _ in range(150):
            assert ask(address, "POST", "/api/analytics/page-visit", {"path": "/"})[0] == 204
    visit_writer.stop()

    assert db.session.scalar(select(func.count()).select_from(PageVisit)) == 150


def wait_until_asked(server: Server) -> None:
    """Wait until the public listener has a request. Its count of active threads is no help, because it includes threads
    that are still starting.
    """
    channels = server.listeners[0]._server.active_channels
    while not any(channel.requests for channel in list(channels.values())):
        threading.Event().wait(0.01)


def wait_until_refused(address: str) -> None:
    """Wait until a new connection is refused, while an earlier request is still being answered."""
    place = (urlsplit(address).hostname, urlsplit(address).port)
    for _ in range(500):
        try:
            socket.create_connection(place, timeout=1).close()
        except ConnectionRefusedError:
            return
        threading.Event().wait(0.02)
    raise AssertionError("new connections are still taken")
