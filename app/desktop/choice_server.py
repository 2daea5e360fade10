"""Small server that shows the question of a start. It answers only this PC, under a secret address."""

import secrets
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs

from app.desktop.choice_page import draw_page
from app.runtime.start_question import STOP, StartQuestion
from app.web.access.control import PREFIX, TOKEN_HEADER

LONGEST = 500
"""Bytes of an answer."""


class PageServer:
    """Server that shows the page until it is closed; `given` holds the answer once `answered` is set."""

    def __init__(self, question: StartQuestion) -> None:
        self.question = question
        self.token = secrets.token_urlsafe(32)
        self.answered = threading.Event()
        self.given = STOP
        self.show: Callable[[], object] = lambda: None
        self.loaded: Callable[[], None] = lambda: None
        self._path = f"/{secrets.token_urlsafe(32)}"
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), _handler_of(self))
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, name="start-choice", daemon=True).start()

    @property
    def url(self) -> str:
        """Return what the window takes for the back office's URL."""
        return f"http://127.0.0.1:{self._server.server_port}{self._path}"

    @property
    def address(self) -> str:
        """Return the page's own URL."""
        return f"{self.url}/admin"

    def answer(self, given: str) -> None:
        """Take the first answer."""
        if not self.answered.is_set():
            self.given = given
            self.answered.set()

    def close(self) -> None:
        """Show the page no longer."""
        self._server.shutdown()
        self._server.server_close()

    def respond(self, path: str, token: str, content: str) -> tuple[int, str]:
        """Return status and content of a page or a control request."""
        if path == f"{self._path}/admin":
            said = parse_qs(content)
            word = said.get("answer", [""])[0]
            return self._take(said.get(word, [word])[0])
        if path.startswith(PREFIX) and secrets.compare_digest(token.encode(), self.token.encode()):
            return self._control(path.removeprefix(PREFIX))
        return 404, ""

    def _take(self, word: str) -> tuple[int, str]:
        choice = self.question.find(word)
        if choice is None:
            return 200, draw_page(self.question)
        if note := self.question.stay(word):
            return 200, draw_page(self.question, note=note)
        self.answer(word)
        return 200, draw_page(self.question, chosen=choice)

    def _control(self, action: str) -> tuple[int, str]:
        if action == "stop":
            self.answer(STOP)
        elif action == "show":
            self.show()
            return 200, '{"shown": true}'
        else:
            self.loaded()
        return 204, ""


def _handler_of(page: PageServer) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self._send(*page.respond(self.path, "", ""))

        def do_POST(self) -> None:
            length = self.headers.get("Content-Length", "0")
            content = self.rfile.read(min(int(length), LONGEST) if length.isdigit() else 0)
            self._send(*page.respond(self.path, self.headers.get(TOKEN_HEADER, ""), content.decode("ascii", "replace")))

        def log_message(self, *_words: Any) -> None:
            """Nothing: the address is a secret."""

        def _send(self, status: int, content: str) -> None:
            body = content.encode()
            self.send_response(status)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Cache-Control", "no-store")
            self.send_header("Referrer-Policy", "no-referrer")
            self.send_header("X-Content-Type-Options", "nosniff")
            self.send_header(
                "Content-Security-Policy",
                "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
            )
            self.end_headers()
            self.wfile.write(body)

    return Handler
