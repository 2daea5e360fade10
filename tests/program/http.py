"""Asks a listener of the shop, as a browser would."""

import http.client
import json
from collections.abc import Callable
from contextlib import closing
from typing import Any

PATIENCE = 60
"""Seconds for one answer."""
MARK = "trial-of-the-upload"
FORM = f"multipart/form-data; boundary={MARK}"


class Listener:
    """One listener of the shop that stores the session cookie."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._cookie = ""

    def ask(self, method: str, path: str, body: Any = None, **more: str) -> tuple[int, bytes, str]:
        """Status, content and type of one answer; `more`: headers."""
        sent = None if body is None else json.dumps(body).encode()
        return self._send(method, path, sent, "application/json", **more)

    def _send(self, method: str, path: str, sent: bytes | None, kind: str, **more: str) -> tuple[int, bytes, str]:
        headers = more | ({"Cookie": self._cookie} if self._cookie else {})
        if sent is not None:
            headers["Content-Type"] = kind
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

    def upload(self, path: str, name: str, picture: bytes) -> Any:
        """The JSON of an upload that must succeed."""
        return self._read("POST", path, *self._send("POST", path, _form(name, picture), FORM)[:2])

    def begin_upload(self, path: str, name: str, picture: bytes) -> Callable[[], Any]:
        """Send the beginning of an upload. The function that is returned sends the rest and reads the answer."""
        line, sent = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE), _form(name, picture)
        line.putrequest("POST", path)
        for header in (("Cookie", self._cookie), ("Content-Type", FORM), ("Content-Length", str(len(sent)))):
            line.putheader(*header)
        line.endheaders(sent[:100])

        def finish() -> Any:
            with closing(line):
                line.send(sent[100:])
                answer = line.getresponse()
                return self._read("POST", path, answer.status, answer.read())

        return finish

    def answers(self) -> bool:
        """Return whether the shop is ready."""
        try:
            return self.ask("GET", "/api/health")[0] == 200
        except (OSError, http.client.HTTPException):
            return False

    def _content(self, method: str, path: str, body: Any) -> Any:
        return self._read(method, path, *self.ask(method, path, body)[:2])

    def _read(self, method: str, path: str, status: int, content: bytes) -> Any:
        if status >= 300:
            raise ValueError(f"{method} {path} answered {status}: {content[:200].decode('utf-8', 'replace')}")
        return json.loads(content)


def _form(name: str, picture: bytes) -> bytes:
    head = f'--{MARK}\r\nContent-Disposition: form-data; name="image"; filename="{name}"\r\n\r\n'
    return head.encode() + picture + f"\r\n--{MARK}--\r\n".encode()
