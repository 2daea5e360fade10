"""Try the setup.

`python packaging/bundle/install_trial.py --setup FILE --local FOLDER --report FILE [--runner wine]`.

Installs silently, tries the installed copy, installs over it while it runs, uninstalls. For Windows, and for Wine.
`--local` is the folder that Windows calls %LOCALAPPDATA%, on this machine's disk. The status is 1 when a check failed.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from smoking.http import Listener
from smoking.journey import expect, free_port
from smoking.program import SLOW, Program, wait_until
from smoking.report import Report

ROOT = Path(__file__).resolve().parents[2]


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
        words = [sys.executable, str(ROOT / "packaging" / "bundle" / "smoke.py"), "--report", str(report), "--"]
        done = subprocess.run([*words, *self.program.words], check=False, capture_output=True, text=True)
        expect(done.returncode == 0, done.stdout[-1500:] + done.stderr[-500:])
        return done.stdout.splitlines()[-1]

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

    def check_uninstalls(self) -> str:
        """The program goes, the data stays."""
        # With its place named last the uninstaller works where it is, and so can be waited for.
        self._run(self.place / "Uninstall.exe", "/S", f"_?={self.program.path(self.place)}".replace("/", "\\"))
        expect(not (self.place / "Pitlane.exe").exists(), "the program is still there")
        expect((self.data / "pitlane.db").is_file(), "the data is gone")
        return "program gone, data kept"

    def _run(self, program: Path, *words: str) -> None:
        done = subprocess.run([*self._given.runner, str(program), *words], timeout=3 * SLOW, check=False)
        expect(done.returncode == 0, f"{program.name} ended with {done.returncode}")


def main() -> int:
    """Run every check in order."""
    given = _read_arguments()
    trial = Trial(given)
    report = Report(trial.program)
    checks = (
        trial.check_installs_silently, trial.check_installed_copy, trial.check_installs_over_a_running_shop,
        trial.check_uninstalls,
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
    parser.add_argument("--runner", nargs="*", default=[], help="what starts a program of Windows here: wine")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
