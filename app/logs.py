"""The program's own log: a few files that never grow without end, and the console where there is one."""

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path

from app.config import Config

LOG_BYTES = 1024 * 1024
KEPT_FILES = 5
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


_file: Path | None = None


def start_logging(config: Config) -> None:
    """Write what happens to logs/pitlane.log. Requests are not logged: an address is a person's."""
    global _file  # noqa: PLW0603 -- one log in the process
    _file = config.logs / "pitlane.log"
    # Opened at the first line, because a second start, which soon ends, has none.
    file = RotatingFileHandler(_file, maxBytes=LOG_BYTES, backupCount=KEPT_FILES, encoding="utf-8", delay=True)
    console = logging.StreamHandler()
    console.setLevel(logging.WARNING)
    logging.basicConfig(level=logging.WARNING, format=FORMAT, handlers=[file, console])
    logging.getLogger("app").setLevel(logging.INFO)


def where_to_read() -> str:
    """A sentence that says where the log is."""
    return f"What happened is in {_file}." if _file else "It was too early for a log."
