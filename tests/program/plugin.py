"""Try a built program as its owner would.

Run `python -m pytest -c tests/program/pytest.ini tests/program --program FILE` in the checkout. The program is
dist/Pitlane/Pitlane, the installed Pitlane.exe or, with `--runner wine`, one of Windows. It starts on an empty folder,
sells once, stops and starts again. The checks after a failed one are run as well, and say what they miss.
"""

import inspect
import json
import os
import platform
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.program.journey import Journey
from tests.program.program import Program

ORDER = ("first", "safety", "owner", "bad_input", "access", "fault", "restore", "day", "window", "installing")
"""The files of checks, as each goes on from the folder that the one before has left."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--program", help="the program's file; `app` after `--runner python --runner=-m` is the sources")
    parser.addoption("--runner", action="append", default=[], help="a word before the program, such as wine")
    parser.addoption("--serve", action="store_true", help="try `serve` instead of the desktop program")
    parser.addoption("--window", action="store_true", help="the program has a web engine, and here is a display")
    parser.addoption("--no-sample", action="store_true", help="leave the sample catalogue out")
    parser.addoption("--setup", type=Path, help="the setup's file (installing.py)")
    parser.addoption("--local", type=Path, help="the folder that Windows calls LOCALAPPDATA (installing.py)")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A file that ORDER does not name is an error."""
    items.sort(key=lambda item: ORDER.index(item.path.stem.removesuffix("_checks")))


def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool:
    """Take what a check returns for what it found."""
    names = inspect.signature(pyfuncitem.obj).parameters
    found = pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names})
    pyfuncitem.user_properties.append(("found", found))
    return True


def pytest_report_teststatus(report: pytest.TestReport) -> tuple[str, str, str] | None:
    """Print what each check found, as it is done."""
    if report.when != "call":
        return None
    return report.outcome, report.outcome[0], f"{report.outcome}: {_read_finding(report)} ({report.duration:.1f} s)"


def _read_finding(report: pytest.TestReport) -> str:
    if isinstance(report.longrepr, tuple):
        return report.longrepr[2].removeprefix("Skipped: ")
    crash = getattr(report.longrepr, "reprcrash", None)
    return crash.message if crash else str(dict(report.user_properties).get("found", ""))


@pytest.fixture(scope="session")
def figure(record_testsuite_property: Callable[[str, object], None]) -> Callable[[str, object], None]:
    """Return what writes a figure into the report, which names the machine and how busy it is."""
    record_testsuite_property("machine", platform.platform())
    if hasattr(os, "getloadavg"):
        record_testsuite_property("load of the last minute", round(os.getloadavg()[0], 1))
        record_testsuite_property("processors", os.cpu_count())
    return record_testsuite_property


@pytest.fixture(scope="session")
def journey(pytestconfig: pytest.Config, figure: Callable[[str, object], None]) -> Iterator[Journey]:
    """Return the one trial that every check goes on with."""
    option = pytestconfig.getoption
    with tempfile.TemporaryDirectory(prefix="pitlane-trial-", ignore_cleanup_errors=True) as name:
        program = Program([*option("runner"), option("program")], Path(name))
        figure("program", json.dumps(program.describe()))
        yield Journey(
            program, figure, desktop=not option("serve"), window=option("window"), sample=not option("no_sample")
        )
        program.end()
