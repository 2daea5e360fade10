"""Try the setup with `python -m pytest -c tests/program/pytest.ini tests/program/installing.py`.

The trial installs silently, tries the installed copy, installs over shops that run, fails half-way, starts at sign-in,
updates itself and uninstalls. It runs on Windows and, with `--runner wine`, on Wine. `--setup` is its file, `--local`
the folder that Windows calls %LOCALAPPDATA%, on this machine's disk, and `--junitxml` the report.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.program.http import Listener
from tests.program.journey import PASSWORD, expect, free_port
from tests.program.notice import OFFERED, offer
from tests.program.program import SLOW, Program, wait_until

STARTS = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Run"
AT_WORK, REPLACING_FAILED = 1, 3
UPDATES = "/api/admin/updates"


class Trial:
    """One setup and the place where it installs."""

    def __init__(self, runner: list[str], setup: Path, local: Path) -> None:
        self.runner, self.setup, self.local = runner, setup, local
        self.place = local / "Programs" / "Pitlane"
        self.data = local / "Pitlane"
        self.program = Program([*runner, str(self.place / "Pitlane.exe")], local)

    def is_back(self) -> bool:
        try:
            run = json.loads((self.data / "running.json").read_text("utf-8"))
        except (OSError, ValueError):
            return False
        return Listener(urlsplit(run["public"]).port or 0).answers()

    def read_entry(self) -> str:
        words = [*self.runner, "reg", "query", STARTS, "/v", "Pitlane"]
        done = subprocess.run(words, check=False, capture_output=True, timeout=SLOW)
        return done.stdout.decode("utf-8", "replace").partition("REG_SZ")[2].strip()

    def stop(self) -> None:
        status, said = self.program.run("stop")
        expect(status == 0 and self.program.wait() == 0, f"stop ended with {status}: {said}")

    def run(self, program: Path, *words: str, status: int = 0) -> None:
        done = subprocess.run([*self.runner, str(program), *words], timeout=3 * SLOW, check=False)
        expect(done.returncode == status, f"{program.name} ended with {done.returncode}")


@pytest.fixture(scope="module")
def trial(pytestconfig: pytest.Config) -> Iterator[Trial]:
    """Return the one trial that every check goes on with."""
    option = pytestconfig.getoption
    trial = Trial(option("runner"), option("setup"), option("local"))
    yield trial
    trial.program.end()


def check_installs_silently(trial: Trial) -> str:
    """The setup asks nothing."""
    trial.run(trial.setup, "/S")
    expect((trial.place / "Pitlane.exe").is_file(), f"nothing in {trial.place}")
    return trial.place.relative_to(trial.place.parents[1]).as_posix()


def check_installed_copy(trial: Trial, pytestconfig: pytest.Config) -> str:
    """The installed copy passes the same checks as the built one."""
    report = Path(pytestconfig.option.xmlpath).with_name(f"{trial.program.platform}-installed.xml")
    words = ["-c", str(pytestconfig.inipath), str(pytestconfig.rootpath), f"--junitxml={report}"]
    window = ["--window"] if pytestconfig.getoption("window") else []
    program = [*(f"--runner={word}" for word in trial.runner), f"--program={trial.program.words[-1]}"]
    words = [sys.executable, "-m", "pytest", *words, *window, *program]
    done = subprocess.run(words, check=False, capture_output=True, text=True)
    expect(done.returncode == 0, done.stdout[-1500:] + done.stderr[-500:])
    return done.stdout.splitlines()[-1]


def check_runs_once_at_a_time(trial: Trial) -> str:
    """Check that a second setup beside the first prints one sentence and changes nothing."""
    fresh = trial.place / "pitlane-new"
    first = subprocess.Popen([*trial.runner, str(trial.setup), "/S"])
    expect(wait_until(fresh.exists), "the first setup does not begin")
    trial.run(trial.setup, "/S", status=AT_WORK)
    expect(first.poll() is None, "the first setup was over before the second")
    expect(first.wait(3 * SLOW) == 0 and not fresh.exists(), "the first setup did not end well")
    return f"the second ended with {AT_WORK}, the first with 0"


def check_installs_over_a_running_shop(trial: Trial) -> str:
    """The shop stops, old libraries go, the data stays."""
    listener = Listener(free_port())
    trial.program.start("--hidden", "--port", str(listener.port))
    expect(wait_until(listener.answers), f"it does not serve: {trial.program.said[-3:]}")
    stale = trial.place / "_internal" / "stale.txt"
    stale.write_text("of an older version", encoding="utf-8")
    trial.run(trial.setup, "/S")
    expect(trial.program.wait() == 0, "the shop was not stopped politely")
    expect(not stale.exists(), "a library of the older version stayed")
    expect((trial.data / "pitlane.db").is_file(), "the data is gone")
    return "stopped with 0, old libraries gone, data kept"


def check_stops_a_shop_in_another_folder(trial: Trial) -> str:
    """Check that a shop with its data in another folder is stopped as well."""
    listener = Listener(free_port())
    elsewhere = trial.local / "Müllers Daten"
    trial.program.start("--hidden", "--data-dir", trial.program.path(elsewhere), "--port", str(listener.port))
    expect(wait_until(listener.answers), f"it does not serve: {trial.program.said[-3:]}")
    trial.run(trial.setup, "/S")
    expect(trial.program.wait() == 0, "the shop was not stopped politely")
    return "stopped with 0"


def check_keeps_the_old_program_when_replacing_fails(trial: Trial) -> str:
    """A failure half-way leaves the old program whole."""
    mark, blocker = trial.place / "_internal" / "old.txt", trial.place / "pitlane-old"
    mark.write_text("of the old program", encoding="utf-8")
    blocker.touch()
    trial.run(trial.setup, "/S", status=REPLACING_FAILED)
    blocker.unlink()
    expect(mark.is_file() and (trial.place / "Pitlane.exe").is_file(), "the old program is not whole")
    expect(trial.program.run("--version")[0] == 0, "the old program does not start")
    return "status 3, the old program starts"


def check_starts_at_sign_in(trial: Trial) -> str:
    """The entry that Windows runs at sign-in opens the shop, hidden."""
    public, admin = Listener(free_port()), Listener(free_port())
    listeners = ("--port", str(public.port), "--desk-port", str(admin.port))
    trial.program.start("--hidden", *listeners)
    expect(wait_until(public.answers), f"it does not serve: {trial.program.said[-3:]}")
    if admin.get("/api/admin/setup")["needed"]:
        admin.post("/api/admin/setup", {"password": PASSWORD})
    # The data of an earlier trial has its password already.
    admin.post("/api/admin/login", {"password": PASSWORD})
    expect(admin.ask("PATCH", "/api/admin/this-pc", {"autostart": True})[0] == 200, "it cannot be switched on")
    command = trial.read_entry()
    expect(command.replace('"', "").endswith("Pitlane.exe --hidden"), f"the entry is {command}")
    trial.stop()
    trial.program.start("--hidden", *listeners)
    expect(wait_until(public.answers), "the command of the entry does not serve")
    trial.stop()
    return command


def check_updates_itself(trial: Trial) -> str:
    """Check that the shop fetches a newer setup, makes a backup and starts again."""
    public, admin = Listener(free_port()), Listener(free_port())
    trial.program.start("--hidden", "--port", str(public.port), "--desk-port", str(admin.port))
    expect(wait_until(public.answers), f"it does not serve: {trial.program.said[-3:]}")
    admin.post("/api/admin/login", {"password": PASSWORD})
    offered = offer(trial.local / "offered", trial.setup.read_bytes())
    status, said, _ = admin.ask("PATCH", UPDATES, {"source": trial.program.path(offered)})
    expect(status == 200, said.decode())
    admin.ask("POST", f"{UPDATES}/check")
    expect(admin.get(UPDATES)["newer"], "it finds no newer version")
    admin.post(f"{UPDATES}/install", {"version": OFFERED})
    expect(trial.program.wait(3 * SLOW) == 0, "the shop was not stopped politely")
    expect(wait_until(trial.is_back), "it did not come back")
    expect(any((trial.data / "backups").glob("*.zip")), "there is no backup")
    status, words = trial.program.run("stop")
    expect(status == 0, f"stop ended with {status}: {words}")
    return "backed up, replaced, came back"


def check_uninstalls(trial: Trial) -> str:
    """The program goes, the data stays."""
    # With its place named last the uninstaller works where it is, and so can be waited for.
    trial.run(trial.place / "Uninstall.exe", "/S", f"_?={trial.program.path(trial.place)}".replace("/", "\\"))
    expect(not (trial.place / "Pitlane.exe").exists(), "the program is still there")
    expect((trial.data / "pitlane.db").is_file(), "the data is gone")
    expect(not trial.read_entry(), "the start at sign-in is still there")
    return "program and start at sign-in gone, data kept"
