"""Late calls are loaded by the first request to them."""

import json
import pkgutil
import subprocess
import sys
from importlib import import_module

import pytest

import app.web.calls
from app.config import Config
from app.web.api.call import Call, calls
from app.web.call_modules import FIRST, LATE, first_word
from tests.running import ROOT, environment

ASKED = """
import json, sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from app import create_app
from app.config import Config

def waiting():
    return [name for name in ("admin_quotes", "jobs", "privacy") if f"app.web.calls.{name}" not in sys.modules]

app = create_app(Config(Path(sys.argv[1])))
before = waiting()
paths = ["/api/products", "/api/admin/quotes", "/api/jobs/x", "/api/privacy/nothing", "/jobs/x"] * 4
statuses = list(ThreadPoolExecutor(8).map(lambda path: app.test_client().get(path).status_code, paths))
print(json.dumps([before, statuses, waiting()]))
"""


@pytest.fixture(scope="module")
def listed() -> dict[str, list[Call]]:
    """All calls, by the modules that are there."""
    for each in pkgutil.iter_modules(app.web.calls.__path__):
        import_module(f"app.web.calls.{each.name}")
    modules = {each.view.__module__.rpartition(".")[2] for each in calls}
    return {name: [each for each in calls if each.view.__module__ == f"app.web.calls.{name}"] for name in modules}


def test_every_module_with_calls_is_loaded_first_or_waits_at_its_first_words(listed: dict[str, list[Call]]) -> None:
    words = {name: " ".join(sorted({first_word(each.path) or "" for each in found})) for name, found in listed.items()}
    assert {name: words[name] for name in words if name not in FIRST} == LATE
    assert set(FIRST) <= set(words)


def test_calls_whose_refusals_differ_are_known_from_the_start(listed: dict[str, list[Call]]) -> None:
    """Their addresses are read before a request's body is (app.web.connections)."""
    assert [name for name, found in listed.items() if any(each.succeeds for each in found) and name not in FIRST] == []


def test_a_call_waits_for_its_first_request_even_if_many_come_at_once(config: Config) -> None:
    words = [sys.executable, "-c", ASKED, str(config.data_dir)]
    done = subprocess.run(words, cwd=ROOT, env=environment(), capture_output=True, text=True, check=True)
    before, statuses, after = json.loads(done.stdout)
    assert before == ["admin_quotes", "jobs", "privacy"]
    assert statuses == [200, 401, 404, 404, 404] * 4
    assert after == []
