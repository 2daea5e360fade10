"""Asks a listener of the shop, as a browser would."""

import http.client
import json
from contextlib import closing
from typing import Any

PATIENCE = 60
"""Seconds for one answer."""


class Listener:
    """One listener of the shop; it keeps the session cookie."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._cookie = ""

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes, str]:
        """Status, content and type of one answer."""
        headers = {"Cookie": self._cookie} if self._cookie else {}
        sent = None
        if body is not None:
            sent, headers["Content-Type"] = json.dumps(body), "application/json"
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)) as line:
            line.request(method, path, sent, headers)
            answer = line.getresponse()
            content = answer.read()
        if cookie := answer.getheader("Set-Cookie"):
            self._cookie = cookie.partition(";")[0]
        return answer.status, content, answer.getheader("Content-Type") or ""

    def get(self, path: str) -> Any:
        """The JSON of a page that must be there."""
        return self._content("GET", path, None)

    def post(self, path: str, body: Any) -> Any:
        """The JSON of a call that must succeed."""
        return self._content("POST", path, body)

    def answers(self) -> bool:
        """Return whether the shop is ready."""
        try:
            return self.ask("GET", "/api/health")[0] == 200
        except (OSError, http.client.HTTPException):
            return False

    def _content(self, method: str, path: str, body: Any) -> Any:
        status, content, _ = self.ask(method, path, body)
        if status >= 300:
            raise ValueError(f"{method} {path} answered {status}: {content[:200].decode('utf-8', 'replace')}")
        return json.loads(content)
