"""A connection stays open after an answer without content. Otherwise a poll every five seconds would open a new
connection each time.
"""

import http.client
from contextlib import closing
from urllib.parse import urlsplit

from flask import Flask

from tests.live import serving

SETTINGS = "/api/settings"


def test_a_connection_goes_on_after_an_answer_without_content(app: Flask) -> None:
    with serving(app) as address, closing(http.client.HTTPConnection(urlsplit(address).netloc, timeout=30)) as line:
        line.request("GET", SETTINGS)
        first = line.getresponse()
        first.read()
        line.auto_open = 0
        for _ in range(3):
            line.request("GET", SETTINGS, headers={"If-None-Match": first.headers["ETag"]})
            again = line.getresponse()
            assert (again.status, again.read(), again.headers["Connection"]) == (304, b"", None)
        line.request("GET", SETTINGS)
        assert line.getresponse().read() != b""


def test_who_asks_to_hang_up_is_hung_up_on(app: Flask) -> None:
    with serving(app) as address, closing(http.client.HTTPConnection(urlsplit(address).netloc, timeout=30)) as line:
        line.request("GET", SETTINGS)
        etag = line.getresponse().headers["ETag"]
    with serving(app) as address, closing(http.client.HTTPConnection(urlsplit(address).netloc, timeout=30)) as line:
        line.request("GET", SETTINGS, headers={"If-None-Match": etag, "Connection": "close"})
        answer = line.getresponse()
        assert (answer.status, answer.headers["Connection"]) == (304, "close")
