"""The source of updates, which is empty until the owner names one. It is stored in a file beside the database and not
as a setting, so that neither a restored backup nor anybody at the customers' listener can choose where programs are
fetched from.
"""

import json
import os
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urljoin, urlsplit

from app.config import Config
from app.held_files import replace_file
from app.shop.base.errors import invalid_field
from app.shop.system.updates.release import NOTICE

STATE = "updates.json"
NOT_SAFE = "The address must begin with https://, or be the full path of a folder"
NOT_THERE = "There is no such folder on this computer"


@dataclass(frozen=True)
class Source:
    """Address or path of a notice."""

    url: str = ""
    path: Path | None = None

    def url_of(self, name: str) -> str:
        """Return the address of a file beside the notice."""
        return urljoin(self.url, name)


def read_source(config: Config) -> str:
    """Return what the owner named; blank for nothing."""
    try:
        named = json.loads((config.data_dir / STATE).read_text("utf-8"))["source"]
        return named if isinstance(named, str) else ""
    except (OSError, ValueError, KeyError, TypeError):
        return ""


def choose_source(config: Config, named: str) -> None:
    """Look there from now on; blank for nowhere. Raises Invalid."""
    if named:
        source = parse_source(named)
        if source.path and not source.path.parent.is_dir():
            raise invalid_field("source", NOT_THERE)
    part = config.data_dir / f"{STATE}.part"
    with part.open("w", encoding="utf-8") as file:
        json.dump({"source": named}, file)
        file.flush()
        os.fsync(file.fileno())
    replace_file(part, config.data_dir / STATE)


def parse_source(named: str) -> Source:
    """Return the notice that is meant. Raises Invalid."""
    if "://" in named:
        return Source(url=_notice_url(named))
    path = Path(named)
    if not path.is_absolute():
        raise invalid_field("source", NOT_SAFE)
    return Source(path=path if path.suffix == ".json" else path / NOTICE)


def _notice_url(named: str) -> str:
    try:
        parts = urlsplit(named)
        is_safe = parts.scheme == "https" and parts.hostname and not parts.username and named.isprintable()
    except ValueError:
        is_safe = False
    if not is_safe:
        raise invalid_field("source", NOT_SAFE)
    return named if parts.path.endswith(".json") else urljoin(f"{named.rstrip('/')}/", NOTICE)
