"""The event loops of asyncio are not loaded with SQLAlchemy, and are there for whoever asks for them."""

import subprocess
import sys

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


def test_the_program_does_not_load_event_loops() -> None:
    loaded = {
        line.split("|")[-1].strip() for line in run("-X", "importtime", "-m", "app", "openapi").stderr.splitlines()
    }
    assert "sqlalchemy.orm" in loaded
    assert "asyncio.events" not in loaded


def test_an_event_loop_runs_for_whoever_asks() -> None:
    assert run("-c", ASKED).stdout == "waited\n"
