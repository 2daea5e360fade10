"""Run that holds a data folder, with its file running.json and its control requests."""

import json
import os
import time
from contextlib import closing, suppress
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from app.config import Config
from app.held_files import remove_file, replace_file
from app.runtime.exits import SILENT, AlreadyRunning, CannotStart
from app.runtime.folder import take_folder
from app.runtime.known_runs import forget_run, note_run
from app.store.database.lock import DirectoryLock
from app.version import VERSION

NAME = "running.json"
ANSWER_SECONDS = 3.0
"""Time limit of one control request; a run that has just been started answers only a later one."""
PAUSE = 0.2
FILE_KEYS = {"admin_url": "desk", "started_at": "startedAt"}
"""Names in the file that differ from the fields: other versions of the program read it."""


@dataclass(frozen=True)
class Run:
    """Record that describes one run of the program. `token` authorises its control calls, so only the owner may read
    the file.
    """

    pid: int
    version: str
    public: str
    admin_url: str
    token: str
    started_at: str


def publish(config: Config, *, public: str, admin_url: str, token: str) -> None:
    """Publish this run to other processes, now that both ports are bound. A request that arrives meanwhile is answered
    once the shop serves. The file is written whole or not at all.
    """
    run = Run(os.getpid(), VERSION, public, admin_url, token, f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}")
    written = {FILE_KEYS.get(name, name): value for name, value in asdict(run).items()}
    part = _file(config).with_suffix(".part")
    remove_file(part)
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:  # noqa: PTH123 -- of a number
        json.dump(written, file)
    replace_file(part, _file(config))
    note_run(config.data_dir)


def withdraw(config: Config) -> None:
    """Take it back at a clean stop."""
    remove_file(_file(config))
    forget_run(config.data_dir)


def read_run(config: Config) -> Run | None:
    """Return the last run that did not stop cleanly. It may still be running: only the folder's lock shows the
    difference.
    """
    try:
        read = json.loads(_file(config).read_text("utf-8"))
        words = (str(read[name]) for name in ("version", "public", "desk", "token", "startedAt"))
        return Run(int(read["pid"]), *words)
    except (OSError, ValueError, KeyError, TypeError):
        return None


def ask(run: Run, action: str, seconds: float = ANSWER_SECONDS) -> dict[str, Any] | None:
    """Send a control request to a run and return its answer, or None if it gave none."""
    with suppress(OSError, HTTPException, ValueError):
        with closing(HTTPConnection(urlsplit(run.admin_url).netloc, timeout=seconds)) as line:
            line.request("POST", f"/_control/{action}", headers={"X-Pitlane-Token": run.token})
            answer = line.getresponse()
            content = answer.read()
        if answer.status < 300:
            return dict(json.loads(content)) if content else {}
    return None


@dataclass(frozen=True)
class Shown:
    """Result that reports that the other run showed itself. `by_window` is False where that run has no window, and its
    URL is the way in.
    """

    run: Run
    by_window: bool


def take_or_show(config: Config) -> DirectoryLock | Shown:
    """Take the folder for this process, or have the present run show its window. The present run may be about to start
    or to end, so both are tried for up to `config.answer_seconds`. Raises CannotStart.
    """
    until = time.monotonic() + config.answer_seconds
    while True:
        try:
            return take_folder(config)
        except AlreadyRunning as held:
            if shown := _show(config):
                return shown
            if time.monotonic() > until:
                raise silent(held.pid) from held
        time.sleep(PAUSE)


def silent(pid: str) -> CannotStart:
    """Return the error of a run that does not answer."""
    name = f"process {pid}" if pid else "its process"
    return CannotStart(f"Pitlane is already running but does not answer. End {name}, or restart the PC.", SILENT)


def _show(config: Config) -> Shown | None:
    run = read_run(config)
    answer = ask(run, "show") if run else None
    return Shown(run, bool(answer.get("shown"))) if run and answer is not None else None


def _file(config: Config) -> Path:
    return config.data_dir / NAME
