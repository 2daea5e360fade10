"""The command `npm run bench -- start` measures the processor's time until a start has given its first answer. It is
set against a process that only imports the libraries that the server needs. Both take turns; the least of each counts,
because the others were disturbed by what else the machine did. The folders are a new one, the sample's and one with
25,000 products.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench import shop
from tests.bench.flows import say
from tests.bench.load import Server, ask_once
from tests.bench.warehouse import Size, fill

ROUNDS = 7
LIBRARIES = "import flask, flask_sqlalchemy, flask_login, waitress, pydantic"
AIM = 1.4
LARGE = Size("large", products=25_000, brands=200, orders=2_000, visits=10_000)


def main(_words: list[str] | None = None) -> None:
    """Print the table."""
    with tempfile.TemporaryDirectory(prefix="pitlane-start-") as temporary:
        root = Path(temporary)
        with shop.shop_process(root / "sample", "--sample"):
            pass
        with shop.shop_process(root / "large"):
            pass
        fill(root / "large" / "pitlane.db", LARGE)
        say(f"{'':<18}{'start s':>9}{'imports s':>11}{'ratio':>8}{'aim':>6}")
        for name in ("new", "sample", "large"):
            ours, bare = [], []
            for turn in range(ROUNDS):
                folder = root / (f"new-{turn}" if name == "new" else name)
                ours.append(_start(folder))
                bare.append(_import_libraries())
            say(f"{name:<18}{min(ours):>9.2f}{min(bare):>11.2f}{min(ours) / min(bare):>8.2f}{AIM:>6}")


def _start(folder: Path) -> float:
    """Return the seconds of the processor until the first page was answered."""
    with shop.shop_process(folder) as (process, port):
        ask_once(port, "GET", "/api/health")
        return Server(port, process.pid).processor_seconds() or 0.0


def _import_libraries() -> float:
    before = os.times()
    subprocess.run([sys.executable, "-c", LIBRARIES], check=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system
