"""Write docs/evidence.md from reports: `python packaging/bundle/evidence.py [REPORT…]`.

A report given, of smoke.py or install_trial.py, replaces the stored one of its kind in docs/evidence/.
Without reports the page is written anew from those that are stored. A check that nobody ran is "never run". A report of
another program than that of the commit that it names is refused, and a test says so of a stored one.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
STORED = ROOT / "docs" / "evidence"
PAGE = ROOT / "docs" / "evidence.md"
PLATFORMS = {"linux": "Linux", "wine": "Wine", "windows": "Windows"}
NEVER = "never run"
AT_REST = 0.5
"""Load per processor before the checks, up to which seconds are those of the program alone."""
ENDINGS = {
    "": "The built program",
    "-window": "Its window",
    "-installed": "The installed copy",
    "-install": "The setup",
}
HEAD = """# What was tried, and where

Written by `python packaging/bundle/evidence.py` from the reports in `docs/evidence/`: not by hand. Wine is a
stand-in for Windows that runs on Linux; what ran under it alone is not proven on Windows. WebView2's window,
SmartScreen, Defender, the firewall's question and its rules, files that a scanner holds, ports that Windows keeps,
the start again after an update of Windows, the battery, a missing taskbar and a start at sign-in can be tried on
Windows alone, and never were.

| command | report |
|---|---|
| `npm run bundle` | linux |
| `npm run bundle -- --engine qt` | linux-window |
| `npm run bundle:wine` | wine, wine-installed, wine-install |
| `.github/workflows/windows.yml` | windows, windows-window, windows-installed, windows-install |
| `python packaging/bundle/evidence.py build/reports/*.json` | this page |

Seconds of the processor are the program's own; those to an answer include waiting for other work of the machine.
"""


def main(reports: list[str]) -> None:
    """Keep these reports and write the page."""
    STORED.mkdir(parents=True, exist_ok=True)
    for path in map(Path, reports):
        if path.stem.partition("-")[0] not in PLATFORMS:
            raise SystemExit(f"{path.name} does not begin with one of {', '.join(PLATFORMS)}.")
        if refusal := why_not(json.loads(path.read_text("utf-8"))):
            raise SystemExit(f"{path.name} is no evidence: {refusal}")
        shutil.copy(path, STORED / path.name)
    PAGE.write_text(write_page(read_reports(STORED)), encoding="utf-8")


def why_not(report: dict[str, Any]) -> str | None:
    """Return why a report is not of the commit that it names."""
    built = report["program"]
    if not built.get("commit"):
        return "its program was built without a commit."
    if built.get("changed"):
        return f"its program was built with changes that {built['commit'][:9]} does not have."
    if not _is_in_history(built["commit"]):
        return f"its program was built from {built['commit'][:9]}, which is not in the history of this commit."
    return None


def _is_in_history(commit: str) -> bool:
    words = ["git", "merge-base", "--is-ancestor", commit, "HEAD"]
    return subprocess.run(words, cwd=ROOT, check=False, capture_output=True).returncode == 0


def read_reports(folder: Path) -> dict[str, Any]:
    """The stored reports by their names."""
    return {path.stem: json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.json"))}


def write_page(reports: dict[str, Any]) -> str:
    """The page in Markdown."""
    return "\n".join([HEAD, _list_runs(reports), *(_table(reports, *each) for each in ENDINGS.items())])


def _list_runs(reports: dict[str, Any]) -> str:
    lines = [f"- {name}: {_describe(reports[name]) if name in reports else NEVER}" for name in _names()]
    return "\n".join(["## Runs", "", *lines, ""])


def _names() -> list[str]:
    return [
        f"{system}{ending}" for ending in ENDINGS for system in PLATFORMS if ending != "-window" or system != "wine"
    ]


def _describe(report: dict[str, Any]) -> str:
    built = report["program"]
    figures = ", ".join(f"{value} {name}" for name, value in report["figures"].items())
    return (
        f"{report['when'][:10]}, version {built['version']} of {built['commit'][:9]}, built by {built['builder']}"
        f"{_tell_load(report.get('load'))}. {figures}"
    ).rstrip()


def _tell_load(load: dict[str, float] | None) -> str:
    """Return how busy the machine was, without which seconds mean little."""
    if not load:
        return ""
    is_busy = load["last minute"] > load["processors"] * AT_REST
    return f", {'a busy machine' if is_busy else 'at rest'} (load {load['last minute']} of {load['processors']})"


def _table(reports: dict[str, Any], ending: str, title: str) -> str:
    columns = [reports.get(f"{system}{ending}") for system in PLATFORMS]
    names = list(dict.fromkeys(check["name"] for report in columns if report for check in report["checks"]))
    rows = [f"| {name} | {' | '.join(_result(report, name) for report in columns)} |" for name in names]
    if not rows:
        return f"## {title}\n\n{NEVER.capitalize()}.\n"
    head = f"| check | {' | '.join(PLATFORMS.values())} |"
    return "\n".join([f"## {title}", "", head, "|---" * (len(PLATFORMS) + 1) + "|", *rows, ""])


def _result(report: dict[str, Any] | None, name: str) -> str:
    found = [check for check in report["checks"] if check["name"] == name] if report else []
    if not found:
        return NEVER
    return f"skipped: {found[0]['found']}" if found[0]["result"] == "skipped" else found[0]["result"]


if __name__ == "__main__":
    main(sys.argv[1:])
