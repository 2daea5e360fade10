"""Try the setup with `python packaging/bundle/install_trial.py --setup FILE --local FOLDER --report FILE [--runner
wine]`.

The trial installs silently, tries the installed copy, installs over shops that run, fails half-way, starts at sign-in,
updates itself and uninstalls. It runs on Windows and on Wine. `--local` is the folder that Windows calls
%LOCALAPPDATA%, on this machine's disk. The status is 1 when a check failed.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

from smoking.http import Listener
from smoking.journey import PASSWORD, expect, free_port
from smoking.notice import OFFERED, offer
from smoking.program import SLOW, Program, wait_until
from smoking.report import Report

ROOT = Path(__file__).resolve().parents[2]
STARTS = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Run"
AT_WORK, REPLACING_FAILED = 1, 3
UPDATES = "/api/admin/updates"


class Trial:
    """One setup and the place where it installs."""

    def __init__(self, given: argparse.Namespace) -> None:
        self._given = given
        self.place = given.local / "Programs" / "Pitlane"
        self.data = given.local / "Pitlane"
        self.program = Program([*given.runner, str(self.place / "Pitlane.exe")], given.local)

    def check_installs_silently(self) -> str:
        """The setup asks nothing."""
        self._run(self._given.setup, "/S")
        expect((self.place / "Pitlane.exe").is_file(), f"nothing in {self.place}")
        return self.place.relative_to(self.place.parents[1]).as_posix()

    def check_installed_copy(self) -> str:
        """The installed copy passes the same checks as the built one."""
        report = self._given.report.with_name(f"{self.program.platform}-installed.json")
        words = [sys.executable, str(ROOT / "packaging" / "bundle" / "smoke.py"), "--report", str(report)]
        window = ["--window"] if self._given.window else []
        done = subprocess.run([*words, *window, "--", *self.program.words], check=False, capture_output=True, text=True)
        expect(done.returncode == 0, done.stdout[-1500:] + done.stderr[-500:])
        return done.stdout.splitlines()[-1]

    def check_runs_once_at_a_time(self) -> str:
        """Check that a second setup beside the first prints one sentence and changes nothing."""
        fresh = self.place / "pitlane-new"
        first = subprocess.Popen([*self._given.runner, str(self._given.setup), "/S"])
        expect(wait_until(fresh.exists), "the first setup does not begin")
        self._run(self._given.setup, "/S", status=AT_WORK)
        expect(first.poll() is None, "the first setup was over before the second")
        expect(first.wait(3 * SLOW) == 0 and not fresh.exists(), "the first setup did not end well")
        return f"the second ended with {AT_WORK}, the first with 0"

    def check_installs_over_a_running_shop(self) -> str:
        """The shop stops, old libraries go, the data stays."""
        listener = Listener(free_port())
        self.program.start("--hidden", "--port", str(listener.port))
        expect(wait_until(listener.answers), f"it does not serve: {self.program.said[-3:]}")
        stale = self.place / "_internal" / "stale.txt"
        stale.write_text("of an older version", encoding="utf-8")
        self._run(self._given.setup, "/S")
        expect(self.program.wait() == 0, "the shop was not stopped politely")
        expect(not stale.exists(), "a library of the older version stayed")
        expect((self.data / "pitlane.db").is_file(), "the data is gone")
        return "stopped with 0, old libraries gone, data kept"

    def check_stops_a_shop_in_another_folder(self) -> str:
        """Check that a shop with its data in another folder is stopped as well."""
        listener = Listener(free_port())
        elsewhere = self._given.local / "Müllers Daten"
        self.program.start("--hidden", "--data-dir", self.program.path(elsewhere), "--port", str(listener.port))
        expect(wait_until(listener.answers), f"it does not serve: {self.program.said[-3:]}")
        self._run(self._given.setup, "/S")
        expect(self.program.wait() == 0, "the shop was not stopped politely")
        return "stopped with 0"

    def check_keeps_the_old_program_when_replacing_fails(self) -> str:
        """A failure half-way leaves the old program whole."""
        mark, blocker = self.place / "_internal" / "old.txt", self.place / "pitlane-old"
        mark.write_text("of the old program", encoding="utf-8")
        blocker.touch()
        self._run(self._given.setup, "/S", status=REPLACING_FAILED)
        blocker.unlink()
        expect(mark.is_file() and (self.place / "Pitlane.exe").is_file(), "the old program is not whole")
        expect(self.program.run("--version")[0] == 0, "the old program does not start")
        return "status 3, the old program starts"

    def check_starts_at_sign_in(self) -> str:
        """The entry that Windows runs at sign-in opens the shop, hidden."""
        public, admin = Listener(free_port()), Listener(free_port())
        listeners = ("--port", str(public.port), "--desk-port", str(admin.port))
        self.program.start("--hidden", *listeners)
        expect(wait_until(public.answers), f"it does not serve: {self.program.said[-3:]}")
        if admin.get("/api/admin/setup")["needed"]:
            admin.post("/api/admin/setup", {"password": PASSWORD})
        # The data of an earlier trial has its password already.
        admin.post("/api/admin/login", {"password": PASSWORD})
        expect(admin.ask("PATCH", "/api/admin/this-pc", {"autostart": True})[0] == 200, "it cannot be switched on")
        command = self._read_entry()
        expect(command.replace('"', "").endswith("Pitlane.exe --hidden"), f"the entry is {command}")
        self._stop()
        self.program.start("--hidden", *listeners)
        expect(wait_until(public.answers), "the command of the entry does not serve")
        self._stop()
        return command

    def check_updates_itself(self) -> str:
        """Check that the shop fetches a newer setup, makes a backup and starts again."""
        public, admin = Listener(free_port()), Listener(free_port())
        self.program.start("--hidden", "--port", str(public.port), "--desk-port", str(admin.port))
        expect(wait_until(public.answers), f"it does not serve: {self.program.said[-3:]}")
        admin.post("/api/admin/login", {"password": PASSWORD})
        offered = offer(self._given.local / "offered", self._given.setup.read_bytes())
        status, said, _ = admin.ask("PATCH", UPDATES, {"source": self.program.path(offered)})
        expect(status == 200, said.decode())
        admin.ask("POST", f"{UPDATES}/check")
        expect(admin.get(UPDATES)["newer"], "it finds no newer version")
        admin.post(f"{UPDATES}/install", {"version": OFFERED})
        expect(self.program.wait(3 * SLOW) == 0, "the shop was not stopped politely")
        expect(wait_until(self._is_back), "it did not come back")
        expect(any((self.data / "backups").glob("*.zip")), "there is no backup")
        status, words = self.program.run("stop")
        expect(status == 0, f"stop ended with {status}: {words}")
        return "backed up, replaced, came back"

    def _is_back(self) -> bool:
        try:
            run = json.loads((self.data / "running.json").read_text("utf-8"))
        except (OSError, ValueError):
            return False
        return Listener(urlsplit(run["public"]).port or 0).answers()

    def check_uninstalls(self) -> str:
        """The program goes, the data stays."""
        # With its place named last the uninstaller works where it is, and so can be waited for.
        self._run(self.place / "Uninstall.exe", "/S", f"_?={self.program.path(self.place)}".replace("/", "\\"))
        expect(not (self.place / "Pitlane.exe").exists(), "the program is still there")
        expect((self.data / "pitlane.db").is_file(), "the data is gone")
        expect(not self._read_entry(), "the start at sign-in is still there")
        return "program and start at sign-in gone, data kept"

    def _read_entry(self) -> str:
        words = [*self._given.runner, "reg", "query", STARTS, "/v", "Pitlane"]
        done = subprocess.run(words, check=False, capture_output=True, timeout=SLOW)
        return done.stdout.decode("utf-8", "replace").partition("REG_SZ")[2].strip()

    def _stop(self) -> None:
        status, said = self.program.run("stop")
        expect(status == 0 and self.program.wait() == 0, f"stop ended with {status}: {said}")

    def _run(self, program: Path, *words: str, status: int = 0) -> None:
        done = subprocess.run([*self._given.runner, str(program), *words], timeout=3 * SLOW, check=False)
        expect(done.returncode == status, f"{program.name} ended with {done.returncode}")


def main() -> int:
    """Run every check in order."""
    given = _read_arguments()
    trial = Trial(given)
    report = Report(trial.program)
    checks = (
        trial.check_installs_silently, trial.check_installed_copy, trial.check_runs_once_at_a_time,
        trial.check_installs_over_a_running_shop, trial.check_stops_a_shop_in_another_folder,
        trial.check_keeps_the_old_program_when_replacing_fails, trial.check_starts_at_sign_in,
        trial.check_updates_itself, trial.check_uninstalls,
    )  # fmt: skip
    try:
        for check in checks:
            report.run(check.__name__.removeprefix("check_").replace("_", " "), check)
    finally:
        trial.program.end()
    report.write(given.report)
    return 1 if report.has_failed else 0


def _read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Try the setup.")
    parser.add_argument("--setup", type=Path, required=True, help="the setup's file")
    parser.add_argument("--local", type=Path, required=True, help="the folder that Windows calls LOCALAPPDATA")
    parser.add_argument("--report", type=Path, required=True, help="write what was found into this file, as JSON")
    parser.add_argument("--window", action="store_true", help="here is a display, and a web engine")
    parser.add_argument("--runner", nargs="*", default=[], help="what starts a program of Windows here: wine")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
