"""Waitress server that runs two listeners for one application and stops without losses. Each listener has its own
socket and threads.
"""

import logging
import socket
import threading
import time
from collections.abc import Callable
from typing import Any

from waitress import wasyncore
from waitress.server import create_server

from app.server.bodies import Bodies
from app.server.connection_limits import CONNECTION_LIMIT
from app.server.dispatcher import Dispatcher
from app.server.hardening import harden
from app.server.loop import take_turn
from app.server.parser import PUBLIC_BODY
from app.server.policy import ListenerPolicy, NoOwner
from app.server.sockets import PortTaken, bind

log = logging.getLogger(__name__)

PUBLIC = "public"
ADMIN = "desk"
LISTENER = "pitlane.listener"
THREADS = {PUBLIC: 8, ADMIN: 4}
"""Half of each may be at changes (app.server.dispatcher)."""
BEING_CLOSED = 8
"""Connections above the limit that the loop has still to close, and its own two sockets."""
CHANNEL_TIMEOUT = 30
HEADER_LIMIT = 32 * 1024
STOP_SECONDS = 30
"""Seconds that a running response may take once the stop was requested."""

Application = Callable[..., Any]


class Listener:
    """One listening address: its waitress server and the thread that runs it."""

    def __init__(self, name: str, bound: socket.socket, server: Any) -> None:
        self.name = name
        self.port = int(bound.getsockname()[1])
        self._server = server
        self._stop_by: float | None = None
        self._woken = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"door-{name}", daemon=True)

    def start(self) -> None:
        """Serve until `close`."""
        self._thread.start()

    def close(self) -> None:
        """Take no new connection; `join` waits for answers under way."""
        self._stop_by = time.monotonic() + STOP_SECONDS
        self._server.trigger.pull_trigger(self._refuse)
        self._woken.set()

    def join(self) -> None:
        """Wait until all answers are sent and the sockets are closed."""
        self._thread.join(STOP_SECONDS + 5)

    def _refuse(self) -> None:
        """Close the listening socket, so that a new customer is refused at once. In the queue, the browser would wait
        for nothing.
        """
        self._server.del_channel()
        self._server.socket.close()

    def _run(self) -> None:
        """Run the loop one turn at a time, because waitress's own ends only with an exception."""
        channels = self._server._map
        while self._stop_by is None or (self._is_busy() and time.monotonic() < self._stop_by):
            take_turn(channels, 1 if self._stop_by is None else 0.05)
        # `close` may not have got to its waking call yet, which fails on a loop that has closed its ends of it.
        self._woken.wait(STOP_SECONDS)
        self._server.task_dispatcher.shutdown()
        self._server.socket.close()
        wasyncore.close_all(channels, ignore_all=True)

    def _is_busy(self) -> bool:
        channels = list(self._server.active_channels.values())
        return any(channel.requests or channel.request or channel.total_outbufs_len for channel in channels)


class Server:
    """Server that runs both listeners. `start()` returns when both listen, `stop()` when the running answers are
    finished.
    """

    def __init__(
        self, app: Application, host: str, port: int, desk_port: int, policy: ListenerPolicy | None = None
    ) -> None:
        public = bind(host, port)
        try:
            admin = bind("127.0.0.1", desk_port)
        except PortTaken as taken:
            public.close()
            taken.is_admin = True
            raise
        self.host = host
        bound = {PUBLIC: public, ADMIN: admin}
        bodies = Bodies()
        self.listeners = [_open_listener(app, name, bound[name], policy or NoOwner(), bodies) for name in bound]

    def start(self) -> None:
        """Serve on both listeners."""
        for listener in self.listeners:
            listener.start()

    def stop(self) -> None:
        """Take no new connection, finish what is being answered, close."""
        for listener in self.listeners:
            listener.close()
        for listener in self.listeners:
            listener.join()

    def port(self, name: str) -> int:
        """Return a listener's port: the configured or the system's choice."""
        return next(listener.port for listener in self.listeners if listener.name == name)

    def address(self, name: str) -> str:
        """The http address of a listener, for the person at this PC."""
        return f"http://127.0.0.1:{self.port(name)}"


def _open_listener(
    app: Application, name: str, bound: socket.socket, policy: ListenerPolicy, bodies: Bodies
) -> Listener:
    server = create_server(
        _stamped(app, name),
        sockets=[bound],
        _dispatcher=Dispatcher(THREADS[name]),
        connection_limit=CONNECTION_LIMIT + BEING_CLOSED,
        channel_timeout=CHANNEL_TIMEOUT,
        cleanup_interval=2,
        max_request_header_size=HEADER_LIMIT,
        max_request_body_size=PUBLIC_BODY,
        clear_untrusted_proxy_headers=False,
        ident="",
    )
    harden(server, name, policy, bodies)
    return Listener(name, bound, server)


def _stamped(app: Application, name: str) -> Application:
    """The application behind one listener: the stamp is ours, never a header's."""

    def answer(environ: dict[str, Any], start_response: Any) -> Any:
        environ[LISTENER] = name
        return app(environ, start_response)

    return answer
