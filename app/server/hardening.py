"""Hardening of waitress 3.0.2: its clock, its connections and their ends."""

import time
from typing import Any

import waitress.channel
import waitress.server

from app.server.bodies import Bodies
from app.server.connection_limits import LimitedChannel
from app.server.policy import ListenerPolicy


class SteadyClock:
    """Clock for waitress's timers that never goes back. Waitress uses the computer's clock, and if that were set back
    by an hour, nothing would time out for an hour.
    """

    time = staticmethod(time.monotonic)


def harden(server: Any, listener: str, policy: ListenerPolicy, bodies: Bodies) -> None:
    """Give a waitress server strict connections with deadlines, which it checks on each of its own rounds."""
    waitress.server.time = waitress.channel.time = SteadyClock
    server.listener, server.policy, server.bodies = listener, policy, bodies
    server.channel_class = LimitedChannel
    look_after = server.maintenance

    def maintain(now: float) -> None:
        look_after(now)
        server.task_dispatcher.release()
        for channel in list(server.active_channels.values()):
            channel.end_if_late(now)

    server.maintenance = maintain
