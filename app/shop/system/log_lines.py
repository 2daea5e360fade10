"""The program's log for the owner: newest events, or a search."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from app.contract.system.log import EventView

SHOWN = 200
"""Events at once."""
FILES = 6
FILE_BYTES = 2 * 1024 * 1024
"""Read of each file at most; they are turned over at half of that."""
DETAIL_LIMIT = 8000
PLAIN = re.compile(r"(\S+Z) ([A-Z]+) (\S+): (.*)")
TRACE = "\\nTraceback "


def newest_events(folder: Path, search: str) -> list[EventView]:
    """Return the newest events, newest first. With `search`, only events that contain the whole search text are
    returned.
    """
    wanted = search.casefold()
    found: list[EventView] = []
    for path in log_files(folder):
        lines = (line for line in reversed(_lines(path)) if wanted in line.casefold())
        for line in lines:
            found.append(_event(line))
            if len(found) == SHOWN:
                return found
    return found


def whole_log(folder: Path) -> Iterator[bytes]:
    """All stored lines, oldest first, a file at a time."""
    for path in reversed(log_files(folder)):
        yield _tail(path)


def log_files(folder: Path) -> list[Path]:
    """Return the log files, newest first: pitlane.log, then its rotated predecessors."""
    names = ["pitlane.log", *(f"pitlane.log.{number}" for number in range(1, FILES))]
    return [folder / name for name in names if (folder / name).is_file()]


def _tail(path: Path) -> bytes:
    """Return the end of a log file. The result is empty if the file is being rotated at this moment and no longer
    exists.
    """
    try:
        with path.open("rb") as file:
            file.seek(max(0, path.stat().st_size - FILE_BYTES))
            return file.read(FILE_BYTES)
    except OSError:
        return b""


def _lines(path: Path) -> list[str]:
    return [line for line in _tail(path).decode("utf-8", "replace").split("\n") if line.strip()]


def _event(line: str) -> EventView:
    if line.startswith("{"):
        try:
            return _of_json(json.loads(line))
        except (ValueError, KeyError):
            return _strange(line)
    match = PLAIN.fullmatch(line)
    if match is None:
        return _strange(line)
    text, mark, trace = match[4].partition(TRACE)
    return _cut(match[1], match[2], text, (mark + trace).replace("\\n", "\n").strip())


def _strange(line: str) -> EventView:
    """Return the event of a line that the program did not write."""
    return EventView(at="", level="", text=line[:DETAIL_LIMIT], detail=None)


def _of_json(event: dict[str, Any]) -> EventView:
    return _cut(str(event["time"]), str(event["level"]), str(event["message"]), str(event.get("trace", "")))


def _cut(at: str, level: str, text: str, detail: str) -> EventView:
    """Return an event with its text and detail shortened to the limit. The detail is cut at its beginning, because the
    end of a trace is the most useful part.
    """
    return EventView(at=at, level=level, text=text[:DETAIL_LIMIT], detail=detail[-DETAIL_LIMIT:] or None)
