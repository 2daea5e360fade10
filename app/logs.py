"""The program's own log: a few files that never grow without end, and the console where there is one."""

import logging
import sys
from logging.handlers import RotatingFileHandler

from app.config import Config

LOG_BYTES = 1024 * 1024
KEPT_FILES = 5
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def start_logging(config: Config) -> None:
    """Write what happens to logs/pitlane.log. Requests are not logged: an address is a person's."""
    file = config.logs / "pitlane.log"
    handlers: list[logging.Handler] = [
        RotatingFileHandler(file, maxBytes=LOG_BYTES, backupCount=KEPT_FILES, encoding="utf-8")
    ]
    # A windowed program has no console; where there is one, it shows what is wrong alone.
    if sys.stderr is not None:
        console = logging.StreamHandler()
        console.setLevel(logging.WARNING)
        handlers.append(console)
    logging.basicConfig(level=logging.WARNING, format=FORMAT, handlers=handlers)
    logging.getLogger("app").setLevel(logging.INFO)
