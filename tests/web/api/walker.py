"""Tools for tests of every call: an address without rows behind it, and the one shape of a refusal."""

import re
from contextlib import closing
from typing import Any

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app.config import Config
from app.store.database.driver import sqlite3
from app.web.api.call import Call
from tests.make import NOBODY

JSON = "application/json"


def name(each: Call) -> str:
    return each.name


def address(path: str) -> str:
    """The call's path with ids that no row has."""
    return re.sub(r"{(\w+)}", lambda found: NOBODY if found[1].lower().endswith("id") else "nothing", path)


def ask(client: FlaskClient, each: Call, **sent: Any) -> TestResponse:
    return client.open(address(each.path), method=each.method, **sent)


def check(answer: TestResponse, status: int, *, succeeds: bool = False) -> None:
    """The one shape of an error (CONTRACT.md, JSON)."""
    assert (answer.status_code, answer.mimetype) == (status, JSON)
    fault = answer.json
    assert set(fault) <= {"success", "message", "errors"}
    assert fault["message"]
    assert not re.search(r"Traceback|sqlite|SELECT |/app/|\.py", answer.text)
    assert fault.get("success") is (False if succeeds else None)
    if "errors" in fault:
        assert fault["message"] == next(iter(fault["errors"].values()))


def dump(config: Config) -> list[tuple[Any, ...]]:
    """Return every row of every table except the sessions. The sessions change at each request to the back office."""
    with closing(sqlite3.connect(config.database)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").fetchall()
        names = [table for (table,) in tables if table != "admin_sessions"]
        return [(table, *row) for table in names for row in connection.execute(f'SELECT * FROM "{table}"')]


class Unchanged:
    """The rows as they are now. They are read again only when another connection has written since."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._connection = sqlite3.connect(config.database)
        self._version = self._read_version()
        self._rows = dump(config)

    def check(self) -> None:
        """Raise AssertionError when a row has changed."""
        version = self._read_version()
        if version != self._version:
            assert dump(self._config) == self._rows
            self._version = version

    def close(self) -> None:
        self._connection.close()

    def _read_version(self) -> int:
        return int(self._connection.execute("PRAGMA data_version").fetchone()[0])
