"""Requests of the window's process to the shop."""

import logging
from urllib.parse import urlsplit

log = logging.getLogger(__name__)


def call_shop(origin: str, token: str, word: str) -> None:
    """Send a control request to the shop, without any proxy, because the shop is on this PC. If it is not taken, this
    is logged.
    """
    # Loaded here, because the window opens before it first calls.
    from http.client import HTTPConnection

    line = HTTPConnection(urlsplit(origin).netloc, timeout=10)
    try:
        line.request("POST", f"/_control/{word}", headers={"X-Pitlane-Token": token})
        line.getresponse().read()
    except OSError as error:
        log.warning("the shop did not take %r: %s", word, error)
    finally:
        line.close()
