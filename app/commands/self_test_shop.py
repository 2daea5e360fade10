"""The self-test's checks of a running shop. They start a shop on an empty folder and fetch its pages and their scripts
over real listeners.
"""

import json
import re
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from urllib.parse import urlsplit

from app.commands.self_test_parts import NotWhole
from app.config import Config
from app.runtime.serve import Shop
from app.store.migrations.upgrade import head

SCRIPT = re.compile(r'<script[^>]+src="(/assets/[^"]+\.js)"')


def check_migrations(config: Config) -> str:
    """Check that a shop starts on an empty folder and creates its tables there."""
    shop = Shop(config)
    shop.start()
    shop.stop()
    return f"tables {head()}"


def check_health(config: Config) -> str:
    """The shop answers on its public listener."""
    with _serving(config) as shop:
        kind, content = _get(shop.public_address, "/api/health")
    if json.loads(content)["status"] != "ok":
        raise NotWhole(content.decode())
    return kind


def check_home_page(config: Config) -> str:
    """Check that the customers' page and its script are served with content types that a browser accepts."""
    with _serving(config) as shop:
        return _check_page(shop.public_address, "/shop")


def check_back_office(config: Config) -> str:
    """The owner's page and its script."""
    with _serving(config) as shop:
        return _check_page(shop.admin_url, "/admin/login")


@contextmanager
def _serving(config: Config) -> Iterator[Shop]:
    shop = Shop(config)
    shop.start()
    try:
        yield shop
    finally:
        shop.stop()


def _check_page(address: str, path: str) -> str:
    kind, content = _get(address, path)
    _expect(path, kind, "text/html")
    script = SCRIPT.search(content.decode())
    if script is None:
        raise NotWhole(f"{path} names no script: the user interface is not built")
    kind, content = _get(address, script[1])
    _expect(script[1], kind, "text/javascript")
    return f"{script[1]}, {len(content)} bytes"


def _expect(path: str, kind: str, due: str) -> None:
    if not kind.startswith(due):
        raise NotWhole(f"{path} came as {kind}")


def _get(address: str, path: str) -> tuple[str, bytes]:
    """Return the content type and the content of an answer. Raises NotWhole for any status but 200."""
    with closing(HTTPConnection(urlsplit(address).netloc, timeout=20)) as line:
        line.request("GET", path)
        answer = line.getresponse()
        content = answer.read()
        if answer.status != 200:
            raise NotWhole(f"{path} answered {answer.status}")
        return answer.headers.get("Content-Type", ""), content


SHOP = (check_migrations, check_health, check_home_page, check_back_office)
