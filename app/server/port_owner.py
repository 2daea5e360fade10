"""Search that finds the owner of a port: name, process, and whether it is Pitlane. It works only where the system
reports the owner.
"""

import json
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path

LISTENING = "0A"
UNKNOWN = "another program holds it"


def find_port_owner(port: int) -> str:
    """The holder of a port, as the end of a sentence."""
    pid = next(_processes(_sockets(port)), None) if sys.platform == "linux" else None
    if pid is None:
        return "another Pitlane with another data folder holds it" if _is_pitlane(port) else UNKNOWN
    if folder := _data_folder(pid):
        return f"another Pitlane holds it, process {pid} with the data folder {folder}"
    with suppress(OSError):
        name = Path(f"/proc/{pid}/comm").read_text("utf-8", "replace").strip()
        return f"{name} holds it, process {pid}"
    return UNKNOWN


def _sockets(port: int) -> set[str]:
    """Return the numbers of the sockets that listen on a port, from the system's own table."""
    found = set()
    for table in ("tcp", "tcp6"):
        with suppress(OSError):
            for line in Path(f"/proc/net/{table}").read_text().splitlines()[1:]:
                words = line.split()
                if words[3] == LISTENING and int(words[1].rsplit(":", 1)[1], 16) == port:
                    found.add(f"socket:[{words[9]}]")
    return found


def _processes(sockets: set[str]) -> Iterator[int]:
    """Yield the processes that have one of the sockets open. Processes of other accounts are hidden."""
    for process in Path("/proc").glob("[0-9]*"):
        if sockets & set(_open_files(process)):
            yield int(process.name)


def _open_files(process: Path) -> Iterator[str]:
    with suppress(OSError):
        for entry in (process / "fd").iterdir():
            with suppress(OSError):
                yield str(entry.readlink())


def _data_folder(pid: int) -> Path | None:
    """Return the folder of the lock file that a process has open, or None if it has none open."""
    locks = (Path(name) for name in _open_files(Path(f"/proc/{pid}")) if name.endswith("/pitlane.lock"))
    return next((each.parent for each in locks), None)


def _is_pitlane(port: int) -> bool:
    """Return whether the port answers a health call as a shop does."""
    with suppress(OSError, HTTPException, ValueError), closing(HTTPConnection("127.0.0.1", port, timeout=2)) as line:
        line.request("GET", "/api/health")
        return set(json.loads(line.getresponse().read(1000))) == {"status", "version"}
    return False
