"""Try a built program as its owner would.

Run `python packaging/bundle/smoke.py [--report FILE] [--serve] [--window] -- PROGRAM…`. The program is
dist/Pitlane/Pitlane, the installed Pitlane.exe, `wine …/Pitlane.exe` or `python -m app`. It starts on an empty folder,
sells once, stops and starts again. The script needs only Python's own library. The status is 1 when a check failed.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from smoking.all_checks import CHECKS
from smoking.journey import Journey
from smoking.program import Program
from smoking.report import Report


def main() -> int:
    """Run every check in order. The checks after a failed one are run as well, and report the things that they miss."""
    given = _read_arguments()
    with tempfile.TemporaryDirectory(prefix="pitlane-smoke-", ignore_cleanup_errors=True) as name:
        program = Program(given.program, Path(name))
        report = Report(program)
        journey = Journey(program, report, desktop=not given.serve, window=given.window, sample=given.sample)
        try:
            for check in CHECKS:
                report.run(check.__name__.removeprefix("check_").replace("_", " "), lambda each=check: each(journey))
        finally:
            program.end()
    report.write(given.report)
    return 1 if report.has_failed else 0


def _read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Try a built program as its owner would.")
    parser.add_argument("--report", type=Path, help="write what was found into this file, as JSON")
    parser.add_argument("--serve", action="store_true", help="try `serve` instead of the desktop program")
    parser.add_argument("--window", action="store_true", help="the bundle has a web engine, and here is a display")
    parser.add_argument("--no-sample", dest="sample", action="store_false", help="leave the sample catalogue out")
    parser.add_argument("program", nargs="+", help="the program, with the words before it where it needs some")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
