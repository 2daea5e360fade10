"""A start loads what it needs to answer a customer, and no more."""

import subprocess
import sys

import pytest

from tests.web.running import ROOT, environment

ASKED = "import sys, app.serving; from app.web import load_calls; load_calls(); print(*sys.modules)"


@pytest.fixture(scope="module")
def loaded() -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", ASKED], cwd=ROOT, env=environment(), capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


@pytest.mark.parametrize("library", ["PIL", "alembic", "cryptography", "keyring", "webview", "PySide6"])
def test_a_start_leaves_out_what_only_the_owner_s_work_needs(loaded: set[str], library: str) -> None:
    assert "flask" in loaded
    assert library not in loaded
