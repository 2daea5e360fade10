"""Late calls are loaded by the first request to them."""

import json
import pkgutil
import subprocess
import sys
from importlib import import_module

import pytest

from app.config import Config
from app.web.api.call import Call, calls
from app.web.call_modules import WINGS, word_of
from tests.running import ROOT, environment

ASKED = """
import json, sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from app import create_app
from app.config import Config

def waiting():
    names = ("workshop.admin_quotes", "workshop.jobs", "system.privacy")
    return [name for name in names if f"app.web.calls.{name}" not in sys.modules]

app = create_app(Config(Path(sys.argv[1])))
before = waiting()
paths = ["/api/products", "/api/admin/quotes", "/api/jobs/x", "/api/privacy/nothing", "/jobs/x"] * 4
statuses = list(ThreadPoolExecutor(8).map(lambda path: app.test_client().get(path).status_code, paths))
print(json.dumps([before, statuses, waiting()]))
"""

REFUSED = """
import json, sys
from pathlib import Path
from app import create_app
from app.config import Config
from app.web.connections import ShopPolicy

policy = ShopPolicy(create_app(Config(Path(sys.argv[1]))))
waits = "app.web.calls.customers.enquiries" not in sys.modules
print(json.dumps([waits, policy.refusal("/api/contact", "no"), policy.refusal("/api/nothing", "no")]))
"""

RESTORED = """
from app.store.database.base import Base
from app.web.call_modules import load_late_calls

load_late_calls("admin/deleted")
known = {*Base.metadata.tables}
from app.store.system import tables
print(sorted({*Base.metadata.tables} - known))
"""
BROUGHT = """
import sys
from app.web.call_modules import load_late_calls

load_late_calls("admin/products")
print("app.store.sales.carts" in sys.modules)
"""


@pytest.fixture(scope="module")
def listed() -> dict[str, list[Call]]:
    """All calls, by the modules that are there, such as `sales.cart`."""
    for wing in WINGS:
        for each in pkgutil.iter_modules(import_module(f"app.web.calls.{wing}").__path__):
            import_module(f"app.web.calls.{wing}.{each.name}")
    modules = {each.view.__module__ for each in calls}
    return {
        name.removeprefix("app.web.calls."): [each for each in calls if each.view.__module__ == name]
        for name in modules
    }


def is_loaded_first(name: str) -> bool:
    wing, _, module = name.partition(".")
    return wing in WINGS and module in import_module(f"app.web.calls.{wing}").FIRST


def test_a_word_loads_the_modules_that_answer_it(listed: dict[str, list[Call]]) -> None:
    for wing in WINGS:
        answering: dict[str | None, set[str]] = {}
        for name, found in listed.items():
            if name.startswith(f"{wing}.") and not is_loaded_first(name):
                for each in found:
                    answering.setdefault(word_of(each.path), set()).add(name.removeprefix(f"{wing}."))
        named = {word: {*modules} for word, modules in import_module(f"app.web.calls.{wing}").LATE.items()}
        assert named == answering, wing


def test_a_body_refused_before_it_is_read_is_refused_as_its_call_does(config: Config) -> None:
    """Its call may not be loaded yet (app.web.connections)."""
    words = [sys.executable, "-c", REFUSED, str(config.data_dir)]
    done = subprocess.run(words, cwd=ROOT, env=environment(), capture_output=True, text=True, check=True)
    waits, late, unknown = json.loads(done.stdout)
    assert waits
    assert late == {"success": False, "message": "no"}
    assert unknown == {"message": "no"}


def test_a_call_waits_for_its_first_request_even_if_many_come_at_once(config: Config) -> None:
    words = [sys.executable, "-c", ASKED, str(config.data_dir)]
    done = subprocess.run(words, cwd=ROOT, env=environment(), capture_output=True, text=True, check=True)
    before, statuses, after = json.loads(done.stdout)
    assert before == ["workshop.admin_quotes", "workshop.jobs", "system.privacy"]
    assert statuses == [200, 401, 404, 404, 404] * 4
    assert after == []


@pytest.mark.parametrize(
    ("path", "word"),
    [
        ("/api/orders/1", "orders"),
        ("/api/orders/1/pay", "orders/pay"),
        ("/api/orders/1/documents/2.pdf", "orders/documents"),
        ("/api/orders/1/nothing", "orders"),
        ("/api/admin/orders/1/documents", "admin/orders"),
        ("/shop", None),
    ],
)
def test_a_part_of_an_order_has_a_word_of_its_own(path: str, word: str | None) -> None:
    assert word_of(path) == word


def test_the_calls_that_remove_an_option_bring_the_carts_that_keep_its_name() -> None:
    words = [sys.executable, "-c", BROUGHT]
    done = subprocess.run(words, cwd=ROOT, env=environment(), capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "True"


def test_the_first_undo_after_a_start_knows_every_table() -> None:
    words = [sys.executable, "-c", RESTORED]
    done = subprocess.run(words, cwd=ROOT, env=environment(), capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
