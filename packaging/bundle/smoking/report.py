"""Report of the checks: results, platform and seconds."""

import json
import os
import platform
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from smoking.program import Program


class Skipped(Exception):
    """Error that is raised when a check cannot be made here. `str(error)` states the reason."""


class Report:
    """Report that collects the results of checks. Each result is ok, skipped or failed, and states the finding."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._built: dict[str, Any] = {}
        self._load = _read_load()
        self._results: list[dict[str, Any]] = []
        self.figures: dict[str, float] = {}

    def run(self, name: str, check: Callable[[], str]) -> None:
        """Run one check; whatever it raises is its result."""
        started = time.monotonic()
        result, found = _try(check)
        # Read while it is there: an uninstalled program reports nothing any more.
        self._built = self._built or self._program.describe()
        seconds = round(time.monotonic() - started, 2)
        self._results.append({"name": name, "result": result, "found": found, "seconds": seconds})
        print(f"{result:<8}{name}: {found} ({seconds} s)", flush=True)

    @property
    def has_failed(self) -> bool:
        """Return whether any check failed."""
        return any(each["result"] == "failed" for each in self._results)

    def write(self, file: Path | None) -> None:
        """Print the counts, and write the whole report into a file."""
        counts = {kind: sum(each["result"] == kind for each in self._results) for kind in ("ok", "failed", "skipped")}
        print(", ".join(f"{count} {kind}" for kind, count in counts.items()))
        if file:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(self._tell(), indent=2) + "\n", encoding="utf-8")

    def _tell(self) -> dict[str, Any]:
        return {
            "platform": self._program.platform,
            "machine": platform.platform(),
            "when": datetime.now(UTC).isoformat(timespec="seconds"),
            "load": self._load,
            "program": self._built,
            "figures": self.figures,
            "checks": self._results,
        }


def _read_load() -> dict[str, float] | None:
    """Return how busy the machine is; None on Windows."""
    if not hasattr(os, "getloadavg"):
        return None
    return {"last minute": round(os.getloadavg()[0], 1), "processors": os.cpu_count() or 1}


def _try(check: Callable[[], str]) -> tuple[str, str]:
    try:
        return "ok", check()
    except Skipped as reason:
        return "skipped", str(reason)
    except Exception as error:
        return "failed", f"{type(error).__name__}: {error}"
