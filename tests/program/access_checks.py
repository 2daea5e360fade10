"""Checks of who is let in, and of a PC with oddities."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.program.journey import Journey, expect

FORWARDED = (
    "Forwarded", "X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host", "X-Real-IP", "X-Original-URL",
    "X-Client-IP", "True-Client-IP", "CF-Connecting-IP", "CDN-Loop", "Ngrok-Trace-Id", "Tailscale-User-Login", "Via",
)  # fmt: skip
SCRIPT_CLASS = r"HKCU\Software\Classes\.js"
POISONED = 'mount --bind "$0" /etc/mime.types && exec "$@"'
NO_STREAMS = ("sh", "-c", 'exec "$0" "$@" 0<&- 1>&- 2>&-')


def check_admin_calls_at_the_public_listener(journey: Journey) -> str:
    """Each of the owner's calls is 404 there."""
    status, said = journey.program.run("openapi")
    expect(status == 0, said[:300])
    calls = [
        (method.upper(), re.sub(r"\{[^}]+\}", "x", path))
        for path, methods in json.loads(said)["paths"].items()
        for method in methods
        if path.startswith("/api/admin/")
    ]
    journey.open()
    let_in = [call for call in calls if journey.public.ask(*call)[0] != 404]
    expect(len(calls) > 50 and not let_in, f"{len(calls)} calls, let in: {let_in[:5]}")
    return f"{len(calls)} calls"


def check_strangers_at_the_admin_listener(journey: Journey) -> str:
    """A foreign host and each header of a tunnel are 403."""
    path = "/api/admin/setup"
    headers = [("Host", "evil.example"), *((name, "203.0.113.9") for name in FORWARDED)]
    let_in = [pair for pair in headers if journey.admin.ask("GET", path, **dict([pair]))[0] != 403]
    expect(not let_in, f"let in: {let_in}")
    journey.close()
    return f"{len(headers)} requests"


def check_types_on_a_poisoned_pc(journey: Journey) -> str:
    """Check that scripts are sent as scripts, whatever type another program registered for them in the system."""
    if journey.program.platform in {"windows", "wine"}:
        registry = [*journey.program.words[:-1], "reg"]
        _run([*registry, "add", SCRIPT_CLASS, "/v", "Content Type", "/d", "text/plain", "/f"])
        kind = _type_of_a_script(journey)
        _run([*registry, "delete", SCRIPT_CLASS, "/v", "Content Type", "/f"])
    else:
        kind = _type_of_a_script(journey, _poison_types(journey))
    expect(kind.startswith("text/javascript"), kind)
    return kind


def check_no_streams(journey: Journey) -> str:
    """It serves without standard input, output and errors."""
    if journey.program.platform != "linux":
        pytest.skip("tried on Linux; a windowed program of Windows has none when it is double-clicked")
    journey.open(before=NO_STREAMS)
    return journey.close()


def _poison_types(journey: Journey) -> Sequence[str]:
    if not shutil.which("unshare") or not Path("/etc/mime.types").exists():
        pytest.skip("needs Linux, its list of types and util-linux")
    types = journey.program.folder / "mime.types"
    types.write_text("text/plain js mjs css html svg\n", encoding="ascii")
    apart = ["unshare", "--mount"] if os.geteuid() == 0 else ["unshare", "--map-root-user", "--mount"]
    return [*apart, "sh", "-c", POISONED, str(types)]


def _type_of_a_script(journey: Journey, before: Sequence[str] = ()) -> str:
    journey.open(before=before)
    page = journey.public.ask("GET", "/")[1]
    [script, *_] = re.findall(rb'(?:src|href)="(/assets/[^"]+\.js)"', page)
    kind = journey.public.ask("GET", script.decode())[2]
    journey.close()
    return kind


def _run(words: Sequence[str]) -> None:
    subprocess.run(words, check=True, capture_output=True)
