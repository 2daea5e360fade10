"""The tunnel programs that the owner may have installed.

The places of their files, and the words that start them.

None is part of Pitlane: each provider keeps its own up to date.
"""

import os
import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from app.shop.errors import Conflict

NAMES = {"cloudflare": "cloudflared", "tailscale": "tailscale", "ngrok": "ngrok"}
"""The programs by the kind of tunnel that each makes."""
NOT_FOUND = "{name} was not found on this PC. Install it first."
WINDOWS_PLACES = (
    "%ProgramFiles%/{name}/{name}.exe",
    "%ProgramFiles(x86)%/{name}/{name}.exe",
    "%LOCALAPPDATA%/Microsoft/WinGet/Links/{name}.exe",
    "%LOCALAPPDATA%/Microsoft/WindowsApps/{name}.exe",
    "%LOCALAPPDATA%/{name}/{name}.exe",
    "%ProgramData%/chocolatey/bin/{name}.exe",
    "%USERPROFILE%/scoop/shims/{name}.exe",
    "%USERPROFILE%/Downloads/{name}.exe",
    "%USERPROFILE%/Downloads/{name}-windows-amd64.exe",
)
OTHER_PLACES = (
    "/usr/local/bin/{name}",
    "/opt/homebrew/bin/{name}",
    "/snap/bin/{name}",
    "/Applications/Tailscale.app/Contents/MacOS/{name}",
)


@dataclass(frozen=True)
class Plan:
    """One start of a tunnel program.

    `environment` carries what nobody may read off the list of processes.

    `brings_address`: the program says under which address it made the shop public.
    """

    kind: str
    command: tuple[str, ...]
    environment: Mapping[str, str] = field(default_factory=dict, repr=False)
    brings_address: bool = True

    @property
    def name(self) -> str:
        """The program's name, as its provider writes it."""
        return NAMES[self.kind]


def find_program(kind: str) -> str | None:
    """Return the path of a tunnel program; None if not installed.

    It is searched on the PATH and where installers put it.
    """
    name = NAMES[kind]
    found = shutil.which(name)
    if found:
        return found
    return next((str(place) for place in _places(name) if place.is_file()), None)


def require_program(kind: str) -> str:
    """Return the path of a kind's program.

    Raises Conflict where it is not on this PC.
    """
    program = find_program(kind)
    if program is None:
        raise Conflict(NOT_FOUND.format(name=NAMES[kind]))
    return program


def make_plan(kind: str, program: str, port: int, token: str) -> Plan:
    """The command that makes the public listener on `port` reachable.

    `token` is Cloudflare's, blank for a quick tunnel.
    """
    here = f"http://127.0.0.1:{port}"
    if kind == "cloudflare" and token:
        command = (program, "tunnel", "--no-autoupdate", "run")
        return Plan(kind, command, {"TUNNEL_TOKEN": token}, brings_address=False)
    if kind == "cloudflare":
        return Plan(kind, (program, "tunnel", "--url", here, "--no-autoupdate"))
    if kind == "tailscale":
        return Plan(kind, (program, "funnel", str(port)))
    return Plan(kind, (program, "http", f"127.0.0.1:{port}", "--log", "stdout", "--log-format", "logfmt"))


def _places(name: str) -> list[Path]:
    if sys.platform != "win32":
        return [Path(place.format(name=name)) for place in OTHER_PLACES]
    filled = [os.path.expandvars(place.format(name=name)) for place in WINDOWS_PLACES]
    return [Path(place) for place in filled if "%" not in place]
