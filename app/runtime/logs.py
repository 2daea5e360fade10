"""Log that the program writes: a few files of limited size, and the console where there is one."""

import json
import logging
import time
from logging.handlers import RotatingFileHandler
from pathlib import Path

from app.config import Config

LOG_BYTES = 1024 * 1024
LOG_FILES = 5
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
CONTROLS = (*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029)
ESCAPES = {code: ascii(chr(code))[1:-1] for code in CONTROLS}
"""Escapes of the characters that could end a line, move a cursor or colour a screen, as Python writes them."""


class PlainLine(logging.Formatter):
    """One line for each event, its trace included; times in UTC."""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def format(self, record: logging.LogRecord) -> str:
        """The event as text."""
        return super().format(record).translate(ESCAPES)


class JsonLine(PlainLine):
    """The same for programs that read logs: an object on each line."""

    def format(self, record: logging.LogRecord) -> str:
        """The event as JSON."""
        event = {
            "time": self.formatTime(record),
            "level": record.levelname,
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            event["trace"] = self.formatException(record.exc_info)
        return json.dumps(event)


_file: Path | None = None


def start_logging(config: Config) -> None:
    """Write events to logs/pitlane.log. Requests are not logged, because an address is personal data."""
    global _file  # noqa: PLW0603 -- one log in the process
    _file = config.logs / "pitlane.log"
    # Opened at the first line, because a second start, which soon ends, has none.
    file = RotatingFileHandler(_file, maxBytes=LOG_BYTES, backupCount=LOG_FILES, encoding="utf-8", delay=True)
    console = logging.StreamHandler()
    console.setLevel(logging.WARNING)
    for handler in (file, console):
        handler.setFormatter(JsonLine() if config.log == "json" else PlainLine(FORMAT))
        logging.getLogger().addHandler(handler)
    logging.getLogger("app").setLevel(logging.INFO)
    # A line for every request that waits a moment: under load they would push out what matters.
    logging.getLogger("waitress.queue").setLevel(logging.ERROR)


def where_to_read() -> str:
    """Return a sentence that names the place of the log."""
    return f"Details are in {_file}." if _file else "There is no log yet."
