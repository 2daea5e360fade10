"""Stand-ins for the tunnel programs. They are real child processes with the output of the real programs."""

import os
import stat
import sys
import time
from collections.abc import Callable
from pathlib import Path

SAYS = {
    "cloudflared": [
        "2026-02-21T14:24:01Z INF Requesting new quick Tunnel on trycloudflare.com...",
        "2026-02-21T14:24:06Z INF |  Your quick Tunnel has been created! Visit it at (it may take some time):  |",
        "2026-02-21T14:24:06Z INF |  https://world-pound-folder-structured.trycloudflare.com                  |",
        "2026-02-21T14:24:07Z INF Registered tunnel connection connIndex=0 ip=198.41.200.13 location=dub01",
    ],
    "tailscale": [
        "Available on the internet:",
        "",
        "https://workshop.alpine-banded.ts.net/",
        "|-- proxy http://127.0.0.1:8000",
        "",
        "Press Ctrl+C to exit.",
    ],
    "ngrok": [
        't=2026-02-21T14:24:01+0000 lvl=info msg="client session established" obj=tunnels.session',
        't=2026-02-21T14:24:02+0000 lvl=info msg="started tunnel" obj=tunnels name=command_line '
        "addr=http://127.0.0.1:8000 url=https://abcd-203-0-113-9.ngrok-free.app",
    ],
}
PROGRAM = """#!{python}
import json, os, sys, time
token = os.environ.get("TUNNEL_TOKEN")
password = os.environ.get("PITLANE_ADMIN_PASSWORD")
told = {{"pid": os.getpid(), "words": sys.argv[1:], "token": token, "password": password}}
with open({starts!r}, "a") as starts:
    starts.write(json.dumps(told) + "\\n")
for line in {lines!r}:
    print(line, file=sys.stderr, flush=True)
if {code!r} is not None:
    sys.exit({code!r})
while True:
    time.sleep(60)
"""


def install(folder: Path, name: str, lines: list[str] | None = None, code: int | None = None) -> Path:
    """Install a program of this name into a folder of the PATH. Returns the file in which it records each of its
    starts.
    """
    folder.mkdir(parents=True, exist_ok=True)
    starts = folder / f"{name}.starts"
    starts.touch()
    program = folder / name
    said = SAYS[name] if lines is None else lines
    program.write_text(PROGRAM.format(python=sys.executable, starts=str(starts), lines=said, code=code))
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return starts


def until(condition: Callable[[], object], what: str, limit: float = 30.0) -> None:
    end = time.monotonic() + limit
    while not condition():
        assert time.monotonic() < end, f"not within {limit:.0f} s: {what}"
        time.sleep(0.02)


def is_alive(pid: int) -> bool:
    """Return whether a process runs; a zombie does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/status")
    return not status.exists() or "State:\tZ" not in status.read_text()
