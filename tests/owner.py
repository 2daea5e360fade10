"""The owner's browser at the admin listener of a running shop. The shop runs in a separate process."""

import json
from contextlib import closing
from http.client import HTTPConnection
from typing import Any

BOUNDARY = "----of-the-test"
FORM = f"multipart/form-data; boundary={BOUNDARY}"


class Owner:
    """An owner who is signed in with this password. An answer that is not a success raises AssertionError."""

    def __init__(self, desk_port: int, password: str) -> None:
        self._port = desk_port
        self._headers: dict[str, str] = {}
        self.undo = ""
        headers, _ = self._ask("POST", "/api/admin/login", _json({"password": password}), "application/json")
        self._headers = {"Cookie": headers["Set-Cookie"].partition(";")[0]}

    def get(self, path: str) -> bytes:
        """The content of a page or file."""
        return self._ask("GET", path)[1]

    def send(self, method: str, path: str, body: Any = None) -> Any:
        """Make a call, and return the JSON of its answer. `undo` then holds the path that undoes the call, if there is
        one.
        """
        headers, content = self._ask(method, path, _json(body), "application/json")
        self.undo = headers.get("Pitlane-Undo", "")
        return json.loads(content) if content else None

    def upload(self, path: str, content: bytes, field: str = "image", name: str = "photo.png") -> Any:
        """The JSON of an upload of this file."""
        head = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="{field}"; filename="{name}"\r\n\r\n'
        return json.loads(
            self._ask("POST", path, head.encode() + content + f"\r\n--{BOUNDARY}--\r\n".encode(), FORM)[1]
        )

    def _ask(self, method: str, path: str, sent: bytes | None = None, kind: str = "") -> tuple[dict[str, str], bytes]:
        with closing(HTTPConnection("127.0.0.1", self._port, timeout=60)) as line:
            line.request(method, path, sent, self._headers | ({"Content-Type": kind} if kind else {}))
            answer = line.getresponse()
            content = answer.read()
            assert answer.status < 300, (method, path, answer.status, content[:300])
            return dict(answer.headers), content


def _json(body: Any) -> bytes | None:
    return None if body is None else json.dumps(body).encode()
