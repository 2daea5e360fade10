"""The command `npm run bench -- start` measures the processor's time of a start. It ends with the first answer
(`/api/health`), and once more with the home page. It is set against a process that only imports the libraries that the
server needs. Both take turns; the least of each counts, because the others were disturbed by what else the machine did.
Both read compiled modules, as every start but the first does: where PYTHONDONTWRITEBYTECODE is set, our modules would
be compiled each time and the libraries never. The folders are a new one, the sample's and one with 25,000 products.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.bench import shop
from tests.bench.flows import say
from tests.bench.load import Customer, Server, ask_once, write_request
from tests.bench.warehouse import Size, fill

ROUNDS = 7
LIBRARIES = "import flask, flask_sqlalchemy, flask_login, waitress, pydantic"
AIM = 1.4
CHECKED = 2
"""Seconds after which a large database was read."""
LARGE = Size("large", products=25_000, brands=200, orders=2_000, visits=10_000)


def main(_words: list[str] | None = None) -> None:
    """Print the table."""
    with tempfile.TemporaryDirectory(prefix="pitlane-start-") as temporary:
        root = Path(temporary)
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = str(root / "compiled")
        with shop.shop_process(root / "sample", "--sample"):
            pass
        with shop.shop_process(root / "large"):
            pass
        fill(root / "large" / "pitlane.db", LARGE)
        say(f"{'':<10}{'imports s':>11}{'answer s':>10}{'ratio':>7}{'aim':>6}{'page s':>9}{'ratio':>7}")
        for name in ("new", "sample", "large"):
            starts, bare = [], []
            for turn in range(ROUNDS):
                starts.append(_start(root / (f"new-{turn}" if name == "new" else name)))
                bare.append(_import_libraries())
            least = min(bare)
            answer, page = (min(each) for each in zip(*starts, strict=True))
            say(
                f"{name:<10}{least:>11.2f}{answer:>10.2f}{answer / least:>7.2f}{AIM:>6}{page:>9.2f}{page / least:>7.2f}"
            )


def _start(folder: Path) -> tuple[float, float]:
    """Return the seconds of the processor until the first answer, and until the home page."""
    with shop.shop_process(folder) as (process, port):
        server = Server(port, process.pid)
        ask_once(port, "GET", "/api/health")
        answer = server.processor_seconds() or 0.0
        customer = Customer(port)
        page = customer.ask(write_request("GET", "/"))
        customer.close()
        if not page.startswith(b"HTTP/1.1 200"):
            raise SystemExit("The home page is not there: npm run build")
        used = server.processor_seconds() or 0.0
        # A shop that is closed before the late check of its database has ended is checked at its next start.
        time.sleep(CHECKED)
        return answer, used


def _import_libraries() -> float:
    before = os.times()
    subprocess.run([sys.executable, "-c", LIBRARIES], check=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system
