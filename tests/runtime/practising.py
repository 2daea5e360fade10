"""An owner's browser at a shop and at its practice shop."""

import hashlib
import json
import time
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from decimal import Decimal
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

from app.store.database.driver import sqlite3
from tests.running import PASSWORD, Running

PRACTICE = "/api/admin/practice"
TILL = "/api/admin/till"
PATIENCE = 60.0


@dataclass
class Browser:
    """A browser at one of a server's listeners, with its cookies by their names."""

    origin: str
    cookies: dict[str, str]

    def send(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, str, dict[str, str]]:
        line = HTTPConnection(urlsplit(self.origin).netloc, timeout=PATIENCE)
        sent = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())} | headers
        content = body if body is None or isinstance(body, str) else json.dumps(body)
        line.request(method, path, content, {"Content-Type": "application/json"} | sent)
        answer = line.getresponse()
        text = answer.read().decode()
        for name, morsel in SimpleCookie(answer.headers.get("Set-Cookie", "")).items():
            self.cookies[name] = morsel.value
        line.close()
        return answer.status, text, {name.lower(): value for name, value in answer.getheaders()}

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        status, text, _headers = self.send(method, path, body)
        assert status < 300, (path, status, text)
        return json.loads(text) if text else None

    def refusal(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        status, text, _headers = self.send(method, path, body)
        return status, str(json.loads(text)["message"])


def until(is_so: Callable[[], Any]) -> Any:
    end = time.monotonic() + PATIENCE
    while not (found := is_so()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


def state_of(owner: Browser, *states: str) -> Callable[[], Any]:
    def look() -> Any:
        view = owner.ask("GET", PRACTICE)
        return view if view["state"] in states else None

    return look


def sign_in(shop: Running, cookies: dict[str, str] | None = None) -> Browser:
    owner = Browser(f"http://127.0.0.1:{shop.desk_port}", {} if cookies is None else cookies)
    owner.ask("POST", "/api/admin/login", {"password": PASSWORD})
    return owner


def start_practising(owner: Browser) -> Browser:
    """Press the button, and follow the link in the same browser."""
    owner.ask("POST", PRACTICE)
    view = until(state_of(owner, "running", "none", "stopped"))
    assert view["state"] == "running", view["problem"]
    return enter(owner, view["address"])


def enter(owner: Browser, address: str) -> Browser:
    parts = urlsplit(address)
    trainee = Browser(f"{parts.scheme}://{parts.netloc}", owner.cookies)
    status, _text, headers = trainee.send("GET", f"{parts.path}?{parts.query}")
    assert (status, headers["location"]) == (303, "/admin/today")
    return trainee


def content_of(folder: Path) -> dict[str, str]:
    """Every file of a folder with a digest of its bytes, its logs and the database's own log among them.

    Left out is the memory that SQLite's readers share: it changes when somebody reads.
    """
    files = (path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix != ".db-shm")
    return {str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def beside(shop: Running) -> Path:
    return shop.folder.with_name(f"{shop.folder.name}-practice")


def runs_on(folder: Path) -> list[int]:
    """Processes that have a file of a folder open, as each does that serves it."""
    return [int(process.name) for process in Path("/proc").glob("[0-9]*") if _has_open(process, f"{folder}/")]


def _has_open(process: Path, beginning: str) -> bool:
    # A process may end, and a file be closed, while it is looked at.
    with suppress(OSError):
        return any(str(file.readlink()).startswith(beginning) for file in (process / "fd").iterdir())
    return False


def sell(trainee: Browser, parts: list[dict[str, Any]], *, split: bool) -> dict[str, Any]:
    """Sell a piece of each part for cash, or for five euros in cash and the rest by card."""
    lines = [{"productId": part["id"], "quantity": 1} for part in parts]
    total = trainee.ask("POST", f"{TILL}/preview", {"lines": lines})["total"]
    cash = Decimal("5.00") if split else Decimal(total)
    paid = {"cash": cash, "terminal": Decimal(total) - cash}
    payments = [{"method": method, "amount": str(amount)} for method, amount in paid.items() if amount]
    body = {"id": str(uuid4()), "lines": lines, "payments": payments, "total": total}
    sold: dict[str, Any] = trainee.ask("POST", f"{TILL}/sales", body)
    return sold


def set_setting(folder: Path, key: str, value: Any) -> None:
    """Set a setting as a restored backup brings it, past every check."""
    with closing(sqlite3.connect(folder / "pitlane.db", isolation_level=None)) as connection:
        connection.execute("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", (key, json.dumps(value)))
