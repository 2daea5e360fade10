"""Ports of a data folder's listeners, which are the same at every start. Bookmarks, the browser's permission for
notifications, a tunnel and a router depend on them.
"""

import json
import logging
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from app.held_files import replace_file

log = logging.getLogger(__name__)

NAME = "ports.json"


@dataclass(frozen=True)
class Ports:
    """Ports that the last start used; None where the folder has none yet. `before` is the public port to which
    something outside still leads, until the owner has changed it there.
    """

    public: int | None = None
    admin: int | None = None
    before: int | None = None


def has_ports(folder: Path) -> bool:
    """Return whether a shop has served from this folder."""
    return (folder / NAME).exists()


def read_ports(folder: Path) -> Ports:
    """Return a folder's ports; a damaged file counts as missing."""
    try:
        found = json.loads((folder / NAME).read_text("utf-8"))
        return Ports(*(_port(found.get(name)) for name in ("public", "admin", "before")))
    except (OSError, ValueError, AttributeError):
        return Ports()


def write_ports(folder: Path, ports: Ports) -> None:
    """Store the ports, whole or not at all. If the disk refuses them, this is logged."""
    if ports == read_ports(folder):
        return
    part = folder / f"{NAME}.part"
    try:
        part.write_text(json.dumps(asdict(ports)), "utf-8")
        replace_file(part, folder / NAME)
    except OSError as error:
        log.warning("the ports could not be stored: %s", error)


def forget_ports(folder: Path) -> None:
    """Remove the ports of a shop that is no longer there."""
    (folder / NAME).unlink(missing_ok=True)


def forget_old_port(folder: Path) -> None:
    """Note that nothing leads to the port of before any more."""
    write_ports(folder, replace(read_ports(folder), before=None))


def _port(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 < value < 65536 else None
