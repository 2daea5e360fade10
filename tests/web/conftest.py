"""Shops of their own process, for what only a whole program shows."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.running import Running, Start, serve


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts shops, and ends those that still run."""
    started: list[Running] = []

    def start(folder: Path = tmp_path / "data", *arguments: str, **more: str) -> Running:
        started.append(serve(folder, arguments, more))
        return started[-1]

    yield start
    for shop in started:
        if shop.process.poll() is None:
            shop.process.kill()
            shop.process.wait()
        if shop.process.stdout:
            shop.process.stdout.close()
