"""A start loads only the code needed to answer a customer."""

import subprocess
import sys

import pytest
from flask import url_for
from pydantic.plugin import _loader
from werkzeug.routing.rules import Rule

from app import create_app
from app.config import Config
from app.contract.system.health import HealthView
from tests.running import ROOT, environment

ASKED = """
import sys, app.desktop.program, app.web.pages.drop, app.web.pages.files, app.web.pages.pages, app.web.pages.withdraw
from app.web.call_modules import load_first_calls
load_first_calls()
print(*sys.modules)
"""
SERVED = """
import sys, app.runtime.open_database
print(*sys.modules)
"""
WINDOW = """
import sys, app.commands.command_line, app.desktop.start_window, app.desktop.window
print(*sys.modules)
"""
READY = """
import sys
from app.runtime.late_asyncio import load_asyncio_late
load_asyncio_late()
import app.runtime.serve
from app.web.call_modules import load_calls
from app.web.api.call import calls
load_calls()
print(*[each.body.__name__ for each in calls if each.body and each.body.__pydantic_complete__])
print("asyncio.events" in sys.modules)
"""


@pytest.fixture(scope="module")
def loaded() -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", ASKED], cwd=ROOT, env=environment(), capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


@pytest.mark.parametrize(
    "library",
    [
        "PIL",
        "alembic",
        "cryptography",
        "keyring",
        "webview",
        "PySide6",
        "pystray",
        "openpyxl",
        "jeepney",
        "plistlib",
        "xml",
        "webbrowser",
        "markdown_it",
        "reportlab",
        "segno",
        "app.shop.system.spreadsheets",
    ],
)
def test_a_start_leaves_out_what_only_the_owner_s_work_needs(loaded: set[str], library: str) -> None:
    assert "flask" in loaded
    assert library not in loaded


def test_the_first_page_waits_for_no_tables_of_products_and_orders() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SERVED], cwd=ROOT, env=environment(), capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert "app.store.database.base" in loaded
    assert {"app.store.catalogue.products", "app.store.sales.orders"} & loaded == set()


def test_the_window_opens_before_anything_of_the_server_is_loaded() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WINDOW], cwd=ROOT, env=environment(), capture_output=True, text=True, check=True
    )
    assert {"flask", "werkzeug", "sqlalchemy", "pydantic", "waitress"} & set(done.stdout.split()) == set()


def test_a_start_makes_no_function_that_writes_an_address(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    compile_one = Rule._get_func_code
    monkeypatch.setattr(Rule, "_get_func_code", staticmethod(lambda *given: made.append("one") or compile_one(*given)))
    app = create_app(config)
    assert made == []
    with app.test_request_context():
        assert url_for("drop", token="x", more=1) == "/drop/x?more=1"
    assert made


def test_shapes_are_made_ready_without_a_look_for_plugins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_loader, "_plugins", None)
    HealthView.model_rebuild(force=True)
    assert _loader._plugins is None


def test_a_start_makes_only_the_shapes_ready_that_it_uses() -> None:
    done = subprocess.run(
        [sys.executable, "-c", READY], cwd=ROOT, env=environment(), capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == ["", "False"], "A shape is ready, or an event loop is loaded."
