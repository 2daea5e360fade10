"""The event loops of asyncio are not loaded with SQLAlchemy, and are there for whoever asks for them."""

import subprocess
import sys
from pathlib import Path

from tests.running import ROOT, environment

ASKED = """
from app.runtime.late_asyncio import load_asyncio_late
load_asyncio_late()
import sqlalchemy.exc
import asyncio

async def wait():
    await asyncio.sleep(0)
    return "waited"

print(asyncio.run(wait()))
"""
"""Prints what an event loop returns."""


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=environment(), capture_output=True, text=True, check=True
    )


def test_the_program_does_not_load_event_loops(tmp_path: Path) -> None:
    """A start's own modules and those of every call are loaded by `test_quick_start.py`."""
    done = run("-X", "importtime", "-m", "app", "upgrade", "--data-dir", str(tmp_path / "data"))
    loaded = {line.split("|")[-1].strip() for line in done.stderr.splitlines()}
    assert "sqlalchemy.orm" in loaded
    assert "asyncio.events" not in loaded


def test_an_event_loop_runs_for_whoever_asks() -> None:
    assert run("-c", ASKED).stdout == "waited\n"
