"""What the tests of the edge share: shops of their own process, and a user interface small enough to read."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask

from tests.web.running import Running, Start, serve
from tests.web.shell import FRAME, SHELL, TILES


@pytest.fixture
def built(app: Flask, tmp_path: Path) -> Path:
    """A user interface as the build leaves it, small enough to read."""
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(SHELL)
    (folder / "home.html").write_text(SHELL.replace("root", "home"))
    (folder / "product.html").write_text(FRAME)
    (folder / "shop.html").write_text(FRAME.replace("{{name}}", "{{categories}}"))
    (folder / "model.html").write_text(FRAME.replace("{{name}}", "{{heading}}"))
    (folder / "closed.html").write_text("<aside>{{closedSentence}}|{{closedMessage}}</aside>")
    (folder / "tiles.json").write_text(TILES)
    (folder / "styles.json").write_text('{"styles": "p{}", "hash": "sha256-abc="}')
    app.config["UI"] = folder
    return folder


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
